/** Counters as people read them: the only place with fractions. */

import { choiceProblem, isObject, keysProblem, throwing, unfit } from '../checks.js';
import { type Refusal, throwIf } from '../errors.js';
import { statsProblem } from './check.js';
import { byName, type RowGroup, readGroup } from './counters/rows.js';
import * as slots from './counters/slots.js';
import { DEPTHS, POSITIONS, STATS, type StatKey } from './counters/table.js';
import type {
  PlayerCounters,
  StatRows,
  Stats,
  TopHand,
  TournamentCounters,
} from './counters/types.js';

/** By what `report` groups. */
export const REPORT_GROUPS = [
  'position',
  'game',
  'players',
  'depth',
  'stake',
  'day',
  'month',
  'session',
] as const;

/** One of `REPORT_GROUPS`. */
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** What `report` can be asked. */
export interface ReportOptions {
  /** Of this player only. */
  readonly player?: string;
  /** Rows by this; one for each player, if left out. */
  readonly by?: ReportGroup;
}

/** One statistic: what was made of how many chances. */
export interface StatValue {
  readonly made: number;
  readonly of: number;
  /** 0 to 1, of a ratio any number or `Infinity`; null where there was no chance. */
  readonly value: number | null;
}

/** Big blinds won per 100 hands, with half of the interval that holds 95 % of what chance does. */
export interface BbPer100 {
  readonly value: number;
  /** Null below two hands. */
  readonly margin: number | null;
}

/** Finished tournaments, with what they came to. */
export interface TournamentReport extends TournamentCounters {
  readonly net: number;
  /** Of what was paid; null if that was nothing. */
  readonly roi: number | null;
}

/** What one player did in one group of hands, or in all. */
export interface ReportRow {
  readonly player: string;
  /** The group, '' for all hands: `btn`, `holdem`, `6`, `40-70`, `100`, `2026-10-01`, `2026-10`. */
  readonly group: string;
  /** Dealt in; absent from; with a known result. */
  readonly hands: number;
  readonly away: number;
  readonly settled: number;
  /** Units. */
  readonly net: number;
  readonly netShowdown: number;
  readonly netNonShowdown: number;
  /** All-in adjusted, and in how many hands that made a difference. */
  readonly evNet: number;
  readonly evHands: number;
  /** Σ(c²), c the net of a hand in hundredths of a big blind. */
  readonly cbb2: number;
  /** Null without a hand that has a big blind and a result. */
  readonly bb100: BbPer100 | null;
  /** Hands with a result and their net, by big blind. */
  readonly stakes: Readonly<Record<string, readonly [hands: number, net: number]>>;
  /** Hands by effective stack, below each of `DEPTHS` and above. */
  readonly depth: readonly number[];
  readonly stats: Readonly<Record<StatKey, StatValue>>;
  /** Of a session: seconds since 1970 of its first and last hand. */
  readonly from: number | null;
  readonly to: number | null;
  /** Of all hands only. */
  readonly best: readonly TopHand[];
  readonly worst: readonly TopHand[];
  readonly tournaments: TournamentReport | null;
}

/**
 * Percentages, results and intervals from counters: a row for each player in the order of hands, or,
 * with `by`, for each group of theirs. Groups that were not kept apart (`keep`) are one, called ''.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for what are no counters or no options.
 *
 * @example
 * import { emptyStats, report } from '@sidepot/engine/stats';
 *
 * report(emptyStats(), { by: 'position' }); // → []
 */
export const report = (stats: Stats, options: ReportOptions = {}): readonly ReportRow[] =>
  throwing(() => {
    throwIf(statsProblem(stats, 'stats') ?? optionsProblem(options));
    const { player, by } = options;
    const rows = Object.entries(stats.players)
      .filter(([name]) => player === undefined || name === player)
      .map(([name, counters]) => [totalRow(name, counters), counters] as const)
      .sort(([a], [b]) => b.hands - a.hands || (a.player < b.player ? -1 : 1));
    if (by === undefined) return rows.map(([row]) => row);
    return rows.flatMap(([row, counters]) =>
      by === 'session' ? sessionRows(row.player, counters) : groupRows(row.player, counters, by),
    );
  });

function optionsProblem(options: unknown): Refusal | undefined {
  if (!isObject(options)) return unfit('options', 'object', options);
  const { player, by } = options as Readonly<Record<string, unknown>>;
  if (player !== undefined && typeof player !== 'string') return unfit('player', 'text', player);
  return choiceProblem('by', by, REPORT_GROUPS) ?? keysProblem(options, ['player', 'by']);
}

type Sum = { readonly group: RowGroup; readonly row: readonly number[] };

const entriesOf = (rows: StatRows): Sum[] =>
  Object.entries(rows).map(([key, row]) => ({ group: readGroup(key), row }));

function totalRow(player: string, counters: PlayerCounters): ReportRow {
  const { rows, best, worst, tournaments } = counters;
  const row = rowOf(player, '', entriesOf(rows));
  return { ...row, best, worst, tournaments: tournaments && withNet(tournaments) };
}

