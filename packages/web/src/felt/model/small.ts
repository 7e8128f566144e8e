/**
 * Where things stand on a small table: a phone, upright or on its side, or a page at twice its size. Two
 * columns of seats from top to bottom, one seat at the top, mine at the bottom; the middle is what they
 * leave. All of it in pixels, since the words on a plate do not shrink with it.
 */

import type { FeltPlace } from './circle.js';
import { between, inPercent, type PlannedTable } from './stage.js';

export interface SmallPlan {
  readonly places: readonly FeltPlace[];
  readonly bets: readonly FeltPlace[];
  readonly middle: FeltPlace;
  /** For the style sheet. */
  readonly sizes: Readonly<Record<`--${string}`, string>>;
}

/** Under this height words are small and pots stand close. */
export const DENSE = 500;

/** As in the style sheet: what hangs under a plate, a bet, the edge of the table. */
const TAG = 12;
const EDGE = 3;
const BET = { width: 56, height: 20 } as const;
const GAP = 3;
/** How wide a fan is at most where there is no board. */
const FAN = 124;
/** How wide a card of the board is where there is no room for it. */
const LEAST_CARD = 12;
/** How high a card is for its width. */
const HIGH = 1.4;
/** Where the seats of a column stand between its ends. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [0.34],
  [0.1, 0.64],
  [0, 0.5, 1],
  [0, 1 / 3, 2 / 3, 1],
];

export function smallPlan({ width, height, ...table }: PlannedTable): SmallPlan {
  const { seatCount, boards, hasFan, slots = 5 } = table;
  const isDense = height < DENSE;
  const plate = isDense ? 34 : 42;
  const seat = between(68, width * (isDense ? 0.18 : 0.22), 112);
  // Without a board, cards may be larger, and fans reach into the middle.
  const isOpen = slots === 0;
  const card = isOpen ? between(24, height * 0.072, 36) : between(20, height * 0.062, 28);
  const othersFan = isOpen ? between(seat, (width - 24) / 3, FAN) : seat;
  const mine = between(33, height * 0.108, 52);
  const top = EDGE + card * HIGH + plate / 2 - GAP;
  const bottom = height - EDGE - TAG - plate / 2;
  const mineTop = bottom - plate / 2 - mine * HIGH;
  const potsTop = top + plate / 2 + BET.height;
  const potsBottom = potsTop + (isDense ? between(62, height * 0.2, 84) : 178);
  const lines = Math.max(1, boards);
  const room = mineTop - 2 * GAP - potsBottom - (lines - 1) * GAP;
  const board = Math.max(
    LEAST_CARD,
    Math.min(height * 0.085, (width - 2 * seat - 24) / 5, room / lines / HIGH, 46),
  );
  const middle = { x: width / 2, y: (potsBottom + mineTop) / 2 - GAP };
  const centre = width / 2;
  const betX = seat + 6;
  // What a bet beside the board must keep clear of, if it reaches so far.
  const clear = (lines * (board * HIGH + GAP) + BET.height) / 2 + 1;
  const wide = isOpen ? board : 5 * board + 4 * GAP;
  const reaches = betX + BET.width > centre - wide / 2;
  const betY = (y: number): number =>
    reaches && Math.abs(y - middle.y) < clear ? middle.y + clear : y;
  // Wide fans beside mine would lie over it: the lowest of a column end where my cards begin.
  const lowest = isOpen ? mineTop + plate / 2 - 4 * GAP : bottom;
  const rows = ROWS[Math.floor((seatCount - 1) / 2)] ?? [];
  const column = rows.map((part) => top + (lowest - top) * part);
  // Seven cards of stud are read if nobody sits beside them.
  const lowestEnd = (column.at(-1) ?? top) + plate / 2 + TAG;
  const myFan = isOpen && lowestEnd < mineTop - GAP ? width - 4 * TAG : width - 2 * seat - 20;
  const around = (
    me: FeltPlace,
    over: FeltPlace,
    at: (y: number) => FeltPlace,
  ): readonly FeltPlace[] =>
    [
      me,
      ...column.toReversed().map(at),
      ...(seatCount % 2 === 0 ? [over] : []),
      ...column.map(at).map(({ x, y }) => ({ x: width - x, y })),
    ].map((place) => inPercent(place, { width, height }));
  // Beside the plate; beside my cards under it.
  const betAt = (y: number): FeltPlace =>
    isOpen && y + BET.height / 2 > mineTop
      ? { x: seat / 2 + 2, y: y + plate / 2 + TAG + BET.height / 2 }
      : { x: betX, y: betY(y) };
  const myBet = hasFan
    ? { x: centre, y: mineTop - BET.height / 2 }
    : { x: centre + mine + 2 * GAP, y: mineTop + BET.height / 2 };
  return {
    places: around({ x: centre, y: bottom }, { x: centre, y: top }, (y) => ({
      x: seat / 2 + 2,
      y,
    })),
    bets: around(myBet, { x: centre, y: potsTop - BET.height / 2 }, betAt),
    middle: inPercent(middle, { width, height }),
    sizes: {
      '--seat-width': `${seat}px`,
      '--plate-height': `${plate}px`,
      '--card-small': `${card}px`,
      '--others-fan': `${othersFan}px`,
      '--fan': `${myFan}px`,
      '--card-medium': `${board}px`,
      '--card-large': `${mine}px`,
    },
  };
}
