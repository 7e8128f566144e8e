/** The words of the settings: for the lobby, for the host, for the list of rules and for the log. */

import { amount, count } from '../../../tools/numbers.js';
import { ante } from '../ante.js';
import { table } from '../table.js';

const speeds = { none: 'Sofort', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' } as const;
const currencies = {
  none: 'Chips',
  USD: '$ US-Dollar',
  EUR: '€ Euro',
  GBP: '£ Pfund',
  CAD: '$ Kanadische Dollar',
  AUD: '$ Australische Dollar',
  NZD: 'NZD Neuseeland-Dollar',
  CHF: 'CHF Schweizer Franken',
  SEK: 'SEK Schwedische Kronen',
  NOK: 'NOK Norwegische Kronen',
  DKK: 'DKK Dänische Kronen',
  PLN: 'PLN Polnische Złoty',
  CZK: 'CZK Tschechische Kronen',
  BRL: 'BRL Brasilianische Real',
  INR: '₹ Indische Rupien',
} as const;
const seconds = (number: number): string => `${count(number)} s`;
const percent = (number: number): string => `${count(number)}\u00a0%`;

export const settings = {
  problems: {
    whole: 'Gib eine ganze Zahl ein.',
    number: 'Gib eine Zahl ein.',
    name: 'Gib dem Tisch einen Namen.',
    some: 'Oben stimmt noch etwas nicht.',
    levels: 'Jedes Level braucht ganze Zahlen und eine Dauer über 0.',
    list: 'Gib ganze Zahlen über 0 ein, der 1. Platz zuerst: 50, 30, 20.',
  },
  refused: {
    wants: (wants: string): string => `Erwartet: ${wants}.`,
    deck: (players: number): string =>
      `Das Deck reicht in diesem Spiel für höchstens ${count(players)} Spieler.`,
    value: 'Der Server nimmt diesen Wert nicht an.',
  },
  /** By the kind of a setting, from its limits. */
  ranges: {
    name: (most: number): string => `Bis zu ${count(most)} Zeichen in einer Zeile.`,
    seconds: (min: number, max: number | null): string =>
      max === null
        ? `Mindestens ${count(min)} Sekunden.`
        : `Von ${count(min)} bis ${count(max)} Sekunden.`,
    percent: (max: number): string => `Von 0 bis ${count(max)} Prozent.`,
    whole: (min: number, max: number | null): string =>
      max === null ? `Mindestens ${count(min)}.` : `Von ${count(min)} bis ${count(max)}.`,
    chips: (min: number): string => `Mindestens ${amount(min)}.`,
    list: (min: number, max: number): string =>
      `Von ${count(min)} bis ${count(max)} ganze Zahlen über 0.`,
    levels: 'Mindestens 1; nach Zeit höchstens 24 Stunden.',
  },

  parts: {
    stakes: 'Blinds und Antes',
    buyIn: 'Buy-in',
    time: 'Uhr und Tempo',
    play: 'Showdown und Extras',
    people: 'Plätze und Zuschauen',
    rake: 'Rake',
    tournament: 'Turnier',
  },

  /** In the form, by field. */
  labels: {
    name: 'Name des Tischs',
    mode: 'Art',
    game: 'Spiel',
    mix: 'Mix',
    'mix.games': 'Spiele des Mixes',
    'mix.rotate': 'Das Spiel wechselt',
    'mix.hands': 'Hände je Spiel',
    'mix.stakes': 'Einsätze für jedes Spiel',
    limit: 'Limit',
    seatCount: 'Plätze',
    smallBlind: 'Small Blind',
    bigBlind: 'Big Blind',
    anteMode: 'Ante',
    ante: 'Höhe des Antes',
    bringIn: 'Bring-in',
    singleAnteOrder: 'Ein Short Stack zahlt zuerst',
    straddle: 'Straddle',
    minBuyIn: 'Mindestens',
    maxBuyIn: 'Höchstens',
    currency: 'Gezählt in',
    returnMinutes: 'Minuten bis zur Rückkehr mit weniger',
    runs: 'Run it Twice',
    bombPot: 'Bomb Pots',
    'bombPot.every': 'Eine Hand von',
    'bombPot.ante': 'Ante von allen',
    'bombPot.boards': 'Boards',
    rakeConfig: 'Rake nehmen',
    'rakeConfig.bps': 'Prozent',
    'rakeConfig.cap': 'Höchstens pro Hand',
    'rakeConfig.noFlopNoDrop': 'No Flop, no Drop',
    'actionClock.on': 'Bedenkzeit',
    actionClock: 'Sekunden pro Aktion',
    timeBank: 'Time Bank',
    'timeBank.start': 'Sekunden am Anfang',
    'timeBank.refill': 'Dazu pro Hand',
    'timeBank.most': 'Nie mehr als',
    handPause: 'Sekunden zwischen Händen',
    runOut: 'Tempo bei All-in',
    botSpeed: 'Tempo der Bots',
    entry: 'Ich lasse ein',
    seatApproval: 'Ich vergebe die Plätze',
    rebuyApproval: 'Ich bestätige neue Chips',
    spectators: 'Zuschauen',
    'spectators.delay': 'Sekunden verzögert',
    hud: 'Statistik an den Plätzen',
    chat: 'Chat',
    'sevenDeuce.on': '7-2-Spiel',
    sevenDeuce: 'Alle zahlen je',
    rabbitHunt: 'Rabbit Hunt',
    'rules.boardTie': 'Bei gleichen offenen Karten beginnt',
    'rules.openPair': 'Offenes Paar auf der Fourth Street',
    preset: 'Regeln',
    'tournament.levels': 'Struktur',
    'tournament.levels.length': 'Dauer eines Levels',
    'tournament.levels.custom': 'Levels',
    'tournament.clock': 'Levels nach',
    'tournament.startingStack': 'Startstack',
    'tournament.buyIn': 'Buy-in',
    'tournament.fee': 'Gebühr',
    'tournament.lateEntryLevel': 'Late Registration bis Level',
    'tournament.reEntries': 'Re-Entries pro Person',
    'tournament.payouts': 'Preisanteile',
  },

  /** Beside a value, where the label of the form would not do. */
  titles: {
    actionClock: 'Bedenkzeit',
    handPause: 'Zwischen Händen',
    bombPot: 'Bomb Pot',
    sevenDeuce: '7-2-Spiel',
    rakeConfig: 'Rake',
    rules: 'Stud',
    minBuyIn: 'Mindest-Buy-in',
    maxBuyIn: 'Höchst-Buy-in',
    returnMinutes: 'Minuten bis Rückkehr mit weniger',
    entry: 'Tür',
    seatApproval: 'Host vergibt Plätze',
    rebuyApproval: 'Host bestätigt neue Chips',
  },
  /** Of several settings that are told in one line. */
  lines: { bets: 'Einsätze', bigBlind: 'Blinds', ante: 'Ante', minBuyIn: 'Buy-in' },

  /** Under a field of the form. */
  notes: {
    'mix.stakes': 'Aus: nach den Blinds. In Limit-Spielen und Stud ist „Big“ der kleine Einsatz.',
    'rules.openPair': 'Dort darf doppelt gesetzt werden. Nur Stud High.',
    runs: 'Alle, die all-in sind, müssen zustimmen.',
    'sevenDeuce.on': 'Wer mit Sieben und Zwei gewinnt und beide zeigt, bekommt von allen Chips.',
    rabbitHunt: 'Nach einem Fold lässt sich fragen, was gekommen wäre.',
    bombPot: 'Alle zahlen ein Ante, keine Blinds, der Flop kommt sofort.',
    'bombPot.boards': 'Zwei: Jedes bekommt die Hälfte jedes Pots.',
    'actionClock.on': 'Aus: unbegrenzt Zeit.',
    timeBank: 'Eigene Zusatzzeit, wenn die Uhr abläuft.',
    'rakeConfig.cap': 'Leer: ohne Grenze.',
    'rakeConfig.noFlopNoDrop': 'Hände, die vor dem Flop enden, kosten nichts.',
    returnMinutes: 'Wer geht und früher zurückkommt, bringt den alten Stack wieder mit. 0: aus.',
    entry: 'Wer mit dem Link kommt, wartet draußen, bis du ja sagst.',
    seatApproval: 'Du wirst gefragt, bevor jemand einen Platz bekommt.',
    rebuyApproval: 'Du wirst gefragt, bevor jemand am Tisch mehr Chips bekommt.',
    hud: 'VPIP und andere Zahlen aus den Händen dieses Tisches. Einschalten kann sie jeder für sich.',
    'tournament.lateEntryLevel': '0: nur vor dem Start.',
    'tournament.payouts': 'Der 1. Platz zuerst.',
  },
  /** Where the deck serves fewer than there would be seats. */
  deck: {
    fewer: (most: number): string =>
      `Das Deck reicht in diesem Spiel für höchstens ${count(most)} Spieler, darum hat der Tisch ${count(most)} Plätze.`,
    someEmpty: (most: number, empty: number): string =>
      `Das Deck reicht in diesem Spiel für höchstens ${count(most)} Spieler: ${count(empty)} ${empty === 1 ? 'Platz bleibt' : 'Plätze bleiben'} leer.`,
  },
  /** Of stud, in place of the big blind. */
  smallBet: 'Kleiner Einsatz',
  stakeOf: (game: string, what: string): string => `${what}, ${game}`,
  shortDeckAnte: 'Alle zahlen ein Ante, der Button zwei. Es gibt keine Blinds.',
  levels: {
    smallBlind: 'Small',
    bigBlind: 'Big',
    ante: 'Ante',
    bringIn: 'Bring-in',
    pause: 'Pause',
    minutes: 'Minuten',
    hands: 'Hände',
    cell: (level: number, what: string): string => `${what}, Level ${count(level)}`,
    add: 'Level dazu',
    remove: (level: number): string => `Level ${count(level)} entfernen`,
  },
  levelMinutes: 'Minuten',
  levelHands: 'Hände',
  nextHand: 'Änderungen gelten ab der nächsten Hand.',
  tournamentFixed: 'Blinds und Levels eines Turniers bleiben, wie sie sind.',

  /** What can be chosen, by field. */
  choices: {
    mode: { cash: 'Cash Game', tournament: 'Turnier' },
    game: table.top.games,
    limit: table.top.limits,
    mix: {
      horse: 'HORSE',
      hose: 'HOSE',
      '8-game': '8-Game',
      '10-game': '10-Game',
      none: 'Ein Spiel',
      own: 'Eigener Mix',
      choice: 'Dealer’s Choice',
    },
    'mix.rotate': { orbit: 'Jede Runde', hands: 'Nach Händen', level: 'Je Level' },
    currency: currencies,
    anteMode: ante.modes,
    singleAnteOrder: ante.orders,
    'rules.boardTie': { suit: 'Die höhere Farbe', position: 'Wer zuerst sitzt' },
    preset: ante.presets,
    straddle: { none: 'Keiner', utg: 'Under the Gun', button: 'Am Button', both: 'Beide' },
    runs: { 1: 'Nein', 2: 'Bis zwei Boards', 3: 'Bis drei Boards' },
    'bombPot.boards': { 1: 'Eins', 2: 'Zwei' },
    runOut: speeds,
    botSpeed: speeds,
    entry: { open: 'Offen für alle mit dem Link', approval: 'Der Host lässt ein' },
    spectators: { open: 'Erlaubt', late: 'Verzögert', closed: 'Aus' },
    hud: { off: 'Aus', own: 'Nur die eigene', all: 'Die von allen' },
    chat: { everybody: 'Alle', players: 'Wer sitzt', host: 'Nur der Host' },
    'tournament.levels': { turbo: 'Turbo', standard: 'Standard', deep: 'Deep', custom: 'Eigene' },
    'tournament.clock': { time: 'Zeit', hands: 'Händen' },
  },
  presetNotes: ante.presetNotes,

  /** Values, in the list of rules and in the log. */
  told: {
    yes: 'An',
    no: 'Aus',
    none: 'Aus',
    /** For what is null, where `none` would not do. */
    nothing: { actionClock: 'Unbegrenzt' },
    seconds,
    percent,
    game: (game: string, limit: string): string => `${limit} ${game}`,
    ante: (chips: number, who: string): string => `${amount(chips)} (${who})`,
    range: (min: number, max: number): string => `${amount(min)} – ${amount(max)}`,
    seats: (seats: number, isAsked: boolean): string =>
      isAsked ? `${count(seats)}, der Host entscheidet` : count(seats),
    /** One game of a mix, where it has stakes of its own. */
    gameStakes: (game: string, bets: string, ante: number, bringIn: number): string => {
      const antes = ante > 0 ? [`Ante ${amount(ante)}`] : [];
      const brought = bringIn > 0 ? [`Bring-in ${amount(bringIn)}`] : [];
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
        `Bei gleichen Karten beginnt ${boardTie === 'suit' ? 'die höhere Farbe' : 'wer zuerst sitzt'}${openPair ? ', doppelte Einsätze bei offenem Paar' : ''}`,
      rakeConfig: ({ bps }: { readonly bps: number }): string => percent(bps / 100),
      timeBank: ({ start, refill }: { readonly start: number; readonly refill: number }): string =>
        `${seconds(start / 1000)}, dazu ${seconds(refill / 1000)} pro Hand`,
      bombPot: ({
        every,
        ante,
        boards,
      }: {
        readonly every: number;
        readonly ante: number;
        readonly boards?: 1 | 2;
      }): string =>
        `Eine Hand von ${count(every)}, Ante ${amount(ante)}${boards === 2 ? ', zwei Boards' : ''}`,
      spectators: ({ allowed, delay }: { readonly allowed: boolean; readonly delay: number }) => {
        if (!allowed) return 'Aus';
        return delay > 0 ? `${seconds(delay / 1000)} verzögert` : 'Erlaubt';
      },
    },
    change: (name: string, from: string, to: string): string => `${name} ${from} → ${to}`,
    changed: (changes: readonly string[]): string =>
      `Der Host ändert die Einstellungen: ${changes.join('; ')}`,
  },

  structureNote: (first: string, last: string): string => `Blinds von ${first} bis ${last}`,
  ruleLink: (label: string): string => `${label}: die Regel, in einem neuen Tab`,
  custom: 'Andere',
};
