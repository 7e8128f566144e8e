/** What a server answers to whoever looks after it. Times are in UTC. */

import { howMany } from '../../tools/numbers.js';

const connections = (sockets: number): string =>
  `${howMany(sockets, { one: 'conexión cerrada', other: 'conexiones cerradas' })}.`;

/** Who can be shut out: a player, or all who come from some addresses. */
const kinds = { player: 'jugador', address: 'dirección' };

export const admin = {
  usage: (command: string): string => `se escribe así: ${command}`,
  atMost: (most: number): string => `--limit es ${most} como máximo`,
  twoServers: '--data y --admin-socket indican dos servidores: elige uno',
  badLimit: (typed: string): string =>
    `un límite se escribe como tables=5 o tables=none, no '${typed}'`,

  closes: 'Se cierra cuando acabe su mano.',
  deleted: 'Mesa borrada, con todas sus manos.',
  transferred: 'Ese jugador lleva la mesa a partir de ahora.',
  revoked: (devices: number, sockets: number): string =>
    `Sesión cerrada en ${howMany(devices, { one: 'dispositivo', other: 'dispositivos' })}; ${connections(sockets)}`,
  banned: (kind: keyof typeof kinds, who: string, sockets: number): string =>
    `Bloqueo: ${kinds[kind]} ${who}; ${connections(sockets)}`,
  unbanned: (kind: keyof typeof kinds, who: string): string =>
    `Bloqueo levantado: ${kinds[kind]} ${who}`,

  /** Why the server refuses, by its code. */
  refusals: {
    UNKNOWN_PLAYER: 'nadie tiene ese identificador de jugador',
    notAtTable: 'ese jugador no está en esta mesa',
    UNKNOWN_TABLE: 'no existe esa mesa',
    NOT_BANNED: 'nadie tiene un bloqueo con ese nombre',
    TABLE_CLOSED: 'la mesa ya está cerrada',
    NOT_ALLOWED: 'ese jugador ya es el anfitrión, o es un bot',
    BAD_MESSAGE: 'el servidor no conoce esa pregunta',
    INTERNAL: 'el servidor ha fallado',
    other: 'la mesa lo ha rechazado; quizá el registro del servidor diga por qué',
  },

  /** Columns. */
  table: 'mesa',
  name: 'nombre',
  host: 'anfitrión',
  status: 'estado',
  players: 'jugadores',
  viewers: 'conectados',
  events: 'eventos',
  eventsPerSecond: 'eventos/s',
  bytesPerSecond: 'bytes/s',
  size: 'tamaño',
  player: 'jugador',
  tables: 'mesas',
  devices: 'dispositivos',
  lastSeen: 'última vez (UTC)',
  kind: 'tipo',
  who: 'quién',
  since: 'desde (UTC)',
  why: 'motivo',
  limit: 'límite',
  used: 'usado',
  may: 'permitido',
  until: 'hasta (UTC)',
  line: 'línea',
  when: 'cuándo (UTC)',
  by: 'por',
  what: 'qué',
  about: 'sobre',
  hash: 'hash',

  /** Cells. */
  withBots: (players: number, bots: number): string =>
    `${players} (${howMany(bots, { one: 'bot', other: 'bots' })})`,
  isBanned: 'con bloqueo',
  any: 'sin límite',
  units: ['B', 'kB', 'MB', 'GB', 'TB'],

  whole: (lines: number): string => `Cada línea sigue a la anterior: ${lines} en total.`,
  broken: (line: number): string =>
    `La línea ${line} no sigue a la anterior: el registro se ha modificado ahí.`,
  hashThere: 'El hash está.',
  hashMissing: 'El hash no está: faltan líneas.',
  newest: (hash: string): string => `Último hash: ${hash}`,
};
