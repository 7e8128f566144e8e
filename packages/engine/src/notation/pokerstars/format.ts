/** How a hand of PokerStars' text is read, whoever wrote it. */

import type { TextFormat } from '../import/read-text.js';
import type { Dialect } from './dialect.js';
import { StarsReader } from './reader.js';

export const dialectFormat = (dialect: Dialect): TextFormat => ({
  notation: dialect.notation,
  begin: (text, unit) => new StarsReader(text, unit, dialect),
  mayBeCents,
});

/** A buy-in has cents, the chips have none. */
function mayBeCents(text: string): boolean {
  const point = text.indexOf('.');
  if (point < 0) return false;
  const body = text.indexOf('\n');
  const isTournament = /Tournament #/i.test(text.slice(0, body < 0 ? text.length : body));
  if (isTournament && body < 0) return false;
  let at = isTournament ? text.indexOf('.', body) : point;
  while (at >= 0 && !(isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1)))) {
    at = text.indexOf('.', at + 1);
  }
  return at >= 0;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
