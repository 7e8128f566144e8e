/** The page in every language, each loaded when it is asked for. */

import type { PageLanguage } from './language.js';
import type { LanguageName } from './names.js';

export const pages = {
  en: async () => (await import('./en/page.js')).language,
  de: async () => (await import('./de/page.js')).language,
  es: async () => (await import('./es/page.js')).language,
  fr: async () => (await import('./fr/page.js')).language,
  'pt-BR': async () => (await import('./pt-BR/page.js')).language,
} satisfies Record<LanguageName, () => Promise<PageLanguage>>;
