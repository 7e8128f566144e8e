/** One hand of the list: how much, who won, and what is special about it. */

import { replayerText } from '../text/en-replayer.js';
import styles from './HandRow.module.css';
import { moneyOf } from './money.js';
import type { HandSummary } from './summary.js';

const { list: words } = replayerText;

export function HandRow({ hand }: { readonly hand: HandSummary }) {
  const { number, pot, unit, symbol, pots, isAllIn, isSplit, notes, winners, players } = hand;
  return (
    <>
      <span className={styles.line}>
        <span className={styles.number}>{words.number(number)}</span>
        <span className={styles.winners}>{words.won(winners)}</span>
        <b className={styles.pot}>{moneyOf(unit, symbol)(pot)}</b>
      </span>
      <span className={styles.line}>
        <span className={styles.tag}>{words.players(players)}</span>
        {pots > 1 && <span className={styles.strong}>{words.sidePots(pots)}</span>}
        {isAllIn && <span className={styles.tag}>{words.allIn}</span>}
        {isSplit && <span className={styles.tag}>{words.split}</span>}
        {notes > 0 && <span className={styles.note}>{words.notes(notes)}</span>}
      </span>
    </>
  );
}
