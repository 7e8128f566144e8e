/** The words of the towers. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const towers = {
  title: 'Eingesetzte Chips, in Pots geschnitten',
  legend: {
    folded: 'Gefoldet',
    dead: 'Dead Money',
    returned: 'Zurück',
  } as const,
  stretched: 'Dünne Schichten sind höher gezeichnet, damit man sie lesen kann.',
  column: (name: string, parts: readonly string[], folded: boolean, killed: boolean): string =>
    `${name}${killed ? ', tote Hand' : folded ? ', gefoldet' : ''}: ${parts.length === 0 ? 'nichts' : list(parts)}.`,
  part: (pot: string, put: number): string => `${amount(put)} im ${pot}`,
  dead: (put: number): string => `${amount(put)} Dead Money im Main Pot`,
  returned: (put: number): string => `${amount(put)} zurück`,
  file: 'side-pots.png',
  scroll: 'Das Bild, seitlich verschiebbar',
} as const;
