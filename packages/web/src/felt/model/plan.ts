/** Where everything on a table stands, whatever its shape. */

import { BOARD, betPlace, type FeltPlace, type FeltShape, placesFor } from './circle.js';
import { smallPlan } from './small.js';
import type { PlannedTable } from './stage.js';
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
  /** For a seat that the table has no place for. */
  readonly nowhere: FeltSpot;
  /** For the style sheet. */
  readonly sizes: Readonly<Record<`--${string}`, string>>;
}

/** How much wider than high a table is at most, as in the style sheet. */
const WIDEST = 1.85;

export function feltPlan(shape: FeltShape, place: PlannedTable): FeltPlan {
  const table = { ...place, width: Math.min(place.width, WIDEST * place.height) };
  const { places, bets, middle, sizes } =
    shape === 'small' ? smallPlan(table) : shape === 'wide' ? widePlan(table) : tallPlan(table);
  return {
    spots: places.map((seat, i) => ({ seat, bet: bets[i] ?? middle })),
    middle,
    nowhere: { seat: middle, bet: middle },
    sizes,
  };
}

/** Its sizes are the style sheet's. */
function tallPlan({ seatCount, hasFan, boards }: PlannedTable) {
  const places = placesFor(seatCount, 'tall');
  return {
    places,
    bets: places.map((place, i) => betPlace(place, i === 0, hasFan, boards)),
    middle: BOARD.tall,
    sizes: {},
  };
}
