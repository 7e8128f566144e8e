/** Hands one after another: middle and bets, ante, smallest chip, keypad, next hand, undo, papers. */

import { describe, expect, test } from 'vitest';
import { keepHand, lastHand } from '../src/calculator/flow/last-hand.js';
import { handAfter } from '../src/calculator/flow/next-hand.js';
import { type AmountKey, summed, typedWith } from '../src/calculator/flow/pad.js';
import {
  PAPERS,
  type Paper,
  paperDraft,
  paperNote,
  paperOf,
} from '../src/calculator/flow/papers.js';
import { redone, stepTo, timelineOf, undone } from '../src/calculator/flow/undo.js';
import { readEntry } from '../src/calculator/model/amounts.js';
import {
  type CalculatorDraft,
  EMPTY,
  withFolded,
  withPlayer,
} from '../src/calculator/model/draft.js';
import { solvedWords } from '../src/calculator/model/steps.js';
import { inferredUnit } from '../src/calculator/model/unit.js';
import { addressOf, readAddress } from '../src/calculator/share/address.js';
import { pictureOf } from '../src/calculator/share/picture.js';
import { reportOf } from '../src/calculator/share/report.js';
import { answerOf, form, totals } from './calculator-hands.js';
import './speak-english.js';

const BLINDS = { smallBlind: '500', bigBlind: '1000', anteMode: 'bigBlind' } as const;

const potsOf = (draft: CalculatorDraft) => {
  const { pots, hand, refund } = answerOf(draft);
  const nameOf = (key: number): string =>
    hand.players.find((player) => player.key === key)?.name ?? '';
  return {
    refund: refund === null ? null : [nameOf(refund.key), refund.amount],
    pots: pots.map(({ amount, eligible, share }) => [
      ...[amount, eligible.map(nameOf).join(' ')],
      Number(share.toFixed(1)),
    ]),
  };
};

const stacksOf = (draft: CalculatorDraft) =>
  answerOf(draft).rows.map(({ stack, returned, won }) => [stack, returned + (won ?? 0)]);

describe('the middle', () => {
  const hand = totals({ Ann: '300', Bob: '500', Cem: '500' }, { ...BLINDS, middle: '4500' });

  test('is in the main pot, and the antes are in it', () => {
    expect(potsOf(hand)).toEqual({
      refund: null,
      pots: [
        [5400, 'Ann Bob Cem', 93.1],
        [400, 'Bob Cem', 6.9],
      ],
    });
    const { pots, hand: read } = answerOf(hand);
    expect(solvedWords(pots[0]!.steps, 0, read)).toBe('300 × 3 + 4,500 (in the middle) = 5,400');
    expect(pots[0]!.steps.map(({ kind }) => kind)).toEqual(['sum']);
  });

  test('can be won by who has nothing in front', () => {
    expect(potsOf({ ...hand, players: withPlayer(hand, 1, { total: '' }).players }).pots).toEqual([
      [4500, 'Ann Bob Cem', 81.8],
      [1000, 'Bob Cem', 18.2],
    ]);
  });

  test('is nobody in what is told and shared', () => {
    const won = { ...hand, picks: { '0.0.high': [1], '1.0.high': [2] } };
    const answer = answerOf(won);
    expect(reportOf(answer)).toContain('Middle: 4,500\n');
    expect(reportOf(answer)).not.toMatch(/Middle.*folded|Middle: [−-]/);
    const told = pictureOf(answer);
    expect(told.lines.map(({ text }) => text)).toContain('Chips in 5,800 = chips out 5,800');
    expect(told.legend.map(({ text }) => text).slice(0, 2)).toEqual(['Main pot', 'Side pot 1']);
    expect(told.legend.map(({ mark }) => mark)).not.toContain('folded');
    expect(readAddress(addressOf(won))).toEqual(won);
  });

  test('does not move the steps of a rake cap', () => {
    const raked = {
      hasRake: true,
      rakePercent: '10',
      rakeCap: '2: 10; 4: 30',
      flop: 'yes',
    } as const;
    expect(answerOf({ ...hand, ...raked, unit: '1' }).rake).toBe(10);
  });
});

