/** Fails to compile if this language lacks a word of English. */

import type { PageLanguage } from '../language.js';
import { de } from './page/index.js';

export const language = {
  words: de,
  chapters: {
    calculator: async () => (await import('./page/calculator/index.js')).calculator,
    chat: async () => (await import('./page/chat/index.js')).chat,
    dealer: async () => (await import('./page/dealer/index.js')).dealer,
    club: async () => (await import('./page/club/index.js')).club,
    details: async () => (await import('./page/details/index.js')).details,
    door: async () => (await import('./page/door/index.js')).door,
    event: async () => (await import('./page/event/index.js')).event,
    host: async () => (await import('./page/host/index.js')).host,
    lobby: async () => (await import('./page/lobby/index.js')).lobby,
    look: async () => (await import('./page/look/index.js')).look,
    replayer: async () => (await import('./page/replayer/index.js')).replayer,
    report: async () => (await import('./page/report/index.js')).sessionReport,
    rules: async () => (await import('./page/rules/index.js')).rules,
    settings: async () => (await import('./page/settings/index.js')).settings,
    statistics: async () => (await import('./page/statistics/index.js')).statistics,
    why: async () => (await import('./page/why/index.js')).why,
  },
} satisfies PageLanguage;
