/** What a server answers to whoever looks after it. Times are in UTC. */

import { howMany } from '../../tools/numbers.js';

const connections = (sockets: number): string =>
  `${howMany(sockets, { one: 'connexion fermée', other: 'connexions fermées' })}.`;

/** Who can be shut out: a player, or all who come from some addresses. */
const kinds = { player: 'joueur', address: 'adresse' };

export const admin = {
  usage: (command: string): string => `la forme est : ${command}`,
  atMost: (most: number): string => `--limit vaut au plus ${most}`,
  twoServers: '--data et --admin-socket désignent deux serveurs : choisissez-en un',
  badLimit: (typed: string): string =>
    `une limite s’écrit tables=5 ou tables=none, pas « ${typed} »`,

  closes: 'Elle ferme à la fin de sa main.',
  deleted: 'Elle est supprimée, avec toutes ses mains.',
  transferred: 'La table a un nouvel hôte.',
  revoked: (devices: number, sockets: number): string =>
    `${howMany(devices, { one: 'appareil déconnecté', other: 'appareils déconnectés' })} ; ${connections(sockets)}`,
  banned: (kind: keyof typeof kinds, who: string, sockets: number): string =>
    `Bannissement : ${kinds[kind]} ${who} ; ${connections(sockets)}`,
  unbanned: (kind: keyof typeof kinds, who: string): string =>
    `Bannissement levé : ${kinds[kind]} ${who}`,

  /** Why the server refuses, by its code. */
  refusals: {
    UNKNOWN_PLAYER: 'personne n’a cet identifiant de joueur',
    notAtTable: 'ce joueur n’est pas à cette table',
    UNKNOWN_TABLE: 'cette table n’existe pas',
    NOT_BANNED: 'il n’y a pas de bannissement sous ce nom',
    TABLE_CLOSED: 'la table est déjà fermée',
    NOT_ALLOWED: 'ce joueur est déjà l’hôte, ou c’est un bot',
    BAD_MESSAGE: 'le serveur ne connaît pas cette question',
    INTERNAL: 'le serveur a échoué',
    other: 'la table a refusé ; le journal du serveur dit peut-être pourquoi',
  },

  /** Columns. */
  table: 'table',
  name: 'nom',
  host: 'hôte',
  status: 'état',
  players: 'joueurs',
  viewers: 'présents',
  events: 'événements',
  eventsPerSecond: 'évén./s',
  bytesPerSecond: 'octets/s',
  size: 'taille',
  player: 'joueur',
  tables: 'tables',
  devices: 'appareils',
  lastSeen: 'dernière visite (UTC)',
  kind: 'genre',
  who: 'qui',
  since: 'depuis (UTC)',
  why: 'motif',
  limit: 'limite',
  used: 'utilisé',
  may: 'permis',
  until: 'jusqu’à (UTC)',
  line: 'ligne',
  when: 'quand (UTC)',
  by: 'par',
  what: 'quoi',
  about: 'sujet',
  hash: 'empreinte',

  /** Cells. */
  withBots: (players: number, bots: number): string =>
    `${players} (${howMany(bots, { one: 'bot', other: 'bots' })})`,
  isBanned: 'bannissement',
  any: 'illimité',
  units: ['o', 'ko', 'Mo', 'Go', 'To'],

  whole: (lines: number): string => `Toutes les lignes (${lines}) découlent l’une de l’autre.`,
  broken: (line: number): string =>
    `La ligne ${line} ne découle pas de la précédente : le journal y a été modifié.`,
  hashThere: 'L’empreinte y est.',
  hashMissing: 'L’empreinte n’y est pas : des lignes manquent.',
  newest: (hash: string): string => `Dernière empreinte : ${hash}`,
};
