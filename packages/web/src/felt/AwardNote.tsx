/**
 * Who won the pot and with what. On a large screen under the board, or beside each board where there
 * are several; on a small one in the action bar, in a replay under the table, where it covers nobody's
 * cards.
 */

import {
  type AwardLine,
  awardLines,
  awardShares,
  potTitle,
  type SeatNames,
  words,
} from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import styles from './AwardNote.module.css';
import { wonWords } from './model/award-words.js';
import type { Awarded, Beat } from './model/beat.js';

export interface AwardProps {
  readonly award: Awarded;
  readonly isPaid: boolean;
  readonly names: SeatNames;
}

/** Under the board. */
export function AwardNote({ award, isPaid, names }: AwardProps) {
  const isBeside = boardsIn(award) > 1;
  const lines = awardLines(wonWords(award), names);
  return (
    <div className={classes(styles.award, lines.length > 1 && styles.dense)} data-award={award.pot}>
      {!isBeside && <Lines lines={lines} />}
      <Shares {...{ award, names }} isPaid={isPaid || isBeside} />
    </div>
  );
}

export interface BoardVerdictProps {
  readonly beat: Beat;
  readonly board: number;
  readonly names: SeatNames;
}

/** Beside one of several boards. */
export function BoardVerdict({ beat, board, names }: BoardVerdictProps) {
  if (beat.kind !== 'award' || boardsIn(beat.award) < 2) return null;
  const lines = awardLines(wonWords(beat.award), names).filter((line) => line.board === board);
  if (lines.length === 0) return null;
  return (
    <div className={classes(styles.award, styles.beside, lines.length > 1 && styles.dense)}>
      <Lines lines={lines} />
    </div>
  );
}

/** Where the table has no room for words. `pots`: how many the hand has. */
export function AwardBelow({ award, isPaid, names, pots }: AwardProps & { readonly pots: number }) {
  const lines = awardLines(wonWords(award), names);
  const name = potTitle(award.pot, pots);
  return (
    <div
      className={classes(styles.award, styles.below, lines.length > 1 && styles.several)}
      data-award={award.pot}
    >
      <p className={styles.pot}>{words.show.award.title(name, award.amount)}</p>
      <Lines lines={lines} />
      <Shares {...{ award, isPaid, names }} />
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly AwardLine[] }) {
  return lines.map(({ of, half, text }) => (
    <p key={of} className={classes(styles.winner, styles[half])}>
      {of !== '' && <span className={styles.of}>{of}</span>} {text}
    </p>
  ));
}

/** One winner of one hand is all said: the pot is lit and the seat has the amount. */
function Shares({ award, isPaid, names }: AwardProps) {
  const isDivided = award.shares.length > 1 || award.hands.length > 1 || award.rake > 0;
  if (!isDivided) return null;
  const shares = awardShares(award, names).join(' · ');
  return (
    <p className={classes(styles.shares, isPaid && styles.paid)}>
      {shares}
      {award.rake > 0 && ` · ${words.show.award.rake(award.rake)}`}
    </p>
  );
}

const boardsIn = ({ hands }: Awarded): number => new Set(hands.map(({ board }) => board)).size;
