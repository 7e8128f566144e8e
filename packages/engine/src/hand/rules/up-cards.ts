/** Who speaks first by the cards face up: the door card that brings it in, the board that opens. */

import type { Game } from '../../games/game.js';
import { gameOf } from '../state/config.js';
import { type Draft, firstAfter, playerAt } from '../state/state.js';
import type { PublicHand, SeenCard } from '../state/types.js';

/** The highest rank first; unknown cards are the lowest. */
type Heights = readonly number[];

/** In games where low boards open an ace that is low in a hand is low here too (R107, R114). */
const isAceLow = ({ upCards, halves }: Game): boolean =>
  upCards?.opens === 'lowest' && halves.some(({ aceLow }) => aceLow);

/** Rank and suit in one number: clubs, diamonds, hearts, spades upwards. */
const heightOf = (card: SeenCard, aceLow: boolean): number => {
  if (card === null) return -1;
  const rank = aceLow ? ((card >> 2) + 1) % 13 : card >> 2;
  return 4 * rank + (card & 3);
};

const heightsOf = (up: readonly SeenCard[], aceLow: boolean): Heights =>
  up.map((card) => heightOf(card, aceLow)).sort((a, b) => b - a);

/** Index of whose door card brings it in, absent hands included (R107). */
export function bringInIndex(draft: Draft): number {
  const game = gameOf(draft.rules);
  const aceLow = isAceLow(game);
  const isHighest = game.upCards?.bringIn === 'highest';
  return firstOf(draft, (a, b) => {
    const apart = heightOf(a[0] ?? null, aceLow) - heightOf(b[0] ?? null, aceLow);
    return isHighest ? apart : -apart;
  });
}

/** Index of the live hand whose board speaks first (R114, R115). */
export function bestBoardIndex(draft: Draft): number {
  const { rules } = draft;
  const game = gameOf(rules);
  const aceLow = isAceLow(game);
  const isLowest = game.upCards?.opens === 'lowest';
  return firstOf(draft, (a, b) => {
    const [one, other] = [heightsOf(a, aceLow), heightsOf(b, aceLow)];
    const apart = compared(byRepeats(one), byRepeats(other));
    if (apart !== 0) return isLowest ? -apart : apart;
    return rules.boardTie === 'position' ? 0 : compared(one, other);
  });
}

/** The first from the left of the button whom nobody beats; `compare` above 0 is better. */
function firstOf(
  draft: Draft,
  compare: (a: readonly SeenCard[], b: readonly SeenCard[]) => number,
): number {
  const { players } = draft;
  const first = firstAfter(draft, draft.rules.button);
  let found = -1;
  for (let k = 0; k < players.length; k++) {
    const i = (first + k) % players.length;
    const { folded, up } = playerAt(draft, i);
    if (folded) continue;
    if (found < 0 || compare(up, playerAt(draft, found).up) > 0) found = i;
  }
  return found < 0 ? first : found;
}

/** How often ranks repeat comes first, then the ranks: no straights, no flushes. */
function byRepeats(heights: Heights): readonly number[] {
  const counts = new Map<number, number>();
  for (const height of heights) {
    const rank = Math.floor(height / 4);
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  const groups = [...counts].sort(([a, n], [b, m]) => m - n || b - a);
  return [...groups.map(([, count]) => count), ...groups.map(([rank]) => rank)];
}

/** By the first number that differs. */
function compared(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const apart = (a[i] as number) - (b[i] as number);
    if (apart !== 0) return apart;
  }
  return 0;
}

/** Does a live board show a pair (R116)? */
export const hasOpenPair = ({ players }: PublicHand): boolean =>
  players.some(({ folded, up }) => {
    const [a, b] = up;
    return !folded && up.length === 2 && a != null && b != null && a >> 2 === b >> 2;
  });
