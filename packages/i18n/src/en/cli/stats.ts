/** What `sidepot stats` says: its help, and its tables. */

import { count, decimals, howMany } from '../../tools/numbers.js';
import { statNames } from '../page/stat-names.js';
import { games } from './games.js';

const hands = (number: number): string => howMany(number, { one: 'hand', other: 'hands' });

export const statsHelp = {
  summary: 'statistics of the players of hand histories',
  about: 'Read hand histories in any format that is known and count what their players do and win.',
  files: 'hand histories; - for standard input',
  player: 'everything of this player',
  by: 'rows by',
  json: 'print one object of JSON',
  csv: 'print rows of CSV',
  unit: 'what one chip is worth (default: the finest of the hands)',
  jobs: 'threads (default: one per core for large input)',
  noEv: 'no all-in adjusted results, which take time',
};

export const statsNote = `Every statistic is made / opportunities, as docs/stats.md defines it: 24.2 is a
percentage, – that there was no opportunity. The same name in several files is
the same player. Hands that cannot have happened are told with file, line and
reason; the rest is counted.

Exit codes: 0 all counted, 1 some hand refused, 2 usage or unreadable file.`;

export const statsWords = {
  player: 'Player',
  statistic: 'Statistic',
  value: 'Value',
  of: 'Made/of',
  hands: 'Hands',
  net: 'Net',
  ev: 'All-in adj.',
  bb100: 'bb/100',
  atShowdown: 'At showdown',
  withoutShowdown: 'Without showdown',
  evHands: (number: number): string => `${hands(number)} adjusted`,
  by: {
    position: 'Position',
    session: 'Session',
    day: 'Day',
    month: 'Month',
    stake: 'Big blind',
    game: 'Game',
    players: 'Players',
    depth: 'Stack (bb)',
  },
  games,
  names: statNames,
  unknown: 'not known',
  none: 'No hands.',
  more: (number: number): string => `… and ${count(number)} more`,
  summary: (all: number, refused: number, seconds: number): string =>
    [
      `${hands(all)} counted`,
      ...(refused > 0 ? [`${count(refused)} refused`] : []),
      `${decimals(seconds, 2)} s`,
    ].join(', '),
};
