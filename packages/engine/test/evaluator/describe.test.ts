import { describe, expect, test } from 'vitest';
import { type Card, deck, formatCards, parseCards, shortDeck } from '../../src/cards.js';
import { describeHand, describeShortDeck, handCategory } from '../../src/evaluator/describe.js';
import { HAND_TEXTS, handText } from '../../src/evaluator/hand-text.js';
import { evaluate } from '../../src/evaluator/holdem.js';
import { CATEGORIES } from '../../src/evaluator/ranking.js';
import { evaluateShortDeck } from '../../src/evaluator/short-deck.js';
import { seededRng, shuffle } from '../../src/random.js';

const KING = 11;
const ACE = 12;

describe('every category in words', () => {
  test.each([
    ['high card', 'As Kd 9h 7c 5s 3d 2c', 'High card, ace', 'As Kd 9h 7c 5s'],
    ['pair', 'As Kd 9h 7c 5s 3d Ac', 'Pair of aces, king kicker', 'As Ac Kd 9h 7c'],
    ['pair', '2s 2d 3h 4c 6s', 'Pair of twos, six kicker', '2s 2d 6s 4c 3h'],
    [
      'two pair',
      '8s Ad 8h Ac Qs 3d 2c',
      'Two pair, aces and eights, queen kicker',
      'Ad Ac 8s 8h Qs',
    ],
    // Of three pairs the third is a kicker.
    ['two pair', '8s Ad 8h Ac 6s 6d 2c', 'Two pair, aces and eights, six kicker', 'Ad Ac 8s 8h 6s'],
    ['three of a kind', '6s 6d 6h Kc Qs 3d 2c', 'Three of a kind, sixes', '6s 6d 6h Kc Qs'],
    ['straight', 'Ts 9d 8h 7c 6s Kd Kc', 'Straight, ten high', 'Ts 9d 8h 7c 6s'],
    ['straight', '2s Ad 4h 3c 5s Kd Ac', 'Straight, five high', '5s 4h 3c 2s Ad'],
    ['straight', 'Ts Ad Jh Qc Ks', 'Straight, ace high', 'Ad Ks Qc Jh Ts'],
    // A six-high straight is better than the wheel beside it.
    ['straight', '2s Ad 4h 3c 5s 6d', 'Straight, six high', '6d 5s 4h 3c 2s'],
    ['flush', 'As 9s 7s 5s 3s 2s Kd', 'Flush, ace high', 'As 9s 7s 5s 3s'],
    ['full house', '9s Kd 9h Kc Ks 3d 2c', 'Full house, kings over nines', 'Kd Kc Ks 9s 9h'],
    // Two sets of three are a full house.
    ['full house', '9s Kd 9h Kc Ks 9d 2c', 'Full house, kings over nines', 'Kd Kc Ks 9s 9h'],
    [
      'four of a kind',
      '7s 7d 7h 7c Ks Ad Kc',
      'Four of a kind, sevens, ace kicker',
      '7s 7d 7h 7c Ad',
    ],
    ['straight flush', '9h 8h 7h 6h 5h Ah Kh', 'Straight flush, nine high', '9h 8h 7h 6h 5h'],
    ['straight flush', 'Ac 2c 3c 4c 5c Ad Ah', 'Straight flush, five high', '5c 4c 3c 2c Ac'],
    ['straight flush', 'As Ks Qs Js Ts 9s 8s', 'Royal flush', 'As Ks Qs Js Ts'],
  ])('%s: %s', (category, cards, text, playing) => {
    const hand = describeHand(parseCards(cards));
    expect(hand.category).toBe(category);
    expect(hand.text).toBe(text);
    expect(formatCards(hand.cards)).toBe(playing);
    expect(handText(hand)).toBe(text);
  });
});

