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

/** In place of the language that is spoken, with the chapters that were loaded of that one. */
export async function speakInstead(language: PageLanguage): Promise<void> {
  const loaded = (Object.keys(language.chapters) as Chapter[]).filter((one) => one in words);
  const said = await Promise.all(
    loaded.map(async (chapter) => [chapter, await language.chapters[chapter]()]),
  );
  speak(language);
  Object.assign(words, Object.fromEntries(said));
}

/** Of the language that is spoken. */
export async function loadChapter(chapter: Chapter): Promise<void> {
  Object.assign(words, { [chapter]: await spoken?.chapters[chapter]() });
}
