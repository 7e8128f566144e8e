/** The words of the towers. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const towers = {
  title: 'Fichas puestas, cortadas en botes',
  legend: {
    folded: 'Se retiró',
    dead: 'Dinero muerto',
    returned: 'Vuelve',
  } as const,
  stretched: 'Las capas finas se dibujan más altas para que se lean.',
  column: (name: string, parts: readonly string[], folded: boolean, killed: boolean): string =>
    `${name}${killed ? ', mano muerta' : folded ? ', se retiró' : ''}: ${parts.length === 0 ? 'nada' : list(parts)}.`,
  part: (pot: string, put: number): string => `${amount(put)} en el ${pot.toLowerCase()}`,
  dead: (put: number): string => `${amount(put)} de dinero muerto en el bote principal`,
  returned: (put: number): string => `${amount(put)} de vuelta`,
  file: 'botes-paralelos.png',
  scroll: 'La imagen se desplaza hacia los lados',
} as const;
