/** Random evenings at a table: whatever is asked, these hold. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectEqual, expectSame, expectTrue } from '../equal.js';
import {
  applyTable,
  COME_IN,
  chipsOnTable,
  createTable,
  ledgerLines,
  planNextHand,
  prizePool,
  replayTable,
  type TableCommand,
  type TableEvent,
  type TableOptions,
  type TableState,
} from './api.js';
import { must } from './tables.js';

const SEED = Number(process.env['SIDEPOT_SEED'] ?? 20_241_017);

type Draw = (below: number) => number;

const PLAYERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];

function options(draw: Draw, mode: 'cash' | 'tournament'): TableOptions {
  const shared = {
    seatCount: Math.min(10, 2 + draw(14)),
    buttonRule: draw(4) === 0 ? ('moving' as const) : ('dead' as const),
  };
  if (mode === 'cash') {
    const straddle = (['none', 'utg', 'button', 'both'] as const)[draw(4)]!;
    return { ...shared, smallBlind: 5, bigBlind: 10, minBuyIn: 20, maxBuyIn: 300, straddle };
  }
  const level = (n: number) => ({ smallBlind: n, bigBlind: 2 * n, ante: n, duration: 3 });
  const tournament = {
    startingStack: 100,
    buyIn: 7,
    fee: 2,
    clock: 'hands' as const,
    levels: [level(1), level(2), level(5)],
    lateEntryLevel: 3,
    reEntries: 2,
  };
  return { ...shared, tournament };
}

/** Something somebody might ask; often nonsense. */
function anyCommand(state: TableState, draw: Draw): TableCommand {
  const player = PLAYERS[draw(PLAYERS.length)]!;
  const comeIn = COME_IN[draw(3)]!;
  switch (draw(20)) {
    case 10:
    case 11:
    case 0:
    case 1:
    case 2: {
      const where = {
        type: 'sit',
        player,
        seat: draw(state.settings.seatCount + 1),
        comeIn,
      } as const;
      return state.settings.mode === 'cash' ? { ...where, buyIn: draw(320) } : where;
    }
    case 3:
      return draw(2) === 0 ? { type: 'leave', player } : { type: 'sitIn', player, comeIn };
    case 4:
      return { type: 'sitOut', player };
    case 5:
      return { type: 'sitIn', player, comeIn };
    case 6:
      return draw(3) > 0
        ? { type: 'topUp', player, amount: draw(200) }
        : { type: 'setStack', player, stack: draw(400) };
    case 7:
      return { type: 'straddle', player, on: draw(4) > 0 };
    case 8:
      return { type: 'comeIn', player, comeIn };
    case 19:
      return {
        type: 'payBounty',
        player,
        amount: draw(60),
        from: PLAYERS.filter(() => draw(2) === 0),
      };
    case 18:
      return { type: 'moveSeat', player, seat: draw(state.settings.seatCount + 1) };
    case 9:
      if (draw(8) === 0) return { type: 'disqualify', player };
      if (draw(60) === 0) return { type: 'endTournament' };
      return draw(20) > 0
        ? { type: 'sitIn', player, comeIn }
        : { type: 'changeSettings', settings: { buttonRule: draw(2) === 0 ? 'dead' : 'moving' } };
    default:
      return state.hand === null ? startCommand(state, draw) : fakeHand(state, draw);
  }
}

const startCommand = (state: TableState, draw: Draw): TableCommand =>
  state.positions === null
    ? { type: 'startNextHand', button: state.seats[draw(state.seats.length || 1)]?.seat ?? 1 }
    : { type: 'startNextHand' };

/** Chips go round at random; now and then the hand is void. */
function fakeHand({ hand, settings }: TableState, draw: Draw): TableCommand {
  const players = hand!.config.players;
  const stacks = Object.fromEntries(players.map(({ seat, stack }) => [seat, stack]));
  if (draw(12) === 0) return { type: 'finishHand', stacks, voided: true };
  for (const { seat } of players) {
    const paid = draw(10) === 0 ? stacks[seat]! : Math.min(stacks[seat]!, draw(30));
    const to = players[draw(players.length)]!.seat;
    stacks[seat] = stacks[seat]! - paid;
    stacks[to] = stacks[to]! + paid;
  }
  const rich = players.find(({ seat }) => stacks[seat]! > 3)!.seat;
  const rake = settings.mode === 'cash' ? draw(3) : 0;
  stacks[rich] = stacks[rich]! - rake;
  return { type: 'finishHand', stacks, rake };
}

const frozen = new WeakSet();

