/** A step of a settlement as a sentence, with the hands that are known. */

import type { WhyStep } from '@sidepot/engine';
import { amount, count, listed } from '../tools/numbers.js';
import type { SeatNames, WonHand } from '../tools/told.js';
import { type PageStepTexts, whyStepWords } from '../tools/why/steps.js';
import { words } from './words.js';

/** `hand`: what wins, if it is known; `texts` where a game has sentences of its own. */
export function whyStep(
  step: WhyStep<number>,
  names: SeatNames,
  hand: WonHand | null,
  texts: PageStepTexts = words.why.step,
): string {
  const said = whyStepWords(step, texts, {
    ...{ name: names.seat, chips: amount, count, list: listed },
    hand: hand === null ? '' : texts.called(hand.text),
  });
  const beat = step.kind === 'win' || step.kind === 'split' ? (hand?.beat ?? null) : null;
  return beat === null ? said : `${said} ${texts.beats(names.seat(beat.seat), beat.text)}`;
}
