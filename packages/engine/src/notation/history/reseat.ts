/** The rules of a hand at its table: a replay knows only p1, p2 … from the button. */

import type { Rules } from '../../hand/state/types.js';
import type { HistoryMeta } from './types.js';

type Reseating = Pick<HistoryMeta, 'seats' | 'button' | 'seatCount' | 'smallBlind'>;

/** The same, if nothing of them changes. */
export function rulesAtTable(rules: Rules, meta: Reseating): Rules {
  const { seats, button, seatCount, smallBlind } = meta;
  if ((seats ?? button ?? seatCount ?? smallBlind) === undefined) return rules;
  const at = (seat: number): number => seats?.[seat] ?? seat;
  return {
    ...rules,
    button: button ?? at(rules.button),
    seatCount: seatCount ?? rules.seatCount,
    smallBlind: smallBlind ?? rules.smallBlind,
    smallBlindSeat: rules.smallBlindSeat === null ? null : at(rules.smallBlindSeat),
    bigBlindSeat: at(rules.bigBlindSeat),
    straddles: rules.straddles.map(({ seat, amount }) => ({ seat: at(seat), amount })),
  };
}
