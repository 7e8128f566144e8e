/** The pots as they are drawn. Whose they are is the server's word; here they get their names. */

import type { WireHandView } from '@sidepot/protocol';

export interface PotView {
  readonly index: number;
  readonly name: string;
  readonly amount: number;
  /** Seats that can win it. */
  readonly seats: readonly number[];
  readonly isMine: boolean;
  /** Null until it is awarded. */
  readonly winners: readonly number[] | null;
}

/** `nameOf` is told which pot it is, of how many. */
export function potsOf(
  { pots, viewer }: Pick<WireHandView, 'pots' | 'viewer'>,
  nameOf: (index: number, count: number) => string,
): readonly PotView[] {
  return pots.map(({ amount, eligiblePlayers, winners }, index) => ({
    index,
    name: nameOf(index, pots.length),
    amount,
    seats: eligiblePlayers,
    isMine: eligiblePlayers.some((seat) => seat === viewer),
    winners,
  }));
}

/** Indexes of the pots that a seat can win. */
export const potsOfSeat = (pots: readonly PotView[], seat: number): readonly number[] =>
  pots.filter(({ seats }) => seats.includes(seat)).map(({ index }) => index);

/** Chips in front of players: not in a pot yet. */
export const betsInFront = ({ players }: Pick<WireHandView, 'players'>): number =>
  players.reduce((sum, { bet }) => sum + bet, 0);
