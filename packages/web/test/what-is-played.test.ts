/** What somebody reads before they sit down: every game of a mix, and the two bets of stud. */

import { MIXES } from '@sidepot/engine';
import type { TableView } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { gameNamed, gameNow, gamesOfMix } from '../src/session/game/mix.js';
import { stakesShown } from '../src/session/game/stakes.js';

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
