/** Who bought what, who stands where, and the fewest payments that make everybody even. */

import type { Answer } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { Refusal } from '../design/Refusal.js';
import { get, sentenceOf } from '../net/http.js';
import { useTable } from '../table/context.js';
import { text } from '../text/en.js';
import { hostText } from '../text/en-host.js';
import { Correction } from './Correction.js';
import { Corrections } from './Corrections.js';
import styles from './LedgerTab.module.css';
import rows from './rows.module.css';

type LedgerAnswer = Answer<'getLedger'>;

export function LedgerTab() {
  const { view } = useTable();
  const { ledger: words } = hostText;
  const [answer, setAnswer] = useState<LedgerAnswer | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id } = view.info;
  // The view has the same ledger for those who sit; when it changes, so do the payments.
  const seen = view.ledger;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the ledger changes
  useEffect(() => {
    let isGone = false;
    get<'getLedger'>(`/api/tables/${id}/ledger`).then(
      (got) => !isGone && setAnswer(got),
      (error: unknown) => !isGone && setRefusal(sentenceOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [id, seen]);
  const ledger = seen ?? answer?.ledger ?? null;
  if (ledger === null) {
    return refusal === null ? null : <p className={rows.lead}>{words.hidden}</p>;
  }
  if (ledger.lines.length === 0) return <p className={rows.lead}>{words.none}</p>;
  const nameOf = (player: string): string =>
    ledger.lines.find((line) => line.player === player)?.name ?? text.log.someone;
  return (
    <>
      <section className={rows.part} aria-label={words.title}>
        <LedgerTable lines={ledger.lines} />
        {ledger.rake > 0 && <p>{words.rake(ledger.rake)}</p>}
        <p className={rows.lead}>{words.asOf}</p>
      </section>
      <section className={rows.part} aria-label={words.settlement}>
        <h3 className={rows.title}>{words.settlement}</h3>
        <p className={rows.lead}>{words.settlementNote}</p>
        <Refusal text={refusal} />
        {answer !== null && <Settlement answer={answer} nameOf={nameOf} />}
      </section>
      <Corrections table={id} ledger={ledger} nameOf={nameOf} />
      {view.you.rights.includes('host') && <Correction lines={ledger.lines} />}
    </>
  );
}

function LedgerTable({ lines }: { readonly lines: LedgerAnswer['ledger']['lines'] }) {
  const { ledger: words } = hostText;
  const hasCorrections = lines.some(({ adjusted }) => adjusted !== 0);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.buyIns}</th>
            <th scope="col">{words.cashOuts}</th>
            <th scope="col">{words.stack}</th>
            {hasCorrections && <th scope="col">{words.adjusted}</th>}
            <th scope="col">{words.net}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.player}>
              <th scope="row">{line.name}</th>
              <td>{text.amount(line.buyIns)}</td>
              <td>{text.amount(line.cashOuts)}</td>
              <td>{text.amount(line.stack)}</td>
              {hasCorrections && <td>{words.signed(line.adjusted)}</td>}
              <td className={line.net > 0 ? styles.plus : line.net < 0 ? styles.minus : undefined}>
                {words.signed(line.net)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SettlementProps {
  readonly answer: LedgerAnswer;
  readonly nameOf: (player: string) => string;
}

function Settlement({ answer: { settlement }, nameOf }: SettlementProps) {
  const { ledger: words } = hostText;
  if (settlement.length === 0) return <p>{words.settled}</p>;
  const who = (player: string | null): string => (player === null ? words.house : nameOf(player));
  return (
    <ul className={rows.rows}>
      {settlement.map(({ from, to, amount }) => (
        <li
          key={`${from}-${to}`}
          className={rows.row}
          aria-label={words.pays(who(from), who(to), amount)}
        >
          <span className={styles.pays}>
            <b>{who(from)}</b>
            <span className={styles.arrow} aria-hidden="true">
              →
            </span>
            <b>{who(to)}</b>
          </span>
          <b className={rows.amount}>{text.amount(amount)}</b>
        </li>
      ))}
    </ul>
  );
}
