/** The command line's door: its words, and every language. */

export type { CliWords, LibraryTexts } from './language.js';
export { LANGUAGE_NAMES, type LanguageName, languageFor, OWN_NAMES } from './languages.js';
export { commandLines } from './parts/commands.js';
export { libraries } from './parts/libraries.js';
export { type Locales, writeBy } from './tools/locales.js';
export { count, decimalPoint, decimals } from './tools/numbers.js';
