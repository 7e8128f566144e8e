import { type Card, deck, type Rng, randomBelow, seededRng, shuffle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { secureRng } from '../../src/shuffle.js';
import { chiSquare, countCells, isSane, upperTail } from './chi-square.js';

const DEALS = 20_000;

describe('the random numbers', () => {
  test('are whole numbers of 32 bits, all bits of them used', () => {
    const rng = secureRng();
    let [ones, zeros] = [0, 0];
    for (let i = 0; i < 5000; i++) {
      const word = rng();
      expect(Number.isInteger(word) && word >= 0 && word <= 0xffffffff).toBe(true);
      ones |= word;
      zeros |= ~word;
    }
    expect([ones >>> 0, zeros >>> 0]).toEqual([0xffffffff, 0xffffffff]);
  });

  test('do not repeat, from one generator or two', () => {
    const [a, b] = [secureRng(), secureRng()];
    const words = new Set(Array.from({ length: 2000 }, (_, i) => (i % 2 === 0 ? a() : b())));
    expect(words.size).toBeGreaterThan(1990);
  });

  test('shuffle all 52 cards', () => {
    const dealt = shuffle(deck(), secureRng());
    expect([...dealt].sort((x, y) => x - y)).toEqual(deck());
  });
});

describe('every card is equally often in every place', () => {
  test('with the server’s numbers', () => {
    const result = chiSquare(countCells(DEALS, secureRng()), DEALS);
    expect(result.freedom).toBe(2601);
    expect(isSane(result), JSON.stringify(result)).toBe(true);
  });

  test('with a seed', () => {
    expect(isSane(chiSquare(countCells(DEALS, seededRng(1)), DEALS))).toBe(true);
  });

  const swapAnywhere = (cards: readonly Card[], rng: Rng): Card[] => {
    const dealt = cards.slice();
    for (let i = 0; i < dealt.length; i++) {
      const j = randomBelow(rng, dealt.length);
      [dealt[i], dealt[j]] = [dealt[j]!, dealt[i]!];
    }
    return dealt;
  };
  const neverStays = (cards: readonly Card[], rng: Rng): Card[] => {
    const dealt = cards.slice();
    for (let i = dealt.length - 1; i > 0; i--) {
      const j = randomBelow(rng, i);
      [dealt[i], dealt[j]] = [dealt[j]!, dealt[i]!];
    }
    return dealt;
  };
  const inTurn = (): ((cards: readonly Card[]) => Card[]) => {
    let cut = 0;
    return (cards) => {
      cut = (cut + 1) % cards.length;
      return [...cards.slice(cut), ...cards.slice(0, cut)];
    };
  };

  test.each([
    ['swaps with any place', swapAnywhere],
    ['Sattolo’s, in which no card stays', neverStays],
    ['cuts in turn: too even', inTurn()],
  ])('a wrong shuffle is found out: %s', (_, wrong) => {
    expect(isSane(chiSquare(countCells(DEALS, seededRng(1), wrong), DEALS))).toBe(false);
  });

  test.each([
    [2601, 0.4963],
    [2720, 0.0512],
    [2770, 0.0106],
    [2484, 0.9497],
  ])('the tail beyond %d is about %d', (statistic, tail) => {
    expect(upperTail(statistic, 2601)).toBeCloseTo(tail, 2);
  });
});
