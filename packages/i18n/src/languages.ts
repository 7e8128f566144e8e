/** Every language there is. Another one is another folder of the same shape. */

import type { Language } from './language.js';

export const languages = {
  en: {
    page: async () => (await import('./en/page/typed.js')).language,
    library: async () => (await import('./en/library/index.js')).library,
  },
} satisfies Record<string, Language>;
