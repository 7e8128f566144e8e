/** Reads one hand of PokerStars' text; nothing in it is thrown at the caller. */

import { type Rejection, type Result, refused, reject } from '../errors.js';
import { CENTS, type Unit, unitOf, WHOLE } from './decimals.js';
import { ImportFault } from './import-record.js';
import type { PhhHand } from './phh-hand.js';
import type { PhhOptions } from './phh-read.js';
import { StarsReader } from './pokerstars-reader.js';
import { BYTE_ORDER_MARK } from './pokerstars-split.js';

/** An error names the line, from 1, and the reason. */
export function readPokerStars(text: string, { unit }: PhhOptions = {}): Result<PhhHand> {
  const chosen = unit === undefined ? undefined : unitOf(unit);
  if (unit !== undefined && chosen === undefined) {
    const reason = `${unit} is not a positive decimal number`;
    return refused(reject('BAD_NOTATION', { field: 'unit', reason }));
  }
  if (chosen !== undefined) return read(text, chosen).result;
  const body = text.indexOf('\n');
  const isTournament = /Tournament #/.test(text.slice(0, body < 0 ? text.length : body));
  // A buy-in has cents, the chips have none.
  const mayBeCents = /\d\.\d/.test(isTournament ? text.slice(body) : text);
  const first = read(text, mayBeCents ? CENTS : WHOLE);
  return mayBeCents && !first.hasPoint ? read(text, WHOLE).result : first.result;
}

function read(text: string, unit: Unit): { result: Result<PhhHand>; hasPoint: boolean } {
  const reader = new StarsReader(unit);
  try {
    const isMarked = text.charCodeAt(0) === BYTE_ORDER_MARK;
    for (const line of text.slice(isMarked ? 1 : 0).split('\n')) reader.take(line.trimEnd());
    return { result: { ok: true, value: reader.hand() }, hasPoint: reader.hasPoint };
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault;
    return { result: refused(rejection(fault, reader.line)), hasPoint: reader.hasPoint };
  }
}

const rejection = ({ reason, isGame }: ImportFault, line: number): Rejection =>
  isGame
    ? reject('UNSUPPORTED_GAME', { line, variant: reason })
    : reject('BAD_NOTATION', { line, reason });
