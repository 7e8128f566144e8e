/** Statistics for people: a table that fits the terminal, and everything of one player. */

import { type Money, moneyWriter } from '@sidepot/engine';
import {
  type BbPer100,
  type ReportRow,
  report,
  STATS,
  type StatKey,
  type Stats,
  type StatValue,
} from '@sidepot/engine/stats';
import { count, decimals, marksOfNow } from '@sidepot/i18n/cli';
import { phrases } from '../phrases.js';
import { type Column, grid, gridWidth } from '../terminal/grid.js';
import type { Paint } from '../terminal/paint.js';
import { fit, plain } from '../terminal/text.js';
import { groupName } from './groups.js';
import type { StatsBy } from './modes.js';

const MAX_NAME = 16;
/** More rows than that nobody reads: the others are counted. */
const MAX_ROWS = 40;
/** Results of fewer hands say nothing. */
const LEAST_HANDS = 100;

interface Teller {
  readonly money: Money;
  readonly paint: Paint;
  readonly columns: number;
  /** Were all-ins adjusted? Else what they came to is no second result. */
  readonly ev: boolean;
}

const NOTHING = '–';

export function statsView(
  stats: Stats,
  player: string | undefined,
  by: StatsBy | undefined,
  paint: Paint,
  columns: number,
  ev = true,
): string {
  const point = marksOfNow().point;
  const money = moneyWriter(stats.unit || '1', { point, group: count });
  const teller: Teller = { money, paint, columns, ev };
  const asked = player === undefined ? {} : { player };
  const rows = report(stats, by === undefined ? asked : { ...asked, by });
  if (rows.length === 0) return `${phrases.stats.none}\n`;
  const [first] = rows;
  const lines =
    player !== undefined && by === undefined && first !== undefined
      ? playerLines(stats, first, teller)
      : tableLines(rows, player === undefined, by, teller);
  return `${lines.join('\n')}\n`;
}

/** "24.2", by the marks of the language; nothing where there was no chance. */
function valueText({ value }: StatValue, kind: 'rate' | 'ratio'): string {
  if (value === null) return NOTHING;
  if (value === Number.POSITIVE_INFINITY) return '∞';
  return kind === 'ratio' ? decimals(value, 2) : decimals(100 * value, 1);
}

const bbText = (bb100: BbPer100 | null, hands: number): string =>
  bb100 === null || hands < LEAST_HANDS ? NOTHING : decimals(bb100.value, 1);

const right = { align: 'right' } as const;

function statColumn(key: StatKey, rows: readonly ReportRow[]): Column {
  const { abbreviation, kind } = STATS.find((stat) => stat.key === key) ?? {
    abbreviation: key,
    kind: 'rate' as const,
  };
  return {
    title: abbreviation,
    cells: rows.map(({ stats }) => [valueText(stats[key], kind)]),
    ...right,
  };
}

/** Of a table too wide for the terminal the less telling columns go. */
function tableLines(
  all: readonly ReportRow[],
  hasNames: boolean,
  by: StatsBy | undefined,
  { money, paint, columns, ev: isAdjusted }: Teller,
): string[] {
  const { stats: words } = phrases;
  const rows = all.slice(0, MAX_ROWS);
  const names: Column = {
    title: words.player,
    cells: rows.map(({ player }) => [fit(plain(player), MAX_NAME)]),
  };
  const groups: Column = {
    title: by === undefined ? '' : words.by[by],
    cells: rows.map((row) => [fit(plain(groupName(row, by, money)), MAX_NAME)]),
  };
  const heads = [
    ...(hasNames || by === undefined ? [names] : []),
    ...(by === undefined ? [] : [groups]),
  ];
  const number = (title: string, textOf: (row: ReportRow) => string): Column => ({
    title,
    cells: rows.map((row) => [textOf(row)]),
    ...right,
  });
  const hands = number(words.hands, (row) => count(row.hands));
  const net = number(words.net, (row) => money(row.net));
  const ev = number(words.ev, (row) => money(Math.round(row.evNet)));
  const bb100 = number(words.bb100, (row) => bbText(row.bb100, row.settled));
  const stat = (key: StatKey): Column => statColumn(key, rows);
  const few = [stat('vpip'), stat('pfr'), stat('threeBet')];
  const more = [stat('af'), stat('wtsd'), stat('wsd')];
  const layouts = [
    ...(isAdjusted ? [[...heads, hands, ...few, ...more, net, ev, bb100]] : []),
    [...heads, hands, ...few, ...more, net, bb100],
    [...heads, hands, ...few, ...more, net],
    [...heads, hands, ...few, net],
    [...heads, hands, net],
  ];
  const fitting = layouts.find((layout) => gridWidth(layout) <= columns) ?? [...heads, hands];
  const left = all.length - rows.length;
  return [
    ...grid(fitting, paint.bold, paint.dim),
    ...(left > 0 ? [paint.dim(words.more(left))] : []),
  ];
}

/** Everything of one player: results, every statistic with its sample, and a table by position. */
function playerLines(stats: Stats, row: ReportRow, teller: Teller): string[] {
  const { money, paint, columns, ev } = teller;
  const { stats: words } = phrases;
  const adjusted = `${money(Math.round(row.evNet))} (${words.evHands(row.evHands)})`;
  const margin = row.bb100?.margin ?? null;
  const bb =
    bbText(row.bb100, row.settled) +
    (margin === null || row.settled < LEAST_HANDS ? '' : ` ± ${decimals(margin, 1)}`);
  const results: readonly (readonly [string, string])[] = [
    [words.hands, count(row.hands)],
    [words.net, money(row.net)],
    [words.bb100, bb],
    ...(ev ? ([[words.ev, adjusted]] as const) : []),
    [words.atShowdown, money(row.netShowdown)],
    [words.withoutShowdown, money(row.netNonShowdown)],
  ];
  const widest = Math.max(...results.map(([title]) => title.length));
  const shown = STATS.filter(({ key }) => row.stats[key].made > 0 || row.stats[key].of > 0);
  const sheet: readonly Column[] = [
    { title: words.statistic, cells: shown.map(({ key }) => [words.names[key]]) },
    {
      title: words.value,
      cells: shown.map(({ key, kind }) => [
        valueText(row.stats[key], kind) + (kind === 'rate' ? ' %' : ''),
      ]),
      ...right,
    },
    {
      title: words.of,
      cells: shown.map(({ key }) => [`${count(row.stats[key].made)}/${count(row.stats[key].of)}`]),
      ...right,
    },
  ];
  const places = report(stats, { player: row.player, by: 'position' });
  return [
    paint.bold(fit(plain(row.player), columns)),
    ...results.map(([title, text]) => `${title.padEnd(widest)}  ${text}`),
    '',
    ...(shown.length === 0 ? [] : [...grid(sheet, paint.bold, paint.dim), '']),
    ...tableLines(places, false, 'position', teller),
  ];
}
