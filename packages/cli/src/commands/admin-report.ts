/** What the server answered, for people. Names are strangers' texts. */

import { decimals } from '@sidepot/i18n/cli';
import type {
  AdminCalls,
  AdminLine,
  AdminPlayer,
  AdminTable,
  BanRecord,
  Verified,
} from '@sidepot/server';
import { say } from '../say.js';
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
      ...(isNumber || numbersOf().includes(title) ? { align: 'right' } : {}),
    };
  });

/** Columns of texts that are amounts. */
const numbersOf = (): readonly string[] => [
  say.admin.eventsPerSecond,
  say.admin.bytesPerSecond,
  say.admin.size,
];

const table = (columns: readonly Column[], paint: Paint): string =>
  `${grid(columns, paint.bold, paint.dim).join('\n')}\n`;

const named = (text: string): string => fit(plain(text), NAME_COLUMNS);
const when = (time: number): string =>
  time === 0 ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** 3,600,000 → 3.6 MB */
export function size(bytes: number): string {
  const { units } = say.admin;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${decimals(value, step === 0 ? 0 : 1)} ${units[step]}`;
}

export function tablesText(tables: readonly AdminTable[], paint: Paint): string {
  const awake = (row: AdminTable, of: (row: Exclude<AdminTable, { status: 'asleep' }>) => Cell) =>
    row.status === 'asleep' ? '' : of(row);
  return table(
    columnsOf(tables, [
      [say.admin.table, ({ id }) => id],
      [say.admin.name, ({ name }) => named(name)],
      [say.admin.host, ({ host, hostName }) => named(hostName || host)],
      [say.admin.status, ({ status }) => status],
      [say.admin.players, (row) => awake(row, ({ players, bots }) => playersOf(players, bots))],
      [say.admin.viewers, (row) => awake(row, ({ viewers }) => String(viewers))],
      [say.admin.events, ({ seq }) => seq],
      [
        say.admin.eventsPerSecond,
        (row) => awake(row, ({ eventsPerSecond }) => decimals(eventsPerSecond, 1)),
      ],
      [say.admin.bytesPerSecond, (row) => awake(row, ({ bytesPerSecond }) => size(bytesPerSecond))],
      [say.admin.size, (row) => awake(row, ({ bytes }) => `~${size(bytes)}`)],
    ]),
    paint,
  );
}

const playersOf = (players: number, bots: number): string =>
  bots === 0 ? String(players) : say.admin.withBots(players, bots);

export const playersText = (players: readonly AdminPlayer[], paint: Paint): string =>
  table(
    columnsOf(players, [
      [say.admin.player, ({ id }) => id],
      [say.admin.name, ({ name }) => named(name)],
      [say.admin.tables, ({ tables }) => tables],
      [say.admin.devices, ({ sessions }) => sessions],
      [say.admin.lastSeen, ({ seenAt }) => when(seenAt)],
      ['', ({ banned }) => (banned ? say.admin.isBanned : '')],
    ]),
    paint,
  );

export const bansText = (bans: readonly BanRecord[], paint: Paint): string =>
  table(
    columnsOf(bans, [
      [say.admin.kind, ({ kind }) => kind],
      [say.admin.who, ({ who }) => plain(who)],
      [say.admin.since, ({ createdAt }) => when(createdAt)],
      [say.admin.why, ({ reason }) => plain(reason)],
    ]),
    paint,
  );

export const quotasText = (quotas: AdminCalls['quota']['answer']['quotas'], paint: Paint): string =>
  table(
    columnsOf(quotas, [
      [say.admin.limit, ({ what }) => what],
      [say.admin.used, ({ used }) => used],
      [say.admin.may, ({ limit }) => (limit === null ? say.admin.any : String(limit))],
      [say.admin.until, ({ until }) => when(until ?? 0)],
    ]),
    paint,
  );

export const linesText = (lines: readonly AdminLine[], paint: Paint): string =>
  table(
    columnsOf(lines, [
      [say.admin.line, ({ n }) => n],
      [say.admin.when, ({ at }) => when(at)],
      [
        say.admin.by,
        ({ by, player }) => plain(player === undefined ? by : `${by} ${String(player)}`),
      ],
      [say.admin.what, ({ action }) => plain(action)],
      [say.admin.table, ({ table: id }) => plain(String(id ?? ''))],
      [say.admin.about, ({ about }) => plain(String(about ?? ''))],
      [say.admin.hash, ({ hash }) => hash.slice(0, 12)],
    ]),
    paint,
  );

export function verifiedText({ lines, head, brokenAt, isThere }: Verified): string {
  const whole =
    brokenAt === null ? `${say.admin.whole(lines)}\n` : `${say.admin.broken(brokenAt)}\n`;
  const found =
    isThere === null ? '' : isThere ? `${say.admin.hashThere}\n` : `${say.admin.hashMissing}\n`;
  return `${whole}${found}${say.admin.newest(head)}\n`;
}
