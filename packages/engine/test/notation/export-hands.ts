/** Event logs of whole hands, written by hand: what the exports are given. */

import { parseCards } from '@sidepot/engine';
import type { HandEvent, PostKind, Rules, SeenCard } from '../../src/hand/state/types.js';
import type { OhhMeta } from '../../src/notation/ohh/write.js';

export interface Sample {
  readonly events: readonly HandEvent[];
  readonly meta: OhhMeta;
}

const RULES: Rules = {
  button: 1,
  seatCount: 6,
  game: 'holdem',
  limit: 'no-limit',
  smallBlind: 5,
  bigBlind: 10,
  smallBlindSeat: 2,
  bigBlindSeat: 3,
  straddles: [],
  ante: 0,
  anteMode: 'none',
  singleAnteOrder: 'ante-first',
  smallBet: 10,
  bigBet: 20,
  mode: 'cash',
  unit: 1,
  rakeConfig: null,
  runs: 1,
  reopen: 'per-player',
  straddleRaise: 'bb',
  potLimitPreflop: 'full-blinds',
  fixedLimitRaises: 3,
  uncapped: false,
  foldWhenFree: 'allow',
  hideAllIns: false,
  tripsOverStraight: false,
  bombPot: false,
};

/** 'Ann@1 100, Bob@2 200' */
export const start = (players: string, rules: Partial<Rules> = {}): HandEvent => ({
  type: 'started',
  version: 2,
  rules: { ...RULES, ...rules },
  players: players.split(', ').map((player) => {
    const [, id = '', seat, stack] = /^(.+)@(\d+) (\d+)$/.exec(player) ?? [];
    return { id, seat: Number(seat), stack: Number(stack) };
  }),
  deck: null,
});

export const post = (
  seat: number,
  kind: PostKind,
  live: number,
  dead = 0,
  ante = 0,
): HandEvent => ({
  type: 'posted',
  seat,
  kind,
  ante,
  dead,
  live,
});

/** '?? ??' for cards nobody saw. */
const cards = (text: string): SeenCard[] =>
  text.split(' ').map((card) => (card === '??' ? null : parseCards(card)[0]!));

export const deal = (seat: number, text: string): HandEvent => ({
  type: 'dealt',
  seat,
  cards: cards(text),
  up: [],
});

export const board = (street: number, text: string, run = 0): HandEvent => ({
  type: 'board',
  street,
  board: run,
  cards: cards(text),
});

export const open = (street: number, currentBet: number, seat: number): HandEvent => ({
  type: 'opened',
  street,
  currentBet,
  lastFullRaise: 10,
  bets: 0,
  capped: false,
  seat,
});

type Action = Extract<HandEvent, { type: 'acted' }>['action'];

export const act = (seat: number, action: Action, to = 0, paid = to, allIn = false): HandEvent => ({
  type: 'acted',
  seat,
  action,
  to,
  paid,
  allIn,
  full: true,
});

export const refund = (seat: number, amount: number): HandEvent => ({
  type: 'refunded',
  seat,
  amount,
});

export const show = (seat: number, text: string): HandEvent => ({
  type: 'shown',
  seat,
  cards: cards(text),
});

export const muck = (seat: number): HandEvent => ({ type: 'mucked', seat });

/** Shares '1: 485, 2: 484'; hands 'high 1 2, low 1' of the first board, then of the second. */
export function award(pot: number, shares: string, rake = 0, ...hands: string[]): HandEvent {
  const parts = shares.split(', ').map((share) => {
    const [seat, amount] = share.split(': ').map(Number);
    return { seat: seat!, amount: amount!, odd: 0 };
  });
  return {
    type: 'awarded',
    pot,
    amount: rake + parts.reduce((total, { amount }) => total + amount, 0),
    rake,
    shares: parts,
    hands: hands.flatMap((onBoard, index) =>
      onBoard.split(', ').flatMap((half) => {
        const [name, ...seats] = half.split(' ');
        return seats.map((seat) => ({
          seat: Number(seat),
          board: index,
          half: name as 'high' | 'low',
          text: null,
          cards: [],
        }));
      }),
    ),
  };
}

const SHOWDOWN: HandEvent = { type: 'showdown' };

const META: OhhMeta = { handId: 1234567, table: 'Kitchen', startedAt: '2026-10-01T18:30:05Z' };
const USD = { code: 'USD', symbol: '$' };
const DOLLARS: OhhMeta = { ...META, unit: '0.01', currency: USD };

