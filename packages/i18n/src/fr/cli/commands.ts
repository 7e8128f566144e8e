/** What the help says of each command, its operands and its options. Names of options stay as they are. */

import { engineCommands } from './engines.js';
import { statsHelp } from './stats.js';

const json = 'afficher une ligne de JSON';
const ante = 'ante';
const unit = 'plus petit jeton';
const databaseUrl = 'ou PostgreSQL (défaut : DATABASE_URL, si défini)';
const keepDays = 'supprimer les tables n jours après leur fermeture';
const dataFolder = (usual: string): string => `dossier des tables (défaut : ${usual})`;

export const commands = {
  about: 'Tables de poker à partager par lien ; pots annexes, mains, chances, historiques.',
  version: 'afficher la version',
  help: 'afficher cette aide',
  helpOf: 'afficher l’aide d’une commande',
  color: 'sans couleurs, même sur un terminal',
  lang: 'langue, sinon selon LC_ALL, LC_MESSAGES ou LANG',

  /** Headings of the help, and what stands for options and commands in its first line. */
  titles: {
    usage: 'Utilisation :',
    arguments: 'Arguments :',
    options: 'Options :',
    globalOptions: 'Options globales :',
    commands: 'Commandes :',
    examples: 'Exemples :',
  },
  placeholders: { options: '[options]', command: '[commande]' },
  /** "threads (défaut : 1)"; in a list of choices "holdem (défaut), omaha". */
  default: (about: string, usual: string): string => `${about} (défaut : ${usual})`,
  choices: (about: string, choices: string): string => `${about} : ${choices}`,
  defaultChoice: (choice: string): string => `${choice} (défaut)`,

  /** Options that describe a hand. */
  hand: {
    game: 'variante',
    limit: 'limite des mises, celle de la variante si omise',
    ante,
    anteMode: 'qui paie l’ante',
    anteOrder: 'ce que paie d’abord qui met l’ante pour tous',
    unit,
  },

  serve: {
    summary: 'servir des tables, ici et par lien',
    about: 'Servir des tables de poker : créez-en une sur la page, envoyez le lien, jouez.',
    port: (usual: number): string => `port d’écoute (défaut : PORT ou ${usual})`,
    host: (usual: string): string => `adresse d’écoute (défaut : HOST ou ${usual})`,
    data: dataFolder,
    databaseUrl,
    keepDays,
    shardUrl: 'autres bases pour les tables (défaut : SHARD_URLS, si défini)',
    natsUrl: 'NATS entre les serveurs (défaut : NATS_URL, si défini)',
    natsCreds: 'identifiants NATS (défaut : NATS_CREDS, si défini)',
    trustProxy: 'croire les en-têtes X-Forwarded du proxy en amont',
    origin: 'autres sites qui peuvent utiliser ce serveur',
    limits: 'ce que tables et gens peuvent utiliser, en JSON',
    allowedHost: 'noms d’hôte admis ; les autres sont refusés',
    adminSocket: 'où sidepot admin le trouve (défaut : dans --data)',
    sessionDays: 'déconnecter les appareils inutilisés depuis n jours',
    sessionMaxDays: 'déconnecter les appareils après n jours',
    pushKeys: 'annoncer le tour par Web Push (défaut : PUSH_KEYS, si défini)',
    pushHost: 'services push, outre ceux des navigateurs connus',
    log: 'journaliser chaque requête sur stderr, pas que les échecs',
  },
  pushKeys: {
    summary: 'créer des clés pour serve --push-keys',
    about: 'Afficher de nouvelles clés Web Push en JSON. Gardez ce fichier pour vous.',
    contact: 'adresse mailto: ou https: où les services push vous joignent',
  },
  backup: {
    summary: 'copier toutes les tables dans un fichier, en pleine partie',
    about: 'Écrire tout ce qui est stocké dans un seul fichier, sans arrêter le serveur.',
    path: 'le fichier, ou un dossier pour un fichier daté',
  },
  restore: {
    summary: 'remettre une sauvegarde à un endroit vide',
    about: 'Remettre une sauvegarde dans un dossier vide ou une base PostgreSQL vide.',
    file: 'ce que sidepot backup a écrit, quel que soit le stockage',
  },
  prune: {
    summary: 'supprimer ce qui ne sert plus',
    about: 'Supprimer vieilles clés, vieux instantanés et tables fermées depuis longtemps.',
    keepDays,
  },
  /** Of backup, restore and prune. */
  place: { data: dataFolder, databaseUrl },
  admin: {
    summary: 'gérer un serveur lancé : tables, joueurs, journal d’audit',
    about: 'Interroger un serveur de cette machine, par le socket de son dossier de données.',
    action: 'que faire',
    ids: 'sur quoi ou sur qui',
    data: (usual: string): string => `dossier de données du serveur (défaut : ${usual})`,
    adminSocket: 'socket d’un serveur sans dossier de données',
    limit: 'lignes à afficher',
    reason: 'motif d’un bannissement',
    verify: 'log : chaque ligne découle-t-elle de la précédente ?',
    expect: 'et cette empreinte, notée avant, y figure-t-elle ?',
    json,
  },
  move: {
    summary: 'changer de base des tables en veille',
    about: 'Déplacer des tables vers une autre des bases, pendant que les serveurs servent.',
    shard: 'numéro de la base : 1 est la première, avec l’annuaire',
    tables: 'identifiants de tables, comme dans leurs liens',
    databaseUrl: 'la première base (défaut : DATABASE_URL, si défini)',
    shardUrl: 'toutes les autres (défaut : SHARD_URLS, si défini)',
  },
  settle: {
    summary: 'régler une main : mise rendue, pots, rake et gains',
    about: 'Régler une main donnée en JSON : mise non suivie, pots, rake et gains.',
    file: 'un fichier JSON ; l’entrée standard si absent ou -',
    json: 'afficher une ligne de JSON au lieu d’un tableau',
    jsonl: 'lire une main par ligne, répondre d’une ligne de JSON à chacune',
    explain: 'ajouter les raisons au JSON (le tableau les a toujours)',
  },
  replay: {
    summary: 'rejouer des historiques : pots, mises rendues, stacks',
    about:
      'Rejouer des historiques de mains en PHH, Open Hand History, journal de PokerNow ou textes de ' +
      'PokerStars et GGPoker : ce que chacun a mis, les pots, qui finit avec quoi.',
    files:
      'fichiers .phh, .phhs, .ohh, .csv de PokerNow, textes de PokerStars, GGPoker ; - pour l’entrée standard',
    json: 'afficher une ligne de JSON par main',
    unit: 'valeur d’un jeton (défaut : 0.01 ou 1, selon la main)',
    jobs: 'threads (défaut : un par cœur si l’entrée est longue)',
    warnings: 'ajouter au JSON les écarts au règlement (sinon toujours là)',
  },
  eval: {
    summary: 'nommer des mains et dire la meilleure',
    about: 'Dire ce qu’est chaque main, quelles cinq cartes jouent, et comparer les mains.',
    cards: 'mains comme AsKsQsJsTs ; des cartes seules font une main',
    board: 'cartes communes à toutes les mains',
    json: 'afficher une ligne de JSON par main, dans l’ordre donné',
  },
  equity: {
    summary: 'compter combien de fois chaque main gagne',
    about: 'Compter combien de fois chaque main gagne ou partage, et sa part du pot.',
    hands: 'cartes (AsKs, 2c3d4h/Kd7s) ou range (QQ+,AKs) de chacun',
    board: 'cartes du board',
    dead: 'cartes qui ne peuvent plus venir',
    samples: 'tirer n boards au hasard au lieu de tous les compter',
    seed: 'graine des boards tirés au hasard',
    json: 'afficher une ligne de JSON avec les comptes',
  },
  perft: {
    summary: 'compter les enchères possibles d’une main',
    about: 'Compter les suites d’actions distinctes, pour comparer avec un autre moteur.',
    stacks: 'jetons par siège, comme 10,10 ; ou un nombre pour tous',
    depth: 'compter jusqu’à tant d’actions',
    players: 'nombre de joueurs (défaut : celui des stacks)',
    blinds: (usual: string): string => `blindes (défaut : ${usual})`,
    straddle: 'straddle UTG, ou siège:montant',
    button: 'siège du bouton (défaut : le dernier)',
    json,
  },
  simulate: {
    summary: 'jouer des mains au hasard et vérifier qu’aucun jeton ne se perd',
    about: 'Jouer des mains au hasard jusqu’au bout : vitesse, et jetons au complet ou non.',
    hands: 'mains à jouer',
    players: (usual: string): string => `joueurs d’une main, comme 6 ou 2-9 (défaut : ${usual})`,
    stacks: 'jetons d’un joueur, comme 100 ou 1-200',
    blinds: (usual: string): string => `blindes (défaut : ${usual})`,
    seed: 'graine des cartes et des choix',
    jobs: 'threads',
    json,
  },
  ...engineCommands,
  stats: statsHelp,
  completion: {
    summary: 'afficher un script qui complète les commandes',
    about: 'Afficher un script pour votre shell qui complète commandes, options et choix.',
    shell: 'votre shell',
    examples: 'Exemples, pour le shell en cours et pour tous les suivants :',
  },
};
