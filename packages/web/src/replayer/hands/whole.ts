/**
 * All of one hand: its record, its steps, and where the calculator opens it. It is worked out beside
 * the page, which would stand still meanwhile: hands are replayed and ranked for it.
 */

import { NOTATION_READERS, type PhhHand, type ReadableNotation } from '@sidepot/engine';
import { calculatorPath } from '../../calculator/model/link.js';
import { linkedHandOf } from '../../calculator/share/linked-hand.js';
import { inRealSeats } from '../../calculator/share/real-seats.js';
import { type PastHand, pastHandOf } from '../steps/past-hand.js';
import { handKey } from './hand-key.js';

export interface WholeHand {
  readonly hand: PhhHand;
  /** By its text. */
  readonly key: string;
  readonly past: PastHand;
  /** Null if there is nothing to reckon. */
  readonly calculator: string | null;
}

/** Null if it cannot be read, or cannot have happened. */
export function wholeHand(
  format: ReadableNotation,
  text: string,
  number: number,
): WholeHand | null {
  const read = NOTATION_READERS[format].read(text);
  const past = read.ok ? pastHandOf(read.value, number) : null;
  if (!read.ok || past === null) return null;
  return { hand: read.value, key: handKey(text), past, calculator: calculatorOf(read.value, past) };
}

function calculatorOf(hand: PhhHand, { steps, names }: PastHand): string | null {
  const state = steps.at(-1)?.state;
  if (state === undefined) return null;
  const linked = linkedHandOf(state, names);
  return calculatorPath({ ...linked, hand: inRealSeats(linked.hand, hand) });
}
