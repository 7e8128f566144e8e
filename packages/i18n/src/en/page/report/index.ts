/** The words of a session's report, and of all statistics of a player. */

import { count } from '../../../tools/numbers.js';
import { statNames } from '../stat-names.js';

export const sessionReport = {
  title: 'Session report',
  who: 'Player',
  hands: 'Hands',
  time: 'Time',
  net: 'Net',
  bb100: 'bb/100',
  adjusted: 'All-in adjusted',
  luck: 'Luck in all-ins',
  luckNote:
    'Net less the all-in adjusted result: what the cards gave or took once nobody could bet any more.',
  showdown: 'At showdown',
  nonShowdown: 'Without showdown',
  byPosition: 'By position',
  position: 'Position',
  graph: 'Winnings',
  asTable: 'The graph as a table',
  hand: 'Hand',
  biggest: 'Biggest pots',
  best: 'Most won',
  worst: 'Most lost',
  none: 'No hand is over yet.',
  few: 'Grey: fewer than 20 chances, or too few hands. Under each number: how often, of how many chances.',
  all: 'All statistics',
  statistic: 'Statistic',
  total: 'All',
  share: 'Link to this report',
  shareNote: 'Whoever may see the hands of this table can open it.',
  later: 'When the table is closed, this report can be shared as a page.',
  toTable: 'To the table',
  close: 'Close',
  own: 'From the hands you were dealt in.',
  everybody: 'From all hands of this table.',
  /** How long somebody played. */
  lasted: (hours: number, minutes: number): string =>
    hours > 0 ? `${count(hours)} h ${count(minutes)} min` : `${count(minutes)} min`,
  names: statNames,
};
