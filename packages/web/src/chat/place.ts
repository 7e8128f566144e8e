/**
 * Where a bubble stands: near its seat, over no card, no bet and no pot. If there is no such place it
 * lies on the seat's own plate, whose name and stack are covered for a moment.
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface BubbleSpot {
  readonly left: number;
  readonly top: number;
  /** It has to fit into its seat's plate. */
  readonly isSmall: boolean;
}

const GAP = 5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `seat` is the plate, `cards` what stands above it, if anything does. */
export function placeBubble(
  size: Size,
  seat: Box,
  cards: Box | null,
  stage: Box,
  taken: readonly Box[],
): BubbleSpot {
  const { width, height } = size;
  const [x, y] = [(seat.left + seat.right) / 2, (seat.top + seat.bottom) / 2];
  const inside = (left: number): number =>
    Math.max(stage.left + GAP, Math.min(left, stage.right - width - GAP));
  const top = Math.min(seat.top, cards?.top ?? seat.top);
  const spots = [
    { left: inside(x - width / 2), top: seat.bottom + GAP },
    { left: seat.right + GAP, top: y - height / 2 },
    { left: seat.left - GAP - width, top: y - height / 2 },
    { left: inside(x - width / 2), top: top - GAP - height },
    { left: seat.right + GAP, top: top - height / 2 },
    { left: seat.left - GAP - width, top: top - height / 2 },
  ];
  const free = spots.find((spot) => {
    const box = { ...spot, right: spot.left + width, bottom: spot.top + height };
    return isWithin(box, stage) && !taken.some((other) => isOver(box, other));
  });
  if (free !== undefined) return { ...free, isSmall: false };
  return { left: seat.left, top: seat.top, isSmall: true };
}

const isWithin = (box: Box, stage: Box): boolean =>
  box.left >= stage.left &&
  box.right <= stage.right &&
  box.top >= stage.top &&
  box.bottom <= stage.bottom;

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
