/** The steps of a settlement as sentences. */

import { type SumTexts, sumText, type WhyStep } from '@sidepot/engine';
import { amount } from '../../../tools/numbers.js';
import type { SeatNames, WonHand } from '../../../tools/told.js';
import { list } from '../numbers.js';
import { towers } from './towers.js';

type Step<K extends WhyStep<number>['kind']> = Extract<WhyStep<number>, { kind: K }>;
interface Part {
  readonly player: number;
  readonly amount: number;
}

const BEST = {
  hand: 'the best hand',
  high: 'the best high hand',
  low: 'the best low hand',
} as const;

const parts = (names: SeatNames, all: readonly Part[]): string =>
  list(all.map(({ player, amount: chips }) => `${names.seat(player)} (${amount(chips)})`));

const who = (names: SeatNames, seats: readonly number[]): string => list(seats.map(names.seat));

/** The form is the engine's, so that page, library and command line say the same; so are its words. */
const SUM: Partial<SumTexts> = { chips: amount };

function forfeit(step: Step<'forfeit'>, names: SeatNames): string {
  const { player, called, level, amount: chips } = step;
  const name = names.seat(player);
  const put = called === 0 ? 'nobody called it' : `nobody called more than ${amount(called)}`;
  return `${name} put in ${amount(level)}, and ${put}. But this hand is dead: the forced ${amount(chips)} stays in and can be won.`;
}

function rake({ base, bps, cap, amount: chips, due, chip }: Step<'hand-rake'>): string {
  if (!due) return 'No flop, no rake.';
  const whole = chip === undefined ? '' : ` in chips of ${amount(chip)}`;
  const most = cap === null ? '' : `, at most ${amount(cap)}`;
  return `Rake is ${bps / 100}% of ${amount(base)}${whole}${most}: ${amount(chips)}.`;
}

const inSentence = (hand: string): string => `${hand.charAt(0).toLowerCase()}${hand.slice(1)}`;

const called = (hand: WonHand | null): string =>
  hand === null ? '' : ` (${inSentence(hand.text)})`;

/** "It beats Bob: pair of sixes, nine kicker." */
function beats(hand: WonHand | null, names: SeatNames): string {
  const beat = hand?.beat ?? null;
  return beat === null ? '' : ` It beats ${names.seat(beat.seat)}: ${inSentence(beat.text)}.`;
}

function split(step: Step<'split'>, names: SeatNames, hand: WonHand | null): string {
  const { players, best, amount: chips, share, odd, chip } = step;
  const small = chip === undefined ? '' : ` in chips of ${amount(chip)}`;
  const beaten = beats(hand, names);
  const even = `${who(names, players)} tie for ${BEST[best]}${called(hand)} and share ${amount(chips)}${small}: ${amount(share)} each`;
  if (odd.length === 0) return `${even}.${beaten}`;
  const more = odd.map((part) => `${amount(part.amount)} to ${names.seat(part.player)}`);
  const goes = odd.length === 1 ? 'The odd chip goes' : 'The odd chips go';
  return `${even}. ${goes} clockwise from the button: ${list(more)}.${beaten}`;
}

/** `hand`: what wins, if it is known. */
function step(one: WhyStep<number>, names: SeatNames, hand: WonHand | null): string {
  switch (one.kind) {
    case 'refund':
      return `${names.seat(one.player)} put in ${amount(one.level)}, but nobody called more than ${amount(one.matched)}: ${amount(one.amount)} went back. It is in no pot.`;
    case 'forfeit':
      return forfeit(one, names);
    case 'hand-rake':
      return rake(one);
    case 'sum':
      return sumText(one, SUM);
    case 'folded':
      return `${parts(names, one.players)} folded; the chips stay in the pot.`;
    case 'out':
      return `${parts(names, one.players)} put in less and cannot win this pot.`;
    case 'pot-rake':
      return `Rake ${amount(one.amount)} is taken; ${amount(one.left)} is paid.`;
    case 'unopposed':
      return `${names.seat(one.player)} is the only one left for it and takes ${amount(one.amount)}.`;
    case 'board':
      return `Board ${one.board} of ${one.of} plays for ${amount(one.amount)}.`;
    case 'half':
      return `The ${one.half} half is ${amount(one.amount)}.`;
    case 'no-low':
      return 'Nobody has a low hand, so the high hand takes it all.';
    case 'same-both-ways':
      return one.players.length === 1
        ? `${who(names, one.players)} wins both high and low.`
        : `${who(names, one.players)} tie both ways, so it is divided once.`;
    case 'win':
      return `${names.seat(one.player)} has ${BEST[one.best]}${called(hand)} and wins ${amount(one.amount)}.${beats(hand, names)}`;
    case 'split':
      return split(one, names, hand);
  }
}

export const why = {
  title: (pot: string, chips: number): string => `${pot}: ${amount(chips)}`,
  close: 'Close',
  steps: 'How this pot came about',
  contenders: (names: readonly string[]): string => `Played for by ${list(names)}.`,
  paidIn: 'What everyone put in',
  player: 'Player',
  chips: 'Chips',
  folded: 'folded',
  killed: 'dead hand',
  returned: (chips: number): string => `${amount(chips)} returned`,
  calculator: 'Open in the calculator',
  unknown: 'The details of this pot are not available here.',
  step,
  towers,
};
