/** What a hand is, in words: beside its cards, and in the steps of the pot it wins. */

import { strengthOf } from '../state/strength.js';
import type { CalculatorHand } from './hand.js';
import { BOARD_CARDS, HOLE_CARDS } from './ranking.js';
import type { Step } from './solve.js';

/** One line for each full board; none while cards are missing. */
export function handWords(hand: CalculatorHand, key: number): readonly string[] {
  const player = hand.players.find((one) => one.key === key);
  const [least] = HOLE_CARDS[hand.game];
  if (player === undefined || player.cards.length < least) return [];
  return hand.boards.flatMap((board) => {
    if (board.length < BOARD_CARDS) return [];
    const game = hand.game === 'holdem' ? 'holdem' : 'omaha';
    const found = strengthOf({ game, tripsOverStraight: false }, player.cards, board);
    return found === null ? [] : [found.text];
  });
}

/** What wins at this step; null if it is not known by cards. Steps name their board before. */
export function winningWords(
  hand: CalculatorHand,
  steps: readonly Step[],
  at: number,
): string | null {
  const step = steps[at];
  if (step === undefined || (step.kind !== 'win' && step.kind !== 'split')) return null;
  if (step.best === 'low') return null;
  const key = step.kind === 'win' ? step.player : step.players[0];
  const before = steps.slice(0, at).findLast(({ kind }) => kind === 'board');
  const board = before?.kind === 'board' ? before.board - 1 : 0;
  return key === undefined ? null : (handWords(hand, key)[board] ?? null);
}
