/** What a server answers to whoever looks after it. Times are in UTC. */

import { howMany } from '../../tools/numbers.js';

const connections = (sockets: number): string =>
  `${howMany(sockets, { one: 'Verbindung', other: 'Verbindungen' })} getrennt.`;

/** Who can be shut out: a player, or all who come from some addresses. */
const kinds = { player: 'Spieler', address: 'Adresse' };

export const admin = {
  usage: (command: string): string => `der Aufruf ist: ${command}`,
  atMost: (most: number): string => `--limit ist höchstens ${most}`,
  twoServers: '--data und --admin-socket nennen zwei Server: Nimm nur eins davon',
  badLimit: (typed: string): string =>
    `ein Limit sieht aus wie tables=5 oder tables=none, nicht wie '${typed}'`,

  closes: 'Der Tisch schließt, sobald seine Hand zu Ende ist.',
  deleted: 'Der Tisch ist gelöscht, mit allen seinen Händen.',
  transferred: 'Diese Person ist jetzt der Host.',
  revoked: (devices: number, sockets: number): string =>
    `Auf ${howMany(devices, { one: 'Gerät', other: 'Geräten' })} abgemeldet; ${connections(sockets)}`,
  banned: (kind: keyof typeof kinds, who: string, sockets: number): string =>
    `Ausgesperrt: ${kinds[kind]} ${who}; ${connections(sockets)}`,
  unbanned: (kind: keyof typeof kinds, who: string): string =>
    `Wieder eingelassen: ${kinds[kind]} ${who}`,

  /** Why the server refuses, by its code. */
  refusals: {
    UNKNOWN_PLAYER: 'niemand hat diese Spieler-ID',
    notAtTable: 'diese Person ist nicht an diesem Tisch',
    UNKNOWN_TABLE: 'diesen Tisch gibt es nicht',
    NOT_BANNED: 'unter diesem Namen ist niemand ausgesperrt',
    TABLE_CLOSED: 'der Tisch ist schon geschlossen',
    NOT_ALLOWED: 'diese Person ist schon Host oder ein Bot',
    BAD_MESSAGE: 'diese Frage kennt der Server nicht',
    INTERNAL: 'im Server ist ein Fehler aufgetreten',
    other: 'der Tisch hat abgelehnt; vielleicht steht im Log des Servers, warum',
  },

  /** Columns. */
  table: 'Tisch',
  name: 'Name',
  host: 'Host',
  status: 'Status',
  players: 'Spieler',
  viewers: 'verbunden',
  events: 'Ereignisse',
  eventsPerSecond: 'Ereignisse/s',
  bytesPerSecond: 'Bytes/s',
  size: 'Größe',
  player: 'Spieler',
  tables: 'Tische',
  devices: 'Geräte',
  lastSeen: 'zuletzt da (UTC)',
  kind: 'Art',
  who: 'wer',
  since: 'seit (UTC)',
  why: 'warum',
  limit: 'Limit',
  used: 'verbraucht',
  may: 'erlaubt',
  until: 'bis (UTC)',
  line: 'Zeile',
  when: 'wann (UTC)',
  by: 'von',
  what: 'was',
  about: 'worüber',
  hash: 'Hash',

  /** Cells. */
  withBots: (players: number, bots: number): string =>
    `${players} (${howMany(bots, { one: 'Bot', other: 'Bots' })})`,
  isBanned: 'ausgesperrt',
  any: 'beliebig',
  units: ['B', 'kB', 'MB', 'GB', 'TB'],

  whole: (lines: number): string => `Jede der ${lines} Zeilen folgt aus der davor.`,
  broken: (line: number): string =>
    `Zeile ${line} folgt nicht aus der davor: Dort wurde das Log geändert.`,
  hashThere: 'Der Hash ist dabei.',
  hashMissing: 'Der Hash ist nicht dabei: Es fehlen Zeilen.',
  newest: (hash: string): string => `Neuester Hash: ${hash}`,
};
