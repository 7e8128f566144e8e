/** How a hand of PokerStars' text is read, whoever wrote it. */

import type { TextFormat } from '../import/read-text.js';
import { SPACE } from '../phh/toml.js';
import type { Dialect } from './dialect.js';
import { StarsReader } from './reader.js';

export const dialectFormat = (dialect: Dialect): TextFormat => ({
  notation: dialect.notation,
  begin: (text, unit) => new StarsReader(text, unit, dialect),
  mayBeCents,
});

/** A buy-in has cents, the chips have none. */
function mayBeCents(text: string): boolean {
  let at = text.indexOf('.');
  if (at < 0) return false;
  const body = text.indexOf('\n');
  if (isTournament(text, body < 0 ? text.length : body)) {
    if (body < 0) return false;
    at = text.indexOf('.', body);
  }
  while (at >= 0 && !(isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1)))) {
    at = text.indexOf('.', at + 1);
  }
  return at >= 0;
}

const TOURNAMENT = 'tournament #';

/** Does the first line say so, in whatever letters? */
function isTournament(text: string, end: number): boolean {
  for (let at = text.indexOf('#'); at >= 0 && at < end; at = text.indexOf('#', at + 1)) {
    const from = at + 1 - TOURNAMENT.length;
    if (text.charCodeAt(at - 1) !== SPACE || from < 0) continue;
    if (text.slice(from, at + 1).toLowerCase() === TOURNAMENT) return true;
  }
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
