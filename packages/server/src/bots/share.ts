/**
 * The part of the pot that a hand can expect against hands nobody knows, by random run-outs. The
 * engine's `equity` wants hands or, of two cards, ranges; here it is every game, and a rival who
 * put chips in is given the best of several hands.
 */

import {
  type Card,
  deckOf,
  evaluatorsOf,
  type GameEvaluators,
  type Rng,
  type Rules,
  randomBelow,
} from '@sidepot/engine';
import { chance } from './chance.js';
import { rankOfPair, ranksOf } from './rank.js';

export interface ShareProblem {
  readonly rules: Rules;
  readonly hole: readonly Card[];
  /** Up to five cards. */
  readonly board: readonly Card[];
  /** Cards that lie elsewhere and come to nobody any more. */
  readonly dead?: readonly Card[];
  /** For each rival, of how many hands they have the best: 1 for any hand, 1.5 for one or two. */
  readonly rivals: readonly number[];
  /** Of two cards: the part of all starting hands that each rival has, best first. Left out: any. */
  readonly ranges?: readonly number[];
}

/** Omaha: a board's ranks cost some time when a process first meets them, so a few serve for all. */
const MOST_BOARDS = 40;

export function expectedShare(problem: ShareProblem, samples: number, rng: Rng): number {
  const { rules, hole, board, dead = [], rivals, ranges } = problem;
  const values = evaluatorsOf(rules.game, { tripsOverStraight: rules.tripsOverStraight });
  const gone = new Set<Card>([...hole, ...board, ...dead]);
  const stub = new Stub(
    deckOf(rules.game).filter((card) => !gone.has(card)),
    rng,
  );
  const boards = hole.length === 2 ? samples : Math.min(samples, MOST_BOARDS);
  const limits = hole.length === 2 && ranges?.some((range) => range < 1) ? ranges : null;
  const dealer: Dealer = { stub, limits, ranks: limits === null ? null : ranksOf(rules.game) };
  const toCome = 5 - board.length;
  let full = board;
  let sum = 0;
  for (let done = 0, seen = 0; done < samples; done++) {
    stub.gather(toCome);
    if (seen * samples <= done * boards) {
      seen++;
      stub.gather(0);
      full = [...board, ...stub.draw(toCome)];
    }
    sum += shareOf(values, hole, full, rivals, dealer, rng);
  }
  return sum / samples;
}

/** Then the best that was met will do. */
const MOST_TRIES = 24;

/** The cards nobody has seen: drawn one after another, then put back. */
class Stub {
  private drawn = 0;
  private readonly cards: Card[];
  private readonly rng: Rng;

  constructor(cards: Card[], rng: Rng) {
    this.cards = cards;
    this.rng = rng;
  }

  get left(): number {
    return this.cards.length - this.drawn;
  }

  /** All but the first `kept` that were drawn. */
  gather(kept: number): void {
    this.drawn = kept;
  }

  draw(count: number): Card[] {
    const { cards } = this;
    const from = this.drawn;
    for (let i = from; i < from + count; i++) {
      this.swap(i, i + randomBelow(this.rng, cards.length - i));
    }
    this.drawn = from + count;
    return cards.slice(from, this.drawn);
  }

  /** Two that are in a range, or the best of many tries. */
  drawTwo(ranks: Float32Array, limit: number): Card[] {
    const { cards, drawn, left } = this;
    let [first, second, best] = [drawn, drawn + 1, Number.POSITIVE_INFINITY];
    for (let tries = 0; best > limit && tries < MOST_TRIES; tries++) {
      const i = randomBelow(this.rng, left);
      const j = randomBelow(this.rng, left - 1);
      const [a, b] = [drawn + i, drawn + (j < i ? j : j + 1)];
      const rank = rankOfPair(ranks, cards[a] as Card, cards[b] as Card);
      if (rank < best) [first, second, best] = [a, b, rank];
    }
    const two = [cards[first] as Card, cards[second] as Card];
    this.swap(first, drawn);
    // It may have lain where the first one lies now.
    this.swap(second === drawn ? first : second, drawn + 1);
    this.drawn = drawn + two.length;
    return two;
  }

  private swap(i: number, j: number): void {
    const card = this.cards[i] as Card;
    this.cards[i] = this.cards[j] as Card;
    this.cards[j] = card;
  }
}

/** Who deals rivals hands that they would play. */
interface Dealer {
  readonly stub: Stub;
  readonly limits: readonly number[] | null;
  readonly ranks: Float32Array | null;
}

function dealTo({ stub, limits, ranks }: Dealer, rival: number, holeCards: number): Card[] {
  const limit = limits?.[rival] ?? 1;
  return ranks === null || limit >= 1 ? stub.draw(holeCards) : stub.drawTwo(ranks, limit);
}

function shareOf(
  { high, low }: GameEvaluators,
  hole: readonly Card[],
  board: readonly Card[],
  rivals: readonly number[],
  dealer: Dealer,
  rng: Rng,
): number {
  const { stub } = dealer;
  const ofHigh = new Contest(high(hole, board));
  const ofLow = new Contest(low === null ? 0 : low(hole, board));
  for (let i = 0; i < rivals.length; i++) {
    const tries = rivals[i] as number;
    const later = (rivals.length - 1 - i) * hole.length;
    let cards = dealTo(dealer, i, hole.length);
    let best = high(cards, board);
    // Also in hi-lo the best is the best high.
    for (let left = tries - 1; left > 0 && stub.left >= later + hole.length; left--) {
      if (left < 1 && chance(rng) >= left) break;
      const other = dealTo(dealer, i, hole.length);
      const value = high(other, board);
      if (value > best) {
        cards = other;
        best = value;
      }
    }
    ofHigh.meet(best);
    if (low !== null) ofLow.meet(low(cards, board));
    else if (ofHigh.isLost) return 0;
  }
  return ofLow.isVoid ? ofHigh.share : (ofHigh.share + ofLow.share) / 2;
}

/** One half of the pot: who has the best value, and how many share it. */
class Contest {
  private top: number;
  private readonly own: number;
  private sharers = 1;

  constructor(own: number) {
    this.own = own;
    this.top = own;
  }

  meet(value: number): void {
    if (value === this.own) this.sharers++;
    if (value > this.top) this.top = value;
  }

  get isLost(): boolean {
    return this.top > this.own;
  }

  /** Nobody qualifies. */
  get isVoid(): boolean {
    return this.top === 0;
  }

  get share(): number {
    return this.isLost || this.isVoid ? 0 : 1 / this.sharers;
  }
}
