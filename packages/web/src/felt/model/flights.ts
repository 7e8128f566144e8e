/** Which chips cross the table in a scene, and between what. */

import type { Beat } from './beat.js';

export type FlightSpot =
  | { readonly at: 'seat' | 'bet'; readonly seat: number }
  | { readonly at: 'pot'; readonly pot: number | null };

export interface Flight {
  readonly key: string;
  readonly from: FlightSpot;
  readonly to: FlightSpot;
  readonly amount: number;
}

export function flightsOf(beat: Beat): readonly Flight[] {
  switch (beat.kind) {
    case 'refund':
      return [
        {
          key: `refund ${beat.seat}`,
          from: { at: 'bet', seat: beat.seat },
          to: { at: 'seat', seat: beat.seat },
          amount: beat.amount,
        },
      ];
    case 'collect':
      return beat.bets.map(({ seat, amount }) => ({
        key: `bet ${seat}`,
        from: { at: 'bet', seat },
        to: { at: 'pot', pot: null },
        amount,
      }));
    case 'award':
      if (!beat.isPaid) return [];
      return beat.award.shares.map(({ seat, amount }) => ({
        key: `award ${seat}`,
        from: { at: 'pot', pot: beat.award.pot },
        to: { at: 'seat', seat },
        amount,
      }));
    default:
      return [];
  }
}
