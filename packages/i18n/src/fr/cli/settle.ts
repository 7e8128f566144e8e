/** A settled hand: its pots, why, and what each player ends up with. */

import { count } from '../../tools/numbers.js';

export const settleWords = {
  noPot: 'Pas de pot : aucun jeton mis n’a été suivi.',
  uncalled: (name: string, chips: number): string =>
    `Mise non suivie rendue à ${name} : ${count(chips)}`,
  why: 'Pourquoi',
  beforePots: 'Avant les pots',
  note: (text: string): string => `remarque : ${text}`,
  closing: (put: number, back: number, won: number, rake: number): string =>
    `jetons mis ${count(put)} = rendus ${count(back)} + gagnés ${count(won)} + rake ${count(rake)}`,

  /** Columns. */
  pot: 'Pot',
  total: 'Total',
  amount: 'Montant',
  share: 'Part',
  rake: 'Rake',
  eligible: 'En jeu',
  awarded: 'Gains',
  /** The same two where they stand below a pot. */
  eligibleBelow: 'en jeu',
  awardedBelow: 'gains',
  seat: 'Siège',
  player: 'Joueur',
  putIn: 'Mis',
  returned: 'Rendu',
  won: 'Gagné',
  net: 'Net',
  had: 'Avant',
  has: 'Après',
  percent: (number: string): string => `${number} %`,

  /** A player, with what tells them apart or what became of the hand. */
  named: (name: string, what: string): string => `${name} (${what})`,
  folded: 'a passé',
  killed: 'main morte',
  seatNumber: (seat: number): string => `siège ${seat}`,
  playerNumber: (number: number): string => `joueur ${number}`,

  /** Terms of a sum that are no full layer. */
  terms: {
    ante: 'ante',
    'dead blinds': 'blindes mortes',
    folded: 'main couchée',
    'above every live hand': 'au-dessus de toute main en jeu',
  },
};
