/**
 * Looking players up by id. A hand has few players, so a scan beats a Map; but comparing strings is
 * most of the cost of a scan (a third of `calculateSidePots` when measured), so a small number is compared
 * first. Results are keyed by id, and the keys 1 and "1" of an object are the same key: so they
 * count as the same id.
 */

import { isId, unfit } from '../checks.js';
import { type PlayerId, type Refusal, reject } from '../errors.js';

export { isId };

/** Equal for equal ids, and most often different for different ones. */
export function fingerprint(id: PlayerId): number {
  const text = typeof id === 'string' ? id : String(id);
  return (text.length << 16) ^ (text.charCodeAt(0) << 8) ^ text.charCodeAt(text.length - 1);
}

/** Where `id` stands in `ids`, whose fingerprints are `prints`; −1 if nowhere. */
export function indexOfId(
  ids: readonly PlayerId[],
  prints: readonly number[],
  id: PlayerId,
): number {
  const print = fingerprint(id);
  for (let i = 0; i < ids.length; i++) if (prints[i] === print && ids[i] === id) return i;
  return -1;
}

export function duplicateIdProblem(
  ids: readonly PlayerId[],
  prints?: readonly number[],
): Refusal | undefined {
  // Only ids that share a bit with an earlier one can be equal to it.
  let seen = 0;
  for (let i = 0; i < ids.length; i++) {
    const print = prints === undefined ? fingerprint(ids[i] as PlayerId) : (prints[i] as number);
    const bit = 1 << (print & 31);
    if ((seen & bit) !== 0 && isAmong(ids, i)) {
      return reject('DUPLICATE_PLAYER', { player: ids[i] as PlayerId });
    }
    seen |= bit;
  }
  return undefined;
}

function isAmong(ids: readonly PlayerId[], count: number): boolean {
  const id = String(ids[count]);
  for (let j = 0; j < count; j++) if (String(ids[j]) === id) return true;
  return false;
}

/** For lists of players that a caller hands in: a list, of ids, each once. */
export const idListProblem = (field: string, ids: unknown): Refusal | undefined =>
  isIdList(ids) ? duplicateIdProblem(ids) : unfit(field, 'players', ids);

/** By index: `every` passes over the holes of a list. */
function isIdList(ids: unknown): ids is readonly PlayerId[] {
  if (!Array.isArray(ids)) return false;
  for (let i = 0; i < ids.length; i++) if (!isId(ids[i])) return false;
  return true;
}

/** False only if no two of these can have the same id. */
export function mayShareId(players: readonly { readonly id: PlayerId }[]): boolean {
  let seen = 0;
  let texts = 0;
  for (let i = 0; i < players.length; i++) {
    const { id } = players[i] as { readonly id: PlayerId };
    const isText = typeof id === 'string';
    if (isText) texts++;
    const bit = 1 << ((isText ? fingerprint(id) : id) & 31);
    if ((seen & bit) !== 0) return true;
    seen |= bit;
  }
  // Numbers are told apart without making texts of them, but not from texts: 1 is "1".
  return texts > 0 && texts < players.length;
}
