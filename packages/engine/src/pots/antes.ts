/** How a short stack fills ante and blind (R22–R32): record what was posted, never the nominal. */

import { choiceProblem } from '../checks.js';
import { amountProblem } from '../chips.js';
import { throwIf } from '../errors.js';

export const ANTE_MODES = ['none', 'perPlayer', 'bigBlind', 'button'] as const;
export type AnteMode = (typeof ANTE_MODES)[number];

export const SINGLE_ANTE_ORDERS = ['ante-first', 'blind-first'] as const;
export type SingleAnteOrder = (typeof SINGLE_ANTE_ORDERS)[number];

export interface Posting {
  readonly ante: number;
  readonly blind: number;
}

/** What a player with `stack` chips posts. A per-player ante is always ante-first (R22, R23). */
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
  if (order === 'blind-first') {
    const posted = Math.min(stack, blind);
    return { ante: Math.min(stack - posted, ante), blind: posted };
  }
  const posted = Math.min(stack, ante);
  return { ante: posted, blind: Math.min(stack - posted, blind) };
}
