/** Every language there is: its own name, and its words, which come when somebody speaks it. */

import type { Language } from './words.js';

interface Known {
  readonly name: string;
  readonly load: () => Promise<{ readonly language: Language }>;
}

/** By the tag of the language; the first is spoken where no other fits. */
export const LANGUAGES = {
  en: { name: 'English', load: () => import('./en/typed.js') },
  de: { name: 'Deutsch', load: () => import('./de/typed.js') },
  es: { name: 'Español', load: () => import('./es/typed.js') },
  fr: { name: 'Français', load: () => import('./fr/typed.js') },
  'pt-BR': { name: 'Português (Brasil)', load: () => import('./pt-BR/typed.js') },
} satisfies Readonly<Record<string, Known>>;

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly LanguageTag[];

/** The first of what somebody wants that there is; a country's is better than another country's. */
export function bestLanguage(wanted: readonly string[]): LanguageTag {
  for (const one of wanted) {
    const tag = one.toLowerCase();
    const [base] = tag.split('-');
    const fits =
      LANGUAGE_TAGS.find((known) => known.toLowerCase() === tag) ??
      LANGUAGE_TAGS.find((known) => known === base) ??
      LANGUAGE_TAGS.find((known) => known.split('-')[0] === base);
    if (fits !== undefined) return fits;
  }
  return 'en';
}
