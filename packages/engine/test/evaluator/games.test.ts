import { type Card, deck, evaluate, parseCards, shortDeck } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { evaluateBadugi } from '../../src/evaluator/badugi.js';
import {
  evaluateAceToFive,
  evaluateDeuceToSeven,
  evaluateEightOrBetter,
} from '../../src/evaluator/lows.js';
import { evaluateOmaha } from '../../src/evaluator/omaha.js';
import { evaluateOmahaLow } from '../../src/evaluator/omaha-low.js';
import { evaluateShortDeck, SHORT_DECK_CATEGORIES } from '../../src/evaluator/short-deck.js';
import { type Game, keepsContract } from './contract.js';
import {
  naiveAceToFive,
  naiveBadugi,
  naiveDeuceToSeven,
  naiveEightOrBetter,
  naiveOmaha,
  naiveOmahaLow,
  naiveShortDeck,
  naiveShortDeckTrips,
} from './naive.js';

const HANDS = 200_000;
const fiveToSeven = {
  deck: deck(),
  shapes: [[5], [6], [7]],
  refused: [[0], [4], [8]],
  hands: 1.5 * HANDS,
};
const omahaRefused = [
  [3, 5],
  [7, 5],
  [4, 2],
  [4, 6],
  [0, 0],
];
const games: Game[] = [
  ...[4, 5, 6].map((hole) => ({
    name: `Omaha, ${hole} hole cards`,
    deck: deck(),
    shapes: [
      [hole, 3],
      [hole, 4],
      [hole, 5],
      [hole, 5],
    ],
    refused: omahaRefused,
    hands: HANDS,
    evaluate: (cards?: readonly Card[], board?: readonly Card[]) => evaluateOmaha(cards!, board!),
    oracle: (cards?: readonly Card[], board?: readonly Card[]) => naiveOmaha(cards!, board!),
  })),
  ...[4, 5, 6].map((hole) => ({
    name: `Omaha eight-or-better low, ${hole} hole cards`,
    deck: deck(),
    shapes: [
      [hole, 3],
      [hole, 4],
      [hole, 5],
    ],
    refused: omahaRefused,
    hands: HANDS,
    evaluate: (cards?: readonly Card[], board?: readonly Card[]) =>
      evaluateOmahaLow(cards!, board!),
    oracle: (cards?: readonly Card[], board?: readonly Card[]) => naiveOmahaLow(cards!, board!),
  })),
  {
    ...fiveToSeven,
    name: 'short deck',
    deck: shortDeck(),
    evaluate: (cards) => evaluateShortDeck(cards!),
    oracle: (cards) => naiveShortDeck(cards!),
  },
  {
    ...fiveToSeven,
    name: 'short deck, trips over straight',
    deck: shortDeck(),
    evaluate: (cards) => evaluateShortDeck(cards!, 'trips over straight'),
    oracle: (cards) => naiveShortDeckTrips(cards!),
  },
  {
    ...fiveToSeven,
    name: 'ace-to-five',
    evaluate: (cards) => evaluateAceToFive(cards!),
    oracle: (cards) => naiveAceToFive(cards!),
  },
  {
    ...fiveToSeven,
    name: 'eight-or-better',
    evaluate: (cards) => evaluateEightOrBetter(cards!),
    oracle: (cards) => naiveEightOrBetter(cards!),
  },
  {
    ...fiveToSeven,
    name: 'deuce-to-seven',
    evaluate: (cards) => evaluateDeuceToSeven(cards!),
    oracle: (cards) => naiveDeuceToSeven(cards!),
  },
  {
    name: 'badugi',
    deck: deck(),
    shapes: [[4]],
    refused: [[0], [3], [8]],
    hands: HANDS,
    evaluate: (cards) => evaluateBadugi(cards!),
    oracle: (cards) => naiveBadugi(cards!),
  },
  {
    name: 'badugi, best of more cards',
    deck: deck(),
    shapes: [[4], [5], [6], [7]],
    refused: [],
    hands: HANDS / 10,
    evaluate: (cards) => evaluateBadugi(cards!),
    oracle: (cards) => naiveBadugi(cards!),
  },
];
for (const game of games) keepsContract(game);

/** Best first. */
function expectOrder(evaluate: (cards: Card[]) => number, hands: readonly string[]): void {
  const values = hands.map((hand) => evaluate(parseCards(hand)));
  for (let i = 1; i < values.length; i++) {
    expect(values[i], `${hands[i]} is below ${hands[i - 1]}`).toBeLessThan(values[i - 1]!);
  }
}

