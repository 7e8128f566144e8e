import { describe, expect, test } from 'vitest';
import { advanceRoom, DEFAULT_FLOOR, rebuildRoom, wakeAt, wakeRoom } from '../../src/room/index.js';
import { ANN, BOB, HOST, NO_PAUSES, playing, Table, typesOf } from './tables.js';

const BOTS = 3;

/** Bots among themselves, the first hand dealt; the host watches. */
function ofBots(room: object = NO_PAUSES, floor = { handPause: 0, botTime: 0 }): Table {
  const table = new Table({ room }, 1, 'Host', floor);
  for (let i = 0; i < BOTS; i++) {
    table.ask(HOST, { type: 'addBot', seat: null, strength: 'easy' });
  }
  table.ask(HOST, { type: 'startGame' });
  return table;
}

/** A tournament of two, in its first hand. */
function ofLevels(first: object = {}): Table {
  const tournament = {
    startingStack: 1000,
    levels: [
      { smallBlind: 5, bigBlind: 10, duration: 600_000, ...first },
      { smallBlind: 10, bigBlind: 20, duration: 600_000 },
    ],
  };
  const poker = { seatCount: 3, tournament } as const;
  const table = new Table({ poker, room: { ...NO_PAUSES, actionClock: 3000, timeBank: null } });
  for (const [player, name] of [
    [ANN, 'Ann'],
    [BOB, 'Bob'],
  ] as const) {
    table.ask(player, { type: 'join', name });
    table.ask(player, { type: 'requestSeat', seat: null });
  }
  table.ask(HOST, { type: 'startGame' });
  return table;
}

/** Gives until when. */
function usedUp(table: Table): number {
  const until = table.now + 3_600_000;
  table.unpaidUntil = until;
  table.wakeUntil(({ pause }) => pause !== null);
  return until;
}

const wakeUp = (table: Table): void => {
  const { state, events } = wakeRoom(table.state, table.world);
  table.state = state;
  table.events.push(...events);
};

