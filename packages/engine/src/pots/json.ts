/** A hand as JSON (docs/cli.md): what the command line, the calculator page and tests exchange. */

import { answering, keysInProblem, keysProblem } from '../checks.js';
import type { PlayerId, Result } from '../errors.js';
import { BOARD_KEYS } from './boards.js';
import { CAP_KEYS, RAKE_KEYS } from './rake.js';
import { HAND_KEYS, PLAYER_KEYS, type SettleInput } from './settle-input.js';

/**
 * A hand as JSON: refuses keys it does not know, so that a misspelt option is never silently
 * ignored. `id`, `title` and `rules` are labels. Everything else is judged by `settle`.
 *
 * @example
 * import { readHandJson } from '@sidepot/engine';
 *
 * const read = readHandJson({ players: [], unti: 5 });
 * if (!read.ok && read.error.code === 'UNKNOWN_KEY') read.error.nearest; // → 'unit'
 */
export const readHandJson = (json: unknown): Result<SettleInput<PlayerId>> =>
  answering(() => readKeys(json));

function readKeys(json: unknown): Result<SettleInput<PlayerId>> {
  const hand = json as SettleInput<PlayerId>;
  const unknown =
    keysProblem(hand, HAND_KEYS, '') ??
    keysInProblem(hand?.players, PLAYER_KEYS, 'players') ??
    keysInProblem(hand?.boards, BOARD_KEYS, 'boards') ??
    keysProblem(hand?.rakeConfig, RAKE_KEYS, 'rakeConfig.') ??
    keysInProblem(hand?.rakeConfig?.cap, CAP_KEYS, 'rakeConfig.cap');
  return unknown === undefined ? { ok: true, value: hand } : { ok: false, error: unknown };
}