/** How many five-card hands of a deck have each value; values that none has are left out. */
function countFives(cards: readonly Card[], evaluate: (five: Card[]) => number) {
  const counts = new Uint32Array(1 << 17);
  const five: Card[] = [];
  for (let a = 4; a < cards.length; a++)
    for (let b = 3; b < a; b++)
      for (let c = 2; c < b; c++)
        for (let d = 1; d < c; d++)
          for (let e = 0; e < d; e++) {
            five[0] = cards[a]!;
            five[1] = cards[b]!;
            five[2] = cards[c]!;
            five[3] = cards[d]!;
            five[4] = cards[e]!;
            const value = evaluate(five);
            if (counts[value] === undefined) expect.fail(`${five} has the value ${value}`);
            counts[value]++;
          }
  return new Map([...counts.entries()].filter(([, count]) => count > 0));
}

describe('R99 Omaha: exactly two and three', () => {
  const omaha = (hole: string, board: string): number =>
    evaluateOmaha(parseCards(hole), parseCards(board));
  const category = (hole: string, board: string): number => omaha(hole, board) >> 12;

  it('does not play four suited cards of the board with one of the hand', () => {
    expect(category('AsKhQd2c', '3s5s7s9sJh')).toBe(0);
    expect(category('As2sQdQc', '3s5s7s9sJh')).toBe(5);
  });
  it('does not play the board, nor three of the hand', () => {
    expect(category('2c3d4h5s', 'TsJsQsKsAs')).toBe(0);
    expect(category('AsAhAdAc', 'KsKhQd7c2s')).toBe(2);
    expect(category('AsKsQsJs', 'Ts2s3d4h5c')).not.toBe(8);
  });
  it('finds a straight flush that is not in the highest suited cards', () => {
    expect(category('As5s4s2d', '3s6s7sKs2c')).toBe(8);
    expect(category('As9s4sKd', '5s6s7s8sQs')).toBe(5);
    expect(category('As2sKdKc', '3s4s5sTsJs')).toBe(8);
  });
  it('has the values of hold’em', () => {
    expect(omaha('AsKs2c3d', 'QsJsTs4h5h')).toBe(evaluate(parseCards('AsKsQsJsTs')));
    expect(omaha('AsAh2c3d', 'AdKhKs9h5h')).toBe(evaluate(parseCards('AsAhAdKhKs')));
  });
});

describe('R100 Omaha eight-or-better', () => {
  const low = (hole: string, board: string): number =>
    evaluateOmahaLow(parseCards(hole), parseCards(board));

  it('needs three low ranks on the board and two others in the hand', () => {
    expect(low('Ac2dKhKs', '3c4dTsJsQs')).toBe(0);
    expect(low('Ac2dKhKs', '3c4d8sJsQs')).toBeGreaterThan(0);
    expect(low('Ac2dKhKs', '2c3d8sJsQs')).toBe(0);
    expect(low('Ac2d9hKs', '2c3d8s7sQs')).toBeGreaterThan(0);
    expect(low('AcAdAhKs', '2c3d8s7sQs')).toBe(0);
  });
  it('is best with 5-4-3-2-A and ignores straights and flushes', () => {
    const wheel = low('As2sKhKd', '3s4s5sKcQd');
    expect(wheel).toBe(evaluateEightOrBetter(parseCards('Ac2d3h4s5c')));
    expect(wheel).toBeGreaterThan(low('As2sKhKd', '3s4s6sKcQd'));
    expect(low('As3sKhKd', '2s4s6sKcQd')).toBeGreaterThan(low('As2sKhKd', '3s5s6sKcQd'));
    expect(low('7s8sKhKd', '4s5s6sKcQd')).toBe(evaluateEightOrBetter(parseCards('8c7d6h5s4c')));
  });
  it('is counterfeited', () => {
    expect(low('Ac2dKhKs', '3c4d8sAsQs')).toBeGreaterThan(0);
    expect(low('Ac2dKhKs', '3c4dAsQsQd')).toBe(0);
  });
});

