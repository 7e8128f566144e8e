/** Who bought what, who stands where, and the fewest payments that make everybody even. */

import { amount, words } from '@sidepot/i18n/page';
import type { Answer } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { useTable } from '../../session/context.js';
import { get, sentenceOf } from '../../session/http.js';
import { signLook } from '../../ui/parts/sign-look.js';
import { Refusal } from '../../ui/Refusal.js';
import rows from '../../ui/rows.module.css';
import { Correction } from './Correction.js';
import { Corrections } from './Corrections.js';
import styles from './LedgerTab.module.css';
import { WhoPays } from './WhoPays.js';

type LedgerAnswer = Answer<'getLedger'>;

export function LedgerTab() {
  const { view } = useTable();
  const { ledger: told } = words.host;
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
    return refusal === null ? null : <p className={rows.lead}>{told.hidden}</p>;
  }
  if (ledger.lines.length === 0) return <p className={rows.lead}>{told.none}</p>;
  const nameOf = (player: string): string =>
    ledger.lines.find((line) => line.player === player)?.name ?? words.table.log.someone;
  return (
    <>
      <section className={rows.part} aria-label={told.title}>
        <LedgerTable lines={ledger.lines} />
        {ledger.rake > 0 && <p>{told.rake(ledger.rake)}</p>}
        <p className={rows.lead}>{told.asOf}</p>
      </section>
      <section className={rows.part} aria-label={told.settlement}>
        <h3 className={rows.title}>{told.settlement}</h3>
        <p className={rows.lead}>{told.settlementNote}</p>
        <Refusal text={refusal} />
        {answer !== null && <WhoPays answer={answer} nameOf={nameOf} />}
      </section>
      <Corrections table={id} ledger={ledger} nameOf={nameOf} />
      {view.you.rights.includes('host') && <Correction lines={ledger.lines} />}
    </>
  );
}

function LedgerTable({ lines }: { readonly lines: LedgerAnswer['ledger']['lines'] }) {
  const { ledger: told } = words.host;
  const hasCorrections = lines.some(({ adjusted }) => adjusted !== 0);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{told.player}</th>
            <th scope="col">{told.buyIns}</th>
            <th scope="col">{told.cashOuts}</th>
            <th scope="col">{told.stack}</th>
            {hasCorrections && <th scope="col">{told.adjusted}</th>}
            <th scope="col">{told.net}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.player}>
              <th scope="row">{line.name}</th>
              <td>{amount(line.buyIns)}</td>
              <td>{amount(line.cashOuts)}</td>
              <td>{amount(line.stack)}</td>
              {hasCorrections && <td>{told.signed(line.adjusted)}</td>}
              <td className={signLook(line.net)}>{told.signed(line.net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
