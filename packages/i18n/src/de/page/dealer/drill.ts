/** Who gets what? A drill for dealers. */

import { amount, count } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const drill = {
  lead: 'Eine Hand ist vorbei. Gib ein, was jeder zurückbekommt, und prüfe es.',
  start: 'Los',
  plusAnte: (chips: number): string => `+ Ante ${amount(chips)}`,
  folded: 'gefoldet',
  best: (tiers: readonly (readonly string[])[]): string =>
    tiers.map((tier) => (tier.length > 1 ? `${list(tier)} gleich` : tier[0])).join(', dann '),
  ranking: 'Beste Hände',
  unit: (chips: number): string => `Kleinster Chip ${amount(chips)}`,
  gets: (seat: string): string => `${seat} bekommt`,
  check: 'Prüfen',
  right: (seconds: string): string => `Richtig, in ${seconds} s`,
  wrong: 'Nicht ganz',
  answer: (seat: string, chips: number): string => `${seat} ${amount(chips)}`,
  next: 'Weiter',
  streak: (now: number, best: number): string => `Serie ${count(now)}, beste ${count(best)}`,
  time: (seconds: string): string => `${seconds} s`,
  sum: (typed: number, total: number): string => `${amount(typed)} von ${amount(total)}`,
};
