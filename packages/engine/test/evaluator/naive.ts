/**
 * What a hand is worth, written from the rule text (R98–R103) and sharing nothing with the evaluator:
 * try every five cards, count ranks, compare. A score is a number, higher is better; no hand is NONE.
 */
import type { Card } from '@sidepot/engine';

export type Score = number;
export const NONE: Score = Number.NEGATIVE_INFINITY;

const STANDARD = {
  order: [
    'high card',
    'pair',
    'two pair',
    'three of a kind',
    'straight',
    'flush',
    'full house',
    'four of a kind',
    'straight flush',
  ],
  lowestStraight: '5432A',
};
const SHORT = {
  order: [
    'high card',
    'pair',
    'two pair',
    'three of a kind',
    'straight',
    'full house',
    'flush',
    'four of a kind',
    'straight flush',
  ],
  lowestStraight: '9876A',
};
const SHORT_TRIPS = {
  order: [
    'high card',
    'pair',
    'two pair',
    'straight',
    'three of a kind',
    'full house',
    'flush',
    'four of a kind',
    'straight flush',
  ],
  lowestStraight: '9876A',
};
/** Aces are high only. */
const DEUCE_TO_SEVEN = { order: STANDARD.order, lowestStraight: '' };

type Rules = typeof STANDARD;

const NAMES = '??23456789TJQKA';
/** 2 to 14. */
const pips = (card: number): number => (card >> 2) + 2;

/** Category first, then the ranks that matter, as the digits of one number. */
function score(category: number, ranks: readonly number[]): Score {
  let total = category;
  for (let i = 0; i < 5; i++) total = total * 15 + (ranks[i] ?? 0);
  return total;
}

/** Ranks by how often they come, then by height: kings full of nines is K K K 9 9. */
function grouped(ranks: readonly number[]): { ranks: number[]; counts: string } {
  const times = (rank: number): number => ranks.filter((other) => other === rank).length;
  const sorted = [...ranks].sort((a, b) => times(b) - times(a) || b - a);
  const distinct = sorted.filter((rank, i) => sorted.indexOf(rank) === i);
  return { ranks: sorted, counts: distinct.map(times).join('') };
}

const KINDS: Readonly<Record<string, string>> = {
  11111: 'high card',
  2111: 'pair',
  221: 'two pair',
  311: 'three of a kind',
  32: 'full house',
  41: 'four of a kind',
};

function highOf(rules: Rules, cards: readonly number[]): Score {
  const { ranks, counts } = grouped(cards.map(pips));
  const names = ranks.map((rank) => NAMES[rank]).join('');
  // The ace sorts first: A5432 is the straight 5432A.
  const wheel =
    rules.lowestStraight !== '' && `${names.slice(1)}${names[0]}` === rules.lowestStraight;
  const straight = counts === '11111' && (wheel || 'AKQJT98765432'.includes(names));
  const flush = cards.every((card) => (card & 3) === (cards[0]! & 3));
  const kind =
    straight && flush ? 'straight flush' : flush ? 'flush' : straight ? 'straight' : KINDS[counts]!;
  return score(rules.order.indexOf(kind), wheel ? [...ranks.slice(1), 1] : ranks);
}

/** Straights and flushes are ignored, the ace is 1: the less the better. */
function aceToFiveOf(cards: readonly number[]): Score {
  const { ranks, counts } = grouped(cards.map((card) => (pips(card) === 14 ? 1 : pips(card))));
  return -score(STANDARD.order.indexOf(KINDS[counts]!), ranks);
}

function eightOrBetterOf(cards: readonly number[]): Score {
  const { ranks, counts } = grouped(cards.map((card) => (pips(card) === 14 ? 1 : pips(card))));
  return counts === '11111' && ranks[0]! <= 8 ? -score(0, ranks) : NONE;
}

type Five = [number, number, number, number, number];
type FiveScore = (...cards: Five) => Score;

/**
 * Five cards are worth what their ranks are worth, suited or not: remembered by these, or 200,000
 * hands of Omaha would take minutes. In whatever order they come, they are judged once.
 */
