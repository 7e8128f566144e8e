/** What is wrong with a command line, with a file or with the JSON in it. One line each. */

import { wordFor } from '../../tools/numbers.js';

export const usage = {
  noHelp: (command: string): string =>
    `pas d’aide pour « ${command} » : sidepot tout seul liste les commandes`,
  noLanguage: (tag: string, tags: readonly string[]): string =>
    `il n’y a pas de langue « ${tag} » ; il y a ${tags.join(', ')}`,

  /** What the reader of the command line refuses. Options and commands are as they were typed. */
  unknownOption: (option: string): string => `option inconnue « ${option} »`,
  unknownCommand: (command: string): string => `commande inconnue « ${command} »`,
  missingArgument: (name: string): string => `il manque l’argument « ${name} »`,
  missingValue: (option: string): string => `il manque la valeur de l’option « ${option} »`,
  missingOption: (option: string): string => `il manque l’option obligatoire « ${option} »`,
  conflict: (option: string, other: string): string =>
    `l’option « ${option} » ne va pas avec l’option « ${other} »`,
  tooMany: (command: string, expected: number, got: number): string =>
    `trop d’arguments pour « ${command} » : ${expected} ${wordFor(expected, { one: 'attendu', other: 'attendus' })}, ` +
    `${got} ${wordFor(got, { one: 'donné', other: 'donnés' })}.`,
  badOption: (option: string, value: string, why: string): string =>
    `valeur « ${value} » incorrecte pour l’option « ${option} ». ${why}`,
  badArgument: (name: string, value: string, why: string): string =>
    `valeur « ${value} » incorrecte pour l’argument « ${name} ». ${why}`,
  didYouMean: (names: readonly string[]): string => `(Vouliez-vous dire ${names.join(' ou ')} ?)`,

  /** Why a value is no good: a sentence of its own. */
  choices: (choices: readonly string[]): string => `Choix possibles : ${choices.join(', ')}.`,
  whole: 'Il faut un nombre entier.',
  atLeastOne: 'Il faut au moins 1.',
  atMost: (most: number): string => `Il faut au plus ${most}.`,
  positiveDecimal: 'Il faut un nombre positif comme 0.01.',
  days: (most: number): string => `Il faut un nombre entier de jours, au plus ${most}.`,

  /** "stacks : il faut …": the names of options stay. */
  mustBe: (field: string, wants: string): string => `${field} : il faut ${wants}`,
  smallAndBig: 'small,big (la petite et la grosse)',
  numbersWithCommas: 'des nombres entiers séparés par des virgules',
  numberOrRange: 'un nombre entier ou un intervalle comme 2-9',
  amountsOrOne: (amounts: number): string => `${amounts} montants, ou un seul`,
  straddle: 'un montant ou siège:montant',

  port: (most: number, typed: string): string =>
    `un port est un nombre de 0 à ${most}, pas « ${typed} »`,
  origin: (typed: string): string =>
    `une origine s’écrit comme https://poker.example, pas « ${typed} »`,
  host: (typed: string): string =>
    `un hôte est un nom comme poker.example, sans port, pas « ${typed} »`,
  databaseUrl: 'l’URL d’une base s’écrit comme postgres://user:password@host:5432/name',
  natsUrl: 'une URL NATS s’écrit comme nats://user:password@host:4222, ou tls://…',
  twoStores: '--data et --database-url sont deux stockages : choisissez-en un',
  natsCreds: '--nats-creds va avec --nats-url',
  shardUrl: '--shard-url et --nats-url vont avec --database-url',
  allDatabases: 'indiquez toutes les bases : --database-url et --shard-url',
  pushHost: '--push-host va avec --push-keys',
  badPushHost: (typed: string): string =>
    `un hôte push est un nom comme push.example, pas « ${typed} »`,
  noPushKeys: (file: string): string =>
    `« ${file} » ne contient pas de clés Web Push : sidepot push-keys en crée`,
  contact: (typed: string): string =>
    `un contact s’écrit comme mailto:me@poker.example, pas « ${typed} »`,
  keysFile: {
    notJson: (file: string): string => `le fichier de clés « ${file} » n’est pas du JSON`,
    unreadable: (file: string): string => `le fichier de clés « ${file} » est illisible`,
  },
  limitsFile: {
    notJson: (file: string): string => `le fichier des limites « ${file} » n’est pas du JSON`,
    unreadable: (file: string): string => `le fichier des limites « ${file} » est illisible`,
    notObject: (path: string | null): string =>
      `limites : ${path === null ? 'le fichier' : `« ${path} »`} doit être un objet`,
    unknown: (path: string, known: readonly string[]): string =>
      `limites : « ${path} » n’existe pas ; il y a ${known.join(', ')}`,
    notNumber: (path: string, mayBeNull: boolean): string =>
      `limites : « ${path} » doit être un nombre entier à partir de 0${mayBeNull ? ', ou null pour ne rien limiter' : ''}`,
  },

  /** Files and streams; `why` is what the system said. */
  stdin: 'l’entrée standard',
  waiting: {
    json: 'du JSON est attendu sur l’entrée standard, terminez par Ctrl-D',
    hands: 'des mains sont attendues sur l’entrée standard, terminez par Ctrl-D',
  },
  stdinIsFolder: 'l’entrée standard est un dossier, pas un fichier',
  noFile: (file: string): string => `fichier introuvable : ${file}`,
  isFolder: (file: string): string => `c’est un dossier, pas un fichier : ${file}`,
  noPermission: (file: string): string => `pas le droit de lire ${file}`,
  unreadable: (file: string, why: string): string => `impossible de lire ${file} : ${why}`,
  unwritable: (why: string): string => `impossible d’écrire la sortie : ${why}`,
  noEnd: (file: string, mebibytes: number, line: number): string =>
    `${file} : aucune fin de main en ${mebibytes} Mio à partir de la ligne ${line}`,

  /** Of JSON. */
  tooLong: { line: 'la ligne', input: 'l’entrée (une main ; --jsonl en lit une par ligne)' },
  longerThan: (what: string, bytes: number): string => `${what} dépasse ${bytes} octets`,
  notJson: 'JSON incorrect',
  notJsonSince: (why: string): string => `JSON incorrect : ${why}`,
  at: (why: string, line: number, column: number): string =>
    `${why} (ligne ${line}, colonne ${column})`,
  notUtf8: 'le texte n’est pas en UTF-8',
  empty: 'l’entrée est vide',
  endsEarly: 'le texte s’arrête trop tôt',
  expected: {
    value: 'il faut une valeur',
    'first-value': 'il faut une valeur ou ]',
    key: 'il faut une clé entre guillemets doubles',
    'first-key': 'il faut une clé entre guillemets doubles ou }',
    colon: 'il faut un deux-points après la clé',
    comma: 'il faut une virgule ou un crochet fermant',
    end: 'il ne faut rien après la première valeur',
  },
  openString:
    'cette chaîne n’est pas fermée, ou contient un échappement incorrect ou un saut de ligne',
  severalHands: (refusal: string): string =>
    `${refusal} (pour plusieurs mains, une par ligne : --jsonl)`,
  report: (thrown: string): string => `veuillez signaler cette main : ${thrown}`,

  /** Of cards. */
  shared: ' (cartes communes aux mains : --board)',
  cardCount: (what: string, least: number, most: number, got: number): string =>
    `${what} : il faut ${least === most ? least : `de ${least} à ${most}`} cartes, pas ${got}`,
  handWithoutBoard: 'une main sans board',
  board: 'le board',
  hand: 'une main',
};
