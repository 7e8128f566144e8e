/** The reference hands of the games' rulebook (part Y), read from ../shared/rules. */

import { BOARD_GAMES, GAME_NAMES, rebuild } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { gameOfVector, handVectors, playVector, summary, worths } from './vectors.js';

const ALL = handVectors();
const VECTORS = ALL.filter((vector) => GAME_NAMES.includes(gameOfVector(vector)));

describe.skipIf(ALL.length === 0)(
  'vectors (skipped if ../shared/rules/vectors-games.json is absent)',
  () => {
    test.each(
      VECTORS.map((vector) => [vector.id, vector.rules.join(' '), vector.title, vector] as const),
    )('%s (%s) %s', (_id, _rules, _title, vector) => {
      const played = playVector(vector);
      expect(played.points).toEqual(vector.points);
      const { hands = {}, ...wanted } = vector.expect;
      const found = summary(played);
      const { forfeit: _, ...rest } = wanted as typeof wanted & { forfeit?: unknown };
      expect(Object.fromEntries(Object.keys(rest).map((key) => [key, found[key]]))).toEqual(rest);
      for (const [id, byHalf] of Object.entries(hands)) {
        for (const [name, five] of Object.entries(byHalf)) {
          const [worth, ofFive] = worths(played.state, id, name, five);
          expect([id, name, worth]).toEqual([id, name, ofFive]);
        }
      }
      expect(rebuild(played.events)).toEqual(played.state);
    });

    test('there are 93 of them, of every game', () => {
      expect(ALL.length).toBe(93);
      expect(VECTORS.length).toBe(93);
      expect(new Set(VECTORS.map(gameOfVector)).size).toBe(GAME_NAMES.length - BOARD_GAMES.length);
    });
  },
);
