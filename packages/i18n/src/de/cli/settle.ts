/** A settled hand: its pots, why, and what each player ends up with. */

import { count } from '../../tools/numbers.js';

export const settle = {
  noPot: 'Kein Pot: Niemand hat einen Chip gesetzt, der gecallt wurde.',
  uncalled: (name: string, chips: number): string =>
    `Nicht gecallt: ${count(chips)} zurück an ${name}`,
  why: 'Warum',
  beforePots: 'Vor den Pots',
  /** After a colon a sentence begins large. */
  note: (text: string): string => `Hinweis: ${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  closing: (put: number, back: number, won: number, rake: number): string =>
    `Chips hinein ${count(put)} = ${count(back)} zurück + ${count(won)} gewonnen + ${count(rake)} Rake`,

  /** Columns. */
  pot: 'Pot',
  total: 'Gesamt',
  amount: 'Betrag',
  share: 'Anteil',
  rake: 'Rake',
  eligible: 'Anspruch',
  awarded: 'Gewinne',
  /** The same two where they stand below a pot. */
  eligibleBelow: 'Anspruch',
  awardedBelow: 'Gewinne',
  seat: 'Platz',
  player: 'Spieler',
  putIn: 'Einsatz',
  returned: 'Zurück',
  won: 'Gewonnen',
  net: 'Saldo',
  had: 'Startstack',
  has: 'Stack neu',
  percent: (number: string): string => `${number}\u00a0%`,

  /** A player, with what tells them apart or what became of the hand. */
  named: (name: string, what: string): string => `${name} (${what})`,
  folded: 'gefoldet',
  killed: 'tote Hand',
  seatNumber: (seat: number): string => `Platz ${seat}`,
  playerNumber: (number: number): string => `Spieler ${number}`,

  /** Terms of a sum that are no full layer. */
  terms: {
    ante: 'Ante',
    'dead blinds': 'tote Blinds',
    folded: 'gefoldet',
    'above every live hand': 'über jeder aktiven Hand',
  },
};
