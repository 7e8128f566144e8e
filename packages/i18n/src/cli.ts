/** The command line's door: its words in every language, each loaded when it is asked for. */

import type { CliWords } from './language.js';
import type { LanguageName } from './names.js';

export type { CliWords } from './language.js';
export { LANGUAGE_NAMES, type LanguageName, languageFor } from './names.js';
export { type Locales, writeBy } from './tools/locales.js';
export { count, decimals, marksOfNow } from './tools/numbers.js';

export const cliLanguages = {
  en: async () => (await import('./en/cli/index.js')).cli,
  de: async () => (await import('./de/cli/index.js')).cli,
  es: async () => (await import('./es/cli/index.js')).cli,
  fr: async () => (await import('./fr/cli/index.js')).cli,
  'pt-BR': async () => (await import('./pt-BR/cli/index.js')).cli,
} satisfies Record<LanguageName, () => Promise<CliWords>>;
