/**
 * Where things stand on a small table: a phone, upright or on its side, or a page at twice its size. Two
 * columns of seats from top to bottom, one seat at the top, mine at the bottom; the middle is what they
 * leave. All of it in pixels, since the words on a plate do not shrink with it.
 */

import type { FeltPlace } from './circle.js';
import { between, inPercent, type PlannedTable, type StatGrid, statsHeight } from './stage.js';

export interface SmallPlan {
  readonly places: readonly FeltPlace[];
  readonly bets: readonly FeltPlace[];
  readonly middle: FeltPlace;
  readonly stats: StatGrid;
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
/** What pots take of a table that is not dense. */
const ROOMY = 178;
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

function barePlan(table: PlannedTable, isDense: boolean): Omit<SmallPlan, 'stats'> {
  const { width, height, seatCount, boards, hasFan, slots = 5 } = table;
  const plate = plateOf(isDense);
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
  const roomy = table.hasStats && boards < 3 ? between(166, height * 0.32, ROOMY) : ROOMY;
  const potsBottom = potsTop + (isDense ? between(62, height * 0.2, 84) : roomy);
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
      '--plain-height': `${plate}px`,
      '--card-small': `${card}px`,
      '--others-fan': `${othersFan}px`,
      '--fan': `${myFan}px`,
      '--card-medium': `${board}px`,
      '--card-large': `${mine}px`,
    },
  };
}

const plateOf = (isDense: boolean): number => (isDense ? 34 : 42);

/** Under this height the middle of the table needs all there is. */
const LEAST_HEIGHT = { 1: 340, 2: DENSE } as const;
const COLUMNS = 4;

export function smallPlan(table: PlannedTable): SmallPlan {
  const isDense = table.height < DENSE;
  const told =
    table.hasStats === true ? (toldPlan(table, 2, isDense) ?? toldPlan(table, 1, isDense)) : null;
  return told ?? { ...barePlan(table, isDense), stats: { lines: 0, columns: COLUMNS } };
}

/**
 * The plan of a lower table, whose plates grow into the room that was left: at the top upwards, mine
 * downwards, those between both ways. Null: there is no room between the seats of a column.
 */
function toldPlan(table: PlannedTable, lines: 1 | 2, isDense: boolean): SmallPlan | null {
  if (table.height < LEAST_HEIGHT[lines]) return null;
  const more = statsHeight(lines, EDGE);
  const height = table.height - 2 * more;
  const plan = barePlan({ ...table, height }, isDense);
  const moved = ({ x, y }: FeltPlace, by: number): FeltPlace => ({
    x,
    y: ((y / 100) * height + by) * (100 / table.height),
  });
  const isTop = ({ x }: FeltPlace, i: number): boolean => i > 0 && Math.abs(x - 50) < 1;
  const plate = plateOf(isDense) + more;
  const card = Number.parseFloat(plan.sizes['--card-small'] ?? '0');
  const column = plan.places.filter(({ x }) => x < 49).map(({ y }) => (y / 100) * height);
  const block = plate + card * HIGH - GAP + TAG;
  if (column.some((y, i) => i > 0 && (column[i - 1] ?? 0) - y < block)) return null;
  return {
    places: plan.places.map((place, i) =>
      moved(place, i === 0 ? 1.5 * more : isTop(place, i) ? 0.5 * more : more),
    ),
    bets: plan.bets.map((bet, i) => {
      const place = plan.places[i] ?? bet;
      const isUnder = !isTop(place, i) && table.slots === 0 && bet.y > place.y;
      return moved(bet, isUnder ? 1.5 * more : more);
    }),
    middle: moved(plan.middle, more),
    stats: { lines, columns: COLUMNS },
    sizes: { ...plan.sizes, '--told-height': `${plate}px` },
  };
}
