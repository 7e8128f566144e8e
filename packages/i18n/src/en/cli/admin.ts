/** What a server answers to whoever looks after it. Times are in UTC. */

import { howMany } from '../../tools/numbers.js';

const connections = (sockets: number): string =>
  `${howMany(sockets, { one: 'connection', other: 'connections' })} closed.`;

/** Who can be shut out: a player, or all who come from some addresses. */
const kinds = { player: 'player', address: 'address' };

export const admin = {
  usage: (command: string): string => `it is: ${command}`,
  atMost: (most: number): string => `--limit is at most ${most}`,
  twoServers: '--data and --admin-socket name two servers: choose one',
  badLimit: (typed: string): string => `a limit looks like tables=5 or tables=none, not '${typed}'`,

  closes: 'It closes when its hand is over.',
  deleted: 'It is gone, with all of its hands.',
  transferred: 'They are its host now.',
  revoked: (devices: number, sockets: number): string =>
    `Signed out on ${howMany(devices, { one: 'device', other: 'devices' })}; ${connections(sockets)}`,
  banned: (kind: keyof typeof kinds, who: string, sockets: number): string =>
    `Shut out: ${kinds[kind]} ${who}; ${connections(sockets)}`,
  unbanned: (kind: keyof typeof kinds, who: string): string =>
    `Let in again: ${kinds[kind]} ${who}`,

  /** Why the server refuses, by its code. */
  refusals: {
    UNKNOWN_PLAYER: 'nobody has this player id',
    notAtTable: 'that player is not at this table',
    UNKNOWN_TABLE: 'there is no such table',
    NOT_BANNED: 'nobody is shut out under that name',
    TABLE_CLOSED: 'the table is closed already',
    NOT_ALLOWED: 'that player is the host already, or a bot',
    BAD_MESSAGE: 'not a question it knows',
    INTERNAL: 'the server failed',
    other: 'the table refused; the log of the server may say why',
  },

  /** Columns. */
  table: 'table',
  name: 'name',
  host: 'host',
  status: 'status',
  players: 'players',
  viewers: 'viewers',
  events: 'events',
  eventsPerSecond: 'events/s',
  bytesPerSecond: 'bytes/s',
  size: 'size',
  player: 'player',
  tables: 'tables',
  devices: 'devices',
  lastSeen: 'last seen (UTC)',
  kind: 'kind',
  who: 'who',
  since: 'since (UTC)',
  why: 'why',
  limit: 'limit',
  used: 'used',
  may: 'may',
  until: 'until (UTC)',
  line: 'line',
  when: 'when (UTC)',
  by: 'by',
  what: 'what',
  about: 'about',
  hash: 'hash',

  /** Cells. */
  withBots: (players: number, bots: number): string => `${players} (${bots} bots)`,
  isBanned: 'shut out',
  any: 'any',
  units: ['B', 'kB', 'MB', 'GB', 'TB'],

  whole: (lines: number): string => `All ${lines} lines follow from one another.`,
  broken: (line: number): string =>
    `Line ${line} does not follow from the one before: the log was changed there.`,
  hashThere: 'The hash is there.',
  hashMissing: 'The hash is not there: lines are missing.',
  newest: (hash: string): string => `Newest hash: ${hash}`,
};
