/**
 * Reads all hands of a text, each once: to a summary, or to where and why it cannot be read. One bad
 * hand does not keep the others from being opened.
 */

import { notationProblem, type PhhHand, type Rejection } from '@sidepot/engine';
import { type Format, formatOf, NOTATIONS, type Slice } from './formats.js';
import { type HandSummary, summarize } from './summary.js';

/** `null`: there is nothing in it, or it could not be opened. */
export type BadReason = {
  readonly code: Rejection['code'];
  readonly details: Readonly<Record<string, unknown>>;
  readonly action: number | null;
} | null;

export interface BadHand {
  readonly number: number;
  readonly line: number;
  readonly reason: BadReason;
  /** Null if there is only one. */
  readonly file: string | null;
}

export interface ReadEntry {
  readonly format: Format | null;
  readonly slice: Slice;
  readonly read:
    | { readonly ok: true; readonly hand: HandSummary }
    | { readonly ok: false; readonly bad: Omit<BadHand, 'file'> };
}

/** `first`: the number of the first hand. */
export function* readHands(text: string, first: number): Generator<ReadEntry, void> {
  const format = formatOf(text);
  let number = first;
  if (format === null) {
    const bad = { number, line: 1, reason: foreignReason(text) };
    return yield { format, slice: { line: 1, text: '' }, read: { ok: false, bad } };
  }
  for (const slice of NOTATIONS[format].split(text)) {
    yield { format, slice, read: readOne(format, slice, number++) };
  }
}

/** What it looks like instead. */
function foreignReason(text: string): BadReason {
  const problem = text.trim() === '' ? undefined : notationProblem(text);
  if (problem === undefined) return null;
  const { code, line: _, ...details } = problem;
  return { code, details, action: null };
}

function readOne(format: Format, { line, text }: Slice, number: number): ReadEntry['read'] {
  const hand = NOTATIONS[format].read(text);
  const found = hand.ok ? summarize(hand.value) : hand;
  if (found.ok) return { ok: true, hand: { number, line, ...found.value } };
  return { ok: false, bad: { number, ...placeOf(found.error, line) } };
}

function placeOf(error: Rejection, first: number): Pick<BadHand, 'line' | 'reason'> {
  const { code, line, action, ...details } = error;
  return {
    line: first + (typeof line === 'number' ? line - 1 : 0),
    reason: {
      code,
      details,
      // People count from one.
      action: typeof action === 'number' ? action + 1 : null,
    },
  };
}

/** All of one hand; null if it cannot be read. */
export function readWhole(format: Format, text: string): PhhHand | null {
  const read = NOTATIONS[format].read(text);
  return read.ok ? read.value : null;
}