describe('issue 14, 1: a table without a person present', () => {
  test('finishes its hand and sleeps: nothing is due, whatever time goes by', () => {
    const table = ofBots();
    const { hands } = table.state.table;
    table.isAttended = false;
    table.wakeUntil(({ asleepSince }) => asleepSince !== null);
    expect(table.state.table).toMatchObject({ hands, hand: null });
    expect(typesOf(table.events).slice(-2)).toEqual(['handFinished', 'slept']);
    expect(wakeAt(table.state)).toBeNull();
    expect(table.view(ANN).info.status).toBe('sleeping');
    table.wait(10 * 24 * 3_600_000);
    expect(table.advance()).toEqual([]);
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('plays a hand of absent people to its end by the clocks', () => {
    const table = playing({ room: { actionClock: 3000, timeBank: null } });
    table.isAttended = false;
    table.wakeUntil((state) => state.table.hand === null);
    expect(typesOf(table.events)).toContain('timedOut');
    // Who ran out of time sits out, and one alone is dealt nothing.
    expect(table.state.table.hands).toBe(1);
    expect(wakeAt(table.state)).toBeNull();
  });

  test('goes on with the pause that was left when somebody comes', () => {
    const table = ofBots({ ...NO_PAUSES, handPause: 4000 });
    table.wakeUntil((state) => state.table.hand === null);
    table.wait(1000);
    table.isAttended = false;
    table.advance();
    expect(table.state.clock).toMatchObject({ kind: 'nextHand', left: 3000 });
    table.wait(60_000);
    table.isAttended = true;
    wakeUp(table);
    expect(typesOf(table.events).at(-1)).toBe('woke');
    expect(table.state.clock).toMatchObject({ left: null, deadline: table.now + 3000 });
    expect(typesOf(table.wake())).toContain('handStarted');
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('wakes by a command, and a refused one changes nothing', () => {
    const table = ofBots();
    table.isAttended = false;
    table.wakeUntil(({ asleepSince }) => asleepSince !== null);
    expect(table.refused(ANN, { type: 'sitIn' }).code).toBe('NOT_ALLOWED');
    expect(table.refused(HOST, { type: 'sitIn' }).code).toBe('NOT_SEATED');
    table.isAttended = true;
    const events = typesOf(table.ask(HOST, { type: 'chat', text: 'hello' }));
    expect(events.slice(0, 2)).toEqual(['woke', 'said']);
    expect(events).toContain('handStarted');
  });

  test('a table that waits for players, or is paused, writes nothing', () => {
    const table = playing();
    table.ask(HOST, { type: 'pause' });
    table.isAttended = false;
    table.wait(60_000);
    expect(table.advance()).toEqual([]);
    const empty = new Table();
    empty.isAttended = false;
    expect(empty.advance()).toEqual([]);
  });

  test('R219: the levels of a tournament stand as long as it sleeps', () => {
    const table = ofLevels();
    const endsAt = table.state.table.tournament?.clock.endsAt ?? 0;
    table.isAttended = false;
    table.wakeUntil(({ asleepSince }) => asleepSince !== null);
    const slept = 3_600_000;
    table.wait(slept);
    table.isAttended = true;
    wakeUp(table);
    expect(table.state.table.tournament?.clock).toMatchObject({ level: 0, endsAt: endsAt + slept });
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });
});

describe('R219: a tournament that its host pauses', () => {
  test('has a level clock that stands at once, in mid-hand and on a break, and goes on with the rest', () => {
    const table = ofLevels({ breakAfter: 300_000 });
    const endsAt = table.state.table.tournament?.clock.endsAt ?? 0;
    const pausedFor = (ms: number): void => {
      const since = table.now;
      table.ask(HOST, { type: 'pause' });
      expect(table.view(ANN).info).toMatchObject({ pausedSince: since, pausedUntil: null });
      table.wait(ms);
      table.ask(HOST, { type: 'resume' });
      expect(table.view(ANN).info.pausedSince).toBeNull();
    };
    table.wait(1000);
    pausedFor(420_000);
    expect(table.state.table.tournament?.clock).toMatchObject({ endsAt: endsAt + 420_000 });
    table.now = endsAt + 420_000;
    table.act('fold');
    table.wakeUntil(({ clock }) => clock?.kind === 'break');
    const breakUntil = table.view(ANN).tournament?.breakUntil ?? 0;
    pausedFor(60_000);
    expect(table.view(ANN).tournament?.breakUntil).toBe(breakUntil + 60_000);
    table.wakeUntil((state) => state.table.hand !== null);
    expect(table.now).toBe(breakUntil + 60_000);
    expect(table.state.table.tournament?.clock).toMatchObject({ level: 1 });
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });
});

describe('issue 14, 1: a host who has used up their quota', () => {
  test('has a table that pauses after its hand, and everybody sees why', () => {
    const table = ofBots();
    const { hands } = table.state.table;
    const pausedUntil = usedUp(table);
    expect(table.state.table).toMatchObject({ hands, hand: null });
    expect(table.view(ANN).info).toMatchObject({
      ...{ status: 'paused', pauseReason: 'quota', pausedUntil },
    });
    table.unpaidUntil = null;
    table.ask(HOST, { type: 'resume' });
    expect(table.view(ANN).info).toMatchObject({
      ...{ status: 'playing', pauseReason: null, pausedUntil: null },
    });
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('has a table that goes on by itself when there is quota again, and not before', () => {
    const table = ofBots();
    const until = usedUp(table);
    expect(wakeAt(table.state)).toBe(until);
    table.now = until - 1;
    expect(table.advance()).toEqual([]);
    table.unpaidUntil = null;
    expect(typesOf(table.wake())).toEqual(expect.arrayContaining(['resumed', 'handStarted']));
    expect(table.now).toBe(until);
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('has a table that pauses on if there is none then, and sleeps if nobody is there', () => {
    const table = ofBots();
    const until = usedUp(table);
    table.unpaidUntil = until + 3_600_000;
    expect(typesOf(table.wake())).toEqual(['resumed', 'paused']);
    expect(wakeAt(table.state)).toBe(until + 3_600_000);
    table.unpaidUntil = null;
    table.isAttended = false;
    expect(typesOf(table.advance())).toEqual(['resumed', 'slept']);
    expect(wakeAt(table.state)).toBeNull();
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('sees a pause of their own as long as they like', () => {
    const table = ofBots();
    table.ask(HOST, { type: 'pause' });
    table.unpaidUntil = table.now + 1000;
    expect(wakeAt(table.state)).toBeNull();
    table.wait(3_600_000);
    expect(table.advance()).toEqual([]);
  });
});

describe('issue 14, 1: a floor under pauses', () => {
  test('bots of a host who wants no pauses still take their time, the same on every node', () => {
    const table = ofBots(NO_PAUSES, DEFAULT_FLOOR);
    const from = table.now;
    while (table.state.table.hands < 20) {
      const before = table.now;
      const { hand } = table.state.table;
      const events = typesOf(table.wake());
      expect(table.now - before).toBe(
        hand === null ? DEFAULT_FLOOR.handPause : DEFAULT_FLOOR.botTime,
      );
      expect(events.filter((type) => type === 'acted').length).toBeLessThan(2);
    }
    expect(table.now - from).toBeGreaterThan(19 * DEFAULT_FLOOR.handPause);
    expect(rebuildRoom(table.events)).toEqual(table.state);
  });

  test('a table made before there was a floor has the usual one', () => {
    const [created, ...others] = ofBots().events;
    if (created?.of !== 'room' || created.event.type !== 'created') throw new Error('no beginning');
    const { floor: _floor, ...event } = created.event;
    expect(rebuildRoom([{ ...created, event }, ...others]).floor).toEqual(DEFAULT_FLOOR);
  });

  test('what a host may choose is not under it', () => {
    const table = ofBots({ ...NO_PAUSES, handPause: 2000 }, DEFAULT_FLOOR);
    table.wakeUntil((state) => state.table.hand === null);
    expect(table.state.clock?.deadline).toBe(table.now + 2000);
    expect(advanceRoom(table.state, table.world).events).toEqual([]);
  });
});