describe('the ante for the table', () => {
  const short = totals({ Ann: '20000', Bob: '20000', Cem: '12500' }, BLINDS);

  test('is a big blind unless it is given', () => {
    expect(answerOf(short).hand.players.map(({ dead, live }) => [dead, live])).toEqual([
      ...[
        [0, 20_000],
        [0, 20_000],
      ],
      [1000, 11_500],
    ]);
    expect(answerOf({ ...short, ante: '500' }).hand.players[2]?.dead).toBe(500);
    expect(answerOf({ ...short, anteMode: 'perPlayer' }).hand.players[0]?.ante).toBe(0);
  });

  test('may come on top of an all-in', () => {
    const { players } = answerOf({ ...short, anteOnTop: true }).hand;
    expect(players.map(({ dead, live }) => dead + live)).toEqual([20_000, 20_000, 13_500]);
    expect(players[2]).toMatchObject({ dead: 1000, live: 12_500 });
  });
});

test.each([
  [{ Ann: '7300', Bob: '12500', Cem: '41000' }, BLINDS, 100],
  [{ Ann: '7300', Bob: '12500', Cem: '41000' }, {}, 100],
  [{ Ann: '3000', Bob: '6000' }, BLINDS, 500],
  [{ Ann: '100', Bob: '50' }, {}, 1],
  [{ Ann: '3', Bob: '3' }, { smallBlind: '1', bigBlind: '2' }, 1],
  [{ Ann: '40000', Bob: '16000' }, { smallBlind: '4000', bigBlind: '8000' }, 1000],
  [{}, {}, 1],
])('the smallest chip of %j is inferred', (chips, fields, unit) => {
  const draft = totals({ Ann: '', Bob: '', ...chips }, fields);
  expect(inferredUnit(draft)).toBe(unit);
  expect(answerOf(draft).hand.input.unit).toBe(unit);
  expect(answerOf({ ...draft, unit: '5' }).hand.input.unit).toBe(5);
});

test('an old link has chips of 1', () => {
  const hash = `#${btoa(JSON.stringify({ form: { players: [{ seat: '1' }, { seat: '2' }] } }))}`;
  expect(readAddress(hash)?.unit).toBe('1');
  expect(readAddress(addressOf(EMPTY))?.unit).toBe('');
});

test('keys of the pad make amounts and sums', () => {
  const keys = (...pressed: AmountKey[]): string => pressed.reduce(typedWith, '');
  expect(keys('0', '00', '7', 'K')).toBe('7000');
  expect(keys('1', '2', '5', '00')).toBe('12500');
  expect(keys('+', '5', '000', '+', '+', '2', '5', '00')).toBe('5000+2500');
  expect(keys('5', '+', 'back', 'back')).toBe('');
  expect(readEntry('5000+2,500')).toEqual({ ok: true, value: 7500 });
  expect(readEntry('5000+')).toEqual({ ok: true, value: 5000 });
  expect(readEntry('+5000').ok).toBe(false);
  expect(readEntry('9007199254740991+1').ok).toBe(false);
  expect(summed('5000+2500')).toBe('7500');
  expect(summed('5000+x')).toBe('5000+x');
});

test('the next hand carries stacks, moves the button past who is out, and forgets the rest', () => {
  const hand = form(
    [
      { name: 'Ann', total: '500', start: '500' },
      { name: 'Bob', total: '500', start: '2000' },
      { name: 'Cem', total: '200', start: '900', folded: true },
      { name: 'Dee', total: '500' },
    ],
    { button: '4', ...BLINDS, ante: '0', picks: { '0.0.high': [2] }, title: 'Final table' },
  );
  const next = handAfter(hand, answerOf(hand));
  expect(next).toMatchObject({ button: '2', smallBlind: '500', picks: {}, title: '' });
  expect(
    next?.players.map(({ name, seat, start, total, folded }) => [name, seat, start, total, folded]),
  ).toEqual([
    ['Bob', '2', '3200', '', false],
    ['Cem', '3', '700', '', false],
    ['Dee', '4', '', '', false],
  ]);
  expect(handAfter({ ...hand, picks: {} }, answerOf({ ...hand, picks: {} }))).toBeNull();
});

