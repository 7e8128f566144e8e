/** What is stored of a person, as one JSON object: who they are, and at each table what they said and the hands they played. */

import { historyOf, type KeptHand, keptHandOf } from '../../history/index.js';
import type { StorePlace } from '../../store/index.js';
import { storedOf } from '../journal/journal.js';
import type { PageReader, ReaderAt } from './jobs.js';
import { storedEvents, storedHands } from './pages.js';

export interface OwnTable {
  readonly place: StorePlace;
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly isHost: boolean;
  /** The last event there was when it was asked for. */
  readonly seq: number;
}

export interface OwnDataJob {
  readonly of: 'ownData';
  readonly player: string;
  /** What comes before their tables; its parts are plain data. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly tables: readonly OwnTable[];
}

/** After so many events without a word of theirs it may be others' turn. */
const SILENCE = 200;

export async function* ownDataPieces(
  readerAt: ReaderAt,
  { player, head, tables }: OwnDataJob,
): AsyncGenerator<string, void> {
  yield `${JSON.stringify(head).slice(0, -1)},"tables":[`;
  for (const [i, table] of tables.entries()) {
    yield i === 0 ? '\n' : ',\n';
    yield* tablePieces(readerAt(table.place), table, player);
  }
  yield '\n]}\n';
}

async function* tablePieces(
  reader: PageReader,
  { id, name, createdAt, isHost, seq: last }: OwnTable,
  player: string,
): AsyncGenerator<string, void> {
  const head = { id, name, createdAt, isHost };
  yield `${JSON.stringify(head).slice(0, -1)},"said":[`;
  let separator = '';
  for await (const { seq, body } of storedEvents(reader, id, last)) {
    if (seq % SILENCE === 0) yield '';
    const words = body.includes(player) ? wordsOf(body, player) : null;
    if (words === null) continue;
    yield `${separator}${JSON.stringify(words)}`;
    separator = ',';
  }
  yield '],"hands":[';
  separator = '';
  for await (const { log } of storedHands(reader, id)) {
    const hand = keptHandOf(log);
    const isTheirs = wasDealtIn(hand, player);
    yield isTheirs ? `${separator}\n${historyOf(hand, player, 'ohh').trim()}` : '';
    if (isTheirs) separator = ',';
  }
  yield ']}';
}

function wordsOf(body: string, player: string): object | null {
  const { at, of, event } = storedOf(body);
  if (of !== 'room' || event.type !== 'said' || event.player !== player) return null;
  return { at, text: event.text };
}

const wasDealtIn = ({ log: [started] }: KeptHand, player: string): boolean =>
  started?.type === 'started' && started.players.some(({ id }) => id === player);
