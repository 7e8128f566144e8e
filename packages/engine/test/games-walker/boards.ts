/** Stud: whose door card brings in, whose board opens (R107, R114 to R116). */
import { compareLists, placeOf, rankOf, suitKey } from './cards.js';
import { buttonOf, type Hand, leftOf, liveSeats, type Seat } from './state.js';
import { shapeOf } from './values.js';

/** R107, R111: absent hands included, before anybody folds. */
export function bringInSeat(hand: Hand): Seat {
  const { bringIn, aceLow } = hand.game.upCards!;
  const byDoor = [...hand.seats].sort(
    (a, b) => placeOf(a.up[0]!, aceLow) - placeOf(b.up[0]!, aceLow),
  );
  return bringIn === 'lowest' ? byDoor[0]! : byDoor.at(-1)!;
}

/** R114: repeats first, then ranks; a positive number where `a` is the higher board. */
function compareBoards(hand: Hand, a: Seat, b: Seat): number {
  const { aceLow } = hand.game.upCards!;
  const first = shapeOf(a.up, aceLow);
  const second = shapeOf(b.up, aceLow);
  return compareLists([first.category, ...first.ranks], [second.category, ...second.ranks]);
}

/** R114, R115: among the hands still live. */
export function bestBoard(hand: Hand): Seat {
  const { opens, aceLow } = hand.game.upCards!;
  const sign = opens === 'highest' ? 1 : -1;
  const byPosition = leftOf(hand, buttonOf(hand)).filter(({ folded }) => !folded);
  let best = byPosition[0]!;
  for (const one of byPosition.slice(1)) {
    const better = sign * compareBoards(hand, one, best);
    const bySuit = compareLists(suitKey(one.up, aceLow), suitKey(best.up, aceLow));
    const tied = hand.config.boardTie === 'position' ? 0 : bySuit;
    if (better > 0 || (better === 0 && tied > 0)) best = one;
  }
  return best;
}

/**
 * R116: fourth street of stud high, the option is on and a live board is a pair. Our reading: while it
 * is live, not only if it was when the street began.
 */
export function hasOpenPair(hand: Hand): boolean {
  if (hand.config.openPair !== true || hand.game.name !== 'stud' || hand.street !== 1) return false;
  return liveSeats(hand).some(({ up }) => rankOf(up[0]!) === rankOf(up[1]!));
}
