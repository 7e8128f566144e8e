/**
 * The language that this browser's page speaks: the one that was chosen here, otherwise the first of
 * the browser's that there is. Whoever opens a link reads the page in their own.
 */

import {
  LANGUAGE_NAMES,
  type LanguageName,
  languageFor,
  pages,
  speak,
  speakInstead,
  words,
} from '@sidepot/i18n/page';
import { useSyncExternalStore } from 'react';
import { loadAnew } from '../load/load-anew.js';

const KEY = 'sidepot.language';
/** Languages that are read from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur|yi)\b/;

const listeners = new Set<() => void>();
let spoken: LanguageName = 'en';
/** Null: as the browser has it. */
let chosen: LanguageName | null = null;

/** A browser may refuse to store anything, and what is stored may be of another version. */
function stored(): LanguageName | null {
  try {
    const tag = localStorage.getItem(KEY);
    return LANGUAGE_NAMES.find((known) => known === tag) ?? null;
  } catch {
    return null;
  }
}

/** What the page speaks where nothing is chosen. */
export const browsersLanguage = (): LanguageName => languageFor(navigator.languages) ?? 'en';

function frame(): void {
  const { page } = words.locales;
  document.documentElement.lang = page;
  document.documentElement.dir = RIGHT_TO_LEFT.test(page) ? 'rtl' : 'ltr';
}

/** Before anything is drawn. */
export async function speakChosen(): Promise<void> {
  chosen = stored();
  spoken = chosen ?? browsersLanguage();
  speak(await pages[spoken]().catch(loadAnew));
  frame();
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) void take(stored());
  });
}

/** Null: as the browser has it. A language that cannot be fetched leaves the page as it is. */
export async function chooseLanguage(tag: LanguageName | null): Promise<void> {
  try {
    if (tag === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, tag);
  } catch {
    // It holds for as long as the page is open.
  }
  await take(tag);
}

async function take(tag: LanguageName | null): Promise<void> {
  const next = tag ?? browsersLanguage();
  const language = await pages[next]().catch(() => null);
  if (language === null) return;
  await speakInstead(language);
  [chosen, spoken] = [tag, next];
  frame();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSpoken = (): LanguageName => useSyncExternalStore(subscribe, () => spoken);
export const useChosen = (): LanguageName | null => useSyncExternalStore(subscribe, () => chosen);
