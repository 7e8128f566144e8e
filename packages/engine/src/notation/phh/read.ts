/**
 * Reads .phh (one hand) and .phhs (several, each under a `[n]` header). What a replay needs is
 * judged; everything else is history and is kept as it is, so that a hand is never lost for an
 * unusual note.
 */

import { answering, causeOf, throwing } from '../../checks.js';
import { type Refusal, type Result, refused, reject, throwIf } from '../../errors.js';
import { CENTS, type Unit, WHOLE } from '../../money/decimals.js';
import { otherNotation } from '../detect/detect.js';
import {
  chosenUnit,
  optionsProblem,
  type PhhOptions,
  textProblem,
} from '../detect/read-options.js';
import type { PhhHand } from './hand.js';
import { HandReader } from './reader.js';
import { splitPhhs } from './split.js';
import { Fault, LINE_FEED } from './toml.js';

/** A hand of a `.phhs` file, as `readPhhs` finds it. */
export interface PhhsHand {
  /** The name in the header: '1'. */
  readonly section: string;
  /** The line the hand begins in, from 1. */
  readonly line: number;
  readonly hand: Result<PhhHand>;
}

/**
 * Reads one hand in the Poker Hand History notation, a `.phh` file. Nothing is thrown: an error has
 * the `line`, the `field` or the index of the `action`, and the `reason`. A text of another kind is
 * named as such.
 *
 * @example
 * ```ts
 * import { readPhh } from '@sidepot/engine';
 *
 * const hand = readPhh("variant = 'NT'\nantes = [0, 0]\nstarting_stacks = [99.50, 100]\nactions = []");
 * if (hand.ok) console.log(hand.value.unit, hand.value.startingStacks); // → 0.01 [ 9950, 10000 ]
 * ```
 */
export const readPhh = (text: string, options: PhhOptions = {}): Result<PhhHand> =>
  answering(() => {
    const problem = textProblem(text) ?? optionsProblem(options);
    if (problem !== undefined) return refused(problem);
    const chosen = chosenUnit(options);
    if (chosen !== undefined && 'code' in chosen) return refused(chosen);
    const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    return orOther(text, readSlice(text, start, text.length, 1, chosen, text.includes('.')));
  });

/** A text that is no PHH at all is not called broken PHH. */
function orOther(text: string, result: Result<PhhHand>): Result<PhhHand> {
  const other = result.ok ? undefined : otherNotation(text, 'phh');
  return other === undefined ? result : refused(other);
}

/**
 * Reads a `.phhs` file: one entry for each hand; a bad hand does not keep the others from being read.
 *
 * @throws PokerError BAD_INPUT or UNKNOWN_KEY at once, if it is no text or the options are none.
 *
 * @example
 * ```ts
 * import { readPhhs } from '@sidepot/engine';
 *
 * const file = "[7]\nvariant = 'NT'\nantes = [0, 0]\nstarting_stacks = [9, 9]\nactions = []\n[8]\nvariant = 'NT'";
 * for (const { section, hand } of readPhhs(file)) console.log(section, hand.ok);
 * // → 7 true
 * // → 8 false
 * ```
 */
export const readPhhs = (text: string, options: PhhOptions = {}): Generator<PhhsHand, void> =>
  throwing(() => {
    throwIf(textProblem(text) ?? optionsProblem(options));
    return handsOf(text, chosenUnit(options));
  });

function* handsOf(text: string, chosen: Unit | Refusal | undefined): Generator<PhhsHand, void> {
  let point = -1;
  for (const { section, line, start, end, text: slice } of splitPhhs(text)) {
    if (chosen !== undefined && 'code' in chosen) {
      yield { section, line, hand: refused(chosen) };
      continue;
    }
    // The next point in the file is looked for once, however many hands are before it.
    if (point < start) point = text.indexOf('.', start);
    if (point < 0) point = text.length;
    const hand = readSlice(text, start, end, line, chosen, point < end);
    yield { section, line, hand: section === '' ? orOther(slice, hand) : hand };
  }
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
    return { ok: false, error: refusal(reader, fault, line) };
  }
}

function refusal(reader: HandReader, { at, cause }: Fault, firstLine: number): Refusal {
  const { text, start, field, action } = reader;
  let line = firstLine;
  for (let i = start; i < at; i++) if (text.charCodeAt(i) === LINE_FEED) line++;
  return reject('BAD_NOTATION', {
    line,
    ...(field === '' ? {} : { field }),
    ...(action < 0 ? {} : { action }),
    ...causeOf(cause),
  });
}
