/**
 * Who won the pot and with what. On a large screen under the board, or beside each board where there
 * are several; on a small one in the action bar, in a replay under the table, where it covers nobody's
 * cards.
 */

import type { AwardLine, SeatNames } from '../i18n/told.js';
import { words } from '../i18n/words.js';
import { classes } from '../ui/classes.js';
import styles from './AwardNote.module.css';
import { awardWords } from './model/award-words.js';
import type { Awarded, Beat } from './model/beat.js';

export interface AwardProps {
  readonly award: Awarded;
  readonly isPaid: boolean;
  readonly names: SeatNames;
  /** How many the hand has. */
  readonly pots: number;
}

/** Under the board. */
export function AwardNote({ award, isPaid, names, pots }: AwardProps) {
  const isBeside = boardsIn(award) > 1;
  const lines = linesOf(award, names, pots);
  return (
    <div className={classes(styles.award, lines.length > 1 && styles.dense)} data-award={award.pot}>
      {!isBeside && <Lines lines={lines} />}
      <Shares {...{ award, names, pots }} isPaid={isPaid || isBeside} />
    </div>
  );
}

export interface BoardVerdictProps {
  readonly beat: Beat;
  readonly board: number;
  readonly names: SeatNames;
  readonly pots: number;
}

/** Beside one of several boards. */
export function BoardVerdict({ beat, board, names, pots }: BoardVerdictProps) {
  if (beat.kind !== 'award' || boardsIn(beat.award) < 2) return null;
  const lines = linesOf(beat.award, names, pots).filter((line) => line.board === board);
  if (lines.length === 0) return null;
  return (
    <div className={classes(styles.award, styles.beside)}>
      <Lines lines={lines} />
    </div>
  );
}

/** Where the table has no room for words. */
export function AwardBelow({ award, isPaid, names, pots }: AwardProps) {
  const lines = linesOf(award, names, pots);
  const { name } = awardWords(award, pots);
  return (
    <div
      className={classes(styles.award, styles.below, lines.length > 1 && styles.several)}
      data-award={award.pot}
    >
      <p className={styles.pot}>{words.show.award.title(name, award.amount)}</p>
      <Lines lines={lines} />
      <Shares {...{ award, isPaid, names, pots }} />
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
function Shares({ award, isPaid, names, pots }: AwardProps) {
  const isDivided = award.shares.length > 1 || award.hands.length > 1 || award.rake > 0;
  if (!isDivided) return null;
  const shares = words.show.award.shares(awardWords(award, pots), names).join(' · ');
  return (
    <p className={classes(styles.shares, isPaid && styles.paid)}>
      {shares}
      {award.rake > 0 && ` · ${words.show.award.rake(award.rake)}`}
    </p>
  );
}

const linesOf = (award: Awarded, names: SeatNames, pots: number): readonly AwardLine[] =>
  words.show.award.lines(awardWords(award, pots), names);

const boardsIn = ({ hands }: Awarded): number => new Set(hands.map(({ board }) => board)).size;
