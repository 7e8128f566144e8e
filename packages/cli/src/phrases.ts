/** What the command line says: two objects, filled with the language that is spoken. */

import { type CliWords, cliLanguages, type LanguageName, writeBy } from '@sidepot/i18n/cli';
import type { LibraryTexts } from '@sidepot/i18n/library';

/** Read when something is said, never kept from before. Empty until the first `speakIn`. */
export const phrases: CliWords = {} as CliWords;

/** What the library says, in the same language. Empty until `loadTexts`: it comes with the engine. */
export const said: LibraryTexts = {} as LibraryTexts;

let spoken: LanguageName = 'en';

/** Threads have to be told. */
export const spokenNow = (): LanguageName => spoken;

/** Only this language is loaded. */
export async function speakIn(language: LanguageName): Promise<void> {
  const words = await cliLanguages[language]();
  spoken = language;
  Object.assign(phrases, words);
  writeBy(words.locales);
}

export async function loadTexts(): Promise<void> {
  const { libraries } = await import('@sidepot/i18n/library');
  Object.assign(said, await libraries[spoken]());
}
