/** Cards may be typed, but need not be: of the next street, and of who has shown. */

import { type Card, formatCards } from '@sidepot/engine';
import { refusalSentence, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import { cardsAsTyped } from '../../ui/typed/cards.js';
import { useDealer } from '../evening/context.js';
import styles from './DealerMenu.module.css';

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
  const { cards, refusal, isHalf } = cardsAsTyped(typed);
  const isReady = cards.length > 0 && !isHalf;
  return (
    <form
      className={styles.cards}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSay(cards);
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
      <Button type="submit" disabled={!isReady}>
        {words.dealer.menu.take}
      </Button>
      <Refusal text={refusal === null ? null : refusalSentence(refusal)} />
    </form>
  );
}
