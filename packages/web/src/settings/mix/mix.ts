/** Mixes in the form: one that people know, a list of one's own, or dealer's choice (R148, R149, R154). */

import {
  GAME_NAMES,
  GAMES,
  type GameName,
  type Limit,
  MAX_SEATS,
  MIX_NAMES,
  MIXES,
  type MixGame,
  type MixName,
  type ROTATIONS,
} from '@sidepot/engine';
import type { PokerSettings } from '@sidepot/protocol/words';

export const MIX_KINDS = ['none', ...MIX_NAMES, 'own', 'choice'] as const;
export type MixKind = (typeof MIX_KINDS)[number];

/** What stands in the form; the games of an own list are separated by spaces. */
export type MixDraft = {
  readonly mix: MixKind;
  readonly 'mix.games': string;
  readonly 'mix.rotate': (typeof ROTATIONS)[number];
  readonly 'mix.hands': string;
};

export const NO_MIX: MixDraft = {
  mix: 'none',
  'mix.games': 'holdem omaha8 razz stud stud8',
  'mix.rotate': 'orbit',
  'mix.hands': '8',
};

type WireMix = PokerSettings['mix'];

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

/** The limit that a game usually has. */
const usualLimit = (game: GameName): Limit => GAMES[game].limits[0] ?? 'no-limit';

/** What is sent; null: one game. */
export function readMix(draft: MixDraft): { readonly mix: WireMix } {
  const { mix } = draft;
  if (mix === 'none') return { mix: null };
  const games: readonly MixGame[] = isNamed(mix)
    ? MIXES[mix]
    : ownGames(draft['mix.games']).map((game) => ({ game, limit: usualLimit(game) }));
  const rotate = draft['mix.rotate'];
  const hands = Number(draft['mix.hands']);
  return {
    mix: {
      games: [...games],
      rotate,
      hands: Number.isInteger(hands) && hands > 0 ? hands : Number(NO_MIX['mix.hands']),
      choice: mix === 'choice',
    },
  };
}

/** A table's mix as its host changes it. */
export function mixDraft(mix: WireMix | undefined): MixDraft {
  if (mix === null || mix === undefined) return NO_MIX;
  const { games, rotate = 'orbit', hands = 8, choice = false } = mix;
  return {
    mix: choice ? 'choice' : (knownMix(games) ?? 'own'),
    'mix.games': games.map(({ game }) => game).join(' '),
    'mix.rotate': rotate,
    'mix.hands': String(hands),
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
