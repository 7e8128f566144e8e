/** The 169 starting hands as a square: pairs on the diagonal, suited above it, offsuit below. */

import { type Card, type PhhCard, type PhhHand, RANKS, rankOf, suitOf } from '@sidepot/engine';

export const SIDE: number = RANKS.length;
/** Of a hand whose cards nobody knows, or that has not two of them. */
export const NO_START = 255;

/** The place in the square, row by row from the aces. */
export function startOf(one: Card, other: Card): number {
  const high = Math.max(rankOf(one), rankOf(other));
  const low = Math.min(rankOf(one), rankOf(other));
  const [row, column] = [SIDE - 1 - high, SIDE - 1 - low];
  return suitOf(one) === suitOf(other) ? row * SIDE + column : column * SIDE + row;
}

/** AA, AKs, AKo. */
export function startName(place: number): string {
  const [row, column] = [Math.floor(place / SIDE), place % SIDE];
  const [high, low] = [Math.min(row, column), Math.max(row, column)].map(
    (at) => RANKS[SIDE - 1 - at] ?? '',
  );
  return `${high}${low}${row === column ? '' : row < column ? 's' : 'o'}`;
}

const PLACES: readonly string[] = /* @__PURE__ */ Array.from({ length: SIDE * SIDE }, (_, place) =>
  startName(place),
);

/** The place of AKs; `NO_START` if there is none of that name. */
export function startNamed(name: string): number {
  const place = PLACES.indexOf(name);
  return place < 0 ? NO_START : place;
}

/** Dealt or shown. Only of games with two cards in hand. */
export function startIn({ actions }: PhhHand, player: number): number {
  let dealt: readonly PhhCard[] = [];
  let shown: readonly PhhCard[] = [];
  for (const action of actions) {
    if (action.verb === 'dh' && action.player === player) dealt = [...dealt, ...action.cards];
    else if (action.verb === 'sm' && action.player === player) shown = action.cards ?? shown;
  }
  if (dealt.length > 2) return NO_START;
  const known = [dealt, shown].find(
    (cards) => cards.length === 2 && cards.every((card) => card >= 0),
  );
  return known === undefined ? NO_START : startOf(known[0] as Card, known[1] as Card);
}
