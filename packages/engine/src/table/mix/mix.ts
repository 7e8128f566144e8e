/** Mixed games: a list of games that take turns (R148, R149, R154). */

import { choiceProblem, isObject, keysProblem, nullProblem, unfit } from '../../checks.js';
import { isAmount } from '../../chips.js';
import type { Refusal } from '../../errors.js';
import { type Game, LIMITS, type Limit } from '../../games/game.js';
import { GAME_NAMES, GAMES, type GameName } from '../../games/games.js';
import { type GameStakes, stakesShapeProblem } from './stakes.js';

/** When the game changes: once around the table, after so many hands, with each level (R149). */
export const ROTATIONS = ['orbit', 'hands', 'level'] as const;
/** One of `ROTATIONS`. */
export type RotationRule = (typeof ROTATIONS)[number];

/** The most games of a mix. */
export const MAX_GAMES = 30;

/** The most hands of one game. */
export const MAX_GAME_HANDS = 1000;

/** One game of a mix. */
export interface MixGame {
  readonly game: GameName;
  readonly limit: Limit;
  /** Cash; left out: by the table's small bet (R153). A tournament has them by level. */
  readonly stakes?: GameStakes;
}

/** A mix, judged and without gaps. */
export interface Mix {
  readonly games: readonly MixGame[];
  readonly rotate: RotationRule;
  /** How many of each game, where it goes by hands. */
  readonly hands: number;
  /** Dealer's choice: before each orbit somebody else names the game (R154). */
  readonly choice: boolean;
}

/** A mix as it is handed in: the usual limit of a game, an orbit of each, in the order of the list. */
export interface MixOptions {
  readonly games: readonly (Omit<MixGame, 'limit'> & { readonly limit?: Limit })[];
  readonly rotate?: RotationRule;
  readonly hands?: number;
  readonly choice?: boolean;
}

const fixed = (game: GameName): MixGame => ({ game, limit: 'fixed-limit' });

/** Names of the mixes that people know. */
export const MIX_NAMES = ['horse', 'hose', '8-game', '10-game'] as const;
/** One of `MIX_NAMES`. */
export type MixName = (typeof MIX_NAMES)[number];

/**
 * Their games, in the order they are played (R148).
 *
 * @example
 * ```ts
 * import { MIXES } from '@sidepot/engine';
 *
 * MIXES.horse.map(({ game }) => game); // → ['holdem', 'omaha8', 'razz', 'stud', 'stud8']
 * ```
 */
export const MIXES: Readonly<Record<MixName, readonly MixGame[]>> = /* @__PURE__ */ makeMixes();

function makeMixes(): Readonly<Record<MixName, readonly MixGame[]>> {
  const horse = (['holdem', 'omaha8', 'razz', 'stud', 'stud8'] as const).map(fixed);
  const eight: readonly MixGame[] = [
    fixed('27td'),
    ...horse,
    { game: 'holdem', limit: 'no-limit' },
    { game: 'omaha', limit: 'pot-limit' },
  ];
  return {
    horse,
    hose: horse.filter(({ game }) => game !== 'razz'),
    '8-game': eight,
    '10-game': [...eight, { game: '27sd', limit: 'no-limit' }, fixed('badugi')],
  };
}

export const filledMix = ({ games, rotate, hands, choice }: MixOptions): Mix => ({
  games: games.map(({ game, limit, stakes }) => ({
    game,
    limit: limit ?? (GAMES[game].limits[0] as Limit),
    ...(stakes !== undefined && { stakes }),
  })),
  rotate: rotate ?? 'orbit',
  hands: hands ?? 8,
  choice: choice ?? false,
});

/** Seats that the smallest of its games takes (R155). */
export const mixSeats = ({ games }: Mix): number =>
  Math.min(...games.map(({ game }) => GAMES[game].seats));

/** The same game, in a mix of another order. */
export const isSameMix = (a: Mix | null | undefined, b: Mix | null | undefined): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const MIX_KEYS: readonly string[] = ['games', 'rotate', 'hands', 'choice'];
const GAME_KEYS: readonly string[] = ['game', 'limit', 'stakes'];

export function mixProblem(mix: unknown, isEvent: boolean): Refusal | undefined {
  if (!isObject(mix)) return unfit('mix', 'objectOrNull', mix);
  const { games, rotate, hands, choice } = mix as Partial<Record<keyof MixOptions, unknown>>;
  const wrong =
    keysProblem(mix as object, MIX_KEYS, 'mix.') ?? nullProblem(mix as object, [], 'mix.');
  if (wrong !== undefined) return wrong;
  if (!Array.isArray(games) || games.length === 0) return unfit('mix.games', 'atLeastOne', games);
  if (games.length > MAX_GAMES) {
    return unfit('mix.games', { wants: 'listUpTo', most: MAX_GAMES }, games.length);
  }
  for (let i = 0; i < games.length; i++) {
    const problem = gameOfMixProblem(games[i], `mix.games[${i}]`, isEvent);
    if (problem !== undefined) return problem;
  }
  if (hands !== undefined && (!isAmount(hands) || hands < 1 || hands > MAX_GAME_HANDS)) {
    const wanted = { wants: 'wholeFromTo', least: 1, most: MAX_GAME_HANDS } as const;
    return unfit('mix.hands', wanted, hands);
  }
  if (choice !== undefined && typeof choice !== 'boolean') {
    return unfit('mix.choice', 'boolean', choice);
  }
  // A cash game has no levels; and what somebody names lasts until the next one names another.
  const may = isEvent && choice !== true ? ROTATIONS : ROTATIONS.filter((one) => one !== 'level');
  return choiceProblem('mix.rotate', rotate, may);
}

function gameOfMixProblem(one: unknown, at: string, isEvent: boolean): Refusal | undefined {
  if (!isObject(one)) return unfit(at, 'object', one);
  const { game, limit, stakes } = one as Partial<Record<keyof MixGame, unknown>>;
  const wrong =
    keysProblem(one as object, GAME_KEYS, `${at}.`) ??
    nullProblem(one as object, [], `${at}.`) ??
    choiceProblem(`${at}.game`, game ?? null, GAME_NAMES) ??
    choiceProblem(`${at}.limit`, limit, LIMITS);
  if (wrong !== undefined) return wrong;
  const { limits }: Game = GAMES[game as GameName];
  const other = choiceProblem(`${at}.limit`, limit, limits);
  if (other !== undefined || stakes === undefined) return other;
  if (isEvent) return unfit(`${at}.stakes`, 'leftOutInTournament', stakes);
  return stakesShapeProblem(stakes, `${at}.stakes`);
}

/** Written stakes of a level: one for each game. */
export function levelGamesProblem(
  games: unknown,
  mix: Mix | null,
  at: string,
): Refusal | undefined {
  if (games === undefined) return undefined;
  const count = mix?.games.length ?? 0;
  if (!Array.isArray(games) || games.length !== count) {
    return unfit(at, { wants: 'entries', count }, Array.isArray(games) ? games.length : games);
  }
  for (let i = 0; i < games.length; i++) {
    const problem = stakesShapeProblem(games[i], `${at}[${i}]`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