/** All of it: what is frozen already may have parts that are not. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !frozen.has(value)) {
    frozen.add(Object.freeze(value));
    for (const part of Array.isArray(value) ? value : Object.values(value)) freeze(part);
  }
  return value;
}

function checkChips(state: TableState): void {
  const lines = ledgerLines(state);
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const paid = lines.reduce((sum, line) => sum + line.buyIns - line.cashOuts, 0);
  if (state.settings.mode === 'cash') {
    expectSame(net + state.rake, 0);
    expectSame(chipsOnTable(state), paid - state.rake);
    return;
  }
  const entries = prizePool(state) / 7;
  // R246: who is sent away takes the chips out of play.
  const removed = state
    .tournament!.eliminations.filter(({ disqualified }) => disqualified)
    .reduce((sum, { stack }) => sum + stack, 0);
  expectSame(chipsOnTable(state), entries * 100 - removed);
  expectSame(state.rake, entries * 2);
  const over = state.tournament!.places;
  expectSame(net + (over === null ? entries * 9 : state.rake), 0);
  if (over !== null) {
    expectSame(
      over.reduce((sum, { prize }) => sum + prize, 0),
      prizePool(state),
    );
    expectSame(over.length, state.tournament!.entrants.length);
  }
}

/** What R34–R38 promise of two hands in a row; `before` is null for the first. */
function checkPositions(state: TableState, before: TableState['hand']): void {
  const { config, positions } = state.hand!;
  const { seatCount: n, buttonRule } = state.settings;
  const dealt = config.players.map(({ seat }) => seat);
  const far = (from: number, to: number): number => (((to - from - 1) % n) + n) % n;
  const between = (seat: number, from: number, to: number) => far(from, seat) < far(from, to);
  const big = config.bigBlindSeat!;
  expect(dealt.length).toBeGreaterThanOrEqual(2);
  expect(dealt).toContain(big);
  expectSame(
    config.players.every(({ stack }) => stack > 0),
    true,
  );
  if (config.smallBlindSeat !== null) expect(dealt).toContain(config.smallBlindSeat);
  if (dealt.length === 2) {
    // R35
    expectSame(config.smallBlindSeat, config.button);
    expect(dealt).toContain(config.button);
  } else {
    // R34: button, small blind, big blind in this order, and nobody dealt in between.
    expectSame(new Set([positions.button, positions.smallBlind, positions.bigBlind]).size, 3);
    expectSame(between(positions.smallBlind, positions.button, big), true);
    const inside = dealt.filter((seat) => between(seat, positions.button, big));
    expectEqual(
      inside.filter((seat) => seat !== positions.smallBlind),
      [],
    );
  }
  // R42: in a cash game who comes in posts nothing where a blind is due.
  for (const { seat, posts } of config.players) {
    if (posts !== undefined) expect([big, config.smallBlindSeat]).not.toContain(seat);
  }
  for (const { seat } of config.straddles ?? []) {
    expect([big, positions.smallBlind]).not.toContain(seat);
    expect(dealt).toContain(seat);
  }
  if (before === null) return;
  const last = before.positions.bigBlind;
  if (buttonRule === 'dead' || dealt.length === 2) {
    // R36, R38: the next seat that is dealt in; nobody has it twice running.
    expectEqual(
      dealt.filter((seat) => between(seat, last, big)),
      [],
    );
    expect(big).not.toBe(last);
  }
  if (buttonRule === 'dead' && dealt.length > 2) {
    // R36: who had the big blind and is still there has the small one now. Who left and came back to
    // the same seat is new there: they post.
    const then = before.config.players.find(({ seat }) => seat === last)?.id;
    const now = config.players.find(({ seat }) => seat === last);
    const isStill = now !== undefined && now.id === then && now.posts === undefined;
    if (isStill) expectSame(config.smallBlindSeat, last);
  }
}

/**
 * In a dead-button cash game nobody who is ready is left waiting for more than a round. A void hand is
 * as if never dealt: the button stays, and nobody has waited.
 */
function checkPatience(waits: Map<string, number>, state: TableState): void {
  const dealt = new Set(state.hand!.config.players.map(({ id }) => id));
  for (const { player: id, out, stack, leaving } of state.seats) {
    const ready = !out && stack > 0 && !leaving && !dealt.has(id);
    const waited = ready ? (waits.get(id) ?? 0) + 1 : 0;
    waits.set(id, waited);
    expectTrue(waited <= state.settings.seatCount, () => `${id} waited for ${waited} hands`);
  }
}

function evening(draw: Draw, mode: 'cash' | 'tournament', goesOn: () => boolean): void {
  const first = must(createTable(options(draw, mode)));
  let state = freeze(first);
  const log: TableEvent[] = [];
  let lastHand: TableState['hand'] = null;
  let dealt = state;
  const waits = new Map<string, number>();
  while (goesOn()) {
    const command = anyCommand(state, draw);
    const result = applyTable(state, command); // R7: the state is frozen, a change throws
    if (!result.ok) continue;
    const next = freeze(result.value.state);
    log.push(...result.value.events);
    if (command.type === 'startNextHand') {
      checkPositions(next, lastHand);
      dealt = next;
      expectEqual(
        planNextHand(state, command.button ?? null)?.dealt,
        next.hand!.config.players.map(({ seat }) => seat),
      );
    }
    if (command.type === 'finishHand' && command.voided !== true) {
      lastHand = state.hand;
      if (dealt.settings.buttonRule === 'dead') checkPatience(waits, dealt);
    }
    checkChips(next);
    state = next;
  }
  expectEqual(replayTable(first, log), state);
  expectEqual(JSON.parse(JSON.stringify(state)), state);
  expectEqual(replayTable(first, JSON.parse(JSON.stringify(log))), state);
}

/** A tape of numbers; the evening ends where it does. */
const tape = (mode: 'cash' | 'tournament') =>
  fc.property(
    fc.array(fc.nat(0xffff), { minLength: 1, maxLength: 900, size: 'max' }),
    (numbers) => {
      let i = 0;
      const draw: Draw = (below) => (numbers[i++] ?? 0) % below;
      evening(draw, mode, () => i < numbers.length);
    },
  );

describe.each(['cash', 'tournament'] as const)('R4 R7 R34–R45: %s', (mode) => {
  it(`300 evenings, seed ${SEED}`, () => {
    fc.assert(tape(mode), { numRuns: 300, seed: SEED, endOnFailure: true });
  });
  it('100 evenings of a fresh seed (named in the failure)', () => {
    fc.assert(tape(mode), { numRuns: 100, seed: Date.now() | 0, endOnFailure: true });
  });
});
