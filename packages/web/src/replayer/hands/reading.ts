/**
 * Reads all hands of a text, each once: to a summary, or to where and why it cannot be read. One bad
 * hand does not keep the others from being opened.
 */

import {
  detectNotation,
  NOTATION_READERS,
  notationProblem,
  type ReadableNotation,
  type Refusal,
  type TextSlice,
} from '@sidepot/engine';
import { namesInRecord } from '../counting/player-hands.js';
import { handKey } from './hand-key.js';
import { type HandSummary, summarize } from './summary.js';

/** `null`: there is nothing in it, or it could not be opened. */
export type BadReason = {
  readonly code: Refusal['code'];
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
  readonly format: ReadableNotation | null;
  readonly slice: Pick<TextSlice, 'line' | 'text'>;
  readonly read:
    | { readonly ok: true; readonly hand: HandSummary; readonly names: readonly string[] }
    | { readonly ok: false; readonly bad: Omit<BadHand, 'file'> };
}

/** `first`: the number of the first hand. */
export function* readHands(text: string, first: number): Generator<ReadEntry, void> {
  const { reader: format } = detectNotation(text);
  let number = first;
  if (format === null) {
    const bad = { number, line: 1, reason: foreignReason(text) };
    return yield { format, slice: { line: 1, text: '' }, read: { ok: false, bad } };
  }
  for (const slice of NOTATION_READERS[format].split(text)) {
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

function readOne(
  format: ReadableNotation,
  { line, text }: Pick<TextSlice, 'line' | 'text'>,
  number: number,
): ReadEntry['read'] {
  const hand = NOTATION_READERS[format].read(text);
  if (!hand.ok) return { ok: false, bad: { number, ...placeOf(hand.error, line) } };
  const found = summarize(hand.value);
  if (!found.ok) return { ok: false, bad: { number, ...placeOf(found.error, line) } };
  const summary = { number, line, key: handKey(text), ...found.value };
  return { ok: true, hand: summary, names: namesInRecord(hand.value) };
}

function placeOf(error: Refusal, first: number): Pick<BadHand, 'line' | 'reason'> {
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
