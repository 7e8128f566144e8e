/** Between hands: who comes and goes, what was counted anew. */

import { amount } from '../../../tools/numbers.js';

export const betweenHands = {
  nextHand: 'Nächste Hand',
  button: (seat: string): string => `Button: ${seat}`,
  deadButton: (seat: string): string => `Toter Button: ${seat}`,
  blinds: (small: string | null, big: string): string =>
    small === null
      ? `Kein Small Blind. Big Blind: ${big}`
      : `Small Blind: ${small}. Big Blind: ${big}`,
  out: (seat: string, place: string, prize: number): string =>
    prize > 0
      ? `${seat} ist raus: ${place} Platz, ${amount(prize)}`
      : `${seat} ist raus: ${place} Platz`,
  seat: (seat: string): string => `${seat}`,
  correctTo: 'Neuer Stack',
  reason: 'Grund',
  reasons: ['Neu gezählt', 'Strafe', 'Add-on', 'Chip Race'],
  correctIt: 'Korrigieren',
  moveInHere: (seat: string): string => `${seat}: Jemand setzt sich`,
  moveOut: 'Weggesetzt',
  moveOutAsk: 'Nimmt die Chips an einen anderen Tisch mit.',
  moveTo: 'Umsetzen auf Platz',
  away: 'Weg: bekommt Karten, foldet',
  awayCash: 'Setzt aus',
  back: 'Ist zurück',
  name: 'Name',
  stack: 'Stack',
  sit: 'Hinsetzen',
  elsewhere: 'Spieler an anderen Tischen',
  entries: 'Startplätze an allen Tischen',
  over: 'Das Turnier ist zu Ende',
  noOne: 'Zu wenige für eine weitere Hand.',
};
