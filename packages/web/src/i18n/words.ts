/** The words of the page: one object, filled with the language that is spoken. */

import type { en } from './en/index.js';
import type { rules } from './en/rules/index.js';
import { writeBy } from './tools/locales.js';

/** The same keys and functions, whatever the words are. */
type Told<T> = T extends string
  ? string
  : T extends (...details: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Told<T[K]> };

type Rules = Told<typeof rules>;

/** A whole language: what lacks a key of it does not compile. */
export interface Language {
  readonly words: Told<typeof en>;
  /** As long as all the rest, and only one page reads it. */
  rules(): Promise<Rules>;
}

export type Words = Language['words'] & { readonly rules: Rules };

/**
 * Read when something is said or drawn, never kept from before: the language may change. Empty until
 * the first `speak`; the rules until `loadRules`.
 */
export const words: Words = {} as Words;

let spoken: Language | null = null;

/** From now on; what is drawn already has to be drawn again. */
export function speak(language: Language): void {
  spoken = language;
  Object.assign(words, language.words);
  writeBy(language.words.locales);
}

/** Of the language that is spoken. */
export async function loadRules(): Promise<void> {
  Object.assign(words, { rules: await spoken?.rules() });
}
