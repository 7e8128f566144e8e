/** What the readers of all texts have in common: lines, the unit, and what cannot be read. */

import { answering, causeOf } from '../../checks.js';
import { type Refusal, type Result, refused, reject } from '../../errors.js';
import { CENTS, type Unit, WHOLE } from '../../money/decimals.js';
import { otherNotation, type ReadableNotation } from '../detect/detect.js';
import {
  chosenUnit,
  optionsProblem,
  type PhhOptions,
  textProblem,
} from '../detect/read-options.js';
import type { PhhHand } from '../phh/hand.js';
import { ImportFault } from './types.js';

/** Takes a hand line by line. */
export interface TextReader {
  take(line: string): void;
  hand(): PhhHand;
  /** Of the last line that was taken, from 1. */
  readonly line: number;
  /** Did an amount have a point? */
  readonly hasPoint: boolean;
}

export interface LineFormat {
  readonly notation: ReadableNotation;
  begin(unit: Unit): TextReader;
  /** May the hand count in cents? It is judged by its amounts if nobody says. */
  mayBeCents(text: string): boolean;
  /** The lines of one hand, in the order they happened. */
  lines(text: string): readonly string[];
}

export const BYTE_ORDER_MARK = 0xfeff;

/** Old programs of the Mac end lines with a return alone. */
export const withLineFeeds = (text: string): string =>
  text.includes('\n') || !text.includes('\r') ? text : text.replaceAll('\r', '\n');

export const linesIn = (text: string): readonly string[] =>
  withLineFeeds(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text).split('\n');

export const readLines = (text: string, options: PhhOptions, format: LineFormat): Result<PhhHand> =>
  answering(() => {
    const problem = textProblem(text) ?? optionsProblem(options);
    if (problem !== undefined) return refused(problem);
    const chosen = chosenUnit(options);
    if (chosen !== undefined && 'code' in chosen) return refused(chosen);
    const result =
      chosen === undefined ? readUnitless(text, format) : read(text, format, chosen).result;
    return !result.ok && isNoHand(result.error) ? orOther(text, format, result) : result;
  });

const isNoHand = (error: Refusal): boolean =>
  error.code === 'BAD_NOTATION' &&
  (error.reason === 'noHandBegins' || error.reason === 'noStarsHand');

/** Only where no hand begins: a broken hand is still of its kind. */
function orOther(text: string, { notation }: LineFormat, result: Result<PhhHand>): Result<PhhHand> {
  const other = otherNotation(text, notation);
  return other === undefined ? result : refused(other);
}

function readUnitless(text: string, format: LineFormat): Result<PhhHand> {
  const mayBeCents = format.mayBeCents(text);
  const first = read(text, format, mayBeCents ? CENTS : WHOLE);
  return mayBeCents && !first.hasPoint ? read(text, format, WHOLE).result : first.result;
}

function read(
  text: string,
  format: LineFormat,
  unit: Unit,
): { result: Result<PhhHand>; hasPoint: boolean } {
  const reader = format.begin(unit);
  try {
    for (const line of format.lines(text)) reader.take(line);
    return { result: { ok: true, value: reader.hand() }, hasPoint: reader.hasPoint };
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault;
    return { result: refused(refusal(fault, reader.line)), hasPoint: reader.hasPoint };
  }
}

const refusal = ({ cause, variant }: ImportFault, line: number): Refusal =>
  cause === null
    ? reject('UNSUPPORTED_GAME', { line, variant })
    : reject('BAD_NOTATION', { line, ...causeOf(cause) });
