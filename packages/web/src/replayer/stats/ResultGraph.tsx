/**
 * The winnings, hand by hand. It is drawn in SVG, so that it takes the page's colours and prints as
 * sharp as paper is; what it shows is also a table.
 */

import { compactCount, count, decimals, moneyOf, words } from '@sidepot/i18n/page';
import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classes } from '../../ui/classes.js';
import {
  CURVES,
  type CurveName,
  type CurvePoint,
  curvesOf,
  rangeOf,
  thinned,
  ticksOf,
} from '../counting/curve.js';
import type { PlayerHands } from '../counting/player-hands.js';
import { GraphTable } from './GraphTable.js';
import styles from './ResultGraph.module.css';
import { StatBox, StatChoices } from './StatBox.js';

export interface ResultGraphProps {
  readonly hands: PlayerHands;
  readonly isWanted: (number: number) => boolean;
  readonly unit: string;
  readonly symbol: string;
  readonly onHand: (number: number) => void;
}

const SCALES = ['amounts', 'bigBlinds'] as const;
/** Pixels. */
const [LOW, HIGH] = [280, 400];
const [TOP, RIGHT, BOTTOM, LEFT] = [10, 12, 26, 56];
/** More points than a wide screen has columns. */
const MOST_POINTS = 1200;

export function ResultGraph({ hands, isWanted, unit, symbol, onHand }: ResultGraphProps) {
  const [scale, setScale] = useState<(typeof SCALES)[number]>('amounts');
  const [hidden, setHidden] = useState<ReadonlySet<CurveName>>(new Set());
  const [at, setAt] = useState<number | null>(null);
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
  const shown = CURVES.filter((name) => !hidden.has(name));
  const last = points.at(-1);
  const told = (at === null ? undefined : points[at]) ?? last;
  const turn = (name: CurveName): void => {
    const others = [...hidden].filter((one) => one !== name);
    setHidden(new Set(hidden.has(name) ? others : [...others, name]));
  };
  const tools = (
    <StatChoices
      label={graph.scale}
      choices={SCALES.map((value) => ({ value, label: graph.scales[value] }))}
      chosen={scale}
      onChoose={setScale}
    />
  );
  if (last === undefined || points.length < 2) {
    return (
      <StatBox title={graph.title} tools={tools}>
        <p className={styles.none}>{graph.none}</p>
      </StatBox>
    );
  }
  return (
    <StatBox title={graph.title} tools={tools}>
      <ul className={styles.legend}>
        {CURVES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={classes(styles.entry, styles[name])}
              aria-pressed={!hidden.has(name)}
              onClick={() => turn(name)}
            >
              <svg className={styles.sample} viewBox="0 0 24 6" aria-hidden="true">
                <path className={styles.line} d="M0 3h24" />
              </svg>
              {graph.curves[name]} <b>{told === undefined ? '' : write(told[name])}</b>
            </button>
          </li>
        ))}
      </ul>
      <Plot {...{ points, shown, at, onHand }} onPoint={setAt} />
      <p className={styles.under}>
        {told !== undefined && at !== null ? graph.until(told.at, told.number) : graph.all(last.at)}
      </p>
      <GraphTable points={points} write={write} />
    </StatBox>
  );
}

interface PlotProps {
  readonly points: readonly CurvePoint[];
  readonly shown: readonly CurveName[];
  readonly at: number | null;
  readonly onPoint: (at: number | null) => void;
  readonly onHand: (number: number) => void;
}

function Plot({ points, shown, at, onPoint, onHand }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const height = width < 560 ? LOW : HIGH;
  const most = points.at(-1)?.at ?? 1;
  const ticks = ticksOf(...rangeOf(points, shown), 5);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (hands: number): number => LEFT + (hands / most) * (width - LEFT - RIGHT);
  const y = (value: number): number =>
    TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM);
  const path = (name: CurveName): string =>
    points
      .map((point, i) => `${i === 0 ? 'M' : 'L'}${round(x(point.at))} ${round(y(point[name]))}`)
      .join('');
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const left = event.currentTarget.getBoundingClientRect().left;
    const hands = ((event.clientX - left - LEFT) / (width - LEFT - RIGHT)) * most;
    const share = Math.min(1, Math.max(0, hands / most));
    onPoint(Math.round(share * (points.length - 1)));
  };
  const marked = at === null ? undefined : points[at];
  return (
    <div ref={box} className={styles.plot}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the same hands are in the list */}
      <svg
        className={styles.graph}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={words.statistics.graph.label}
        onPointerMove={point}
        onPointerLeave={() => onPoint(null)}
        onClick={() => marked !== undefined && marked.number > 0 && onHand(marked.number)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path
              className={tick === 0 ? styles.zero : styles.rule}
              d={`M${LEFT} ${round(y(tick))}H${width - RIGHT}`}
            />
            <text className={styles.text} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {compactCount(tick)}
            </text>
          </g>
        ))}
        {ticksOf(0, most, width < 480 ? 3 : 6)
          .filter((tick) => tick > 0 && tick <= most && Number.isInteger(tick))
          .map((tick) => (
            <text
              key={tick}
              className={styles.text}
              x={x(tick)}
              y={height - 8}
              textAnchor={x(tick) > width - 40 ? 'end' : 'middle'}
            >
              {count(tick)}
            </text>
          ))}
        {/* What matters most is drawn last. */}
        {[...shown].reverse().map((name) => (
          <path key={name} className={classes(styles.line, styles[name])} d={path(name)} />
        ))}
        {marked !== undefined && (
          <path className={styles.marked} d={`M${round(x(marked.at))} ${TOP}V${height - BOTTOM}`} />
        )}
      </svg>
    </div>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
