/** Every language there is. Another one is another folder of the same shape. */

import { en } from './en/index.js';
import type { Language } from './words.js';

export const languages = {
  en: {
    words: en,
    chapters: {
      calculator: async () => (await import('./en/calculator/index.js')).calculator,
      details: async () => (await import('./en/details/index.js')).details,
      replayer: async () => (await import('./en/replayer/index.js')).replayer,
      rules: async () => (await import('./en/rules/index.js')).rules,
      why: async () => (await import('./en/why/index.js')).why,
    },
  },
} satisfies Record<string, Language>;
