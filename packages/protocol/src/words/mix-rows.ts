/** The settings of a mix, and what each of its games costs: rows of `settings.ts`. */

import { GAME_NAMES, LIMITS, MAX_GAME_HANDS, MAX_GAMES, ROTATIONS } from '@sidepot/engine';
import type { SettingRow } from './setting-row.js';

const stakes = {
  kind: 'group',
  named: {
    id: 'GameStakes',
    description: 'Stakes of one game; in fixed limit and stud the big blind is the small bet.',
  },
  of: {
    smallBlind: { kind: 'chips', optional: true },
    bigBlind: { kind: 'chips' },
    ante: { kind: 'chips', optional: true },
    bringIn: { kind: 'chips', optional: true },
  },
} as const satisfies SettingRow;

/** What {@link StakesRow} says. */
export type StakesFacts = typeof stakes;
/** What one game costs. */
export interface StakesRow extends StakesFacts {}
export const STAKES_ROW: StakesRow = stakes;

const mix = {
  kind: 'group',
  named: { id: 'Mix', description: 'Games that take turns.' },
  about: 'Null: one game. With a mix, game and limit are those of its first.',
  nullable: 'switch',
  default: null,
  toldWith: 'game',
  of: {
    games: {
      kind: 'list',
      min: 1,
      max: MAX_GAMES,
      of: {
        kind: 'group',
        named: { id: 'MixGame', description: 'One game of a mix.' },
        of: {
          game: { kind: 'choice', of: GAME_NAMES, as: 'select' },
          limit: { kind: 'choice', of: LIMITS, as: 'select' },
          stakes: {
            ...STAKES_ROW,
            about: 'Cash; left out: reckoned from the blinds of the table (R153).',
            optional: true,
          },
        },
      },
    },
    rotate: {
      kind: 'choice',
      of: ROTATIONS,
      about: 'When the game changes: an orbit, so many hands, or with the level.',
      default: 'orbit',
    },
    hands: {
      kind: 'whole',
      min: 1,
      max: MAX_GAME_HANDS,
      about: 'Hands of each game, if it goes by hands.',
      default: 8,
    },
    choice: {
      kind: 'switch',
      about: 'Dealer’s choice: before each orbit the next player names the game.',
      default: false,
    },
  },
} as const satisfies SettingRow;

/** What {@link MixRow} says. */
export type MixFacts = typeof mix;
/** Games that take turns. */
export interface MixRow extends MixFacts {}
export const MIX_ROW: MixRow = mix;
