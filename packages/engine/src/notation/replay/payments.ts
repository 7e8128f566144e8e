/**
 * What each player took from each pot, by the record: a house takes rake, and rounds and gives odd
 * chips in ways of its own. A history is followed, so that what is written from it again has the
 * same numbers; what the record leaves open is divided by the rulebook.
 */

import { isAmount } from '../../chips.js';
import type { Layer } from '../../pots/layers.js';
import { POTS, RAKE } from '../phh/variants.js';
import type { Play } from './play.js';
import { gainsOf } from './record.js';

/** Of one pot, by index; its rake is what is missing. */
export type Payments = readonly (readonly number[])[];

/** By the rulebook, what each index gets of `amount` chips of a pot. */
export type Divide = (pot: number, amount: number) => readonly number[];

/**
 * Null if the record does not say, or says what cannot be: more than there was, another rake than
 * it names, chips to who had no part in the pot. Then the rulebook pays.
 */
export function recordedPayments(
  play: Play,
  layers: readonly Layer[],
  contenders: readonly (readonly number[])[],
  divide: Divide,
): Payments | null {
  const { draft, hand } = play;
  const gains = gainsOf(
    play,
    draft.players.map(({ stack }) => stack),
  );
  if (gains === null || !gains.every(isAmount)) return null;
  const told = sum(gains);
  const rake = sum(layers.map(({ amount }) => amount)) - told;
  const named = hand.extra?.[RAKE];
  if (told === 0 || rake < 0 || (typeof named === 'number' && named !== rake)) return null;
  const nets = netsOf(play, layers, told);
  const left = [...gains];
  const paid: number[][] = layers.map(() => gains.map(() => 0));
  const give = (pot: number, i: number, amount: number): void => {
    (paid[pot] as number[])[i] = (paid[pot]?.[i] ?? 0) + amount;
    left[i] = (left[i] ?? 0) - amount;
  };
  const fill = (pot: number, amount: number): void => {
    let free = amount;
    for (const i of contenders[pot] ?? []) {
      const part = Math.min(free, left[i] ?? 0);
      give(pot, i, part);
      free -= part;
    }
  };
  // Side pots first: most houses take the rake from the main pot until it is full.
  for (let pot = layers.length - 1; pot > 0; pot--) {
    const { amount } = layers[pot] as Layer;
    const shares = divide(pot, nets?.[pot] ?? amount);
    for (const i of contenders[pot] ?? []) give(pot, i, Math.min(shares[i] ?? 0, left[i] ?? 0));
    if (nets !== null) fill(pot, (nets[pot] ?? 0) - sum(paid[pot] ?? []));
  }
  // What the main pot cannot have paid came from the side pots.
  for (let pot = layers.length - 1; pot > 0; pot--) {
    const over = sum(left) - ((layers[0] as Layer).amount ?? 0);
    const free = (layers[pot] as Layer).amount - sum(paid[pot] ?? []);
    if (over > 0) fill(pot, Math.min(over, free));
  }
  fill(0, (layers[0] as Layer).amount);
  return sum(left) === 0 ? paid : null;
}

/** Pots after rake, if the record has each of them. */
function netsOf({ hand }: Play, layers: readonly Layer[], told: number): readonly number[] | null {
  const pots = hand.extra?.[POTS];
  if (!Array.isArray(pots) || pots.length !== layers.length || !pots.every(isAmount)) return null;
  const fits = layers.every(({ amount }, pot) => (pots[pot] as number) <= amount);
  return fits && sum(pots as readonly number[]) === told ? (pots as readonly number[]) : null;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
