/** A short payer of a single ante: what each order of paying it gives whom, side by side. */

import { amount, potTitle, words } from '@sidepot/i18n/page';
import { type ReactNode, useId } from 'react';
import type { BothOrders, OrderResult } from '../model/both-orders.js';
import styles from './OrdersTable.module.css';

export function OrdersTable({ both }: { readonly both: BothOrders }) {
  const { results, payer, chosen } = both;
  const id = useId();
  const [first] = results;
  const rows = first?.answer.rows ?? [];
  const payerRow = rows.find(({ player }) => player.key === payer);
  const most = Math.max(...results.map(({ answer }) => answer.pots.length));
  const hasRefund = results.some(({ answer }) => answer.refund !== null);
  const cells = (cell: (result: OrderResult) => ReactNode) =>
    results.map((result) => <td key={result.order}>{cell(result)}</td>);
  return (
    <section className={styles.both} aria-labelledby={id} data-both>
      <h3 id={id} className={styles.title}>
        {words.calculator.result.both.title}
      </h3>
      <p className={styles.lead}>
        {words.calculator.result.both.lead(
          payerRow?.player.name ?? '',
          payerRow?.put ?? 0,
          both.ante,
          both.owedBlind,
        )}
      </p>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {results.map(({ order }) => (
              <th key={order} scope="col" data-chosen={order === chosen || undefined}>
                {words.calculator.result.both.names[order]}
                {order === chosen && (
                  <span className={styles.chosen}>{words.calculator.result.both.chosen}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-row="posts">
            <th scope="row">{words.calculator.result.both.posts(payerRow?.player.name ?? '')}</th>
            {cells(partsOf)}
          </tr>
          {hasRefund && (
            <tr data-row="returned">
              <th scope="row">{words.calculator.result.both.returned}</th>
              {cells(({ answer }) =>
                answer.refund === null ? words.calculator.result.both.nothing : refundOf(answer),
              )}
            </tr>
          )}
          {Array.from({ length: most }, (_, index) => (
            <tr key={potTitle(index, most)} data-row={`pot ${index}`}>
              <th scope="row">{potTitle(index, most)}</th>
              {cells(({ answer }) => {
                const pot = answer.pots[index];
                return pot === undefined ? (
                  words.calculator.result.both.nothing
                ) : (
                  <Pot answer={answer} pot={pot} />
                );
              })}
            </tr>
          ))}
        </tbody>
        <tbody>
          {rows.map(({ player }, i) => (
            <tr key={player.key} data-row={player.name} data-differs={differs(results, i)}>
              <th scope="row">{words.calculator.result.both.getsLabel(player.name)}</th>
              {cells(({ answer }) => getsOf(answer, i))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In the order in which they are paid. */
function partsOf({ order, dead, blind }: OrderResult): ReactNode {
  const ante = words.calculator.result.both.parts.ante(dead);
  const rest = words.calculator.result.both.parts.blind(blind);
  const parts = order === 'ante-first' ? [ante, rest] : [rest, ante];
  return parts.map((part) => (
    <span key={part} className={styles.line}>
      {part}
    </span>
  ));
}

type Answer = OrderResult['answer'];

const nameIn = (answer: Answer, key: number): string =>
  answer.hand.players.find((player) => player.key === key)?.name ?? '';

const refundOf = (answer: Answer): string =>
  answer.refund === null
    ? ''
    : words.calculator.result.both.back(nameIn(answer, answer.refund.key), answer.refund.amount);

function Pot({ answer, pot }: { readonly answer: Answer; readonly pot: Answer['pots'][number] }) {
  return (
    <>
      <span className={styles.line}>{amount(pot.amount)}</span>
      <span className={styles.names}>
        {pot.eligible.map((key) => nameIn(answer, key)).join(', ')}
      </span>
    </>
  );
}

/** Null: it is open who wins. */
function chipsFor({ rows }: Answer, index: number): number | null {
  const row = rows[index];
  return row === undefined || row.won === null ? null : row.returned + row.won;
}

function getsOf(answer: Answer, index: number): string {
  const chips = chipsFor(answer, index);
  return chips === null ? words.calculator.result.unknown : amount(chips);
}

const differs = (results: readonly OrderResult[], index: number): true | undefined =>
  new Set(results.map(({ answer }) => chipsFor(answer, index))).size > 1 || undefined;
