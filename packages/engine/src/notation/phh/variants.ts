/** The games of the engine as PHH calls them. */

import type { GameName, Limit } from '../../hand/games.js';

/** House rules in a record: fields of our own, which the notation wants to begin with a `_`. */
export const SMALLEST_CHIP = '_smallest_chip';
export const TRIPS_OVER_STRAIGHT = '_trips_over_straight';
/** What the house took, in units, where another format told it. */
export const RAKE = '_rake';
/** Several pots as they were paid, main pot first, after rake. */
export const POTS = '_pots';
/** What the house paid each player instead of the pots. */
export const CASH_OUT = '_cash_out';
/** The small blind of the table, if nobody posted it. */
export const SMALL_BLIND = '_small_blind';
/** Seat of the button, if the last player is not in it. */
export const BUTTON = '_button';
/** Whose record it is: 3 for p3. */
export const HERO = '_hero';
/** The moment of `time`, where its zone does not tell. */
export const UTC = '_utc';
/** Number, name and buy-in of a tournament. */
export const TOURNAMENT = '_tournament';

/** Those that are amounts: written in the unit of the stacks, and read so. */
export const OWN_AMOUNTS: readonly string[] = [RAKE, POTS, CASH_OUT, SMALL_BLIND, SMALLEST_CHIP];

export interface Variant {
  readonly game: GameName;
  readonly limit: Limit;
}

const CODES: Readonly<Record<GameName, Partial<Record<Limit, string>>>> = {
  holdem: { 'no-limit': 'NT', 'pot-limit': 'PT', 'fixed-limit': 'FT' },
  omaha: { 'no-limit': 'NO', 'pot-limit': 'PO', 'fixed-limit': 'FO' },
  omaha5: { 'no-limit': 'NO5', 'pot-limit': 'PO5', 'fixed-limit': 'FO5' },
  omaha6: { 'no-limit': 'NO6', 'pot-limit': 'PO6', 'fixed-limit': 'FO6' },
  omaha8: { 'no-limit': 'NO/8', 'pot-limit': 'PO/8', 'fixed-limit': 'FO/8' },
  'omaha5-8': { 'no-limit': 'NO5/8', 'pot-limit': 'PO5/8', 'fixed-limit': 'FO5/8' },
  'short-deck': { 'no-limit': 'NS', 'pot-limit': 'PS' },
};

function byCode(): ReadonlyMap<string, Variant> {
  const variants = new Map<string, Variant>();
  for (const [game, codes] of Object.entries(CODES)) {
    for (const [limit, code] of Object.entries(codes)) {
      variants.set(code, { game: game as GameName, limit: limit as Limit });
    }
  }
  return variants;
}

const VARIANTS: ReadonlyMap<string, Variant> = /* @__PURE__ */ byCode();

/** The name of the game itself where PHH has no code for it. */
export const codeOf = ({ game, limit }: Variant): string => CODES[game][limit] ?? game;

/** Null for a game we do not play: stud, draw, badugi. */
export const variantOf = (code: string): Variant | null => VARIANTS.get(code) ?? null;
