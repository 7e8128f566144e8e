/** The 25 reference hands of the rulebook, restated; each proves the rules it names. */

import type { RakeConfig } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { type HandText, hand, settleText } from './hands.js';

interface Vector extends HandText {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly unit?: number;
  readonly hilo?: boolean;
  readonly rake?: RakeConfig;
  readonly refund?: string;
  readonly pots: readonly string[];
}

const FIVE_PERCENT: RakeConfig = { bps: 500, rounding: 'floor', noFlopNoDrop: true };

const VECTORS: readonly Vector[] = [
  {
    id: 'V01',
    title: 'heads-up tie: the odd chip goes to the big blind, not to the button',
    rules: 'R81 R83',
    seatCount: 2,
    button: 1,
    players: 'A@1 5, B@2 5+1d',
    boards: ['A = B'],
    pots: ['A B: 11 -> A 5, B 6'],
  },
  {
    id: 'V02',
    title: 'a short all-in call: the excess comes back and is no side pot',
    rules: 'R10',
    seatCount: 2,
    button: 1,
    players: 'A@1 100, B@2 50',
    boards: ['B > A'],
    refund: 'A 50',
    pots: ['A B: 100 -> B 100'],
  },
  {
    id: 'V03',
    title: 'two callers of 100 and a short 50',
    rules: 'R12',
    button: 3,
    players: 'A@1 100, B@2 50, C@3 100',
    boards: ['B > C > A'],
    pots: ['A B C: 150 -> B 150', 'A C: 100 -> C 100'],
  },
  {
    id: 'V04',
    title: 'a folder below the first level: 330 in, 330 out',
    rules: 'R10 R12 R13 R15',
    button: 4,
    players: 'A@1 100, B@2 50, C@3 150, D@4 30 folded',
    boards: ['B > A > C'],
    refund: 'C 50',
    pots: ['A B C: 180 -> B 180', 'A C: 100 -> A 100'],
  },
  {
    id: 'V05',
    title: 'the unmatched bettor is the one who folded, and still gets it back',
    rules: 'R11 R16',
    button: 4,
    players: 'A@1 100, B@2 50, C@3 150 folded, D@4 30 folded',
    boards: ['B > A'],
    refund: 'C 50',
    pots: ['A B: 180 -> B 180', 'A: 100 -> A 100'],
  },
  {
    id: 'V06',
    title: 'a walk with a big-blind ante: the ante is won, the blind half returned, nothing raked',
    rules: 'R10 R14 R31 R95',
    button: 1,
    players: 'BTN@1 folded, SB@2 50 folded, BB@3 100+100d',
    rake: { ...FIVE_PERCENT, flopSeen: false },
    refund: 'BB 50',
    pots: ['BB: 200 -> BB 200'],
  },
  {
    id: 'V07',
    title: 'a folded small blind does not make a second pot',
    rules: 'R15',
    button: 1,
    players: 'BTN@1 20, SB@2 10 folded, BB@3 20',
    boards: ['BB > BTN'],
    pots: ['BTN BB: 50 -> BB 50'],
  },
  {
    id: 'V08',
    title: 'TC-10: the best hand takes every pot it contests',
    rules: 'R14 R89',
    button: 1,
    players: 'Alice@1 80000, Bob@2 90000, Charlie@3 90000+5000d',
    boards: ['Charlie > Bob > Alice'],
    pots: ['Alice Bob Charlie: 245000 -> Charlie 245000', 'Bob Charlie: 20000 -> Charlie 20000'],
  },
  {
    id: 'V09',
    title: 'three stacks, the tallest partly uncalled',
    rules: 'R10 R14',
    button: 1,
    players: 'Alice@1 50000, Bob@2 75000, Charlie@3 90000+5000d',
    boards: ['Alice > Bob > Charlie'],
    refund: 'Charlie 15000',
    pots: ['Alice Bob Charlie: 155000 -> Alice 155000', 'Bob Charlie: 50000 -> Bob 50000'],
  },
  {
    id: 'V10',
    title: 'all-in on the ante alone: plays for the ante alone',
    rules: 'R28 R29',
    button: 1,
    players: 'BTN@1 100, SB@2 100, BB@3 60d',
    boards: ['BB > BTN > SB'],
    pots: ['BTN SB BB: 60 -> BB 60', 'BTN SB: 200 -> BTN 200'],
  },
  {
    id: 'V11',
    title: 'blind first: 1,100 chips are 1,000 blind and 100 ante, one pot',
    rules: 'R27',
    button: 1,
    players: 'BTN@1 folded, SB@2 500 folded, BB@3 1000+100d, UTG@4 1000',
    boards: ['BB > UTG'],
    pots: ['BB UTG: 2600 -> BB 2600'],
  },
  {
    id: 'V12',
    title: 'a short stack can win the whole big-blind ante',
    rules: 'R30',
    button: 1,
    players: 'SB@2 8000, BB@3 8000+8000d, UTG@4 1000',
    boards: ['UTG > BB > SB'],
    pots: ['SB BB UTG: 11000 -> UTG 11000', 'SB BB: 14000 -> BB 14000'],
  },
  {
    id: 'V13',
    title: 'antes of 5, one of them only 3: antes are layered',
    rules: 'R22 R23 R24',
    button: 2,
    players: 'A@1 3a, B@2 5a+20, C@3 5a+20, D@4 5a+10 folded, E@5 5a',
    boards: ['A > E > B = C'],
    pots: ['A B C E: 15 -> A 15', 'B C E: 8 -> E 8', 'B C: 50 -> B 25, C 25'],
  },
  {
    id: 'V14',
    title: 'both tall stacks folded: what they matched falls to the live hand',
    rules: 'R11 R17',
    button: 3,
    players: 'A@1 50, B@2 100 folded, C@3 150 folded',
    refund: 'C 50',
    pots: ['A: 250 -> A 250'],
  },
  {
    id: 'V15',
    title: 'one contender and a folded caller: a pot, not a refund',
    rules: 'R16',
    button: 3,
    players: 'A@1 100, B@2 100 folded, C@3 60',
    boards: ['C > A'],
    pots: ['A C: 180 -> C 180', 'A: 80 -> A 80'],
  },
  {
    id: 'V16',
    title: 'a dead missed blind is not an uncalled bet',
    rules: 'R3 R14 R41',
    button: 5,
    players: 'A@1 100+50d, B@2 100, C@3 100',
    boards: ['A > B > C'],
    pots: ['A B C: 350 -> A 350'],
  },
  {
    id: 'V17',
    title: 'two odd chips three ways: one each clockwise, the button last',
    rules: 'R81 R82 R83',
    seatCount: 4,
    button: 1,
    players: 'A@1 3, B@2 3, C@3 3, D@4 2 folded',
    boards: ['A = B = C'],
    pots: ['A B C: 11 -> A 3, B 4, C 4'],
  },
  {
    id: 'V18',
    title: 'smallest chip 100 and the button on an empty seat',
    rules: 'R83 R84',
    button: 4,
    unit: 100,
    players: 'A@2 500, B@6 500, C@8 300 folded',
    boards: ['A = B'],
    pots: ['A B: 1300 -> A 600, B 700'],
  },
  {
    id: 'V19',
    title: 'each pot is split by itself, with its own odd chips',
    rules: 'R80 R82',
    button: 4,
    players: 'A@1 5, B@2 8, C@3 8, D@4 6 folded',
    boards: ['A = B = C'],
    pots: ['A B C: 20 -> A 7, B 7, C 6', 'B C: 7 -> B 4, C 3'],
  },
  {
    id: 'V20',
    title: 'high-low: the odd chip to high, then the low half is shared',
    rules: 'R85',
    button: 1,
    hilo: true,
    players: 'A@1 50, B@2 50, C@3 1 folded',
    boards: ['A > B / A = B'],
    pots: ['A B: 101 -> A 76, B 25'],
  },
  {
    id: 'V21',
    title: 'high-low: the same two tie both ways, so the pot is divided once',
    rules: 'R86',
    button: 3,
    hilo: true,
    players: 'A@1 13, B@2 13',
    boards: ['A = B / A = B'],
    pots: ['A B: 26 -> A 13, B 13'],
  },
  {
    id: 'V22',
    title: 'high-low: the only low is not in the side pot',
    rules: 'R87',
    button: 3,
    hilo: true,
    players: 'A@1 20, B@2 60, C@3 60',
    boards: ['B > C > A / A'],
    pots: ['A B C: 60 -> A 30, B 30', 'B C: 80 -> B 80'],
  },
  {
    id: 'V23',
    title: 'run it twice: every pot in two, the odd chip to the first board',
    rules: 'R88',
    button: 4,
    players: 'A@1 50, B@2 70, C@3 70, D@4 1 folded',
    boards: ['A > B > C', 'C > B > A'],
    pots: ['A B C: 151 -> A 76, C 75', 'B C: 40 -> B 20, C 20'],
  },
  {
    id: 'V24',
    title: '5 % with a cap of 30 per hand, spread over the pots, never on the refund',
    rules: 'R92 R93 R94 R96',
    button: 4,
    players: 'A@1 40, B@2 500, C@3 700, D@4 10 folded',
    boards: ['A > C > B'],
    rake: { ...FIVE_PERCENT, cap: 30, flopSeen: true },
    refund: 'C 200',
    pots: ['A B C: 130 (rake 3) -> A 127', 'B C: 920 (rake 27) -> C 893'],
  },
  {
    id: 'V25',
    title: 'nine players, five levels, folded chips, two ties, a refund',
    rules: 'R10 R12 R13 R20 R80 R82',
    button: 9,
    players:
      'P1@1 10, P2@2 35, P3@3 20 folded, P4@4 60, P5@5 100 folded, P6@6 90, P7@7 150, P8@8 150, P9@9 200',
    boards: ['P1 > P2 = P4 > P6 = P8 > P9 > P7'],
    refund: 'P9 50',
    pots: [
      'P1 P2 P4 P6 P7 P8 P9: 90 -> P1 90',
      'P2 P4 P6 P7 P8 P9: 185 -> P2 93, P4 92',
      'P4 P6 P7 P8 P9: 150 -> P4 150',
      'P6 P7 P8 P9: 150 -> P6 75, P8 75',
      'P7 P8 P9: 190 -> P8 190',
    ],
  },
];

describe('the 25 vectors', () => {
  test.each(VECTORS)('$id ($rules) $title', (vector) => {
    const input = hand(vector, {
      unit: vector.unit ?? 1,
      kind: vector.hilo === true ? 'hilo' : 'high',
      rakeConfig: vector.rake ?? null,
    });
    const { refund, pots } = settleText(input);
    expect({ refund, pots }).toEqual({ refund: vector.refund ?? '', pots: vector.pots });
  });

  test('there are 25 of them', () => {
    expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(25);
  });
});
