/** What others see of a table that its dealer shares (issue 20). */

import { type ClockEvent, eventClock, parseCards, randomBelow, seededRng } from '@sidepot/engine';
import { sharedTableSchema } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { type SharedCards, sharedLevelClock, sharedTable } from '../../src/dealer/model/index.js';
import { type Finger, keys, must, say, sitDown } from './drive.js';

const LEVEL = { smallBlind: 500, bigBlind: 1000, ante: 1000, duration: 1_200_000 };
const EVENT = { levels: [LEVEL, { ...LEVEL, breakAfter: 600_000 }, LEVEL], stack: 41_000 } as const;
const [fold, call, allIn] = [{ type: 'fold' }, { type: 'call' }, { type: 'allIn' }] as const;

const shared = ({ session, now }: Finger, cards: SharedCards = 'none') => {
  const table = sharedTable(session, now, cards);
  expect(sharedTableSchema.parse(JSON.parse(JSON.stringify(table)))).toEqual(table);
  return table;
};

const sixPlayers = () => {
  const finger = sitDown([12_500, 41_000, 30_000, 30_000, 7_300, 12_500], {
    ...{ ...EVENT, button: 1, buyIn: 50 },
  });
  return finger;
};

describe('what viewers see', () => {
  test('before the first hand: who sits there', () => {
    const table = shared(sixPlayers());
    expect(table).toMatchObject({ hand: null, mode: 'tournament', seatCount: 9, unit: 100 });
    expect(table.seats.map(({ seat, stack, status }) => [seat, stack, status])[1]).toEqual([
      ...[2, 41_000, 'waiting'],
    ]);
  });

  test('pots to the chip with who can win them, the actor, what went back, who got what', () => {
    const finger = sixPlayers();
    say(finger, { type: 'start' });
    expect(shared(finger)).toMatchObject({
      ...{ smallBlind: 500, bigBlind: 1000, ante: 1000, smallBlindSeat: 2, bigBlindSeat: 3 },
      hand: { number: 1, actor: 4, over: false, total: 2500 },
    });
    say(finger, ...keys('3000'), { type: 'raise' });
    expect(shared(finger).seats.find(({ seat }) => seat === 4)).toMatchObject({ bet: 3000 });
    expect(shared(finger).hand).toMatchObject({ total: 5500, actor: 5 });
    say(finger, allIn, allIn, allIn, allIn, fold, fold);
    expect(shared(finger).hand).toMatchObject({
      actor: null,
      back: [{ seat: 2, amount: 28_500 }],
      pots: [
        { amount: 34_200, seats: [1, 2, 5, 6], awards: null },
        { amount: 15_600, seats: [1, 2, 6], awards: null },
      ],
      total: 49_800,
    });
    say(finger, { type: 'pick', seat: 6 }, { type: 'pick', seat: 5 }, { type: 'paid', pot: 1 });
    const after = shared(finger);
    expect(after.hand).toMatchObject({
      over: true,
      pots: [
        { amount: 34_200, awards: [{ seat: 5, amount: 34_200 }] },
        { amount: 15_600, awards: [{ seat: 6, amount: 15_600 }] },
      ],
    });
    expect(after.seats.map(({ seat, stack, won, status }) => [seat, stack, won, status])).toEqual([
      ...[
        [1, 0, 0, 'out'],
        [2, 28_500, 0, 'in'],
        [3, 28_000, 0, 'folded'],
      ],
      ...[
        [4, 27_000, 0, 'folded'],
        [5, 34_200, 34_200, 'in'],
        [6, 15_600, 15_600, 'in'],
      ],
    ]);
    expect(after.clock).toMatchObject({
      ...{ players: 5, entries: 6, pool: 300 },
      places: [{ place: 6, seat: 1, name: null, prize: 0 }],
    });
  });

  test('no hole card, unless the dealer says so; by "shown" none while anybody can bet', () => {
    const finger = sixPlayers();
    say(finger, { type: 'start' });
    say(finger, { type: 'cards', seat: 4, cards: parseCards('AsKs') });
    const cardsOf = (how: SharedCards) =>
      shared(finger, how).seats.flatMap(({ seat, cards }) => (cards === null ? [] : [seat]));
    expect([cardsOf('none'), cardsOf('shown'), cardsOf('all')]).toEqual([[], [], [4]]);
    say(finger, call, fold, fold, fold, fold, call);
    expect([cardsOf('none'), cardsOf('shown'), cardsOf('all')]).toEqual([[], [], [4]]);
    must(finger, { type: 'street' });
    say(finger, allIn);
    expect(cardsOf('shown')).toEqual([]);
    say(finger, allIn);
    expect([cardsOf('none'), cardsOf('shown'), cardsOf('all')]).toEqual([[], [4], [4]]);
  });

  test('names that are none, too long or odd are left out', () => {
    const seats = ['Ann', '  ', '7', 'An\u00ADn', 'x'.repeat(60)].map((name, i) => ({
      ...{ seat: i + 1, name, stack: 1000 },
    }));
    const finger = sitDown([], { ...EVENT, seats });
    say(finger, { type: 'start' });
    expect(shared(finger).seats.map(({ name }) => name)).toEqual([
      ...['Ann', null, null, null, 'x'.repeat(24)],
    ]);
  });

  test('a cash game has no clock', () => {
    const finger = sitDown([1000, 1000], { mode: 'cash' });
    say(finger, { type: 'start' });
    expect(shared(finger)).toMatchObject({ mode: 'cash', clock: null });
  });
});

describe('R272 the clock of a viewer', () => {
  const levels = [0, 300_000, 0, 600_000, 0].map((breakAfter, i) => ({
    ...{ smallBlind: 50 << i, bigBlind: 100 << i, ante: 0, duration: 600_000, breakAfter },
  }));

  test('stands where the dealer’s does, at any later moment', () => {
    const rng = seededRng(272);
    for (let run = 0; run < 300; run++) {
      let at = 1000;
      const log: ClockEvent[] = [{ type: 'start', at }];
      for (let i = 0; i < randomBelow(rng, 6); i++) {
        at += randomBelow(rng, 900_000);
        const { level } = eventClock(levels, log, at);
        const draw = randomBelow(rng, 3);
        if (draw === 0) log.push({ type: i % 2 === 0 ? 'pause' : 'resume', at });
        else log.push({ type: 'add', at, ms: 60_000 * (draw === 1 ? 1 : -1) });
        if (draw === 0 && randomBelow(rng, 4) === 0)
          log.push({ type: 'level', at, level: level + 1 });
      }
      const told = eventClock(levels, log, at);
      const clock = {
        ...{ levels, ...told, players: 2, entries: 2, average: 1, pool: 0 },
        ...{ prizes: [], places: [] },
      };
      for (let k = 0; k < 8; k++) {
        const now = at + randomBelow(rng, 3_000_000);
        expect(sharedLevelClock(clock, at, now)).toMatchObject(eventClock(levels, log, now));
      }
    }
  });
});
