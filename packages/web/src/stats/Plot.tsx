/**
 * Lines over hands, drawn in SVG, so that they take the page's colours and print as sharp as paper
 * is.
 */

import { compactCount, count } from '@sidepot/i18n/page';
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../ui/classes.js';
import styles from './LineGraph.module.css';
import { type GraphLine, type GraphPoint, rangeOf, ticksOf } from './scale.js';

/** Pixels. */
const [LOW, HIGH] = [280, 400];
/** So near to what it marked a finger means it. */
const NEAR = 24;
const [TOP, RIGHT, BOTTOM, LEFT] = [10, 12, 26, 56];

export interface PlotProps<P extends GraphPoint> {
  readonly label: string;
  /** In order, two at least. */
  readonly points: readonly P[];
  readonly lines: readonly GraphLine<P>[];
  readonly hidden: ReadonlySet<string>;
  /** What one of the values is worth: beside the lines stand no cents where the others are whole. */
  readonly worth: number;
  /** The point that is pointed at. */
  readonly at: number | null;
  readonly onPoint: (at: number | null) => void;
  readonly onHand: (number: number) => void;
}

export function Plot<P extends GraphPoint>(props: PlotProps<P>) {
  const { label, points, lines, hidden, worth, at, onPoint, onHand } = props;
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  const down = useRef<{ isFinger: boolean; marked: number | null }>({
    isFinger: false,
    marked: null,
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const height = width < 560 ? LOW : HIGH;
  const least = points[0]?.at ?? 0;
  const most = points.at(-1)?.at ?? 1;
  const shown = lines.filter(({ key }) => !hidden.has(key));
  const ticks = ticksOf(...rangeOf(points, shown), 5);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (hands: number): number =>
    LEFT + ((hands - least) / (most - least || 1)) * (width - LEFT - RIGHT);
  const y = (value: number): number =>
    TOP + ((high - value) / (high - low)) * (height - TOP - BOTTOM);
  const path = ({ valueAt }: GraphLine<P>): string =>
    points
      .map((point, i) => `${i === 0 ? 'M' : 'L'}${round(x(point.at))} ${round(y(valueAt(point)))}`)
      .join('');
  const placeOf = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>): number =>
    clientX - currentTarget.getBoundingClientRect().left;
  const pointAt = (event: MouseEvent<SVGSVGElement>): number => {
    const share = (placeOf(event) - LEFT) / (width - LEFT - RIGHT);
    return nearest(points, least + share * (most - least));
  };
  const point = (event: PointerEvent<SVGSVGElement>): void => onPoint(pointAt(event));
  /** A finger marks a point first, so that it can be read, and opens it when it comes again. */
  const chosenBy = (event: MouseEvent<SVGSVGElement>): GraphPoint | undefined => {
    const { isFinger, marked: before } = down.current;
    if (!isFinger) return points[pointAt(event)];
    const there = before === null ? undefined : points[before];
    const isThere = there !== undefined && Math.abs(x(there.at) - placeOf(event)) <= NEAR;
    return isThere ? there : undefined;
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
        aria-label={label}
        onPointerDown={(event) => {
          down.current = { isFinger: event.pointerType === 'touch', marked: at };
          point(event);
        }}
        onPointerMove={point}
        // What a finger has pointed at stays to be read.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onPoint(null)}
        onClick={(event) => {
          const { number = 0 } = chosenBy(event) ?? {};
          if (number > 0) onHand(number);
        }}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path
              className={tick === 0 ? styles.zero : styles.rule}
              d={`M${LEFT} ${round(y(tick))}H${width - RIGHT}`}
            />
            <text className={styles.text} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {compactCount(tick * worth)}
            </text>
          </g>
        ))}
        {ticksOf(least, most, width < 480 ? 4 : 6)
          .filter((tick) => tick > least && tick <= most && Number.isInteger(tick))
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
        {lines
          .map((line, i) => ({ line, look: lookOf(i) }))
          .filter(({ line }) => !hidden.has(line.key))
          .reverse()
          .map(({ line, look }) => (
            <path key={line.key} className={classes(styles.line, look)} d={path(line)} />
          ))}
        {marked !== undefined && (
          <path className={styles.marked} d={`M${round(x(marked.at))} ${TOP}V${height - BOTTOM}`} />
        )}
      </svg>
    </div>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Which point is nearest to a place along the graph. */
function nearest(points: readonly GraphPoint[], place: number): number {
  const after = points.findIndex(({ at }) => at >= place);
  if (after === 0) return 0;
  if (after < 0) return points.length - 1;
  const [before, next] = [points[after - 1]?.at ?? 0, points[after]?.at ?? 0];
  return place - before < next - place ? after - 1 : after;
}

const LOOKS = [
  ...[styles.first, styles.second, styles.third, styles.fourth, styles.fifth],
  ...[styles.sixth, styles.seventh, styles.eighth, styles.ninth, styles.tenth],
];

/** Of the line in this place; more than ten begin anew. */
export const lookOf = (place: number): string | undefined => LOOKS[place % LOOKS.length];
