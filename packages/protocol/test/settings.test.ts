/** The table of settings agrees with those who judge and keep them. */

import { createTable, decideTable, settingsOf, type TableOptions } from '@sidepot/engine';
import {
  ROOM_DEFAULTS,
  replacedBy,
  roomAtOnce,
  SETTINGS,
  type SettingRow,
  type WireSettings,
  wireSettingsSchema,
} from '@sidepot/protocol';
import { expect, test } from 'vitest';

const rowsOf = (rows: object): readonly (readonly [string, SettingRow])[] => Object.entries(rows);

const BLINDS = { smallBlind: 5, bigBlind: 10 };

function engineSettings(options: TableOptions): Record<string, unknown> {
  const settings = settingsOf(options);
  if (!settings.ok) throw new Error(settings.error.code);
  return { ...settings.value };
}

const table = (part: Partial<WireSettings> = {}): WireSettings => ({
  name: 'Friday',
  poker: engineSettings(BLINDS) as unknown as WireSettings['poker'],
  room: ROOM_DEFAULTS,
  ...part,
});

test('the engine has a setting for every row of poker that is kept, and none beside', () => {
  const { preset: _, ...kept } = SETTINGS.poker;
  expect(Object.keys(kept)).toEqual(Object.keys(engineSettings(BLINDS)));
});

test.each(rowsOf(SETTINGS.poker).filter(([name, row]) => 'default' in row && !(name in BLINDS)))(
  '%s: the default of the engine is that of the table',
  (name, row) => {
    if (name === 'preset') return;
    expect(engineSettings(BLINDS)[name]).toEqual(row.default);
  },
);

test.each(rowsOf(SETTINGS.poker))('%s may change when the engine lets it', (name, { when }) => {
  const made = createTable(BLINDS);
  if (!made.ok) throw new Error(made.error.code);
  const value = { ...engineSettings(BLINDS), preset: 'TDA 2024' }[name];
  const change = decideTable(made.value, {
    type: 'changeSettings',
    settings: { [name]: value } as TableOptions,
  });
  expect(change.ok).toBe(when !== 'new');
});

test('every setting of a room has a default, and it fits', () => {
  for (const [name, row] of rowsOf(SETTINGS.room))
    expect([name, 'default' in row]).toEqual([name, true]);
  expect(wireSettingsSchema.safeParse(table()).error).toBeUndefined();
});

test('no name is taken twice: a refusal names its field without saying which half it is of', () => {
  const names = ['name', ...Object.keys(SETTINGS.poker), ...Object.keys(SETTINGS.room)];
  expect(new Set(names).size).toBe(names.length);
});

test('during a hand only the door and the chat change at once', () => {
  const atOnce = { entry: 'approval', chat: 'host' } as const;
  const next = { ...ROOM_DEFAULTS, ...atOnce, handPause: 0, rabbitHunt: true };
  expect(roomAtOnce(ROOM_DEFAULTS, next)).toEqual({ ...ROOM_DEFAULTS, ...atOnce });
});

test('what a change replaced is the old values, and nothing that stayed', () => {
  const before = table();
  const after = table({
    name: 'Monday',
    poker: { ...before.poker, bigBlind: 20 },
    room: {
      ...ROOM_DEFAULTS,
      bombPot: { every: 10, ante: 20 },
      spectators: { delay: 0, allowed: true },
    },
  });
  expect(replacedBy(before, after)).toEqual({
    name: 'Friday',
    poker: { bigBlind: 10 },
    room: { bombPot: null },
  });
  expect(replacedBy(after, after)).toEqual({});
});
