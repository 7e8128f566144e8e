/** How many, and who all: numbers and lists inside a sentence. */

import { howMany, listed } from '../../tools/numbers.js';

export const seconds = (milliseconds: number): string => `${Math.ceil(milliseconds / 1000)} s`;

export const plural = (things: number, one: string, many: string): string =>
  howMany(things, { one, other: many });

export const list = listed;
