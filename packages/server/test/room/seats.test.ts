import { describe, expect, test } from 'vitest';
import { viewRoom } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, playing, Table, typesOf } from './tables.js';

const join = (name: string) => ({ type: 'join', name }) as const;

function joined(options: ConstructorParameters<typeof Table>[0] = {}): Table {
  const table = new Table(options);
  for (const player of [ANN, BOB, CAT]) table.ask(player, join(player.slice(0, 3)));
  return table;
}

describe('sitting down', () => {
  test('with chips, at once', () => {
    const table = joined();
    const events = table.ask(ANN, { type: 'requestSeat', seat: 3, buyIn: 600 });
    expect(typesOf(events)).toEqual(['satDown']);
    expect(table.view(ANN)).toMatchObject({
      you: { seat: 3, rights: ['play', 'chat', 'watch'] },
      seats: [{ seat: 3, player: ANN, stack: 600, status: 'playing' }],
      ledger: { lines: [{ player: ANN, name: 'ann', buyIns: 600, stack: 600, net: 0 }] },
    });
  });

  test('anywhere: as far from the others as can be', () => {
    const table = joined();
    for (const player of [ANN, BOB, CAT]) {
      table.ask(player, { type: 'requestSeat', seat: null, buyIn: 500 });
    }
    const seats = [ANN, BOB, CAT].map((player) => table.view(player).you.seat);
    expect(seats).toEqual([1, 4, 2]);
  });

  test.each([
    ['a seat that is not there', { seat: 7, buyIn: 500 }, 'SEAT_OUT_OF_RANGE'],
    ['a seat that is taken', { seat: 1, buyIn: 500 }, 'SEAT_TAKEN'],
    ['a seat that is kept', { seat: 2, buyIn: 500 }, 'SEAT_TAKEN'],
    ['too few chips', { seat: 3, buyIn: 1 }, 'BAD_BUY_IN'],
    ['too many chips', { seat: 3, buyIn: Number.MAX_SAFE_INTEGER }, 'BAD_BUY_IN'],
  ])('%s is refused', (_, wish, code) => {
    const table = joined();
    table.ask(ANN, { type: 'requestSeat', seat: 1, buyIn: 500 });
    table.ask(BOB, { type: 'requestSeat', seat: 2 });
    expect(table.refused(CAT, { type: 'requestSeat', ...wish }).code).toBe(code);
  });

  test('nobody sits twice', () => {
    const table = joined();
    table.ask(ANN, { type: 'requestSeat', seat: 1 });
    expect(table.refused(ANN, { type: 'requestSeat', seat: 2, buyIn: 500 })).toEqual({
      code: 'ALREADY_SEATED',
      ...{ player: ANN, seat: 1 },
    });
  });

  test('a full table is full', () => {
    const table = joined({ poker: { smallBlind: 5, bigBlind: 10, seatCount: 2 } });
    table.ask(ANN, { type: 'requestSeat', seat: null });
    table.ask(BOB, { type: 'requestSeat', seat: null, buyIn: 500 });
    expect(table.refused(CAT, { type: 'requestSeat', seat: null }).code).toBe('TABLE_FULL');
  });
});

describe('a seat kept without chips', () => {
  test('is reserved until chips are bought', () => {
    const table = joined();
    expect(typesOf(table.ask(ANN, { type: 'requestSeat', seat: 2 }))).toEqual(['seatReserved']);
    expect(table.view(BOB).seats).toMatchObject([{ seat: 2, status: 'reserved', stack: 0 }]);
    expect(table.refused(ANN, { type: 'buyIn' }).code).toBe('NOT_INTEGER');
    table.ask(ANN, { type: 'buyIn', amount: 700, comeIn: 'post' });
    expect(table.view(BOB).seats).toMatchObject([{ seat: 2, stack: 700, comeIn: 'post' }]);
    expect(table.state.reserved).toEqual([]);
  });

  test('is given up by leaving', () => {
    const table = joined();
    table.ask(ANN, { type: 'requestSeat', seat: 2 });
    expect(typesOf(table.ask(ANN, { type: 'leave' }))).toEqual(['seatReleased']);
    expect(table.view(ANN).seats).toEqual([]);
    expect(table.refused(ANN, { type: 'leave' }).code).toBe('NOT_SEATED');
  });
});

