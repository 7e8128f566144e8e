/** How a hand of PokerStars' text is read, whoever wrote it. */

import { type LineFormat, linesIn } from '../import/read-lines.js';
import type { Dialect } from './dialect.js';
import { StarsReader } from './reader.js';

export const dialectFormat = (dialect: Dialect): LineFormat => ({
  notation: dialect.notation,
  begin: (unit) => new StarsReader(unit, dialect),
  mayBeCents,
  lines: linesIn,
});

/** A buy-in has cents, the chips have none. */
function mayBeCents(text: string): boolean {
  const body = text.indexOf('\n');
  const isTournament = /Tournament #/i.test(text.slice(0, body < 0 ? text.length : body));
  return /\d\.\d/.test(isTournament ? text.slice(body) : text);
}
