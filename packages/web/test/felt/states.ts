/** States of a table, as whoever draws one may make them: there is no server and no session here. */

import type { FeltProps } from '../../src/felt/Felt.js';
import { award, BOARD, cards, NAMES, NOW, pots, type State, seats, table, won } from './parts.js';

const sit = (): void => {};
const why = (): void => {};

const BETS = { 1: 40, 2: 40, 3: 40, 4: 120, 5: 40, 6: 40, 7: 40, 8: 40, 9: 40, 10: 40 };
const betting = (count: number): FeltProps => ({
  view: table({
    seatCount: count,
    seats: seats(
      count,
      Object.fromEntries(
        Object.entries(BETS).map(([seat, bet]) => [
          seat,
          { bet, isButton: seat === '3', isTurn: seat === '1' },
        ]),
      ),
    ),
    boards: [cards('Kh 6h 2d')],
    pots: pots([300, NAMES.map((_, i) => i + 1)]),
    total: 300 + 40 * (count - 1) + 120,
  }),
});

export const STATES: readonly State[] = [
  {
    name: 'free seats',
    props: { view: { seatCount: 6, seats: [], boards: [] }, onSit: sit },
    message: 'Waiting for the host to start the game',
  },
  {
    name: 'some sit and wait',
    props: {
      view: {
        ...{ seatCount: 6, bottom: 1, boards: [] },
        seats: seats(3, {}, { cards: [], isLive: false }),
      },
    },
    message: 'Waiting for the host to start the game',
  },
  {
    name: 'before the flop',
    props: {
      view: table({
        seats: seats(6, {
          2: { isButton: true },
          3: { bet: 5 },
          4: { bet: 10 },
          5: { isFolded: true, isLive: false },
          6: { isTurn: true },
        }),
        total: 15,
      }),
    },
  },
  { name: 'bets of a round', props: betting(6) },
  {
    name: 'all-in with three side pots',
    props: {
      view: table({
        seats: seats(
          5,
          { 1: { stack: 640 }, 2: { isButton: true } },
          { stack: 0, isAllIn: true, cards: cards('Qc Qs') },
        ),
        boards: [cards('Kh 6h 2d')],
        pots: pots([500, [1, 2, 3, 4, 5]], [400, [1, 2, 3, 4]], [300, [1, 2, 3]], [200, [1, 2]]),
        total: 1400,
        isAwaited: true,
      }),
      chances: new Map(
        [1, 2, 3, 4, 5].map((seat) => [
          seat,
          [0, 1, 2, 3]
            .filter((pot) => seat <= Math.max(2, 5 - pot))
            .map((pot) => ({ pot, part: (0.1 * (seat + pot)) % 1 })),
        ]),
      ),
    },
  },
  {
    name: 'two boards',
    props: {
      view: table({
        seats: seats(4, { 2: { isButton: true, cards: cards('Qc Qs'), isAllIn: true, stack: 0 } }),
        boards: [cards(BOARD), cards('9c 9d Jh')],
        pots: pots([1430, [1, 2]]),
        total: 1430,
      }),
    },
  },
  {
    name: 'three boards, one award',
    props: {
      view: table({
        seats: seats(4, { 2: { cards: cards('Qc Qs') }, 1: { won: 950 } }),
        boards: [cards(BOARD), cards('9c 9d Jh 3c 3d'), cards('Qd Tc 5c 5s 8h')],
        pots: pots([1430, [1, 2], [1, 2]]),
        total: 1430,
        isOver: true,
      }),
      beat: award(0, { 1: 954, 2: 476 }, [
        won(1, 'Two pair, kings and sixes', 'Kh Kd 6h 6d Ah', 0),
        won(1, 'Two pair, nines and threes', '9c 9d 3c 3d Ah', 1),
        won(2, 'Full house, queens full of fives', 'Qc Qs Qd 5c 5s', 2),
      ]),
      onWhy: why,
    },
  },
  {
    name: 'a high and a low half',
    props: {
      view: table({
        seats: seats(4, {
          1: { cards: cards('Ah Kd 3c 2s') },
          2: { cards: cards('As 5d 4h 3h'), won: 300 },
          3: { cards: cards('Kc Ks 9h 9s'), won: 300 },
        }),
        boards: [cards('Kh 7h 2d 8s 6d')],
        pots: pots([600, [1, 2, 3], [2, 3]]),
        total: 600,
        isOver: true,
      }),
      beat: award(0, { 2: 300, 3: 300 }, [
        won(3, 'Three of a kind, kings', 'Kc Ks Kh 8s 7h'),
        won(2, 'Low, 7-6-3-2-A', '7h 6d 3h 2d As'),
      ]),
      onWhy: why,
    },
  },
  {
    name: 'a showdown',
    props: {
      view: table({
        seats: seats(6, {
          1: { won: 600 },
          2: { cards: cards('Qc Qs') },
          3: { isFolded: true, isLive: false },
          5: { isButton: true },
        }),
        boards: [cards(BOARD)],
        pots: pots([600, [1, 2], [1]]),
        total: 600,
        isOver: true,
      }),
      beat: award(0, { 1: 600 }, [won(1, 'Two pair, kings and sixes', 'Kh Kd 6h 6d Ah')]),
      onWhy: why,
    },
  },
  {
    name: 'everybody else folded',
    props: {
      view: table({
        seats: seats(6, { 4: { isFolded: false, isLive: true, won: 25 } }, { isFolded: true }),
        pots: pots([25, [4], [4]]),
        total: 25,
        isOver: true,
      }),
      beat: award(0, { 4: 25 }),
      onWhy: why,
    },
  },
  { name: 'nine seats', props: betting(9) },
  { name: 'ten seats', props: betting(10) },
  {
    name: 'heads-up',
    props: {
      view: table({
        seatCount: 2,
        seats: seats(2, { 1: { isButton: true, bet: 5 }, 2: { bet: 10, isTurn: true } }),
        total: 15,
      }),
    },
  },
  {
    name: 'cards up and down, as in stud',
    props: {
      view: table({
        seats: seats(
          6,
          {
            1: { cards: cards('Ah Kd 6h 2d 4s 6d 9c') },
            5: { isFolded: true, isLive: false },
            3: { bet: 20, isTurn: true },
          },
          { cards: [null, null, ...cards('Qc Qs Jh 3c'), null] },
        ),
        boards: [[]],
        pots: pots([180, [1, 2, 3, 4, 6]]),
        total: 200,
      }),
    },
  },
  {
    name: 'six cards each',
    props: {
      view: table({
        seats: seats(
          6,
          { 1: { cards: cards('Ah Kd 6c 2d 4s 9c') } },
          { cards: [null, null, null, null, null, null] },
        ),
        boards: [cards('Kh 6h 2c 4d')],
        pots: pots([180, [1, 2, 3, 4, 5, 6]]),
        total: 180,
      }),
    },
  },
  {
    name: 'a clock that runs, one of a bank, one that stands',
    props: {
      view: table({
        seats: seats(6, {
          1: {
            isTurn: true,
            clock: { kind: 'action', startedAt: NOW - 8000, deadline: NOW + 60_000, left: null },
          },
          3: {
            isTurn: true,
            clock: {
              kind: 'timeBank',
              startedAt: NOW - 30_000,
              deadline: NOW + 30_000,
              left: null,
            },
          },
          5: {
            isTurn: true,
            action: 'raise',
            clock: { kind: 'action', startedAt: NOW - 8000, deadline: NOW + 9000, left: 5000 },
          },
        }),
        total: 15,
      }),
    },
  },
  {
    name: 'who does not play',
    props: {
      view: table({
        seats: seats(6, {
          2: { status: 'out', cards: [], isLive: false },
          3: { isOffline: true },
          4: { status: 'reserved', cards: [], isLive: false, stack: 0 },
          5: { status: 'busted', cards: [], isLive: false, stack: 0 },
          6: { bot: 'medium' },
        }),
        total: 15,
      }),
    },
  },
  {
    name: 'long names',
    props: {
      view: table({
        seats: seats(6, {
          1: { name: 'Maximiliane Oberhuber-Schmitt', bet: 40 },
          2: { name: 'WWWWWWWWWWWWWWWWWWWWWWWW', isOffline: true, bot: 'medium', won: 600 },
          3: { name: 'Александра Константинопольская', action: 'raise', bet: 90 },
          4: { name: 'עברית עם שם ארוך מאוד מאוד כאן', stack: 1_000_000_000_000 },
          5: { name: '👩‍👩‍👧‍👦🏳️‍🌈🎲🃏👩‍👩‍👧‍👦🏳️‍🌈🎲🃏👩‍👩‍👧‍👦🏳️‍🌈🎲🃏', stack: 999_999_999_999 },
          6: { name: '中文名字很長很長很長很長很長很長', stack: 123_456_789_012 },
        }),
        boards: [cards(BOARD)],
        pots: pots([600, [1, 2], [2]]),
        total: 600,
        isOver: true,
      }),
      beat: award(0, { 2: 600 }),
    },
  },
  {
    name: 'large amounts',
    props: {
      view: table({
        seats: seats(6, {}, { stack: 1_234_567_890, bet: 1_250_000 }),
        boards: [cards('Kh 6h 2d')],
        pots: pots([9_876_543_210, [1, 2, 3, 4, 5, 6]], [1_234_567_890, [1, 2]]),
        total: 11_118_611_100,
      }),
    },
  },
  {
    name: 'a bomb pot on two boards',
    props: {
      view: table({
        bombPot: 50,
        seats: seats(6, { 4: { isButton: true }, 5: { isTurn: true } }),
        boards: [cards('Kh 6h 2d'), cards('9c 9d Jh')],
        pots: pots([300, [1, 2, 3, 4, 5, 6]]),
        total: 300,
      }),
    },
  },
  {
    name: 'who won the tournament',
    props: {
      view: table({
        seats: seats(2, {
          1: { won: 9000, place: 1, stack: 9000 },
          2: { cards: cards('Qc Qs'), stack: 0, place: 2, status: 'busted' },
        }),
        boards: [cards(BOARD)],
        pots: pots([9000, [1, 2], [1]]),
        total: 9000,
        isOver: true,
        winner: 'Ann',
      }),
      beat: award(0, { 1: 9000 }, [won(1, 'Two pair, kings and sixes', 'Kh Kd 6h 6d Ah')]),
      onWhy: why,
    },
  },
  {
    name: 'an uncalled bet goes back',
    props: {
      view: table({
        seats: seats(4, { 2: { isAllIn: true, stack: 0 } }),
        boards: [cards('Kh 6h 2d')],
        pots: pots([600, [1, 2]]),
        total: 600,
      }),
      beat: { kind: 'refund', seat: 1, amount: 150 },
      beatId: 1,
    },
  },
];
