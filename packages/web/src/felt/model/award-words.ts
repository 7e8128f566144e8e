/** A pot that is paid, as it is told: its name, and what the hands are that won it. */

import { type AwardWords, potTitle } from '@sidepot/i18n/page';
import type { Awarded } from './beat.js';
import { handCalled } from './winning-hand.js';

/** Who won, and with what. */
export const wonWords = ({ shares, hands }: Awarded): Pick<AwardWords, 'shares' | 'hands'> => ({
  shares,
  hands: hands.map((hand) => ({
    seat: hand.seat,
    board: hand.board,
    half: hand.half,
    text: handCalled(hand),
  })),
});

/** `pots`: how many the hand has. */
export const awardWords = (award: Awarded, pots: number): AwardWords => ({
  name: potTitle(award.pot, pots),
  amount: award.amount,
  rake: award.rake,
  ...wonWords(award),
});
