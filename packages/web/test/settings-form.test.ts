/** What is typed in the settings becomes what the server takes, and its refusals find their fields. */

import { RefusedError } from '@sidepot/client';
import { settingsOf, TOURNAMENT_PRESET_NAMES, TOURNAMENT_PRESETS } from '@sidepot/engine';
import { createOptionsSchema, settingsChangeSchema, type WireSettings } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DRAFT, draftOf, type SettingsDraft } from '../src/settings/draft.js';
import { LEVEL_PLANS, levelsOf, roundChips } from '../src/settings/levels/levels.js';
import { readChange, readOptions } from '../src/settings/read.js';
import { fieldOf, refusalOf } from '../src/settings/refusals.js';

const draft = (part: Partial<SettingsDraft>): SettingsDraft => ({ ...DEFAULT_DRAFT, ...part });

const everything: Partial<SettingsDraft> = {
  name: 'Friday',
  anteMode: 'bigBlind',
  singleAnteOrder: 'blind-first',
  straddle: 'both',
  bombPot: true,
  rakeConfig: true,
  'rakeConfig.bps': '2.5',
  'rakeConfig.cap': '30',
  spectators: 'late',
  seatApproval: true,
  rabbitHunt: true,
  chat: 'players',
};

describe('a new table', () => {
  test.each([
    ['omaha6', '9', 7],
    ['omaha5-8', '10', 8],
    ['omaha6', '4', 4],
    ['omaha', '10', 10],
  ] as const)('%s with %s seats has %i', (game, seatCount, seats) => {
    const read = readOptions(draft({ game, limit: 'pot-limit', seatCount }));
    expect(read.ok && read.value.poker.seatCount).toBe(seats);
    expect(read.ok && settingsOf(read.value.poker).ok).toBe(true);
  });
  test.each<[string, Partial<SettingsDraft>]>([
    ['as it stands', {}],
    ['with everything on', everything],
    ['without a clock', { 'actionClock.on': false }],
    ['without a time bank', { timeBank: false }],
    ['short deck, which has no blinds', { game: 'short-deck', ante: '5' }],
    ['short deck with what is usual', { game: 'short-deck' }],
    ['Omaha', { game: 'omaha', limit: 'pot-limit' }],
    ['a tournament', { mode: 'tournament' }],
    [
      'a tournament by hands',
      { mode: 'tournament', 'tournament.clock': 'hands', 'tournament.levels': 'turbo' },
    ],
    [
      'a tournament with levels of one’s own',
      {
        mode: 'tournament',
        'tournament.levels': 'custom',
        'tournament.levels.custom': '10\t20\t\t\t10\t\n25\t50\t50\t\t8\t5',
      },
    ],
    ['a short-deck tournament', { mode: 'tournament', game: 'short-deck', seatCount: '6' }],
  ])('%s is accepted', (_, part) => {
    const read = readOptions(draft(part));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(createOptionsSchema.safeParse(read.value).error).toBeUndefined();
    expect(settingsOf(read.value.poker)).toMatchObject({ ok: true });
  });

  test.each(TOURNAMENT_PRESET_NAMES)('a tournament by the rules %s (R27, R28)', (preset) => {
    const read = readOptions(draft({ mode: 'tournament', preset }));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(createOptionsSchema.safeParse(read.value).error).toBeUndefined();
    expect(settingsOf(read.value.poker)).toMatchObject({ value: TOURNAMENT_PRESETS[preset] });
  });

  test('the ante comes first unless the host says otherwise', () => {
    expect(DEFAULT_DRAFT.preset).toBe('Ante first');
    const read = readOptions(draft({ mode: 'tournament' }));
    expect(read.ok && settingsOf(read.value.poker)).toMatchObject({
      value: { singleAnteOrder: 'ante-first' },
    });
  });

  test.each<[string, Partial<SettingsDraft>]>([
    ['a cash game', {}],
    ['a short-deck tournament', { mode: 'tournament', game: 'short-deck' }],
  ])('%s sends no preset', (_, part) => {
    const read = readOptions(draft({ ...part, preset: 'TDA 2024' }));
    expect(read.ok && read.value.poker).not.toHaveProperty('preset');
  });

  test('times are sent in milliseconds, rake in basis points', () => {
    const read = readOptions(draft({ ...everything, actionClock: '12.5' }));
    expect(read).toMatchObject({
      ok: true,
      value: {
        name: 'Friday',
        poker: { rakeConfig: { bps: 250, cap: 30, noFlopNoDrop: true } },
        room: { actionClock: 12_500, spectators: { allowed: true, delay: 60_000 } },
      },
    });
  });

  test('an empty buy-in is left to the engine', () => {
    const read = readOptions(DEFAULT_DRAFT);
    if (!read.ok) throw new Error('refused');
    expect(read.value.poker).not.toHaveProperty('minBuyIn');
    expect(settingsOf(read.value.poker)).toMatchObject({
      value: { minBuyIn: 400, maxBuyIn: 1000 },
    });
  });

  test.each<[keyof SettingsDraft, string]>([
    ['smallBlind', ''],
    ['bigBlind', 'ten'],
    ['bigBlind', '-5'],
    ['minBuyIn', 'x'],
    ['actionClock', 'soon'],
  ])('%s: "%s" is wrong there and then', (field, typed) => {
    const read = readOptions(draft({ [field]: typed }));
    expect(read.ok ? null : Object.keys(read.errors)).toEqual([field]);
  });

  test('what is hidden is not judged', () => {
    expect(readOptions(draft({ rakeConfig: false, 'rakeConfig.bps': 'x', ante: '?' })).ok).toBe(
      true,
    );
  });
});

