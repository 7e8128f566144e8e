/** Who gets one pot (R79–R90): boards, then high and low, then tied hands, odd chips at each. */

import type { PlayerId } from '../errors.js';
import { divide, shareAt } from './divide.js';
import type { Hand } from './hand.js';
import type { BestHand, WhyStep } from './why.js';

/**
 * Adds what each player gets of `amount` to `awards`. `contenders` are player indexes, clockwise
 * from the button, so that odd chips go in the order of the list. Steps are written to `trace`
 * only if there is one.
 */
export function awardPot<Id extends PlayerId>(
  hand: Hand<Id>,
  contenders: readonly number[],
  amount: number,
  awards: number[],
  trace?: WhyStep<Id>[],
): void {
  const name = (index: number): Id => (hand.players[index] as { readonly id: Id }).id;

  const pay = (chips: number, winners: readonly number[], best: BestHand): void => {
    const division = divide(chips, winners.length, hand.unit);
    for (let place = 0; place < winners.length; place++) {
      const winner = winners[place] as number;
      awards[winner] = (awards[winner] as number) + shareAt(division, place, hand.unit);
    }
    if (trace === undefined) return;
    if (winners.length === 1) {
      trace.push({ kind: 'win', best, player: name(winners[0] as number), amount: chips });
      return;
    }
    const odd = winners
      .map((winner, place) => ({
        player: name(winner),
        amount: shareAt(division, place, hand.unit) - division.share,
      }))
      .filter((part) => part.amount > 0);
    trace.push({
      kind: 'split',
      best,
      amount: chips,
      players: winners.map(name),
      share: division.share,
      odd,
    });
  };

  if (contenders.length === 1) {
    const only = contenders[0] as number;
    awards[only] = (awards[only] as number) + amount;
    trace?.push({ kind: 'unopposed', player: name(only), amount });
    return;
  }

  const boards = divide(amount, hand.boards.length, hand.unit);
  for (let b = 0; b < hand.boards.length; b++) {
    const tiers = hand.boards[b] as (typeof hand.boards)[number];
    const chips = shareAt(boards, b, hand.unit);
    if (hand.boards.length > 1) {
      trace?.push({ kind: 'board', board: b + 1, of: hand.boards.length, amount: chips });
    }
    const high = bestOf(contenders, tiers.high);
    if (!hand.hilo) {
      pay(chips, high, 'hand');
      continue;
    }
    const low = bestOf(contenders, tiers.low);
    if (low.length === 0) {
      trace?.push({ kind: 'no-low' });
      pay(chips, high, 'high');
    } else if (low.length === high.length && low.every((player, i) => player === high[i])) {
      trace?.push({ kind: 'same-both-ways', players: high.map(name) });
      pay(chips, high, 'hand');
    } else {
      const halves = divide(chips, 2, hand.unit);
      for (const [place, half, winners] of [
        [0, 'high', high],
        [1, 'low', low],
      ] as const) {
        const part = shareAt(halves, place, hand.unit);
        trace?.push({ kind: 'half', half, amount: part });
        pay(part, winners, half);
      }
    }
  }
}

/** The contenders on the best tier, in their order; those without a rank (−1) never win. */
function bestOf(contenders: readonly number[], tiers: readonly number[]): number[] {
  let best = -1;
  for (const player of contenders) {
    const tier = tiers[player] as number;
    if (tier >= 0 && (best < 0 || tier < best)) best = tier;
  }
  return best < 0 ? [] : contenders.filter((player) => tiers[player] === best);
}
