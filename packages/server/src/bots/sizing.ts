/** How much: always an amount that is allowed, and one that people would say. */

import type { LegalActions, PlayerCommand } from '@sidepot/engine';
import type { Situation } from './situation.js';

/** Who would be left with less than this part of their chips puts in all. */
const COMMITTED = 0.35;

/** To about this total for the street. Null if they may neither bet nor raise. */
export function wagerTo(
  { seat, all, blind, currentBet }: Situation,
  legal: LegalActions,
  wanted: number,
): PlayerCommand | null {
  const range = legal.bet ?? legal.raise;
  if (range === null) return null;
  const type = legal.bet === null ? 'raise' : 'bet';
  // The small bet or the big one, and nothing between (R116).
  if (range.either !== undefined) {
    const [small, big] = range.either;
    return { type, seat, to: wanted >= big ? big : small };
  }
  const isMost =
    wanted >= range.max ||
    (range.max === all && (all - wanted < COMMITTED * all || all <= 2 * currentBet));
  if (isMost) return { type, seat, to: range.max };
  const to = inSteps(wanted, stepFor(wanted, blind, legal.unit));
  return { type, seat, to: Math.min(range.max, Math.max(range.min, to)) };
}

export const allIn = (spot: Situation, legal: LegalActions): PlayerCommand | null =>
  wagerTo(spot, legal, Number.MAX_SAFE_INTEGER);

/** Large amounts in half blinds, small ones to a tenth of a blind, all in chips that there are. */
function stepFor(wanted: number, blind: number, unit: number): number {
  const step = wanted >= 5 * blind ? blind / 2 : blind / 10;
  return unit * Math.max(1, Math.round(step / unit));
}

const inSteps = (wanted: number, step: number): number =>
  Math.max(step, Math.round(wanted / step) * step);
