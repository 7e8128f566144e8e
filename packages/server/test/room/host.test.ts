import { describe, expect, test } from 'vitest';
import { ledgerOf, patchRoom } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, playing, Table, typesOf } from './tables.js';

describe('starting', () => {
  test('needs two who can play', () => {
    const table = new Table();
    expect(table.refused(HOST, { type: 'startGame' }).code).toBe('TOO_FEW_PLAYERS');
    table.sit(ANN, 'Ann');
    expect(table.refused(HOST, { type: 'startGame' }).code).toBe('TOO_FEW_PLAYERS');
    table.sit(BOB, 'Bob');
    const events = typesOf(table.ask(HOST, { type: 'startGame' }));
    expect(events.slice(0, 3)).toEqual(['gameStarted', 'handStarted', 'started']);
    expect(table.view(ANN).info.status).toBe('playing');
    expect(table.refused(HOST, { type: 'startGame' }).code).toBe('ALREADY_STARTED');
  });

  test('draws the button among all who play', () => {
    const buttons = Array.from(
      { length: 30 },
      (_, seed) => playing({}, [ANN, BOB, CAT], seed).view(HOST).info.button,
    );
    expect([...new Set(buttons)].sort()).toEqual([1, 2, 3]);
  });

  test('there is nothing to pause before it', () => {
    expect(new Table().refused(HOST, { type: 'pause' }).code).toBe('NOT_STARTED');
  });

  test('a hand is dealt again when enough are back', () => {
    const table = playing({ room: { handPause: 3000 } });
    table.ask(ANN, { type: 'sitOut' });
    table.act('fold');
    expect(table.state.clock).toBeNull();
    table.wait(50_000);
    table.sit(CAT, 'Cat');
    expect(table.state.clock?.deadline).toBe(table.now + 3000);
    table.wait(1000);
    table.ask(CAT, { type: 'leave' });
    expect(table.state.clock).toBeNull();
  });
});

describe('settings', () => {
  test('change at once between hands', () => {
    const table = new Table();
    const settings = { name: 'Monday', poker: { bigBlind: 20 }, room: { handPause: 0 } };
    expect(typesOf(table.ask(HOST, { type: 'changeSettings', settings }))).toEqual([
      ...['settingsChanged', 'roomChanged'],
    ]);
    expect(table.view(ANN)).toMatchObject({ settings, nextSettings: null });
    const told = table.view(ANN).log.at(-1)?.event;
    expect(told).toEqual({
      type: 'roomChanged',
      settings: table.view(ANN).settings,
      was: { name: 'Sidepot table', poker: { bigBlind: 10 }, room: { handPause: 3000 } },
    });
  });

  test('a change says what it replaced, and nothing that stayed', () => {
    const table = playing();
    const was = () => {
      const told = table.view(ANN).log.at(-1)?.event;
      return told?.type === 'roomChanged' ? told.was : null;
    };
    const spectators = { allowed: true, delay: 60_000 };
    table.ask(HOST, {
      type: 'changeSettings',
      settings: { room: { spectators, runOut: 'normal' } },
    });
    expect(was()).toEqual({ room: { spectators: { allowed: true, delay: 0 } } });
    // Not what still counts in this hand, but what would have counted after it.
    table.ask(HOST, { type: 'changeSettings', settings: { room: { spectators } } });
    expect(was()).toEqual({});
  });

  test('change from the next hand on during one', () => {
    const table = playing();
    const settings = { poker: { smallBlind: 10, bigBlind: 20 }, room: { actionClock: 5000 } };
    table.ask(HOST, { type: 'changeSettings', settings });
    table.ask(HOST, { type: 'changeSettings', settings: { room: { rabbitHunt: true } } });
    const next = { poker: { bigBlind: 20 }, room: { actionClock: 5000, rabbitHunt: true } };
    expect(table.view(ANN)).toMatchObject({
      settings: { poker: { bigBlind: 10 }, room: { actionClock: 30_000, rabbitHunt: false } },
      nextSettings: next,
    });
    table.act('fold');
    expect(table.view(ANN)).toMatchObject({ settings: next, nextSettings: null });
    table.wake();
    expect(table.state.clock?.deadline).toBe(table.now + 5000);
  });

  test.each([
    [{ poker: { smallBlind: 30 } }, 'BAD_BLINDS'],
    [{ poker: { unit: 5 }, room: { bombPot: { every: 3, ante: 7 } } }, 'BAD_ANTE'],
  ])('%j is refused whole', (settings, code) => {
    const table = playing();
    expect(table.refused(HOST, { type: 'changeSettings', settings }).code).toBe(code);
  });
});

