/**
 * What a bot does when it is its turn. It knows what a person in its seat knows: its `HandView`, in
 * whose type there is no place for another's cards. The same view and the same numbers from `rng`
 * give the same choice.
 */

import type { Card, HandView, LegalActions, PlayerCommand, Rng } from '@sidepot/engine';
import { seededRng } from '@sidepot/engine';
import type { BotStrength } from '@sidepot/protocol';
import { chance, pickOne } from './chance.js';
import { hardnessOf, thinkingTime } from './delay.js';
import { classShare } from './preflop.js';
import { PROFILES, type Profile } from './profiles.js';
import { expectedShare } from './share.js';
import { readSituation, type Situation } from './situation.js';
import { wager } from './sizing.js';

export interface BotChoice {
  readonly command: PlayerCommand;
  /** Milliseconds to wait before it is sent; at most `MAX_DELAY` × pace. */
  readonly delay: number;
}

/** `pace` stretches the delay; 0 for none. */
export function decideBot(
  strength: BotStrength,
  view: HandView,
  legal: LegalActions,
  rng: Rng,
  pace = 1,
): BotChoice {
  const spot = readSituation(view, legal);
  if (spot === null) return { command: passive(legal, seatOf(view)), delay: 0 };
  const profile = PROFILES[strength];
  const share = judgedShare(profile, view, spot, rng);
  const command = choose(profile, spot, legal, share, rng);
  const hardness = hardnessOf(share, needed(profile, spot), spot.call / (spot.all - spot.bet));
  return { command, delay: thinkingTime(hardness, pace, rng) };
}

const seatOf = ({ viewer }: HandView): number => (viewer === 'rail' ? 0 : viewer);

/** Never folds what is free. */
const passive = (legal: LegalActions, seat: number): PlayerCommand => ({
  type: legal.check ? 'check' : 'fold',
  seat,
});

function judgedShare(profile: Profile, { rules }: HandView, spot: Situation, rng: Rng): number {
  const { hole, board, second, isPreflop } = spot;
  const rivals = profile.reads ? spot.rivals : spot.rivals.map(() => 1);
  const usual = rivals.reduce((sum, read) => sum + read, 0) / rivals.length;
  // One number of the caller's, however many run-outs are looked at.
  const own = seededRng(rng());
  const samples = samplesFor(profile, hole.length, rivals);
  // Two boards are for half of the pot each; what lies on the other is in nobody's hand.
  const on = (cards: readonly Card[], other: readonly Card[]): number =>
    expectedShare({ rules, hole, board: cards, dead: other, rivals }, samples, own);
  const share =
    (isPreflop ? classShare(rules, hole, rivals.length, usual) : null) ??
    (second === null ? on(board, []) : (on(board, second) + on(second, board)) / 2);
  return share + (2 * chance(rng) - 1) * profile.noise;
}

/** Pairs of hole cards that are looked at for one decision, about: it keeps the time in bounds. */
const MOST_WORK = 1500;
const LEAST_SAMPLES = 30;

function samplesFor({ samples }: Profile, holeCards: number, rivals: readonly number[]): number {
  const hands = rivals.reduce((sum, read) => sum + read, 1);
  const affordable = Math.floor(MOST_WORK / (hands * (holeCards / 2)));
  return Math.max(LEAST_SAMPLES, Math.min(samples, affordable));
}

/** The share with which a call pays. */
function needed({ caution, positional }: Profile, spot: Situation): number {
  const { price, raises, isAllIn, isLast, isLastStreet } = spot;
  const margin = raises > 0 ? caution : caution / 2;
  // With cards and bets to come, who speaks first gets less than their share.
  const later = isAllIn || isLastStreet ? 0 : positional && !isLast ? 0.04 : 0;
  return price + margin + later;
}

function choose(
  profile: Profile,
  spot: Situation,
  legal: LegalActions,
  share: number,
  rng: Rng,
): PlayerCommand {
  const { seat, call } = spot;
  const size = pickOne(rng, profile.sizes) ?? 0.5;
  const isKeen = chance(rng) < profile.aggression;
  const isBluff = chance(rng) < bluffChance(profile, spot, share);
  const raise = wager(spot, legal, size);
  if (raise !== null && ((isKeen && share >= valueLine(profile, spot)) || isBluff)) return raise;
  if (call > 0 && share >= needed(profile, spot)) return { type: 'call', seat };
  return passive(legal, seat);
}

/** The share from which betting is for value: an even one, and a part of the way to all. */
function valueLine({ bets, raises, positional }: Profile, spot: Situation): number {
  const even = 1 / (spot.rivals.length + 1);
  const again = spot.raises > 1 ? 0.1 * (spot.raises - 1) : 0;
  const way = spot.raises === 0 ? bets : raises + again;
  const place = !positional ? 0 : spot.isLast ? -0.04 : 0.02;
  return even + (1 - even) * Math.min(0.9, way + place);
}

/** A bluff wants one rival who has shown no strength; better last to speak, best with outs. */
function bluffChance({ bluffs }: Profile, spot: Situation, share: number): number {
  const { rivals, raises, isLast, isPreflop, isLastStreet } = spot;
  if (rivals.length > 1 || raises > 0 || isPreflop) return 0;
  const hasOuts = !isLastStreet && share > 0.3;
  return bluffs * (isLast ? 1 : 0.6) * (hasOuts ? 1.3 : 1) * (share > 0.5 ? 0.3 : 1);
}