describe('R101 short deck', () => {
  it('has its own order', () => {
    expectOrder(evaluateShortDeck, [
      'AsKsQsJsTs',
      'As6s7s8s9s',
      'AsAhAdAc6s',
      'JsTs9s8s6s',
      'AsAhAdKcKs',
      '6s6h6d7c7s',
      '6s7h8d9cTs',
      'As6h7d8c9s',
      'AsAhAdKcQs',
      'AsAhKdKcQs',
      'AsAhKdQcJs',
      'AsKhQdJc9s',
    ]);
  });
  it('has trips over straight where the room says so', () => {
    const trips = (cards: Card[]): number => evaluateShortDeck(cards, 'trips over straight');
    expectOrder(trips, [
      '6s6h6d7c7s',
      'AsAhAdKcQs',
      '6s6h6d8c7s',
      'AsKhQdJcTs',
      'As6h7d8c9s',
      'AsAhKdKcQs',
    ]);
    expectOrder(trips, ['6s6h6d7s8h9dTc', '6s6h7d7s8h9dTc']);
  });
  it('names categories by the high bits', () => {
    const name = (text: string): string | undefined =>
      SHORT_DECK_CATEGORIES['straight over trips'][evaluateShortDeck(parseCards(text)) >> 12];
    expect(name('As6h7d8c9s')).toBe('straight');
    expect(name('As6s7s8sKs')).toBe('flush');
    expect(name('AsAhAdKcKs')).toBe('full house');
  });
  it('has these counts over all 376,992 five-card hands', () => {
    const counts = countFives(shortDeck(), (cards) => evaluateShortDeck(cards) >> 12);
    const best = [...counts.keys()].sort((a, b) => b - a).map((place) => counts.get(place));
    expect(best).toEqual([24, 288, 480, 1728, 6120, 16_128, 36_288, 193_536, 122_400]);
  });
  it('has no deuces to fives', () => {
    expect(() => evaluateShortDeck(parseCards('As6h7d8c5s'))).toThrow('BAD_CARD, card: 5s');
  });
});

describe('lows of any five', () => {
  it('has as many values as there are different hands', () => {
    // 1287 sets of five ranks, of which 10 are straights; 56 of eight or lower; 4888 with pairs.
    expect(countFives(deck(), evaluateAceToFive).size).toBe(1287 + 4888);
    expect(countFives(deck(), evaluateEightOrBetter).size).toBe(56 + 1);
    expect(countFives(deck(), evaluateDeuceToSeven).size).toBe(2 * 1287 + 4888);
  });
  it('ace-to-five: no pair, pair, two pair, trips, full house, quads', () => {
    expectOrder(evaluateAceToFive, [
      'As2s3s4s5s',
      'Ac2d3h4s6c',
      'Kc2d3h4s5c',
      'KcQdJhTs9c',
      'AcAd2h3s4c',
      'KcKd2h3sAc',
      'KcKdQhJsTc',
      '2c2dAhAs3c',
      'KcKdQhQsJc',
      'AcAdAh2s3c',
      'KcKdKhQsJc',
      'AcAdAh2s2c',
      'KcKdKhQsQc',
      'AcAdAhAs2c',
      'KcKdKhKsQc',
    ]);
  });
  it('eight-or-better: nothing above 8-7-6-5-4', () => {
    expectOrder(evaluateEightOrBetter, [
      'As2s3s4s5s',
      'KcKd6h4c3s2sAs',
      '8c7d6h5s4c',
      '9c2d3h4s5c',
    ]);
    expect(evaluateEightOrBetter(parseCards('9c2d3h4s5c'))).toBe(0);
    expect(evaluateEightOrBetter(parseCards('AcAd2h3s4c8s9s'))).toBe(
      evaluateAceToFive(parseCards('Ac2h3s4c8s')),
    );
  });
  it('deuce-to-seven: aces high, straights and flushes against', () => {
    expectOrder(evaluateDeuceToSeven, [
      '7c5d4h3s2c',
      '7c6d4h3s2c',
      '8c5d4h3s2c',
      'Ac5d4h3s2c',
      'Ac6d4h3s2c',
      '2c2d3h4s5c',
      'AcAdKhQsJc',
      '3c3d2h2s4c',
      '2c2d2h3s4c',
      '6c5d4h3s2c',
      '7c5c4c3c2c',
      'Ac5c4c3c2c',
      'Ac6c4c3c2c',
      '2c2d2h3s3c',
      '2c2d2h2s3c',
      '6c5c4c3c2c',
      'AcKcQcJcTc',
    ]);
    expect(evaluateDeuceToSeven(parseCards('6c5d4h3s2c7s'))).toBe(
      evaluateDeuceToSeven(parseCards('7c5d4h3s2c')),
    );
  });
});

describe('badugi', () => {
  it('counts cards of different rank and suit, then the lowest', () => {
    expectOrder(evaluateBadugi, [
      'Ac2d3h4s',
      '2c3d4h5s',
      'Kc2d3hAs',
      'KcQdJhTs',
      'Ac2d3h3s',
      'Ac2d4h4s',
      'KcQdJhJs',
      'AcAd2h2s',
      'AcAdKhKs',
      'Ac2c3c4c',
      '2c3c4c5c',
      '3c4c5c6c',
    ]);
    expect(evaluateBadugi(parseCards('AcAdAhAs'))).toBe(evaluateBadugi(parseCards('Ac2c3c4c')));
  });
  it('takes the better of two ways to make three', () => {
    expect(evaluateBadugi(parseCards('Ac2d3h4h'))).toBe(evaluateBadugi(parseCards('Ac2d3h3s')));
    expect(evaluateBadugi(parseCards('Ac2c2d3h'))).toBe(evaluateBadugi(parseCards('Ac2d3h3s')));
  });
});
