import type { CreateOptions } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { createRoom, rebuildRoom, type Stored } from '../../src/room/index.js';
import { HOST, playing, Table } from './tables.js';

type Poker = CreateOptions['poker'];
const STAKES = { smallBlind: 5, bigBlind: 10, seatCount: 6 } as const;

const made = (poker: Poker) =>
  createRoom('table_0001', { player: HOST, name: null }, { poker }, new Table().world);

describe('issue 14, 11: rake above a sane limit is refused', () => {
  test.each([
    ['10 % without a cap', { bps: 1000, cap: null }],
    ['5 % up to ten big blinds', { bps: 500, cap: 100 }],
    ['steps up to ten big blinds', { bps: 500, cap: [{ players: 2, cap: 100 }] }],
  ])('%s is taken', (_, rakeConfig) => {
    expect(made({ ...STAKES, rakeConfig }).ok).toBe(true);
  });

  test.each([
    ['more than 10 %', { bps: 1001 }, { field: 'rakeConfig.bps', value: 1001, max: 1000 }],
    ['all of it', { bps: 10_000 }, { field: 'rakeConfig.bps', value: 10_000, max: 1000 }],
    ['a cap above', { bps: 500, cap: 101 }, { field: 'rakeConfig.cap', value: 101, max: 100 }],
    [
      'a step above',
      {
        bps: 500,
        cap: [
          { players: 2, cap: 10 },
          { players: 4, cap: 500 },
        ],
      },
      { field: 'rakeConfig.cap', value: 500, max: 100 },
    ],
  ])('%s is refused, and the answer names the limit', (_, rakeConfig, details) => {
    expect(made({ ...STAKES, rakeConfig })).toMatchObject({
      ...{ ok: false, error: { code: 'BAD_RAKE', ...details } },
    });
    const change = { type: 'changeSettings', settings: { poker: { rakeConfig } } } as const;
    expect(playing().refused(HOST, change)).toMatchObject({ code: 'BAD_RAKE', ...details });
  });

  test('short deck counts by the ante', () => {
    const short = { game: 'short-deck', ante: 10, seatCount: 3 } as const;
    expect(made({ ...short, rakeConfig: { bps: 500, cap: 100 } }).ok).toBe(true);
    expect(made({ ...short, rakeConfig: { bps: 500, cap: 101 } }).ok).toBe(false);
  });

  test('smaller blinds do not leave a larger cap behind', () => {
    const table = playing({ poker: { ...STAKES, rakeConfig: { bps: 500, cap: 100 } } });
    const settings = { poker: { smallBlind: 1, bigBlind: 2 } };
    expect(table.refused(HOST, { type: 'changeSettings', settings }).code).toBe('BAD_RAKE');
  });

  test('a table from before with more goes on, and its other settings can be changed', () => {
    const table = new Table();
    const [created, ...others] = table.events as [Stored, ...Stored[]];
    if (created.of !== 'room' || created.event.type !== 'created') throw new Error('no table');
    const poker = { ...created.event.poker, rakeConfig: { bps: 2500 } };
    table.state = rebuildRoom([{ ...created, event: { ...created.event, poker } }, ...others]);
    const same = { name: 'Old', poker: { rakeConfig: { bps: 2500 }, bigBlind: 20 } };
    table.ask(HOST, { type: 'changeSettings', settings: same });
    const more = { poker: { rakeConfig: { bps: 2400 } } };
    expect(table.refused(HOST, { type: 'changeSettings', settings: more }).code).toBe('BAD_RAKE');
  });
});
