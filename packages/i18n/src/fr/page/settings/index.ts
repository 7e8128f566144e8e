/** The words of the settings: for the lobby, for the host, for the list of rules and for the log. */

import { amount, count } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { table } from '../table.js';

const speeds = { none: 'Immédiat', fast: 'Rapide', normal: 'Normal', slow: 'Lent' } as const;
const currencies = {
  none: 'Jetons',
  USD: '$ Dollars américains',
  EUR: '€ Euros',
  GBP: '£ Livres sterling',
  CAD: '$ Dollars canadiens',
  AUD: '$ Dollars australiens',
  NZD: 'NZD Dollars néo-zélandais',
  CHF: 'CHF Francs suisses',
  SEK: 'SEK Couronnes suédoises',
  NOK: 'NOK Couronnes norvégiennes',
  DKK: 'DKK Couronnes danoises',
  PLN: 'PLN Zlotys polonais',
  CZK: 'CZK Couronnes tchèques',
  BRL: 'BRL Réaux brésiliens',
  INR: '₹ Roupies indiennes',
} as const;
const seconds = (number: number): string => `${count(number)} s`;
const percent = (number: number): string => `${count(number)} %`;

export const settings = {
  problems: {
    whole: 'Saisissez un nombre entier.',
    number: 'Saisissez un nombre.',
    name: 'Saisissez un nom pour la table.',
    some: 'Quelque chose est à revoir ci-dessus.',
    levels: 'Chaque niveau demande des nombres entiers et une durée supérieure à 0.',
    list: 'Saisissez des nombres entiers supérieurs à 0, la première place d’abord : 50, 30, 20.',
  },
  refused: {
    wants: (wants: string): string => `Il faut ${wants}.`,
    deck: (players: number): string =>
      `Le jeu de cartes suffit à ${count(players)} joueurs au plus dans cette variante.`,
    value: 'Le serveur n’accepte pas cette valeur.',
  },
  /** By the kind of a setting, from its limits. */
  ranges: {
    name: (most: number): string => `Jusqu’à ${count(most)} caractères sur une ligne.`,
    seconds: (min: number, max: number | null): string =>
      max === null
        ? `Au moins ${count(min)} secondes.`
        : `De ${count(min)} à ${count(max)} secondes.`,
    percent: (max: number): string => `De 0 à ${count(max)} pour cent.`,
    whole: (min: number, max: number | null): string =>
      max === null ? `Au moins ${count(min)}.` : `De ${count(min)} à ${count(max)}.`,
    chips: (min: number): string => `Au moins ${amount(min)}.`,
    list: (min: number, max: number): string =>
      `De ${count(min)} à ${count(max)} nombres entiers supérieurs à 0.`,
    levels: 'Au moins 1 ; au temps, 24 heures au plus.',
  },

  parts: {
    stakes: 'Enjeux et antes',
    buyIn: 'Cave',
    time: 'Chrono et rythme',
    play: 'Abattage et options',
    people: 'Sièges et spectateurs',
    rake: 'Rake',
    tournament: 'Tournoi',
  },

  /** In the form, by field. */
  labels: {
    name: 'Nom de la table',
    mode: 'Type',
    game: 'Variante',
    mix: 'Mix',
    'mix.games': 'Variantes du mix',
    'mix.rotate': 'La variante change',
    'mix.hands': 'Mains de chaque variante',
    'mix.stakes': 'Des mises propres à chaque variante',
    limit: 'Limite',
    seatCount: 'Sièges',
    smallBlind: 'Petite blinde',
    bigBlind: 'Grosse blinde',
    anteMode: 'Ante',
    ante: 'Montant de l’ante',
    bringIn: 'Bring-in',
    singleAnteOrder: 'Un stack court paie d’abord',
    straddle: 'Straddle',
    minBuyIn: 'Minimum',
    maxBuyIn: 'Maximum',
    currency: 'Compter en',
    returnMinutes: 'Minutes avant de pouvoir revenir avec moins',
    runs: 'Tirer le board',
    bombPot: 'Bomb pots',
    'bombPot.every': 'Une main sur',
    'bombPot.ante': 'Ante de chacun',
    'bombPot.boards': 'Boards',
    rakeConfig: 'Avec rake',
    'rakeConfig.bps': 'Pourcentage',
    'rakeConfig.cap': 'Maximum par main',
    'rakeConfig.noFlopNoDrop': 'No flop, no drop',
    'actionClock.on': 'Chrono',
    actionClock: 'Secondes pour agir',
    timeBank: 'Time bank',
    'timeBank.start': 'Secondes au départ',
    'timeBank.refill': 'En plus à chaque main',
    'timeBank.most': 'Jamais plus de',
    handPause: 'Secondes entre les mains',
    runOut: 'Tirage à tapis',
    botSpeed: 'Jeu des bots',
    entry: 'Je choisis qui entre',
    seatApproval: 'J’approuve qui s’assoit',
    rebuyApproval: 'J’approuve les recaves',
    spectators: 'Spectateurs',
    'spectators.delay': 'Secondes de retard',
    hud: 'Statistiques aux places',
    chat: 'Chat',
    'sevenDeuce.on': 'Jeu du 7-2',
    sevenDeuce: 'Chacun paie',
    rabbitHunt: 'Rabbit hunt',
    'rules.boardTie': 'À cartes visibles égales, parle d’abord',
    'rules.openPair': 'Paire visible en 4e rue',
    preset: 'Règles',
    'tournament.levels': 'Structure',
    'tournament.levels.length': 'Durée d’un niveau',
    'tournament.levels.custom': 'Niveaux',
    'tournament.clock': 'Niveaux par',
    'tournament.startingStack': 'Stack de départ',
    'tournament.buyIn': 'Buy-in',
    'tournament.fee': 'Frais',
    'tournament.lateEntryLevel': 'Inscription jusqu’au niveau',
    'tournament.reEntries': 'Re-entries par personne',
    'tournament.payouts': 'Répartition des prix',
  },

  /** Beside a value, where the label of the form would not do. */
  titles: {
    actionClock: 'Chrono',
    handPause: 'Entre les mains',
    bombPot: 'Bomb pot',
    sevenDeuce: 'Jeu du 7-2',
    rakeConfig: 'Rake',
    rules: 'Stud',
    minBuyIn: 'Cave minimum',
    maxBuyIn: 'Cave maximum',
    returnMinutes: 'Minutes avant retour avec moins',
    entry: 'Porte',
    seatApproval: 'L’hôte approuve les places',
    rebuyApproval: 'L’hôte approuve les recaves',
  },
  /** Of several settings that are told in one line. */
  lines: { bets: 'Mises', bigBlind: 'Blindes', ante: 'Ante', minBuyIn: 'Cave' },

  /** Under a field of the form. */
  notes: {
    'mix.stakes':
      'Sinon : d’après les blindes. En limite fixe et en stud, la grosse blinde est la petite mise.',
    'rules.openPair': 'Les mises peuvent y être doublées. Stud high seulement.',
    runs: 'Tous ceux qui sont à tapis doivent être d’accord.',
    'sevenDeuce.on':
      'Qui gagne avec un sept et un deux, et les montre, est payé par tout le monde.',
    rabbitHunt: 'Quand tous ont passé, on peut demander quelles cartes seraient venues.',
    bombPot: 'Tout le monde met une ante, pas de blindes, le flop vient aussitôt.',
    'bombPot.boards': 'Deux : chacun compte pour la moitié de chaque pot.',
    'actionClock.on': 'Désactivé : temps illimité.',
    timeBank: 'Du temps en réserve quand le chrono est écoulé.',
    'rakeConfig.cap': 'Vide : pas de limite.',
    'rakeConfig.noFlopNoDrop': 'Pas de rake si la main finit avant le flop.',
    returnMinutes: 'Qui part et revient avant rapporte ce qu’il avait emporté. 0 : désactivé.',
    entry: 'Qui vient avec le lien attend dehors que vous ouvriez.',
    seatApproval: 'On vous demande avant que quelqu’un obtienne une place.',
    rebuyApproval: 'On vous demande avant qu’une personne assise obtienne d’autres jetons.',
    hud: 'Le VPIP et d’autres chiffres des coups de cette table. Chacun les affiche s’il veut.',
    'tournament.lateEntryLevel': '0 : seulement avant le début.',
    'tournament.payouts': 'La première place d’abord.',
  },
  /** Where the deck serves fewer than there would be seats. */
  deck: {
    fewer: (most: number): string =>
      `Le jeu de cartes suffit à ${count(most)} joueurs au plus dans cette variante : la table a donc ${count(most)} sièges.`,
    someEmpty: (most: number, empty: number): string =>
      `Le jeu de cartes suffit à ${count(most)} joueurs au plus dans cette variante : ${count(empty)} ${empty === 1 ? 'siège reste vide' : 'sièges restent vides'}.`,
  },
  /** Of stud, in place of the big blind. */
  smallBet: 'Petite mise',
  stakeOf: (game: string, what: string): string => `${what}, ${game}`,
  shortDeckAnte: 'Tout le monde met une ante, le bouton le double. Il n’y a pas de blindes.',
  levels: {
    smallBlind: 'Petite',
    bigBlind: 'Grosse',
    ante: 'Ante',
    bringIn: 'Bring-in',
    pause: 'Pause',
    minutes: 'Minutes',
    hands: 'Mains',
    cell: (level: number, what: string): string => `${what}, niveau ${count(level)}`,
    add: 'Ajouter un niveau',
    remove: (level: number): string => `Supprimer le niveau ${count(level)}`,
  },
  levelMinutes: 'Minutes',
  levelHands: 'Mains',
  nextHand: 'Les changements comptent dès la prochaine main.',
  tournamentFixed: 'Les enjeux et les niveaux d’un tournoi ne changent plus.',

  /** What can be chosen, by field. */
  choices: {
    mode: { cash: 'Cash game', tournament: 'Tournoi' },
    game: table.top.games,
    limit: table.top.limits,
    mix: {
      horse: 'HORSE',
      hose: 'HOSE',
      '8-game': '8-Game',
      '10-game': '10-Game',
      none: 'Une variante',
      own: 'Mix personnel',
      choice: 'Choix du donneur',
    },
    'mix.rotate': { orbit: 'À chaque tour', hands: 'Par mains', level: 'Par niveau' },
    currency: currencies,
    anteMode: ante.modes,
    singleAnteOrder: ante.orders,
    'rules.boardTie': { suit: 'La plus haute couleur', position: 'Le premier assis' },
    preset: ante.presets,
    straddle: { none: 'Aucun', utg: 'UTG', button: 'Au bouton', both: 'Les deux' },
    runs: { 1: 'Une fois', 2: '2 fois max', 3: '3 fois max' },
    'bombPot.boards': { 1: 'Un', 2: 'Deux' },
    runOut: speeds,
    botSpeed: speeds,
    entry: { open: 'Ouverte à qui a le lien', approval: 'L’hôte fait entrer' },
    spectators: { open: 'Admis', late: 'En différé', closed: 'Non' },
    hud: { off: 'Non', own: 'Les siennes', all: 'Celles de tous' },
    chat: { everybody: 'Tout le monde', players: 'Qui est assis', host: 'L’hôte seul' },
    'tournament.levels': {
      turbo: 'Turbo',
      standard: 'Standard',
      deep: 'Deep',
      custom: 'Perso',
    },
    'tournament.clock': { time: 'Temps', hands: 'Mains' },
  },
  presetNotes: ante.presetNotes,

  /** Values, in the list of rules and in the log. */
  told: {
    yes: 'Oui',
    no: 'Non',
    none: 'Aucun',
    /** For what is null, where `none` would not do. */
    nothing: { actionClock: 'Temps illimité' },
    seconds,
    percent,
    game: (game: string, limit: string): string => `${game} ${limit}`,
    ante: (chips: number, who: string): string => `${amount(chips)}, ${who.toLowerCase()}`,
    range: (min: number, max: number): string => `${amount(min)} – ${amount(max)}`,
    seats: (seats: number, isAsked: boolean): string =>
      isAsked ? `${count(seats)}, l’hôte décide` : count(seats),
    /** One game of a mix, where it has stakes of its own. */
    gameStakes: (game: string, bets: string, ante: number, bringIn: number): string => {
      const antes = ante > 0 ? [`ante ${amount(ante)}`] : [];
      const brought = bringIn > 0 ? [`bring-in ${amount(bringIn)}`] : [];
      return [`${game} ${bets}`.trim(), ...antes, ...brought].join(', ');
    },
    groups: {
      rules: ({
        boardTie = 'suit',
        openPair = false,
      }: {
        readonly boardTie?: 'suit' | 'position';
        readonly openPair?: boolean;
      }): string =>
        `Cartes égales : ${boardTie === 'suit' ? 'la plus haute couleur' : 'le premier assis'}${openPair ? ', mises doublées sur une paire visible' : ''}`,
      rakeConfig: ({ bps }: { readonly bps: number }): string => percent(bps / 100),
      timeBank: ({ start, refill }: { readonly start: number; readonly refill: number }): string =>
        `${seconds(start / 1000)}, plus ${seconds(refill / 1000)} par main`,
      bombPot: ({
        every,
        ante,
        boards,
      }: {
        readonly every: number;
        readonly ante: number;
        readonly boards?: 1 | 2;
      }): string =>
        `Une main sur ${count(every)}, ante ${amount(ante)}${boards === 2 ? ', deux boards' : ''}`,
      spectators: ({ allowed, delay }: { readonly allowed: boolean; readonly delay: number }) => {
        if (!allowed) return 'Non';
        return delay > 0 ? `${seconds(delay / 1000)} de retard` : 'Admis';
      },
    },
    change: (name: string, from: string, to: string): string => `${name} ${from} → ${to}`,
    changed: (changes: readonly string[]): string =>
      `L’hôte modifie les réglages : ${changes.join(' ; ')}`,
  },

  structureNote: (first: string, last: string): string => `Blindes de ${first} à ${last}`,
  ruleLink: (label: string): string => `${label} : la règle, dans un nouvel onglet`,
  custom: 'Autre',
};
