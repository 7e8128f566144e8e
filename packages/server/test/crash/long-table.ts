/** A table that has been played at for long, written as a server writes it. */

import { randomBytes } from 'node:crypto';
import { seededRng } from '@sidepot/engine';
import { createOptionsSchema, type WireCommand } from '@sidepot/protocol';
import { newToken, tokenHashOf } from '../../src/identity/tokens.js';
import {
  advanceRoom,
  createRoom,
  type Decided,
  decideRoom,
  type RoomState,
  wakeAt,
} from '../../src/room/index.js';
import { writingOf } from '../../src/runtime/journal/journal.js';
import type { AppendEffects, Store } from '../../src/store/index.js';
import { FAST } from '../play/table.js';

const POKER = { smallBlind: 1, bigBlind: 2, minBuyIn: 100, maxBuyIn: 1_000_000, seatCount: 4 };
const PLAYERS = 4;
const STEP_MS = 1000;

export interface LongTable {
  readonly id: string;
  /** Those that are over. */
  readonly hands: number;
  readonly events: number;
  /** Who plays there; the first is the host. */
  readonly players: readonly { readonly id: string; readonly token: string }[];
}

export interface LongTableOptions {
  readonly seed: number;
  /** False, and whoever loads it folds every event. */
  readonly snapshots: boolean;
  /** How late spectators see it, milliseconds. */
  readonly delay?: number;
  /** People in the ledger who never played, and what the host corrected of theirs, in turn. */
  readonly crowd?: number;
  readonly corrections?: number;
}

/** It is paused in the last hand. */
export async function longTable(
  store: Store,
  hands: number,
  { seed, snapshots, delay = 0, crowd = 0, corrections = 0 }: LongTableOptions,
): Promise<LongTable> {
  const id = randomBytes(12).toString('base64url');
  const named = (i: number): string => `${id.slice(0, 8)}_${i}`;
  const players = Array.from({ length: PLAYERS }, (_, i) => ({ id: named(i), token: newToken() }));
  const people = players.map((one) => one.id);
  const [host = ''] = people;
  const rng = seededRng(seed);
  let now = Date.now() - hands * 20 * STEP_MS;
  for (const { id: player, token } of players) {
    const tokenHash = tokenHashOf(token);
    await store.createIdentity({ id: player, name: player, createdAt: now, tokenHash });
  }
  await store.createTable({ id, host, createdAt: now, info: '{"name":"Long"}' });
  const world = () => ({
    now,
    rng,
    outages: [],
    isAttended: true,
    unpaidUntil: null,
    newId: () => randomBytes(12).toString('base64url'),
  });

  let state: RoomState | null = null;
  let lastSnapshot = 0;
  let written = 0;
  let events: string[] = [];
  let effects: AppendEffects = {};
  const flush = async (): Promise<void> => {
    // Its clocks ran long ago: no server is to see to them.
    const result = await store.append(id, written, events, { ...effects, deadline: null });
    written += events.length;
    if (!('seq' in result)) throw new Error(`table ${id}: somebody else wrote`);
    events = [];
    effects = {};
  };
  const take = async (decided: Decided): Promise<RoomState> => {
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    const writing = writingOf(state, decided.value, snapshots ? lastSnapshot : Infinity, null);
    state = decided.value.state;
    if (writing.hasSnapshot) lastSnapshot = state.seq;
    events.push(...writing.events);
    const members = [...(effects.members ?? []), ...(writing.effects.members ?? [])];
    effects = { ...effects, ...writing.effects, members };
    if (effects.hand !== undefined) await flush();
    now += STEP_MS;
    return state;
  };
  const ask = (by: string, command: WireCommand, room: RoomState): Promise<RoomState> => {
    const hand = room.hand?.number;
    const about = hand === undefined ? {} : { hand };
    return take(decideRoom(room, { by, command, ...about }, world()));
  };

  const options = createOptionsSchema.parse({
    poker: POKER,
    room: { ...FAST, spectators: { allowed: true, delay } },
  });
  let room = await take(createRoom(id, { player: host, name: 'Host' }, options, world()));
  for (const [i, player] of people.entries()) {
    if (i > 0) room = await ask(player, { type: 'join', name: `Player ${i}` }, room);
    const sit = { type: 'requestSeat', seat: i + 1, buyIn: 1_000_000, comeIn: 'post' } as const;
    room = await ask(player, sit, room);
  }
  room = await ask(host, { type: 'startGame' }, room);
  while (room.table.hands <= hands) {
    const { turn, players: dealt } = room.hand?.state ?? { turn: null, players: [] };
    if (turn?.kind !== 'act') {
      now = Math.max(now, wakeAt(room) ?? now);
      room = await take({ ok: true, value: advanceRoom(room, world()) });
      continue;
    }
    const by = String(dealt.find(({ seat }) => seat === turn.seat)?.id);
    const bet = rng() % 6 === 0 ? turn.legal.bet : null;
    const action = bet
      ? ({ type: 'bet', to: bet.min } as const)
      : ({ type: turn.legal.check ? 'check' : 'call' } as const);
    room = await ask(by, { type: 'act', action }, room);
  }
  // Whoever sees it late sees all but this.
  now = Math.max(now, Date.now());
  room = await ask(host, { type: 'pause' }, room);
  for (let i = 0; i < crowd; i++) {
    const guest = { id: named(PLAYERS + i), name: `Guest ${i}`, createdAt: now };
    await store.createIdentity({ ...guest, tokenHash: tokenHashOf(newToken()) });
    room = await ask(guest.id, { type: 'join', name: guest.name }, room);
  }
  await flush();
  for (let i = 0; i < corrections; i++) {
    const player = named(PLAYERS + (i % crowd));
    const amount = i % 2 === 0 ? -1 - i : 1 + 3 * i;
    room = await ask(host, { type: 'adjustLedger', player, amount, reason: `of ${i}` }, room);
  }
  await flush();
  return { id, hands, events: room.seq, players };
}
