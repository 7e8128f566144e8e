/** Pictures made of cards: the order of the hands, and the card that would have come. */

import { parseCards } from '@sidepot/engine';
import { exampleName, words } from '@sidepot/i18n/page';
import { Card } from '../ui/Card.js';
import styles from './CardPictures.module.css';
import { RABBIT, RANKED_HANDS } from './figures.js';
import type { HandOfGame } from './game-hands.js';

export function HandRanks() {
  return (
    <ol className={styles.ranks}>
      {RANKED_HANDS.map(([name, cards]) => (
        <li key={name} className={styles.rank}>
          <span>{words.rules.ranks[name]}</span>
          <span className={styles.cards}>
            {parseCards(cards).map((card) => (
              <Card key={card} card={card} size="small" />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who has what; what wins is ringed. */
export function GameHands({ hands }: { readonly hands: readonly HandOfGame[] }) {
  return (
    <ul className={styles.ranks}>
      {hands.map(({ name, cards, wins = '' }) => (
        <li key={name} className={styles.rank}>
          <span>{exampleName(name)}</span>
          <span className={styles.cards}>
            {parseCards(cards).map((card) => (
              <Card
                key={card}
                card={card}
                size="small"
                isRaised={parseCards(wins).includes(card)}
              />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Rabbit() {
  return (
    <p className={styles.cards}>
      {parseCards(RABBIT.board).map((card) => (
        <Card key={card} card={card} />
      ))}
      <span className={styles.next}>
        {parseCards(RABBIT.next).map((card) => (
          <Card key={card} card={card} isRaised />
        ))}
      </span>
    </p>
  );
}
