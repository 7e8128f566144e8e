/** What the record itself says was won: it decides where nobody saw the cards. */

import type { PlayerState } from '../../hand/state/types.js';
import type { Layer } from '../../pots/layers.js';
import { CASH_OUT } from '../phh/variants.js';
import type { Play } from './play.js';

/**
 * What each index took from the pots, after rake; null if nothing is recorded. `before` are the
 * stacks before the pots were paid. Some sites count uncalled chips as winnings, most do not.
 */
export function gainsOf(
  { hand, draft }: Play,
  before: readonly number[],
): readonly number[] | null {
  const { finishingStacks, winnings, extra } = hand;
  // The stacks then have what the house paid in the place of the pots.
  if (winnings !== undefined && extra?.[CASH_OUT] !== undefined) return winnings;
  if (finishingStacks !== undefined) {
    return finishingStacks.map((stack, i) => {
      const gain = stack - (before[i] ?? 0);
      return Number.isFinite(gain) ? gain : 0;
    });
  }
  if (winnings === undefined || !winnings.some((amount) => amount > 0)) return null;
  // PartyPoker always does, though its rake may hide it.
  const isParty = /^party/i.test(hand.venue ?? '');
  let inPots = 0;
  let recorded = 0;
  for (const { ante, dead, live } of draft.players) inPots += ante + dead + live;
  for (const amount of winnings) recorded += amount;
  return winnings.map((amount, i) => {
    const { refunded } = draft.players[i] as PlayerState;
    const isIncluded =
      refunded > 0 && amount >= refunded && (isParty || amount === refunded || recorded > inPots);
    return isIncluded ? amount - refunded : amount;
  });
}

/**
 * Winners of each pot that the cards leave open (`found` is null there). From the top: who took more
 * than the pots above gave them won a part of this one.
 */
export function winnersByRecord(
  play: Play,
  layers: readonly Layer[],
  found: readonly (readonly number[] | null)[],
): readonly (readonly number[])[] | null {
  const { players } = play.draft;
  const gains = gainsOf(
    play,
    players.map(({ stack }) => stack),
  );
  if (gains === null) return null;
  const left = [...gains];
  const winners: (readonly number[])[] = layers.map(() => []);
  for (let pot = layers.length - 1; pot >= 0; pot--) {
    if (found[pot] !== null) continue;
    const { to, amount } = layers[pot] as Layer;
    const taking = players.flatMap(({ folded, ante, live }, i) =>
      !folded && ante + live >= to && (left[i] ?? 0) > 0 ? [i] : [],
    );
    if (taking.length === 0) return null;
    winners[pot] = taking;
    for (const i of taking) left[i] = (left[i] ?? 0) - Math.floor(amount / taking.length);
  }
  return winners;
}
