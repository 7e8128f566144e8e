/** What a host sets of stud games and mixes: where it makes sense, and nowhere else. */

import { settingsOf, type TableOptions } from '@sidepot/engine';
import {
  createOptionsSchema,
  ROOM_DEFAULTS,
  replacedBy,
  type WireSettings,
} from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import {
  chosenIn,
  DEFAULT_DRAFT,
  draftIn,
  draftOf,
  type SettingsDraft,
} from '../src/settings/draft.js';
import { levelFields } from '../src/settings/levels/custom-levels.js';
import { mixedGames } from '../src/settings/mix/mix.js';
import { usualStakes } from '../src/settings/mix/stakes.js';
import { readChange, readOptions } from '../src/settings/read.js';
import { fieldOf } from '../src/settings/refusals.js';
import { applies, rowOf } from '../src/settings/rows.js';
import { changeLines, ruleLines } from '../src/settings/tell.js';
import { usualAt } from '../src/settings/usual.js';

const draft = (part: Partial<SettingsDraft>): SettingsDraft => ({ ...DEFAULT_DRAFT, ...part });
const STUD = draft({ game: 'stud', limit: 'fixed-limit', seatCount: '8' });
const HORSE = draft({ mix: 'horse', seatCount: '8' });

/** What the engine takes, and has no other word for. */
function sent(of: SettingsDraft) {
  const read = readOptions(of);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  expect(createOptionsSchema.safeParse(read.value).error).toBeUndefined();
  const poker = settingsOf(read.value.poker);
  if (!poker.ok) throw new Error(JSON.stringify(poker.error));
  return poker.value;
}

const table = (options: TableOptions): WireSettings => {
  const poker = settingsOf(options);
  if (!poker.ok) throw new Error(poker.error.code);
  return {
    name: 'Friday',
    poker: poker.value as unknown as WireSettings['poker'],
    room: ROOM_DEFAULTS,
  };
};
const rulesOf = (options: TableOptions) =>
  Object.fromEntries(ruleLines(table(options)).map(({ name, value }) => [name, value]));

describe('who is asked', () => {
  const asked = (of: Partial<SettingsDraft>) =>
    [
      ...['smallBlind', 'bigBlind', 'ante', 'bringIn', 'anteMode', 'straddle', 'runs'],
      ...['rules', 'rules.openPair'],
    ]
      .filter((path) => {
        const row = rowOf(path)?.row;
        return row !== undefined && applies(row, chosenIn(draft(of)));
      })
      .join(' ');

  test.each<[string, Partial<SettingsDraft>, string]>([
    ['hold’em', {}, 'smallBlind bigBlind anteMode straddle runs'],
    ['short deck', { game: 'short-deck' }, 'ante runs'],
    ['R156 stud', { game: 'stud' }, 'bigBlind ante bringIn rules rules.openPair'],
    ['R116 razz knows no open pair', { game: 'razz' }, 'bigBlind ante bringIn rules'],
    ['HORSE', { mix: 'horse' }, 'smallBlind bigBlind anteMode straddle runs rules rules.openPair'],
    [
      'R156 draws',
      { mix: 'own', 'mix.games': '27td badugi' },
      'smallBlind bigBlind anteMode straddle',
    ],
  ])('%s', (_, of, fields) => expect(asked(of)).toBe(fields));
});

describe('stud', () => {
  test('R153 empty fields are reckoned from the small bet, and shown so', () => {
    expect(sent(STUD)).toMatchObject({ bigBlind: 10, ante: 2, bringIn: 3, rules: {} });
    expect([usualAt('ante', STUD), usualAt('bringIn', STUD)]).toEqual([2, 3]);
  });

  test('R108, R115, R116 what is set is sent, stands there again, and is told', () => {
    const own = { ...STUD, ante: '1', bringIn: '4', 'rules.boardTie': 'position' } as const;
    const poker = sent({ ...own, 'rules.openPair': true });
    expect(poker).toMatchObject({
      ...{ ante: 1, bringIn: 4, rules: { boardTie: 'position', openPair: true } },
    });
    const settings = table({ ...poker });
    expect(draftOf(settings)).toMatchObject({ bringIn: '4', 'rules.boardTie': 'position' });
    expect(rulesOf(poker)).toMatchObject({
      Bets: '10/20',
      Ante: '1',
      'Bring-in': '4',
      Stud: 'Equal boards: who sits first, double bets on an open pair',
    });
    const before = table({ game: 'stud', bigBlind: 10, seatCount: 8 });
    expect(changeLines(replacedBy(before, settings), settings)).toEqual([
      'Ante amount 2 → 1',
      'Bring-in 3 → 4',
      'Stud Equal boards: the higher suit → Equal boards: who sits first, double bets on an open pair',
    ]);
  });

  test('rules that a program set stay', () => {
    const rules = { hideAllIns: true };
    const settings = table({ game: 'razz', bigBlind: 10, seatCount: 8, rules });
    const read = readChange(draftOf(settings), rules);
    expect(read.ok && read.value.poker?.rules).toEqual({ hideAllIns: true, boardTie: 'suit' });
  });

  test('hold’em has neither, and says nothing of it', () => {
    expect(readOptions(DEFAULT_DRAFT)).toMatchObject({ value: { poker: { bringIn: 0 } } });
    const read = readOptions(draft({ bringIn: '7', 'rules.openPair': true }));
    expect(read.ok && read.value.poker).not.toHaveProperty('rules');
    expect(rulesOf({ bigBlind: 10 })).not.toHaveProperty('Stud');
  });
});

