/**
 * Who sits where, and what of a total was ante. Only what was posted counts: a stack that is too
 * short for ante and blind fills them in the order of the house (R22–R32).
 */

import { type AnteMode, blindSeats, postAnteAndBlind, type SingleAnteOrder } from '@sidepot/engine';
import type { CalculatorDraft } from './draft.js';

export interface Seated {
  readonly key: number;
  readonly seat: number;
}

/** Keys; null where nobody is. */
export interface CalculatorPositions {
  readonly button: number | null;
  readonly small: number | null;
  readonly big: number | null;
}

const isSeat = (seat: number): boolean => Number.isSafeInteger(seat) && seat > 0;

/** While seats are typed, two players may have the same: they count once; what is no seat does not. */
export function positionsOf(players: readonly Seated[], button: number): CalculatorPositions {
  const keyAt = (at: number): number | null => players.find(({ seat }) => seat === at)?.key ?? null;
  const seats = new Set(players.map(({ seat }) => seat).filter(isSeat));
  if (seats.size < 2 || !isSeat(button))
    return { button: keyAt(button), small: players[0]?.key ?? null, big: null };
  const { small, big } = blindSeats([...seats], button);
  return { button: keyAt(button), small: keyAt(small), big: keyAt(big) };
}

export interface Forced {
  readonly mode: AnteMode;
  readonly ante: number;
  readonly order: SingleAnteOrder;
  readonly smallBlind: number;
  readonly bigBlind: number;
}

/** What lies in the middle has the antes in it: none is left in a total. */
export const anteModeOf = ({ anteMode, middle, entry }: CalculatorDraft): AnteMode =>
  entry === 'total' && middle.trim() !== '' ? 'none' : anteMode;

/** An ante for the table that nobody gave is a big blind. */
export const anteTyped = ({ ante, anteMode, bigBlind }: CalculatorDraft): string =>
  ante.trim() === '' && (anteMode === 'bigBlind' || anteMode === 'button') ? bigBlind : ante;

export interface ChipParts {
  readonly ante: number;
  readonly dead: number;
  readonly live: number;
}

export const areSame = (a: ChipParts, b: ChipParts): boolean =>
  a.ante === b.ante && a.dead === b.dead && a.live === b.live;

export interface Owed {
  readonly ante: number;
  readonly blind: number;
  readonly order: SingleAnteOrder;
  /** They ante for the table: dead money. */
  readonly isSingle: boolean;
}

/** What this player must post. */
export function owedBy(key: number, at: CalculatorPositions, forced: Forced): Owed {
  const { mode, ante, order, smallBlind, bigBlind } = forced;
  const blind = key === at.big ? bigBlind : key === at.small ? smallBlind : 0;
  const payer = mode === 'bigBlind' ? at.big : mode === 'button' ? at.button : null;
  const isSingle = payer === key;
  const owesAnte = isSingle || mode === 'perPlayer';
  return { ante: owesAnte ? ante : 0, blind, order, isSingle };
}

/** Posted by a player with so many chips. */
export function posted(stack: number, owed: Owed): ChipParts {
  const order = owed.isSingle ? owed.order : 'ante-first';
  const { ante, blind } = postAnteAndBlind(stack, owed.ante, owed.blind, order);
  return owed.isSingle ? { ante: 0, dead: ante, live: blind } : { ante, dead: 0, live: blind };
}

/**
 * The parts of a total. Who put in less than ante and blind was all-in for it, so without a stack
 * the total is their stack. Null if the ante was more than they put in. `isOnTop`: an ante for the
 * table is not in the total, and so was paid whole.
 */
export function splitTotal(
  total: number,
  stack: number | null,
  owed: Owed,
  isOnTop = false,
): ChipParts | null {
  if (isOnTop && owed.isSingle) return { ante: 0, dead: owed.ante, live: total };
  const { ante, dead } = posted(stack ?? total, owed);
  const live = total - ante - dead;
  return live < 0 ? null : { ante, dead, live };
}
