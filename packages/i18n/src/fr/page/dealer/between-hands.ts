/** Between hands: who comes and goes, what was counted anew. */

import { amount } from '../../../tools/numbers.js';

export const betweenHands = {
  nextHand: 'Main suivante',
  button: (seat: string): string => `Bouton : ${seat}`,
  deadButton: (seat: string): string => `Bouton mort : ${seat}`,
  blinds: (small: string | null, big: string): string =>
    small === null
      ? `Pas de petite blinde. Grosse blinde : ${big}`
      : `Petite blinde : ${small}. Grosse blinde : ${big}`,
  out: (seat: string, place: string, prize: number): string =>
    prize > 0
      ? `${seat} est éliminé : ${place} place, ${amount(prize)}`
      : `${seat} est éliminé : ${place} place`,
  seat: (seat: string): string => `${seat}`,
  correctTo: 'Nouveau tapis',
  reason: 'Raison',
  reasons: ['Recompté', 'Pénalité', 'Add-on', 'Chip race'],
  correctIt: 'Corriger',
  moveInHere: (seat: string): string => `${seat} : quelqu’un s’assoit`,
  moveOut: 'Faire sortir',
  moveOutAsk: 'Emporte ses jetons à une autre table.',
  moveTo: 'Déplacer au siège',
  away: 'Absent : reçoit des cartes, passe',
  awayCash: 'S’absente',
  back: 'Est de retour',
  name: 'Nom',
  stack: 'Tapis',
  sit: 'Asseoir',
  elsewhere: 'Joueurs aux autres tables',
  entries: 'Inscriptions, toutes tables',
  over: 'Le tournoi est terminé',
  noOne: 'Trop peu de joueurs pour une autre main.',
};
