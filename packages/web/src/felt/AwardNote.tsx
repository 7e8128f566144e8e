/**
 * Who won the pot and with what. On a large screen under the board, or beside each board where there
 * are several; on a small one in the action bar, in a replay under the table, where it covers nobody's
 * cards.
 */

import type { ReactNode } from 'react';
import { classes } from '../design/classes.js';
import type { AwardLine } from '../i18n/told.js';
import { words } from '../i18n/words.js';
import { namesOf } from '../log/lines.js';
import { useOnStage } from '../show/context.js';
import type { Awarded } from '../show/scene.js';
import { useHasSpace } from '../show/use-has-space.js';
import { useTable } from '../table/context.js';
import styles from './AwardNote.module.css';

interface AwardProps {
  readonly award: Awarded;
  readonly isPaid: boolean;
}

/** Under the board. */
export function AwardNote(props: AwardProps) {
  const lines = useLines(props.award);
  if (!useHasSpace()) return null;
  const { isPaid, award } = props;
  const isBeside = boardsIn(award) > 1;
  return (
    <div className={styles.award} data-award={award.pot}>
      {!isBeside && <Lines lines={lines} />}
      <Shares award={award} isPaid={isPaid || isBeside} />
    </div>
  );
}

/** Beside one of several boards. */
export function BoardVerdict({ board }: { readonly board: number }) {
  const { beat } = useOnStage();
  const hasRoom = useHasSpace();
  if (!hasRoom || beat.kind !== 'award' || boardsIn(beat.award) < 2) return null;
  return <Verdict award={beat.award} board={board} />;
}

function Verdict({ award, board }: { readonly award: Awarded; readonly board: number }) {
  const lines = useLines(award).filter((line) => line.board === board);
  if (lines.length === 0) return null;
  return (
    <div className={classes(styles.award, styles.beside)}>
      <Lines lines={lines} />
    </div>
  );
}

/** Where the table has no room for words: the award on stage, otherwise what else is to be said. */
export function AwardBelow({ children }: { readonly children: ReactNode }) {
  const { beat } = useOnStage();
  const hasRoom = useHasSpace();
  return !hasRoom && beat.kind === 'award' ? <Below {...beat} /> : children;
}

function Below({ award, isPaid }: AwardProps) {
  const { view } = useTable();
  const lines = useLines(award);
  const name = words.table.pots.name(award.pot, view.hand?.view.pots.length ?? 1);
  return (
    <div
      className={classes(styles.award, styles.below, lines.length > 1 && styles.several)}
      data-award={award.pot}
    >
      <p className={styles.pot}>{words.show.award.title(name, award.amount)}</p>
      <Lines lines={lines} />
      <Shares award={award} isPaid={isPaid} />
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly AwardLine[] }) {
  return lines.map(({ of, half, text: words }) => (
    <p key={of} className={classes(styles.winner, styles[half])}>
      {of !== '' && <span className={styles.of}>{of}</span>} {words}
    </p>
  ));
}

/** One winner of one hand is all said: the pot is lit and the seat has the amount. */
function Shares({ award, isPaid }: AwardProps) {
  const { view } = useTable();
  const isDivided = award.shares.length > 1 || award.hands.length > 1 || award.rake > 0;
  if (!isDivided) return null;
  const shares = words.show.award.shares(award, namesOf(view)).join(' · ');
  return (
    <p className={classes(styles.shares, isPaid && styles.paid)}>
      {shares}
      {award.rake > 0 && ` · ${words.show.award.rake(award.rake)}`}
    </p>
  );
}

const useLines = (award: Awarded): readonly AwardLine[] =>
  words.show.award.lines(award, namesOf(useTable().view));

const boardsIn = ({ hands }: Awarded): number => new Set(hands.map(({ board }) => board)).size;
