/** How a pot that is paid is told: who has what, what each gets, and all of it aloud. */

import { amount, listed } from '../tools/numbers.js';
import type { AwardLine, AwardWords, SeatNames } from '../tools/told.js';
import { words } from './words.js';

type WonHands = AwardWords['hands'];

/** Who has what, board by board and half by half. */
export function awardLines(
  { hands, shares }: Pick<AwardWords, 'hands' | 'shares'>,
  names: SeatNames,
): readonly AwardLine[] {
  if (hands.length === 0) {
    return [{ of: '', board: 0, half: 'high', text: wins(shares, null, names) }];
  }
  const { board: boardName, halves } = words.show.award;
  const isOnBoards = new Set(hands.map(({ board }) => board)).size > 1;
  const isHalved = new Set(hands.map(({ half }) => half)).size > 1;
  return grouped(hands).map(([{ board, half, text }, group]) => {
    const of = [
      ...(isOnBoards ? [boardName(board + 1)] : []),
      ...(isHalved ? [halves[half]] : []),
    ].join(' · ');
    return { of, board, half, text: wins(group, text, names) };
  });
}

/** The hands that won the same half of the same board, and the first of them. */
function grouped(hands: WonHands): readonly (readonly [WonHands[number], WonHands])[] {
  const groups = new Map<string, [WonHands[number], WonHands]>();
  for (const hand of hands) {
    const key = `${hand.board} ${hand.half}`;
    const [first, others] = groups.get(key) ?? [hand, []];
    groups.set(key, [first, [...others, hand]]);
  }
  return [...groups.values()];
}

function wins(
  seats: readonly { readonly seat: number }[],
  hand: string | null,
  names: SeatNames,
): string {
  const { wins: one, split, withHand } = words.show.award;
  const who = listed(seats.map(({ seat }) => names.seat(seat)));
  const won = seats.length > 1 ? split(who) : one(who);
  return hand === null ? won : withHand(won, hand);
}

/** "Ann +1,500", one for each who gets something. */
export const awardShares = (
  { shares }: Pick<AwardWords, 'shares'>,
  names: SeatNames,
): readonly string[] =>
  shares.map(({ seat, amount: chips, odd }) => {
    const paid = `${names.seat(seat)} +${amount(chips)}`;
    return odd > 0 ? words.show.award.oddChip(paid, amount(odd)) : paid;
  });

/** For who listens. */
export function awardSpoken(award: AwardWords, names: SeatNames): string {
  const reasons = awardLines(award, names).map(({ of, text }) =>
    of === '' ? text : words.common.colon(of, text),
  );
  // Who wins all of it has been named with the amount.
  const isAll = award.shares.length === 1 && award.rake === 0;
  const paid = isAll ? [] : [awardShares(award, names).join(', ')];
  return [`${award.name}, ${amount(award.amount)}`, ...reasons, ...paid].join('. ');
}
