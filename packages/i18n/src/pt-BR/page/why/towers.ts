/** The words of the towers. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const towers = {
  title: 'As fichas de cada um, cortadas em potes',
  legend: {
    folded: 'Fold',
    dead: 'Dinheiro morto',
    returned: 'De volta',
  } as const,
  stretched: 'Camadas finas aparecem mais altas, para dar para ler.',
  column: (name: string, parts: readonly string[], folded: boolean, killed: boolean): string =>
    `${name}${killed ? ', mão morta' : folded ? ', fold' : ''}: ${parts.length === 0 ? 'nada' : list(parts)}.`,
  part: (pot: string, put: number): string => `${amount(put)} no ${pot.toLowerCase()}`,
  dead: (put: number): string => `${amount(put)} de dinheiro morto no pote principal`,
  returned: (put: number): string => `${amount(put)} de volta`,
  file: 'side-pots.png',
  scroll: 'A imagem, rola para os lados',
} as const;