export const WALK: Sample = {
  meta: { ...DOLLARS, hero: 3 },
  events: [
    start('Ann@1 1000, Bob@2 950, Cat@3 1205'),
    post(2, 'small-blind', 5),
    post(3, 'big-blind', 10),
    deal(1, '7c 2d'),
    deal(2, '8c 3d'),
    deal(3, 'Ah Kh'),
    open(0, 10, 1),
    act(1, 'fold'),
    act(2, 'fold'),
    refund(3, 5),
    { type: 'collected', street: 0 },
    award(0, '3: 10'),
    { type: 'ended', stacks: { 1: 1000, 2: 945, 3: 1210 } },
  ],
};

/** Four all-in, two side pots, an odd chip in the main pot, rake from each. */
export const SIDE_POTS: Sample = {
  meta: DOLLARS,
  events: [
    start('Ann@1 251, Bob@2 600, Cat@4 1000, Dan@5 2000', {
      button: 5,
      smallBlindSeat: 1,
      bigBlindSeat: 2,
    }),
    post(1, 'small-blind', 5),
    post(2, 'big-blind', 10),
    deal(1, 'As Kd'),
    deal(2, 'Ah Kc'),
    deal(4, 'Qs Qd'),
    deal(5, 'Jh Jc'),
    open(0, 10, 4),
    act(4, 'raise', 1000, 1000, true),
    act(5, 'raise', 2000, 2000, true),
    act(1, 'call', 251, 246, true),
    act(2, 'call', 600, 590, true),
    refund(5, 1000),
    { type: 'collected', street: 0 },
    show(4, 'Qs Qd'),
    show(5, 'Jh Jc'),
    show(1, 'As Kd'),
    show(2, 'Ah Kc'),
    board(1, 'Ad 7c 4s'),
    board(2, '9h'),
    board(3, '2d'),
    SHOWDOWN,
    { type: 'raked', amount: 100, pots: [35, 37, 28] },
    award(2, '4: 772', 28, 'high 4'),
    award(1, '2: 1010', 37, 'high 2'),
    award(0, '1: 485, 2: 484', 35, 'high 1 2'),
    { type: 'ended', stacks: { 1: 485, 2: 1494, 4: 772, 5: 1000 } },
  ],
};

/** Heads-up, play money: Bob has the high, Ann the low. */
export const HI_LO: Sample = {
  meta: { ...META, showAll: true },
  events: [
    start('Ann@1 500, Bob@2 500', {
      game: 'omaha8',
      limit: 'pot-limit',
      seatCount: 2,
      smallBlindSeat: 1,
      bigBlindSeat: 2,
    }),
    post(1, 'small-blind', 5),
    post(2, 'big-blind', 10),
    deal(1, 'As 2s Kd Qc'),
    deal(2, 'Kh Ks 9d 9c'),
    open(0, 10, 1),
    act(1, 'call', 10, 5),
    act(2, 'check'),
    { type: 'collected', street: 0 },
    board(1, '3d 7h 8c'),
    open(1, 0, 2),
    act(2, 'bet', 21),
    act(1, 'raise', 63, 63),
    act(2, 'call', 63, 42),
    { type: 'collected', street: 1 },
    board(2, 'Kc'),
    open(2, 0, 2),
    act(2, 'check'),
    act(1, 'check'),
    board(3, '4h'),
    open(3, 0, 2),
    act(2, 'check'),
    act(1, 'check'),
    show(2, 'Kh Ks 9d 9c'),
    show(1, 'As 2s Kd Qc'),
    SHOWDOWN,
    award(0, '1: 73, 2: 73', 0, 'high 2, low 1'),
    { type: 'ended', stacks: { 1: 500, 2: 500 } },
  ],
};

/** Three players; two of them all-in on the flop, 401 for two boards. */
export const TWICE: Sample = {
  meta: { ...META, currency: { code: 'EUR', symbol: '€' }, hero: 2 },
  events: [
    start('Ann@2 200, Bob@4 200, Cat@6 200', {
      button: 2,
      smallBlind: 1,
      bigBlind: 2,
      smallBlindSeat: 4,
      bigBlindSeat: 6,
      runs: 2,
    }),
    post(4, 'small-blind', 1),
    post(6, 'big-blind', 2),
    deal(2, 'Ah Ad'),
    deal(4, '7c 2d'),
    deal(6, '8s 8d'),
    open(0, 2, 2),
    act(2, 'raise', 6),
    act(4, 'fold'),
    act(6, 'call', 6, 4),
    { type: 'collected', street: 0 },
    board(1, '9c 5d 2h'),
    open(1, 0, 6),
    act(6, 'bet', 194, 194, true),
    act(2, 'call', 194, 194, true),
    { type: 'collected', street: 1 },
    { type: 'runsDecided', runs: 2 },
    show(2, 'Ah Ad'),
    show(6, '8s 8d'),
    board(2, 'Kc', 0),
    board(2, '8h', 1),
    board(3, '3s', 0),
    board(3, 'Jc', 1),
    SHOWDOWN,
    award(0, '2: 201, 6: 200', 0, 'high 2', 'high 6'),
    { type: 'ended', stacks: { 2: 201, 4: 199, 6: 200 } },
  ],
};

