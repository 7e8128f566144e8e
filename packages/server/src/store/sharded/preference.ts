/**
 * Rendezvous hashing: every table has its own order of the databases. Equally many prefer each, and
 * one more takes its share from all and moves nothing between the others.
 */

import { hash } from 'node:crypto';

export const byPreference = (tableId: string, shards: readonly number[]): readonly number[] =>
  shards
    .map((shard) => ({ shard, score: hash('sha256', `${shard} ${tableId}`, 'hex') }))
    .toSorted((a, b) => (a.score < b.score ? 1 : -1))
    .map(({ shard }) => shard);
