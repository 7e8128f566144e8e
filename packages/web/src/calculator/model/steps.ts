/** A step in words, with names in place of keys. */

import { GAMES } from '@sidepot/engine';
import { whyStep, words } from '@sidepot/i18n/page';
import type { TypedHand } from './hand.js';
import { hasMiddle } from './middle.js';
import { halfNames, type RankedHalf } from './ranking.js';
import type { SolvedStep } from './solve.js';
import { winningHand } from './words.js';

/** `eligible`: who plays for the pot, by key, where the steps are those of its award. */
export function solvedWords(
  steps: readonly SolvedStep[],
  at: number,
  hand: TypedHand,
  eligible: readonly number[] = [],
): string {
  const step = steps[at];
  if (step === undefined) return '';
  const nameOf = (key: number): string =>
    hand.players.find((player) => player.key === key)?.name ?? '';
  const won = winningHand(hand, steps, at, eligible);
  return whyStep(step, { seat: nameOf }, won, textsOf(hand));
}

type StepTexts = typeof words.why.step;

/** Halves have the names that the game gives them; in stud odd chips go by the cards (R132). */
function textsOf(hand: TypedHand): StepTexts {
  const { game } = hand;
  const texts = words.why.step;
  const { halves } = words.calculator.winners;
  const { high, low } = halfNames(game);
  const isHighLow = high === 'high' && low === 'low';
  const wordsOf = (half: RankedHalf) =>
    half === 'high' || half === 'low'
      ? { best: texts.best[half], half: texts.half[half] }
      : halves[half];
  return {
    ...texts,
    ...(hasMiddle(hand) && {
      sum: { ...texts.sum, deadBlinds: words.calculator.players.middleTerm },
    }),
    best: { hand: texts.best.hand, high: wordsOf(high).best, low: wordsOf(low).best },
    half: { high: wordsOf(high).half, low: wordsOf(low).half },
    ...(!isHighLow && { winsBoth: halves.winsBoth, tieBoth: halves.tieBoth }),
    ...(GAMES[game].oddChip === 'suit' && {
      splitOdd: (facts, odd, parts) => `${texts.split(facts)} ${halves.oddBySuit(odd, parts)}`,
    }),
  };
}