describe('a table that is there', () => {
  const settingsFrom = (part: Partial<SettingsDraft>): WireSettings => {
    const read = readOptions(draft(part));
    if (!read.ok) throw new Error('refused');
    const poker = settingsOf(read.value.poker);
    if (!poker.ok) throw new Error(poker.error.code);
    return { name: 'Friday', poker: poker.value, room: read.value.room } as unknown as WireSettings;
  };

  test('changing nothing sends what is there', () => {
    const settings = settingsFrom(everything);
    const read = readChange(draftOf(settings));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(settingsChangeSchema.safeParse(read.value).error).toBeUndefined();
    expect(settings.poker).toMatchObject(read.value.poker ?? {});
    const { currency, ...room } = settings.room;
    expect(currency).toBe('none');
    expect(read.value.room).toEqual(room);
  });

  test('a tournament keeps its stakes', () => {
    const read = readChange(draftOf(settingsFrom({ mode: 'tournament' })));
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && read.value).not.toHaveProperty('poker');
  });

  test('it needs a name', () => {
    const read = readChange({ ...draftOf(settingsFrom({})), name: ' ' });
    expect(read.ok ? null : Object.keys(read.errors)).toEqual(['name']);
  });
});

describe('levels', () => {
  test.each(LEVEL_PLANS)('%s: blinds rise, and chips can be counted', (structure) => {
    const levels = levelsOf({
      structure,
      startingStack: 5000,
      clock: 'time',
      length: 10,
      hasBlinds: true,
      hasAntes: true,
    });
    for (const [i, { smallBlind, bigBlind }] of levels.entries()) {
      expect(smallBlind * 2).toBe(bigBlind);
      expect(bigBlind).toBeGreaterThan(levels[i - 1]?.bigBlind ?? 0);
    }
  });

  test.each([
    [0, 2],
    [1, 2],
    [9.9, 10],
    [33, 30],
    [67, 60],
    [90, 100],
    [125, 120],
    [1850, 2000],
    [960_000, 1_000_000],
  ])('%d chips are rounded to %d', (amount, rounded) => {
    expect(roundChips(amount)).toBe(rounded);
  });
});

describe('refusals stand at their field', () => {
  test.each([
    ['smallBlind', 'smallBlind'],
    ['settings.poker.seatCount', 'seatCount'],
    ['command.settings.room.actionClock', 'actionClock'],
    ['settings.poker.rakeConfig.bps', 'rakeConfig.bps'],
    ['settings.room.timeBank.most', 'timeBank.most'],
    ['tournament.levels[2].duration', 'tournament.levels.length'],
    ['settings.poker.tournament.levels.0.bigBlind', 'tournament.levels.length'],
    ['bombPot.ante', 'bombPot.ante'],
    ['settings.name', 'name'],
    ['settings.room.spectators.delay', 'spectators.delay'],
    ['something.else', null],
  ])('%s is at %s', (field, expected) => {
    expect(fieldOf({ code: 'BAD_MESSAGE', field })).toBe(expected);
  });

  test('too many seats for the deck', () => {
    const error = new RefusedError({ code: 'TOO_MANY_PLAYERS', count: 10, max: 7 }, '');
    expect(refusalOf(error).errors).toEqual({
      seatCount: 'The deck serves at most 7 players in this game.',
    });
  });

  test.each([
    [{ field: 'minBuyIn', wants: 'upToMaxBuyIn' }, 'Must be from 1 to the most.'],
    [{ field: 'bigBlind', wants: 'above', least: 0 }, 'Must be above 0.'],
    [
      { field: 'straddle', wants: 'inFixedLimit', choices: ['none', 'utg'] },
      'Must be None or Under the gun in fixed limit.',
    ],
    [{ field: 'runs', wants: 'inTournament', only: 1 }, 'Must be Once in a tournament.'],
    [{ field: 'name', wants: 'ofTheFuture' }, 'Up to 60 characters on one line.'],
  ])('%j', (details, said) => {
    const error = new RefusedError({ code: 'BAD_INPUT', ...details } as never, 'in its words');
    expect(refusalOf(error).errors).toEqual({ [details.field]: said });
  });

  test('what is said of the bets of a tournament stands at its levels', () => {
    const details = { code: 'BAD_BLINDS', field: 'bigBlind', wants: 'above', least: 0 } as const;
    const error = new RefusedError(details as never, '');
    expect(refusalOf(error, 'tournament').errors).toEqual({
      'tournament.levels.length': 'Big blind: Must be above 0.',
    });
    expect(refusalOf(error, 'cash').errors).toEqual({ bigBlind: 'Must be above 0.' });
  });

  test('what is about no field is a sentence for the whole form', () => {
    const refusal = refusalOf(new RefusedError({ code: 'RATE_LIMITED' }, 'too many'));
    expect(refusal.errors).toEqual({});
    expect(refusal.sentence).toMatch(/too fast/);
  });
});
