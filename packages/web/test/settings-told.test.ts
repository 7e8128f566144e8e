/** The settings as people read them: the list of rules, and what a change changed. */

import { settingsOf, type TableOptions } from '@sidepot/engine';
import { ROOM_DEFAULTS, type RoomOptions, replacedBy, type WireSettings } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { loadChangeWords } from '../src/log/change-words.js';
import { logLines } from '../src/log/lines.js';
import { changeLines, ruleLines } from '../src/settings/tell.js';

function table(options: TableOptions = {}, room: RoomOptions = {}, name = 'Friday'): WireSettings {
  const poker = settingsOf({ smallBlind: 5, bigBlind: 10, ...options });
  if (!poker.ok) throw new Error(poker.error.code);
  return {
    name,
    poker: poker.value as unknown as WireSettings['poker'],
    room: { ...ROOM_DEFAULTS, ...room },
  };
}

const told = (settings: WireSettings): Readonly<Record<string, string>> =>
  Object.fromEntries(ruleLines(settings).map(({ name, value }) => [name, value]));

describe('the list of rules', () => {
  test('of a usual table', () => {
    expect(told(table())).toEqual({
      Seats: '9',
      Type: 'Cash game',
      Game: 'No limit Hold’em',
      Blinds: '5/10',
      Straddle: 'None',
      'Buy-in': '400 – 1,000',
      'Counted in': 'Chips',
      'Minutes until back with less': '60',
      Rake: 'None',
      'Run it': 'Once',
      Clock: '30 s',
      'Time bank': '60 s, and 5 s each hand',
      'All-in run-out': 'Normal',
      'Bots think': 'Normal',
      'Between hands': '3 s',
      'Bomb pot': 'None',
      '7-2 game': 'None',
      'Rabbit hunt': 'Off',
      Door: 'Open to who has the link',
      'Host approves more chips': 'Off',
      Spectators: 'Allowed',
      'Statistics at the seats': 'Off',
      Chat: 'Everybody',
    });
  });

  test('with everything that can be said', () => {
    const settings = table(
      { ante: 10, anteMode: 'bigBlind', rakeConfig: { bps: 250 }, runs: 2, straddle: 'utg' },
      {
        actionClock: null,
        bombPot: { every: 10, ante: 20 },
        entry: 'approval',
        seatApproval: true,
        rabbitHunt: true,
        spectators: { allowed: true, delay: 60_000 },
      },
    );
    expect(told(settings)).toMatchObject({
      Seats: '9, the host decides',
      Ante: '10, big blind for all',
      'A short stack pays first': 'The ante',
      Straddle: 'Under the gun',
      Rake: '2.5 %',
      'Run it': 'Up to twice',
      Clock: 'Unlimited time',
      'Bomb pot': 'One hand of 10, ante 20',
      'Rabbit hunt': 'On',
      Door: 'The host lets people in',
      Spectators: '60 s late',
    });
    expect(told(settings)).not.toHaveProperty('Time bank');
  });

  test('short deck has an ante, and no blinds to speak of', () => {
    const lines = told(table({ game: 'short-deck', smallBlind: 0, bigBlind: 0, ante: 5 }));
    expect(lines).toMatchObject({ Game: 'No limit Short deck', Ante: '5' });
    expect(lines).not.toHaveProperty('Blinds');
    expect(lines).not.toHaveProperty('Straddle');
  });

  test('each line links to its rule where there is one', () => {
    const rules = new Map(ruleLines(table()).map(({ name, rule }) => [name, rule]));
    expect(rules.get('Clock')).toBe('clock');
    expect(rules.get('Blinds')).toBe('blinds');
    expect(rules.get('Bots think')).toBeUndefined();
  });
});

describe('a change in the log', () => {
  const before = table();
  const change = (after: WireSettings): readonly string[] =>
    changeLines(replacedBy(before, after), after);

  test.each<[string, WireSettings, readonly string[]]>([
    ['one number', table({ smallBlind: 10 }), ['Small blind 5 → 10']],
    ['the name', table({}, {}, 'Monday'), ['Table name Friday → Monday']],
    ['a switch', table({}, { rabbitHunt: true }), ['Rabbit hunt Off → On']],
    ['who may write', table({}, { chat: 'host' }), ['Chat Everybody → The host alone']],
    ['a choice', table({ runs: 3 }), ['Run it Once → Up to three times']],
    [
      'something switched off',
      table({}, { timeBank: null, actionClock: null }),
      ['Clock 30 s → Unlimited time', 'Time bank 60 s, and 5 s each hand → None'],
    ],
    [
      'something switched on',
      table({}, { bombPot: { every: 5, ante: 20 } }),
      ['Bomb pot None → One hand of 5, ante 20'],
    ],
    [
      'a part of a group',
      table({}, { spectators: { allowed: false, delay: 0 } }),
      ['Spectators Allowed → Off'],
    ],
    ['nothing', before, []],
  ])('%s', (_, after, lines) => {
    expect(change(after)).toEqual(lines);
  });

  test('stands in the line of the log', async () => {
    await loadChangeWords();
    const settings = table({ smallBlind: 10, bigBlind: 20, minBuyIn: 400, maxBuyIn: 1000 });
    const lineOf = (was: object) =>
      logLines({
        ...VIEW_EXAMPLE,
        log: [{ of: 'room', seq: 1, at: 0, event: { type: 'roomChanged', settings, ...was } }],
      }).map(({ text }) => text);
    expect(lineOf({ was: replacedBy(before, settings) })).toEqual([
      'The host changes the settings: Small blind 5 → 10; Big blind 10 → 20',
    ]);
    // What older versions stored does not say what was there before.
    expect(lineOf({})).toEqual(['The host changes the settings']);
    expect(lineOf({ was: {} })).toEqual(['The host changes the settings']);
  });
});
