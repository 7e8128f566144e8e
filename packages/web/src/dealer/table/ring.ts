/**
 * Where seats stand: around the edge of a grid of three columns, as the dealer sees them. Seat 1 is
 * at the dealer's left, and they go around clockwise. The middle is for the pot.
 */

export interface RingPlace {
  /** From 1, as CSS counts. */
  readonly row: number;
  readonly column: number;
}

const LEAST_ROWS = 2;

/** So that each column beside the middle has about as many as the table is long. */
export const ringRows = (seats: number): number =>
  Math.max(LEAST_ROWS, seats > 4 ? 3 : 0, Math.ceil((seats - 2) / 2));

export function ringPlaces(seats: number): readonly RingPlace[] {
  const rows = ringRows(seats);
  const up = Array.from({ length: rows }, (_, i) => ({ row: rows - i, column: 1 }));
  const down = Array.from({ length: rows }, (_, i) => ({ row: i + 1, column: 3 }));
  const all: RingPlace[] = [...up, { row: 1, column: 2 }, ...down, { row: rows, column: 2 }];
  // What is not needed is left free: the dealer's own place first, then the far end, then its corners.
  const free = all.length - seats;
  const isOdd = free % 2 === 1;
  const drop = [
    { row: rows, column: 2 },
    ...(isOdd ? [] : [{ row: 1, column: 2 }]),
    ...Array.from({ length: rows }, (_, i) => [
      { row: i + 1, column: 1 },
      { row: i + 1, column: 3 },
    ]).flat(),
  ].slice(0, Math.max(0, free));
  return all.filter(
    ({ row, column }) => !drop.some((one) => one.row === row && one.column === column),
  );
}
