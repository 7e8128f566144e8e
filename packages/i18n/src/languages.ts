/** Every language there is. Another one is another folder of the same shape. */

import type { Language } from './language.js';

export const languages = {
  en: {
    name: 'English',
    page: async () => (await import('./en/page.js')).language,
    cli: async () => (await import('./en/cli/index.js')).cli,
    library: async () => (await import('./en/library/index.js')).library,
  },
  de: {
    name: 'Deutsch',
    page: async () => (await import('./de/page.js')).language,
    cli: async () => (await import('./de/cli/index.js')).cli,
    library: async () => (await import('./de/library/index.js')).library,
  },
  es: {
    name: 'Español',
    page: async () => (await import('./es/page.js')).language,
    cli: async () => (await import('./es/cli/index.js')).cli,
    library: async () => (await import('./es/library/index.js')).library,
  },
  fr: {
    name: 'Français',
    page: async () => (await import('./fr/page.js')).language,
    cli: async () => (await import('./fr/cli/index.js')).cli,
    library: async () => (await import('./fr/library/index.js')).library,
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    page: async () => (await import('./pt-BR/page.js')).language,
    cli: async () => (await import('./pt-BR/cli/index.js')).cli,
    library: async () => (await import('./pt-BR/library/index.js')).library,
  },
} satisfies Record<string, Language>;

export type LanguageName = keyof typeof languages;

export const LANGUAGE_NAMES: readonly LanguageName[] = Object.keys(languages) as LanguageName[];

/**
 * The first of the tags that there is a language for, as browsers and systems write them: `de-AT`,
 * `pt`. What has no language of its own gets one of the same family; null if none fits.
 */
export function languageFor(tags: readonly string[]): LanguageName | null {
  const familyOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
  for (const tag of tags) {
    const named = LANGUAGE_NAMES.find((name) => name.toLowerCase() === tag.toLowerCase());
    const found = named ?? LANGUAGE_NAMES.find((name) => familyOf(name) === familyOf(tag));
    if (found !== undefined) return found;
  }
  return null;
}
