/** What the command line says: two objects, filled with the language that is spoken. */

import {
  type CliWords,
  commandLines,
  type LanguageName,
  type LibraryTexts,
  libraries,
  writeBy,
} from '@sidepot/i18n/cli';

/** Read when something is said, never kept from before. Empty until the first `speakIn`. */
export const say: CliWords = {} as CliWords;

/** What the library says, in the same language. Empty until `loadTexts`: it comes with the engine. */
export const said: LibraryTexts = {} as LibraryTexts;

let spoken: LanguageName = 'en';

/** Threads have to be told. */
export const spokenNow = (): LanguageName => spoken;

/** Only this language is loaded. */
export async function speakIn(language: LanguageName): Promise<void> {
  const words = await commandLines[language]();
  spoken = language;
  Object.assign(say, words);
  writeBy(words.locales);
}

export async function loadTexts(): Promise<void> {
  Object.assign(said, await libraries[spoken]());
}