test('the structure names ranks, and kickers only where they break ties', () => {
  const structure = (cards: string) => {
    const { ranks, kickers } = describeHand(parseCards(cards));
    return { ranks, kickers };
  };
  expect(structure('KsKdKh9c9s')).toEqual({ ranks: [KING, 7], kickers: [] });
  expect(structure('AsAdKh9c4s3d2c')).toEqual({ ranks: [ACE], kickers: [KING, 7, 2] });
  expect(structure('AsAdKhKc4s3d2c')).toEqual({ ranks: [ACE, KING], kickers: [2] });
  expect(structure('AsKs9s7s4s')).toEqual({ ranks: [ACE], kickers: [KING, 7, 5, 2] });
  expect(structure('5s4s3s2sAd')).toEqual({ ranks: [3], kickers: [] });
});

test('as many kickers as a comparison needs', () => {
  const pair = describeHand(parseCards('AsAdKh9c4s3d2c'));
  expect([0, 1, 2, 3, 9].map((kickers) => handText(pair, { kickers }))).toEqual([
    'Pair of aces',
    'Pair of aces, king kicker',
    'Pair of aces, king and nine kickers',
    'Pair of aces, king, nine and four kickers',
    'Pair of aces, king, nine and four kickers',
  ]);
  const trips = describeHand(parseCards('6s6d6hKcQs'));
  expect(handText(trips, { kickers: 1 })).toBe('Three of a kind, sixes, king kicker');
});

describe('issue 13, 4: against another hand', () => {
  const against = (hand: string, rival: string): string =>
    handText(describeHand(parseCards(hand)), { against: describeHand(parseCards(rival)) });

  test('the first kicker that differs is said', () => {
    expect(against('Ac Jh Kh 6h 2h 4s 6d', 'Ah 9d Kh 6h 2h 4s 6d')).toBe(
      'Pair of sixes, jack kicker',
    );
    expect(against('AsAdKh9c4s', 'AhAcKd8c4d')).toBe('Pair of aces, nine kicker');
    expect(against('AsAdKh9c4s', 'AhAcQd8c4d')).toBe('Pair of aces, king kicker');
    expect(against('AsKs9s7s4s', 'AhKh9h7h3h')).toBe('Flush, ace high, four kicker');
  });

  test('where no kicker decides, the usual one is', () => {
    expect(against('AsAdKh9c4s', 'KsKdAh9c4s')).toBe('Pair of aces, king kicker');
    expect(against('AsAdKh9c4s', 'AhKd9h7c5s')).toBe('Pair of aces, king kicker');
    expect(against('AsAdKh9c4s', 'AhAcKd9h4d')).toBe('Pair of aces, king kicker');
    expect(against('9s8d7h6c5s', '8s7d6h5c4s')).toBe('Straight, nine high');
  });

  test('1,000 random pairs of hands: equal words only for equal hands', () => {
    const rng = seededRng(13);
    for (let i = 0; i < 1000; i++) {
      const cards = shuffle(deck(), rng);
      const board = cards.slice(4, 9);
      const [a, b] = [cards.slice(0, 2), cards.slice(2, 4)].map((own) => [...own, ...board]);
      const [first, second] = [describeHand(a as Card[]), describeHand(b as Card[])];
      const isTie = evaluate(a as Card[]) === evaluate(b as Card[]);
      const isSame = handText(first, { against: second }) === handText(second, { against: first });
      expect(isSame, formatCards(cards.slice(0, 9))).toBe(isTie);
    }
  });
});

test('in other words', () => {
  const texts = {
    ...HAND_TEXTS,
    many: HAND_TEXTS.many.with(KING, 'Könige').with(7, 'Neunen'),
    hands: { ...HAND_TEXTS.hands, 'full house': 'Full House, {many} und {second}' },
  };
  const hand = describeHand(parseCards('KsKdKh9c9s'));
  expect(handText(hand, { texts })).toBe('Full House, Könige und Neunen');
});

