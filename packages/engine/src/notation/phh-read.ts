/**
 * Reads .phh (one hand) and .phhs (several, each under a `[n]` header). What a replay needs is
 * judged; everything else is history and is kept as it is, so that a hand is never lost for an
 * unusual note.
 */

import { type Rejection, type Result, reject } from '../errors.js';
import { CENTS, type Unit, unitOf, WHOLE } from './decimals.js';
import type { PhhHand } from './phh-hand.js';
import { HandReader } from './phh-reader.js';
import { splitPhhs } from './phh-split.js';
import { Fault, LINE_FEED } from './toml.js';

export interface PhhOptions {
  /** What one chip is worth: '0.01'. By default cents if an amount has a point, else '1'. */
  readonly unit?: string;
}

export interface PhhsHand {
  /** The name in the header: '1'. */
  readonly section: string;
  /** The line the hand begins in, from 1. */
  readonly line: number;
  readonly hand: Result<PhhHand>;
}

export function readPhh(text: string, options: PhhOptions = {}): Result<PhhHand> {
  const chosen = chosenUnit(options);
  if (chosen !== undefined && 'code' in chosen) return { ok: false, error: chosen };
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  return readSlice(text, start, text.length, 1, chosen, text.includes('.'));
}

/** One entry for each hand; a bad hand does not keep the others from being read. */
export function* readPhhs(text: string, options: PhhOptions = {}): Generator<PhhsHand, void> {
  const chosen = chosenUnit(options);
  let point = -1;
  for (const { section, line, start, end } of splitPhhs(text)) {
    if (chosen !== undefined && 'code' in chosen) {
      yield { section, line, hand: { ok: false, error: chosen } };
      continue;
    }
    // The next point in the file is looked for once, however many hands are before it.
    if (point < start) point = text.indexOf('.', start);
    if (point < 0) point = text.length;
    yield { section, line, hand: readSlice(text, start, end, line, chosen, point < end) };
  }
}

function chosenUnit({ unit }: PhhOptions): Unit | Rejection | undefined {
  if (unit === undefined) return undefined;
  const reason = `${String(unit)} is not a positive decimal number`;
  return unitOf(String(unit)) ?? reject('BAD_NOTATION', { field: 'unit', reason });
}

/** `hasPoint`: there is a point in the text, though perhaps only in a name. */
function readSlice(
  text: string,
  start: number,
  end: number,
  line: number,
  chosen: Unit | undefined,
  hasPoint: boolean,
): Result<PhhHand> {
  const reader = new HandReader(text, start, end, chosen ?? (hasPoint ? CENTS : WHOLE));
  const result = resultOf(reader, line);
  if (chosen !== undefined || !hasPoint || reader.hasPoint) return result;
  const again = new HandReader(text, start, end, WHOLE);
  const whole = resultOf(again, line);
  return again.hasPoint ? result : whole;
}

function resultOf(reader: HandReader, line: number): Result<PhhHand> {
  try {
    return { ok: true, value: reader.read() };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { ok: false, error: rejection(reader, fault, line) };
  }
}

function rejection(reader: HandReader, { at, reason }: Fault, firstLine: number): Rejection {
  const { text, start, field, action } = reader;
  let line = firstLine;
  for (let i = start; i < at; i++) if (text.charCodeAt(i) === LINE_FEED) line++;
  return reject('BAD_NOTATION', {
    line,
    ...(field === '' ? {} : { field }),
    ...(action < 0 ? {} : { action }),
    reason,
  });
}
