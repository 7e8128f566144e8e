/** The page in every language, each loaded when it is asked for. */

import type { PageLanguage } from './language.js';
import type { LanguageName } from './names.js';

export const pages = {
  en: async () => (await import('./en/page.js')).language,
} satisfies Record<LanguageName, () => Promise<PageLanguage>>;
