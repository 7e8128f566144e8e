/** The cards in the middle: one row for each run. */

import { classes } from '../design/classes.js';
import { words } from '../i18n/words.js';
import { useOnStage } from '../show/context.js';
import { useTable } from '../table/context.js';
import { BoardVerdict } from './AwardNote.js';
import styles from './Boards.module.css';
import { cardMarks } from './light.js';
import { MovingCard } from './MovingCard.js';

const SLOTS = [0, 1, 2, 3, 4];
/** Seconds between the cards of a flop. */
const BETWEEN = 0.13;
const FLOP = 3;

export function Boards() {
  const { view } = useTable();
  const { beat } = useOnStage();
  const boards = view.hand?.view.boards ?? [[]];
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
            <BoardVerdict board={run} />
          </section>
        );
      })}
    </div>
  );
}
