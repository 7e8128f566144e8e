/** A pot that is paid, as it is told: its name, and what the hands are that won it. */

import type { AwardWords } from '../../i18n/told.js';
import { words } from '../../i18n/words.js';
import type { Awarded } from './beat.js';
import { handCalled } from './winning-hand.js';

/** `pots`: how many the hand has. */
export function awardWords(
  { pot, amount, rake, shares, hands }: Awarded,
  pots: number,
): AwardWords {
  return {
    name: words.table.pots.name(pot, pots),
    amount,
    rake,
    shares,
    hands: hands.map((hand) => ({
      seat: hand.seat,
      board: hand.board,
      half: hand.half,
      text: handCalled(hand),
    })),
  };
}
