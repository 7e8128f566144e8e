/** R104: whatever is handed in is answered with a code, and nothing else happens. */

import {
  decide,
  type Equity,
  ERROR_CODES,
  equityAsync,
  PokerError,
  type Result,
  settleCards,
  startHand,
  unwrap,
} from '@sidepot/engine';
import * as documents from '@sidepot/engine/pot-calculator';
import * as stats from '@sidepot/engine/stats';
import { expect, test } from 'vitest';
import { exportedFunctions, fuzzCall, PROMISING, UNCHECKED } from './hostile/fuzz.js';
import { CALLS } from './hostile/rows.js';
import { REPLACEMENTS } from './hostile/values.js';

const SEED = 20261116;
const SAMPLES = 60;

test('every exported function has a row, or is one of those that are trusted', () => {
  const rows = Object.keys(CALLS).filter((name) => !name.includes('.'));
  const known = [...rows, ...UNCHECKED, ...PROMISING];
  expect(exportedFunctions().sort()).toEqual(known.sort());
});

test('so has every function of the documents’ door', () => {
  const functions = Object.entries(documents).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  );
  const known = Object.keys(CALLS).map((name) => name.replace(/^documents\./, ''));
  expect(functions.filter((name) => !known.includes(name))).toEqual([]);
  const own = ['calculatePots', 'distributePots', 'awardPots'].map((name) => `documents.${name}`);
  expect(Object.keys(CALLS)).toEqual(expect.arrayContaining(own));
});

test('and every function of the statistics’ door', () => {
  const functions = Object.entries(stats).flatMap(([name, value]) =>
    typeof value === 'function' ? [`stats.${name}`] : [],
  );
  expect(functions.filter((name) => !Object.hasOwn(CALLS, name))).toEqual([]);
});

test('what is in a row is accepted as it is', () => {
  const refused = Object.entries(CALLS).flatMap(([name, { call, args, returns }]) =>
    args().map((set) => {
      const answer = call(...(set as never[])) as { ok?: unknown; error?: unknown };
      return returns === 'result' && answer.ok !== true ? [name, answer.error] : [];
    }),
  );
  expect(refused.filter(({ length }) => length > 0)).toEqual([]);
});

test.each(Object.keys(CALLS))('%s', (name) => {
  expect(fuzzCall(name, SEED, SAMPLES).failures).toEqual([]);
});

/** With any number of samples it may go on for ever by right: so only one place is spoilt at a time. */
test('equityAsync', async () => {
  const options = {
    game: 'holdem',
    board: 'As Kd Qh',
    method: 'exact',
    signal: { aborted: false },
  };
  const sets: Record<string, unknown>[] = REPLACEMENTS.flatMap(({ apply }) =>
    ['hands', 'options'].map((key) => {
      const args: Record<string, unknown> = { hands: ['JsTs', '22'], options };
      apply(args, key);
      return args;
    }),
  );
  for (const key of Object.keys(options)) {
    for (const { apply } of REPLACEMENTS) {
      const spoilt: Record<string, unknown> = { ...options };
      apply(spoilt, key);
      sets.push({ hands: ['JsTs', '22'], options: spoilt });
    }
  }
  const odd: unknown[] = [];
  for (const args of sets) {
    const answer: Result<Equity> = await equityAsync(
      args['hands'] as never,
      args['options'] as never,
    );
    if (!answer.ok && !ERROR_CODES.includes(answer.error.code)) odd.push(answer.error);
  }
  expect(odd).toEqual([]);
});

/** Found by long campaigns: each was `UNREADABLE`, or no answer, where a code says what is wrong. */
const FOUND: readonly (readonly [name: string, ask: () => unknown, code: string])[] = [
  [
    'counters with a list of two billion holes',
    () =>
      stats.mergeStats({ ...stats.emptyStats(), biggest: new Array(2 ** 31) }, stats.emptyStats()),
    'BAD_INPUT',
  ],
  [
    'groups with a list of two billion holes',
    () => stats.statsOf([], { keep: new Array(2 ** 31) }),
    'BAD_INPUT',
  ],
  [
    'a seat that is a list in a list in a list, and so on',
    () => settleCards({ ...SETTLED, players: [{ ...ANN, seat: deepList() }, BOB] }),
    'NOT_INTEGER',
  ],
  [
    'chips in the middle that are symbols',
    () => startHand({ ...BEGUN, middle: { pots: [{ amount: [Symbol('chips')] as never }] } }),
    'NOT_INTEGER',
  ],
  [
    'folded hands with a hole among them',
    () => startHand({ ...BEGUN, middle: { pots: [{ amount: 10 }], folded: new Array(1) } }),
    'BAD_INPUT',
  ],
  [
    'a state with a list of two billion holes in the middle',
    () => {
      const { state } = unwrap(startHand(BEGUN));
      const rules = { ...state.rules, middle: new Array(2 ** 31) };
      return decide({ ...state, rules }, { type: 'kill', seat: 1 });
    },
    'UNREADABLE',
  ],
];
const ANN = { id: 'Ann', seat: 1, live: 10, folded: false, cards: 'As Ah' };
const BOB = { id: 'Bob', seat: 2, live: 10, folded: false, cards: 'Kd Kc' };
const SETTLED = { button: 1, seatCount: 6, boards: ['Qs 7d 7h 3c 2s'] };
const BEGUN = {
  players: [
    { id: 'Ann', seat: 1, stack: 100 },
    { id: 'Bob', seat: 2, stack: 100 },
  ],
  ...{ button: 1, smallBlind: 5, bigBlind: 10 },
};

function deepList(): never {
  let list: unknown[] = [];
  for (let i = 0; i < 20_000; i++) list = [list];
  return list as never;
}

test.each(FOUND)('%s', (_, ask, code) => {
  let found: unknown;
  try {
    const answer = ask() as { readonly ok?: boolean; readonly error?: { readonly code: string } };
    found = answer.ok === false ? answer.error?.code : 'no refusal';
  } catch (error) {
    found = error instanceof PokerError ? error.code : error;
  }
  expect(found).toBe(code);
});
