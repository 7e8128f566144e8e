/** R26–R32 by the name of a tournament's rules. */

import { describe, expect, test } from 'vitest';
import { startHand } from '../../src/hand/index.js';
import {
  createTable,
  settingsOf,
  type TableOptions,
  type TableSettings,
  TOURNAMENT_PRESET_NAMES,
  TOURNAMENT_PRESETS,
  type TournamentPreset,
} from './api.js';
import { after, CASH, EVENT, finish, must, refusal, seated, start } from './tables.js';

/** 500/1,000 with an ante of 1,000, in chips of the two examples. */
const event = (startingStack: number, more: TableOptions = {}): TableOptions => ({
  ...EVENT,
  ...more,
  tournament: {
    startingStack,
    levels: [{ smallBlind: 500, bigBlind: 1000, ante: 1000, duration: 1 }],
    clock: 'hands',
  },
});

/** What the big blind posts: dead and live. */
function postedBy(seat: number, options: TableOptions): readonly [number, number] {
  const table = start(seated(options, 'A1 B2 C3'), 1);
  const { state } = must(startHand(table.hand!.config));
  const { dead, live } = state.players.find((player) => player.seat === seat)!;
  return [dead, live];
}

describe('R27 blind first, by the name TDA 2024', () => {
  test('1,100 chips at 500/1,000 with ante 1,000: live 1,000, dead 100', () => {
    expect(postedBy(3, event(1100, { preset: 'TDA 2024' }))).toEqual([100, 1000]);
  });
  test('1,500 chips: live 1,000, dead 500', () => {
    expect(postedBy(3, event(1500, { preset: 'TDA 2024' }))).toEqual([500, 1000]);
  });
  test('R32: a button ante in the same order', () => {
    const options = event(1100, { preset: 'TDA 2024', anteMode: 'button' });
    const { state } = must(startHand(start(seated(options, 'A1 B2'), 1).hand!.config));
    expect(state.players.map(({ dead, live }) => [dead, live])).toEqual([
      [600, 500],
      [0, 1000],
    ]);
  });
});

describe('R28 ante first, by its name and by default', () => {
  test.each<[string, TableOptions]>([
    ['Ante first', { preset: 'Ante first' }],
    ['nothing said', {}],
  ])('%s: 1,500 chips at ante 1,000, blind 1,000: dead 1,000, live 500', (_, more) => {
    expect(postedBy(3, event(1500, more))).toEqual([1000, 500]);
  });
});

describe('a preset is a name for rules', () => {
  const settings = (more: TableOptions): TableSettings => must(settingsOf({ ...EVENT, ...more }));

  test.each(TOURNAMENT_PRESET_NAMES)('%s: the settings hold its rules, and no name', (preset) => {
    const { rules = {}, ...others } = TOURNAMENT_PRESETS[preset];
    const found = must(createTable({ ...EVENT, preset })).settings;
    expect(found).toMatchObject({ ...others, rules });
    expect(found).not.toHaveProperty('preset');
  });

  test('Ante first is what a tournament is anyway', () => {
    expect(settings({ preset: 'Ante first' })).toEqual(settings({}));
  });

  test('TDA 2024 plays every hand as the defaults do, but for the order of a single ante', () => {
    const rulesOf = (preset: TournamentPreset) => {
      const { config } = start(seated({ ...EVENT, preset }, 'A1 B2 C3'), 1).hand!;
      return must(startHand(config)).state.rules;
    };
    expect(rulesOf('TDA 2024')).toEqual({
      ...rulesOf('Ante first'),
      singleAnteOrder: 'blind-first',
    });
    expect(settings({ preset: 'TDA 2024' }).buttonRule).toBe(settings({}).buttonRule);
  });

  test('what it does not speak of is the host’s', () => {
    const found = settings({
      preset: 'TDA 2024',
      unit: 25,
      anteMode: 'perPlayer',
      limit: 'fixed-limit',
      rules: { fixedLimitRaises: 3 },
      tournament: {
        startingStack: 1000,
        levels: [{ smallBlind: 50, bigBlind: 100, ante: 25, duration: 1 }],
      },
    });
    expect(found).toMatchObject({ unit: 25, anteMode: 'perPlayer', buttonRule: 'dead' });
    expect(found.rules).toEqual({ fixedLimitRaises: 3, ...TOURNAMENT_PRESETS['TDA 2024'].rules });
  });

  test('saying the same once more is no contradiction', () => {
    const more: TableOptions = {
      preset: 'TDA 2024',
      singleAnteOrder: 'blind-first',
      rules: { reopen: 'per-player' },
    };
    expect(settings(more)).toEqual(settings({ preset: 'TDA 2024' }));
  });

  test('R37: short deck has the moving button under either', () => {
    const short: TableOptions = {
      preset: 'TDA 2024',
      game: 'short-deck',
      tournament: {
        startingStack: 1000,
        levels: [{ smallBlind: 0, bigBlind: 0, ante: 10, duration: 1 }],
      },
    };
    expect(settings(short).buttonRule).toBe('moving');
  });
});

