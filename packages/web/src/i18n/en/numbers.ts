/** How many, and who all: numbers and lists inside a sentence. */

import { count } from '../tools/numbers.js';

export const seconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)} s`;

export const plural = (things: number, one: string, many: string): string =>
  `${count(things)} ${things === 1 ? one : many}`;

export const list = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
