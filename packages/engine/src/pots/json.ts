/** A hand as JSON (docs/cli.md): what the command line, the calculator page and tests exchange. */

import { keysInProblem, keysProblem } from '../checks.js';
import type { PlayerId, Result } from '../errors.js';
import type { SettleInput } from './hand.js';

const HAND_KEYS: readonly string[] = [
  'id',
  'title',
  'rules',
  'players',
  'button',
  'seatCount',
  'unit',
  'kind',
  'mode',
  'orphanLayer',
  'rakeConfig',
  'boards',
];
const PLAYER_KEYS: readonly string[] = ['id', 'seat', 'ante', 'dead', 'live', 'folded', 'forfeit'];
const BOARD_KEYS: readonly string[] = ['high', 'low'];
const CAP_KEYS: readonly string[] = ['players', 'cap'];
const RAKE_KEYS: readonly string[] = [
  'bps',
  'cap',
  'rounding',
  'noFlopNoDrop',
  'flopSeen',
  'spread',
];

/**
 * Refuses keys it does not know, so that a misspelt option is never silently ignored. `id`, `title`
 * and `rules` are labels. Everything else is judged by `settle`.
 */
export function readHandJson(json: unknown): Result<SettleInput<PlayerId>> {
  const hand = json as SettleInput<PlayerId>;
  const unknown =
    keysProblem(hand, HAND_KEYS, '') ??
    keysInProblem(hand?.players, PLAYER_KEYS, 'players') ??
    keysInProblem(hand?.boards, BOARD_KEYS, 'boards') ??
    keysProblem(hand?.rakeConfig, RAKE_KEYS, 'rakeConfig.') ??
    keysInProblem(hand?.rakeConfig?.cap, CAP_KEYS, 'rakeConfig.cap');
  return unknown === undefined ? { ok: true, value: hand } : { ok: false, error: unknown };
}
