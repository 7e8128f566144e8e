/** By which rules the hand on the screen is paid: what a dealer would be asked for. */

import { GAMES, type HandState, type Share } from '@sidepot/engine';
import type { DealerBanner } from './banners.js';

export type PaidRule =
  | 'sidePots'
  | 'uncalled'
  | 'folded'
  | 'halves'
  | 'boards'
  | 'odd'
  | 'ante'
  | 'best';

/** None before anything is paid. */
export function paidRules(
  hand: HandState | null,
  pots: readonly { readonly shares: readonly Share[] | null }[],
  banners: readonly DealerBanner[],
): readonly PaidRule[] {
  if (hand === null || pots.every(({ shares }) => shares === null)) return [];
  const { rules, boards, players } = hand;
  const hasRivals = players.filter(({ folded }) => !folded).length > 1;
  const named: readonly (readonly [PaidRule, boolean])[] = [
    ['sidePots', pots.length > 1],
    ['uncalled', banners.some(({ kind }) => kind === 'refund')],
    ['folded', players.some(({ folded, ante, dead, live }) => folded && ante + dead + live > 0)],
    ['halves', hasRivals && GAMES[rules.game].halves.length > 1],
    ['boards', hasRivals && boards.length > 1],
    ['odd', pots.some(({ shares }) => shares?.some(({ odd }) => odd > 0))],
    ['ante', rules.ante > 0],
  ];
  const found = named.flatMap(([rule, holds]) => (holds ? [rule] : []));
  return found.length === 0 && hasRivals ? ['best'] : found;
}
