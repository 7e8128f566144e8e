/**
 * Rooms that older versions stored. `room-v4.jsonl` was recorded by the last version with words in
 * the events of a hand: its first line is what that version saw, the others are its stored events.
 */

import { readFileSync } from 'node:fs';
import { seededRng } from '@sidepot/engine';
import { tableViewSchema } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import {
  decideRoom,
  ROOM_VERSION,
  type RoomState,
  rebuildRoom,
  viewRoom,
} from '../../src/room/index.js';
import { storedOf } from '../../src/runtime/journal/journal.js';
import { BOB, NOBODY } from './tables.js';

const [FIRST = '', ...EVENTS] = readFileSync(new URL('room-v4.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');

interface Seen {
  readonly snapshot: { readonly seq: number; readonly state: { readonly version: number } };
  readonly now: number;
  readonly stacks: readonly number[];
  readonly seats: unknown;
  /** Bob's, with the last events. */
  readonly view: unknown;
}

const SEEN = JSON.parse(FIRST) as Seen;
const opened = (): RoomState => rebuildRoom(EVENTS.map(storedOf));

test('a room stored before opens with the same money', () => {
  const room = opened();
  expect(room.hand?.state.players.map(({ stack }) => stack)).toEqual(SEEN.stacks);
  expect(room.table.seats).toEqual(SEEN.seats);
});

test('its wire is the same as before, byte by byte: words are made again', () => {
  const view = viewRoom(opened(), BOB, NOBODY);
  expect(tableViewSchema.safeParse(view).success).toBe(true);
  // Settings that came since have their defaults.
  const { chat, currency, hud, rebuyApproval, returnMinutes, sevenDeuce, ...room } =
    view.settings.room;
  expect([chat, currency, rebuyApproval]).toEqual(['everybody', 'none', false]);
  expect([returnMinutes, sevenDeuce, hud]).toEqual([60, null, 'off']);
  // So do parts of the view: who waits for a seat, and what who lost all owes when they are back.
  const { waitlist, hud: lines, ...known } = view;
  expect([waitlist, lines]).toEqual([[], null]);
  const seats = known.seats.map(({ owes: _owes, ...seat }) => seat);
  const { mix, bringIn } = view.settings.poker;
  expect([mix, bringIn]).toEqual([null, 0]);
  const before = { ...known, seats, settings: { ...view.settings, room } };
  // Stud and draw games have more to tell of a hand.
  const since = ['mustBringIn', 'bringIn', 'drawn', 'mix'];
  const told = JSON.stringify(before, (key, value) => (since.includes(key) ? undefined : value));
  expect(told).toBe(JSON.stringify(SEEN.view));
});

test('and plays on, in the middle of a hand', () => {
  const rng = seededRng(3);
  const world = { now: SEEN.now + 1, outages: [], rng, isAttended: true, unpaidUntil: null };
  let room = opened();
  for (let n = 0; n < 20 && room.hand?.state.turn.kind === 'act'; n++) {
    const { turn, players } = room.hand.state;
    const by = String(players.find(({ seat }) => seat === turn.seat)?.id);
    const action = { type: turn.legal.check ? 'check' : 'call' } as const;
    const ask = { by, command: { type: 'act', action }, hand: room.hand.number } as const;
    const decided = decideRoom(room, ask, { ...world, newId: () => 'bot_00000001' });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    room = decided.value.state;
  }
  expect(room.hand?.log.map(({ type }) => type)).toContain('board');
  expect(room.hand?.state.street).toBeGreaterThan(1);
});

test('its snapshots are of another version, so its events are read instead', () => {
  expect(SEEN.snapshot.state.version).not.toBe(ROOM_VERSION);
});
