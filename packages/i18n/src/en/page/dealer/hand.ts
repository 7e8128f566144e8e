/** During a hand: what is done, and what the dealer must say. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const hand = {
  table: 'Table',
  streets: ['Before the flop', 'Flop', 'Turn', 'River'],
  dealt: ['Cards dealt', 'Flop dealt', 'Turn dealt', 'River dealt'],
  otherStreet: 'Next street dealt',
  dealNote: 'Burn one, deal, then tap.',
  total: 'Total',
  pots: 'Pots',
  canWin: (seats: string): string => `for ${seats}`,
  noPot: 'No pot yet',
  signs: { button: 'D', small: 'SB', big: 'BB' } as const,
  names: { button: 'button', small: 'small blind', big: 'big blind' } as const,
  states: { folded: 'Folded', allIn: 'All-in', away: 'Away', free: 'Free', out: 'Out' } as const,
  seat: (parts: readonly string[]): string => parts.join(', '),
  toAct: 'to act',
  stack: (chips: number): string => `stack ${amount(chips)}`,
  bet: (chips: number): string => `${amount(chips)} in front`,
  actions: {
    label: 'What the player does',
    fold: 'Fold',
    check: 'Check',
    call: 'Call',
    callAllIn: 'Call all-in',
    bet: 'Bet',
    raise: 'Raise to',
    minimum: (chips: number): string => `min. ${amount(chips)}`,
    only: (chips: number): string => `only ${amount(chips)}`,
    allIn: 'All-in',
    closed: 'not open',
  },
  asked: {
    title: (seat: string): string => `${seat} out of turn?`,
    turn: (seat: string): string => `It is the turn of ${seat}.`,
    back: (seat: string): string => `Back to ${seat}`,
    passed: (seats: readonly string[], seat: string): string =>
      `${list(seats)} passed: ${seat} acts`,
  },
  banners: {
    mayOnlyCall: (seat: string): string => `Short all-in: ${seat} may only call or fold`,
    refund: (seat: string, chips: number): string => `${seat} gets ${amount(chips)} back`,
    allIn: (seat: string, chips: number): string => `${seat} is all-in for ${amount(chips)}`,
    shortAllIn: (seat: string, chips: number): string =>
      `${seat} is all-in for ${amount(chips)}: less than a full raise`,
    shortPost: (seat: string, blind: number, ante: number): string =>
      `${seat} is short: blind ${amount(blind)}, ante ${amount(ante)}`,
    deadButton: (seat: string): string => `Dead button at ${seat}`,
    noSmallBlind: 'No small blind this hand',
    wonUnopposed: (seat: string, chips: number): string =>
      `${seat} wins ${amount(chips)}: everybody else folded`,
    voided: {
      misdeal: 'Misdeal: everything goes back',
      'fouled-deck': 'Fouled deck: everything goes back',
    } as const,
  },
};
