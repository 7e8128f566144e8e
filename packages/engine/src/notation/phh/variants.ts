/** The games of the engine as PHH calls them. */

import type { Limit } from '../../games/game.js';
import { GAME_NAMES, GAMES, type GameName } from '../../games/games.js';

/** House rules in a record: fields of our own, which the notation wants to begin with a `_`. */
export const SMALLEST_CHIP = '_smallest_chip';
export const TRIPS_OVER_STRAIGHT = '_trips_over_straight';
/** Stud: which of two equal boards speaks first, if not by suit (R115); open pairs bet double (R116). */
export const BOARD_TIE = '_board_tie';
export const OPEN_PAIR = '_open_pair';
/** The mix that the game was part of: 8-Game, HORSE. */
export const MIX = '_mix';
/** What the house took, in units, where another format told it. */
export const RAKE = '_rake';
/** Several pots as they were paid, main pot first, after rake. */
export const POTS = '_pots';
/** What one player may put in during a hand, if it is less than all chips. */
export const CAP = '_cap';
/** What the house paid each player instead of the pots. */
export const CASH_OUT = '_cash_out';
/** What it kept for that. */
export const CASH_OUT_FEE = '_cash_out_fee';
/** What the house added to the pot. */
export const CASH_DROP = '_cash_drop';
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
export const OWN_AMOUNTS: readonly string[] = [
  RAKE,
  POTS,
  CAP,
  CASH_OUT,
  CASH_OUT_FEE,
  CASH_DROP,
  SMALL_BLIND,
  SMALLEST_CHIP,
];

export interface Variant {
  readonly game: GameName;
  readonly limit: Limit;
}

function byCode(): ReadonlyMap<string, Variant> {
  const variants = new Map<string, Variant>();
  for (const game of GAME_NAMES) {
    const { limits, codes } = GAMES[game];
    for (const limit of limits) {
      const code = codes.phh[limit];
      if (code !== undefined) variants.set(code, { game, limit });
    }
  }
  return variants;
}

const VARIANTS: ReadonlyMap<string, Variant> = /* @__PURE__ */ byCode();

/** The name of the game itself where PHH has no code for it. */
export const codeOf = ({ game, limit }: Variant): string => GAMES[game].codes.phh[limit] ?? game;

/** Null for a code that is none of ours. */
export const variantOf = (code: string): Variant | null => VARIANTS.get(code) ?? null;
