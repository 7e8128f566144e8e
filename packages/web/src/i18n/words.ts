/** The words of the page: one object, filled with the language that is spoken. */

import type { calculator } from './en/calculator/index.js';
import type { chat } from './en/chat/index.js';
import type { details } from './en/details/index.js';
import type { door } from './en/door/index.js';
import type { event } from './en/event/index.js';
import type { host } from './en/host/index.js';
import type { en } from './en/index.js';
import type { lobby } from './en/lobby/index.js';
import type { look } from './en/look/index.js';
import type { replayer } from './en/replayer/index.js';
import type { rules } from './en/rules/index.js';
import type { settings } from './en/settings/index.js';
import type { why } from './en/why/index.js';
import { loadAnew } from './tools/load-anew.js';
import { writeBy } from './tools/locales.js';

/** The same keys and functions, whatever the words are. */
type Told<T> = T extends string
  ? string
  : T extends (...details: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Told<T[K]> };

/** What only one page reads, one dialog, or only who is refused something: it comes with that. */
interface Chapters {
  readonly calculator: Told<typeof calculator>;
  readonly chat: Told<typeof chat>;
  readonly details: Told<typeof details>;
  readonly door: Told<typeof door>;
  readonly event: Told<typeof event>;
  readonly host: Told<typeof host>;
  readonly lobby: Told<typeof lobby>;
  readonly look: Told<typeof look>;
  readonly replayer: Told<typeof replayer>;
  readonly rules: Told<typeof rules>;
  readonly settings: Told<typeof settings>;
  readonly why: Told<typeof why>;
}

export type Chapter = keyof Chapters;

/** A whole language: what lacks a key of it does not compile. */
export interface Language {
  readonly words: Told<typeof en>;
  readonly chapters: { readonly [C in Chapter]: () => Promise<Chapters[C]> };
}

export type Words = Language['words'] & Chapters;

/**
 * Read when something is said or drawn, never kept from before: the language may change. Empty until
 * the first `speak`; a chapter until it is loaded.
 */
export const words: Words = {} as Words;

let spoken: Language | null = null;

/** From now on; what is drawn already has to be drawn again. */
export function speak(language: Language): void {
  spoken = language;
  Object.assign(words, language.words);
  writeBy(language.words.locales);
}

/** In place of the language that is spoken, with the chapters that were loaded of that one. */
export async function speakInstead(language: Language): Promise<void> {
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

/**
 * A part of the page together with the chapters that it reads. One that cannot be fetched leaves the
 * page as it is, which is loaded anew when the server answers again.
 */
export async function loadWith<T>(
  part: () => Promise<T>,
  ...chapters: readonly Chapter[]
): Promise<T> {
  try {
    const [loaded] = await Promise.all([part(), ...chapters.map(loadChapter)]);
    return loaded;
  } catch {
    return loadAnew();
  }
}
