/** Who wins what, and how it is pushed. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const showdown = {
  who: (pot: string): string => `Who wins the ${pot.toLowerCase()}?`,
  whoOf: (pot: string, part: string): string => `Who wins the ${pot.toLowerCase()}, ${part}?`,
  parts: { high: 'high', low: 'low' } as const,
  board: (board: number): string => `board ${board}`,
  order: 'Tap the hands, best first.',
  done: 'Push these pots, then tick them.',
  ways: { winners: 'Pot by pot', ranking: 'Best hand first' } as const,
  way: 'How winners are tapped',
  tie: 'Tie: tap together',
  noLow: 'No low',
  clear: 'Clear',
  runs: 'How often is it run?',
  times: ['Once', 'Twice', 'Three times'],
  open: 'open',
  gets: (seat: string, chips: number): string => `${seat} gets ${amount(chips)}`,
  odd: (seat: string, chips: number): string => `odd chip: ${amount(chips)} to ${seat}`,
  rake: (chips: number): string => `rake ${amount(chips)}`,
  paid: (pot: string): string => `${pot} pushed`,
  paidShort: 'Pushed',
  why: 'Why?',
  rule: 'The rule',
  rules: {
    sidePots: 'Each pot is played for by those who put in for it, and paid for itself.',
    uncalled: 'What nobody called goes back and is no pot.',
    folded: 'Chips of folded hands stay in the pots.',
    odd: 'The odd chip goes to the first seat left of the button.',
    ante: 'The big blind’s ante is dead money in the main pot.',
    halves:
      'High and low take half each, an odd chip goes to the high half. Without a low the high hand takes all.',
    boards: 'Each board plays for an equal part of every pot; odd chips go to the first board.',
    best: 'The best hand of those who can win a pot takes it.',
  } as const,
  ruleNumbers: {
    sidePots: 'R12–R16 · TDA 21',
    uncalled: 'R10 · TDA 15-B',
    folded: 'R13 · TDA 50-A',
    odd: 'R81–R84 · TDA 20',
    ante: 'R14 · TDA RP-11',
    halves: 'R85–R87 · TDA 20-C',
    boards: 'R88',
    best: 'R79',
  } as const,
  floor: 'For the floor',
  floorNote: 'This code opens the hand in the calculator on another phone.',
  openCalculator: 'Open in the calculator',
  warning: (expected: readonly string[]): string =>
    `No ranking gives this: ${list(expected)} should win here, too. It is paid as tapped.`,
  chips: {
    title: 'Chips',
    into: (seats: string, chips: number, pot: string): string =>
      `From ${seats} ${amount(chips)} each into the ${pot.toLowerCase()}`,
    from: (seat: string, chips: number, pot: string): string =>
      `From ${seat} ${amount(chips)} into the ${pot.toLowerCase()}`,
    dead: (chips: number): string => `ante and dead chips ${amount(chips)}`,
    left: (chips: number): string => `${amount(chips)} has no chip`,
  },
};
