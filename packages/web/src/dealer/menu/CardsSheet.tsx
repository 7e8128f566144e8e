/** Cards may be typed, but need not be: of the next street, and of who has shown. */

import { type Card, formatCards, parseCards } from '@sidepot/engine';
import { refusalSentence, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { useDealer } from '../evening/context.js';
import styles from './DealerMenu.module.css';

/** Null: they are none. */
function readCards(typed: string): readonly Card[] | null {
  try {
    const cards = parseCards(typed);
    return cards.length === 0 ? null : cards;
  } catch {
    return null;
  }
}

export function CardsSheet() {
  const { view, tap, nameOf } = useDealer();
  const { hand } = words.dealer;
  const { nextStreet, refusal } = view;
  const live = view.seats.filter(({ inHand, folded }) => inHand && !folded);
  return (
    <div className={styles.part}>
      {nextStreet !== null && (
        <CardsLine
          label={hand.dealt[nextStreet] ?? hand.otherStreet}
          known={null}
          onSay={(cards) => tap({ type: 'street', cards })}
        />
      )}
      {live.map(({ seat, cards }) => (
        <CardsLine
          key={seat}
          label={nameOf(seat)}
          known={cards}
          onSay={(own) => tap({ type: 'cards', seat, cards: own })}
        />
      ))}
      {refusal !== null && <p role="alert">{refusalSentence(refusal)}</p>}
    </div>
  );
}

interface CardsLineProps {
  readonly label: string;
  readonly known: readonly Card[] | null;
  readonly onSay: (cards: readonly Card[]) => void;
}

function CardsLine({ label, known, onSay }: CardsLineProps) {
  const [typed, setTyped] = useState(known === null ? '' : formatCards(known));
  const cards = readCards(typed);
  return (
    <form
      className={styles.cards}
      onSubmit={(event) => {
        event.preventDefault();
        if (cards !== null) onSay(cards);
      }}
    >
      <span className={styles.who}>{label}</span>
      <input
        className={styles.input}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={cards === null}>
        {words.dealer.menu.take}
      </Button>
    </form>
  );
}
