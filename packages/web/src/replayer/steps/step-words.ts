/** What happened at each step, in lines. */

import { words } from '@sidepot/i18n/page';
import { type LogLine, lineOf } from '../../log/lines.js';
import { namesOfHand, type PastHand } from './past-hand.js';

export interface StepWords {
  readonly lines: readonly string[];
  readonly kind: LogLine['kind'];
  /** Not what one player did, but where the hand stands. */
  readonly isHead: boolean;
}

export function stepWords(past: PastHand): readonly StepWords[] {
  const { steps } = past;
  const pots = steps.at(-1)?.state.pots.length ?? 1;
  const called = namesOfHand(past);
  return steps.map(({ entries }, step) => {
    const lines = entries.flatMap((entry) => lineOf(entry, called, pots) ?? []);
    const kind = lines.at(-1)?.kind ?? 'plain';
    if (step === 0) return { lines: [words.hands.replay.deal], kind, isHead: true };
    if (lines.length === 0) return { lines: [words.hands.replay.end], kind, isHead: false };
    return { lines: lines.map(({ text }) => text), kind, isHead: false };
  });
}
