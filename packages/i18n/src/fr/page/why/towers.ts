/** The words of the towers. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const towers = {
  title: 'Les jetons mis, découpés en pots',
  legend: {
    folded: 'Main couchée',
    dead: 'Argent mort',
    returned: 'Rendu',
  } as const,
  stretched: 'Les couches minces sont agrandies pour rester lisibles.',
  column: (name: string, parts: readonly string[], folded: boolean, killed: boolean): string =>
    `${name}${killed ? ', main morte' : folded ? ', a passé' : ''} : ${parts.length === 0 ? 'rien' : list(parts)}.`,
  part: (pot: string, put: number): string => `${amount(put)} dans le ${pot.toLowerCase()}`,
  dead: (put: number): string => `${amount(put)} d’argent mort dans le pot principal`,
  returned: (put: number): string => `${amount(put)} de mise rendue`,
  file: 'pots-annexes.png',
  scroll: 'L’image, à faire défiler sur le côté',
} as const;
