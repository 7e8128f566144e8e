/** Hands in order: lines that are moved and tied, and what is left of them when players fold. */

import type { CalculatorDraft, DraftHalf, DraftPlace } from './draft.js';

/** Keeps the ties of the others: who is dropped between two that tie, ties with them. */
export function movePlace(
  places: readonly DraftPlace[],
  from: number,
  to: number,
): readonly DraftPlace[] {
  const moved = places[from];
  if (moved === undefined || from === to || to < 0 || to >= places.length) return places;
  const rest = places.filter((_, i) => i !== from);
  const heir = rest[from];
  if (!moved.isTied && heir?.isTied === true) rest[from] = { ...heir, isTied: false };
  const isInside = rest[to]?.isTied === true;
  rest.splice(to, 0, { ...moved, isTied: isInside });
  return rest;
}

export const toggleTie = (places: readonly DraftPlace[], at: number): readonly DraftPlace[] =>
  places.map((place, i) => (i === at && i > 0 ? { ...place, isTied: !place.isTied } : place));

/** Who can be ranked, in the order that was given; who came later is last. */
export function placesOf(draft: CalculatorDraft, board: number): readonly DraftPlace[] {
  const live = new Set(draft.players.flatMap(({ key, folded }) => (folded ? [] : [key])));
  const given = stillThere(draft.orders[board]?.high ?? [], live);
  const named = new Set(given.map(({ key }) => key));
  const others = [...live].filter((key) => !named.has(key));
  return [...given, ...others.map((key) => ({ key, isTied: false }))];
}

export const lowPlacesOf = (draft: CalculatorDraft, board: number): readonly DraftPlace[] =>
  stillThere(
    draft.orders[board]?.low ?? [],
    new Set(draft.players.flatMap(({ key, folded }) => (folded ? [] : [key]))),
  );

/** Without those who are gone; whoever tied with them ties with nobody above. */
function stillThere(
  places: readonly DraftPlace[],
  live: ReadonlySet<number>,
): readonly DraftPlace[] {
  const kept: DraftPlace[] = [];
  let isLost = false;
  for (const place of places) {
    if (!live.has(place.key)) {
      isLost ||= !place.isTied;
      continue;
    }
    kept.push(isLost || kept.length === 0 ? { ...place, isTied: false } : place);
    isLost = false;
  }
  return kept;
}

export const withOrder = (
  draft: CalculatorDraft,
  board: number,
  half: DraftHalf,
  places: readonly DraftPlace[],
): CalculatorDraft => ({
  ...draft,
  orders: draft.orders.map((order, i) => (i === board ? { ...order, [half]: places } : order)),
});

/** Tied places together, best first. */
export function tiersOf(places: readonly DraftPlace[]): readonly (readonly number[])[] {
  const tiers: number[][] = [];
  for (const { key, isTied } of places) {
    const last = tiers.at(-1);
    if (isTied && last !== undefined) last.push(key);
    else tiers.push([key]);
  }
  return tiers;
}

export const placesIn = (tiers: readonly (readonly number[])[]): readonly DraftPlace[] =>
  tiers.flatMap((tier) => tier.map((key, i) => ({ key, isTied: i > 0 })));
