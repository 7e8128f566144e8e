/** People at a table, ready to play. */

import type { CreateOptions, RoomOptions } from '@sidepot/protocol';
import { Person, Seat } from './client.js';

export const FAST: RoomOptions = {
  runOut: 'none',
  handPause: 0,
  botSpeed: 'none',
  actionClock: null,
  timeBank: null,
};

export interface Party {
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly host: Seat;
}

/** The first of them is the host. They sit with chips; the game has not started. */
export async function gather(
  bases: readonly string[],
  players: number,
  settings: CreateOptions,
  buyIn: (index: number) => number,
): Promise<Party> {
  const people = await Promise.all(
    Array.from({ length: players }, (_, i) =>
      Person.meet(bases[i % bases.length] ?? '', `Player ${i + 1}`),
    ),
  );
  const [first] = people;
  if (first === undefined) throw new Error('nobody is there');
  const id = await first.createTable(settings);
  const seats: Seat[] = [];
  for (const [i, person] of people.entries()) {
    const seat = await Seat.open(person, id);
    if (i > 0) await seat.do({ type: 'join', name: `Player ${i + 1}` });
    await seat.do({ type: 'requestSeat', seat: i + 1, buyIn: buyIn(i), comeIn: 'post' });
    seats.push(seat);
  }
  return { id, seats, host: seats[0] as Seat };
}
