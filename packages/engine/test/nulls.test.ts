/** Null is not "left out": where it says nothing, it is refused and never read as the default. */

import {
  apply,
  applyTable,
  createTable,
  distributePots,
  PotCalculationEngine,
  settle,
  startHand,
  type TableCommand,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { begin, play } from './hand/play.js';
import { thrown } from './hands.js';
import { after, CASH, EVENT, seated } from './table/tables.js';

const player = (name: string) => ({
  ...{ name, startingStack: 100, finalStack: 50, totalContribution: 50 },
  ...{ position: '', isBb: name === 'B' },
});
const HAND = {
  players: [1, 2, 3].map((seat) => ({ id: seat, seat, stack: 100 })),
  ...{ button: 1, smallBlind: 1, bigBlind: 2 },
};
const SETTLE = {
  players: [1, 2].map((seat) => ({ id: seat, seat, ante: 0, dead: 0, live: 5, folded: false })),
  ...{ button: 1, seatCount: 2, boards: [{ high: [[1, 2]] }] },
};
const answer = (run: () => { ok: boolean; error?: unknown }): unknown => {
  const result = run();
  return result.ok ? 'accepted' : result.error;
};
const refusedAs = (field: string) => ({ code: 'BAD_INPUT', field, value: null });

describe('an option that is null', () => {
  test.each([
    'unit',
    'seatCount',
    'limit',
    'ante',
    'anteMode',
    'runs',
    'mode',
    'deck',
    'straddles',
  ])('of a hand: %s', (key) => {
    const config = { ...HAND, [key]: null };
    expect(answer(() => startHand(config as never))).toMatchObject(refusedAs(key));
  });
  test.each(['unit', 'seatCount', 'limit', 'minBuyIn', 'ante', 'runs', 'rules', 'buttonRule'])(
    'of a table: %s',
    (key) => {
      const options = { ...CASH, [key]: null };
      expect(answer(() => createTable(options as never))).toMatchObject(refusedAs(key));
    },
  );
  test.each(['buyIn', 'fee', 'reEntries', 'payouts'])('of a tournament: %s', (key) => {
    const options = { ...EVENT, tournament: { ...EVENT.tournament, [key]: null } };
    const problem = answer(() => createTable(options as never));
    expect(problem).toMatchObject(refusedAs(`tournament.${key}`));
  });
  test('of a level, of a post, of a command', () => {
    const levels = [{ smallBlind: 1, bigBlind: 2, duration: 9, ante: null }];
    const event = { tournament: { startingStack: 100, levels } };
    expect(answer(() => createTable(event as never))).toMatchObject(
      refusedAs('tournament.levels[0].ante'),
    );
    const [first, ...rest] = HAND.players;
    const posting = { ...HAND, players: [{ ...first, posts: { live: null } }, ...rest] };
    expect(answer(() => startHand(posting as never))).toMatchObject(refusedAs('posts.live'));
    const sit = { type: 'sit', player: 'X', seat: 5, buyIn: 100, comeIn: null };
    const table = seated(CASH, 'A1 B2');
    expect(answer(() => applyTable(table, sit as never))).toMatchObject({
      ...refusedAs('comeIn'),
      code: 'BAD_COMMAND',
    });
  });
  test('of the pots', () => {
    const pots = [{ amount: 5, eligiblePlayerIds: ['A'] }];
    for (const key of ['unit', 'seatOrder']) {
      const options = { [key]: null } as never;
      expect(thrown(() => distributePots(pots, new Map(), options))).toMatchObject(refusedAs(key));
      expect(
        thrown(() => new PotCalculationEngine([player('A'), player('B')], options)),
      ).toMatchObject(refusedAs(key));
    }
    expect(answer(() => settle({ ...SETTLE, unit: null } as never))).toMatchObject({
      code: 'BAD_UNIT',
    });
  });
  test('nothing is shown by a player who shows null', () => {
    const { state } = play(begin('1000 1000'), '2 fold, end');
    const shown = apply(state, { type: 'show', seat: 1, cards: null as never });
    expect(answer(() => shown)).toMatchObject({ code: 'BAD_COMMAND', field: 'cards' });
    expect(apply(state, { type: 'show', seat: 1 }).ok).toBe(true);
  });
});

describe('null says something', () => {
  test('no rake, no tournament, nobody owes the small blind', () => {
    expect(settle({ ...SETTLE, rakeConfig: null }).ok).toBe(true);
    expect(createTable({ ...CASH, rakeConfig: null, tournament: null }).ok).toBe(true);
    expect(startHand({ ...HAND, rakeConfig: null, smallBlindSeat: null }).ok).toBe(true);
    const commands: TableCommand[] = [{ type: 'sitOut', player: 'A' }];
    expect(after(seated(CASH, 'A1 B2 C3'), ...commands).seats[0]?.out).toBe(true);
  });
});
