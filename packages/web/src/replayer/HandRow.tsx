/** One hand of the list: how much, who won, and what is special about it. */

import { moneyOf, words } from '@sidepot/i18n/page';
import styles from './HandRow.module.css';
import type { HandSummary } from './hands/summary.js';

export function HandRow({ hand }: { readonly hand: HandSummary }) {
  const { number, pot, unit, symbol, pots, isAllIn, isSplit, notes, winners, players } = hand;
  return (
    <>
      <span className={styles.line}>
        <span className={styles.number}>{words.replayer.list.number(number)}</span>
        <span className={styles.winners}>{words.replayer.list.won(winners)}</span>
        <b className={styles.pot}>{moneyOf(unit, symbol)(pot)}</b>
      </span>
      <span className={styles.line}>
        <span className={styles.tag}>{words.replayer.list.players(players)}</span>
        {pots > 1 && <span className={styles.strong}>{words.replayer.list.sidePots(pots)}</span>}
        {isAllIn && <span className={styles.tag}>{words.replayer.list.allIn}</span>}
        {isSplit && <span className={styles.tag}>{words.replayer.list.split}</span>}
        {notes > 0 && <span className={styles.note}>{words.replayer.list.notes(notes)}</span>}
      </span>
    </>
  );
}
