/** Who gets what? A drill for dealers. */

import { amount, count } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const drill = {
  lead: 'Ha terminado una mano. Escribe lo que recibe cada uno y comprueba.',
  start: 'Empezar',
  plusAnte: (chips: number): string => `+ ante ${amount(chips)}`,
  folded: 'no va',
  best: (tiers: readonly (readonly string[])[]): string =>
    tiers.map((tier) => (tier.length > 1 ? `${list(tier)} empatan` : tier[0])).join(', luego '),
  ranking: 'Mejores manos',
  unit: (chips: number): string => `Ficha mínima ${amount(chips)}`,
  gets: (seat: string): string => `${seat} recibe`,
  check: 'Comprobar',
  right: (seconds: string): string => `Correcto, en ${seconds} s`,
  wrong: 'No del todo',
  answer: (seat: string, chips: number): string => `${seat} ${amount(chips)}`,
  next: 'Seguir',
  streak: (now: number, best: number): string => `Racha ${count(now)}, mejor ${count(best)}`,
  time: (seconds: string): string => `${seconds} s`,
  sum: (typed: number, total: number): string => `${amount(typed)} de ${amount(total)}`,
};
