import { BOARD_GAMES, deck, GAMES, type GameName, seededRng, shuffle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/test/arbitrary.js';
import { NEW_GAMES, randomGame } from '../../../engine/test/games/random-hands.js';
import { randomConfig } from '../../../engine/test/hand/random-config.js';
import { playWithBots } from './play.js';

describe('every choice of a bot is accepted', () => {
  test('random hands of every game, limit and option', () => {
    const games = new Set<GameName>();
    const kinds = new Map<string, number>();
    let count = 0;
    for (let index = 0; index < 350; index++) {
      const config = randomConfig(seeded(51, index));
      const { state, commands } = playWithBots(config, seededRng(index));
      games.add(state.rules.game);
      count += commands.length;
      for (const { type } of commands) kinds.set(type, (kinds.get(type) ?? 0) + 1);
      const chips = state.players.reduce((sum, { stack }) => sum + stack, state.rake);
      expect(chips).toBe(state.chips);
    }
    expect([...games].sort()).toEqual([...BOARD_GAMES].sort());
    expect(count).toBeGreaterThan(2000);
    for (const type of ['fold', 'check', 'call', 'bet', 'raise', 'runs', 'show', 'muck']) {
      expect(kinds.get(type) ?? 0, type).toBeGreaterThan(5);
    }
  });

  test.each(NEW_GAMES)('random hands of %s', (game) => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const rng = seededRng(seed);
      const { foldWhenFree: _, ...config } = randomGame(game, rng);
      const { state, commands } = playWithBots(config, rng);
      for (const { type } of commands) kinds.add(type);
      const chips = state.players.reduce((sum, { stack }) => sum + stack, state.rake);
      expect(chips).toBe(state.chips);
    }
    const { streets, forced } = GAMES[game];
    expect(kinds.has('draw')).toBe(streets.some(({ draw }) => draw !== null));
    expect(kinds.has('bringIn')).toBe(forced === 'bring-in');
    expect([...kinds].some((type) => type === 'bet' || type === 'raise')).toBe(true);
    expect(kinds.has('call')).toBe(true);
  });

  test('deep stacks, four bots', () => {
    const players = [1, 2, 3, 4].map((seat) => ({ id: seat, seat, stack: 2000 }));
    const stakes = { button: 1, smallBlind: 5, bigBlind: 10, unit: 5 };
    for (let seed = 0; seed < 60; seed++) {
      const rng = seededRng(seed);
      const { state } = playWithBots({ players, ...stakes, deck: shuffle(deck(), rng) }, rng);
      expect(state.over).toBe(true);
    }
  });
});
