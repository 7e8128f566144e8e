/**
 * The report of a session: the hands of a table, or those that one person was dealt in, counted again
 * from what the rail saw. Where there are many hands the graphs have a point for some of them.
 */

import { report, type Stats, statsCounter } from '@sidepot/engine/stats';
import { MAX_POINTS, type SessionReport, type WireStats } from '@sidepot/protocol';
import { type KeptHand, keptHandOf, railEventsOf } from '../../history/index.js';
import type { StorePlace } from '../../store/index.js';
import { type DealtResult, handResults } from './hand-results.js';
import type { ReaderAt } from './jobs.js';
import { storedHands } from './pages.js';

export interface ReportJob {
  readonly of: 'report';
  readonly place: StorePlace;
  readonly table: string;
  /** The last hand that was over when it was asked for. */
  readonly through: number;
  /** Whose alone; null: everybody's. */
  readonly player: string | null;
  readonly head: Pick<SessionReport, 'table' | 'mode' | 'currency' | 'isClosed' | 'isOfAll'>;
}

type Point = SessionReport['players'][number]['graph'][number];

interface Line {
  name: string;
  readonly from: number;
  to: number;
  hands: number;
  /** Of their last hand. */
  number: number;
  net: number;
  adjusted: number;
  showdown: number;
  readonly graph: Point[];
}

/** One piece in the end, and an empty one for each hand. */
export async function* reportPieces(
  readerAt: ReaderAt,
  { place, table, through, player, head }: ReportJob,
): AsyncGenerator<string, void> {
  const counter = statsCounter({ keep: [] });
  const lines = new Map<string, Line>();
  const step = Math.max(1, Math.ceil(through / (MAX_POINTS - 1)));
  for await (const { log } of storedHands(readerAt(place), table, through)) {
    const hand = keptHandOf(log);
    const { number } = hand;
    const played = { events: railEventsOf(hand), key: String(number), order: number };
    const { results, mayDiffer } = handResults(played.events);
    const isTheirs = player === null || results.some(({ id }) => id === player);
    if (isTheirs && results.length > 0 && counter.add(played).ok) {
      const told = results.filter(({ id }) => player === null || id === player);
      for (const result of told) addResult(lines, result, hand);
      if (mayDiffer) adjust(lines, counter.stats());
      for (const { id } of told) addPoint(lines.get(id), step);
    }
    yield '';
  }
  const answer: SessionReport = {
    ...head,
    stats: only(counter.stats(), player),
    players: [...lines].map(([id, line]) => ({
      ...{ player: id, name: line.name, from: line.from, to: line.to },
      graph: line.hands % step === 0 ? line.graph : [...line.graph, pointOf(line)],
    })),
  };
  yield JSON.stringify(answer);
}

function addResult(
  lines: Map<string, Line>,
  { id, net, isShowdown }: DealtResult,
  { names, startedAt, number }: KeptHand,
): void {
  const none = { hands: 0, net: 0, adjusted: 0, showdown: 0, number: 0, graph: [] };
  const line = lines.get(id) ?? { ...none, name: id, from: startedAt, to: startedAt };
  lines.set(id, line);
  line.name = names[id] ?? id;
  line.to = startedAt;
  line.number = number;
  line.hands++;
  line.net += net;
  line.adjusted += net;
  if (isShowdown) line.showdown += net;
}

/** To read all counters takes long: only after hands in which the two may differ. */
function adjust(lines: ReadonlyMap<string, Line>, stats: Stats): void {
  for (const { player, evNet } of report(stats)) {
    const line = lines.get(player);
    if (line !== undefined) line.adjusted = evNet;
  }
}

function addPoint(line: Line | undefined, step: number): void {
  if (line !== undefined && line.hands % step === 0) line.graph.push(pointOf(line));
}

const pointOf = ({ number, net, adjusted, showdown }: Line): Point => [
  ...([number, net, Math.round(adjusted), showdown] as const),
];

/** The others' numbers are not told to who asks for their own. */
function only(stats: Stats, player: string | null): WireStats {
  const players = Object.entries(stats.players).filter(([id]) => player === null || id === player);
  return {
    ...{ ...stats, unit: '1' },
    players: Object.fromEntries(
      players.map(([id, { rows, best, worst }]) => [
        id,
        { rows, sessions: [], best, worst, tournaments: null },
      ]),
    ),
  };
}
