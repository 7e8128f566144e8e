/** The command line's door: its words, and every language. */

export type { CliWords, LibraryTexts } from './language.js';
export { LANGUAGE_NAMES, type LanguageName, languageFor, languages } from './languages.js';
export { type Locales, writeBy } from './tools/locales.js';
export { count, decimalPoint, decimals } from './tools/numbers.js';
