/** One hand of the list: how much, who won, and what is special about it. */

import { moneyOf, words } from '@sidepot/i18n/page';
import styles from './HandRow.module.css';
import type { HandSummary } from './hands/summary.js';
import type { HandMark } from './marks/hand-marks.js';
import { StarSign } from './marks/StarSign.js';

export interface HandRowProps {
  readonly hand: HandSummary;
  readonly mark: HandMark | undefined;
  /** In place of who won. */
  readonly told: string | undefined;
}

export function HandRow({ hand, mark, told }: HandRowProps) {
  const { number, pot, unit, symbol, pots, isAllIn, isSplit, notes, winners, players } = hand;
  return (
    <>
      <span className={styles.line}>
        <span className={styles.number}>{words.replayer.list.number(number)}</span>
        <span className={styles.winners}>{told ?? words.replayer.list.won(winners)}</span>
        <b className={styles.pot}>{moneyOf(unit, symbol)(pot)}</b>
      </span>
      <span className={styles.line}>
        <span className={styles.tag}>{words.replayer.list.players(players)}</span>
        {pots > 1 && <span className={styles.strong}>{words.replayer.list.sidePots(pots)}</span>}
        {isAllIn && <span className={styles.tag}>{words.replayer.list.allIn}</span>}
        {isSplit && <span className={styles.tag}>{words.replayer.list.split}</span>}
        {mark !== undefined && (
          <span className={styles.mark}>
            {mark.isStarred && <StarSign label={words.replayer.marks.starred} />}
            {mark.comment}
          </span>
        )}
        {notes > 0 && <span className={styles.note}>{words.replayer.list.notes(notes)}</span>}
      </span>
    </>
  );
}
