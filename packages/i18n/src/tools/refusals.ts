/** Of the sentences of the page those that the library has too. */

import { ERROR_CODES, type ErrorCode } from '@sidepot/engine';
import type { RefusalWords } from './told.js';

/** Without the codes of the server and of the connection. */
export const librarySentences = (texts: RefusalWords): Readonly<Record<ErrorCode, string>> =>
  Object.fromEntries(ERROR_CODES.map((code) => [code, texts[code]])) as Record<ErrorCode, string>;