describe('R153 stakes of each game of a mix', () => {
  const usual = usualStakes(mixedGames(HORSE), { smallBlind: 5, bigBlind: 10 }, '1');

  test('begin with what they would be anyway', () =>
    expect(usual.split('\n')).toEqual([
      ...['5\t10\t\t', '5\t10\t\t', '\t10\t2\t3', '\t10\t2\t3', '\t10\t2\t3'],
    ]));

  test('are sent, stand there again, and are told', () => {
    const own = usual.replace('\t10\t2\t3', '\t20\t4\t5');
    const poker = sent({ ...HORSE, 'mix.stakes': own });
    expect(poker.mix?.games[2]?.stakes).toEqual({ bigBlind: 20, ante: 4, bringIn: 5 });
    expect(draftOf(table({ ...poker }))).toMatchObject({ mix: 'horse', 'mix.stakes': own });
    expect(rulesOf(poker)['Game']).toContain('Razz 20/40, ante 4, bring-in 5 · ');
    const before = table({ ...poker, mix: { games: mixedGames(HORSE) } });
    const after = table({ ...poker });
    expect(changeLines(replacedBy(before, after), after)).toEqual([
      expect.stringMatching(/^Game HORSE → HORSE: Hold’em 5\/10 · .*Razz 20\/40, ante 4/),
    ]);
  });

  test('a game whose fields are empty is reckoned; a tournament has levels', () => {
    const one = { ...HORSE, 'mix.stakes': '\t\t\t\n1\t2\t\t\n\t\t\t\n\t\t\t\n\t\t\t' };
    expect(sent(one).mix?.games.map(({ stakes }) => stakes?.bigBlind)).toEqual([
      ...[undefined, 2, undefined, undefined, undefined],
    ]);
    expect(sent({ ...one, mode: 'tournament' }).mix?.games[1]).not.toHaveProperty('stakes');
  });

  test('what is no amount is wrong there', () => {
    const read = readOptions({ ...HORSE, 'mix.stakes': '5\tten\t\t' });
    expect(read.ok ? null : Object.keys(read.errors)).toEqual(['mix.stakes']);
    expect(fieldOf({ code: 'BAD_MESSAGE', field: 'mix.games[3].stakes.ante' })).toBe('mix.stakes');
    expect(fieldOf({ code: 'BAD_MESSAGE', field: 'mix.games[3].limit' })).toBe('game');
    expect(fieldOf({ code: 'BAD_MESSAGE', field: 'mix.hands' })).toBe('mix.hands');
  });

  test('are the same chips in a currency', () =>
    expect(draftIn({ ...HORSE, 'mix.stakes': '5\t10\t\t' }, 'USD')['mix.stakes']).toBe(
      '0.05\t0.10\t\t',
    ));
});

describe('levels of a tournament', () => {
  test('R153 stud and mixes have their antes from the bets', () => {
    for (const of of [STUD, HORSE]) {
      const levels = sent({ ...of, mode: 'tournament' }).tournament?.levels ?? [];
      expect(levels.length).toBeGreaterThan(5);
      expect(levels.some((level) => 'ante' in level)).toBe(false);
    }
  });

  test('a bring-in is asked where one is posted', () => {
    const fields = (of: SettingsDraft) => levelFields(chosenIn(of), 'hands').join(' ');
    expect(fields(DEFAULT_DRAFT)).toBe('smallBlind bigBlind ante length');
    expect(fields(STUD)).toBe('bigBlind ante bringIn length');
    expect(fields(HORSE)).toBe('smallBlind bigBlind ante bringIn length');
    const custom = { 'tournament.levels': 'custom', mode: 'tournament' } as const;
    const text = '5\t10\t3\t4\t10\t\n10\t20\t\t\t10\t';
    const poker = sent({ ...STUD, ...custom, 'tournament.levels.custom': text });
    expect(poker.tournament?.levels[0]).toMatchObject({ smallBlind: 0, ante: 3, bringIn: 4 });
  });
});
