/** Sources of random numbers that are none are refused: they would deal the same deck for ever. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { deck } from '../src/cards.js';
import { PokerError } from '../src/errors.js';
import { cryptoRng } from '../src/host.js';
import { type Rng, randomBelow, seededRng, shuffle } from '../src/random.js';

const codeOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    if (error instanceof PokerError) return error.code;
    throw error;
  }
  return 'nothing thrown';
};

const asRng = (value: unknown): Rng => (() => value) as Rng;

describe('issue 13, 6: a draw that is no uint32', () => {
  test('shuffle(deck(), Math.random) deals nothing', () => {
    expect(codeOf(() => shuffle(deck(), Math.random))).toBe('BAD_RANDOM');
    expect(codeOf(() => randomBelow(Math.random, 6))).toBe('BAD_RANDOM');
  });

  test.each([
    ...[0.5, -1, 2 ** 32, Number.NaN, Number.POSITIVE_INFINITY, '7', true, null, undefined],
    ...[5n, Symbol('s'), {}, [7], Object.create(null)],
  ])('%o is refused', (value) => {
    expect(codeOf(() => randomBelow(asRng(value), 6))).toBe('BAD_RANDOM');
    expect(codeOf(() => randomBelow(asRng(value), 2 ** 32))).toBe('BAD_RANDOM');
    expect(codeOf(() => shuffle(deck(), asRng(value)))).toBe('BAD_RANDOM');
  });

  test.each([null, undefined, 7, 'rng', {}, Symbol('s'), 5n])('%o is no source', (value) => {
    expect(codeOf(() => randomBelow(value as Rng, 6))).toBe('BAD_RANDOM');
    expect(codeOf(() => shuffle(deck(), value as Rng))).toBe('BAD_RANDOM');
    // Also where no number is needed.
    expect(codeOf(() => shuffle([], value as Rng))).toBe('BAD_RANDOM');
  });

  test('a source stuck where numbers are drawn anew does not hang', () => {
    expect(codeOf(() => randomBelow(asRng(2 ** 32 - 1), 3))).toBe('BAD_RANDOM');
    expect(randomBelow(asRng(2 ** 32 - 1), 4)).toBe(3);
  });

  test('a source that throws', () => {
    const broken = (): number => {
      throw new Error('unplugged');
    };
    expect(codeOf(() => shuffle(deck(), broken))).toBe('UNREADABLE');
    expect(codeOf(() => randomBelow(broken, 6))).toBe('UNREADABLE');
  });
});

describe('what else cannot be', () => {
  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, '6', null, undefined, 6n, Symbol('s')])(
    'a number below %o',
    (count) => {
      expect(codeOf(() => randomBelow(seededRng(1), count as number))).toBe('BAD_INPUT');
    },
  );

  test.each([0.5, Number.NaN, '1', null, undefined, 1n, Symbol('s'), {}])('the seed %o', (seed) => {
    expect(codeOf(() => seededRng(seed as number))).toBe('BAD_INPUT');
  });

  test.each([null, undefined, 'AsKs', 52, {}, { length: 3 }, Symbol('s')])(
    'shuffling %o',
    (list) => {
      expect(codeOf(() => shuffle(list as never, seededRng(1)))).toBe('BAD_INPUT');
    },
  );

  test('a list with gaps, however long', () => {
    expect(codeOf(() => shuffle(new Array(2 ** 32 - 1), seededRng(1)))).toBe('BAD_INPUT');
    const cards = deck();
    delete cards[7];
    expect(codeOf(() => shuffle(cards, seededRng(1)))).toBe('BAD_INPUT');
  });
});

describe('cryptoRng', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('gives whole numbers of 32 bits, all bits of them used, and does not repeat', () => {
    const rng = cryptoRng();
    const words = Array.from({ length: 5000 }, rng);
    expect(words.every((word) => word >>> 0 === word)).toBe(true);
    expect(words.reduce((all, word) => all | word, 0) >>> 0).toBe(0xffffffff);
    expect(words.reduce((all, word) => all | ~word, 0) >>> 0).toBe(0xffffffff);
    expect(new Set([...words, ...Array.from({ length: 5000 }, cryptoRng())]).size).toBeGreaterThan(
      9980,
    );
  });

  test('deals every card, and two decks differ', () => {
    const rng = cryptoRng();
    const dealt = shuffle(deck(), rng);
    expect([...dealt].sort((a, b) => a - b)).toEqual(deck());
    expect(shuffle(deck(), rng)).not.toEqual(dealt);
  });

  test('forgets what it gave', () => {
    const filled: Uint32Array[] = [];
    vi.stubGlobal('crypto', {
      getRandomValues: (words: Uint32Array) => {
        filled.push(words);
        return words.fill(7);
      },
    });
    const rng = cryptoRng();
    expect([rng(), rng()]).toEqual([7, 7]);
    expect([...(filled[0] ?? []).slice(0, 3)]).toEqual([0, 0, 7]);
  });

  test('says so where there is no Web Crypto', () => {
    vi.stubGlobal('crypto', undefined);
    expect(codeOf(cryptoRng)).toBe('BAD_RANDOM');
  });
});
