/**
 * Is every card equally often in every place? Counts over many deals, against the same number in
 * each of the 52 × 52 cells.
 */
import { type Card, deck, type Rng, shuffle } from '@sidepot/engine';

const CARDS = 52;

export interface ChiSquare {
  readonly deals: number;
  readonly statistic: number;
  readonly freedom: number;
  /** Chance of a statistic at least as large if all is fair. Near 0: uneven; near 1: too even. */
  readonly p: number;
  /** The cell furthest from its due, in standard deviations. */
  readonly worst: { readonly card: Card; readonly place: number; readonly z: number };
}

type Shuffler = (cards: readonly Card[], rng: Rng) => readonly Card[];

export function countCells(
  deals: number,
  rng: Rng,
  shuffler: Shuffler = shuffle,
  onProgress: (done: number) => void = () => {},
): Float64Array {
  const cells = new Float64Array(CARDS * CARDS);
  const cards = deck();
  for (let done = 0; done < deals; done++) {
    if (done % 100_000 === 0) onProgress(done);
    const dealt = shuffler(cards, rng);
    for (let place = 0; place < CARDS; place++) {
      const cell = (dealt[place] as number) * CARDS + place;
      cells[cell] = (cells[cell] as number) + 1;
    }
  }
  return cells;
}

/**
 * A deal has each card once and each place once, so 51 × 51 cells are free and the usual sum is too
 * large by 52/51.
 */
export function chiSquare(cells: Float64Array, deals: number): ChiSquare {
  const due = deals / CARDS;
  const deviation = Math.sqrt(due * (1 - 1 / CARDS));
  let sum = 0;
  let worst: ChiSquare['worst'] = { card: 0 as Card, place: 0, z: 0 };
  for (const [cell, count] of cells.entries()) {
    sum += (count - due) ** 2 / due;
    const z = (count - due) / deviation;
    if (Math.abs(z) > Math.abs(worst.z)) {
      worst = { card: Math.floor(cell / CARDS) as Card, place: cell % CARDS, z };
    }
  }
  const freedom = (CARDS - 1) ** 2;
  const statistic = (sum * (CARDS - 1)) / CARDS;
  return { deals, statistic, freedom, p: upperTail(statistic, freedom), worst };
}

/** Wilson and Hilferty: the cube root is nearly normal; at thousands of degrees, to many digits. */
export function upperTail(statistic: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  const z = (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
  return normalTail(z);
}

/** Chance of more than z standard deviations (Numerical Recipes' erfc, to 1.2e-7 of its size). */
function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const factors = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398,
    1.48851587, -0.82215223, 0.17087277,
  ];
  const exponent = factors.reduceRight((sum, factor) => sum * t + factor, 0);
  const tail = (t * Math.exp(-x * x + exponent)) / 2;
  return z >= 0 ? tail : 1 - tail;
}

/** Outside this, once in half a million fair runs, it is the shuffle and not chance. */
export const SANE: { readonly min: number; readonly max: number } = { min: 1e-6, max: 1 - 1e-6 };

export const isSane = ({ p, worst }: ChiSquare): boolean =>
  p > SANE.min && p < SANE.max && Math.abs(worst.z) < 6.5;
