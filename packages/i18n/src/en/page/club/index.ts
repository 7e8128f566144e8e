/** Clubs: nights of the same people, who stands where, and who owes whom. */

import { count } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

export const club = {
  title: 'Club',
  nights: (nights: number): string => plural(nights, 'night', 'nights'),

  yours: {
    title: 'Your clubs',
    lead: 'Nights of the same people: who stands where, and who owes whom.',
    make: 'New club',
    host: 'you host it',
  },

  make: {
    title: 'New club',
    close: 'Close',
    name: 'Name',
    example: 'Thursday club',
    currency: 'Counted in',
    currencyNote: 'This cannot change later.',
    button: 'Make the club',
  },

  field: {
    label: 'Club',
    none: 'None',
    worth: (one: string): string => `One chip of this table counts as ${one} in the club.`,
  },

  table: {
    title: 'Club',
    lead: 'A club counts this table with your other nights. Whoever has its link sees names and results.',
    none: 'You host no club that counts in what this table counts in. Make one in the lobby.',
    add: 'Add this table',
    belongs: (name: string): string => `This table belongs to ${name}.`,
    open: 'Open the club',
  },

  season: 'Season',
  allYears: 'All years',
  link: 'Link to this club',
  linkNote: 'Whoever has it reads everything here: names, results, money.',
  empty:
    'No nights yet. Add a table under “Host” at the table, or when you make one; years before come from a file.',
  you: 'you',

  standings: {
    title: 'Standings',
    none: 'Points are for tournaments that are over.',
    rank: 'Rank',
    points: 'Points',
    counted: 'Nights',
    wins: 'Won',
    of: (counted: number, played: number): string =>
      counted === played ? count(played) : `${count(counted)} of ${count(played)}`,
    best: (nights: number): string =>
      `The best ${plural(nights, 'night', 'nights')} of each count.`,
  },

  ledger: {
    open: 'Open',
    note: 'Open is what belongs to nights that are not settled.',
  },

  settlement: {
    note: 'The fewest payments for all nights shown that are not settled.',
    all: 'Everybody has paid',
    allQuestion: (nights: number): string =>
      `Mark ${plural(nights, 'night', 'nights')} as settled? Each can be opened again.`,
    keep: 'Not yet',
  },

  list: {
    title: 'Nights',
    cash: 'Cash game',
    tournament: 'Tournament',
    imported: 'from a file',
    running: 'not over',
    gone: 'deleted before it was over',
    settled: 'settled',
    people: (people: number): string => plural(people, 'player', 'players'),
    place: 'Place',
    asked: 'as',
    settle: 'Settled',
    open: 'Open the table',
    remove: 'Take out of the club…',
    removeQuestion: (name: string): string =>
      `Take ${name} out of the club? Its results count no more.`,
    removeNow: 'Take it out',
    keep: 'Keep it',
  },

  members: {
    title: 'Members',
    lead: 'Who plays on their own device is known by it. Say here who is the same person, and how they are called.',
    fromFile: 'from a file',
    also: (names: readonly string[]): string => `also ${list(names)}`,
    change: (name: string): string => `Change ${name}`,
    name: 'Name in the club',
    save: 'Save',
    same: 'Is the same person as',
    nobody: 'Nobody else',
    merge: 'Join them',
    split: (name: string): string => `Separate ${name}`,
    handOver: 'Make them the host…',
    handOverQuestion: (name: string): string =>
      `Make ${name} the host of this club? Only they can change it then, and only they can give it back.`,
    handOverNow: 'Hand it over',
  },

  files: {
    title: 'Files',
    save: 'Save as CSV',
    lead: 'Nights of years before come from a CSV file with the columns date, night, player, paid, won; place, people, buy_in, fee and currency may be there. Either all of it is taken, or nothing.',
    choose: 'Import a CSV file',
    done: 'The nights are in the club.',
    tooLong: 'This file is too long: split it by years.',
    bad: (line: number, why: string): string => `Line ${count(line)}: ${why}. Nothing was taken.`,
    column: (why: string, column: string): string => `${why} (${column})`,
    problems: {
      empty: 'there is no night in it',
      quotes: 'a quotation mark is not closed, or stands inside a cell',
      missingColumn: 'a column is missing',
      unknownColumn: 'a column has an unknown name, or is there twice',
      cells: 'there are more cells than columns',
      date: 'the date is none; write 2026-11-18',
      night: 'the night has no name, or one that cannot be',
      player: 'the player has no name, or one that cannot be',
      amount: 'this is no amount of the club',
      number: 'this is no whole number above 0',
      currency: 'the club counts in another currency',
      twice: 'this player is in the night already',
      places: 'the places do not follow each other',
      differs: 'this differs from the first line of the night',
      people: 'more play than there are people',
      unbalanced: 'the money of this night does not sum to zero',
      known: 'the club has this night already',
    } as const,
  },

  settings: {
    title: 'Settings',
    nameBad: 'Enter a name for the club.',
    formula: 'Points by place',
    formulas: {
      linear: 'Players − place + 1',
      sqrt: '10 √players ÷ place',
      pokerstars: '10 √(players ÷ place) × (1 + log₁₀(buy-in + 0.25))',
    } as const,
    best: 'How many nights count',
    bestNote: 'Of each player the best ones; empty: all.',
    bestBad: 'Enter a whole number from 1 to 1,000, or nothing.',
    share: 'Who scores, in %',
    shareNote: '100: everybody; 15: the best 15 %, rounded up.',
    shareBad: 'Enter a number from 0.01 to 100.',
    save: 'Save',
    saved: 'Saved.',
    remove: 'Delete the club…',
    removeQuestion:
      'Delete this club for good, with everything from files? Its tables stay as they are.',
    removeNow: 'Delete it',
    keep: 'Keep it',
  },
};
