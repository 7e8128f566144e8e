/** With a board: bets for value, bets that tell the story of the raise before, draws, and prices. */

import type { LegalActions, PlayerCommand, Rng } from '@sidepot/engine';
import { chance } from './chance.js';
import type { Situation } from './situation.js';
import { wagerTo } from './sizing.js';
import type { BotStyle } from './styles.js';
import { wetnessOf } from './texture.js';

/** Null: check, or fold if that is not free. */
export function playPostflop(
  style: BotStyle,
  spot: Situation,
  legal: LegalActions,
  share: number,
  rng: Rng,
): PlayerCommand | null {
  const [keen, bold, size] = [chance(rng), chance(rng), chance(rng)];
  const isValue = share >= valueLine(style, spot);
  const isWager = isValue ? keen < style.aggression : bold < boldness(style, spot, share);
  if (isWager) {
    const wager = wagerTo(spot, legal, amount(style, spot, share, size));
    if (wager !== null) return wager;
  }
  const { call, seat } = spot;
  return call > 0 && share >= neededShare(style, spot) ? { type: 'call', seat } : null;
}

/** The share with which a call pays. */
export function neededShare({ caution, positional }: BotStyle, spot: Situation): number {
  const { price, raises, isAllIn, isLast, isLastStreet, isPreflop } = spot;
  const margin = raises > 0 ? caution : caution / 2;
  if (isAllIn || isLastStreet || isPreflop) return price + margin;
  // With cards and bets to come, who speaks first gets less than their share.
  return price + margin + (isLast ? 0 : 0.03 * positional);
}

/** The share from which betting is for value: an even one, and a part of the way to all. */
function valueLine({ bets, raises, positional }: BotStyle, spot: Situation): number {
  const even = 1 / (spot.rivals.length + 1);
  const again = spot.raises > 1 ? 0.12 * (spot.raises - 1) : 0;
  const way = spot.raises === 0 ? bets : raises + again;
  const place = (spot.isLast ? -0.04 : 0.02) * positional;
  return even + (1 - even) * Math.min(0.92, way + place);
}

/** Chance to bet or raise without the best hand. */
function boldness(style: BotStyle, spot: Situation, share: number): number {
  const { rivals, raises, isLast, isLeader, isLastStreet, isCheckedThrough, board } = spot;
  if (rivals.length > 2 || rivals.some(({ stack }) => stack === 0)) return 0;
  const crowd = rivals.length === 1 ? 1 : 0.45;
  const isDraw = !isLastStreet && share > 0.27 && share < 0.55;
  if (raises > 1) return 0;
  if (raises === 1) return isDraw ? 0.25 * style.semiBluffs * crowd : 0;
  if (isLeader) {
    const wet = 1.15 - 0.4 * wetnessOf(board);
    const base = board.length === 3 ? style.continues * wet : style.barrels;
    // What may win by itself is shown down for less.
    const middling = share > 0.42 && board.length > 3 ? 0.5 : 1;
    return base * crowd * (isDraw ? 1.25 : isLastStreet && share > 0.3 ? 0.2 : middling);
  }
  const stab = isCheckedThrough || isLast ? style.bluffs : style.bluffs * 0.3;
  const drawn = isDraw ? style.semiBluffs * 0.6 : 0;
  return Math.max(drawn, stab * (share > 0.5 ? 0.4 : 1)) * crowd;
}

/** Small on dry boards and with little, large on wet ones and with much; raises by the bet. */
function amount(style: BotStyle, spot: Situation, share: number, size: number): number {
  const { bet, currentBet, pot, call, board, rivals, isLast, isLastStreet } = spot;
  if (currentBet > 0) return currentBet * ((isLast ? 2.6 : 3) + 0.6 * size);
  const [least, most] = style.sizes;
  const wet = wetnessOf(board);
  const strong = Math.max(0, Math.min(1, (share - 0.5) / 0.4));
  const street = board.length === 3 ? 0 : 0.25;
  const crowd = rivals.length > 1 ? 0.15 : 0;
  // A bluff looks like a good hand.
  const worth = share < 0.4 && isLastStreet ? 0.8 : strong * 0.5;
  const part = Math.min(1, 0.45 * wet + worth + street + crowd + 0.3 * (size - 0.5));
  return bet + (least + (most - least) * Math.max(0, part)) * (pot + call);
}
