/** The words of the command line, by language; loaded when it is asked for. */

import type { CliWords } from '../language.js';
import type { LanguageName } from '../languages.js';

export const commandLines = {
  en: async () => (await import('../en/cli/index.js')).cli,
  de: async () => (await import('../de/cli/index.js')).cli,
  es: async () => (await import('../es/cli/index.js')).cli,
  fr: async () => (await import('../fr/cli/index.js')).cli,
  'pt-BR': async () => (await import('../pt-BR/cli/index.js')).cli,
} satisfies Record<LanguageName, () => Promise<CliWords>>;
