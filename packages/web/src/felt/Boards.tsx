/** The cards in the middle: one row for each run. */

import type { Card } from '@sidepot/engine';
import { type SeatNames, words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import { BoardVerdict } from './AwardNote.js';
import styles from './Boards.module.css';
import { MovingCard } from './MovingCard.js';
import type { Beat } from './model/beat.js';
import { cardMarks } from './model/light.js';

/** Seconds between the cards of a flop. */
const BETWEEN = 0.13;
const FLOP = 3;
const SLOTS = [0, 1, 2, 3, 4];

export interface BoardsProps {
  readonly boards: readonly (readonly (Card | null)[])[];
  /** Places of a board; none: only what lies there is drawn, a card for all (R119). */
  readonly slots: number;
  readonly beat: Beat;
  readonly names: SeatNames;
  /** Beside a board, for who won on it. */
  readonly hasSpace: boolean;
}

export function Boards({ boards, slots, beat, names, hasSpace }: BoardsProps) {
  if (slots === 0 && boards.every(({ length }) => length === 0)) return null;
  const { label, common } = words.table.board;
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
            aria-label={slots === 0 ? common : label(run + 1, boards.length)}
            data-board={run}
          >
            {SLOTS.slice(0, Math.max(slots, board.length)).map((slot) => {
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
