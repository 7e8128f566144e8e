/** Statistics of the replayer. */

import { count, percent } from '../../../tools/numbers.js';
import { statTexts } from '../../../tools/stat-words.js';
import { list, plural } from '../numbers.js';
import { statNames } from '../stat-names.js';

export const statistics = {
  counting: 'Counting',
  counted: (part: number): string => `Counting: ${percent(part)}`,

  names: statNames,

  about: statTexts(
    {
      vpip: 'Calls or raises before the flop',
      pfr: 'Raises before the flop',
      rfi: 'Raises when everybody before folded',
      limp: 'Calls the big blind with the first decision',
      coldCall: 'Calls a raise with nothing in the pot yet',
      threeBet: 'Raises the first raise',
      foldToThreeBet: 'Folds an open that was raised',
      fourBet: 'Opened, and raises again when a 3-bet comes back',
      coldFourBet: 'Raises a 3-bet with the first decision',
      foldToFourBet: 'Folds a 3-bet that was raised',
      squeeze: '3-bets when somebody has called the raise',
      steal: 'Raises first in from cutoff, button or small blind',
      foldToSteal: 'Folds a blind to a steal',
      threeBetSteal: 'Raises a steal from a blind',
      sawFlop: 'Is in when the flop comes',
      wtsd: 'Shows down, of the flops seen',
      wsd: 'Wins a contested pot, of the showdowns',
      wwsf: 'Wins, of the flops seen',
      af: 'Bets and raises for each call after the flop',
      afq: 'Bets and raises of all but checks after the flop',
    },
    {
      cbet: 'Bets first, having raised last on the street before',
      foldToCbet: 'Folds to a continuation bet',
      raiseCbet: 'Raises a continuation bet',
      donk: 'Bets into the player who raised last on the street before',
      checkRaise: 'Raises a bet after a check',
    },
    (about) => about,
  ),

  /** Where a name is long, and not abbreviated the same everywhere. */
  short: {
    cbetFlop: 'C-bet',
    foldToCbetFlop: 'Fold to c-bet',
  },

  positions: {
    utg: 'UTG',
    lj: 'LJ',
    hj: 'HJ',
    co: 'CO',
    btn: 'BTN',
    sb: 'SB',
    bb: 'BB',
    none: 'Any',
  },

  players: {
    least: 'Minimum hands',
    none: 'No player has that many hands.',
    columns: {
      player: 'Player',
      hands: 'Hands',
      net: 'Net',
      evNet: 'All-in adj.',
      bb100: 'bb/100',
    },
    about: {
      player: 'Name',
      hands: 'Hands dealt in',
      net: 'Won or lost, rake taken',
      evNet: 'Net with all-ins paid by their chances',
      bb100: 'Big blinds per 100 hands, with the 95% interval',
    },
    joinHow: 'Tick the names of one person to merge them.',
    join: (names: number): string => `Merge ${count(names)} names`,
    part: 'Take these names apart again',
    tick: (name: string): string => `Choose ${name} for merging`,
    also: (names: readonly string[]): string => `also ${list(names)}`,
    more: (more: number): string => `Show ${count(more)} more`,
  },

  player: {
    choose: 'Player',
    none: 'This player is in none of these hands.',
  },

  graph: {
    title: 'Winnings',
    label: 'Winnings hand by hand; the table below says the same',
    scale: 'Scale',
    scales: { amounts: 'Amounts', bigBlinds: 'Big blinds' },
    curves: {
      net: 'Net',
      ev: 'All-in adjusted',
      showdown: 'Showdown',
      nonShowdown: 'Without showdown',
    },
    none: 'No hand to draw.',
    table: 'As a table',
    hands: 'Hands',
    all: (hands: number): string => plural(hands, 'hand', 'hands'),
    until: (hands: number, number: number): string =>
      `After ${plural(hands, 'hand', 'hands')}, hand ${count(number)}: click to open it`,
  },

  heat: {
    title: 'Starting hands',
    kind: 'Show',
    kinds: {
      result: 'Big blinds per hand',
      vpip: 'VPIP',
      pfr: 'PFR',
      threeBet: '3-bet',
    },
    square: (name: string, value: string, of: number): string =>
      `${name}: ${value}, ${plural(of, 'time', 'times')}`,
    known: (hands: number): string =>
      `${plural(hands, 'hand', 'hands')} with known cards. Pale: fewer than 20.`,
  },

  grid: {
    title: 'By position',
    note: 'Every number opens its hands. Grey: fewer than 20 chances.',
    all: 'All',
    hands: 'Hands',
    net: 'Net',
    evNet: 'All-in adjusted',
    bb100: 'bb/100',
    open: (name: string, position: string, value: string): string =>
      `${name}, ${position}: ${value}`,
  },

  /** A number of the statistics as a filter. */
  cell: {
    made: 'Only when done',
    all: 'All chances',
    remove: 'Remove this filter',
  },

  review: {
    title: 'Review',
    kinds: {
      misses: 'All-in misses',
      pots: 'Biggest pots',
      notes: 'Rule notes',
      marked: 'Marked',
    },
    about: {
      misses: 'Most lost to the cards after the last bet.',
      pots: 'The largest pots of these hands.',
      notes: 'Hands that depart from the rulebook.',
      marked: 'Hands with a star or a comment on this device.',
    },
    none: {
      misses: 'No all-in of these hands missed its share.',
      pots: 'No hand is like that.',
      notes: 'Every hand keeps to the rulebook.',
      marked: 'No hand is marked yet: S stars one.',
    },
  },
};
