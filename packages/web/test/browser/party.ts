/**
 * Four people whose stacks make three pots: main 240, side 300 and 320; 680 of Ann's come back.
 * Three have browsers, Dee plays over HTTP.
 */

import type { RoomOptions } from '@sidepot/protocol';
import type { Guest, Look } from './guest.js';
import type { Player } from './player.js';
import type { World } from './world.js';

export const POTS = ['Main pot 240', 'Side pot 1 300', 'Side pot 2 320'];
export const ALL_CHIPS = 1540;

export interface Party {
  readonly table: string;
  readonly ann: Guest;
  readonly bob: Guest;
  readonly cid: Guest;
  readonly dee: Player;
}

export interface Looks {
  readonly ann?: Look;
  readonly bob?: Look;
  readonly cid?: Look;
}

export async function gather(world: World, looks: Looks, room: RoomOptions = {}): Promise<Party> {
  const [ann, bob, cid, dee] = await Promise.all([
    world.guest(looks.ann),
    world.guest(looks.bob),
    world.guest(looks.cid),
    world.player(),
  ]);
  const table = await ann.http.createTable({ room });
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.http.sit(table, 'Bob', 320, 2);
  await cid.http.sit(table, 'Cid', 160, 3);
  await dee.sit(table, 'Dee', 60, 4);
  await Promise.all([ann, bob, cid].map((guest) => guest.open(table)));
  return { table, ann, bob, cid, dee };
}

/** The others call until Ann goes all-in, and then they follow. All by their own screens. */
export async function goAllIn({ table, ann, bob, cid, dee }: Party): Promise<void> {
  const guests = [ann, bob, cid];
  for (;;) {
    const { hand } = await ann.until('a hand', (view) => view.hand !== null);
    const turn = hand?.view.turn;
    if (turn?.kind !== 'act') return;
    const guest = guests[turn.seat - 1];
    await ann.counted(async () => {
      if (guest === undefined) return dee.act(table, { type: turn.legal.check ? 'check' : 'call' });
      await guest.turn();
      if (guest === ann) await shove(guest);
      else await guest.button(/^(?:Call|Check)/).click();
    });
  }
}

export async function shove(guest: Guest): Promise<void> {
  await guest.button('All-in').click();
  await guest.button(/^All-in \d/).click();
}
