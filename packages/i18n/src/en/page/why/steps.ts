/** The steps of a settlement as sentences. `tools/why/steps.ts` chooses. */

import { lowerFirst } from '../../../tools/letters.js';
import type { PageStepTexts, SplitFacts } from '../../../tools/why/steps.js';

const even = ({ who, best, hand, chips, inChips, share }: SplitFacts): string =>
  `${who} tie for ${best}${hand} and share ${chips}${inChips}: ${share} each`;

export const step: PageStepTexts = {
  best: { hand: 'the best hand', high: 'the best high hand', low: 'the best low hand' },
  sum: {
    ante: 'ante',
    deadBlinds: 'dead blinds',
    folded: 'folded',
    orphan: 'above every live hand',
  },
  refund: (who, level, matched, chips) =>
    `${who} put in ${level}, but nobody called more than ${matched}: ${chips} went back. It is in no pot.`,
  forfeit: ({ who, level, called, chips }) =>
    `${who} put in ${level}, and nobody called more than ${called}. But this hand is dead: the forced ${chips} stays in and can be won.`,
  forfeitUncalled: ({ who, level, chips }) =>
    `${who} put in ${level}, and nobody called it. But this hand is dead: the forced ${chips} stays in and can be won.`,
  noRake: 'No flop, no rake.',
  rake: ({ percent, base, inChips, atMost, chips }) =>
    `Rake is ${percent}% of ${base}${inChips}${atMost}: ${chips}.`,
  inChips: (chip) => ` in chips of ${chip}`,
  atMost: (cap) => `, at most ${cap}`,
  folded: (who) => `${who} folded; the chips stay in the pot.`,
  out: (who) => `${who} put in less and cannot win this pot.`,
  potRake: (chips, left) => `Rake ${chips} is taken; ${left} is paid.`,
  unopposed: (who, chips) => `${who} is the only one left for it and takes ${chips}.`,
  board: (board, of, chips) => `Board ${board} of ${of} plays for ${chips}.`,
  half: {
    high: (chips) => `The high half is ${chips}.`,
    low: (chips) => `The low half is ${chips}.`,
  },
  noLow: 'Nobody has a low hand, so the high hand takes it all.',
  winsBoth: (who) => `${who} wins both high and low.`,
  tieBoth: (who) => `${who} tie both ways, so it is divided once.`,
  win: ({ who, best, hand, chips }) => `${who} has ${best}${hand} and wins ${chips}.`,
  split: (facts) => `${even(facts)}.`,
  splitOdd: (facts, odd, parts) =>
    `${even(facts)}. ${parts === 1 ? 'The odd chip goes' : 'The odd chips go'} clockwise from the button: ${odd}.`,
  oddPart: (chips, who) => `${chips} to ${who}`,
  called: (hand) => ` (${lowerFirst(hand)})`,
  /** "It beats Bob: pair of sixes, nine kicker." */
  beats: (who, hand) => `It beats ${who}: ${lowerFirst(hand)}.`,
};
