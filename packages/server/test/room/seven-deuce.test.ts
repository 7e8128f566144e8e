/** House, the 7-2 game: who gets the bounty, found a second time from the events alone. */

import { formatCards, type HandEvent, ledgerLines, type TableEvent } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import type { Stored } from '../../src/room/index.js';
import { NO_PAUSES, Table } from './tables.js';

const HANDS = 250;
const BOUNTY = 30;
const PEOPLE = ['p1_000000', 'p2_000000', 'p3_000000', 'p4_000000', 'p5_000000', 'p6_000000'];

/** Everybody calls to the end: many showdowns. */
function evening(sevenDeuce: number | null): Table {
  const table = new Table(
    { room: { ...NO_PAUSES, sevenDeuce, actionClock: null, timeBank: null } },
    7,
  );
  for (const player of PEOPLE) {
    table.ask(player, { type: 'join', name: player.slice(0, 2) });
    table.ask(player, { type: 'requestSeat', seat: null, buyIn: 1000 });
  }
  table.ask('host_000000', { type: 'startGame' });
  while (table.state.table.hands <= HANDS && table.state.pause === null) {
    const turn = table.state.hand?.state.turn;
    if (turn?.kind !== 'act') table.wake();
    else table.act(turn.legal.check ? 'check' : 'call');
  }
  return table;
}

interface Told {
  readonly hand: number;
  readonly winner: string;
  readonly from: readonly string[];
}

/** By the rule alone: main pot alone, a seven and a two, both seen. */
function expected(events: readonly Stored[]): Told[] {
  const told: Told[] = [];
  let seats = new Map<number, string>();
  let shown = new Map<number, string>();
  let main: readonly number[] = [];
  let hand = 0;
  for (const { of, event } of events as readonly { of: string; event: HandEvent | TableEvent }[]) {
    if (of === 'table' && event.type === 'handStarted') {
      seats = new Map(event.hand.config.players.map(({ seat, id }) => [seat, id]));
      shown = new Map();
      hand = event.hand.number;
    }
    if (event.type === 'shown') shown.set(event.seat, formatCards(event.cards as never));
    if (event.type === 'awarded' && event.pot === 0) main = event.shares.map(({ seat }) => seat);
    if (event.type !== 'handFinished') continue;
    const [seat] = main;
    const cards = main.length === 1 && seat !== undefined ? (shown.get(seat) ?? '') : '';
    if (!/^(?:7. 2.|2. 7.)$/.test(cards) || seat === undefined) continue;
    const winner = seats.get(seat) ?? '';
    told.push({ hand, winner, from: [...seats.values()].filter((id) => id !== winner) });
  }
  return told;
}

describe('an evening of calls', () => {
  const table = evening(BOUNTY);
  const paid = table.events.flatMap(({ event }) => (event.type === 'bountyPaid' ? [event] : []));

  test('pays whom the rule names, and nobody else', () => {
    const rule = expected(table.events);
    expect(rule.length).toBeGreaterThan(0);
    expect(paid.map(({ player }) => player)).toEqual(rule.map(({ winner }) => winner));
    for (const [i, { from, amount }] of paid.entries()) {
      for (const one of from) {
        expect(rule[i]?.from).toContain(one.player);
        expect(one.amount).toBeGreaterThan(0);
        expect(one.amount).toBeLessThanOrEqual(BOUNTY);
      }
      expect(from.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
    }
  });

  test('loses no chip', () => {
    const lines = ledgerLines(table.state.table);
    expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  });

  test('is not played where the host did not ask for it', () => {
    const plain = evening(null);
    expect(plain.events.some(({ event }) => event.type === 'bountyPaid')).toBe(false);
  });
});
