/** What a change of the settings changed. */

import { SETTINGS, type SettingsChange, type WireSettings } from './settings.js';

/**
 * The old values of what is different now, and nothing of what stayed.
 *
 * @example
 * ```ts
 * import { replacedBy, type WireSettings } from '@sidepot/protocol';
 *
 * export const oldName = (old: WireSettings): string | undefined =>
 *   replacedBy(old, { ...old, name: 'Friday' }).name;
 * ```
 */
export function replacedBy(before: WireSettings, after: WireSettings): SettingsChange {
  const poker = differing(SETTINGS.poker, before.poker, after.poker);
  const room = differing(SETTINGS.room, before.room, after.room);
  return {
    ...(before.name !== after.name && { name: before.name }),
    ...(poker !== null && { poker }),
    ...(room !== null && { room }),
  };
}

function differing<T extends object>(rows: object, before: T, after: T): Partial<T> | null {
  const others = new Map(Object.entries(after));
  const changed = Object.entries(before).filter(
    ([name, value]) => Object.hasOwn(rows, name) && !isSame(value, others.get(name)),
  );
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>);
}

/** Of values as JSON has them. In which order their keys stand makes no difference. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].every((name) => isSame(one.get(name), other.get(name)));
}
