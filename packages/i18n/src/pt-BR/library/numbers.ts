/** Numbers and lists as this language writes them, whatever the page speaks. */

import { countIn, listIn } from '../../tools/numbers.js';

export const count: (things: number) => string = countIn('pt-BR');
export const listed: (names: readonly string[]) => string = listIn('pt-BR');