function withNet(counters: TournamentCounters): TournamentReport {
  const net = counters.prize + counters.bounties - counters.paid;
  return { ...counters, net, roi: counters.paid === 0 ? null : net / counters.paid };
}

const sessionRows = (player: string, { sessions }: PlayerCounters): ReportRow[] =>
  sessions.map(({ from, to, source, rows }) => ({
    ...rowOf(player, source, entriesOf(rows)),
    from,
    to,
  }));

function groupRows(
  player: string,
  { rows }: PlayerCounters,
  by: Exclude<ReportGroup, 'session'>,
): ReportRow[] {
  const groups = new Map<string, Sum[]>();
  for (const one of entriesOf(rows)) {
    const name = nameOf(one.group, by);
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [one]);
    else known.push(one);
  }
  const order = (name: string): number => orderOf(name, by);
  return [...groups]
    .sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
    .map(([name, sums]) => rowOf(player, name, sums));
}

function nameOf(group: RowGroup, by: Exclude<ReportGroup, 'session'>): string {
  switch (by) {
    case 'stake':
      return String(group.bb);
    case 'month':
      return group.day.slice(0, 7);
    case 'depth':
      return group.depth === '' ? '' : depthName(Number(group.depth));
    default:
      return group[by];
  }
}

/** '0-10', '10-20', …, '200+'. */
function depthName(depth: number): string {
  const from = depth === 0 ? 0 : DEPTHS[depth - 1];
  return depth < DEPTHS.length ? `${from}-${DEPTHS[depth]}` : `${from}+`;
}

/** Numbers by size, positions in the order of action; others by name. */
function orderOf(name: string, by: ReportGroup): number {
  if (by === 'position') return (POSITIONS as readonly string[]).indexOf(name);
  if (by === 'stake' || by === 'players' || by === 'depth') return Number.parseFloat(name) || 0;
  return 0;
}

function rowOf(player: string, group: string, sums: readonly Sum[]): ReportRow {
  const total = Array.from({ length: slots.SLOTS }, () => 0);
  const stakes = new Map<string, readonly [number, number]>();
  for (const { group: own, row } of sums) {
    for (let k = 0; k < total.length; k++) total[k] = (total[k] as number) + (row[k] ?? 0);
    const [n, net] = stakes.get(String(own.bb)) ?? [0, 0];
    const settled = row[slots.SETTLED] ?? 0;
    if (settled > 0) stakes.set(String(own.bb), [n + settled, net + (row[slots.NET] ?? 0)]);
  }
  const at = (slot: number): number => total[slot] as number;
  return {
    player,
    group,
    hands: at(slots.HANDS),
    away: at(slots.AWAY),
    settled: at(slots.SETTLED),
    net: at(slots.NET),
    netShowdown: at(slots.NET_SHOWDOWN),
    netNonShowdown: at(slots.NET) - at(slots.NET_SHOWDOWN),
    evNet: evNetOf(at(slots.NET), at(slots.EV_ABOVE)),
    evHands: at(slots.EV_HANDS),
    cbb2: at(slots.SQUARES),
    bb100: bbPer100(stakes, at(slots.SQUARES)),
    stakes: byName(stakes),
    depth: total.slice(slots.DEPTH, slots.FIRST_STAT),
    stats: statsIn(total),
    from: null,
    to: null,
    best: [],
    worst: [],
    tournaments: null,
  };
}

/** The nearest number to the exact sum of millionths, as far as that is safe. */
function evNetOf(net: number, above: number): number {
  const micro = 1_000_000 * net + above;
  return Number.isSafeInteger(micro) ? micro / 1_000_000 : net + above / 1_000_000;
}

function statsIn(total: readonly number[]): Record<StatKey, StatValue> {
  const values = STATS.map(({ key, kind }) => {
    const slot = slots.slotOf(key);
    const [made, of] = [total[slot] as number, total[slot + 1] as number];
    return [key, { made, of, value: shareOf(made, of, kind) }] as const;
  });
  return Object.fromEntries(values) as Record<StatKey, StatValue>;
}

/** Never 0 % for no chance at all. A ratio without a divisor is infinite, or nothing. */
function shareOf(made: number, of: number, kind: 'rate' | 'ratio'): number | null {
  if (of > 0) return made / of;
  return kind === 'ratio' && made > 0 ? Infinity : null;
}

/** 100 · Σ(net/bb) / n, ± 196 · s / √n with the sample deviation s of net/bb. */
function bbPer100(
  stakes: ReadonlyMap<string, readonly [number, number]>,
  squares: number,
): BbPer100 | null {
  let n = 0;
  // Hundredths: of 2.3 big blinds a hundredfold is 229.99999999999997, of 23,000 a hundredth is 230.
  let sum = 0;
  for (const [bb, [hands, net]] of stakes) {
    if (bb === '0') continue;
    n += hands;
    sum += (100 * net) / Number(bb);
  }
  if (n === 0) return null;
  const value = sum / n;
  if (n < 2) return { value, margin: null };
  const variance = Math.max(0, (squares - (sum * sum) / n) / 10_000) / (n - 1);
  return { value, margin: 196 * Math.sqrt(variance / n) };
}
