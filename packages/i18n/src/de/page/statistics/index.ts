/** Statistik des Replayers. */

import { count, percent } from '../../../tools/numbers.js';
import { statTexts } from '../../../tools/stat-words.js';
import { list, plural } from '../numbers.js';
import { statNames } from '../stat-names.js';

export const statistics = {
  counting: 'Zählen',
  counted: (part: number): string => `Zähle: ${percent(part)}`,

  names: statNames,

  about: statTexts(
    {
      vpip: 'Callt oder erhöht vor dem Flop',
      pfr: 'Erhöht vor dem Flop',
      rfi: 'Erhöht, nachdem alle davor gefoldet haben',
      limp: 'Callt mit der ersten Entscheidung den Big Blind',
      coldCall: 'Callt einen Raise, ohne schon Chips im Pot zu haben',
      threeBet: 'Erhöht den ersten Raise',
      foldToThreeBet: 'Foldet den eigenen Open, der erhöht wurde',
      fourBet: 'Hat eröffnet und erhöht die 3-Bet noch einmal',
      coldFourBet: 'Erhöht mit der ersten Entscheidung eine 3-Bet',
      foldToFourBet: 'Foldet die eigene 3-Bet, die erhöht wurde',
      squeeze: '3-Bet, nachdem jemand den Raise gecallt hat',
      steal: 'Erster Raise aus Cutoff, Button oder Small Blind',
      foldToSteal: 'Foldet einen Blind gegen einen Steal',
      threeBetSteal: 'Erhöht einen Steal aus einem Blind',
      sawFlop: 'Ist dabei, wenn der Flop kommt',
      wtsd: 'Showdowns je gesehenem Flop',
      wsd: 'Gewinnt einen umkämpften Pot, je Showdown',
      wwsf: 'Gewinnt, je gesehenem Flop',
      af: 'Bets und Raises je Call nach dem Flop',
      afq: 'Bets und Raises von allem außer Checks nach dem Flop',
    },
    {
      cbet: 'Setzt als Erstes nach dem letzten Raise der Straße davor',
      foldToCbet: 'Foldet auf eine Continuation Bet',
      raiseCbet: 'Erhöht eine Continuation Bet',
      donk: 'Setzt in den letzten Raise der Straße davor hinein',
      checkRaise: 'Erhöht nach einem Check',
    },
    (about) => about,
  ),

  /** Where a name is long, and not abbreviated the same everywhere. */
  short: {
    cbetFlop: 'C-Bet',
    foldToCbetFlop: 'Fold auf C-Bet',
  },

  positions: {
    utg: 'UTG',
    lj: 'LJ',
    hj: 'HJ',
    co: 'CO',
    btn: 'BTN',
    sb: 'SB',
    bb: 'BB',
    none: 'Alle',
  },

  players: {
    least: 'Mindestens Hände',
    none: 'Niemand hat so viele Hände.',
    columns: {
      player: 'Name',
      hands: 'Hände',
      net: 'Netto',
      evNet: 'All-in-ber.',
      bb100: 'bb/100',
    },
    about: {
      player: 'Name',
      hands: 'Ausgeteilte Hände',
      net: 'Gewonnen oder verloren, nach Rake',
      evNet: 'Netto, All-ins nach ihren Chancen bezahlt',
      bb100: 'Big Blinds je 100 Hände, mit dem 95-%-Intervall',
    },
    joinHow: 'Hake die Namen einer Person an, um sie zusammenzuführen.',
    join: (names: number): string => `${count(names)} Namen zusammenführen`,
    part: 'Diese Namen wieder trennen',
    tick: (name: string): string => `${name} zum Zusammenführen wählen`,
    also: (names: readonly string[]): string => `auch ${list(names)}`,
    more: (more: number): string => `${count(more)} weitere zeigen`,
  },

  player: {
    choose: 'Spieler',
    none: 'In diesen Händen kommt dieser Name nicht vor.',
  },

  graph: {
    title: 'Gewinn',
    label: 'Gewinn Hand für Hand; die Tabelle darunter sagt dasselbe',
    scale: 'Maßstab',
    scales: { amounts: 'Beträge', bigBlinds: 'Big Blinds' },
    curves: {
      net: 'Netto',
      ev: 'All-in-bereinigt',
      showdown: 'Showdown',
      nonShowdown: 'Ohne Showdown',
    },
    none: 'Keine Hand zu zeichnen.',
    table: 'Als Tabelle',
    hands: 'Hände',
    all: (hands: number): string => plural(hands, 'Hand', 'Hände'),
    until: (hands: number, number: number): string =>
      `Nach ${plural(hands, 'Hand', 'Händen')}, Hand ${count(number)}: Klick öffnet sie`,
  },

  heat: {
    title: 'Starthände',
    kind: 'Zeigen',
    kinds: {
      result: 'Big Blinds je Hand',
      vpip: 'VPIP',
      pfr: 'PFR',
      threeBet: '3-Bet',
    },
    square: (name: string, value: string, of: number): string =>
      `${name}: ${value}, ${count(of)}-mal`,
    known: (hands: number): string =>
      `${plural(hands, 'Hand', 'Hände')} mit bekannten Karten. Blass: weniger als 20.`,
  },

  grid: {
    title: 'Nach Position',
    note: 'Jede Zahl öffnet ihre Hände. Grau: weniger als 20 Gelegenheiten.',
    all: 'Alle',
    hands: 'Hände',
    net: 'Netto',
    evNet: 'All-in-bereinigt',
    bb100: 'bb/100',
    open: (name: string, position: string, value: string): string =>
      `${name}, ${position}: ${value}`,
  },

  /** A number of the statistics as a filter. */
  cell: {
    made: 'Nur wenn getan',
    all: 'Alle Gelegenheiten',
    remove: 'Diesen Filter entfernen',
  },

  review: {
    title: 'Durchsicht',
    kinds: {
      misses: 'All-in-Pech',
      pots: 'Größte Pots',
      notes: 'Regelhinweise',
      marked: 'Markiert',
    },
    about: {
      misses: 'Am meisten durch die Karten nach dem letzten Einsatz verloren.',
      pots: 'Die größten Pots dieser Hände.',
      notes: 'Hände, die vom Regelbuch abweichen.',
      marked: 'Hände mit Stern oder Kommentar auf diesem Gerät.',
    },
    none: {
      misses: 'Kein All-in dieser Hände blieb unter seinem Anteil.',
      pots: 'So eine Hand gibt es nicht.',
      notes: 'Jede Hand hält sich ans Regelbuch.',
      marked: 'Noch ist keine Hand markiert: S setzt einen Stern.',
    },
  },
};
