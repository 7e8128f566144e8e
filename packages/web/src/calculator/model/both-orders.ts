/**
 * Who antes for the table and is too short for ante and blind fills the one or the other first, by
 * the rules of the house (R27, R28). Where the two orders pay a hand differently, both results are
 * here; where they do not, there is nothing to tell.
 */

import { explain, SINGLE_ANTE_ORDERS, type SingleAnteOrder } from '@sidepot/engine';
import { type CalculatorDraft, type DraftHalf, pickOf } from './draft.js';
import { chipsLevel, putIn, type TypedHand } from './hand.js';
import { forfeitOf } from './read.js';
import { type PotAnswer, type Solution, solve } from './solve.js';
import { areSame, type ChipParts, owedBy, splitTotal } from './split.js';
import { pickedIn, unknownRanking } from './winners.js';

export interface OrderResult {
  readonly order: SingleAnteOrder;
  /** Of the chips of who antes: the ante for the table, and the blind. */
  readonly dead: number;
  readonly blind: number;
  readonly answer: Solution;
}

export interface BothOrders {
  /** Key of who antes for the table. */
  readonly payer: number;
  readonly ante: number;
  readonly owedBlind: number;
  readonly chosen: SingleAnteOrder;
  /** In the order of `SINGLE_ANTE_ORDERS`. */
  readonly results: readonly OrderResult[];
}

/** Null if the orders pay the same, or if the chips are not those of the chosen order. */
export function bothOrders(draft: CalculatorDraft, answer: Solution): BothOrders | null {
  const { hand } = answer;
  const { order: chosen } = hand.forced;
  const payer = hand.players.find(({ key }) => owedIn(hand, key, chosen).isSingle);
  if (payer === undefined) return null;
  const partsIn = (order: SingleAnteOrder): ChipParts | null =>
    splitTotal(putIn(payer), payer.start, owedIn(hand, payer.key, order));
  const own = partsIn(chosen);
  if (own === null || !areSame(own, payer)) return null;
  const results = SINGLE_ANTE_ORDERS.flatMap((order): readonly OrderResult[] => {
    const parts = partsIn(order);
    if (parts === null) return [];
    const found = order === chosen ? answer : otherAnswer(draft, answer, payer.key, parts);
    return found === null ? [] : [{ order, dead: parts.dead, blind: parts.live, answer: found }];
  });
  const [first, second] = results;
  if (first === undefined || second === undefined) return null;
  const { ante, blind } = owedIn(hand, payer.key, chosen);
  return isPaidAlike(first.answer, second.answer)
    ? null
    : { payer: payer.key, ante, owedBlind: blind, chosen, results };
}

const owedIn = ({ positions, forced }: TypedHand, key: number, order: SingleAnteOrder) =>
  owedBy(key, positions, { ...forced, order });

/** By what everybody gets; while that is open, by what is played for. */
function isPaidAlike(a: Solution, b: Solution): boolean {
  if (a.isAwarded && b.isAwarded) {
    return a.rows.every((row, i) => {
      const other = b.rows[i];
      return row.returned + (row.won ?? 0) === (other?.returned ?? 0) + (other?.won ?? 0);
    });
  }
  const cut = ({ refund, pots }: Solution): string =>
    JSON.stringify([refund, pots.map(({ amount, eligible }) => [amount, eligible])]);
  return cut(a) === cut(b);
}

/** Null if the engine refuses such a hand. */
function otherAnswer(
  draft: CalculatorDraft,
  answer: Solution,
  key: number,
  parts: ChipParts,
): Solution | null {
  const { hand } = answer;
  const typed = draft.players.find((player) => player.key === key);
  const forfeit = typed === undefined ? 0 : forfeitOf(typed, chipsLevel(parts));
  const other: TypedHand = {
    ...hand,
    players: hand.players.map((player) =>
      player.key === key ? { ...player, ...parts, forfeit } : player,
    ),
    input: {
      ...hand.input,
      players: hand.input.players.map((one) =>
        one.id === key ? { ...one, ...parts, forfeit } : one,
      ),
    },
  };
  const cut = explain({ ...other.input, boards: unknownRanking(other) });
  if (!cut.ok) return null;
  return solve({ ...draft, picks: carriedPicks(draft, answer, cut.value.pots) }, other);
}

/** Winners picked for the pots of one order, as far as they say who wins the pots of the other. */
function carriedPicks(
  draft: CalculatorDraft,
  { hand, pots }: Solution,
  others: readonly Pick<PotAnswer, 'eligible'>[],
): CalculatorDraft['picks'] {
  const halves: readonly DraftHalf[] = hand.input.kind === 'hilo' ? ['high', 'low'] : ['high'];
  const picks: Record<string, readonly number[]> = {};
  for (const [index, { eligible }] of others.entries()) {
    const found: (readonly [string, readonly number[] | null])[] = [];
    for (let board = 0; board < hand.boardCount; board++) {
      for (const half of halves) {
        found.push([pickOf(index, board, half), carried(draft, pots, board, half, eligible)]);
      }
    }
    // One half or board that is open leaves the whole pot open.
    if (found.every(([, keys]) => keys !== null)) {
      for (const [pick, keys] of found) picks[pick] = keys ?? [];
    }
  }
  return picks;
}

/**
 * The best of many is the best of those of them who are here: the smallest pot that has everybody
 * in it, and a winner among them, decides. Nobody picked for low is no low; for high it is open.
 */
function carried(
  draft: CalculatorDraft,
  pots: readonly PotAnswer[],
  board: number,
  half: DraftHalf,
  eligible: readonly number[],
): readonly number[] | null {
  const wider = pots
    .filter((pot) => eligible.every((key) => pot.eligible.includes(key)))
    .sort((a, b) => a.eligible.length - b.eligible.length);
  for (const pot of wider) {
    const best = pickedIn(draft, pot.index, board, half, pot.eligible);
    const here = best.filter((key) => eligible.includes(key));
    const isNone = half === 'low' && best.length === 0 && pot.award !== null;
    if (here.length > 0 || isNone) return here;
  }
  return null;
}
