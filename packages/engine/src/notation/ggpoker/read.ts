/** Reads one hand of GGPoker's text, which is PokerStars' with words of its own. */

import type { Result } from '../../errors.js';
import type { PhhOptions } from '../detect/read-options.js';
import { readText } from '../import/read-text.js';
import type { PhhHand } from '../phh/hand.js';
import type { Dialect } from '../pokerstars/dialect.js';
import { dialectFormat } from '../pokerstars/format.js';

/**
 * Reads one hand of GGPoker's text into a PHH hand: cash games and tournaments, run several times,
 * with straddles, posted blinds and EV cash-outs. Jackpot and the like are counted with the rake.
 * Nothing is thrown: an error names the `line`, from 1, and the `reason`.
 *
 * @example
 * ```ts
 * import { readGgPoker } from '@sidepot/engine';
 *
 * const hand = readGgPoker(`Poker Hand #HD1: Hold'em No Limit ($0.5/$1) - 2024/05/20 16:15:11
 * Table 'NLHGold11' 6-max Seat #2 is the button
 * Seat 2: Hero ($100 in chips)
 * Seat 4: ac12334d ($90 in chips)
 * Hero: posts small blind $0.5
 * ac12334d: posts big blind $1
 * *** HOLE CARDS ***
 * Dealt to Hero [5h 2c]
 * Dealt to ac12334d
 * Hero: folds
 * Uncalled bet ($0.5) returned to ac12334d
 * *** SHOWDOWN ***
 * ac12334d collected $1 from pot
 * *** SUMMARY ***
 * Total pot $1 | Rake $0 | Jackpot $0 | Bingo $0`);
 * if (hand.ok) console.log(hand.value.unit, hand.value.finishingStacks); // → 0.01 [ 9050, 9950 ]
 * ```
 */
export const readGgPoker = (text: string, options: PhhOptions = {}): Result<PhhHand> =>
  readText(text, options, FORMAT);

const GGPOKER: Dialect = {
  notation: 'ggpoker',
  venue: 'GGPoker',
  noHand: 'noHandBegins',
  hand: /^Poker Hand #([^:]*):\s+(.*)$/,
  hasTitles: true,
  rewrites: [
    [/^PLO \(/, 'Omaha Pot Limit ('],
    [/^PLO-(\d) \(/, '$1 Card Omaha Pot Limit ('],
    [/^ShortDeck No Limit \((\S+)\)/, "6+ Hold'em No Limit (Button Blind $1 - Ante $1)"],
    [/ - Level ?(\d+) ?\(/, ' - Level $1 ('],
  ],
};

const FORMAT = /* @__PURE__ */ dialectFormat(GGPOKER);
