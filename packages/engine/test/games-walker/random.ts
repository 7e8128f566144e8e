/**
 * Random hands, to be played a second time by somebody else: every choice is a `Source`'s, every
 * action is legal, and what the walker saw before each action and at the end is written down.
 */
import type { Legal } from './betting.js';
import { type Card, ORDERED_DECK } from './cards.js';
import { type Action, playAction, startHand, type Turn, turnOf } from './play.js';
import { randomConfig } from './random-config.js';
import { GAME_NAMES } from './records.js';
import { type Result, resultOf } from './result.js';
import { between, oneIn, pick, type Source, shuffled } from './source.js';
import { type Hand, seatAt, streetOf, type WalkConfig } from './state.js';

/** A seat when it is somebody's turn; `bet` is the live chips of the street. */
export interface SeatSeen {
  readonly id: string;
  readonly seat: number;
  readonly stack: number;
  readonly bet: number;
  readonly folded: boolean;
  /** In the order they came; what was drawn stands last. */
  readonly down: string;
  readonly up: string;
}

export interface Table {
  readonly street: string;
  readonly board: string;
  readonly seats: readonly SeatSeen[];
}

export interface RandomHand {
  readonly config: WalkConfig;
  readonly deck: readonly Card[];
  /** Four: more than any game here can need (R160). */
  readonly spares: readonly (readonly Card[])[];
  readonly actions: readonly Action[];
  readonly expect: {
    /** As many as there are actions: turn n comes before action n. */
    readonly turns: readonly (Turn & { readonly table: Table })[];
    readonly result: Result;
  };
}

const tableOf = (hand: Hand): Table => ({
  street: streetOf(hand).name,
  board: hand.board.join(''),
  seats: hand.seats.map(({ id, seat, stack, bet, folded, down, up }) => ({
    ...{ id, seat, stack, bet, folded },
    down: down.join(''),
    up: up.join(''),
  })),
});

/** No-limit: the least, the most or something between in whole units. */
function randomAmount(source: Source, amounts: readonly number[], config: WalkConfig): number {
  const [low, high] = [amounts[0]!, amounts.at(-1)!];
  if (config.limit === 'fixed-limit' || oneIn(source, 2)) return pick(source, amounts);
  const { unit = 1 } = config;
  if (low % unit !== 0) return low;
  return low + unit * between(source, 0, Math.floor((high - low) / unit));
}

/** Mostly what keeps the hand going: a hand that ends early says little. */
function randomBet(source: Source, seat: number, legal: Legal, config: WalkConfig): Action {
  const type = legal.bet ? 'bet' : 'raise';
  const amounts = legal.bet ?? legal.raise;
  if (amounts !== null && oneIn(source, 4)) {
    return [seat, type, randomAmount(source, amounts, config)];
  }
  if (legal.bringIn !== null) return [seat, 'bringIn'];
  const isFree = legal.check;
  if (legal.fold && oneIn(source, isFree ? 40 : 6)) return [seat, 'fold'];
  return [seat, isFree ? 'check' : 'call'];
}

function randomAction(source: Source, hand: Hand, turn: Turn): Action {
  if (turn.turn === 'act') return randomBet(source, turn.seat, turn.legal, hand.config);
  const { min, max } = turn.draw;
  const cards = shuffled(source, seatAt(hand, turn.seat).down);
  return [turn.seat, 'draw', cards.slice(0, between(source, min, max)).join('')];
}

export function randomHand(source: Source, game: string = pick(source, GAME_NAMES)): RandomHand {
  const config = randomConfig(source, game);
  const deck = shuffled(source, ORDERED_DECK);
  const spares = Array.from({ length: 4 }, () => shuffled(source, ORDERED_DECK));
  const hand = startHand(config, deck, spares);
  const actions: Action[] = [];
  const turns: (Turn & { table: Table })[] = [];
  for (let turn = turnOf(hand); turn !== null; turn = turnOf(hand)) {
    turns.push({ ...turn, table: tableOf(hand) });
    const action = randomAction(source, hand, turn);
    actions.push(action);
    playAction(hand, action);
  }
  return { config, deck, spares, actions, expect: { turns, result: resultOf(hand) } };
}

export function* randomHands(source: Source, count: number, game?: string): Generator<RandomHand> {
  for (let index = 0; index < count; index++) yield randomHand(source, game);
}
