/**
 * House, the 7-2 game: who wins the main pot alone with a seven and a two of any suits, and shows
 * both, gets the bounty from everybody who was dealt in and still sits there.
 */

import { type HandState, rankOf, type SeenCard } from '@sidepot/engine';
import { doTable, type Transaction } from './transaction.js';

/** Of the ranks from the deuce on. */
const [DEUCE, SEVEN] = [0, 5];

const isSevenDeuce = (cards: readonly SeenCard[]): boolean => {
  const ranks = cards.map((card) => (card === null ? -1 : rankOf(card)));
  return ranks.length === 2 && ranks.includes(DEUCE) && ranks.includes(SEVEN);
};

/** Whose seven and two lie face up and have won; null: nobody's. */
export function sevenDeuceWinner({ over, voided, pots, players, rules }: HandState): string | null {
  const [main] = pots;
  if (!over || voided || rules.game !== 'holdem' || main?.winners?.length !== 1) return null;
  const winner = players.find(({ seat }) => seat === main.winners?.[0]);
  return winner !== undefined && isSevenDeuce(winner.shown) ? winner.id : null;
}

/** Once, when the hand is over and the cards are seen. */
export function paySevenDeuce(work: Transaction, hand: HandState): void {
  const player = sevenDeuceWinner(hand);
  const { sevenDeuce } = work.state.room;
  if (player === null || sevenDeuce === null || work.state.table.hand !== null) return;
  const from = hand.players.flatMap(({ id }) => (id === player ? [] : [id]));
  // Who has left in the meantime gets nothing: the refusal is the answer.
  doTable(work, { type: 'payBounty', player, amount: sevenDeuce, from });
}
