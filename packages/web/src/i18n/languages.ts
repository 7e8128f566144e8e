/** Every language there is. Another one is another folder of the same shape. */

import { en } from './en/index.js';
import type { Language } from './words.js';

export const languages = {
  en: {
    words: en,
    chapters: {
      calculator: async () => (await import('./en/calculator/index.js')).calculator,
      details: async () => (await import('./en/details/index.js')).details,
      lobby: async () => (await import('./en/lobby/index.js')).lobby,
      replayer: async () => (await import('./en/replayer/index.js')).replayer,
      rules: async () => (await import('./en/rules/index.js')).rules,
    },
  },
} satisfies Record<string, Language>;
