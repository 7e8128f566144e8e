/** What a game costs: written down, or reckoned from one small bet (R153). */

import { isObject, keysProblem, nullProblem, unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import type { Refusal } from '../../errors.js';
import type { Game, Limit } from '../../games/game.js';

/** Stakes of one game. Of fixed limit the big blind is the small bet, and the big bet is twice it. */
export interface GameStakes {
  /** Left out: half the big blind. Stud has none. */
  readonly smallBlind?: number;
  /** Also the small bet of stud, which nobody posts. */
  readonly bigBlind: number;
  readonly ante?: number;
  /** Stud; left out: three tenths of the small bet. */
  readonly bringIn?: number;
}

/** The same without gaps. */
export type FullStakes = Required<GameStakes>;

const STAKES_KEYS: readonly string[] = ['smallBlind', 'bigBlind', 'ante', 'bringIn'];

export function stakesShapeProblem(stakes: unknown, at: string): Refusal | undefined {
  if (!isObject(stakes)) return unfit(at, 'object', stakes);
  const given = stakes as Partial<Record<keyof GameStakes, unknown>>;
  const wrong = keysProblem(given, STAKES_KEYS, `${at}.`) ?? nullProblem(given, [], `${at}.`);
  if (wrong !== undefined) return wrong;
  for (const key of ['smallBlind', 'bigBlind', 'ante', 'bringIn'] as const) {
    const value = given[key];
    const problem =
      value === undefined && key !== 'bigBlind' ? undefined : amountProblem(value, `${at}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Down to whole units, at least one. */
const part = (amount: number, of: number, whole: number, unit: number): number =>
  Math.max(unit, Math.floor((amount * of) / whole / unit) * unit);

/** Stud: a fifth as ante, three tenths as bring-in, unless they are written. */
export function studStakes(
  { bigBlind, ante = 0, bringIn = 0 }: GameStakes,
  unit: number,
): FullStakes {
  return {
    smallBlind: 0,
    bigBlind,
    ante: ante > 0 ? ante : part(bigBlind, 1, 5, unit),
    bringIn: bringIn > 0 ? bringIn : part(bigBlind, 3, 10, unit),
  };
}

/** What is written of a game, with its gaps filled in. */
export function writtenStakes(game: Game, stakes: GameStakes, unit: number): FullStakes {
  if (game.forced === 'bring-in') return studStakes(stakes, unit);
  const { bigBlind, ante = 0 } = stakes;
  if (game.forced === 'live-antes') {
    return { smallBlind: 0, bigBlind: 0, ante: ante > 0 ? ante : bigBlind, bringIn: 0 };
  }
  const { smallBlind = part(bigBlind, 1, 2, unit) } = stakes;
  return { smallBlind, bigBlind, ante, bringIn: 0 };
}

/**
 * From the stakes of limit games: their blinds as they are, in no-limit and pot-limit half of them.
 * The ante and the bring-in are stud's; short deck antes as much as a small blind (House).
 */
export function reckonedStakes(
  game: Game,
  limit: Limit,
  stakes: GameStakes,
  unit: number,
): FullStakes {
  if (game.forced === 'bring-in') return studStakes(stakes, unit);
  const { bigBlind, smallBlind = part(bigBlind, 1, 2, unit) } = stakes;
  if (game.forced === 'live-antes') {
    return { smallBlind: 0, bigBlind: 0, ante: part(bigBlind, 1, 4, unit), bringIn: 0 };
  }
  return limit === 'fixed-limit'
    ? { smallBlind, bigBlind, ante: 0, bringIn: 0 }
    : {
        smallBlind: part(bigBlind, 1, 4, unit),
        bigBlind: part(bigBlind, 1, 2, unit),
        ante: 0,
        bringIn: 0,
      };
}
