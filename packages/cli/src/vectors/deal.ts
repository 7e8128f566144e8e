/**
 * A random hand that is over: who sits where, what they had and what each put in. What is drawn could
 * have been bet, but for hands that a ruling killed. Everything is drawn from one seed.
 */

import {
  postAnteAndBlind,
  type Rng,
  randomBelow,
  type SingleAnteOrder,
  shuffle,
} from '@sidepot/engine';
import { within } from '../play/simulation.js';
import type { VectorPlan } from './plan.js';

export interface DealtPlayer {
  readonly id: string;
  readonly seat: number;
  readonly position: '' | 'Dealer' | 'SB' | 'BB';
  readonly stack: number;
  readonly ante: number;
  readonly dead: number;
  readonly live: number;
  readonly folded: boolean;
  readonly forfeit: number;
  /** Could they not pay ante and blind? */
  readonly isShort: boolean;
}

export interface DealtHand {
  readonly seatCount: number;
  readonly button: number;
  readonly anteMode: 'none' | 'perPlayer' | 'bigBlind' | 'button';
  readonly anteOrder: SingleAnteOrder;
  /** In seat order. */
  readonly players: readonly DealtPlayer[];
}

const MOST_SEATS = 10;
/** Of the big blind: no stack that is drawn is deeper. */
const DEEPEST = 60;

export const oneIn = (rng: Rng, n: number): boolean => randomBelow(rng, n) === 0;

const pick = <T>(rng: Rng, choices: readonly T[]): T =>
  choices[randomBelow(rng, choices.length)] as T;

export function dealHand(plan: VectorPlan, rng: Rng): DealtHand {
  const wanted = within(plan.levels, rng);
  const count = Math.max(wanted, within(plan.players, rng));
  const seatCount = Math.max(count, 2 + randomBelow(rng, MOST_SEATS - 1));
  const seats = shuffle(
    Array.from({ length: seatCount }, (_, i) => i + 1),
    rng,
  )
    .slice(0, count)
    .sort((a, b) => a - b);
  const anteMode = modeOf(plan, rng);
  // The button may mark an empty seat (R83); heads-up, and if it pays for all, it is a player's.
  const isEmpty = count > 2 && anteMode !== 'button' && seats.length < seatCount && oneIn(rng, 6);
  const button = isEmpty
    ? pick(
        rng,
        Array.from({ length: seatCount }, (_, i) => i + 1).filter((seat) => !seats.includes(seat)),
      )
    : pick(rng, seats);
  const anteOrder = plan.anteOrder === 'both' ? pick(rng, ORDERS) : plan.anteOrder;
  const table = { seatCount, button, anteMode, anteOrder };
  return { ...table, players: playersOf(plan, table, seats, wanted, rng) };
}

const ORDERS: readonly SingleAnteOrder[] = ['ante-first', 'blind-first'];

function modeOf({ anteMode }: VectorPlan, rng: Rng): DealtHand['anteMode'] {
  return anteMode === 'any' ? pick(rng, ['none', 'perPlayer', 'bigBlind', 'button']) : anteMode;
}

type Table = Omit<DealtHand, 'players'>;

/** Clockwise, the first one left of the button (R34). */
const clockwise = (seats: readonly number[], button: number): readonly number[] => [
  ...seats.filter((seat) => seat > button),
  ...seats.filter((seat) => seat <= button),
];

function playersOf(
  plan: VectorPlan,
  table: Table,
  seats: readonly number[],
  wanted: number,
  rng: Rng,
): readonly DealtPlayer[] {
  const order = clockwise(seats, table.button);
  const isHeadsUp = seats.length === 2;
  const [first, second] = order;
  // Heads-up the button is the small blind (R35).
  const bb = isHeadsUp ? first : second;
  const sb = isHeadsUp ? second : first;
  const payer = table.anteMode === 'bigBlind' ? bb : table.anteMode === 'button' ? table.button : 0;
  const blindOf = (seat: number): number =>
    seat === bb ? plan.bigBlind : seat === sb ? plan.smallBlind : 0;
  const isWalk = wanted === 1 && !plan.shortBlinds && oneIn(rng, 12);
  const short = plan.shortBlinds ? (payer === 0 ? bb : payer) : 0;
  const others = seats.filter((seat) => seat !== short);
  const levels = levelsOf(plan, Math.min(wanted, others.length), rng);
  const top = levels.at(-1) as number;
  const bets = isWalk ? new Map([[bb, plan.bigBlind]]) : liveBets(others, levels, rng);
  // Who cannot pay a blind cannot fold either.
  if (short !== 0) bets.set(short, levels[0] as number);
  return seats.map((seat) => {
    const blind = blindOf(seat);
    const bet = bets.get(seat);
    const folded = bet === undefined;
    const put = bet ?? (isWalk ? blind : foldedBet(plan, blind, plan.killed ? 2 * top : top, rng));
    const isAllIn = !folded && !isWalk && put < top;
    const posted = stackAndPosts(
      plan,
      table,
      { seat, payer, blind, bet: put, isAllIn, short },
      rng,
    );
    const isForfeit = folded && plan.killed && oneIn(rng, 3);
    return {
      id: `P${seat}`,
      seat,
      position: seat === bb ? 'BB' : seat === table.button ? 'Dealer' : seat === sb ? 'SB' : '',
      ...posted,
      folded,
      forfeit: isForfeit ? posted.ante + Math.min(blind, posted.live) : 0,
    };
  });
}

