/** The list of hands: what each row says, which rows are wanted, which are drawn. */

import { moneyOf } from '@sidepot/i18n/page';
import { describe, expect, test } from 'vitest';
import {
  type Filter,
  NO_FILTER,
  neighboursOf,
  readSize,
  Sieve,
} from '../src/replayer/hands/filter.js';
import { readHands } from '../src/replayer/hands/reading.js';
import { rowsInSight, scrolledTo } from '../src/replayer/hands/rows.js';
import { sampleText } from '../src/replayer/hands/samples.js';
import { type Summarized, summarize } from '../src/replayer/hands/summary.js';
import { handIn, PHH } from './replayer-hands.js';

function summaryOf(phh: string): Summarized {
  const made = summarize(handIn(phh));
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}
const sample = (name: string) => summaryOf(sampleText(name) ?? '');

describe('a row', () => {
  test('two side pots, three winners of different pots, no split', () =>
    expect(sample('side-pots')).toMatchObject({
      pot: 10_900,
      pots: 3,
      players: 5,
      isAllIn: true,
      isSplit: false,
      winners: ['Ida', 'Tom'],
      notes: 0,
      search: 'ida\nmax\nlea\ntom\nnoa',
    }));

  test('a split pot', () =>
    expect(sample('odd-chip')).toMatchObject({
      pots: 1,
      isSplit: true,
      isAllIn: false,
      winners: ['Max', 'Lea'],
    }));

  test('two boards and two halves are a split too', () => {
    expect(sample('run-twice').isSplit).toBe(true);
    expect(sample('high-low')).toMatchObject({ isSplit: true, pots: 2, unit: '0.01', symbol: '$' });
  });

  test('departures from the rulebook are counted', () =>
    expect(sample('short-raise').notes).toBe(2));

  test('who won is known although the stacks are not', () => {
    const hand = PHH.replace('[100, 100, 100]', '[inf, inf, inf]');
    expect(summaryOf(hand)).toMatchObject({ winners: ['Cat'], isAllIn: false, isSplit: false });
  });

  test('where nobody can know who won, nobody is named', () => {
    const hand = PHH.replace("'p2 f'", "'p2 cc', 'd db 2c3c4c'");
    expect(summaryOf(hand).winners).toEqual([]);
  });
});

describe('filters', () => {
  const hands = [...readHands(sampleText('all') ?? '', 1)].flatMap(({ read }) =>
    read.ok ? read.hand : [],
  );
  const wanted = (filter: Partial<Filter>) =>
    new Sieve(hands, { ...NO_FILTER, ...filter }).upTo(hands.length).map(({ number }) => number);

  test.each<[string, Partial<Filter>, readonly number[]]>([
    ['none', {}, [1, 2, 3, 4, 5]],
    ['side pots', { hasSidePots: true }, [1, 4]],
    ['all-in', { isAllIn: true }, [1, 3, 4]],
    ['split', { isSplit: true }, [2, 3, 4]],
    ['notes', { hasNotes: true }, [5]],
    ['a pot of at least 415, in the money of each', { atLeast: 415 }, [1, 2, 3]],
    ['a pot of at least $162', { atLeast: 162 }, [1, 2, 3, 4, 5]],
    ['a pot of at least $162.01', { atLeast: 162.01 }, [1, 2, 3, 5]],
    ['a part of a name, in any case', { player: ' nO' }, [1]],
    ['two at once', { isAllIn: true, player: 'tom' }, [1, 4]],
  ])('%s', (_, filter, numbers) => expect(wanted(filter)).toEqual(numbers));

  test('a list that grows is followed', () => {
    const sieve = new Sieve(hands, { ...NO_FILTER, isSplit: true });
    expect(sieve.upTo(2).map(({ number }) => number)).toEqual([2]);
    const before = sieve.upTo(3);
    expect(sieve.upTo(3)).toBe(before);
    expect(sieve.upTo(5).map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  test.each([
    ['1,250.50', 1250.5],
    ['$20', 20],
    [' 7 ', 7],
    ['', null],
    ['many', null],
    ['-5', null],
  ])('%j is %s', (typed, size) => expect(readSize(typed)).toBe(size));
});

describe('rows in sight', () => {
  test('only a few of a hundred thousand', () => {
    const { first, end } = rowsInSight(64_000, 640, 64, 100_000);
    expect(first).toBeLessThanOrEqual(1000);
    expect(end).toBeGreaterThanOrEqual(1010);
    expect(end - first).toBeLessThan(30);
  });

  test('no more than there are', () => {
    expect(rowsInSight(0, 640, 64, 3)).toEqual({ first: 0, end: 3 });
    expect(rowsInSight(9000, 640, 64, 3)).toEqual({ first: 3, end: 3 });
  });

  test('a row is brought into sight by the shortest way', () => {
    expect(scrolledTo(5, 0, 640, 64)).toBe(0);
    expect(scrolledTo(10, 0, 640, 64)).toBe(64);
    expect(scrolledTo(2, 640, 640, 64)).toBe(128);
  });
});

describe('amounts as the record writes them', () => {
  test.each([
    ['1', '', 1_234_567, '1,234,567'],
    ['0.01', '$', 123_450, '$1,234.50'],
    ['0.01', '$', 1000, '$10.00'],
    ['1', '$', 10, '$10'],
    ['0.01', '€', 5, '€0.05'],
    ['0.05', '', 3, '0.15'],
    ['1', '', Number.POSITIVE_INFINITY, '∞'],
  ])('%s of %s: %d is %s', (unit, symbol, chips, written) =>
    expect(moneyOf(unit, symbol)(chips)).toBe(written),
  );
});

describe('the hands on both sides of the open one', () => {
  const list = [2, 5, 9].map((number) => ({ number }));
  test.each([
    [1, { after: 2 }],
    [2, { after: 5 }],
    [4, { before: 2, after: 5 }],
    [5, { before: 2, after: 9 }],
    [7, { before: 5, after: 9 }],
    [9, { before: 5 }],
    [10, { before: 9 }],
  ])('of hand %s, whether it is in the list or not', (number, found) => {
    expect(neighboursOf(list, number)).toEqual(found);
  });

  test('of an empty list there are none', () => expect(neighboursOf([], 3)).toEqual({}));
});
