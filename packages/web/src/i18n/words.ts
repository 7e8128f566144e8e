/** The words of the page: one object, filled with the language that is spoken. */

import type { en } from './en/index.js';
import { writeBy } from './locales.js';

/** The same keys and functions, whatever the words are. */
type Told<T> = T extends string
  ? string
  : T extends (...details: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Told<T[K]> };

/** A whole language: what lacks a key of it does not compile. */
export type Words = Told<typeof en>;

/**
 * Read when something is said or drawn, never kept from before: the language may change. Empty until
 * the first `speak`.
 */
export const words: Words = {} as Words;

/** From now on; what is drawn already has to be drawn again. */
export function speak(language: Words): void {
  Object.assign(words, language);
  writeBy(language.locales);
}
