/** Counters as rows, one a player or one a group of theirs (RFC 4180); amounts are in units. */

import { type ReportRow, STAT_KEYS } from '@sidepot/engine/stats';

const COLUMNS = [
  ...['player', 'group', 'hands', 'away', 'settled', 'net', 'net_showdown', 'ev_net'],
  ...['ev_hands', 'bb100', 'bb100_margin'],
  ...STAT_KEYS.flatMap((key) => [key, `${key}_of`]),
];

export const statsCsv = (rows: readonly ReportRow[], nameOf: (row: ReportRow) => string): string =>
  [COLUMNS, ...rows.map((row) => cellsOf(row, nameOf(row)))]
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('');

const cellsOf = (row: ReportRow, group: string): string[] => [
  ...[row.player, group],
  ...[row.hands, row.away, row.settled, row.net, row.netShowdown, row.evNet].map(String),
  ...[row.evHands, row.bb100?.value ?? '', row.bb100?.margin ?? ''].map(String),
  ...STAT_KEYS.flatMap((key) => [row.stats[key].made, row.stats[key].of].map(String)),
];

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
