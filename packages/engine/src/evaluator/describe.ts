/**
 * A hand in words. The description is data, so that a page can say it in any language; the words
 * are one table, which the caller may replace.
 */

import { type Card, rankOf } from '../cards.js';
import { PokerError, reject } from '../errors.js';
import { evaluate, evaluate5 } from './holdem.js';
import { CATEGORIES, CATEGORY_SHIFT, type HandCategory } from './ranking.js';
import {
  evaluateShortDeck,
  SHORT_DECK_CATEGORIES,
  type ShortDeckRule,
  shortDeckValue,
} from './short-deck.js';

/** What a hand is, without its words. Ranks are 0 (deuce) to 12 (ace). */
export interface HandStructure {
  readonly category: HandCategory;
  /** The ranks that name it: kings and nines of a full house, the top of a straight or flush. */
  readonly ranks: readonly number[];
  /** The ranks that break a tie with the same name, highest first; straights have none. */
  readonly kickers: readonly number[];
}

export interface HandDescription extends HandStructure {
  /** The five that play, in showing order: the made part first, a wheel as 5 4 3 2 A (9 8 7 6 A). */
  readonly cards: readonly Card[];
  /** `handText` of the rest. */
  readonly text: string;
}

export interface HandTexts {
  /** By rank, deuce first: alone ("six") and as a pair or more ("sixes"). */
  readonly one: readonly string[];
  readonly many: readonly string[];
  /** `{one}` and `{many}` are the first rank, `{second}` is the second one's plural. */
  readonly hands: Readonly<Record<HandCategory | 'royal flush', string>>;
  /** `{hand}` is the hand without kickers, `{list}` their names. */
  readonly kicker: string;
  readonly kickers: string;
  readonly and: string;
}

export const HAND_TEXTS: HandTexts = {
  one: [
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'jack',
    'queen',
    'king',
    'ace',
  ],
  many: [
    'twos',
    'threes',
    'fours',
    'fives',
    'sixes',
    'sevens',
    'eights',
    'nines',
    'tens',
    'jacks',
    'queens',
    'kings',
    'aces',
  ],
  hands: {
    'high card': 'High card, {one}',
    pair: 'Pair of {many}',
    'two pair': 'Two pair, {many} and {second}',
    'three of a kind': 'Three of a kind, {many}',
    straight: 'Straight, {one} high',
    flush: 'Flush, {one} high',
    'full house': 'Full house, {many} over {second}',
    'four of a kind': 'Four of a kind, {many}',
    'straight flush': 'Straight flush, {one} high',
    'royal flush': 'Royal flush',
  },
  kicker: '{hand}, {list} kicker',
  kickers: '{hand}, {list} kickers',
  and: ' and ',
};

const ACE = 12;
const KING = 11;

/** How many kickers are said if nobody asks: the ones that players say. */
const SAID: Readonly<Partial<Record<HandCategory, number>>> = {
  pair: 1,
  'two pair': 1,
  'four of a kind': 1,
};

/** How many ranks name the hand; the others are kickers, if it has any. */
const NAMED: Readonly<Record<HandCategory, number>> = {
  'high card': 1,
  pair: 1,
  'two pair': 2,
  'three of a kind': 1,
  straight: 1,
  flush: 1,
  'full house': 2,
  'four of a kind': 1,
  'straight flush': 1,
};

/** Of a value that `evaluate` gave. A royal flush is a straight flush. */
export function handCategory(value: number): HandCategory {
  const category = value > 0 ? CATEGORIES[value >> CATEGORY_SHIFT] : undefined;
  if (category !== undefined) return category;
  throw new PokerError(reject('BAD_HAND', { field: 'value', wants: 'a value of evaluate', value }));
}

/** The best five of 5 to 7 cards. Throws what `evaluate` throws. */
export function describeHand(cards: readonly Card[]): HandDescription {
  const value = evaluate(cards);
  const five = firstFive(cards, ([a, b, c, d, e]) => evaluate5(a, b, c, d, e) === value);
  return described(five, handCategory(value));
}

/** The same for short deck (R101). Throws what `evaluateShortDeck` throws. */
export function describeShortDeck(
  cards: readonly Card[],
  rule: ShortDeckRule = 'straight over trips',
): HandDescription {
  const value = evaluateShortDeck(cards, rule);
  const five = firstFive(cards, (chosen) => shortDeckValue(chosen, rule) === value);
  return described(five, SHORT_DECK_CATEGORIES[rule][value >> CATEGORY_SHIFT] as HandCategory);
}

function described(five: readonly Card[], category: HandCategory): HandDescription {
  const cards = inShowingOrder(five, category);
  const ranks = [...new Set(cards.map(rankOf))];
  const named = NAMED[category];
  const structure: HandStructure = {
    category,
    ranks: ranks.slice(0, named),
    kickers: isRun(category) ? [] : ranks.slice(named),
  };
  return { ...structure, cards, text: handText(structure) };
}

const isRun = (category: HandCategory): boolean =>
  category === 'straight' || category === 'straight flush';

/**
 * "Pair of aces, king kicker". `kickers` is how many to say, for a comparison in which more of them
 * matter: "Pair of aces, king, nine and four kickers".
 */
export function handText(
  { category, ranks, kickers }: HandStructure,
  options: { readonly kickers?: number; readonly texts?: HandTexts } = {},
): string {
  const { kickers: count = SAID[category] ?? 0, texts = HAND_TEXTS } = options;
  const [first = 0, second = 0] = ranks;
  const isRoyal = category === 'straight flush' && first === ACE;
  const words: Readonly<Record<string, string | undefined>> = {
    one: texts.one[first],
    many: texts.many[first],
    second: texts.many[second],
  };
  const hand = fill(texts.hands[isRoyal ? 'royal flush' : category], words);
  const names = kickers.slice(0, count).map((rank) => texts.one[rank] ?? '');
  if (names.length === 0) return hand;
  const last = names.slice(-1);
  const list = [names.slice(0, -1).join(', '), ...last].filter((part) => part !== '');
  return fill(names.length === 1 ? texts.kicker : texts.kickers, {
    hand,
    list: list.join(texts.and),
  });
}

const fill = (text: string, words: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');

type Five = readonly [Card, Card, Card, Card, Card];

/** The first five, in the order of `cards`, that pass. */
function firstFive(cards: readonly Card[], passes: (five: Five) => boolean): readonly Card[] {
  const places = [0, 1, 2, 3, 4];
  const five = cards.slice(0, 5);
  while (!passes(five as unknown as Five)) {
    // The last place that can still move, and the ones behind it right after it.
    let k = 4;
    while (k >= 0 && places[k] === cards.length - 5 + k) k--;
    if (k < 0) return cards;
    for (let place = (places[k] as number) + 1; k < 5; k++, place++) {
      places[k] = place;
      five[k] = cards[place] as Card;
    }
  }
  return five;
}

/** Most frequent rank first, then the higher; an ace below its straight, if it has no king. */
function inShowingOrder(cards: readonly Card[], category: HandCategory): readonly Card[] {
  const count = (rank: number): number => cards.filter((card) => rankOf(card) === rank).length;
  const aceIsLow = isRun(category) && count(KING) === 0;
  const height = (card: Card): number => (aceIsLow && rankOf(card) === ACE ? -1 : rankOf(card));
  return [...cards].sort((a, b) => count(rankOf(b)) - count(rankOf(a)) || height(b) - height(a));
}
