/** How a short stack fills ante and blind (R22–R32): record what was posted, never the nominal. */

import { choiceProblem } from '../checks.js';
import { amountProblem } from '../chips.js';
import { throwIf } from '../errors.js';

/**
 * Who pays antes: nobody, everybody, the big blind for all, or the button for all (R22–R32).
 */
export const ANTE_MODES = ['none', 'perPlayer', 'bigBlind', 'button'] as const;
/** One of `ANTE_MODES`. */
export type AnteMode = (typeof ANTE_MODES)[number];

/** What a short payer of a single ante fills first (R27, R28). */
export const SINGLE_ANTE_ORDERS = ['ante-first', 'blind-first'] as const;
/** One of `SINGLE_ANTE_ORDERS`. */
export type SingleAnteOrder = (typeof SINGLE_ANTE_ORDERS)[number];

/** What was posted of ante and blind. */
export interface Posting {
  readonly ante: number;
  readonly blind: number;
}

/**
 * What a player with `stack` chips posts. A per-player ante is always ante-first (R22, R23).
 *
 * @throws `PokerError`: `NOT_INTEGER`, `NEGATIVE_AMOUNT`, `UNSAFE_INTEGER` or `BAD_ANTE`.
 *
 * @example
 * import { postAnteAndBlind } from '@sidepot/engine';
 *
 * postAnteAndBlind(150, 100, 100); // → { ante: 100, blind: 50 }
 * postAnteAndBlind(150, 100, 100, 'blind-first'); // → { ante: 50, blind: 100 }
 */
export function postAnteAndBlind(
  stack: number,
  ante: number,
  blind: number,
  order: SingleAnteOrder = 'ante-first',
): Posting {
  throwIf(
    amountProblem(stack, 'stack') ??
      amountProblem(ante, 'ante') ??
      amountProblem(blind, 'blind') ??
      choiceProblem('order', order, SINGLE_ANTE_ORDERS, 'BAD_ANTE'),
  );
  return posting(stack, ante, blind, order);
}

/** The same of numbers that were looked at. */
export function posting(
  stack: number,
  ante: number,
  blind: number,
  order: SingleAnteOrder,
): Posting {
  if (order === 'blind-first') {
    const posted = Math.min(stack, blind);
    return { ante: Math.min(stack - posted, ante), blind: posted };
  }
  const posted = Math.min(stack, ante);
  return { ante: posted, blind: Math.min(stack - posted, blind) };
}
