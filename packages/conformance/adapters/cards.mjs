// Deals cards that reproduce a given ranking, for peers that insist on evaluating hands.
import { unfolded } from './common.mjs';

const SUITS = ['c', 'd', 'h', 's'];
// Three kings on board: the best kicker decides alone, and four suits allow four-way ties.
const BOARD = ['Kc', 'Kd', 'Kh', '7s', '8s'];
const KICKERS = ['A', 'Q', 'J', 'T', '9'];
const BLANKS = ['2', '3', '4', '5'].flatMap((rank) => SUITS.map((suit) => rank + suit));

export function dealFor(input) {
  const tiers = input.boards[0]?.high ?? [unfolded(input).map(({ id }) => id)];
  if (tiers.length > KICKERS.length) throw new RangeError('too many tiers to deal');
  const hole = {};
  let blank = 0;
  let low = 0;
  for (const { id, folded } of input.players) {
    const tier = tiers.findIndex((ids) => ids.includes(id));
    // Folded hands play the board, so they are never the best.
    const kicker = folded ? `6${SUITS[low++]}` : KICKERS[tier] + SUITS[tiers[tier].indexOf(id)];
    hole[id] = [kicker, BLANKS[blank++]];
  }
  return { board: BOARD, hole };
}
