/** A hand as JSON (docs/cli.md): what the command line, the calculator page and tests exchange. */

import { type PlayerId, type Rejection, type Result, reject } from '../errors.js';
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
const PLAYER_KEYS: readonly string[] = ['id', 'seat', 'ante', 'dead', 'live', 'folded'];
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
    unknownKey(hand, HAND_KEYS, '') ??
    unknownKeyIn(hand?.players, PLAYER_KEYS, 'players') ??
    unknownKeyIn(hand?.boards, BOARD_KEYS, 'boards') ??
    unknownKey(hand?.rakeConfig, RAKE_KEYS, 'rakeConfig.') ??
    unknownKeyIn(hand?.rakeConfig?.cap, CAP_KEYS, 'rakeConfig.cap');
  return unknown === undefined ? { ok: true, value: hand } : { ok: false, error: unknown };
}

function unknownKey(value: unknown, known: readonly string[], at: string): Rejection | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  for (const key in value) {
    if (!known.includes(key)) {
      return reject('UNKNOWN_KEY', { key: `${at}${key}`, known });
    }
  }
  return undefined;
}

function unknownKeyIn(list: unknown, known: readonly string[], at: string): Rejection | undefined {
  if (!Array.isArray(list)) return undefined;
  for (let i = 0; i < list.length; i++) {
    const found = unknownKey(list[i], known, `${at}[${i}].`);
    if (found !== undefined) return found;
  }
  return undefined;
}
