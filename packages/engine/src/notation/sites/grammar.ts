/**
 * Texts of other sites as tables: what a line means, and an expression that finds it. A site is one
 * such table; `reader.ts` is what they have in common.
 */

import type { Limit } from '../../games/game.js';
import type { GameName } from '../../games/games.js';
import type { ReadableNotation } from '../detect/detect.js';

/**
 * What a line says. Its expression has named groups: `name`, `sum`, `cards`; for `head` any of those
 * that `SiteHead` has.
 *
 * `call`, `bet`, `raise` and `all-in` have what is added, `to` has what the bet comes to; `all-in` is
 * a call, a bet or a raise, whatever it comes to, and before the cards a blind. `cap` is a bet or a
 * raise with which a player has put in all that the table allows. `won-alone` counts where no line
 * before it says who won. `cashed-out` is what the house paid in the place of the pots. `both` is a live
 * `sum` and a `dead` part. `card` is one after the other, `shown` is of cards that were told before, `known` of cards that nobody
 * showed. `note` is nothing that changes the hand, `unknown` (`what`) nothing that can be read.
 */
export type LineKind =
  | 'head'
  | 'seat'
  | 'ante'
  | 'small-blind'
  | 'big-blind'
  | 'straddle'
  | 'button-blind'
  | 'dead'
  | 'live'
  | 'both'
  | 'bring-in'
  | 'fold'
  | 'check'
  | 'call'
  | 'bet'
  | 'raise'
  | 'to'
  | 'all-in'
  | 'cap'
  | 'dealing'
  | 'board'
  | 'street'
  | 'next-draw'
  | 'draw'
  | 'pat'
  | 'dealt'
  | 'card'
  | 'known'
  | 'show'
  | 'shown'
  | 'muck'
  | 'won'
  | 'won-alone'
  | 'cashed-out'
  | 'back'
  | 'rake'
  | 'kept'
  | 'end'
  | 'cancelled'
  | 'unknown'
  | 'note';

/** What the first lines tell, as they tell it. */
export const HEAD = [
  'hand',
  'game',
  'limit',
  'small',
  'big',
  'ante',
  'code',
  'table',
  'seats',
  'button',
  'tournament',
  'title',
  'level',
  'buyIn',
  'date',
  'day',
  'month',
  'year',
  'time',
  'zone',
] as const;

export type SiteHead = { [K in (typeof HEAD)[number]]?: string };

/** How a site writes. */
export interface SiteGrammar {
  readonly notation: ReadableNotation;
  readonly venue: string | ((first: string) => string);
  /** The first line of a hand. */
  readonly begins: RegExp;
  /** In this order; the first that fits counts. */
  readonly lines: readonly (readonly [LineKind, RegExp])[];
  /** Names of games, in small letters. */
  readonly games: Readonly<Record<string, GameName>>;
  /** Where no limit is told: the usual one of the game. */
  readonly hasUsualLimits?: boolean;
  /** What is meant where no limit is told. */
  readonly unsaidLimit?: Limit;
  /** Where no amount tells what went back: did who won collect it with the pot? */
  readonly hasUncalledInWin: boolean;
  /** Are blinds of tournaments told by the level only? */
  readonly arePostsSilent?: boolean;
  /** Is who posted late told to call less than they pay? */
  readonly areLateCallsShort?: boolean;
  /** Are both blinds, posted late in one sum, called dead? */
  readonly areBothCalledDead?: boolean;
  /** Ranks of cards in other languages, as they are written. */
  readonly ranks?: Readonly<Record<string, string>>;
  /** Are seats listed in the order of the table, whatever their numbers? */
  readonly isListed?: boolean;
  /** Does each line begin with its number in the text, as it was put in order? */
  readonly isNumbered?: boolean;
}

const SUM = String.raw`(?<sum>\S*\d\S*)`;

/** `NAME` is a player, `SUM` an amount without spaces. */
export const line = (source: string): RegExp =>
  new RegExp(source.replaceAll('NAME', '(?<name>.+)').replaceAll('SUM', SUM));

/** The last list in brackets, if there are several. */
export const CARDS: string = String.raw`\[ *(?<cards>[^\]]*?) *\]`;
