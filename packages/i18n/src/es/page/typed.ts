/** Fails to compile if this language lacks a word of English. */

import type { PageLanguage } from '../../language.js';
import { es } from './index.js';

export const language = {
  words: es,
  chapters: {
    calculator: async () => (await import('./calculator/index.js')).calculator,
    chat: async () => (await import('./chat/index.js')).chat,
    details: async () => (await import('./details/index.js')).details,
    door: async () => (await import('./door/index.js')).door,
    event: async () => (await import('./event/index.js')).event,
    host: async () => (await import('./host/index.js')).host,
    lobby: async () => (await import('./lobby/index.js')).lobby,
    look: async () => (await import('./look/index.js')).look,
    replayer: async () => (await import('./replayer/index.js')).replayer,
    rules: async () => (await import('./rules/index.js')).rules,
    settings: async () => (await import('./settings/index.js')).settings,
    why: async () => (await import('./why/index.js')).why,
  },
} satisfies PageLanguage;
