/** Only settle this: a hand that is already under way. */

import { amount } from '../../../tools/numbers.js';

export const settle = {
  title: 'Only settle this',
  lead: 'What is in the middle, what stands in front, who is all-in, who folded.',
  middle: 'In the middle',
  middlePot: (pot: number): string =>
    pot === 0 ? 'In the middle' : `In the middle, side pot ${pot}`,
  addPot: 'Another pot in the middle',
  potSeats: (pot: string): string => `Who can win: ${pot}`,
  bet: 'In front',
  behind: 'Behind',
  allIn: 'All-in',
  fold: 'Folded',
  out: 'Not in the hand',
  done: 'Who wins?',
  leave: 'Leave',
  typeFor: (seat: string): string => `In front of ${seat}`,
  allInFor: (chips: number): string => `all-in for ${amount(chips)}`,
};
