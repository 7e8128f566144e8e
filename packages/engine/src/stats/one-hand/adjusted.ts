/**
 * The all-in adjusted result: what a hand would be worth if the rest of the board came a thousand
 * times. Every share is a whole number of run-outs over their count, so sums are exact fractions, and
 * each player's is rounded once, to a millionth.
 */

import type { Card } from '../../cards.js';
import { equity } from '../../equity/equity.js';
import type { SeenCard } from '../../hand/state/types.js';
import type { HandResult } from './outcome.js';
import { isMarked, type Scratch } from './scratch.js';

/** Millionths above the net, by index; null if the hand is not adjusted. */
export function adjustedAbove(hand: Scratch, outcome: HandResult): readonly number[] | null {
  const { rules, closedWith, board, count, liveBits, game } = hand;
  if (!outcome.isShowdown || !outcome.isSettled || rules === null) return null;
  if (game.holeCards === 0 || closedWith < 0 || closedWith >= game.boardCards) return null;
  if (rules.doubleBoard === true) return null;
  const before = board.slice(0, closedWith);
  const players: number[] = [];
  const hands: (readonly Card[])[] = [];
  for (let i = 0; i < count; i++) {
    if (!isMarked(liveBits, i)) continue;
    const cards = knownHand(hand, i);
    if (cards === null) return null;
    players.push(i);
    hands.push(cards);
  }
  if (!areKnown(before)) return null;
  const pots = levelsOf(hand, players).map((to, pot) => ({
    amount: hand.potAmounts[pot] ?? 0,
    contenders: players.flatMap((i, k) => ((hand.level[i] as number) >= to ? [k] : [])),
  }));
  const found = equity(hands, {
    board: before,
    game: rules.game,
    method: 'exact',
    pots,
    ...(rules.tripsOverStraight && { tripsOverStraight: true }),
  });
  if (!found.ok) return null;
  // A share is this many run-outs, divided among up to so many, in halves: always a whole number.
  const denominator = found.value.total * parts(players.length);
  const above: number[] = Array.from({ length: count }, () => 0);
  const expected: bigint[] = players.map(() => 0n);
  const all = BigInt(outcome.pots);
  for (const [pot, { amount, contenders, equity: shares }] of (found.value.pots ?? []).entries()) {
    // Over all pots: what is not known pot by pot was taken in proportion.
    const left = outcome.isRakeByPot
      ? BigInt(amount - (hand.potRakes[pot] ?? 0)) * all
      : BigInt(amount) * (all - BigInt(outcome.rake));
    for (const [c, k] of contenders.entries()) {
      const times = BigInt(Math.round((shares[c] as number) * denominator));
      expected[k] = (expected[k] as bigint) + times * left;
    }
  }
  for (const [k, i] of players.entries()) {
    const put = (hand.level[i] as number) + (hand.dead[i] as number);
    const divisor = BigInt(denominator) * all;
    const ev = 1_000_000n * ((expected[k] as bigint) - BigInt(put) * divisor);
    above[i] = Number(rounded(ev, divisor) - 1_000_000n * BigInt(outcome.net[i] as number));
  }
  return above;
}

/** Half away from zero. */
function rounded(value: bigint, divisor: bigint): bigint {
  const size = value < 0n ? -value : value;
  const whole = (2n * size + divisor) / (2n * divisor);
  return value < 0n ? -whole : whole;
}

/** Twice the least common multiple of 1 to `players`. */
function parts(players: number): number {
  let least = 2;
  for (let n = 2; n <= players; n++) least = (least * n) / commonDivisor(least / 2, n);
  return least;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** Levels of those who are left: each is a pot (R12); one that nobody put chips in is none. */
function levelsOf({ level, pots }: Scratch, players: readonly number[]): readonly number[] {
  const levels = [...new Set(players.map((i) => level[i] as number))].sort((a, b) => a - b);
  return levels.slice(levels.length - pots);
}

/** Both cards, or all four: as they were dealt, or as they were shown. */
function knownHand({ cards, shown, game }: Scratch, i: number): readonly Card[] | null {
  for (const hand of [cards[i], shown[i]]) {
    if (hand?.length === game.holeCards && areKnown(hand)) return hand;
  }
  return null;
}

const areKnown = (cards: readonly SeenCard[]): cards is readonly Card[] => !cards.includes(null);