describe('the ledger', () => {
  test('has corrections with a reason, and they are seen by those who sit', () => {
    const table = playing();
    const adjust = { type: 'adjustLedger', player: BOB, amount: -70, reason: 'pizza' } as const;
    table.ask(HOST, adjust);
    table.ask(HOST, { ...adjust, player: HOST, amount: 70 });
    const { lines, adjustments } = table.view(ANN).ledger!;
    expect(lines.map(({ player, adjusted, net }) => [player, adjusted, net])).toEqual([
      [ANN, 0, 0],
      [BOB, -70, -70],
      [HOST, 70, 70],
    ]);
    const seq = table.state.seq - 1;
    expect(adjustments[0]).toEqual({
      seq,
      player: BOB,
      amount: -70,
      reason: 'pizza',
      at: table.now,
    });
    expect(table.view(CAT).ledger).toBeNull();
  });

  test('knows only people who came', () => {
    const adjust = { type: 'adjustLedger', player: CAT, amount: 1, reason: 'x' } as const;
    expect(playing().refused(HOST, adjust).code).toBe('UNKNOWN_PLAYER');
  });

  test('takes no sums that cannot be counted', () => {
    const table = playing();
    const amount = 2 ** 50;
    const adjust = { type: 'adjustLedger', player: BOB, amount, reason: 'x' } as const;
    table.ask(HOST, adjust);
    expect(table.refused(HOST, { ...adjust, amount: 1 }).code).toBe('UNSAFE_INTEGER');
  });

  test('of a finished session sums to what the house took', () => {
    const poker = { smallBlind: 5, bigBlind: 10, seatCount: 6, rakeConfig: { bps: 1000 } };
    const table = playing({ poker, room: { runOut: 'none' } }, [ANN, BOB, CAT]);
    table.act('call');
    table.act('allIn');
    table.act('call');
    if (table.state.table.hand !== null) table.act('fold');
    table.ask(HOST, { type: 'closeTable' });
    const { lines, rake } = ledgerOf(table.state);
    expect(rake).toBeGreaterThan(0);
    expect(lines.reduce((sum, { net }) => sum + net, 0)).toBe(-rake);
    expect(lines.every(({ stack }) => stack === 0)).toBe(true);
  });
});

describe('closing', () => {
  test('between hands everybody is paid at once', () => {
    const table = playing({ room: { seatApproval: false } });
    table.ask(CAT, { type: 'join', name: 'Cat' });
    table.ask(CAT, { type: 'requestSeat', seat: 5 });
    table.act('fold');
    const events = typesOf(table.ask(HOST, { type: 'closeTable' }));
    expect(events).toEqual(['left', 'left', 'seatReleased', 'closed']);
    expect(table.view(ANN)).toMatchObject({ info: { status: 'closed' }, seats: [], clock: null });
    expect(table.refused(ANN, { type: 'requestSeat', seat: 1 }).code).toBe('TABLE_CLOSED');
    expect(table.refused(HOST, { type: 'closeTable' }).code).toBe('TABLE_CLOSED');
    table.ask(ANN, { type: 'chat', text: 'good night' });
    table.ask(HOST, { type: 'adjustLedger', player: ANN, amount: 5, reason: 'beer' });
  });

  test('during a hand the hand is played first', () => {
    const table = playing();
    expect(typesOf(table.ask(HOST, { type: 'closeTable' }))).toEqual(['closing']);
    expect(table.view(ANN).info.closing).toBe(true);
    expect(table.refused(HOST, { type: 'addBot', seat: null, strength: 'easy' }).code).toBe(
      'TABLE_CLOSED',
    );
    const events = typesOf(table.act('fold'));
    expect(events.slice(-4)).toEqual(['handFinished', 'left', 'left', 'closed']);
    expect(table.view(ANN).info).toMatchObject({ status: 'closed', closing: false });
  });
});

describe('issue 14, 13: the host hands the table over', () => {
  test('the rights move, seats and chips stay', () => {
    const table = playing();
    table.ask(CAT, { type: 'join', name: 'Cat' });
    table.ask(CAT, { type: 'requestSeat', seat: 3 });
    const before = table.state;
    expect(typesOf(table.ask(HOST, { type: 'transferHost', player: ANN }))).toEqual([
      'hostChanged',
    ]);
    expect(table.view(ANN).you.rights).toContain('host');
    expect(table.view(HOST).you.rights).not.toContain('host');
    expect(table.view(BOB).info.host).toBe(ANN);
    expect(table.state.table).toBe(before.table);
    expect(table.refused(HOST, { type: 'pause' }).code).toBe('NOT_HOST');
    table.ask(ANN, { type: 'pause' });
    // Whoever watches is told, and the new host also what only hosts see.
    expect(Object.keys(patchRoom(before, table.state, ANN, new Set())).sort()).toEqual(
      expect.arrayContaining(['info', 'requests', 'you']),
    );
  });

  test('only to a person who is there', () => {
    const table = playing();
    table.ask(HOST, { type: 'addBot', seat: 3, strength: 'easy' });
    const bot = String(table.state.people.find((person) => person.bot !== null)?.player);
    const refused = (player: string) => table.refused(HOST, { type: 'transferHost', player }).code;
    expect(refused('nobody-0001')).toBe('UNKNOWN_PLAYER');
    expect(refused(bot)).toBe('NOT_ALLOWED');
    expect(refused(HOST)).toBe('NOT_ALLOWED');
    table.ask(HOST, { type: 'kick', player: BOB });
    expect(refused(BOB)).toBe('UNKNOWN_PLAYER');
    expect(table.refused(ANN, { type: 'transferHost', player: ANN }).code).toBe('NOT_HOST');
  });

  test('also of a table that is closed: its ledger is settled later', () => {
    const table = new Table();
    table.ask(ANN, { type: 'join', name: 'Ann' });
    table.ask(HOST, { type: 'closeTable' });
    table.ask(HOST, { type: 'transferHost', player: ANN });
    expect(table.state.host).toBe(ANN);
  });
});
