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

/** Reads one hand, once. */
export interface TextReader {
  read(): PhhHand;
  /** Of the last line that was taken, from 1. */
  readonly line: number;
  /** Did an amount have a point? */
  readonly hasPoint: boolean;
}

export interface TextFormat {
  readonly notation: ReadableNotation;
  begin(text: string, unit: Unit): TextReader;
  /** May the hand count in cents? It is judged by its amounts if nobody says. */
  mayBeCents(text: string): boolean;
}

/** Takes a hand line by line. */
export interface LinewiseReader extends Omit<TextReader, 'read'> {
  take(line: string): void;
  hand(): PhhHand;
}

/** `lines` are those of one hand, in the order they happened. */
export function readByLine(lines: () => readonly string[], reader: LinewiseReader): TextReader {
  return {
    read: () => {
      for (const line of lines()) reader.take(line);
      return reader.hand();
    },
    get line() {
      return reader.line;
    },
    get hasPoint() {
      return reader.hasPoint;
    },
  };
}

export const BYTE_ORDER_MARK = 0xfeff;

/** Old programs of the Mac end lines with a return alone. */
export const withLineFeeds = (text: string): string =>
  text.includes('\n') || !text.includes('\r') ? text : text.replaceAll('\r', '\n');

export const linesIn = (text: string): readonly string[] =>
  withLineFeeds(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text).split('\n');

export const readText = (text: string, options: PhhOptions, format: TextFormat): Result<PhhHand> =>
  answering(() => {
    const problem = textProblem(text) ?? optionsProblem(options);
    if (problem !== undefined) return refused(problem);
    const chosen = chosenUnit(options);
    if (chosen !== undefined && 'code' in chosen) return refused(chosen);
    const result =
      chosen === undefined ? readUnitless(text, format) : resultOf(format.begin(text, chosen));
    return !result.ok && isNoHand(result.error) ? orOther(text, format, result) : result;
  });

const isNoHand = (error: Refusal): boolean =>
  error.code === 'BAD_NOTATION' &&
  (error.reason === 'noHandBegins' || error.reason === 'noStarsHand');

/** Only where no hand begins: a broken hand is still of its kind. */
function orOther(text: string, { notation }: TextFormat, result: Result<PhhHand>): Result<PhhHand> {
  const other = otherNotation(text, notation);
  return other === undefined ? result : refused(other);
}

function readUnitless(text: string, format: TextFormat): Result<PhhHand> {
  const mayBeCents = format.mayBeCents(text);
  const reader = format.begin(text, mayBeCents ? CENTS : WHOLE);
  const result = resultOf(reader);
  return mayBeCents && !reader.hasPoint ? resultOf(format.begin(text, WHOLE)) : result;
}

function resultOf(reader: TextReader): Result<PhhHand> {
  try {
    return { ok: true, value: reader.read() };
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault;
    return refused(refusal(fault, reader.line));
  }
}

const refusal = ({ cause, variant }: ImportFault, line: number): Refusal =>
  cause === null
    ? reject('UNSUPPORTED_GAME', { line, variant })
    : reject('BAD_NOTATION', { line, ...causeOf(cause) });
