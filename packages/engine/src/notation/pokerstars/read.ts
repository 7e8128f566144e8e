/** Reads one hand of PokerStars' text; nothing in it is thrown at the caller. */

import type { Result } from '../../errors.js';
import type { PhhOptions } from '../detect/read-options.js';
import { readText } from '../import/read-text.js';
import type { PhhHand } from '../phh/hand.js';
import { STARS } from './dialect.js';
import { dialectFormat } from './format.js';

/**
 * Reads one hand of PokerStars' text into a PHH hand. Nothing is thrown: an error names the `line`,
 * from 1, and the `reason`; a text of another kind is named as such. The unit is judged by the
 * amounts of the hand itself, not by a buy-in, a bounty or what somebody said.
 *
 * @example
 * ```ts
 * import { readPokerStars } from '@sidepot/engine';
 *
 * const hand = readPokerStars(`PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD) - 2026/10/01 18:30:05 UTC
 * Table 'Kitchen' 6-max Seat #2 is the button
 * Seat 2: Ann ($200 in chips)
 * Seat 5: Bob ($150 in chips)
 * Ann: posts small blind $1
 * Bob: posts big blind $2
 * *** HOLE CARDS ***
 * Ann: folds
 * Uncalled bet ($1) returned to Bob
 * Bob collected $2 from pot
 * *** SUMMARY ***
 * Total pot $2 | Rake $0`);
 * if (hand.ok) console.log(hand.value.seats, hand.value.finishingStacks); // → [ 5, 2 ] [ 151, 199 ]
 * ```
 */
export const readPokerStars = (text: string, options: PhhOptions = {}): Result<PhhHand> =>
  readText(text, options, FORMAT);

const FORMAT = /* @__PURE__ */ dialectFormat(STARS);
