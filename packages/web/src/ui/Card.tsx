/** A card as its own drawing: a big index that reads at arm's length, colour and shape of its suit. */

import { type Card as CardNumber, rankOf, suitOf } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import styles from './Card.module.css';
import { classes } from './classes.js';
import { SuitShape } from './Suit.js';

const INDEXES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUIT_CLASSES = ['clubs', 'diamonds', 'hearts', 'spades'];

export type CardSize = 'small' | 'medium' | 'large';

export interface CardProps {
  /** Null: face down. */
  readonly card: CardNumber | null;
  readonly size?: CardSize;
  /** Part of the hand that plays. */
  readonly isRaised?: boolean;
  /** In games with two halves: of which; all but the high one have colours of their own. */
  readonly half?: 'high' | 'low' | 'badugi' | 'in-hand' | 'both';
  readonly isDimmed?: boolean;
  /** Seen here, but dealt face down: it says so. */
  readonly isDown?: boolean;
}

export function Card(props: CardProps) {
  const { card, size = 'medium', half = 'high' } = props;
  const { isRaised = false, isDimmed = false, isDown = false } = props;
  const look = classes(
    styles.card,
    styles[size],
    isRaised && styles.raised,
    isRaised && styles[half],
    isDimmed && styles.dimmed,
  );
  if (card === null) {
    return <span className={classes(look, styles.back)} role="img" aria-label={words.cards.back} />;
  }
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const index = INDEXES[rank] ?? '';
  const name = words.cards.card(rank, suit);
  return (
    <span
      className={classes(look, isDown && styles.down, styles[SUIT_CLASSES[suit] ?? ''])}
      role="img"
      aria-label={isDown ? words.cards.down(name) : name}
      data-card={card}
    >
      <svg viewBox="0 0 60 84" aria-hidden="true">
        <text
          className={styles.index}
          x={index.length > 1 ? 2 : 5}
          y="32"
          textLength={index.length > 1 ? 33 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {index}
        </text>
        <SuitShape suit={suit} transform="translate(6 38) scale(0.74)" />
        <SuitShape suit={suit} transform="translate(25 46) scale(1.34)" />
      </svg>
    </span>
  );
}
