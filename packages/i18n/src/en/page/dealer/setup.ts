/** Before the first hand: seats, stacks, chips, blinds. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const setup = {
  lead: 'Real cards and real chips at the table; pots, payouts and the clock on this device. Nothing is sent anywhere unless you share it.',
  goOn: 'Go on',
  goOnNote: (hands: number, when: string): string =>
    `${plural(hands, 'hand', 'hands')}, last ${when}`,
  seats: {
    title: 'Who is there?',
    note: 'Tap each seat that is taken.',
    fewer: 'One seat less',
    more: 'One seat more',
    all: 'All',
    taken: (seat: string): string => `${seat}, taken`,
    free: (seat: string): string => `${seat}, free`,
    name: 'Name',
    stack: 'Stack of this seat',
    stackOfAll: 'Stack of everybody',
    button: 'Button',
    exceptions: 'Names and other stacks',
  },
  kind: {
    title: 'What is played?',
    modes: { cash: 'Cash game', tournament: 'Tournament' } as const,
    game: 'Game',
    runs: 'Run it',
    runsOf: (runs: number): string =>
      runs === 1 ? 'Once' : runs === 2 ? 'Up to twice' : 'Up to three times',
  },
  blinds: {
    title: 'Blinds and ante',
    presets: { 'TDA 2024': 'TDA 2024', 'Ante first': 'Ante first', none: 'No ante' } as const,
    presetNotes: {
      'TDA 2024': 'The big blind pays the ante; if short, the blind comes first.',
      'Ante first': 'The big blind pays the ante; if short, the ante comes first.',
      none: 'Blinds only.',
    } as const,
    small: 'Small blind',
    big: 'Big blind',
    ante: 'Ante',
  },
  chips: {
    title: 'Chips',
    note: 'The smallest chip is the unit.',
    value: (colour: string): string => `Value, ${colour}`,
    colour: 'Colour',
    add: 'Add a colour',
    remove: (colour: string): string => `Remove ${colour}`,
  },
  event: {
    title: 'Levels and prizes',
    minutes: 'Minutes a level',
    addLevel: 'Add a level',
    removeLevel: (level: number): string => `Remove level ${level}`,
    length: 'Minutes',
    breakAfter: 'Break after',
    buyIn: 'Buy-in',
    payouts: 'Prizes in percent, first place first',
    payoutsNote: (sum: number): string => `Sum: ${count(sum)}`,
    elsewhere: 'Players at other tables',
    entries: 'Entries of all tables',
    ofLevel: (field: string, level: number): string => `${field}, level ${level}`,
    rows: (levels: number): string => plural(levels, 'level', 'levels'),
  },
  start: 'Start the first hand',
  needsTwo: 'Tap at least two seats.',
  total: (chips: number, players: number): string =>
    `${plural(players, 'player', 'players')}, ${amount(chips)} in play`,
};