/** Rising. The tops are mostly bets in whole chips, the others stacks: of any size now and then (R84). */
function levelsOf({ unit, bigBlind }: VectorPlan, count: number, rng: Rng): readonly number[] {
  const found = new Set<number>();
  const steps = Math.max(count + 1, Math.floor((DEEPEST * bigBlind) / unit));
  const least = Math.ceil(bigBlind / unit);
  while (found.size < count) {
    const whole = unit * (least + randomBelow(rng, steps));
    const isOdd = unit > 1 && found.size > 0 && oneIn(rng, 4);
    found.add(isOdd ? whole + 1 + randomBelow(rng, unit - 1) : whole);
  }
  return [...found].sort((a, b) => a - b);
}

/** At least one player for each level, and two in all, if there are so many. */
function liveBets(
  seats: readonly number[],
  levels: readonly number[],
  rng: Rng,
): Map<number | undefined, number> {
  const least = Math.min(Math.max(2, levels.length), seats.length);
  const count = least + randomBelow(rng, seats.length - least + 1);
  const drawn = shuffle(seats, rng);
  const bets = new Map<number | undefined, number>();
  for (let i = 0; i < count; i++) bets.set(drawn[i], levels[i] ?? pick(rng, levels));
  return bets;
}

/** Nothing, the blind, or a bet that was raised. */
function foldedBet({ unit, bigBlind }: VectorPlan, blind: number, most: number, rng: Rng): number {
  if (oneIn(rng, 3)) return blind;
  const steps = Math.floor((most - bigBlind) / unit);
  return steps < 1 ? blind : Math.max(blind, bigBlind + unit * randomBelow(rng, steps));
}

interface Posting {
  readonly seat: number;
  /** Seat of who antes for all; 0 for nobody. */
  readonly payer: number | undefined;
  readonly blind: number;
  readonly bet: number;
  readonly isAllIn: boolean;
  /** Seat of who cannot pay what they owe; 0 for nobody. */
  readonly short: number | undefined;
}

type Posted = Pick<DealtPlayer, 'stack' | 'ante' | 'dead' | 'live' | 'isShort'>;

function stackAndPosts(
  plan: VectorPlan,
  { anteMode, anteOrder }: Table,
  { seat, payer, blind, bet, isAllIn, short }: Posting,
  rng: Rng,
): Posted {
  const { ante, unit } = plan;
  const isPayer = seat === payer;
  const owed = isPayer || anteMode === 'perPlayer' ? ante : 0;
  if (seat === short && owed + blind > 1) {
    const stack = 1 + randomBelow(rng, owed + blind - 1);
    const order = isPayer ? anteOrder : 'ante-first';
    const posts = postAnteAndBlind(stack, owed, blind, order);
    const parts = isPayer ? { ante: 0, dead: posts.ante } : { ante: posts.ante, dead: 0 };
    return { stack, ...parts, live: posts.blind, isShort: true };
  }
  const isShortOfAnte = anteMode === 'perPlayer' && isAllIn && owed > 1 && oneIn(rng, 5);
  if (isShortOfAnte) {
    // R23, R24: all-in by the ante, or by exactly it.
    const stack = 1 + randomBelow(rng, owed);
    return { stack, ante: stack, dead: 0, live: 0, isShort: true };
  }
  // Who has folded has chips left, if it is one.
  const behind = isAllIn ? 0 : unit * (1 + randomBelow(rng, 200));
  const parts = isPayer ? { ante: 0, dead: owed } : { ante: owed, dead: 0 };
  return { stack: owed + bet + behind, ...parts, live: bet, isShort: false };
}
