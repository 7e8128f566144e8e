/** Checks that more than one entry point makes (R104). Each says what is wrong, or nothing. */

import { isAmount } from '../chips.js';
import { type PlayerId, type Rejection, reject } from '../errors.js';

/** As many as the largest game can be dealt to: hold'em with three burns. */
export const MAX_PLAYERS = 22;

export const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isId = (id: unknown): id is PlayerId =>
  typeof id === 'string' ? id !== '' : Number.isSafeInteger(id);

export function crowdProblem(count: number): Rejection | undefined {
  if (count < 2) return reject('TOO_FEW_PLAYERS', 'a hand needs at least two players', { count });
  if (count <= MAX_PLAYERS) return undefined;
  return reject('TOO_MANY_PLAYERS', `no deck serves more than ${MAX_PLAYERS} players`, {
    count,
    max: MAX_PLAYERS,
  });
}

/** Results are keyed by id, and the keys 1 and "1" of an object are the same key. */
export function duplicateIdProblem<T>(
  list: readonly T[],
  idOf: (item: T) => PlayerId,
): Rejection | undefined {
  for (let i = 1; i < list.length; i++) {
    const id = idOf(list[i] as T);
    for (let j = 0; j < i; j++) {
      const other = idOf(list[j] as T);
      if (id === other || (typeof id !== typeof other && String(id) === String(other))) {
        return reject('DUPLICATE_PLAYER', `${id} is listed twice`, { player: id });
      }
    }
  }
  return undefined;
}

export const unitProblem = (unit: unknown): Rejection | undefined =>
  isAmount(unit) && unit > 0
    ? undefined
    : reject('BAD_UNIT', 'unit must be a whole number of at least 1', { value: unit });