/** Antes; the big blind is all-in with less than the blind and wins the main pot. */
export const TOURNAMENT: Sample = {
  meta: {
    ...META,
    currency: USD,
    tournament: { id: 77, level: 14, buyIn: 319, fee: 31, initialStack: 1500, tables: 'one' },
  },
  events: [
    start('Ann@1 1500, Bob@2 1500, Cat@3 30', {
      mode: 'tournament',
      smallBlind: 50,
      bigBlind: 100,
      ante: 10,
      anteMode: 'perPlayer',
    }),
    post(1, 'ante', 0, 0, 10),
    post(2, 'ante', 0, 0, 10),
    post(3, 'ante', 0, 0, 10),
    post(2, 'small-blind', 50),
    post(3, 'big-blind', 20),
    deal(1, 'Kh Qh'),
    deal(2, '6c 5c'),
    deal(3, '9s 9d'),
    open(0, 100, 1),
    act(1, 'call', 100),
    act(2, 'call', 100, 50),
    { type: 'collected', street: 0 },
    board(1, 'Js 8d 3c'),
    open(1, 0, 2),
    act(2, 'check'),
    act(1, 'bet', 200),
    act(2, 'fold'),
    refund(1, 200),
    { type: 'collected', street: 1 },
    show(1, 'Kh Qh'),
    show(3, '9s 9d'),
    board(2, '4c'),
    board(3, '2d'),
    SHOWDOWN,
    award(1, '1: 160'),
    award(0, '3: 90', 0, 'high 3'),
    { type: 'ended', stacks: { 1: 1550, 2: 1390, 3: 90 } },
  ],
};

/** Fixed limit; Cat comes back with both blinds, the hero mucks, the others' cards are unknown. */
export const MUCK: Sample = {
  meta: { ...META, currency: USD, hero: 1, names: { 2: 'B\nob', 3: 'Ann' } },
  events: [
    start('Ann@1 100, Bob@2 100, Cat@3 100, Dan@4 100', {
      button: 4,
      limit: 'fixed-limit',
      smallBlind: 1,
      bigBlind: 2,
      smallBlindSeat: 1,
      bigBlindSeat: 2,
      smallBet: 2,
      bigBet: 4,
    }),
    post(1, 'small-blind', 1),
    post(2, 'big-blind', 2),
    post(3, 'post', 2, 1),
    { type: 'killed', seat: 4 },
    deal(1, 'Tc 9c'),
    deal(2, '?? ??'),
    deal(3, '?? ??'),
    open(0, 2, 3),
    act(3, 'check', 2, 0),
    act(1, 'call', 2, 1),
    act(2, 'check', 2, 0),
    { type: 'collected', street: 0 },
    board(1, 'Th 6d 5s'),
    open(1, 0, 1),
    act(1, 'bet', 2),
    act(2, 'call', 2),
    act(3, 'fold'),
    { type: 'collected', street: 1 },
    board(2, '5h'),
    open(2, 0, 1),
    act(1, 'check'),
    act(2, 'check'),
    board(3, '6c'),
    open(3, 0, 1),
    act(1, 'check'),
    act(2, 'bet', 4),
    act(1, 'call', 4),
    { type: 'collected', street: 3 },
    show(2, 'Jd Js'),
    muck(1),
    SHOWDOWN,
    award(0, '2: 18', 1, 'high 2'),
    { type: 'ended', stacks: { 1: 92, 2: 110, 3: 97, 4: 100 } },
  ],
};

export const VOIDED: Sample = {
  meta: DOLLARS,
  events: [
    ...WALK.events.slice(0, 7),
    { type: 'voided', reason: 'misdeal' },
    { type: 'ended', stacks: { 1: 1000, 2: 950, 3: 1205 } },
  ],
};

export const SAMPLES: readonly (readonly [string, Sample])[] = [
  ['walk', WALK],
  ['side pots', SIDE_POTS],
  ['high-low', HI_LO],
  ['run twice', TWICE],
  ['tournament', TOURNAMENT],
  ['muck', MUCK],
];
