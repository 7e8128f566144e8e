/** Who gets what? A drill for dealers. */

import { amount, count } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const drill = {
  lead: 'A hand is over. Type what each player gets back, then check.',
  start: 'Start',
  plusAnte: (chips: number): string => `+ ante ${amount(chips)}`,
  folded: 'folded',
  best: (tiers: readonly (readonly string[])[]): string =>
    tiers.map((tier) => (tier.length > 1 ? `${list(tier)} tie` : tier[0])).join(', then '),
  ranking: 'Best hands',
  unit: (chips: number): string => `Smallest chip ${amount(chips)}`,
  gets: (seat: string): string => `${seat} gets`,
  check: 'Check',
  right: (seconds: string): string => `Right, in ${seconds} s`,
  wrong: 'Not quite',
  answer: (seat: string, chips: number): string => `${seat} ${amount(chips)}`,
  next: 'Next',
  streak: (now: number, best: number): string => `Streak ${count(now)}, best ${count(best)}`,
  time: (seconds: string): string => `${seconds} s`,
  sum: (typed: number, total: number): string => `${amount(typed)} of ${amount(total)}`,
};
