/** What an award lights: its pot, its winners, the cards they win with. */

import type { Card } from '@sidepot/engine';
import type { Beat } from './beat.js';

/** In games with two halves a card may play for one or for both. */
export type CardMark = 'high' | 'low' | 'badugi' | 'in-hand' | 'both';

export type SeatLight = 'none' | 'lit' | 'dim';

export const litPot = (beat: Beat): number | null =>
  beat.kind === 'award' ? beat.award.pot : null;

/** `contenders`: of the pot. */
export function seatLight(beat: Beat, seat: number, contenders: readonly number[]): SeatLight {
  if (beat.kind !== 'award') return 'none';
  if (beat.award.shares.some((share) => share.seat === seat)) return 'lit';
  return contenders.includes(seat) ? 'none' : 'dim';
}

/** On one board, or in the hands of all winners. Empty: nothing is raised, nothing is dimmed. */
export function cardMarks(beat: Beat, board: number | null): ReadonlyMap<Card, CardMark> {
  const marks = new Map<Card, CardMark>();
  if (beat.kind !== 'award') return marks;
  for (const hand of beat.award.hands) {
    if (board !== null && hand.board !== board) continue;
    for (const card of hand.cards) {
      const old = marks.get(card);
      marks.set(card, old === undefined || old === hand.half ? hand.half : 'both');
    }
  }
  return marks;
}
