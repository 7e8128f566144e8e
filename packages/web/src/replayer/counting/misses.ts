/** Hands in which the cards after the last bet took most from somebody. */

import { report, statsOf } from '@sidepot/engine/stats';
import type { RecordShelf } from './player-hands.js';

export interface AllInMiss {
  readonly number: number;
  readonly player: string;
  /** What they got less than they could expect, in the file's own numbers; above zero. */
  readonly missed: number;
}

const MOST = 100;
/** Less is no miss but a rounding. */
const LEAST = 1e-6;

/** Of hands with an all-in: no other is adjusted. The largest first. */
export function* findMisses(
  shelf: RecordShelf,
  numbers: ArrayLike<number>,
): Generator<number, readonly AllInMiss[]> {
  const found: AllInMiss[] = [];
  for (let i = 0; i < numbers.length; i++) {
    yield i / numbers.length;
    const number = numbers[i] ?? 0;
    const record = shelf.record(number);
    if (record === null) continue;
    const rows = report(statsOf([{ record }], { keep: [] }));
    const worst = rows.reduce<(typeof rows)[number] | null>(
      (most, row) => (most === null || missIn(row) > missIn(most) ? row : most),
      null,
    );
    if (worst === null || missIn(worst) <= LEAST) continue;
    found.push({ number, player: worst.player, missed: missIn(worst) * Number(record.unit) });
  }
  return found.sort((a, b) => b.missed - a.missed || a.number - b.number).slice(0, MOST);
}

const missIn = ({ evNet, net }: { readonly evNet: number; readonly net: number }): number =>
  evNet - net;
