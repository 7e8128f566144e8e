/** Which rows of a long list are drawn: those in sight, and a few more on both sides. */

const MORE = 6;

export interface Rows {
  readonly first: number;
  /** Behind the last. */
  readonly end: number;
}

export function rowsInSight(top: number, height: number, row: number, count: number): Rows {
  const first = Math.max(0, Math.floor(top / row) - MORE);
  const end = Math.min(count, Math.ceil((top + height) / row) + MORE);
  return { first: Math.min(first, end), end };
}

/** Where the list must stand so that the row is in sight; as near as possible to where it is. */
export function scrolledTo(index: number, top: number, height: number, row: number): number {
  const start = index * row;
  return Math.min(start, Math.max(top, start + row - height));
}
