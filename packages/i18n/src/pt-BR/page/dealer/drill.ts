/** Who gets what? A drill for dealers. */

import { amount, count } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const drill = {
  lead: 'Uma mão acabou. Digite o que cada um recebe e confira.',
  start: 'Começar',
  plusAnte: (chips: number): string => `+ ante ${amount(chips)}`,
  folded: 'fold',
  best: (tiers: readonly (readonly string[])[]): string =>
    tiers.map((tier) => (tier.length > 1 ? `${list(tier)} empatam` : tier[0])).join(', depois '),
  ranking: 'Melhores mãos',
  unit: (chips: number): string => `Menor ficha ${amount(chips)}`,
  gets: (seat: string): string => `${seat} recebe`,
  check: 'Conferir',
  right: (seconds: string): string => `Certo, em ${seconds} s`,
  wrong: 'Não exatamente',
  answer: (seat: string, chips: number): string => `${seat} ${amount(chips)}`,
  next: 'Seguir',
  streak: (now: number, best: number): string => `Sequência ${count(now)}, melhor ${count(best)}`,
  time: (seconds: string): string => `${seconds} s`,
  sum: (typed: number, total: number): string => `${amount(typed)} de ${amount(total)}`,
};
