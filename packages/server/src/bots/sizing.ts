/** A bet or raise of about a part of the pot, always one that is allowed. */

import type { LegalActions, PlayerCommand } from '@sidepot/engine';
import type { Situation } from './situation.js';

/** Who would be left with less than this part of their chips puts in all. */
const COMMITTED = 0.35;

/** Null if they may neither bet nor raise. */
export function wager(
  { seat, bet, all, call, pot, currentBet }: Situation,
  legal: LegalActions,
  part: number,
): PlayerCommand | null {
  const range = legal.bet ?? legal.raise;
  if (range === null) return null;
  const type = legal.bet === null ? 'raise' : 'bet';
  const wanted = Math.round(Math.max(bet, currentBet) + part * (pot + call));
  const isMost = wanted >= range.max || (range.max === all && all - wanted < COMMITTED * all);
  return { type, seat, to: isMost ? range.max : inUnits(wanted, range.min, legal.unit) };
}

const inUnits = (wanted: number, min: number, unit: number): number =>
  Math.max(min, wanted - (wanted % unit));
