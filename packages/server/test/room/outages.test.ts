/** Issue 14, 5: time that the server was down is not a player's thinking time. */

import { describe, expect, test } from 'vitest';
import { owedTime, rebuildRoom } from '../../src/room/index.js';
import { HOST, playing, type Table, typesOf } from './tables.js';

const CLOCK = 10_000;
const BANK = { start: 4000, refill: 0, most: 4000 };
const timed = { actionClock: CLOCK, timeBank: null, handPause: 2000 };

/** So long nobody is there; `before` is when they were last heard of. */
function outage(table: Table, ms: number, before = 0): void {
  const from = table.now - before;
  table.wait(ms);
  table.outages = [...table.outages, { from, until: table.now }];
}

const leftOf = (table: Table): number => (table.state.clock?.deadline ?? 0) - table.now;

describe('issue 14, 5: an outage', () => {
  test('leaves the player what was left, though the deadline passed in it', () => {
    const table = playing({ room: timed });
    const { actor } = table;
    table.wait(4000);
    outage(table, 60_000);
    expect(typesOf(table.advance())).toEqual(['clockMoved']);
    expect(leftOf(table)).toBe(6000);
    expect(table.actor).toBe(actor);
    expect(table.state.clock?.startedAt).toBe(table.now - 4000);
    expect(table.view(HOST).clock?.deadline).toBe(table.now + 6000);
    expect(table.advance()).toEqual([]);
    table.wait(6000);
    expect(typesOf(table.advance())[0]).toBe('timedOut');
  });

  test('is given back once, each of several, and what lies before the clock is not', () => {
    const table = playing({ room: timed });
    table.wait(1000);
    // Last heard of before the clock began: a second of this was no outage.
    outage(table, 5000, 3000);
    outage(table, 7000);
    expect(table.advance()[0]?.event).toEqual({ type: 'clockMoved', by: 1000 + 5000 + 7000 });
    expect(leftOf(table)).toBe(CLOCK);
    expect(owedTime(table.state, table.outages)).toBe(0);
    outage(table, 3000);
    expect(table.advance()[0]?.event).toEqual({ type: 'clockMoved', by: 3000 });
    expect(leftOf(table)).toBe(CLOCK);
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('costs nobody of their time bank, also if they speak before the clock was moved', () => {
    const table = playing({ room: { ...timed, timeBank: BANK } });
    const { actor } = table;
    table.wake();
    expect(table.state.clock?.kind).toBe('timeBank');
    table.wait(1000);
    outage(table, 30_000);
    expect(typesOf(table.act('call')).slice(0, 2)).toEqual(['clockMoved', 'acted']);
    expect(table.view(HOST).seats.find(({ player }) => player === actor)?.timeBank).toBe(3000);
  });

  test('moves no clock of the dealer, none that stands still, and none that began after it', () => {
    const table = playing({ room: timed });
    table.ask(HOST, { type: 'pause' });
    outage(table, 5000);
    table.ask(HOST, { type: 'resume' });
    expect(table.advance()).toEqual([]);
    expect(leftOf(table)).toBe(CLOCK);
    table.act('fold');
    expect(table.state.clock?.kind).toBe('nextHand');
    outage(table, 5000);
    expect(typesOf(table.advance())).not.toContain('clockMoved');
    expect(table.state.hand?.number).toBe(2);
    expect(table.advance()).toEqual([]);
    expect(leftOf(table)).toBe(CLOCK);
  });

  test('a command that is refused moves nothing', () => {
    const table = playing({ room: timed });
    outage(table, 5000);
    const { state } = table;
    table.refused(table.actor, { type: 'act', action: { type: 'raise', to: 1 } });
    expect(table.state).toBe(state);
  });
});

describe('issue 14, 2: only the clock itself runs anybody out of time', () => {
  test('what somebody else says after the deadline does not', () => {
    const table = playing({ room: timed });
    const { actor } = table;
    table.wait(CLOCK + 5);
    expect(typesOf(table.ask(HOST, { type: 'chat', text: 'well?' }))).toEqual(['said']);
    expect(table.actor).toBe(actor);
    expect(typesOf(table.act('call'))[0]).toBe('acted');
  });
});

test('issue 14, 5: a table’s time never runs backwards, whoever wrote last', () => {
  const table = playing({ room: timed });
  table.wait(5000);
  table.ask(HOST, { type: 'chat', text: 'ahead' });
  const last = table.now;
  table.wait(-3000);
  const [said] = table.ask(HOST, { type: 'chat', text: 'behind' });
  expect(said?.at).toBe(last);
});
