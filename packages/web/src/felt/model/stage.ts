/** The place that a table is planned for. */

import type { FeltPlace } from './circle.js';

export interface StageSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PlannedTable extends StageSize {
  readonly seatCount: number;
  /** How many rows of cards lie in the middle. */
  readonly boards: number;
  /** Places of each of them; left out: five; 0: at most a card for all lies there. */
  readonly slots?: number;
  /** Players have more than two cards. */
  readonly hasFan: boolean;
  /** Statistics stand on plates. */
  readonly hasStats?: boolean;
}

/** Numbers on a plate: so many lines, each with so many. */
export interface StatGrid {
  readonly lines: 0 | 1 | 2;
  readonly columns: number;
}

/** How much higher they make a plate: what hangs under it covers none of them. */
export const statsHeight = (lines: number, edge = 6): number =>
  lines === 0 ? 0 : 13 * lines + edge;

export const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const inPercent = ({ x, y }: FeltPlace, { width, height }: StageSize): FeltPlace => ({
  x: (x / width) * 100,
  y: (y / height) * 100,
});
