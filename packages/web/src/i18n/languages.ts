/** Every language there is. Another one is another folder of the same shape. */

import { en } from './en/index.js';
import type { Language } from './words.js';

export const languages = {
  en: {
    words: en,
    chapters: {
      calculator: async () => (await import('./en/calculator/index.js')).calculator,
      chat: async () => (await import('./en/chat/index.js')).chat,
      details: async () => (await import('./en/details/index.js')).details,
      door: async () => (await import('./en/door/index.js')).door,
      event: async () => (await import('./en/event/index.js')).event,
      host: async () => (await import('./en/host/index.js')).host,
      lobby: async () => (await import('./en/lobby/index.js')).lobby,
      look: async () => (await import('./en/look/index.js')).look,
      replayer: async () => (await import('./en/replayer/index.js')).replayer,
      rules: async () => (await import('./en/rules/index.js')).rules,
      settings: async () => (await import('./en/settings/index.js')).settings,
      why: async () => (await import('./en/why/index.js')).why,
    },
  },
} satisfies Record<string, Language>;
