/** The cards of a seat, as a fan that has its place; of whoever throws some they can be marked. */

import type { Card } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../ui/classes.js';
import { MovingCard } from './MovingCard.js';
import type { Beat } from './model/beat.js';
import { type LaidCard, layCards } from './model/lay-cards.js';
import { cardMarks } from './model/light.js';
import type { FeltSeat } from './model/view.js';
import styles from './SeatCards.module.css';

/** Seconds between the cards of a hand. */
const BETWEEN = 0.06;

/** Some of my cards go: which ones do? */
export interface CardChoice {
  /** Those that may go; others cannot be marked. */
  readonly open: readonly Card[];
  readonly chosen: readonly Card[];
  readonly onToggle: (card: Card) => void;
}

export interface SeatCardsProps {
  readonly seat: FeltSeat;
  /** With the next one its cards are dealt anew. */
  readonly hand: number | null;
  readonly beat: Beat;
  /** Left out: nothing can be marked. */
  readonly choice?: CardChoice | undefined;
  /** Stands beside the cards. */
  readonly children?: ReactNode;
}

export function SeatCards({ seat, hand, beat, choice, children }: SeatCardsProps) {
  const { isMe = false, isFolded = false } = seat;
  const laid = isFolded && !isMe ? [] : layCards(seat);
  const marks = cardMarks(beat, null);
  const isStud = laid.some(({ isDown }) => isDown);
  const isUp = laid.some(({ card }) => card !== null);
  const fan = fanOf(laid, isStud);
  return (
    <div
      className={classes(
        styles.cards,
        isMe && styles.mine,
        isUp && styles.up,
        laid.length === 2 && styles.two,
        fan.faces === 4 && styles.close,
        fan.faces > 4 && styles.dense,
      )}
      style={placedIn(fan)}
      data-cards=""
      {...(choice && { role: 'group', 'aria-label': words.table.draw.cards })}
    >
      {laid.map(({ card, isDown, key: place }, i) => {
        const mark = card === null ? undefined : marks.get(card);
        const isMarked = card !== null && choice?.chosen.includes(card) === true;
        const key = `${hand} ${place}`;
        const before = laid[i - 1];
        const after = isStud && before?.card === null ? styles.afterBack : styles.afterFace;
        const drawn = (
          <MovingCard
            card={card}
            size={isMe ? 'large' : 'small'}
            delay={i * BETWEEN}
            isRaised={mark !== undefined}
            half={mark ?? 'high'}
            isDown={isDown}
            isDimmed={isFolded || isMarked || (marks.size > 0 && mark === undefined)}
          />
        );
        const look = i === 0 ? undefined : after;
        if (choice === undefined || card === null || !choice.open.includes(card)) {
          return (
            <span key={key} className={classes(styles.place, look)}>
              {drawn}
            </span>
          );
        }
        return (
          <button
            key={key}
            type="button"
            className={classes(styles.place, styles.choice, isMarked && styles.marked, look)}
            aria-pressed={isMarked}
            aria-keyshortcuts={String(i + 1)}
            data-choice={i + 1}
            onClick={() => choice.onToggle(card)}
          >
            {drawn}
            <span className={styles.key} aria-hidden="true">
              {i + 1}
            </span>
          </button>
        );
      })}
      {children}
    </div>
  );
}

interface Fan {
  /** How many show their back, and how many their face, but for the last. */
  readonly backs: number;
  readonly faces: number;
}

function fanOf(laid: readonly LaidCard[], isStud: boolean): Fan {
  const covered = laid.slice(0, -1);
  const backs = isStud ? covered.filter(({ card }) => card === null).length : 0;
  return { backs, faces: Math.max(1, covered.length - backs) };
}

/** For the style sheet. */
function placedIn({ backs, faces }: Fan): CSSProperties {
  const counts: Readonly<Record<`--${string}`, number>> = { '--backs': backs, '--faces': faces };
  return counts;
}
