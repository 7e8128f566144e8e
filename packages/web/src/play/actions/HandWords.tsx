/** "You have: two pair, kings and nines". Loaded when first needed: it brings the evaluator along. */

import { deck, describeHand } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { useTable } from '../../session/context.js';
import { mySeat } from '../../session/seats.js';
import styles from './HandWords.module.css';
import { strengthOf } from './strength.js';

/** Its tables are filled at the first question of each length: not while cards move. */
const warmUp = (cards: number): void => void describeHand(deck().slice(0, cards));
if (typeof requestIdleCallback === 'function') {
  for (const cards of [5, 6, 7]) requestIdleCallback(() => warmUp(cards));
}

export function HandWords() {
  const { view } = useTable();
  const hand = view.hand?.view;
  const player = mySeat(view)?.player ?? null;
  if (hand === undefined || player === null || player.folded) return null;
  const own = [...player.cards, ...player.up];
  const strengths = hand.boards.map((board) => strengthOf(hand.rules, own, board)?.text);
  const hands = [...new Set(strengths.filter((one) => one !== undefined))];
  return hands.length === 0 ? null : (
    <p className={styles.words} role="status">
      {words.cards.youHave(hands.join(' · '))}
    </p>
  );
}
