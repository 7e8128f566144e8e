/** A hand that is over, as it is kept. */

import type { HandEvent } from '@sidepot/engine';
import type { Answer } from '@sidepot/protocol';
import { personOf } from '../people/people.js';
import type { RoomState } from '../state/types.js';

export type ListedHand = Answer<'listHands'>['hands'][number];

export interface FinishedHand {
  readonly number: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Name of the table. */
  readonly table: string;
  /** Everything since `started`, the deck included: never to be shown as it is. */
  readonly log: readonly HandEvent[];
  readonly players: readonly {
    readonly player: string;
    readonly seat: number;
    readonly name: string;
  }[];
}

/**
 * The hand that ended between the two states, if one did, or that was shown more of since. Never more
 * than one does in an outcome.
 */
export function finishedHand(before: RoomState | null, after: RoomState): FinishedHand | null {
  const { hand, table, name } = after;
  if (hand === null || table.hand !== null || !hand.state.over) return null;
  const wasOver = before?.hand?.number === hand.number && before.table.hand === null;
  if (wasOver && before.hand.log === hand.log) return null;
  const ended = after.tail.findLast(
    ({ stored }) => stored.of === 'hand' && stored.event.type === 'ended',
  );
  return {
    number: hand.number,
    startedAt: hand.startedAt,
    endedAt: ended?.stored.at ?? hand.startedAt,
    table: name,
    log: hand.log,
    players: hand.state.players.map(({ id, seat }) => ({
      player: id,
      seat,
      name: personOf(after, id)?.name ?? id,
    })),
  };
}

export function summaryOf({ number, startedAt, endedAt, log, players }: FinishedHand): ListedHand {
  const shares = log.flatMap((event) => (event.type === 'awarded' ? event.shares : []));
  const won = new Set(shares.filter(({ amount }) => amount > 0).map(({ seat }) => seat));
  return {
    number,
    startedAt,
    endedAt,
    pot: shares.reduce((sum, { amount }) => sum + amount, 0),
    rake: log.reduce((sum, event) => (event.type === 'raked' ? sum + event.amount : sum), 0),
    players: players.length,
    winners: players.filter(({ seat }) => won.has(seat)).map(({ player }) => player),
    voided: log.some(({ type }) => type === 'voided'),
  };
}