function remembered(compute: (cards: readonly number[]) => Score): FiveScore {
  let known: Float64Array | undefined;
  const score5: FiveScore = (a, b, c, d, e) => {
    known ??= new Float64Array(2 * 13 ** 5).fill(Number.NaN);
    const suited = ((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3 ? 0 : 1;
    const ranks = ((((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 13 + (d >> 2)) * 13 + (e >> 2);
    const at = ranks * 2 + suited;
    const seen = known[at]!;
    if (!Number.isNaN(seen)) return seen;
    const cards = [a, b, c, d, e];
    const ordered = inOrder(cards);
    const isInOrder = cards.every((card, i) => card >> 2 === ordered[i]! >> 2);
    const found = isInOrder ? compute(cards) : score5(...(ordered as Five));
    known[at] = found;
    return found;
  };
  return score5;
}

const high5 = remembered((cards) => highOf(STANDARD, cards));
const short5 = remembered((cards) => highOf(SHORT, cards));
const shortTrips5 = remembered((cards) => highOf(SHORT_TRIPS, cards));
const deuceToSeven5 = remembered((cards) => -highOf(DEUCE_TO_SEVEN, cards));
const aceToFive5 = remembered(aceToFiveOf);
const eightOrBetter5 = remembered(eightOrBetterOf);

/** In order, the same five are looked up in the same place, and few are judged. */
function inOrder(cards: readonly number[]): number[] {
  const ordered: number[] = [];
  for (const card of cards) {
    let at = ordered.length;
    for (; at > 0 && ordered[at - 1]! > card; at--) ordered[at] = ordered[at - 1]!;
    ordered[at] = card;
  }
  return ordered;
}

/** The best of every five of the cards. */
function bestFive(given: readonly number[], five: FiveScore): Score {
  const cards = inOrder(given);
  let best = NONE;
  for (let a = 0; a < cards.length; a++)
    for (let b = a + 1; b < cards.length; b++)
      for (let c = b + 1; c < cards.length; c++)
        for (let d = c + 1; d < cards.length; d++)
          for (let e = d + 1; e < cards.length; e++) {
            const found = five(cards[a]!, cards[b]!, cards[c]!, cards[d]!, cards[e]!);
            if (found > best) best = found;
          }
  return best;
}

/** The best of every two of the hand with every three of the board. */
function bestTwoAndThree(
  held: readonly number[],
  dealt: readonly number[],
  five: FiveScore,
): Score {
  const hole = inOrder(held);
  const board = inOrder(dealt);
  let best = NONE;
  for (let a = 0; a < hole.length; a++)
    for (let b = a + 1; b < hole.length; b++)
      for (let c = 0; c < board.length; c++)
        for (let d = c + 1; d < board.length; d++)
          for (let e = d + 1; e < board.length; e++) {
            const found = five(hole[a]!, hole[b]!, board[c]!, board[d]!, board[e]!);
            if (found > best) best = found;
          }
  return best;
}

type Cards = readonly Card[];

/** Nothing above an eight is in a low of eight or better. */
const isLow = (card: Card): boolean => pips(card) <= 8 || pips(card) === 14;

export const naiveHigh = (cards: Cards): Score => bestFive(cards, high5);
export const naiveShortDeck = (cards: Cards): Score => bestFive(cards, short5);
export const naiveShortDeckTrips = (cards: Cards): Score => bestFive(cards, shortTrips5);
export const naiveAceToFive = (cards: Cards): Score => bestFive(cards, aceToFive5);
export const naiveEightOrBetter = (cards: Cards): Score =>
  bestFive(cards.filter(isLow), eightOrBetter5);
export const naiveDeuceToSeven = (cards: Cards): Score => bestFive(cards, deuceToSeven5);
export const naiveOmaha = (hole: Cards, board: Cards): Score => bestTwoAndThree(hole, board, high5);
export const naiveOmahaLow = (hole: Cards, board: Cards): Score =>
  bestTwoAndThree(hole.filter(isLow), board.filter(isLow), eightOrBetter5);

/** The largest set without a rank or a suit twice; of equal ones the lowest from the top, aces low. */
export function naiveBadugi(cards: Cards): Score {
  let best = NONE;
  for (let subset = 1; subset < 1 << cards.length; subset++) {
    const ranks: number[] = [];
    const suits: number[] = [];
    const goes = cards.every((card, i) => {
      if (!(subset & (1 << i))) return true;
      const rank = pips(card) === 14 ? 1 : pips(card);
      if (ranks.includes(rank) || suits.includes(card & 3)) return false;
      ranks.push(rank);
      suits.push(card & 3);
      return true;
    });
    if (!goes) continue;
    ranks.sort((a, b) => b - a);
    const value = ranks.length * 15 ** 6 - score(0, ranks);
    if (value > best) best = value;
  }
  return best;
}

/** "two pair", of five to seven cards. */
export const naiveCategory = (cards: Cards): string =>
  STANDARD.order[Math.floor(naiveHigh(cards) / 15 ** 5)]!;
