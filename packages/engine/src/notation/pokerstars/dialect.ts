/** Sites that write PokerStars' text with words of their own: how each begins a hand. */

import type { ReadableNotation } from '../detect/detect.js';

export interface Dialect {
  readonly notation: ReadableNotation;
  readonly venue: string;
  /** What is said where no hand begins. */
  readonly noHand: 'noStarsHand' | 'noHandBegins';
  /** The number of the hand, and what is played. */
  readonly hand: RegExp;
  /** May the name of a tournament stand before the game? Else it is another game. */
  readonly hasTitles: boolean;
  /** Names of games and the like as PokerStars has them. */
  readonly rewrites: readonly (readonly [RegExp, string])[];
}

/** A home game has the name of its club in braces. */
export const STARS: Dialect = {
  notation: 'pokerstars',
  venue: 'PokerStars',
  noHand: 'noStarsHand',
  hand: /^PokerStars [^#]*#([^:]*):\s+(?:\{.*?\}\s*)?(.*)$/i,
  hasTitles: false,
  rewrites: [],
};
