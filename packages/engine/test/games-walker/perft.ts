/**
 * All sequences of decisions of a hand, counted. Fixed limit: every amount that is listed; no-limit
 * and pot-limit: the lowest and the highest. A draw: the first `min`, … `max` cards that are held.
 */
import { type Card, ORDERED_DECK } from './cards.js';
import { type Action, playAction, startHand, type Turn, turnOf } from './play.js';
import { copyOf, type Hand, seatAt, type WalkConfig } from './state.js';

/** Of exactly 0, 1, 2 … decisions: how many sequences, and how many of them end the hand. */
export interface PerftCount {
  sequences: number;
  ended: number;
}

function actionsOf(hand: Hand, turn: Turn): Action[] {
  const { seat } = turn;
  if (turn.turn === 'draw') {
    const { min, max } = turn.draw;
    const held = seatAt(hand, seat).down;
    const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    return counts.map((count): Action => [seat, 'draw', held.slice(0, count).join('')]);
  }
  const { fold, check, call, bringIn, bet, raise } = turn.legal;
  const totals = (type: 'bet' | 'raise', amounts: number[] | null): Action[] =>
    [...new Set(amounts)].map((amount): Action => [seat, type, amount]);
  return [
    ...(fold ? [[seat, 'fold'] as const] : []),
    ...(check ? [[seat, 'check'] as const] : []),
    ...(call === null ? [] : [[seat, 'call'] as const]),
    ...(bringIn === null ? [] : [[seat, 'bringIn'] as const]),
    ...totals('bet', bet),
    ...totals('raise', raise),
  ];
}

export function perft(
  config: WalkConfig,
  depth: number,
  deck: readonly Card[] = ORDERED_DECK,
  spares: readonly (readonly Card[])[] = [],
): PerftCount[] {
  const counts = Array.from({ length: depth + 1 }, () => ({ sequences: 0, ended: 0 }));
  countFrom(startHand(config, deck, spares), 0, counts);
  return counts;
}

function countFrom(hand: Hand, depth: number, counts: PerftCount[]): void {
  const count = counts[depth]!;
  const turn = turnOf(hand);
  count.sequences += 1;
  if (turn === null) count.ended += 1;
  if (turn === null || depth === counts.length - 1) return;
  for (const action of actionsOf(hand, turn)) {
    const next = copyOf(hand);
    playAction(next, action);
    countFrom(next, depth + 1, counts);
  }
}
