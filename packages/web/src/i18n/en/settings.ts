/** The words of the settings, for the lobby and for the host. */

import { amount } from '../numbers.js';
import { ante } from './ante.js';

/** What the server would say in its own units. */
const RANGES: Readonly<Record<string, string>> = {
  name: 'Up to 60 characters on one line.',
  seatCount: 'From 2 to 10 seats.',
  clock: 'From 3 seconds to one hour.',
  bankStart: 'From 0 seconds to one hour.',
  bankRefill: 'From 0 to 600 seconds.',
  bankMost: 'From 0 seconds to one hour.',
  handPause: 'From 0 to 60 seconds.',
  bombEvery: 'One hand of 1 to 1,000.',
  bombAnte: 'At least 1 chip.',
  watchDelay: 'From 0 seconds to half an hour.',
  rakePercent: 'From 0 to 100 percent.',
  levelLength: 'At least 1; by time at most 24 hours.',
  startingStack: 'At least 1 chip.',
  lateLevel: 'A level from 0 to 100.',
  reEntries: 'From 0 to 100.',
  payouts: 'One to ten whole numbers above 0.',
};

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bmaxBuyIn\b/g, 'the most'],
  [/\bminBuyIn\b/g, 'the least'],
  [/\bnull\b/g, 'off'],
];

const inWords = (wants: string): string =>
  WORDS.reduce((words, [pattern, other]) => words.replace(pattern, other), wants);

export const settings = {
  problems: {
    whole: 'Enter a whole number.',
    number: 'Enter a number.',
    name: 'Enter a name for the table.',
    some: 'Something above needs your attention.',
    payouts: 'Enter whole numbers above 0, first place first: 50, 30, 20.',
  },
  refused: (field: string, details: Readonly<Record<string, unknown>>): string => {
    const { wants, max } = details;
    if (typeof wants === 'string') return `Must be ${inWords(wants)}.`;
    if (field === 'seatCount' && typeof max === 'number') {
      return `The deck serves at most ${amount(max)} players in this game.`;
    }
    return RANGES[field] ?? 'The server does not accept this value.';
  },

  groups: {
    stakes: 'Stakes and antes',
    buyIn: 'Buy-in',
    time: 'Clock and pace',
    play: 'Showdown and extras',
    people: 'Seats and spectators',
    rake: 'Rake',
    tournament: 'Tournament',
  } as const,

  labels: {
    name: 'Table name',
    mode: 'Type',
    game: 'Game',
    limit: 'Limit',
    seatCount: 'Seats',
    smallBlind: 'Small blind',
    bigBlind: 'Big blind',
    anteMode: 'Ante',
    ante: 'Ante amount',
    singleAnteOrder: 'A short stack pays first',
    straddle: 'Straddle',
    minBuyIn: 'At least',
    maxBuyIn: 'At most',
    runs: 'Run it',
    hasBombPots: 'Bomb pots',
    bombEvery: 'One hand of',
    bombAnte: 'Ante of everybody',
    hasRake: 'Take rake',
    rakePercent: 'Percent',
    rakeCap: 'Most per hand',
    rakeNeedsFlop: 'No flop, no drop',
    hasClock: 'Action clock',
    clock: 'Seconds to act',
    hasBank: 'Time bank',
    bankStart: 'Seconds at first',
    bankRefill: 'More each hand',
    bankMost: 'Never above',
    handPause: 'Seconds between hands',
    runOut: 'All-in run-out',
    botSpeed: 'Bots think',
    entryApproval: 'I let people in',
    seatApproval: 'I approve who sits down',
    watching: 'Spectators',
    watchDelay: 'Seconds late',
    rabbitHunt: 'Rabbit hunt',
    structure: 'Structure',
    preset: 'Rules',
    levelClock: 'Levels by',
    levelLength: 'Length of a level',
    startingStack: 'Starting stack',
    entry: 'Buy-in',
    fee: 'Fee',
    lateLevel: 'Late entry until level',
    reEntries: 'Re-entries each',
    payouts: 'Payout shares',
  },

  notes: {
    runs: 'Everybody who is all-in must agree.',
    rabbitHunt: 'After a fold, players may ask what would have come.',
    hasBombPots: 'Everybody antes, no blinds, the flop comes at once.',
    hasClock: 'Off: unlimited time.',
    hasBank: 'Extra time of your own when the clock runs out.',
    rakeCap: 'Empty: no limit.',
    rakeNeedsFlop: 'Hands that end before the flop are free.',
    shortDeckAnte: 'Everybody antes, the button twice. There are no blinds.',
    entryApproval: 'Who comes with the link waits outside until you let them in.',
    seatApproval: 'You are asked before anybody gets a seat.',
    levelMinutes: 'Minutes',
    levelHands: 'Hands',
    lateLevel: '0: only before the start.',
    payouts: 'First place first.',
    nextHand: 'Changes count from the next hand.',
    tournamentFixed: 'Stakes and levels of a tournament stay as they are.',
  },

  modes: { cash: 'Cash game', tournament: 'Tournament' } as const,
  anteModes: ante.modes,
  anteOrders: ante.orders,
  presets: ante.presets,
  presetNotes: ante.presetNotes,
  straddles: {
    none: 'None',
    utg: 'Under the gun',
    button: 'On the button',
    both: 'Both',
  } as const,
  runs: { 1: 'Once', 2: 'Up to twice', 3: 'Up to three times' } as const,
  speeds: { none: 'At once', fast: 'Fast', normal: 'Normal', slow: 'Slow' } as const,
  watching: { open: 'Allowed', late: 'Delayed', closed: 'Off' },
  structures: { turbo: 'Turbo', standard: 'Standard', deep: 'Deep' },
  structureNote: (first: string, last: string): string => `Blinds from ${first} to ${last}`,
  levelClocks: { time: 'Time', hands: 'Hands' } as const,
  ruleLink: (label: string): string => `${label}: the rule, in a new tab`,
  custom: 'Other',
  stakes: 'Blinds',
};
