/** During a hand: what is done, and what the dealer must say. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const hand = {
  table: 'Table',
  streets: ['Avant le flop', 'Flop', 'Turn', 'River'],
  dealt: ['Cartes distribuées', 'Flop distribué', 'Turn distribué', 'River distribué'],
  otherStreet: 'Tour suivant distribué',
  dealNote: 'Brûlez, distribuez, puis touchez.',
  total: 'Total',
  pots: 'Pots',
  canWin: (seats: string): string => `pour ${seats}`,
  noPot: 'Pas encore de pot',
  signs: { button: 'D', small: 'SB', big: 'BB' } as const,
  names: { button: 'bouton', small: 'petite blinde', big: 'grosse blinde' } as const,
  states: {
    folded: 'A passé',
    allIn: 'Tapis',
    away: 'Absent',
    free: 'Libre',
    out: 'Éliminé',
  } as const,
  seat: (parts: readonly string[]): string => parts.join(', '),
  toAct: 'à parler',
  stack: (chips: number): string => `tapis ${amount(chips)}`,
  bet: (chips: number): string => `${amount(chips)} devant`,
  actions: {
    label: 'Ce que fait le joueur',
    fold: 'Passe',
    check: 'Check',
    call: 'Suit',
    callAllIn: 'Suit à tapis',
    bet: 'Mise',
    raise: 'Relance à',
    minimum: (chips: number): string => `min. ${amount(chips)}`,
    only: (chips: number): string => `seul. ${amount(chips)}`,
    allIn: 'Tapis',
    closed: 'fermé',
  },
  asked: {
    title: (seat: string): string => `${seat} hors de son tour ?`,
    turn: (seat: string): string => `C’est au tour de ${seat}.`,
    back: (seat: string): string => `Revenir à ${seat}`,
    passed: (seats: readonly string[], seat: string): string =>
      `${list(seats)} ont passé : ${seat} joue`,
  },
  banners: {
    mayOnlyCall: (seat: string): string => `Tapis court : ${seat} peut seulement suivre ou passer`,
    refund: (seat: string, chips: number): string => `${seat} reprend ${amount(chips)}`,
    allIn: (seat: string, chips: number): string => `${seat} est à tapis pour ${amount(chips)}`,
    shortAllIn: (seat: string, chips: number): string =>
      `${seat} est à tapis pour ${amount(chips)} : moins qu’une relance complète`,
    shortPost: (seat: string, blind: number, ante: number): string =>
      `${seat} est à court : blinde ${amount(blind)}, ante ${amount(ante)}`,
    deadButton: (seat: string): string => `Bouton mort : ${seat}`,
    noSmallBlind: 'Pas de petite blinde dans cette main',
    wonUnopposed: (seat: string, chips: number): string =>
      `${seat} gagne ${amount(chips)} : tous les autres ont passé`,
    voided: {
      misdeal: 'Maldonne : tout est rendu',
      'fouled-deck': 'Jeu défectueux : tout est rendu',
    } as const,
  },
};