test('undo takes a field back at once, and redo brings it again', () => {
  const start = timelineOf(EMPTY);
  const typed = ['1', '12', '125'].reduce(
    (line, total) => stepTo(line, withPlayer(line.now, 1, { total })),
    start,
  );
  const folded = stepTo(typed, withFolded(typed.now, 2, true));
  expect(folded.past).toHaveLength(2);
  const back = undone(undone(folded));
  expect(back.now).toEqual(EMPTY);
  expect(undone(back)).toBe(back);
  expect(redone(redone(back)).now).toEqual(folded.now);
  expect(stepTo(back, { ...EMPTY, middle: '5' }).future).toEqual([]);
});

test('the last hand is kept on the device, whatever else is there', () => {
  const shelf = new Map<string, string>();
  const store = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  };
  expect(lastHand(store)).toBeNull();
  const hand = totals({ Ann: '300', Bob: '500' }, { ...BLINDS, middle: '4500' });
  keepHand(hand, store);
  expect(lastHand(store)).toEqual(hand);
  for (const key of shelf.keys()) shelf.set(key, '#nonsense');
  expect(lastHand(store)).toBeNull();
  expect(lastHand(null)).toBeNull();
});

describe('the documents', () => {
  const ALL = 'Alice Bob Charlie';
  const TC10 = [
    [245_000, ALL, 92.5],
    [20_000, 'Bob Charlie', 7.5],
  ];
  const POTS: Readonly<Record<Paper, ReturnType<typeof potsOf>>> = {
    example1: { refund: null, pots: [[80_000, ALL, 100]] },
    example2: { refund: null, pots: TC10 },
    // Printed as a third pot of 15,000 for Charlie alone: a refund, so shares are of the rest.
    example3: {
      refund: ['Charlie', 15_000],
      pots: [
        [155_000, ALL, 75.6],
        [50_000, 'Bob Charlie', 24.4],
      ],
    },
    example4: { refund: null, pots: TC10 },
    example5: { refund: null, pots: [[245_000, ALL, 100]] },
    edge1: { refund: null, pots: [[305_000, ALL, 100]] },
    edge2: { refund: null, pots: [[245_001, ALL, 100]] },
    edge3: { refund: null, pots: TC10 },
    edge4: {
      refund: ['Charlie', 25_000],
      pots: [
        [155_000, ALL, 75.6],
        [50_000, 'Bob Charlie', 24.4],
      ],
    },
    edge5: { refund: null, pots: [[20_000, ALL, 100]] },
    edge6: { refund: ['Alice', 50_000], pots: [[245_000, 'Alice', 100]] },
    edge7: { refund: null, pots: [[245_001, ALL, 100]] },
  };

  test.each(PAPERS)('%s has its pots', (name) => {
    const draft = paperDraft(name);
    expect(potsOf(draft)).toEqual(POTS[name]);
    expect(paperNote(name)?.kind === 'refund').toBe(name !== 'edge6' && POTS[name].refund !== null);
    expect(paperOf(draft)).toBe(name);
    expect(readAddress(addressOf(draft))).toEqual(draft);
  });

  test('pay what is printed', () => {
    expect(stacksOf(paperDraft('example4'))).toEqual([
      ...[
        [0, 0],
        [95_000, 20_000],
      ],
      [415_000, 245_000],
    ]);
    const paid = (name: Paper) => stacksOf(paperDraft(name)).map(([, chips]) => chips);
    expect(paid('example5')).toEqual([122_500, 122_500, 0]);
    expect(paid('edge2').slice(0, 3)).toEqual([122_501, 122_500, 0]);
    expect(paid('edge3')).toEqual([0, 0, 265_000]);
    expect(paid('edge7').slice(0, 3)).toEqual([0, 122_501, 122_500]);
    expect(paperOf(EMPTY)).toBeNull();
  });
});
