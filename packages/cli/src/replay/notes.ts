/** A sentence for each warning of a replay. */

import type { Money, ReplayWarning } from '@sidepot/engine';
import { phrases } from '../phrases.js';

const PLAYERS = ['player', 'turn'];

/** `{detail}` is replaced: players by name, amounts as money. */
export function warningText(
  warning: ReplayWarning,
  names: readonly string[],
  money: Money,
): string {
  const text = phrases.replay.warnings[warning.code].replace(/\{(\w+)\}/g, (_, detail: string) => {
    const value = Number(warning[detail]);
    return PLAYERS.includes(detail) ? (names[value] ?? '?') : money(value);
  });
  return warning.action === undefined ? text : phrases.replay.atAction(text, warning.action + 1);
}
