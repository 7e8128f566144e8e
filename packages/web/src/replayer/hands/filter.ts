/** Which hands of the list are wanted. */

import { readMoney } from '@sidepot/engine';
import { marksOfNow } from '@sidepot/i18n/page';
import type { StatCell } from '../counting/cells.js';
import type { HandMarks } from '../marks/hand-marks.js';
import type { HandSummary } from './summary.js';

export interface Filter {
  readonly hasSidePots: boolean;
  readonly isAllIn: boolean;
  readonly isSplit: boolean;
  readonly hasNotes: boolean;
  /** Starred or commented on this device. */
  readonly isMarked: boolean;
  /** In the file's own numbers; null: any pot. */
  readonly atLeast: number | null;
  /** Part of a player's name. */
  readonly player: string;
  /** The hands of a number among the statistics. */
  readonly cell: StatCell | null;
}

export const NO_FILTER: Filter = {
  hasSidePots: false,
  isAllIn: false,
  isSplit: false,
  hasNotes: false,
  isMarked: false,
  atLeast: null,
  player: '',
  cell: null,
};

export const isFiltered = (filter: Filter): boolean =>
  JSON.stringify(filter) !== JSON.stringify(NO_FILTER);

/** What a hand does not say of itself. */
export interface FilterFacts {
  readonly marks: HandMarks;
  /** The hands of the cell; null while nobody knows, and without one. */
  readonly ofCell: ReadonlySet<number> | null;
}

export const NO_FACTS: FilterFacts = { marks: new Map(), ofCell: null };

/** "1,250.50", as people type it; null: nothing that is a number. */
export function readSize(typed: string): number | null {
  const read = readMoney(typed, 'amount', marksOfNow());
  return read.ok ? Number(read.value) : null;
}

const isWanted = (
  hand: HandSummary,
  filter: Filter,
  player: string,
  { marks, ofCell }: FilterFacts,
): boolean =>
  (!filter.hasSidePots || hand.pots > 1) &&
  (!filter.isAllIn || hand.isAllIn) &&
  (!filter.isSplit || hand.isSplit) &&
  (!filter.hasNotes || hand.notes > 0) &&
  (!filter.isMarked || marks.has(hand.key)) &&
  (filter.cell === null || ofCell?.has(hand.number) === true) &&
  // Half a chip: decimals in binary are not exact.
  (filter.atLeast === null || (hand.pot + 0.5) * Number(hand.unit) > filter.atLeast) &&
  hand.search.includes(player);

/** The wanted ones of a list that grows: what was looked at is not looked at again. */
export class Sieve {
  readonly #hands: readonly HandSummary[];
  readonly #filter: Filter;
  readonly #player: string;
  readonly #facts: FilterFacts;
  #wanted: readonly HandSummary[] = [];
  #seen = 0;

  constructor(hands: readonly HandSummary[], filter: Filter, facts: FilterFacts = NO_FACTS) {
    this.#hands = hands;
    this.#filter = filter;
    this.#facts = facts;
    this.#player = filter.player.trim().toLowerCase();
  }

  /** Of the first `count`. */
  upTo(count: number): readonly HandSummary[] {
    if (count === this.#seen) return this.#wanted;
    const fresh = this.#hands
      .slice(this.#seen, count)
      .filter((hand) => isWanted(hand, this.#filter, this.#player, this.#facts));
    this.#seen = count;
    if (fresh.length > 0) this.#wanted = [...this.#wanted, ...fresh];
    return this.#wanted;
  }
}

/** The nearest hands of the list on both sides, whether the hand itself is in it or not. */
export function neighboursOf(
  wanted: readonly Pick<HandSummary, 'number'>[],
  number: number,
): { readonly before?: number; readonly after?: number } {
  // The list is in the order of the numbers, and may be long.
  let [low, high] = [0, wanted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((wanted[middle]?.number ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  const isIn = wanted[low]?.number === number;
  const [before, after] = [wanted[low - 1]?.number, wanted[isIn ? low + 1 : low]?.number];
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}