describe('a preset and something contrary is refused, so that a name never says what is not played', () => {
  const error = (options: unknown) => {
    const made = createTable(options as TableOptions);
    return made.ok ? null : made.error;
  };

  test.each<[string, object, object]>([
    [
      'TDA 2024 with the ante first',
      { preset: 'TDA 2024', singleAnteOrder: 'ante-first' },
      {
        field: 'singleAnteOrder',
        wants: 'inPreset',
        only: 'blind-first',
        preset: 'TDA 2024',
        value: 'ante-first',
      },
    ],
    [
      'Ante first with the blind first',
      { preset: 'Ante first', singleAnteOrder: 'blind-first' },
      {
        field: 'singleAnteOrder',
        wants: 'inPreset',
        only: 'ante-first',
        preset: 'Ante first',
        value: 'blind-first',
      },
    ],
    [
      'TDA 2024 with the moving button',
      { preset: 'TDA 2024', buttonRule: 'moving' },
      { field: 'buttonRule', wants: 'inPreset', only: 'dead', preset: 'TDA 2024', value: 'moving' },
    ],
    [
      'TDA 2024 with another rule for reopening (R52)',
      { preset: 'TDA 2024', rules: { reopen: 'consecutive' } },
      {
        field: 'rules.reopen',
        wants: 'inPreset',
        only: 'per-player',
        preset: 'TDA 2024',
        value: 'consecutive',
      },
    ],
    [
      'TDA 2024 with folds for free refused (R61)',
      { preset: 'TDA 2024', rules: { foldWhenFree: 'reject' } },
      {
        field: 'rules.foldWhenFree',
        wants: 'inPreset',
        only: 'allow',
        preset: 'TDA 2024',
        value: 'reject',
      },
    ],
    [
      'a name that is none',
      { preset: 'TDA 2022' },
      { field: 'preset', wants: 'oneOf', choices: ['Ante first', 'TDA 2024'], value: 'TDA 2022' },
    ],
    ['a name that every object has', { preset: 'toString' }, { field: 'preset' }],
    ['null', { preset: null }, { field: 'preset' }],
    ['rules that are none', { preset: 'TDA 2024', rules: 'TDA' }, { field: 'rules' }],
  ])('%s', (_, more, expected) => {
    expect(error({ ...EVENT, ...more })).toMatchObject({ code: 'BAD_INPUT', ...expected });
  });

  test('Ante first leaves the other rules alone', () => {
    expect(error({ ...EVENT, preset: 'Ante first', buttonRule: 'moving' })).toBeNull();
  });

  test('a cash game has none', () => {
    expect(error({ ...CASH, preset: 'Ante first' })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'preset',
      wants: 'leftOutInCashGame',
    });
  });

  test('it cannot change while people sit there', () => {
    const table = seated(EVENT, 'A1 B2');
    const change = { type: 'changeSettings', settings: { preset: 'TDA 2024' } };
    expect(refusal(table, change)).toBe('BAD_INPUT');
  });

  test('a table made by name takes other changes', () => {
    const table = seated({ ...EVENT, preset: 'TDA 2024' }, 'A1 B2');
    const changed = after(table, { type: 'changeSettings', settings: { unit: 50 } });
    expect(finish(start(changed, 1)).settings).toMatchObject({
      unit: 50,
      singleAnteOrder: 'blind-first',
    });
  });
});
