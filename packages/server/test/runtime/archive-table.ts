/** A table with so many hands that are over, as the store has them. */

import type { HandFormat } from '@sidepot/protocol';
import { archivePart, type KeptHand } from '../../src/history/index.js';
import type { Store } from '../../src/store/index.js';
import { randomHand } from '../history/hands.js';

export const TABLE = 'table-0123456789';

/** Random ones, again and again: what they are of is all the same. */
export async function withHands(store: Store, count: number): Promise<readonly KeptHand[]> {
  await store.createIdentity({ id: 'ann', name: 'Ann', createdAt: 1, tokenHash: 'hash of ann' });
  await store.createTable({ id: TABLE, host: 'ann', createdAt: 1, info: '{}' });
  const some = Array.from({ length: Math.min(count, 40) }, (_, n) => randomHand(7, n + 1).hand);
  const hands = Array.from({ length: count }, (_, n) => ({
    ...(some[n % some.length] as KeptHand),
    number: n + 1,
  }));
  for (const hand of hands) {
    const { number, startedAt } = hand;
    const record = { number, startedAt, summary: '{}', log: JSON.stringify(hand) };
    await store.append(TABLE, 0, [], { hand: record });
  }
  return hands;
}

/** The file as it was made before: all at once. */
export const wholeArchive = (
  hands: readonly KeptHand[],
  viewer: string,
  format: HandFormat,
): string => hands.map((hand, i) => archivePart(hand, i, viewer, format)).join('');
