/**
 * A hand in words. What it is comes as data, so that a page can say it in any language; the words are
 * one table, which the caller may replace.
 */

import { isObject, keysProblem, throwing, unfit } from '../checks.js';
import { type Refusal, throwIf, type Wanted } from '../errors.js';
import { fill } from '../fill.js';
import { CATEGORIES, type HandCategory } from './ranking.js';

/** What a hand is, without its words. Ranks are 0 (deuce) to 12 (ace). */
export interface HandStructure {
  readonly category: HandCategory;
  /** The ranks that name it: kings and nines of a full house, the top of a straight or flush. */
  readonly ranks: readonly number[];
  /** The ranks that break a tie with the same name, highest first; straights have none. */
  readonly kickers: readonly number[];
}

/** The words of hands: `HAND_TEXTS` has the English ones. */
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

/** English: "Pair of aces, king kicker". */
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

/** How `handText` says it. */
export interface HandTextOptions {
  /** How many kickers to say, for a comparison in which more of them matter. */
  readonly kickers?: number;
  /** The hand that it beats or loses to: the kicker that decides is said, and no other. */
  readonly against?: HandStructure;
  /** Words of your own. */
  readonly texts?: HandTexts;
}

const ACE = 12;

/** How many kickers are said if nobody asks: the ones that players say. */
const SAID: Readonly<Partial<Record<HandCategory, number>>> = {
  pair: 1,
  'two pair': 1,
  'four of a kind': 1,
};

/** How many ranks name the hand; the others are kickers, if it has any. */
export const NAMED: Readonly<Record<HandCategory, number>> = {
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

/**
 * A hand in words: "Pair of aces, king kicker".
 *
 * Against another hand of the same name the kicker is the one that decides, the first card that
 * differs; where none does (another category, another rank, a tie) the usual one is said.
 *
 * @throws `BAD_HAND` for what describes no hand; `BAD_INPUT`, `UNKNOWN_KEY` for the options
 * @example
 * ```ts
 * import { describeHand, handText, parseCards } from '@sidepot/engine';
 * const board = 'Kh 6h 2h 4s 6d';
 * const ann = describeHand(parseCards(`Ac Jh ${board}`));
 * const bob = describeHand(parseCards(`Ah 9d ${board}`));
 * handText(ann); // → 'Pair of sixes, ace kicker'
 * handText(ann, { against: bob }); // → 'Pair of sixes, jack kicker'
 * handText(ann, { kickers: 3 }); // → 'Pair of sixes, ace, king and jack kickers'
 * ```
 */
export function handText(hand: HandStructure, options: HandTextOptions = {}): string {
  return throwing(() => {
    throwIf(structureProblem('hand', hand) ?? optionsProblem(options));
    return textOf(hand, options);
  });
}

/** The same for a structure that is one. */
export function textOf(
  hand: HandStructure,
  { kickers, against, texts = HAND_TEXTS }: HandTextOptions = {},
): string {
  const { category, ranks } = hand;
  const [first = 0, second = 0] = ranks;
  const isRoyal = category === 'straight flush' && first === ACE;
  const words: Readonly<Record<string, string | undefined>> = {
    one: texts.one[first],
    many: texts.many[first],
    second: texts.many[second],
  };
  const named = fill(texts.hands[isRoyal ? 'royal flush' : category], words);
  const decides = against === undefined ? undefined : decidingKicker(hand, against);
  const said =
    decides === undefined ? hand.kickers.slice(0, kickers ?? SAID[category] ?? 0) : [decides];
  const names = said.map((rank) => texts.one[rank] ?? '');
  if (names.length === 0) return named;
  const last = names.slice(-1);
  const list = [names.slice(0, -1).join(', '), ...last].filter((part) => part !== '');
  return fill(names.length === 1 ? texts.kicker : texts.kickers, {
    hand: named,
    list: list.join(texts.and),
  });
}

/** The first kicker in which two hands of the same name differ. */
function decidingKicker(hand: HandStructure, against: HandStructure): number | undefined {
  if (hand.category !== against.category) return undefined;
  if (hand.ranks.some((rank, i) => rank !== against.ranks[i])) return undefined;
  return hand.kickers.find((rank, i) => rank !== against.kickers[i]);
}

const isRank = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= ACE;

function isRanks(value: unknown, fewest: number): boolean {
  if (!Array.isArray(value) || value.length < fewest || value.length > 5) return false;
  return Array.from(value).every(isRank);
}

function structureProblem(field: string, hand: unknown): Refusal | undefined {
  const bad = (part: string, wanted: Wanted, value: unknown): Refusal =>
    unfit(part, wanted, value, 'BAD_HAND');
  if (!isObject(hand)) return bad(field, 'handStructure', hand);
  const { category, ranks, kickers } = hand as Partial<HandStructure>;
  if (category === undefined || !CATEGORIES.includes(category)) {
    return bad(`${field}.category`, { wants: 'oneOf', choices: CATEGORIES }, category);
  }
  if (!isRanks(ranks, NAMED[category])) {
    return bad(`${field}.ranks`, { wants: 'ranksFrom', least: NAMED[category] }, ranks);
  }
  return isRanks(kickers, 0) ? undefined : bad(`${field}.kickers`, 'ranks', kickers);
}

const OPTIONS: readonly (keyof HandTextOptions)[] = ['kickers', 'against', 'texts'];

function optionsProblem(options: unknown): Refusal | undefined {
  if (!isObject(options)) return unfit('options', 'object', options);
  const unknown = keysProblem(options, OPTIONS);
  if (unknown !== undefined) return unknown;
  const { kickers, against, texts } = options as HandTextOptions;
  if (kickers !== undefined && !(Number.isSafeInteger(kickers) && kickers >= 0)) {
    return unfit('kickers', 'whole', kickers);
  }
  const problem = against === undefined ? undefined : structureProblem('against', against);
  return problem ?? (texts === undefined ? undefined : handTextsProblem(texts));
}

/** Of a table of words; `at` is what it is called. */
export function handTextsProblem(texts: unknown, at = 'texts'): Refusal | undefined {
  if (!isObject(texts)) return unfit(at, 'wordTable', texts);
  const { one, many, hands, kicker, kickers, and } = texts as Partial<HandTexts>;
  for (const [name, list] of [
    ['one', one],
    ['many', many],
  ] as const) {
    const isList = Array.isArray(list) && list.length === 13 && Array.from(list).every(isText);
    if (!isList) return unfit(`${at}.${name}`, { wants: 'wordCount', count: 13 }, list);
  }
  const names = isObject(hands) ? (hands as HandTexts['hands']) : undefined;
  const missing = [...CATEGORIES, 'royal flush' as const].find((name) => !isText(names?.[name]));
  if (missing !== undefined)
    return unfit(`${at}.hands`, { wants: 'wordsFor', what: missing }, hands);
  const wrong = [kicker, kickers, and].find((text) => !isText(text));
  return wrong === undefined && isText(and) && isText(kicker) && isText(kickers)
    ? undefined
    : unfit(at, { wants: 'wordsFor', what: ['kicker', 'kickers', 'and'] }, wrong);
}

const isText = (value: unknown): boolean => typeof value === 'string';
