/** Who gets what? A drill for dealers. */

import { amount, count } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const drill = {
  lead: 'Une main est finie. Saisissez ce que chacun reçoit, puis vérifiez.',
  start: 'Commencer',
  plusAnte: (chips: number): string => `+ ante ${amount(chips)}`,
  folded: 'a passé',
  best: (tiers: readonly (readonly string[])[]): string =>
    tiers.map((tier) => (tier.length > 1 ? `${list(tier)} à égalité` : tier[0])).join(', puis '),
  ranking: 'Meilleures mains',
  unit: (chips: number): string => `Plus petit jeton ${amount(chips)}`,
  gets: (seat: string): string => `${seat} reçoit`,
  check: 'Vérifier',
  right: (seconds: string): string => `Juste, en ${seconds} s`,
  wrong: 'Pas tout à fait',
  answer: (seat: string, chips: number): string => `${seat} ${amount(chips)}`,
  next: 'Suivant',
  streak: (now: number, best: number): string => `Série ${count(now)}, record ${count(best)}`,
  time: (seconds: string): string => `${seconds} s`,
  sum: (typed: number, total: number): string => `${amount(typed)} sur ${amount(total)}`,
};
