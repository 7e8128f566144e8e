/** The words of the towers. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const towers = {
  title: 'Chips put in, cut into pots',
  legend: {
    folded: 'Folded',
    dead: 'Dead money',
    returned: 'Back',
  } as const,
  stretched: 'Thin layers are drawn taller, to be readable.',
  column: (name: string, parts: readonly string[], folded: boolean, killed: boolean): string =>
    `${name}${killed ? ', dead hand' : folded ? ', folded' : ''}: ${parts.length === 0 ? 'nothing' : list(parts)}.`,
  part: (pot: string, put: number): string => `${amount(put)} in the ${pot.toLowerCase()}`,
  dead: (put: number): string => `${amount(put)} dead in the main pot`,
  returned: (put: number): string => `${amount(put)} goes back`,
  file: 'side-pots.png',
  scroll: 'The picture, scrolls sideways',
} as const;
