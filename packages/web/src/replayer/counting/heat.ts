/** What each of the 169 starting hands came to. */

import type { StatKey } from '@sidepot/engine/stats';
import { hasBit, type PlayerHands } from './player-hands.js';
import { NO_START, SIDE } from './starting-hands.js';

export type HeatKind = 'result' | Extract<StatKey, 'vpip' | 'pfr' | 'threeBet'>;
export const HEAT_KINDS: readonly HeatKind[] = ['result', 'vpip', 'pfr', 'threeBet'];

export interface HeatSquare {
  readonly place: number;
  readonly hands: number;
  /** Of a statistic; of the result big blinds won, and hands with one. */
  readonly made: number;
  readonly of: number;
  /** Null without a chance. */
  readonly value: number | null;
}

/** Row by row from the aces. */
export function heatOf(
  hands: PlayerHands,
  isWanted: (number: number) => boolean,
  kind: HeatKind,
): readonly HeatSquare[] {
  const all = new Float64Array(SIDE * SIDE);
  const made = new Float64Array(SIDE * SIDE);
  const of = new Float64Array(SIDE * SIDE);
  const add = (to: Float64Array, place: number, value: number): void => {
    to[place] = (to[place] ?? 0) + value;
  };
  hands.numbers.forEach((number, i) => {
    const place = hands.starts[i] ?? NO_START;
    if (place === NO_START || !isWanted(number)) return;
    add(all, place, 1);
    if (kind === 'result') {
      const bb = hands.bb[i] ?? 0;
      if (bb === 0) return;
      add(made, place, (hands.net[i] ?? 0) / bb);
      add(of, place, 1);
    } else if (hasBit(hands.chances[i] ?? 0, kind)) {
      add(of, place, 1);
      if (hasBit(hands.made[i] ?? 0, kind)) add(made, place, 1);
    }
  });
  return Array.from({ length: SIDE * SIDE }, (_, place) => {
    const [got = 0, chances = 0] = [made[place], of[place]];
    return {
      place,
      hands: all[place] ?? 0,
      made: got,
      of: chances,
      value: chances === 0 ? null : got / chances,
    };
  });
}
