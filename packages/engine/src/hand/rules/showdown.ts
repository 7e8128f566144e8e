/** Who shows, in which order, and who need not (R74–R78). */

import { emit, type Work } from '../state/emit.js';
import { type Draft, firstAfter, holeCardsAt, liveCount, playerAt } from '../state/state.js';
import { highValue, lowValue } from './strength.js';
import { cutOf } from './turn-and-pots.js';

/** R75: the last to bet or raise on the final street, else the first from the button; clockwise. */
function showOrder(draft: Draft): number[] {
  const { players, aggressor, rules } = draft;
  const first = aggressor >= 0 ? aggressor : firstAfter(draft, rules.button);
  const order: number[] = [];
  for (let k = 0; k < players.length; k++) {
    const i = (first + k) % players.length;
    const { folded, mucked } = playerAt(draft, i);
    if (!folded && !mucked) order.push(i);
  }
  return order;
}

/**
 * Hands are turned up pot by pot, side pots first; one that can win or share no pot it contests
 * against what is shown already is mucked (R76). The last one left shows nothing (R78).
 */
export function holdShowdown(work: Work): void {
  const { draft } = work;
  const order = showOrder(draft);
  const isAlone = liveCount(draft) > 1 && order.length === 1;
  const tops = openTops(draft);
  const done = new Set<number>();
  if (!isAlone) {
    for (let pot = tops.length - 1; pot >= 0; pot--) {
      for (const i of order) {
        if (done.has(i) || levelOf(draft, i) < (tops[pot] as number)) continue;
        done.add(i);
        turnUp(work, i, order, tops);
      }
    }
  }
  emit(work, { type: 'showdown' });
}

/** The levels that the pots still to be won ask for. */
export const openTops = (draft: Draft): number[] =>
  cutOf(draft)
    .layers.map(({ to }) => to)
    .filter((_, pot) => (draft.pots[pot]?.winners ?? null) === null);

const levelOf = (draft: Draft, i: number): number => {
  const { ante, live } = playerAt(draft, i);
  return ante + live;
};

function turnUp(work: Work, i: number, order: readonly number[], tops: readonly number[]): void {
  const { draft } = work;
  const { seat, shown, held } = playerAt(draft, i);
  const cards = holeCardsAt(draft, i);
  // A hand that nobody can see is neither shown nor mucked; no pot can be awarded against it.
  if (shown.length === held || cards.includes(null)) return;
  const rivals = order.filter((k) => k !== i && isUp(draft, k));
  const canWin = tops.some(
    (top) =>
      levelOf(draft, i) >= top &&
      mayWin(
        draft,
        i,
        rivals.filter((k) => levelOf(draft, k) >= top),
      ),
  );
  emit(work, canWin ? { type: 'shown', seat, cards } : { type: 'mucked', seat });
}

const isUp = (draft: Draft, i: number): boolean => {
  const { held, shown, mucked } = playerAt(draft, i);
  return !mucked && shown.length === held;
};

/** Is it at least as good as all of these, on some board, high or low? */
function mayWin(draft: Draft, i: number, rivals: readonly number[]): boolean {
  const { rules, boards } = draft;
  const cards = holeCardsAt(draft, i);
  return boards.some((board) => {
    const high = highValue(rules, cards, board);
    const low = lowValue(rules, cards, board);
    const beats = (value: number, of: typeof highValue | typeof lowValue): boolean =>
      value > 0 && rivals.every((k) => value >= (of(rules, holeCardsAt(draft, k), board) ?? 0));
    return beats(high, highValue) || (low !== null && beats(low, lowValue));
  });
}
