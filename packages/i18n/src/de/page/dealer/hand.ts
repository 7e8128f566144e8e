/** During a hand: what is done, and what the dealer must say. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const hand = {
  table: 'Tisch',
  streets: ['Vor dem Flop', 'Flop', 'Turn', 'River'],
  dealt: ['Karten verteilt', 'Flop liegt', 'Turn liegt', 'River liegt'],
  otherStreet: 'Nächste Straße liegt',
  dealNote: 'Eine verbrennen, geben, dann tippen.',
  total: 'Gesamt',
  pots: 'Pots',
  canWin: (seats: string): string => `für ${seats}`,
  noPot: 'Noch kein Pot',
  signs: { button: 'D', small: 'SB', big: 'BB' } as const,
  names: { button: 'Button', small: 'Small Blind', big: 'Big Blind' } as const,
  states: { folded: 'Gefoldet', allIn: 'All-in', away: 'Weg', free: 'Frei', out: 'Raus' } as const,
  seat: (parts: readonly string[]): string => parts.join(', '),
  toAct: 'am Zug',
  stack: (chips: number): string => `Stack ${amount(chips)}`,
  bet: (chips: number): string => `${amount(chips)} davor`,
  actions: {
    label: 'Was der Spieler tut',
    fold: 'Fold',
    check: 'Check',
    call: 'Call',
    callAllIn: 'Call all-in',
    bet: 'Bet',
    raise: 'Raise auf',
    minimum: (chips: number): string => `min. ${amount(chips)}`,
    only: (chips: number): string => `nur ${amount(chips)}`,
    allIn: 'All-in',
    closed: 'nicht möglich',
  },
  asked: {
    title: (seat: string): string => `${seat} außer der Reihe?`,
    turn: (seat: string): string => `${seat} ist am Zug.`,
    back: (seat: string): string => `Zurück zu ${seat}`,
    passed: (seats: readonly string[], seat: string): string =>
      `${list(seats)} haben gepasst: ${seat} ist dran`,
  },
  banners: {
    mayOnlyCall: (seat: string): string => `Kurzes All-in: ${seat} darf nur callen oder folden`,
    refund: (seat: string, chips: number): string => `${seat} bekommt ${amount(chips)} zurück`,
    allIn: (seat: string, chips: number): string => `${seat} ist all-in mit ${amount(chips)}`,
    shortAllIn: (seat: string, chips: number): string =>
      `${seat} ist all-in mit ${amount(chips)}: kein voller Raise`,
    shortPost: (seat: string, blind: number, ante: number): string =>
      `${seat} reicht nicht: Blind ${amount(blind)}, Ante ${amount(ante)}`,
    deadButton: (seat: string): string => `Toter Button: ${seat}`,
    noSmallBlind: 'Kein Small Blind in dieser Hand',
    wonUnopposed: (seat: string, chips: number): string =>
      `${seat} gewinnt ${amount(chips)}: Alle anderen haben gefoldet`,
    voided: {
      misdeal: 'Misdeal: Alles geht zurück',
      'fouled-deck': 'Falsches Deck: Alles geht zurück',
    } as const,
  },
};
