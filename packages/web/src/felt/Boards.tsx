/** The cards in the middle: one row for each run. */

import type { Card } from '@sidepot/engine';
import { type SeatNames, words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import { BoardVerdict } from './AwardNote.js';
import styles from './Boards.module.css';
import { MovingCard } from './MovingCard.js';
import type { Beat } from './model/beat.js';
import { cardMarks } from './model/light.js';

const SLOTS = [0, 1, 2, 3, 4];
/** Seconds between the cards of a flop. */
const BETWEEN = 0.13;
const FLOP = 3;

export interface BoardsProps {
  readonly boards: readonly (readonly (Card | null)[])[];
  readonly beat: Beat;
  readonly names: SeatNames;
  /** Beside a board, for who won on it. */
  readonly hasSpace: boolean;
}

export function Boards({ boards, beat, names, hasSpace }: BoardsProps) {
  return (
    <div
      className={classes(
        styles.boards,
        boards.length > 1 && styles.many,
        boards.length > 2 && styles.three,
      )}
    >
      {boards.map((board, run) => {
        const marks = cardMarks(beat, run);
        return (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a board is its run
            key={run}
            className={styles.board}
            aria-label={words.table.board.label(run + 1, boards.length)}
          >
            {SLOTS.map((slot) => {
              const card = board[slot];
              if (card === undefined || card === null) {
                return <span key={slot} className={styles.slot} aria-hidden="true" />;
              }
              const mark = marks.get(card);
              return (
                <MovingCard
                  key={`${slot} ${card}`}
                  card={card}
                  delay={slot < FLOP ? slot * BETWEEN : 0}
                  isRaised={mark !== undefined}
                  half={mark ?? 'high'}
                  isDimmed={marks.size > 0 && mark === undefined}
                />
              );
            })}
            {hasSpace && <BoardVerdict {...{ beat, names }} board={run} />}
          </section>
        );
      })}
    </div>
  );
}
