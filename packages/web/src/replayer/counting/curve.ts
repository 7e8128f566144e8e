/** The lines of the graph: sums of a player's results from hand to hand. */

import type { GraphPoint } from '../../stats/scale.js';
import type { PlayerHands } from './player-hands.js';

export const CURVES = ['net', 'ev', 'showdown', 'nonShowdown'] as const;
export type CurveName = (typeof CURVES)[number];

/** `at`: how many hands until here; `number`: the last of them. */
export type CurvePoint = Readonly<Record<CurveName, number>> & GraphPoint;

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
