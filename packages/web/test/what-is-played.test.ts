/** What somebody reads before they sit down: every game of a mix, and the two bets of stud. */

import { MIXES } from '@sidepot/engine';
import type { TableView } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { gameNamed, gameNow, gamesOfMix } from '../src/session/game/mix.js';
import { stakesOfHand, stakesShown } from '../src/session/game/stakes.js';

const tableOf = (mix: object | null): TableView =>
  ({ settings: { poker: { mix } } }) as unknown as TableView;

test('R148 a mix says all its games, with the limit where one comes twice', () => {
  const horse = tableOf({ games: MIXES.horse });
  expect(gamesOfMix(horse)).toHaveLength(5);
  expect(gamesOfMix(horse)[2]).toBe('Razz');
  expect(gameNamed(horse, 2)).toBe('Razz');
  expect(gameNamed(horse, 5)).toBeNull();
  const eight = gamesOfMix(tableOf({ games: MIXES['8-game'] }));
  expect(new Set(eight).size).toBe(8);
  expect(gamesOfMix(tableOf(null))).toEqual([]);
});

test('R148 a hand that is over keeps its game, and what follows is next', () => {
  const [, , razz, stud] = MIXES.horse;
  const at = (entry: number, rules: object | undefined): TableView =>
    ({
      ...tableOf({ games: MIXES.horse }),
      info: { mix: { entry, chosen: null } },
      hand: rules === undefined ? null : { view: { rules } },
    }) as unknown as TableView;
  const limit = 'fixed-limit';
  expect(gameNow(at(2, { ...razz, limit }))).toEqual({ now: 'Razz', next: 'Seven-card stud' });
  expect(gameNow(at(3, { ...razz, limit }))).toEqual({ now: 'Razz', next: 'Seven-card stud' });
  expect(gameNow(at(3, { ...stud, limit }))?.now).toBe('Seven-card stud');
  expect(gameNow(at(3, undefined))?.now).toBe('Seven-card stud');
});

test('R105 stud has two bets and no blinds', () => {
  const stakes = { smallBlind: 5, bigBlind: 10 };
  expect(stakesShown({ game: 'holdem', ...stakes })).toBe('5/10');
  expect(stakesShown({ game: 'razz', ...stakes })).toBe('10/20');
  expect(stakesShown({ game: 'stud', ...stakes, smallBet: 40, bigBet: 80 })).toBe('40/80');
});

test('R153 in a tournament the bar says what the hand costs, not the level, where they differ', () => {
  const at = (mix: object | null, rules: object): ReturnType<typeof stakesOfHand> =>
    stakesOfHand({
      settings: { poker: { mix } },
      hand: { view: { rules: { smallBet: 80, bigBet: 160, ante: 0, ...rules } } },
    } as unknown as TableView);
  const blinds = { smallBlind: 40, bigBlind: 80 };
  const mix = { games: MIXES['8-game'] };
  expect(at(null, { game: 'holdem', ...blinds })).toBeNull();
  expect(at(mix, { game: 'holdem', smallBlind: 20, bigBlind: 40 })).toEqual({
    ...{ smallBlind: 20, bigBlind: 40, ante: 0 },
  });
  const razz = { game: 'razz', smallBlind: 0, bigBlind: 0, ante: 16 };
  for (const one of [mix, null]) {
    expect(at(one, razz)).toEqual({ smallBlind: 80, bigBlind: 160, ante: 16 });
  }
});
