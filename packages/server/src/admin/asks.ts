/** Reads what came over the socket: a program of ours wrote it, but anybody with the file's rights may. */

import { QUOTAS } from '@sidepot/protocol';
import type { AdminCalls, AdminName } from './types.js';

type Fields = Readonly<Record<string, unknown>>;

const MOST = 1000;
const MOST_TEXT = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_TEXT && !value.includes('\0');

const isLimit = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST;

const id = ({ table }: Fields) => (isText(table) ? { table } : null);
const whom = ({ player }: Fields) => (isText(player) ? { player } : null);
const many = ({ limit }: Fields) => (isLimit(limit) ? { limit } : null);

/** Limits are whole numbers, or null for none. */
function quotaIn({ player, set }: Fields): AdminCalls['quota']['ask'] | null {
  if (!isText(player)) return null;
  if (set === undefined) return { player };
  if (set === null) return { player, set };
  if (typeof set !== 'object') return null;
  const limits = Object.entries(set);
  const isSound = limits.every(
    ([name, most]) =>
      QUOTAS.some((one) => one === name) &&
      (most === null || (Number.isSafeInteger(most) && Number(most) >= 0)),
  );
  if (!isSound || limits.length === 0) return null;
  return {
    player,
    set: Object.fromEntries(limits.map(([name, most]) => [name, most ?? Number.POSITIVE_INFINITY])),
  };
}

type Readers = {
  readonly [N in AdminName]: (fields: Fields) => AdminCalls[N]['ask'] | null;
};

/** Null: that is no such question. */
export const READERS: Readers = {
  tables: many,
  players: many,
  close: id,
  delete: id,
  revoke: whom,
  ban: ({ who, reason }) => (isText(who) && isText(reason) ? { who, reason } : null),
  unban: ({ who }) => (isText(who) ? { who } : null),
  bans: () => ({}),
  quota: quotaIn,
  transfer: ({ table, player }) => (isText(table) && isText(player) ? { table, player } : null),
  log: many,
  verify: ({ expect }) => (expect === null || isText(expect) ? { expect } : null),
};
