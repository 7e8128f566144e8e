/** Reads one hand of a PokerNow log; nothing in it is thrown at the caller. */

import type { Result } from '../../errors.js';
import type { PhhOptions } from '../detect/read-options.js';
import { readByLine, readText, type TextFormat } from '../import/read-text.js';
import type { PhhHand } from '../phh/hand.js';
import { isNewestFirst, logRecords } from './csv.js';
import { PokerNowReader } from './reader.js';

/**
 * Reads one hand of a PokerNow log (CSV) into a PHH hand, whichever way its lines are sorted. Players
 * are named without their ids, unless two have the same name. Nothing is thrown: an error names the
 * `line` of the text, from 1, and the `reason`.
 *
 * @example
 * ```ts
 * import { readPokerNow } from '@sidepot/engine';
 *
 * const hand = readPokerNow(`"-- ending hand #7 --",2026-10-01T18:30:09.000Z,8
 * """Bob @ b2"" collected 20 from pot",2026-10-01T18:30:09.000Z,7
 * "Uncalled bet of 10 returned to ""Bob @ b2""",2026-10-01T18:30:09.000Z,6
 * """Ann @ a1"" folds",2026-10-01T18:30:08.000Z,5
 * """Bob @ b2"" posts a big blind of 20",2026-10-01T18:30:05.000Z,4
 * """Ann @ a1"" posts a small blind of 10",2026-10-01T18:30:05.000Z,3
 * "Player stacks: #1 ""Ann @ a1"" (500) | #4 ""Bob @ b2"" (700)",2026-10-01T18:30:05.000Z,2
 * "-- starting hand #7  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2026-10-01T18:30:05.000Z,1`);
 * if (hand.ok) console.log(hand.value.players, hand.value.finishingStacks);
 * // → [ 'Bob', 'Ann' ] [ 710, 490 ]
 * ```
 */
export const readPokerNow = (text: string, options: PhhOptions = {}): Result<PhhHand> =>
  readText(text, options, FORMAT);

/** In the order they happened; the number of each in the text stands before it. */
function linesOf(text: string): readonly string[] {
  const lines = logRecords(text);
  const inTime = isNewestFirst(lines) ? [...lines].reverse() : lines;
  return inTime.map(({ line, at, entry }) => `${line} ${at} ${entry}`);
}

const FORMAT: TextFormat = {
  notation: 'pokernow',
  begin: (text, unit) => readByLine(() => linesOf(text), new PokerNowReader(unit)),
  mayBeCents: (text) => /[ (]\d+\.\d/.test(text),
};
