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
import { phrases } from '../phrases.js';
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
  phrases.admin.eventsPerSecond,
  phrases.admin.bytesPerSecond,
  phrases.admin.size,
];

const table = (columns: readonly Column[], paint: Paint): string =>
  `${grid(columns, paint.bold, paint.dim).join('\n')}\n`;

const named = (text: string): string => fit(plain(text), NAME_COLUMNS);
const when = (time: number): string =>
  time === 0 ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** 3,600,000 → 3.6 MB */
export function size(bytes: number): string {
  const { units } = phrases.admin;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${decimals(value, step === 0 ? 0 : 1)} ${units[step]}`;
}

export function tablesText(tables: readonly AdminTable[], paint: Paint): string {
  const awake = (row: AdminTable, of: (row: Exclude<AdminTable, { status: 'asleep' }>) => Cell) =>
    row.status === 'asleep' ? '' : of(row);
  return table(
    columnsOf(tables, [
      [phrases.admin.table, ({ id }) => id],
      [phrases.admin.name, ({ name }) => named(name)],
      [phrases.admin.host, ({ host, hostName }) => named(hostName || host)],
      [phrases.admin.status, ({ status }) => status],
      [phrases.admin.players, (row) => awake(row, ({ players, bots }) => playersOf(players, bots))],
      [phrases.admin.viewers, (row) => awake(row, ({ viewers }) => String(viewers))],
      [phrases.admin.events, ({ seq }) => seq],
      [
        phrases.admin.eventsPerSecond,
        (row) => awake(row, ({ eventsPerSecond }) => decimals(eventsPerSecond, 1)),
      ],
      [
        phrases.admin.bytesPerSecond,
        (row) => awake(row, ({ bytesPerSecond }) => size(bytesPerSecond)),
      ],
      [phrases.admin.size, (row) => awake(row, ({ bytes }) => `~${size(bytes)}`)],
    ]),
    paint,
  );
}

const playersOf = (players: number, bots: number): string =>
  bots === 0 ? String(players) : phrases.admin.withBots(players, bots);

export const playersText = (players: readonly AdminPlayer[], paint: Paint): string =>
  table(
    columnsOf(players, [
      [phrases.admin.player, ({ id }) => id],
      [phrases.admin.name, ({ name }) => named(name)],
      [phrases.admin.tables, ({ tables }) => tables],
      [phrases.admin.devices, ({ sessions }) => sessions],
      [phrases.admin.lastSeen, ({ seenAt }) => when(seenAt)],
      ['', ({ banned }) => (banned ? phrases.admin.isBanned : '')],
    ]),
    paint,
  );

export const bansText = (bans: readonly BanRecord[], paint: Paint): string =>
  table(
    columnsOf(bans, [
      [phrases.admin.kind, ({ kind }) => kind],
      [phrases.admin.who, ({ who }) => plain(who)],
      [phrases.admin.since, ({ createdAt }) => when(createdAt)],
      [phrases.admin.why, ({ reason }) => plain(reason)],
    ]),
    paint,
  );

export const quotasText = (quotas: AdminCalls['quota']['answer']['quotas'], paint: Paint): string =>
  table(
    columnsOf(quotas, [
      [phrases.admin.limit, ({ what }) => what],
      [phrases.admin.used, ({ used }) => used],
      [phrases.admin.may, ({ limit }) => (limit === null ? phrases.admin.any : String(limit))],
      [phrases.admin.until, ({ until }) => when(until ?? 0)],
    ]),
    paint,
  );

export const linesText = (lines: readonly AdminLine[], paint: Paint): string =>
  table(
    columnsOf(lines, [
      [phrases.admin.line, ({ n }) => n],
      [phrases.admin.when, ({ at }) => when(at)],
      [
        phrases.admin.by,
        ({ by, player }) => plain(player === undefined ? by : `${by} ${String(player)}`),
      ],
      [phrases.admin.what, ({ action }) => plain(action)],
      [phrases.admin.table, ({ table: id }) => plain(String(id ?? ''))],
      [phrases.admin.about, ({ about }) => plain(String(about ?? ''))],
      [phrases.admin.hash, ({ hash }) => hash.slice(0, 12)],
    ]),
    paint,
  );

export function verifiedText({ lines, head, brokenAt, isThere }: Verified): string {
  const whole =
    brokenAt === null ? `${phrases.admin.whole(lines)}\n` : `${phrases.admin.broken(brokenAt)}\n`;
  const found =
    isThere === null
      ? ''
      : isThere
        ? `${phrases.admin.hashThere}\n`
        : `${phrases.admin.hashMissing}\n`;
  return `${whole}${found}${phrases.admin.newest(head)}\n`;
}
