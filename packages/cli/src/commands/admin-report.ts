/** What the server answered, for people. Names are strangers' texts. */

import type {
  AdminCalls,
  AdminLine,
  AdminPlayer,
  AdminTable,
  BanRecord,
  Verified,
} from '@sidepot/server';
import { type Column, grid } from '../terminal/grid.js';
import type { Paint } from '../terminal/paint.js';
import { fit, plain } from '../terminal/text.js';

type Cell = string | number;

const NAME_COLUMNS = 24;

const columnsOf = <T>(
  rows: readonly T[],
  columns: readonly (readonly [title: string, cell: (row: T) => Cell])[],
): readonly Column[] =>
  columns.map(([title, cell]) => {
    const cells = rows.map(cell);
    const isNumber = cells.length > 0 && cells.every((one) => typeof one === 'number');
    return {
      title,
      cells: cells.map((one) => [String(one)]),
      ...(isNumber || NUMBERS.includes(title) ? { align: 'right' } : {}),
    };
  });

/** Columns of texts that are amounts. */
const NUMBERS: readonly string[] = ['events/s', 'bytes/s', 'size'];

const table = (columns: readonly Column[], paint: Paint): string =>
  `${grid(columns, paint.bold, paint.dim).join('\n')}\n`;

const named = (text: string): string => fit(plain(text), NAME_COLUMNS);
const when = (time: number): string =>
  time === 0 ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** 3,600,000 → 3.6 MB */
export function size(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${step === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}

export function tablesText(tables: readonly AdminTable[], paint: Paint): string {
  const awake = (row: AdminTable, of: (row: Exclude<AdminTable, { status: 'asleep' }>) => Cell) =>
    row.status === 'asleep' ? '' : of(row);
  return table(
    columnsOf(tables, [
      ['table', ({ id }) => id],
      ['name', ({ name }) => named(name)],
      ['host', ({ host, hostName }) => named(hostName || host)],
      ['status', ({ status }) => status],
      ['players', (row) => awake(row, ({ players, bots }) => playersOf(players, bots))],
      ['viewers', (row) => awake(row, ({ viewers }) => String(viewers))],
      ['events', ({ seq }) => seq],
      ['events/s', (row) => awake(row, ({ eventsPerSecond }) => eventsPerSecond.toFixed(1))],
      ['bytes/s', (row) => awake(row, ({ bytesPerSecond }) => size(bytesPerSecond))],
      ['size', (row) => awake(row, ({ bytes }) => `~${size(bytes)}`)],
    ]),
    paint,
  );
}

const playersOf = (players: number, bots: number): string =>
  bots === 0 ? String(players) : `${players} (${bots} bots)`;

export const playersText = (players: readonly AdminPlayer[], paint: Paint): string =>
  table(
    columnsOf(players, [
      ['player', ({ id }) => id],
      ['name', ({ name }) => named(name)],
      ['tables', ({ tables }) => tables],
      ['devices', ({ sessions }) => sessions],
      ['last seen (UTC)', ({ seenAt }) => when(seenAt)],
      ['', ({ banned }) => (banned ? 'shut out' : '')],
    ]),
    paint,
  );

export const bansText = (bans: readonly BanRecord[], paint: Paint): string =>
  table(
    columnsOf(bans, [
      ['kind', ({ kind }) => kind],
      ['who', ({ who }) => plain(who)],
      ['since (UTC)', ({ createdAt }) => when(createdAt)],
      ['why', ({ reason }) => plain(reason)],
    ]),
    paint,
  );

export const quotasText = (quotas: AdminCalls['quota']['answer']['quotas'], paint: Paint): string =>
  table(
    columnsOf(quotas, [
      ['limit', ({ what }) => what],
      ['used', ({ used }) => used],
      ['may', ({ limit }) => (limit === null ? 'any' : String(limit))],
      ['until (UTC)', ({ until }) => when(until ?? 0)],
    ]),
    paint,
  );

export const linesText = (lines: readonly AdminLine[], paint: Paint): string =>
  table(
    columnsOf(lines, [
      ['line', ({ n }) => n],
      ['when (UTC)', ({ at }) => when(at)],
      ['by', ({ by, player }) => plain(player === undefined ? by : `${by} ${String(player)}`)],
      ['what', ({ action }) => plain(action)],
      ['table', ({ table: id }) => plain(String(id ?? ''))],
      ['about', ({ about }) => plain(String(about ?? ''))],
      ['hash', ({ hash }) => hash.slice(0, 12)],
    ]),
    paint,
  );

export function verifiedText({ lines, head, brokenAt, isThere }: Verified): string {
  const whole =
    brokenAt === null
      ? `All ${lines} lines follow from one another.\n`
      : `Line ${brokenAt} does not follow from the one before: the log was changed there.\n`;
  const found =
    isThere === null
      ? ''
      : isThere
        ? 'The hash is there.\n'
        : 'The hash is not there: lines are missing.\n';
  return `${whole}${found}Newest hash: ${head}\n`;
}
