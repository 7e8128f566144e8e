/** The words of a session's report, and of all statistics of a player. */

import { count } from '../../../tools/numbers.js';

export const sessionReport = {
  title: 'Session report',
  everybody: 'Everybody',
  players: 'Players',
  time: 'Time',
  luck: 'Luck in all-ins',
  luckNote:
    'Net less the all-in adjusted result: what the cards gave or took once nobody could bet any more.',
  stats: 'Statistics',
  position: 'Position',
  depth: 'Hands by effective stack, in big blinds',
  hand: 'Hand',
  graphOfAll: 'Everybody’s winnings hand by hand; the table below says the same',
  after: (number: number): string => `After hand ${count(number)}: click to open it`,
  best: 'Most won',
  worst: 'Most lost',
  none: 'No hand is over yet.',
  few: 'Grey: fewer than 20 chances, or fewer than 1,000 hands for bb/100. Under each number: how often, of how many chances.',
  all: 'All statistics',
  statistic: 'Statistic',
  share: 'Link to this report',
  shareNote: 'Whoever may see the hands of this table can open it.',
  later: 'When the table is closed, this report can be shared as a page.',
  toTable: 'To the table',
  close: 'Close',
  own: 'From the hands you were dealt in.',
  ofAll: 'From all hands of this table.',
  /** How long somebody played. */
  lasted: (hours: number, minutes: number): string =>
    hours > 0 ? `${count(hours)} h ${count(minutes)} min` : `${count(minutes)} min`,
};
