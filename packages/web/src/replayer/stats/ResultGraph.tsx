/** The winnings, hand by hand, in amounts or in big blinds. */

import { decimals, moneyOf, words } from '@sidepot/i18n/page';
import { useMemo, useState } from 'react';
import { LineGraph } from '../../stats/LineGraph.js';
import { StatChoices } from '../../stats/StatBox.js';
import { type GraphLine, thinned } from '../../stats/scale.js';
import { CURVES, type CurvePoint, curvesOf } from '../counting/curve.js';
import type { PlayerHands } from '../counting/player-hands.js';

export interface ResultGraphProps {
  readonly hands: PlayerHands;
  readonly isWanted: (number: number) => boolean;
  readonly unit: string;
  readonly symbol: string;
  readonly onHand: (number: number) => void;
}

const SCALES = ['amounts', 'bigBlinds'] as const;
/** More points than a wide screen has columns. */
const MOST_POINTS = 1200;

export function ResultGraph({ hands, isWanted, unit, symbol, onHand }: ResultGraphProps) {
  const [scale, setScale] = useState<(typeof SCALES)[number]>('amounts');
  const inBigBlinds = scale === 'bigBlinds';
  const points = useMemo(
    () => thinned(curvesOf(hands, isWanted, inBigBlinds), MOST_POINTS),
    [hands, isWanted, inBigBlinds],
  );
  const write = useMemo(() => {
    const money = moneyOf(unit, symbol);
    return (value: number): string =>
      inBigBlinds ? decimals(value, 1).replace('-', '−') : money(Math.round(value / Number(unit)));
  }, [unit, symbol, inBigBlinds]);
  const { graph } = words.statistics;
  const lines = CURVES.map(
    (key): GraphLine<CurvePoint> => ({
      ...{ key, label: graph.curves[key] },
      valueAt: (point) => point[key],
    }),
  );
  return (
    <LineGraph
      title={graph.title}
      label={graph.label}
      head={graph.hands}
      tools={
        <StatChoices
          label={graph.scale}
          choices={SCALES.map((value) => ({ value, label: graph.scales[value] }))}
          chosen={scale}
          onChoose={setScale}
        />
      }
      say={(point) =>
        point === null ? graph.all(points.at(-1)?.at ?? 0) : graph.until(point.at, point.number)
      }
      {...{ points, lines, write, onHand }}
    />
  );
}
