/** HOUSE, no ratholing: who comes back within the host's time brings what they left with. */
import { describe, expect, test } from 'vitest';
import { ANN, BOB, HOST, NOW, playing, Table } from './tables.js';

const MINUTE = 60_000;
const sit = (buyIn: number, seat = 3) => ({ type: 'requestSeat', seat, buyIn }) as const;

/** Ann left with so many chips of a table that sells 400 to 1,000. */
function leftWith(chips: number, room: object = {}): Table {
  const table = new Table({ room });
  table.sit(ANN, 'Ann', 3, 1000);
  const { table: poker } = table.state;
  const seats = poker.seats.map((seat) => ({ ...seat, stack: chips }));
  table.state = { ...table.state, table: { ...poker, seats } };
  table.ask(ANN, { type: 'leave' });
  return table;
}

describe('coming back within the time', () => {
  test('with fewer chips is refused, and the refusal says how many and until when', () => {
    const table = leftWith(700);
    table.wait(5 * MINUTE);
    expect(table.refused(ANN, sit(699))).toEqual({
      code: 'RATHOLING',
      ...{ player: ANN, amount: 699, min: 700, until: NOW + 60 * MINUTE },
    });
    expect(table.view(ANN).you.returning).toEqual({ chips: 700, until: NOW + 60 * MINUTE });
    expect(table.view(BOB).you.returning).toBeUndefined();
  });

  test.each([700, 900, 1000])('with %d is fine', (chips) => {
    const table = leftWith(700);
    table.ask(ANN, sit(chips));
    expect(table.view(ANN).seats).toMatchObject([{ stack: chips }]);
    expect(table.view(ANN).you.returning).toBeUndefined();
  });

  test('exactly what they left with may be above the maximum, and not more', () => {
    const table = leftWith(1733);
    expect(table.refused(ANN, sit(1000)).code).toBe('RATHOLING');
    expect(table.refused(ANN, sit(1734))).toMatchObject({ code: 'BAD_BUY_IN', max: 1733 });
    table.ask(ANN, sit(1733));
    expect(table.view(ANN).seats).toMatchObject([{ stack: 1733 }]);
  });

  test('it may be in chips that are not sold any more', () => {
    const table = leftWith(1733);
    table.ask(HOST, { type: 'changeSettings', settings: { poker: { unit: 5 } } });
    table.ask(ANN, sit(1733));
    expect(table.view(ANN).seats).toMatchObject([{ stack: 1733 }]);
  });

  test('fewer than the minimum: the minimum is to be bought all the same', () => {
    const table = leftWith(30);
    expect(table.refused(ANN, sit(30)).code).toBe('BAD_BUY_IN');
    table.ask(ANN, sit(400));
  });

  test('it is the same at a seat that is kept, and when the host is asked', () => {
    const kept = leftWith(700);
    kept.ask(ANN, { type: 'requestSeat', seat: 3 });
    expect(kept.refused(ANN, { type: 'buyIn', amount: 400 })).toMatchObject({ min: 700 });
    kept.ask(ANN, { type: 'buyIn', amount: 700 });
    const asked = leftWith(700);
    asked.ask(HOST, { type: 'changeSettings', settings: { room: { seatApproval: true } } });
    expect(asked.refused(ANN, sit(400)).code).toBe('RATHOLING');
  });

  test('who came back and lost owes only what they left with the last time', () => {
    const table = leftWith(700);
    table.ask(ANN, sit(700));
    const { table: poker } = table.state;
    const seats = poker.seats.map((seat) => ({ ...seat, stack: 450 }));
    table.state = { ...table.state, table: { ...poker, seats } };
    table.ask(ANN, { type: 'leave' });
    expect(table.view(ANN).you.returning?.chips).toBe(450);
    table.ask(ANN, sit(450));
  });
});

describe('nothing is owed', () => {
  test('after the time', () => {
    const table = leftWith(700);
    table.wait(60 * MINUTE);
    table.ask(ANN, sit(400));
  });

  test('where the host has set it to 0, also afterwards', () => {
    const table = leftWith(700, { returnMinutes: 0 });
    expect(table.view(ANN).you.returning).toBeUndefined();
    table.ask(ANN, sit(400));
    const later = leftWith(700);
    later.ask(HOST, { type: 'changeSettings', settings: { room: { returnMinutes: 0 } } });
    later.ask(ANN, sit(400));
  });

  test('by who left with nothing', () => {
    const table = leftWith(0);
    table.ask(ANN, sit(400));
  });
});

test('who leaves in a hand is paid what is left of their chips when it is over', () => {
  const table = playing({ room: { handPause: 60_000 } });
  const leaver = table.actor;
  table.ask(leaver, { type: 'leave' });
  table.wakeUntil(({ table: { hand } }) => hand === null);
  const paid = table.state.departures;
  expect(paid).toMatchObject([{ player: leaver, chips: 995 }]);
});
