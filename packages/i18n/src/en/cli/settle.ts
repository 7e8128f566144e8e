/** A settled hand: its pots, why, and what each player ends up with. */

import { count } from '../../tools/numbers.js';

export const settleWords = {
  noPot: 'No pot: nobody put in a chip that was called.',
  uncalled: (name: string, chips: number): string =>
    `Uncalled bet of ${count(chips)} returned to ${name}`,
  why: 'Why',
  beforePots: 'Before the pots',
  note: (text: string): string => `note: ${text}`,
  closing: (put: number, back: number, won: number, rake: number): string =>
    `chips in ${count(put)} = returned ${count(back)} + awarded ${count(won)} + rake ${count(rake)}`,

  /** Columns. */
  pot: 'Pot',
  total: 'Total',
  amount: 'Amount',
  share: 'Share',
  rake: 'Rake',
  eligible: 'Eligible',
  awarded: 'Awarded',
  /** The same two where they stand below a pot. */
  eligibleBelow: 'eligible',
  awardedBelow: 'awarded',
  seat: 'Seat',
  player: 'Player',
  putIn: 'Put in',
  returned: 'Returned',
  won: 'Won',
  net: 'Net',
  had: 'Had',
  has: 'Has',
  percent: (number: string): string => `${number}%`,

  /** A player, with what tells them apart or what became of the hand. */
  named: (name: string, what: string): string => `${name} (${what})`,
  folded: 'folded',
  killed: 'dead hand',
  seatNumber: (seat: number): string => `seat ${seat}`,
  playerNumber: (number: number): string => `player ${number}`,

  /** Terms of a sum that are no full layer. */
  terms: {
    ante: 'ante',
    'dead blinds': 'dead blinds',
    folded: 'folded',
    'above every live hand': 'above every live hand',
  },
};
