/**
 * The hands of one player, in columns: what the graph, the squares and the way from a number to its
 * hands are made of. They are counted one by one, so each says of itself what it adds to a statistic.
 */

import type { PhhHand } from '@sidepot/engine';
import { POSITIONS, report, STAT_KEYS, type StatKey, statsOf } from '@sidepot/engine/stats';
import { startIn } from './starting-hands.js';

/** Where hands can be read again. */
export interface RecordShelf {
  /** How many there are, bad ones too. */
  readonly size: number;
  /** Null for a bad one. */
  record(number: number): PhhHand | null;
  /** Of all hands that this player is in. */
  numbersOf(name: string): readonly number[];
}

/** Amounts are in the file's own numbers, so that hands with different units can be added. */
export interface PlayerHands {
  readonly numbers: Uint32Array;
  /** Index in `POSITIONS`. */
  readonly positions: Uint8Array;
  readonly starts: Uint8Array;
  readonly net: Float64Array;
  readonly showdown: Float64Array;
  readonly ev: Float64Array;
  /** The big blind; 0 if there is none. */
  readonly bb: Float64Array;
  /** A bit for each of `STAT_KEYS`: it was done; there was a chance to. */
  readonly made: Float64Array;
  readonly chances: Float64Array;
}

export const namesInRecord = ({ players, startingStacks }: PhhHand): readonly string[] =>
  startingStacks.map((_, i) => players?.[i] || `p${i + 1}`);

/** Hands between two looks at the clock. */
const FEW = 20;

/** Yields how much is done, 0 to 1. */
export function* countPlayerHands(
  shelf: RecordShelf,
  names: readonly string[],
): Generator<number, PlayerHands> {
  const numbers = [...new Set(names.flatMap((name) => shelf.numbersOf(name)))].sort(
    (a, b) => a - b,
  );
  const rows: Row[] = [];
  for (const [i, number] of numbers.entries()) {
    if (i % FEW === 0) yield i / numbers.length;
    const record = shelf.record(number);
    if (record !== null) rows.push(...rowsOf(record, number, names));
  }
  return columnsOf(rows);
}

interface Row {
  readonly number: number;
  readonly position: number;
  readonly start: number;
  readonly net: number;
  readonly showdown: number;
  readonly ev: number;
  readonly bb: number;
  readonly made: number;
  readonly chances: number;
}

function rowsOf(record: PhhHand, number: number, names: readonly string[]): Row[] {
  const stats = statsOf([{ record }], { keep: [] });
  const seats = namesInRecord(record);
  const worth = Number(record.unit);
  return names.flatMap((player) => {
    const [told] = report(stats, { player, by: 'position' });
    if (told === undefined) return [];
    const bits = (isSo: (of: { made: number; of: number }) => boolean): number =>
      STAT_KEYS.reduce((sum, key, i) => sum + (isSo(told.stats[key]) ? 2 ** i : 0), 0);
    const [bb = '0'] = Object.keys(told.stakes);
    return {
      number,
      position: Math.max(0, (POSITIONS as readonly string[]).indexOf(told.group)),
      start: startIn(record, seats.indexOf(player)),
      net: told.net * worth,
      showdown: told.netShowdown * worth,
      ev: told.evNet * worth,
      bb: Number(bb) * worth,
      made: bits(({ made }) => made > 0),
      chances: bits(({ of }) => of > 0),
    };
  });
}

function columnsOf(rows: readonly Row[]): PlayerHands {
  const numbers = (key: keyof Row): number[] => rows.map((row) => row[key]);
  return {
    numbers: Uint32Array.from(numbers('number')),
    positions: Uint8Array.from(numbers('position')),
    starts: Uint8Array.from(numbers('start')),
    net: Float64Array.from(numbers('net')),
    showdown: Float64Array.from(numbers('showdown')),
    ev: Float64Array.from(numbers('ev')),
    bb: Float64Array.from(numbers('bb')),
    made: Float64Array.from(numbers('made')),
    chances: Float64Array.from(numbers('chances')),
  };
}

/** Is the statistic's bit set? There are more than 32 of them, so no shifts. */
export const hasBit = (bits: number, key: StatKey): boolean =>
  Math.floor(bits / 2 ** STAT_KEYS.indexOf(key)) % 2 === 1;
