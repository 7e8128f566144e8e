/** The lines of the graph: sums of a player's results from hand to hand. */

import type { PlayerHands } from './player-hands.js';

export const CURVES = ['net', 'ev', 'showdown', 'nonShowdown'] as const;
export type CurveName = (typeof CURVES)[number];

export type CurvePoint = Readonly<Record<CurveName, number>> & {
  /** How many hands until here. */
  readonly at: number;
  /** The last of them. */
  readonly number: number;
};

/** `isWanted`: which hands count. In big blinds, hands without one are left out. */
export function curvesOf(
  hands: PlayerHands,
  isWanted: (number: number) => boolean,
  inBigBlinds: boolean,
): readonly CurvePoint[] {
  const points: CurvePoint[] = [{ at: 0, number: 0, net: 0, ev: 0, showdown: 0, nonShowdown: 0 }];
  let [net, ev, showdown] = [0, 0, 0];
  hands.numbers.forEach((number, i) => {
    const bb = hands.bb[i] ?? 0;
    if (!isWanted(number) || (inBigBlinds && bb === 0)) return;
    const worth = inBigBlinds ? bb : 1;
    net += (hands.net[i] ?? 0) / worth;
    ev += (hands.ev[i] ?? 0) / worth;
    showdown += (hands.showdown[i] ?? 0) / worth;
    points.push({ at: points.length, number, net, ev, showdown, nonShowdown: net - showdown });
  });
  return points;
}

/** So many at most, evenly, with the first and the last. */
export function thinned<T>(points: readonly T[], most: number): readonly T[] {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => points[Math.round(i * step)] as T);
}

/** Round numbers that hold all values between them: 1, 2 or 5 with zeros. */
export function ticksOf(low: number, high: number, most: number): readonly number[] {
  const span = high - low || 1;
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export function rangeOf(
  points: readonly CurvePoint[],
  names: readonly CurveName[],
): readonly [low: number, high: number] {
  let [low, high] = [0, 0];
  for (const point of points) {
    for (const name of names) {
      low = Math.min(low, point[name]);
      high = Math.max(high, point[name]);
    }
  }
  return [low, high];
}
