/** A step in words, with names in place of keys. */

import { whyStep } from '@sidepot/i18n/page';
import type { TypedHand } from './hand.js';
import type { SolvedStep } from './solve.js';
import { winningHand } from './words.js';

/** `eligible`: who plays for the pot, by key, where the steps are those of its award. */
export function solvedWords(
  steps: readonly SolvedStep[],
  at: number,
  hand: TypedHand,
  eligible: readonly number[] = [],
): string {
  const step = steps[at];
  if (step === undefined) return '';
  const nameOf = (key: number): string =>
    hand.players.find((player) => player.key === key)?.name ?? '';
  return whyStep(step, { seat: nameOf }, winningHand(hand, steps, at, eligible));
}