test.each([
  [20_000, 7],
  [2_000, 6],
  [2_000, 5],
])('%i random hands of %i cards: the five are worth what all are', (hands, size) => {
  const rng = seededRng(hands + size);
  const values = new Map<string, number>();
  const wrong: string[] = [];
  for (let i = 0; i < hands; i++) {
    const cards = shuffle(deck(), rng).slice(0, size);
    const value = evaluate(cards);
    const hand = describeHand(cards);
    // With all kickers said, a text belongs to one value.
    const full = handText(hand, { kickers: 5 });
    const isRight =
      hand.cards.length === 5 &&
      hand.cards.every((card) => cards.includes(card)) &&
      evaluate(hand.cards) === value &&
      hand.category === handCategory(value) &&
      /^[A-Z][a-z]+[a-z, ]*[a-z]$/.test(hand.text) &&
      !full.includes('undefined') &&
      (values.get(full) ?? value) === value;
    if (!isRight) wrong.push(`${formatCards(cards)}: ${full}`);
    values.set(full, value);
  }
  expect(wrong).toEqual([]);
  expect(new Set(values.values()).size).toBe(values.size);
});

describe('R101: short deck', () => {
  test.each([
    ['As 9d 8h 7c 6s Kd Kc', 'Straight, nine high', '9d 8h 7c 6s As'],
    ['As 9s 8s 7s 6s Kd Kc', 'Straight flush, nine high', '9s 8s 7s 6s As'],
    ['As Ks Qs Js Ts 9s 8s', 'Royal flush', 'As Ks Qs Js Ts'],
    ['9s 9d 9h 8c 7s 6d Tc', 'Straight, ten high', 'Tc 9s 8c 7s 6d'],
    ['9s Kd 9h Kc Ks 7d 6c', 'Full house, kings over nines', 'Kd Kc Ks 9s 9h'],
  ])('%s', (cards, text, playing) => {
    const hand = describeShortDeck(parseCards(cards));
    expect(hand.text).toBe(text);
    expect(formatCards(hand.cards)).toBe(playing);
  });

  test('where three of a kind beat a straight', () => {
    const cards = parseCards('9s 9d 9h 8c 7s 6d Tc');
    const hand = describeShortDeck(cards, 'trips over straight');
    expect(hand.text).toBe('Three of a kind, nines');
    expect(formatCards(hand.cards)).toBe('9s 9d 9h Tc 8c');
  });

  test.each(['straight over trips', 'trips over straight'] as const)('5,000 hands: %s', (rule) => {
    const rng = seededRng(36);
    const values = new Map<string, number>();
    for (let i = 0; i < 5_000; i++) {
      const cards = shuffle(shortDeck(), rng).slice(0, 7);
      const value = evaluateShortDeck(cards, rule);
      const hand = describeShortDeck(cards, rule);
      const full = handText(hand, { kickers: 5 });
      if (evaluateShortDeck(hand.cards, rule) !== value || (values.get(full) ?? value) !== value) {
        expect.fail(`${formatCards(cards)}: ${full}`);
      }
      values.set(full, value);
    }
    expect(new Set(values.values()).size).toBe(values.size);
  });

  test('a deuce is no card of it', () => {
    expect(() => describeShortDeck(parseCards('As 9s 8s 7s 2s'))).toThrow('BAD_CARD');
  });
});

test('handCategory knows all categories and nothing else', () => {
  const values = CATEGORIES.map((_, i) => (i << 12) + 1);
  expect(values.map(handCategory)).toEqual([...CATEGORIES]);
  for (const value of [0, -1, 9 << 12, Number.NaN]) {
    expect(() => handCategory(value)).toThrow('BAD_HAND');
  }
});

test.each([
  ['AsKsQsJs', 'BAD_HAND'],
  ['AsKsQsJsTs9s8s7s', 'BAD_HAND'],
])('%s: %s', (cards, code) => {
  expect(() => describeHand(parseCards(cards))).toThrow(code);
});

test('a card twice', () => {
  const [as, ks, qs, js] = parseCards('AsKsQsJs') as [Card, Card, Card, Card];
  expect(() => describeHand([as, ks, qs, js, as])).toThrow('DUPLICATE_CARD');
});
