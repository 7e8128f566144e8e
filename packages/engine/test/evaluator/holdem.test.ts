import {
  deck,
  evaluate,
  evaluate5,
  evaluate6,
  evaluate7,
  parseCards,
  seededRng,
  shuffle,
} from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { keepsContract } from './contract.js';
import { naiveCategory, naiveHigh } from './naive.js';

const CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
];
const value = (text: string): number => evaluate(parseCards(text));
const category = (text: string): string | undefined => CATEGORIES[value(text) >> 12];

keepsContract({
  name: "hold'em, five to seven cards",
  deck: deck(),
  shapes: [[5], [6], [7]],
  refused: [[0], [1], [4], [8]],
  hands: 600_000,
  evaluate: (cards) => evaluate(cards!),
  oracle: (cards) => naiveHigh(cards!),
});

describe('R98 best five of seven, any mix', () => {
  it('takes two, one or none of the hole cards', () => {
    const board = 'TsJsQsKsAs';
    expect(value(`2c3d${board}`)).toBe(value(board));
    expect(category('AhKh QhJhTh 2c2d')).toBe('straight flush');
    expect(category('Ah2c KhQhJh Th3d')).toBe('straight flush');
    expect(category('2c3d 9h9d9c9sAs')).toBe('four of a kind');
  });

  it('is the best of all 21 fives, and of all 7 sixes', () => {
    const rng = seededRng(21);
    for (let n = 0; n < 20_000; n++) {
      const [a, b, c, d, e, f, g] = shuffle(deck(), rng) as number[] as SevenCards;
      const cards: SevenCards = [a, b, c, d, e, f, g];
      let [fives, sixes] = [0, 0];
      for (let i = 0; i < 7; i++) {
        const six = cards.filter((_, at) => at !== i) as SixCards;
        sixes = Math.max(sixes, evaluate6(...six));
        let bestOfSix = 0;
        for (let j = 0; j < 6; j++) {
          const five = six.filter((_, at) => at !== j) as FiveCards;
          bestOfSix = Math.max(bestOfSix, evaluate5(...five));
        }
        if (evaluate6(...six) !== bestOfSix) expect(evaluate6(...six)).toBe(bestOfSix);
        fives = Math.max(fives, bestOfSix);
      }
      const seven = evaluate7(...cards);
      if (seven !== fives || seven !== sixes) expect([seven, seven]).toEqual([fives, sixes]);
    }
  });
});

type FiveCards = [number, number, number, number, number];
type SixCards = [...FiveCards, number];
type SevenCards = [...SixCards, number];

describe('R102 standard ranking', () => {
  it('has these counts over all 2,598,960 five-card hands, and 7,462 values', () => {
    const times = new Uint32Array(1 << 16);
    for (let a = 4; a < 52; a++)
      for (let b = 3; b < a; b++)
        for (let c = 2; c < b; c++)
          for (let d = 1; d < c; d++)
            for (let e = 0; e < d; e++) {
              const found = evaluate5(a, b, c, d, e);
              times[found] = times[found]! + 1;
            }
    const counts = new Array<number>(9).fill(0);
    for (const [found, count] of times.entries()) {
      if (count > 0) counts[found >> 12] = counts[found >> 12]! + count;
    }
    expect(counts.reverse()).toEqual([
      40, 624, 3744, 5108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540,
    ]);
    expect(times.filter((count) => count > 0)).toHaveLength(7462);
    expect(times[0]).toBe(0);
  });

  it('puts one hand of each category in order', () => {
    const hands = [
      '7c5d4h3s2c',
      '2c2d3h4s5c',
      '3c3d2h2s4c',
      '2c2d2h3s4c',
      'Ac2d3h4s5c',
      '7c5c4c3c2c',
      '2c2d2h3s3c',
      '2c2d2h2s3c',
      'Ac2c3c4c5c',
    ];
    expect(hands.map(category)).toEqual(CATEGORIES);
    expect(hands.map(value)).toEqual(hands.map(value).sort((a, b) => a - b));
    expect(hands.map((hand) => naiveCategory(parseCards(hand)))).toEqual(CATEGORIES);
  });

  it('has the ace high or low in straights, never in the middle', () => {
    expect(category('AcKdQhJsTc')).toBe('straight');
    expect(category('5c4d3h2sAc')).toBe('straight');
    expect(value('5c4d3h2sAc')).toBeLessThan(value('6c5d4h3s2c'));
    expect(category('2cAdKhQsJc')).toBe('high card');
    expect(category('3c2cAcKcQc')).toBe('flush');
  });
});

describe('R103 ties', () => {
  it('has no use for a sixth card or for suits', () => {
    expect(value('AsKs Qc9d7h 3c2d')).toBe(value('AhKd Qc9d7h 4c2d'));
    expect(value('AsKsQsJs9s')).toBe(value('AhKhQhJh9h'));
    expect(value('AsAh KdKc QsQh 2c')).toBe(value('AsAh KdKc QsJh 2c'));
  });
});
