/** Before the first hand: seats, stacks, chips, blinds. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const setup = {
  lead: 'Echte Karten und echte Chips am Tisch; Pots, Auszahlung und Uhr auf diesem Gerät. Nichts wird irgendwohin gesendet, außer du teilst es.',
  goOn: 'Weiter',
  goOnNote: (hands: number, when: string): string =>
    `${plural(hands, 'Hand', 'Hände')}, zuletzt ${when}`,
  seats: {
    title: 'Wer ist da?',
    note: 'Tippe jeden besetzten Platz an.',
    fewer: 'Ein Platz weniger',
    more: 'Ein Platz mehr',
    all: 'Alle',
    taken: (seat: string): string => `${seat}, besetzt`,
    free: (seat: string): string => `${seat}, frei`,
    name: 'Name',
    stack: 'Stack dieses Platzes',
    stackOfAll: 'Stack für alle',
    button: 'Button',
    exceptions: 'Namen und andere Stacks',
  },
  kind: {
    title: 'Was wird gespielt?',
    modes: { cash: 'Cash Game', tournament: 'Turnier' } as const,
    game: 'Spiel',
    runs: 'Wie oft',
    runsOf: (runs: number): string =>
      runs === 1 ? 'Einmal' : runs === 2 ? 'Bis zweimal' : 'Bis dreimal',
  },
  blinds: {
    title: 'Blinds und Ante',
    presets: {
      'TDA 2024': 'TDA 2024',
      'Ante first': 'Ante zuerst',
      none: 'Kein Ante',
    } as const,
    presetNotes: {
      'TDA 2024': 'Der Big Blind zahlt das Ante; reicht es nicht, kommt der Blind zuerst.',
      'Ante first': 'Der Big Blind zahlt das Ante; reicht es nicht, kommt das Ante zuerst.',
      none: 'Nur Blinds.',
    } as const,
    small: 'Small Blind',
    big: 'Big Blind',
    ante: 'Ante',
  },
  chips: {
    title: 'Chips',
    note: 'Der kleinste Chip ist die Einheit.',
    value: (colour: string): string => `Wert, ${colour}`,
    colour: 'Farbe',
    add: 'Farbe hinzufügen',
    remove: (colour: string): string => `${colour} entfernen`,
  },
  event: {
    title: 'Levels und Preise',
    minutes: 'Minuten pro Level',
    addLevel: 'Level hinzufügen',
    removeLevel: (level: number): string => `Level ${level} entfernen`,
    length: 'Minuten',
    breakAfter: 'Pause danach',
    buyIn: 'Buy-in',
    payouts: 'Preise in Prozent, erster Platz zuerst',
    payoutsNote: (sum: number): string => `Summe: ${count(sum)}`,
    elsewhere: 'Spieler an anderen Tischen',
    entries: 'Startplätze an allen Tischen',
    ofLevel: (field: string, level: number): string => `${field}, Level ${level}`,
    rows: (levels: number): string => plural(levels, 'Level', 'Levels'),
  },
  start: 'Erste Hand starten',
  needsTwo: 'Tippe mindestens zwei Plätze an.',
  total: (chips: number, players: number): string =>
    `${plural(players, 'Spieler', 'Spieler')}, ${amount(chips)} im Spiel`,
};
