/**
 * Random hands, played to the end. They come in blocks, each with a seed of its own, so that the same
 * seed plays the same hands however many threads share the work.
 */

import {
  type Card,
  deckOf,
  type HandConfig,
  type HandPlayer,
  type HandState,
  type LegalActions,
  type PlayerCommand,
  playHand,
  type Result,
  type Rng,
  randomBelow,
  seededRng,
  shuffle,
} from '@sidepot/engine';

const BLOCK_HANDS = 1000;

export interface Span {
  readonly min: number;
  readonly max: number;
}

export interface SimulationPlan {
  readonly hands: number;
  readonly blocks: number;
  readonly seed: number;
  readonly players: Span;
  readonly stacks: Span;
  /** What all hands have in common. */
  readonly rules: Omit<HandConfig, 'players' | 'button' | 'deck'>;
}

export interface SimulationTally {
  hands: number;
  actions: number;
  showdowns: number;
  /** All side pots, the hands that have any, and the most that one has. */
  sidePots: number;
  splitHands: number;
  mostSidePots: number;
  chipsIn: number;
  chipsOut: number;
}

export const noHands = (): SimulationTally => ({
  hands: 0,
  actions: 0,
  showdowns: 0,
  sidePots: 0,
  splitHands: 0,
  mostSidePots: 0,
  chipsIn: 0,
  chipsOut: 0,
});

export const planOf = (plan: Omit<SimulationPlan, 'blocks'>): SimulationPlan => ({
  ...plan,
  blocks: Math.ceil(plan.hands / BLOCK_HANDS),
});

export function add(to: SimulationTally, tally: SimulationTally): void {
  to.hands += tally.hands;
  to.actions += tally.actions;
  to.showdowns += tally.showdowns;
  to.sidePots += tally.sidePots;
  to.splitHands += tally.splitHands;
  to.mostSidePots = Math.max(to.mostSidePots, tally.mostSidePots);
  to.chipsIn += tally.chipsIn;
  to.chipsOut += tally.chipsOut;
}

export function simulateBlock(plan: SimulationPlan, block: number): Result<SimulationTally> {
  const rng = seededRng(seedOf(plan.seed, block));
  const cards = deckOf(plan.rules.game ?? 'holdem');
  const choose = (legal: LegalActions, seat: number): PlayerCommand =>
    randomCommand(legal, seat, rng);
  const tally = noHands();
  const left = plan.hands - block * BLOCK_HANDS;
  for (let hand = 0; hand < Math.min(left, BLOCK_HANDS); hand++) {
    const config = randomConfig(plan, cards, rng);
    const played = playHand(config, choose);
    if (!played.ok) return played;
    count(tally, config, played.value);
  }
  return { ok: true, value: tally };
}

/** Neighbouring seeds and blocks must not play alike. */
export const seedOf = (seed: number, block: number): number =>
  Math.imul(Math.imul(seed, 0x9e3779b1) ^ Math.imul(block + 1, 0x85ebca6b), 0xc2b2ae35);

export const within = ({ min, max }: Span, rng: Rng): number =>
  min + randomBelow(rng, max - min + 1);

function randomConfig(plan: SimulationPlan, cards: readonly Card[], rng: Rng): HandConfig {
  const count = within(plan.players, rng);
  const players: HandPlayer[] = [];
  for (let seat = 1; seat <= count; seat++) {
    players.push({ id: seat, seat, stack: within(plan.stacks, rng) });
  }
  const button = 1 + randomBelow(rng, count);
  return { ...plan.rules, players, button, deck: shuffle(cards, rng) };
}

/** Nobody folds for free. Of eight: one all-in, two bets or raises, two folds, three calls. */
function randomCommand(legal: LegalActions, seat: number, rng: Rng): PlayerCommand {
  const drawn = randomBelow(rng, 8);
  const range = legal.bet ?? legal.raise;
  if (drawn === 0 && legal.allIn !== null) return { type: 'allIn', seat };
  if (drawn <= 2 && range !== null) {
    const steps = Math.floor((range.max - range.min) / legal.unit);
    const to = range.min + legal.unit * randomBelow(rng, steps + 1);
    return { type: legal.bet === null ? 'raise' : 'bet', seat, to };
  }
  if (legal.check) return { type: 'check', seat };
  return { type: drawn <= 4 ? 'fold' : 'call', seat };
}

function count(tally: SimulationTally, { players }: HandConfig, state: HandState): void {
  const sidePots = Math.max(0, state.pots.length - 1);
  let live = 0;
  for (const { stack } of players) tally.chipsIn += stack;
  for (const { stack, folded } of state.players) {
    tally.chipsOut += stack;
    if (!folded) live++;
  }
  tally.chipsOut += state.rake;
  tally.hands++;
  tally.actions += state.actions;
  tally.sidePots += sidePots;
  tally.mostSidePots = Math.max(tally.mostSidePots, sidePots);
  if (sidePots > 0) tally.splitHands++;
  if (live > 1) tally.showdowns++;
}
