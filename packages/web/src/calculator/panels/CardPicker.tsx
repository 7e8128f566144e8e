/** The whole deck to tap on: quicker than typing, on a phone. */

import { type Card as CardNumber, formatCards, makeCard } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { Dialog } from '../../ui/Dialog.js';
import styles from './CardPicker.module.css';

const RANKS = Array.from({ length: 13 }, (_, i) => 12 - i);
/** Spades first. */
const SUITS = [3, 2, 1, 0];

export interface CardPickerProps {
  readonly title: string;
  readonly cards: readonly CardNumber[];
  readonly most: number;
  readonly taken: readonly CardNumber[];
  readonly onChange: (typed: string) => void;
  readonly onClose: () => void;
}

export function CardPicker({ title, cards, most, taken, onChange, onClose }: CardPickerProps) {
  const toggle = (card: CardNumber): void =>
    onChange(
      formatCards(cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card]),
    );
  return (
    <Dialog title={title} closeLabel={words.calculator.winners.done} onClose={onClose}>
      <p role="status">{words.calculator.winners.chosen(cards.length, most)}</p>
      {SUITS.map((suit) => (
        <div key={suit} className={styles.suit}>
          {RANKS.map((rank) => {
            const card = makeCard(rank, suit);
            const isChosen = cards.includes(card);
            const isElsewhere = !isChosen && taken.includes(card);
            return (
              <button
                key={card}
                type="button"
                className={styles.card}
                aria-pressed={isChosen}
                disabled={isElsewhere || (!isChosen && cards.length >= most)}
                onClick={() => toggle(card)}
              >
                <Card card={card} size="small" isRaised={isChosen} />
                {isElsewhere && (
                  <span className="visually-hidden">, {words.calculator.winners.taken}</span>
                )}
              </button>
            );
          })}
        </div>
      ))}
      <Button look="go" onClick={onClose}>
        {words.calculator.winners.done}
      </Button>
    </Dialog>
  );
}
