/**
 * What a bot does when it is its turn. It knows what a person in its seat knows: its `HandView`, in
 * whose type there is no place for another's cards, and what everybody saw being done. The same view
 * and the same numbers from `rng` give the same choice.
 */

import type { Card, HandView, LegalActions, PlayerCommand, Rng } from '@sidepot/engine';
import { seededRng } from '@sidepot/engine';
import type { BotStrength } from '@sidepot/protocol';
import { chance } from './chance.js';
import { hardnessOf, thinkingTime } from './delay.js';
import { isOtherGame, playOther } from './other-game.js';
import { neededShare, playPostflop } from './postflop.js';
import { playPreflop } from './preflop.js';
import { rankOfShare, rankOfTwo } from './rank.js';
import { readRival } from './reads.js';
import { samplesFor } from './samples.js';
import { expectedShare } from './share.js';
import { readSituation, type Situation } from './situation.js';
import type { Story } from './story.js';
import { type BotStyle, STYLES, type StyleName, styleOf } from './styles.js';

export interface BotChoice {
  readonly command: PlayerCommand;
  /** Milliseconds to wait before it is sent; at most `MAX_DELAY` × pace. */
  readonly delay: number;
}

const UNTOLD: Story = [];

/** `pace` stretches the delay; 0 for none. `story`: what was done in the hand, see `storyOf`. */
export function decideBot(
  strength: BotStrength,
  view: HandView,
  legal: LegalActions,
  rng: Rng,
  pace = 1,
  story: Story = UNTOLD,
): BotChoice {
  const player = view.players.find(({ seat }) => seat === view.viewer)?.id ?? '';
  return decideInStyle(styleOf(strength, player), view, legal, rng, pace, story);
}

export function decideInStyle(
  name: StyleName,
  view: HandView,
  legal: LegalActions,
  rng: Rng,
  pace = 1,
  story: Story = UNTOLD,
): BotChoice {
  const spot = readSituation(view, legal, story);
  if (spot === null) return { command: passive(legal, seatOf(view)), delay: 0 };
  const style = STYLES[name];
  // One number of the caller's, however many run-outs are looked at.
  const own = seededRng(rng());
  const { chosen, share } = isOtherGame(view)
    ? playOther(style, view, spot, legal, rng)
    : spot.isPreflop
      ? preflop(style, view, spot, legal, own, rng)
      : postflop(style, view, spot, legal, own, rng);
  const hardness = hardnessOf(share, neededShare(style, spot), spot.call / (spot.all - spot.bet));
  const command = chosen ?? passive(legal, spot.seat);
  return { command, delay: thinkingTime(hardness, pace, rng) };
}

const seatOf = ({ viewer }: HandView): number => (viewer === 'rail' ? 0 : viewer);

/** Never folds what is free. */
const passive = (legal: LegalActions, seat: number): PlayerCommand => ({
  type: legal.bringIn !== null ? 'bringIn' : legal.check ? 'check' : 'fold',
  seat,
});

interface Thought {
  readonly chosen: PlayerCommand | null;
  /** About the part of the pot that is theirs. */
  readonly share: number;
}

function postflop(
  style: BotStyle,
  view: HandView,
  spot: Situation,
  legal: LegalActions,
  own: Rng,
  rng: Rng,
): Thought {
  const share = shareOf(style, view, spot, own) + (2 * chance(rng) - 1) * style.noise;
  return { chosen: playPostflop(style, spot, legal, share, rng), share };
}

/** Where a call ends the betting it is a matter of odds, else of ranges. */
function preflop(
  style: BotStyle,
  view: HandView,
  spot: Situation,
  legal: LegalActions,
  own: Rng,
  rng: Rng,
): Thought {
  const noise = (2 * chance(rng) - 1) * style.noise;
  if (spot.call > 0 && spot.isAllIn && (spot.raises > 0 || spot.price < 0.25)) {
    const share = shareOf(style, view, spot, own) + noise;
    const isWorth = share >= neededShare(style, spot);
    return { chosen: isWorth ? { type: 'call', seat: spot.seat } : null, share };
  }
  const rank = rankIn(view, spot, own);
  return { chosen: playPreflop(style, spot, legal, rank, rng), share: 1 - rank };
}

function rankIn({ rules }: HandView, { hole }: Situation, own: Rng): number {
  const [a, b] = hole;
  if (hole.length === 2 && a !== undefined && b !== undefined) return rankOfTwo(rules.game, a, b);
  const samples = samplesFor(Number.POSITIVE_INFINITY, hole.length, [1]);
  const share = expectedShare({ rules, hole, board: [], rivals: [1] }, samples, own);
  return rankOfShare(rules.game, hole.length, share);
}

function shareOf(style: BotStyle, { rules }: HandView, spot: Situation, own: Rng): number {
  const { hole, board, second } = spot;
  const reads = spot.rivals.map(({ seat }) => readRival(spot, seat, style.reads));
  const isTwo = hole.length === 2;
  // Of more cards nobody knows which are a range: who is choosy has the better of some.
  const rivals = reads.map(({ tries, range }) => (isTwo ? tries : tries + 0.4 * (1 - range)));
  const ranges = reads.map(({ range }) => range);
  const samples = samplesFor(style.samples, hole.length, rivals, isTwo ? ranges : []);
  // Two boards are for half of the pot each; what lies on the other is in nobody's hand.
  const on = (cards: readonly Card[], dead: readonly Card[]): number =>
    expectedShare({ rules, hole, board: cards, dead, rivals, ranges }, samples, own);
  return second === null ? on(board, []) : (on(board, second) + on(second, board)) / 2;
}
