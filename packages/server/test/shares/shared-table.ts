import type { SharedTable } from '@sidepot/protocol';

/** A cash game before its first hand. */
export const sharedTable = (change: Partial<SharedTable> = {}): SharedTable => ({
  ...{ at: 1000, mode: 'cash', game: 'holdem', seatCount: 9, unit: 1 },
  ...{ smallBlind: 5, bigBlind: 10, ante: 0 },
  ...{ button: null, smallBlindSeat: null, bigBlindSeat: null },
  seats: [
    { seat: 1, name: 'Ann', stack: 1000, bet: 0, won: 0, status: 'waiting', cards: null },
    { seat: 2, name: null, stack: 900, bet: 0, won: 0, status: 'waiting', cards: null },
  ],
  ...{ hand: null, clock: null },
  ...change,
});
