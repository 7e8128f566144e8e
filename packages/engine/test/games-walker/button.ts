/** Where button and blinds are in the next button hand (R34 to R38). */

export interface Positions {
  readonly button: number;
  /** Seats, whether or not somebody still sits there. */
  readonly small: number;
  readonly big: number;
}

export type ButtonRule = 'dead' | 'moving';

/** Seats from `from` to `to` clockwise: a whole round if they are the same. */
export const distance = (seatCount: number, from: number, to: number): number =>
  (to - from + seatCount) % seatCount || seatCount;

export function nextSeat(seatCount: number, active: readonly number[], after: number): number {
  const byDistance = [...active].sort(
    (a, b) => distance(seatCount, after, a) - distance(seatCount, after, b),
  );
  return byDistance[0]!;
}

/** R34, R35. */
export function positionsAt(
  seatCount: number,
  active: readonly number[],
  button: number,
): Positions {
  const next = (after: number): number => nextSeat(seatCount, active, after);
  if (active.length === 2) return { button, small: button, big: next(button) };
  return { button, small: next(button), big: next(next(button)) };
}

export function positionsAfter(
  seatCount: number,
  active: readonly number[],
  last: Positions,
  rule: ButtonRule,
): Positions {
  const next = (after: number): number => nextSeat(seatCount, active, after);
  if (active.length === 2 && rule === 'dead') {
    const button = next(next(last.big)); // R38
    return { button, small: button, big: next(last.big) };
  }
  if (rule === 'moving') return positionsAt(seatCount, active, next(last.button)); // R37
  return { button: last.small, small: last.big, big: next(last.big) }; // R36
}
