/** Mixes in the form: one that people know, a list of one's own, or dealer's choice (R148, R149, R154). */

import {
  GAME_NAMES,
  GAMES,
  type GameName,
  MAX_SEATS,
  MIX_NAMES,
  MIXES,
  type Mix,
  type MixGame,
  type MixName,
  type ROTATIONS,
} from '@sidepot/engine';
import { typedChips } from '../../ui/typed/chips.js';
import { readStakes, stakesTold } from './stakes.js';

export const MIX_KINDS = ['none', ...MIX_NAMES, 'own', 'choice'] as const;
export type MixKind = (typeof MIX_KINDS)[number];

/**
 * What stands in the form; the games of an own list are separated by spaces. Without stakes each game
 * costs what follows from the blinds.
 */
export type MixDraft = {
  readonly mix: MixKind;
  readonly 'mix.games': string;
  readonly 'mix.rotate': (typeof ROTATIONS)[number];
  readonly 'mix.hands': string;
  readonly 'mix.stakes': string;
};

export const NO_MIX: MixDraft = {
  mix: 'none',
  'mix.games': 'holdem omaha8 razz stud stud8',
  'mix.rotate': 'orbit',
  'mix.hands': '8',
  'mix.stakes': '',
};

/** As it is sent, or as it stands at a table. */
interface MixTold {
  readonly games: readonly (Omit<MixGame, 'limit'> & { readonly limit?: MixGame['limit'] })[];
  readonly rotate?: MixDraft['mix.rotate'];
  readonly hands?: number;
  readonly choice?: boolean;
}

export const isNamed = (kind: MixKind): kind is MixName => MIX_NAMES.some((name) => name === kind);

const isGame = (name: string): name is GameName => GAME_NAMES.some((game) => game === name);

/** Of the list that is typed. */
export const ownGames = (typed: string): readonly GameName[] => typed.split(' ').filter(isGame);

/** The games that are played, one after the other; of one game that one. */
export function gamesIn(draft: Pick<MixDraft, 'mix' | 'mix.games'> & { readonly game: GameName }) {
  const { mix, game } = draft;
  if (mix === 'none') return [game];
  const own = isNamed(mix) ? MIXES[mix].map((one) => one.game) : ownGames(draft['mix.games']);
  return own.length === 0 ? [game] : own;
}

/** As many as the smallest of its games takes (R155). */
export const seatsOfGames = (games: readonly GameName[]): number =>
  Math.min(MAX_SEATS, ...games.map((game) => GAMES[game].seats));

/** With their limits; none: one game is played. */
export function mixedGames(draft: Pick<MixDraft, 'mix' | 'mix.games'>): readonly MixGame[] {
  const { mix } = draft;
  if (mix === 'none') return [];
  return isNamed(mix) ? MIXES[mix] : ownGames(draft['mix.games']).map(usually);
}

/**
 * What is sent, without gaps; null: one game. `unit`: of the stakes; null in a tournament, whose
 * levels have them. Undefined: some of the stakes are no amounts. Hands of each game: 0 if what is
 * typed is no number.
 */
export function readMix(draft: MixDraft, unit: string | null = null): Mix | null | undefined {
  const { mix } = draft;
  if (mix === 'none') return null;
  const games = mixedGames(draft);
  const names = games.map(({ game }) => game);
  const stakes = unit === null ? [] : readStakes(draft['mix.stakes'], names, unit);
  if (stakes === null) return undefined;
  const rotate = draft['mix.rotate'];
  return {
    games: games.map((one, i) => ({ ...one, ...(stakes[i] && { stakes: stakes[i] }) })),
    rotate,
    // Where they are not asked nobody sees what stands there, so it cannot be wrong.
    hands: typedChips(draft['mix.hands'], '1') || (rotate === 'hands' ? 0 : USUAL_HANDS),
    choice: mix === 'choice',
  };
}

const USUAL_HANDS = 8;

const usually = (game: GameName): MixGame => ({
  game,
  limit: GAMES[game].limits[0] ?? 'fixed-limit',
});

/** A table's mix as its host changes it. */
export function mixDraft(mix: MixTold | null | undefined): MixDraft {
  if (mix === null || mix === undefined) return NO_MIX;
  const { games, rotate = 'orbit', hands = USUAL_HANDS, choice = false } = mix;
  return {
    mix: choice ? 'choice' : (knownMix(games) ?? 'own'),
    'mix.games': games.map(({ game }) => game).join(' '),
    'mix.rotate': rotate,
    'mix.hands': String(hands),
    'mix.stakes': stakesTold(games),
  };
}

/** The name of a list that people know; undefined: it has none. */
export const knownMix = (
  games: readonly { readonly game: GameName; readonly limit?: string }[],
): MixName | undefined =>
  MIX_NAMES.find(
    (name) =>
      MIXES[name].length === games.length &&
      MIXES[name].every(({ game, limit }, i) => {
        const other = games[i];
        return other?.game === game && (other.limit ?? GAMES[game].limits[0]) === limit;
      }),
  );
