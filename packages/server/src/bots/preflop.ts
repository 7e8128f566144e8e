/**
 * Before the flop: which part of all hands is played how, by place, price and what others did. All
 * ranges are a sound player's, stretched by the style.
 */

import type { LegalActions, PlayerCommand, Rng } from '@sidepot/engine';
import { chance } from './chance.js';
import { openRange, pushRange, raisersRange } from './ranges.js';
import type { Situation } from './situation.js';
import { allIn, wagerTo } from './sizing.js';
import type { BotStyle } from './styles.js';

/** Where there is nothing to call, a fold is a check. */
type Choice = 'fold' | 'call' | 'raise' | 'push';

/** `rank`: the part of all hands that are better. */
export function playPreflop(
  style: BotStyle,
  spot: Situation,
  legal: LegalActions,
  rank: number,
  rng: Rng,
): PlayerCommand | null {
  const [mood, light, size] = [chance(rng), chance(rng), chance(rng)];
  const judged = rank * (1 + style.whims * (2 * mood - 1));
  const choice = chooseOf(style, spot, judged, light);
  if (choice === 'fold') return null;
  const wanted = choice === 'push' ? allIn(spot, legal) : null;
  const raise = choice === 'raise' ? wagerTo(spot, legal, raiseTo(style, spot, size)) : wanted;
  return raise ?? (spot.call > 0 ? { type: 'call', seat: spot.seat } : null);
}

function chooseOf(style: BotStyle, spot: Situation, rank: number, light: number): Choice {
  if (spot.raises === 0) return firstIn(style, spot, rank, light);
  if (spot.raises === 1) return facingRaise(style, spot, rank, light);
  return facingMore(style, spot, rank);
}

function firstIn(style: BotStyle, spot: Situation, rank: number, light: number): Choice {
  const { depth, callers, call } = spot;
  if (depth <= style.pushes && callers === 0) {
    return rank < pushRange(spot) * style.opens ? 'push' : 'fold';
  }
  const open = openRange(spot, style.positional) * style.opens;
  if (rank < open) {
    if (light >= style.slyness) return depth <= style.pushes ? 'push' : 'raise';
    return 'call';
  }
  if (call === 0) return 'fold';
  // Behind others, or for half a blind, more hands are worth a call.
  const cheap = callers > 0 || call < 0.6 * spot.blind ? style.limps + 0.25 * open : style.limps;
  return rank < open + cheap && light < style.lameness ? 'call' : 'fold';
}

/** Behind a raise: the better part again, the next called, and now and then one for show. */
function facingRaise(style: BotStyle, spot: Situation, rank: number, light: number): Choice {
  const { depth, behind, price, isLast, callers, dealt, currentBet, blind } = spot;
  const theirs = raisersRange(spot, style.positional);
  const isShort = depth <= style.pushes * 1.7;
  const again = theirs * style.threeBets * (callers > 0 ? 0.85 : 1) * (isShort ? 1.35 : 1);
  if (rank < again) return isShort || currentBet > 0.3 * depth * blind ? 'push' : 'raise';
  // Who closes the betting or speaks last after the flop can call with more.
  const isClosing = behind === 0 || dealt === 2;
  const place = isClosing ? 1.2 : isLast ? 0.75 : behind === 1 ? 0.4 : 0.55;
  const odds = Math.min(1.5, Math.max(0.3, (0.34 / Math.max(price, 0.1)) ** 1.2));
  const reach = isShort ? 0.6 : 1;
  const called = theirs * style.calls * (1 + (place - 1) * style.positional) * odds * reach;
  if (rank < called) return 'call';
  const isLight = rank < called + 0.1 && callers === 0 && !isShort;
  return isLight && light < style.lightRaises ? 'raise' : 'fold';
}

/** A raise was raised: queens, kings, aces and little else. */
function facingMore(style: BotStyle, spot: Situation, rank: number): Choice {
  const { raises, dealt, price, isIn } = spot;
  const few = dealt === 2 ? 2.2 : dealt === 3 ? 1.4 : 1;
  const again = (raises === 2 ? 0.028 : 0.02) * style.fourBets * few;
  if (rank < again) return raises > 2 ? 'push' : 'raise';
  const odds = Math.min(1.6, (0.33 / Math.max(price, 0.1)) ** 1.5);
  const called = (raises === 2 ? (isIn ? 0.085 : 0.04) : 0.032) * style.calls * few * odds;
  return rank < called ? 'call' : 'fold';
}

/** A first raise in blinds, with one more for each who limped; later ones by the raise before. */
function raiseTo(style: BotStyle, spot: Situation, size: number): number {
  const { raises, currentBet, callers, isLast, depth } = spot;
  const [least, most] = style.opensTo;
  if (raises === 0) {
    const usual = least + (most - least) * size;
    const place = isLast && style.positional > 0.5 ? usual - 0.2 : usual;
    return currentBet * ((depth < 25 ? Math.min(place, 2.2) : place) + callers);
  }
  if (raises === 1) return currentBet * ((isLast ? 3 : 3.7) + 0.4 * size + callers);
  return currentBet * (2.2 + 0.3 * size);
}
