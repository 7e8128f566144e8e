/** The words of the page: one object, filled with the language that is spoken. */

import type { Chapter, Chapters, PageLanguage } from '../language.js';
import { writeBy } from '../tools/locales.js';

export type Words = PageLanguage['words'] & Chapters;

/**
 * Read when something is said or drawn, never kept from before: the language may change. Empty until
 * the first `speak`; a chapter until it is loaded.
 */
export const words: Words = {} as Words;

let spoken: PageLanguage | null = null;

/** From now on; what is drawn already has to be drawn again. */
export function speak(language: PageLanguage): void {
  spoken = language;
  Object.assign(words, language.words);
  writeBy(language.words.locales);
}

/** Of the language that is spoken. */
export async function loadChapter(chapter: Chapter): Promise<void> {
  Object.assign(words, { [chapter]: await spoken?.chapters[chapter]() });
}
