/** What a sound player of hold'em plays before the flop: parts of all hands, best first. */

import type { Situation } from './situation.js';

/** Who comes in with a raise, by how many speak after them. Of two, the button. */
const OPENS = [0.15, 0.4, 0.43, 0.27, 0.2, 0.165, 0.14, 0.12, 0.11, 0.1] as const;
const OPENS_OF_TWO = 0.78;
/** Where a place at the table means nothing. */
const ANYWHERE = 0.26;

/** All-in with ten blinds, by how many speak after them. */
const PUSHES = [0.3, 0.58, 0.38, 0.28, 0.22, 0.18, 0.15, 0.13, 0.115, 0.1] as const;

const at = (list: readonly number[], behind: number): number =>
  list[Math.min(behind, list.length - 1)] ?? 0.1;

/** More to be won, more hands: 1 for the blinds alone. */
const deadMoney = ({ pot, blind }: Situation): number =>
  Math.min(2, Math.max(0.8, (pot / (1.5 * blind)) ** 0.35));

/** `positional` from 0, where all places are the same, to 1. */
export function openRange(spot: Situation, positional: number): number {
  const { dealt, behind } = spot;
  const placed = dealt === 2 && behind > 0 ? OPENS_OF_TWO : at(OPENS, behind);
  const usual = dealt === 2 ? 0.6 : ANYWHERE;
  // Who limped in has something, too.
  const limped = spot.callers > 0 ? 0.75 * 0.9 ** spot.callers : 1;
  const dead = spot.callers > 0 ? 1 : deadMoney(spot);
  return (usual + (placed - usual) * positional) * limped * dead;
}

/** What who raised first has, by their place and price. */
export function raisersRange(spot: Situation, positional: number): number {
  const { dealt, raiserBehind, currentBet, blind } = spot;
  const placed = dealt === 2 ? OPENS_OF_TWO : at(OPENS, raiserBehind);
  const usual = dealt === 2 ? 0.6 : ANYWHERE;
  const size = Math.max(1, currentBet / (3 * blind));
  return (usual + (placed - usual) * positional) / size ** 0.5;
}

export function pushRange(spot: Situation): number {
  const { behind, depth } = spot;
  const deep = (10 / Math.max(1.5, depth)) ** 0.45;
  return Math.min(1, at(PUSHES, behind) * deep * deadMoney(spot));
}
