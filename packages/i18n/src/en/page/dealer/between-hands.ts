/** Between hands: who comes and goes, what was counted anew. */

import { amount } from '../../../tools/numbers.js';

export const betweenHands = {
  nextHand: 'Next hand',
  button: (seat: string): string => `Button: ${seat}`,
  deadButton: (seat: string): string => `Dead button: ${seat}`,
  blinds: (small: string | null, big: string): string =>
    small === null
      ? `No small blind. Big blind: ${big}`
      : `Small blind: ${small}. Big blind: ${big}`,
  out: (seat: string, place: string, prize: number): string =>
    prize > 0
      ? `${seat} is out: ${place} place, ${amount(prize)}`
      : `${seat} is out: ${place} place`,
  seat: (seat: string): string => `${seat}`,
  correctTo: 'New stack',
  reason: 'Reason',
  reasons: ['Counted anew', 'Penalty', 'Add-on', 'Chip race'],
  correctIt: 'Correct it',
  moveInHere: (seat: string): string => `${seat}: somebody sits down`,
  moveOut: 'Move out',
  moveOutAsk: 'Takes their chips to another table.',
  moveTo: 'Move to seat',
  away: 'Away: is dealt in, folds',
  awayCash: 'Sits out',
  back: 'Is back',
  name: 'Name',
  stack: 'Stack',
  sit: 'Sit down',
  elsewhere: 'Players at other tables',
  entries: 'Entries of all tables',
  over: 'The tournament is over',
  noOne: 'Too few players for another hand.',
};
