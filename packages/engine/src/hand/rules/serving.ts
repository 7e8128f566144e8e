/**
 * Cards from the deck, one after the other: in games whose muck comes back when the deck runs out, the
 * way of every card is worked out first, so that nothing is dealt that cannot be dealt to the end
 * (R127, R128, R160).
 */

import type { Card } from '../../cards.js';
import { type Refusal, type Result, refused, reject } from '../../errors.js';
import { cardsAt, type Draft, playerAt } from '../state/state.js';
import type { SeenCard } from '../state/types.js';

/** So many cards for a player, or for the board (−1). */
export interface DealWish {
  readonly to: number;
  readonly cards: number;
}

/** What happens: cards go to somebody, or the muck is shuffled. */
export type DealStep =
  | { readonly kind: 'cards'; readonly to: number; readonly cards: readonly Card[] }
  | { readonly kind: 'reshuffle'; readonly stub: readonly Card[] };

interface Stub {
  left: readonly Card[];
  /** How many spare decks are used. */
  used: number;
  /** What was dealt in this round, which no reshuffle may bring again. */
  readonly given: Card[];
  readonly steps: DealStep[];
}

/** Where each card of this round comes from, in order. `discards` are those of this draw, by player. */
export function planDeal(
  draft: Draft,
  orders: readonly DealWish[],
  discards: readonly (readonly SeenCard[])[],
): Result<readonly DealStep[]> {
  const { deck, dealt } = draft.hidden;
  const stub: Stub = { left: (deck ?? []).slice(dealt), used: 0, given: [], steps: [] };
  let need = orders.reduce((sum, { cards }) => sum + cards, 0);
  for (const { to, cards } of orders) {
    let hand: Card[] = [];
    for (let k = 0; k < cards; k++, need--) {
      if (stub.left.length === 0 || (stub.left.length === 1 && need > 1)) {
        if (hand.length > 0) stub.steps.push({ kind: 'cards', to, cards: hand });
        hand = [];
        const problem = reshuffle(draft, stub, need, discards.flat());
        if (problem !== undefined) return refused(problem);
      }
      const own = to < 0 ? [] : (discards[to] ?? []);
      const card = stub.left.find((one) => !own.includes(one));
      if (card === undefined) return refused(exhausted(need, 0));
      stub.left = stub.left.filter((one) => one !== card);
      stub.given.push(card);
      hand.push(card);
    }
    if (hand.length > 0) stub.steps.push({ kind: 'cards', to, cards: hand });
  }
  return { ok: true, value: stub.steps };
}

/** The last card of the stub, the muck and earlier discards; if need be, those of this draw too. */
function reshuffle(
  draft: Draft,
  stub: Stub,
  need: number,
  discards: readonly SeenCard[],
): Refusal | undefined {
  const spare = draft.hidden.spares[stub.used];
  if (spare === undefined) return exhausted(need, stub.left.length);
  const taken = new Set<SeenCard>([...draft.boards.flat(), ...stub.given]);
  for (let i = 0; i < draft.players.length; i++) {
    if (playerAt(draft, i).folded) continue;
    for (const card of cardsAt(draft, i)) taken.add(card);
  }
  const free = spare.filter((card) => !taken.has(card));
  const pool = free.filter((card) => !discards.includes(card));
  stub.left = pool.length < need ? free : pool;
  stub.used++;
  stub.steps.push({ kind: 'reshuffle', stub: stub.left });
  return stub.left.length < need ? exhausted(need, stub.left.length) : undefined;
}

const exhausted = (needed: number, left: number): Refusal =>
  reject('DECK_EXHAUSTED', { needed, left });
