/** The library's door: what the engine says, in every language, each loaded when it is asked for. */

import type { LibraryTexts } from './language.js';
import type { WholeLanguage } from './names.js';

export type { LibraryTexts } from './language.js';
export { languageFor, type WholeLanguage } from './names.js';

export const libraries = {
  en: async () => (await import('./en/library/index.js')).library,
} satisfies Record<WholeLanguage, () => Promise<LibraryTexts>>;