describe('with approval', () => {
  const asked = () => {
    const table = joined({ room: { seatApproval: true } });
    table.ask(ANN, { type: 'requestSeat', seat: 2, buyIn: 500 });
    return table;
  };

  test('only the host and the asker learn of a request', () => {
    const table = asked();
    const request = { player: ANN, name: 'ann', seat: 2, buyIn: 500, at: table.now };
    expect(table.view(HOST).requests).toEqual([request]);
    expect(table.view(ANN).you.request).toEqual(request);
    expect(table.view(ANN).requests).toEqual([]);
    const about = (player: string) =>
      table.view(player).log.filter(({ event }) => event.type === 'seatRequested');
    expect(about(HOST)).toHaveLength(1);
    expect(about(ANN)).toMatchObject([{ event: { player: ANN, seat: 2 } }]);
    expect(about(BOB)).toEqual([]);
  });

  test('the host says yes', () => {
    const table = asked();
    const events = table.ask(HOST, { type: 'approveSeat', player: ANN });
    expect(typesOf(events)).toEqual(['seatRequestEnded', 'satDown']);
    expect(table.refused(HOST, { type: 'approveSeat', player: ANN }).code).toBe('NO_REQUEST');
  });

  test('the host says no', () => {
    const table = asked();
    table.ask(HOST, { type: 'denySeat', player: ANN, reason: 'family only' });
    expect(table.state.requests).toEqual([]);
    expect(table.view(ANN).log.at(-1)?.event).toMatchObject({ outcome: 'denied' });
  });

  test('the asker thinks better of it', () => {
    const table = asked();
    expect(table.refused(ANN, { type: 'requestSeat', seat: 1 }).code).toBe('REQUEST_PENDING');
    table.ask(ANN, { type: 'cancelRequest' });
    expect(table.refused(ANN, { type: 'cancelRequest' }).code).toBe('NO_REQUEST');
  });

  test('a seat that was taken meanwhile is not given twice', () => {
    const table = asked();
    table.ask(HOST, { type: 'requestSeat', seat: 2, buyIn: 500 });
    expect(table.refused(HOST, { type: 'approveSeat', player: ANN }).code).toBe('SEAT_TAKEN');
    expect(table.state.requests).toHaveLength(1);
  });

  test('what cannot be had is refused at once', () => {
    const table = asked();
    expect(table.refused(BOB, { type: 'requestSeat', seat: 3, buyIn: 1 }).code).toBe('BAD_BUY_IN');
    expect(table.refused(BOB, { type: 'requestSeat', seat: 9 }).code).toBe('SEAT_OUT_OF_RANGE');
  });
});

describe('leaving', () => {
  test('before the hand ends their cards are folded in turn, and they are paid afterwards', () => {
    const table = playing({}, [ANN, BOB, CAT]);
    const first = table.actor;
    const events = table.ask(first, { type: 'leave' });
    expect(typesOf(events)).toEqual(['leaving', 'acted']);
    table.act('fold');
    expect(table.state.table.hand).toBeNull();
    expect(table.view(HOST).seats.map(({ player }) => player)).not.toContain(first);
    expect(table.view(HOST).ledger?.lines.find(({ player }) => player === first)).toMatchObject({
      cashOuts: 1000,
      net: 0,
    });
  });

  test('when it is not their turn, they are folded when it comes to them', () => {
    const table = playing({}, [ANN, BOB, CAT]);
    const { actor } = table;
    const next = { [ANN]: BOB, [BOB]: CAT, [CAT]: ANN }[actor]!;
    expect(typesOf(table.ask(next, { type: 'leave' }))).toEqual(['leaving']);
    expect(table.refused(next, { type: 'leave' }).code).toBe('NOT_SEATED');
    const events = table.act('call');
    expect(events.map(({ event }) => event)).toMatchObject([
      { type: 'acted', action: 'call' },
      { type: 'acted', action: 'fold', seat: table.view(next).you.seat },
    ]);
  });
});

describe('a busted player', () => {
  test('keeps their seat and buys chips again', () => {
    const table = playing({ room: { runOut: 'none' } }, [ANN, BOB], 3);
    table.act('allIn');
    table.act('call');
    const busted = table.view(HOST).seats.find(({ stack }) => stack === 0)!;
    expect(busted.status).toBe('busted');
    expect(table.state.clock).toBeNull();
    expect(table.refused(busted.player, { type: 'buyIn', amount: 1 }).code).toBe('BAD_BUY_IN');
    table.ask(busted.player, { type: 'buyIn', amount: 800 });
    expect(table.state.clock?.kind).toBe('nextHand');
    const winner = busted.player === ANN ? BOB : ANN;
    expect(table.refused(winner, { type: 'buyIn', amount: 800 }).code).toBe('ALREADY_SEATED');
  });
});

test('a player whose last connection closed is shown as away', () => {
  const table = playing();
  const seats = viewRoom(table.state, ANN, new Set([BOB])).seats;
  expect(seats.map(({ player, connected }) => [player, connected])).toEqual([
    [ANN, true],
    [BOB, false],
  ]);
});
