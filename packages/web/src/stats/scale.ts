/** What a graph shows: its points, and round numbers beside them. */

/** Where a graph has values: after this hand. */
export interface GraphPoint {
  /** Along the graph. */
  readonly at: number;
  /** The hand; 0 before the first. */
  readonly number: number;
}

/** One line of a graph. */
export interface GraphLine<P extends GraphPoint> {
  readonly key: string;
  readonly label: string;
  readonly valueAt: (point: P) => number;
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

/** From the lowest to the highest value, zero among them. */
export function rangeOf<P extends GraphPoint>(
  points: readonly P[],
  lines: readonly GraphLine<P>[],
): readonly [low: number, high: number] {
  let [low, high] = [0, 0];
  for (const point of points) {
    for (const { valueAt } of lines) {
      const value = valueAt(point);
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return [low, high];
}
