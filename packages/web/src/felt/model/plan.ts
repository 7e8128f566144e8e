/** Where everything on a table stands, whatever its shape. */

import { BOARD, betPlace, type FeltPlace, type FeltShape, placesFor } from './circle.js';
import { smallPlan } from './small.js';
import { type PlannedTable, type StatGrid, statsHeight } from './stage.js';
import { widePlan } from './wide.js';

export interface FeltSpot {
  readonly seat: FeltPlace;
  readonly bet: FeltPlace;
}

export interface FeltPlan {
  /** From the bottom on, clockwise. */
  readonly spots: readonly FeltSpot[];
  /** Of the board. */
  readonly middle: FeltPlace;
  /** What of them there is room for. */
  readonly stats: StatGrid;
  /** For a seat that the table has no place for. */
  readonly nowhere: FeltSpot;
  /** For the style sheet. */
  readonly sizes: Readonly<Record<`--${string}`, string>>;
}

/** How much wider than high a table is at most, as in the style sheet. */
const WIDEST = 1.85;

export function feltPlan(shape: FeltShape, place: PlannedTable): FeltPlan {
  const table = { ...place, width: Math.min(place.width, WIDEST * place.height) };
  const { places, bets, middle, sizes, stats } =
    shape === 'small' ? smallPlan(table) : shape === 'wide' ? widePlan(table) : tallPlan(table);
  return {
    spots: places.map((seat, i) => ({ seat, bet: bets[i] ?? middle })),
    middle,
    stats,
    nowhere: { seat: middle, bet: middle },
    sizes,
  };
}

/** As in the style sheet. */
const PLATE = 48;
/** Percent: higher than this stand the seat at the top and the first of a full column. */
const TOP_SEAT = 15;
/** Percent: a bet this near to a seat lies beside its plate. */
const BESIDE = 6;
/** Under these heights there is less room between two seats. */
const ROOMY = { few: 840, many: 1100 } as const;

function linesFor(seatCount: number, height: number): 0 | 1 | 2 {
  if (height >= (seatCount > 8 ? ROOMY.many : ROOMY.few)) return 2;
  return seatCount > 9 ? 0 : 1;
}

/** Its sizes are the style sheet's. */
function tallPlan({ seatCount, hasFan, boards, height, hasStats = false }: PlannedTable) {
  const lines = hasStats ? linesFor(seatCount, height) : 0;
  // A higher plate moves what lies above and below it; at the top cards end at the edge.
  const away = ((statsHeight(lines) / 2) * 100) / height;
  const places = placesFor(seatCount, 'tall').map(({ x, y }) => ({
    x,
    y: y < TOP_SEAT ? y + away : y,
  }));
  const betOf = (place: FeltPlace, i: number): FeltPlace => {
    const { x, y } = betPlace(place, i === 0, hasFan, boards);
    const side = Math.abs(y - place.y) < BESIDE ? 0 : Math.sign(y - place.y);
    return { x, y: y + side * away };
  };
  return {
    places,
    bets: places.map(betOf),
    middle: BOARD.tall,
    stats: { lines, columns: 6 } as const,
    sizes: { '--told-height': `${PLATE + statsHeight(lines)}px` },
  };
}
