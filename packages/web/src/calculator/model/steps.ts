/** A step in words, with names in place of keys. */

import { words } from '../../i18n/words.js';
import type { CalculatorHand } from './hand.js';
import type { Step } from './solve.js';
import { winningHand } from './words.js';

/** `eligible`: who plays for the pot, by key, where the steps are those of its award. */
export function stepWords(
  steps: readonly Step[],
  at: number,
  hand: CalculatorHand,
  eligible: readonly number[] = [],
): string {
  const step = steps[at];
  if (step === undefined) return '';
  const nameOf = (key: number): string =>
    hand.players.find((player) => player.key === key)?.name ?? '';
  return words.why.step(step, { seat: nameOf }, winningHand(hand, steps, at, eligible));
}
