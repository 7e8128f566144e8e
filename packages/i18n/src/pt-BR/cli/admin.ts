/** What a server answers to whoever looks after it. Times are in UTC. */

import { howMany } from '../../tools/numbers.js';

const connections = (sockets: number): string =>
  `${howMany(sockets, { one: 'conexão fechada', other: 'conexões fechadas' })}.`;

/** Who can be shut out: a player, or all who come from some addresses. */
const kinds = { player: 'jogador', address: 'endereço' };

export const admin = {
  usage: (command: string): string => `escreva: ${command}`,
  atMost: (most: number): string => `--limit é no máximo ${most}`,
  twoServers: '--data e --admin-socket indicam dois servidores: escolha um',
  badLimit: (typed: string): string => `um limite é como tables=5 ou tables=none, não '${typed}'`,

  closes: 'A mesa fecha quando a mão acabar.',
  deleted: 'A mesa foi excluída, com todas as suas mãos.',
  transferred: 'A mesa tem novo host.',
  revoked: (devices: number, sockets: number): string =>
    `Sessão encerrada em ${howMany(devices, { one: 'aparelho', other: 'aparelhos' })}; ${connections(sockets)}`,
  banned: (kind: keyof typeof kinds, who: string, sockets: number): string =>
    `Bloqueio: ${kinds[kind]} ${who}; ${connections(sockets)}`,
  unbanned: (kind: keyof typeof kinds, who: string): string =>
    `Bloqueio desfeito: ${kinds[kind]} ${who}`,

  /** Why the server refuses, by its code. */
  refusals: {
    UNKNOWN_PLAYER: 'ninguém tem esse id de jogador',
    notAtTable: 'esse jogador não está nesta mesa',
    UNKNOWN_TABLE: 'essa mesa não existe',
    NOT_BANNED: 'ninguém tem um bloqueio com esse nome',
    TABLE_CLOSED: 'a mesa já está fechada',
    NOT_ALLOWED: 'esse jogador já é o host, ou é um bot',
    BAD_MESSAGE: 'o servidor não conhece essa pergunta',
    INTERNAL: 'o servidor falhou',
    other: 'a mesa recusou; o log do servidor talvez diga por quê',
  },

  /** Columns. */
  table: 'mesa',
  name: 'nome',
  host: 'host',
  status: 'estado',
  players: 'jogadores',
  viewers: 'conexões',
  events: 'eventos',
  eventsPerSecond: 'eventos/s',
  bytesPerSecond: 'bytes/s',
  size: 'tamanho',
  player: 'jogador',
  tables: 'mesas',
  devices: 'aparelhos',
  lastSeen: 'último uso (UTC)',
  kind: 'tipo',
  who: 'quem',
  since: 'desde (UTC)',
  why: 'motivo',
  limit: 'limite',
  used: 'usado',
  may: 'permitido',
  until: 'até (UTC)',
  line: 'linha',
  when: 'quando (UTC)',
  by: 'por',
  what: 'o quê',
  about: 'sobre',
  hash: 'hash',

  /** Cells. */
  withBots: (players: number, bots: number): string => `${players} (${bots} bots)`,
  isBanned: 'bloqueio',
  any: 'sem limite',
  units: ['B', 'kB', 'MB', 'GB', 'TB'],

  whole: (lines: number): string => `Todas as ${lines} linhas se encadeiam.`,
  broken: (line: number): string =>
    `A linha ${line} não se encadeia com a anterior: o log foi alterado ali.`,
  hashThere: 'O hash está lá.',
  hashMissing: 'O hash não está lá: faltam linhas.',
  newest: (hash: string): string => `Hash mais recente: ${hash}`,
};
