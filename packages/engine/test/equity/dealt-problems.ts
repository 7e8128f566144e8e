/**
 * Equity of stud and draw games against brute force: the cards that are missing are dealt in every
 * order, one by one, and every hand is judged by the naive evaluators.
 */

import { type Card, type EquityGame, equity, parseCards } from '@sidepot/engine';
import {
  NONE,
  naiveAceToFive,
  naiveBadugi,
  naiveDeuceToSeven,
  naiveEightOrBetter,
  naiveHigh,
  naiveOmaha,
  naiveOmahaLow,
  type Score,
} from '../evaluator/naive.js';

type Cards = readonly Card[];
type Judge = (own: Cards, board: Cards) => Score;

const all =
  (judge: (cards: Cards) => Score): Judge =>
  (own, board) =>
    judge([...own, ...board]);
const own =
  (judge: (cards: Cards) => Score): Judge =>
  (cards) =>
    judge(cards);

/** With the ace above the king: every card as the one a rank below it, the deuce as the ace. */
const badugiAceHigh = (cards: Cards): Score =>
  naiveBadugi(cards.map((card) => ((card + 48) % 52) as Card));

/** As the rulebook has it: cards of one's own, cards in the middle, and what wins. */
export const DEALT: Readonly<
  Partial<Record<EquityGame, { own: number; board: number; halves: readonly Judge[] }>>
> = {
  stud: { own: 7, board: 0, halves: [all(naiveHigh)] },
  stud8: { own: 7, board: 0, halves: [all(naiveHigh), all(naiveEightOrBetter)] },
  razz: { own: 7, board: 0, halves: [all(naiveAceToFive)] },
  '27sd': { own: 5, board: 0, halves: [own(naiveDeuceToSeven)] },
  '27td': { own: 5, board: 0, halves: [own(naiveDeuceToSeven)] },
  badugi: { own: 4, board: 0, halves: [own(naiveBadugi)] },
  '5draw': { own: 5, board: 0, halves: [own(naiveHigh)] },
  a5td: { own: 5, board: 0, halves: [own(naiveAceToFive)] },
  a5sd: { own: 5, board: 0, halves: [own(naiveAceToFive)] },
  badeucy: { own: 5, board: 0, halves: [own(naiveDeuceToSeven), own(badugiAceHigh)] },
  badacey: { own: 5, board: 0, halves: [own(naiveAceToFive), own(naiveBadugi)] },
  courchevel: { own: 5, board: 5, halves: [naiveOmaha] },
  'courchevel-8': { own: 5, board: 5, halves: [naiveOmaha, naiveOmahaLow] },
  drawmaha: { own: 5, board: 5, halves: [naiveOmaha, own(naiveHigh)] },
  'drawmaha-27': { own: 5, board: 5, halves: [naiveOmaha, own(naiveDeuceToSeven)] },
  pineapple: { own: 2, board: 5, halves: [all(naiveHigh)] },
  'super-stud': { own: 7, board: 0, halves: [all(naiveHigh)] },
  'stud-hilo': { own: 7, board: 0, halves: [all(naiveHigh), all(naiveAceToFive)] },
  razz27: { own: 7, board: 0, halves: [all(naiveDeuceToSeven)] },
  razzdugi: { own: 7, board: 0, halves: [all(naiveAceToFive), all(naiveBadugi)] },
};

export interface Spot {
  readonly game: EquityGame;
  /** What each hand keeps; behind a slash what it throws. */
  readonly hands: readonly string[];
  readonly board?: string;
  readonly dead?: string;
  /** Stud: the seventh card is one for all. */
  readonly isCommon?: boolean;
}

/** Expected share of each hand, and of each half how often it wins that alone. */
export function bruteForce({ game, hands, board = '', dead = '', isCommon = false }: Spot) {
  const rules = DEALT[game]!;
  const size = rules.own - (isCommon ? 1 : 0);
  const keeps = hands.map((hand) => parseCards(hand.split('/')[0]!));
  const thrown = hands.map((hand) => parseCards(hand.split('/')[1] ?? ''));
  const middle = parseCards(board);
  const gone = new Set<number>([...keeps, ...thrown, middle, parseCards(dead)].flat());
  const stub = Array.from({ length: 52 }, (_, i) => i as Card).filter((card) => !gone.has(card));
  const shares = hands.map(() => 0);
  const wins = rules.halves.map(() => hands.map(() => 0));
  let total = 0;
  /** Orders of the same cards are as many for every way, so they may all count. */
  const deal = (taken: ReadonlySet<Card>): void => {
    const short = keeps.find((cards) => cards.length < size);
    const open = short ?? (middle.length < rules.board + (isCommon ? 1 : 0) ? middle : undefined);
    if (open === undefined) {
      total++;
      count();
      return;
    }
    for (const card of stub) {
      if (taken.has(card)) continue;
      open.push(card);
      deal(new Set([...taken, card]));
      open.pop();
    }
  };
  const count = (): void => {
    const winners = rules.halves.map((judge) => {
      const scores = keeps.map((cards) => judge(cards, middle));
      const best = Math.max(...scores);
      return best === NONE ? [] : [...scores.keys()].filter((hand) => scores[hand] === best);
    });
    const paid = winners.filter((some) => some.length > 0);
    for (const some of paid) {
      for (const hand of some) shares[hand]! += 1 / some.length / paid.length;
    }
    for (const [half, some] of winners.entries()) if (some.length === 1) wins[half]![some[0]!]!++;
  };
  deal(new Set());
  return {
    shares: shares.map((share) => share / total),
    wins: wins.map((half) => half.map((won) => won / total)),
  };
}

/** The same as the engine answers it. */
export function engineAnswer({ game, hands, board = '', dead = '' }: Spot) {
  const found = equity(hands, { game, board, dead });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const { value } = found;
  const halves = [
    value.hands.map(({ win }) => win / value.total),
    ...(value.hands[0]!.low === undefined
      ? []
      : [value.hands.map(({ low }) => low!.win / value.total)]),
  ];
  return {
    method: value.method,
    shares: value.hands.map((hand) => hand.equity),
    wins: halves,
  };
}
