/** What `sidepot stats` says: its help, its tables, and the names of all statistics. */

import type { StatKey } from '@sidepot/engine/stats';
import { count, decimals, howMany } from '../../tools/numbers.js';
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

const STREETS = ['flop', 'turn', 'river'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('continuation bet');
const foldToCbet = onStreets('fold to continuation bet');
const raiseCbet = onStreets('raise of continuation bet');
const donk = onStreets('donk bet');
const checkRaise = onStreets('check-raise');

const names: Readonly<Record<StatKey, string>> = {
  vpip: 'voluntarily put in pot',
  pfr: 'preflop raise',
  rfi: 'raise first in',
  limp: 'limp',
  coldCall: 'cold call',
  threeBet: '3-bet',
  foldToThreeBet: 'fold to 3-bet',
  fourBet: '4-bet',
  coldFourBet: 'cold 4-bet',
  foldToFourBet: 'fold to 4-bet',
  squeeze: 'squeeze',
  steal: 'steal',
  foldToSteal: 'fold to steal',
  threeBetSteal: '3-bet against a steal',
  cbetFlop: cbet[0],
  cbetTurn: cbet[1],
  cbetRiver: cbet[2],
  foldToCbetFlop: foldToCbet[0],
  foldToCbetTurn: foldToCbet[1],
  foldToCbetRiver: foldToCbet[2],
  raiseCbetFlop: raiseCbet[0],
  raiseCbetTurn: raiseCbet[1],
  raiseCbetRiver: raiseCbet[2],
  donkFlop: donk[0],
  donkTurn: donk[1],
  donkRiver: donk[2],
  checkRaiseFlop: checkRaise[0],
  checkRaiseTurn: checkRaise[1],
  checkRaiseRiver: checkRaise[2],
  sawFlop: 'saw the flop',
  wtsd: 'went to showdown',
  wsd: 'won at showdown',
  wwsf: 'won when saw the flop',
  af: 'aggression factor',
  afq: 'aggression frequency',
};

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
  names,
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
