/** Issue 13, 10: whatever is handed in, an evaluator answers or throws a `PokerError` with a code. */

import { describe, expect, test } from 'vitest';
import { type Card, parseCards } from '../../src/cards.js';
import { type ErrorCode, PokerError } from '../../src/errors.js';
import { evaluateBadugi } from '../../src/evaluator/badugi.js';
import { describeHand, describeShortDeck, handCategory } from '../../src/evaluator/describe.js';
import { HAND_TEXTS, handText } from '../../src/evaluator/hand-text.js';
import { evaluate } from '../../src/evaluator/holdem.js';
import {
  evaluateAceToFive,
  evaluateDeuceToSeven,
  evaluateEightOrBetter,
} from '../../src/evaluator/lows.js';
import { evaluateOmaha } from '../../src/evaluator/omaha.js';
import { evaluateOmahaLow } from '../../src/evaluator/omaha-low.js';
import { evaluateShortDeck } from '../../src/evaluator/short-deck.js';

function codeOf(run: () => unknown): ErrorCode | 'answered' {
  try {
    run();
  } catch (error) {
    if (error instanceof PokerError) return error.code;
    throw error;
  }
  return 'answered';
}

const NO_LISTS: readonly unknown[] = [
  ...[null, undefined, true, 0, 7, 'As', 5n, Symbol('s'), {}, Object.create(null), () => 1],
  { length: 7 },
];
const NO_CARDS: readonly unknown[] = [
  ...[null, undefined, true, -1, 52, 0.5, Number.NaN, '2c', 5n, Symbol('s'), {}, [3]],
  Object.create(null),
];

const HAND = parseCards('As Ks Qs 9h 8h 7d 6c');
const BOARD = parseCards('Ad Kd Qd 9c 8c');

const FORMS: readonly (readonly [string, number, (cards: readonly Card[]) => unknown])[] = [
  ['evaluate', 7, evaluate],
  ['evaluate', 6, evaluate],
  ['evaluate', 5, evaluate],
  ['describeHand', 7, describeHand],
  ['evaluateShortDeck', 7, (cards) => evaluateShortDeck(cards)],
  ['describeShortDeck', 7, (cards) => describeShortDeck(cards)],
  ['evaluateAceToFive', 7, evaluateAceToFive],
  ['evaluateEightOrBetter', 7, evaluateEightOrBetter],
  ['evaluateDeuceToSeven', 7, evaluateDeuceToSeven],
  ['evaluateBadugi', 7, evaluateBadugi],
  ['evaluateOmaha hole', 4, (cards) => evaluateOmaha(cards, BOARD)],
  ['evaluateOmahaLow hole', 4, (cards) => evaluateOmahaLow(cards, BOARD)],
  ['evaluateOmaha board', 5, (cards) => evaluateOmaha(parseCards('2c 2d 2h 2s'), cards)],
  ['evaluateOmahaLow board', 5, (cards) => evaluateOmahaLow(parseCards('2c 2d 2h 2s'), cards)],
];

describe.each(FORMS)('%s, %i cards', (_, count, ask) => {
  const cards = HAND.slice(0, count);

  test('answers a hand', () => expect(codeOf(() => ask(cards))).toBe('answered'));

  test('what is no list', () => {
    for (const value of NO_LISTS) expect(codeOf(() => ask(value as Card[]))).toBe('BAD_HAND');
  });

  test('what is no card, in every place', () => {
    for (const value of NO_CARDS) {
      for (let i = 0; i < count; i++) {
        const others = cards.with(i, value as Card);
        expect(codeOf(() => ask(others))).toBe('BAD_CARD');
      }
    }
  });

  test('gaps, and lists of any length', () => {
    const gap = [...cards];
    delete gap[1];
    expect(codeOf(() => ask(gap))).toBe('BAD_CARD');
    expect(codeOf(() => ask(new Array(count)))).toBe('BAD_CARD');
    expect(codeOf(() => ask(new Array(2 ** 32 - 1)))).toBe('BAD_HAND');
  });

  test('what cannot be read', () => {
    const thrower = () => {
      throw new Error('no');
    };
    const getter = Object.defineProperty([...cards], 1, { get: thrower });
    expect(codeOf(() => ask(getter))).toBe('UNREADABLE');
    expect(codeOf(() => ask(new Proxy([...cards], { get: thrower })))).toBe('UNREADABLE');
    const { proxy, revoke } = Proxy.revocable([...cards], {});
    revoke();
    expect(codeOf(() => ask(proxy))).toBe('UNREADABLE');
  });
});

test('a rule of short deck that is none', () => {
  for (const rule of [null, '', 'trips', 1, Symbol('s'), {}]) {
    expect(codeOf(() => evaluateShortDeck(HAND, rule as never))).toBe('BAD_INPUT');
    expect(codeOf(() => describeShortDeck(HAND, rule as never))).toBe('BAD_INPUT');
  }
});

test('handCategory of what is no value', () => {
  for (const value of [...NO_LISTS.filter((value) => value !== 7), 1.5, 2 ** 40]) {
    expect(codeOf(() => handCategory(value as number))).toBe('BAD_HAND');
  }
});

describe('handText', () => {
  const hand = describeHand(HAND);

  test('of what is no hand', () => {
    const wrong: readonly unknown[] = [
      ...NO_LISTS.filter((value) => value !== undefined),
      { ...hand, category: 'flash' },
      { ...hand, category: undefined },
      { ...hand, ranks: [] },
      { ...hand, ranks: [13] },
      { ...hand, ranks: new Array(2 ** 32 - 1) },
      { ...hand, ranks: new Array(1) },
      { ...hand, kickers: null },
      { ...hand, kickers: ['ace'] },
      { ...hand, kickers: [Symbol('s')] },
      { ...hand, category: 'two pair', ranks: [5] },
    ];
    for (const value of wrong) {
      expect(codeOf(() => handText(value as never))).toBe('BAD_HAND');
      expect(codeOf(() => handText(hand, { against: value as never }))).toBe('BAD_HAND');
    }
    expect(codeOf(() => handText(undefined as never))).toBe('BAD_HAND');
  });

  test('options', () => {
    for (const options of [null, 1, 'x', Symbol('s'), []]) {
      expect(codeOf(() => handText(hand, options as never))).toBe('BAD_INPUT');
    }
    for (const kickers of [null, -1, 0.5, '1', 1n]) {
      expect(codeOf(() => handText(hand, { kickers: kickers as number }))).toBe('BAD_INPUT');
    }
    expect(codeOf(() => handText(hand, { kicker: 1 } as never))).toBe('UNKNOWN_KEY');
    for (const key of Object.keys(HAND_TEXTS)) {
      for (const value of [undefined, null, [], {}, 7, ['one']]) {
        const texts = { ...HAND_TEXTS, [key]: value };
        expect(codeOf(() => handText(hand, { texts: texts as never }))).toBe('BAD_INPUT');
      }
    }
    expect(codeOf(() => handText(hand, { texts: null as never }))).toBe('BAD_INPUT');
  });
});
