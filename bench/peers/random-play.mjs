// The hands every engine plays: the same players, chips, button and dice. Only the cards are each
// engine's own, and the dice do not look at them.
import { ENGINE } from '../common.mjs';

const { randomBelow, seededRng } = await import(ENGINE);

export const SMALL_BLIND = 5;
export const BIG_BLIND = 10;
export const MOST_PLAYERS = 9;
export const LONGEST_STACK = 200;

/** Each with a seed for the dice of its own: after an odd hand the next is the same for all again. */
export function randomTables(count, seed) {
  const rng = seededRng(seed);
  return Array.from({ length: count }, () => {
    const players = 2 + randomBelow(rng, MOST_PLAYERS - 1);
    const stacks = Array.from({ length: players }, () => 1 + randomBelow(rng, LONGEST_STACK));
    return { stacks, button: randomBelow(rng, players), dice: rng() };
  });
}

export const FOLD = -1;
export const CHECK = -2;
export const CALL = -3;

/**
 * The policy: all-in 1 in 8, bet or raise 2, fold 2, call or check 3; never a fold that could be a
 * check. Above zero it is what to bet or raise to. `max` is 0 if no bet or raise is offered.
 */
export function decide(dice, canCheck, min, max) {
  const drawn = randomBelow(dice, 8);
  if (max > 0) {
    if (drawn === 0) return max;
    if (drawn <= 2) return min + randomBelow(dice, max - min + 1);
  }
  if (canCheck) return CHECK;
  return drawn === 3 || drawn === 4 ? FOLD : CALL;
}
