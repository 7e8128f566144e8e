/** The library's door: what the engine says, in every language, each loaded when it is asked for. */

import type { LibraryTexts } from './language.js';
import type { LanguageName } from './names.js';

export type { LibraryTexts } from './language.js';
export { type LanguageName, languageFor } from './names.js';

export const libraries = {
  en: async () => (await import('./en/library/index.js')).library,
  de: async () => (await import('./de/library/index.js')).library,
  es: async () => (await import('./es/library/index.js')).library,
  fr: async () => (await import('./fr/library/index.js')).library,
  'pt-BR': async () => (await import('./pt-BR/library/index.js')).library,
} satisfies Record<LanguageName, () => Promise<LibraryTexts>>;
