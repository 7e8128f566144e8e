/**
 * Where button and blinds go from hand to hand, and who is dealt in (R34–R38, R42). Only seats and
 * ways to come in are known here; chips are not.
 */

import { seatsOfBlinds } from '../hand/state/blind-seats.js';
import { distance, isBetween, nextSeat, previousSeat } from './circle.js';

/** How the button moves on when players come and go (R36, R37). */
export const BUTTON_RULES = ['dead', 'moving'] as const;
/** One of `BUTTON_RULES`. */
export type ButtonRule = (typeof BUTTON_RULES)[number];

/**
 * `free`: owes nothing and is dealt in on any seat. `late`: new in a tournament, not dealt in
 * between button and small blind. The others are of cash games: `wait` for the big blind, `post`
 * out of turn, or buy the `button` (R41, R42).
 */
export type Entry = 'free' | 'late' | 'wait' | 'post' | 'button';

export interface Candidate {
  readonly seat: number;
  readonly entry: Entry;
}

/** Seats of a hand. Under the dead button those of button and small blind may be empty (R36). */
export interface Positions {
  readonly button: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
}

/** Who has button and blinds in a hand, and who is dealt in. */
export interface Plan extends Positions {
  /** Seats dealt in, ascending. */
  readonly dealt: readonly number[];
  /** Those of them who post out of turn. */
  readonly posters: readonly number[];
  /** Who buys the button: they post both blinds where the small blind would be (R42). */
  readonly buyer: number | null;
}

export interface ButtonTask {
  readonly seatCount: number;
  readonly rule: ButtonRule;
  /** Short deck has none: all are dealt in and the button just moves on (R33, R37). */
  readonly blinds: boolean;
  /** Of the hand before; null for the first hand, whose button is drawn. */
  readonly last: Positions | null;
  readonly drawn: number | null;
  /** Who wants a hand and has chips. */
  readonly candidates: readonly Candidate[];
}

/** Null: fewer than two players, or a first hand without a button. */
export function planPositions(task: ButtonTask): Plan | null {
  const { candidates, last, drawn } = task;
  if (candidates.length < 2) return null;
  // With fewer than two who owe nothing the game starts anew, and nobody has to wait (House).
  const anew = { ...task, candidates: candidates.map(({ seat }) => free(seat)) };
  if (last === null) return drawn === null ? null : firstHand(anew, drawn);
  if (!task.blinds) return blindless(anew, last);
  const plan = ring(task, last) ?? ring(anew, last);
  return plan !== null && plan.dealt.length === 2 ? headsUp(task, plan.dealt, last) : plan;
}

const free = (seat: number): Candidate => ({ seat, entry: 'free' });

const seatsOf = (candidates: readonly Candidate[], ...entries: readonly Entry[]): number[] =>
  candidates.filter(({ entry }) => entries.includes(entry)).map(({ seat }) => seat);

const all = (candidates: readonly Candidate[]): number[] => candidates.map(({ seat }) => seat);

/** R34 from a given button; R35 for two. Nobody posts out of turn. */
function from(seats: readonly number[], button: number): Plan {
  const dealt = [...seats].sort((a, b) => a - b);
  const { small, big } = seatsOfBlinds(
    dealt.map((seat) => ({ seat })),
    button,
  );
  return { button, smallBlind: small, bigBlind: big, dealt, posters: [], buyer: null };
}

function firstHand({ candidates }: ButtonTask, drawn: number): Plan | null {
  const seats = all(candidates);
  return seats.includes(drawn) ? from(seats, drawn) : null;
}

function blindless({ candidates, seatCount }: ButtonTask, last: Positions): Plan | null {
  const seats = all(candidates);
  const button = nextSeat(seats, last.button, seatCount);
  return button === undefined ? null : from(seats, button);
}

/** R38, under both rules: the big blind moves on, so nobody has it twice running. */
function headsUp(task: ButtonTask, dealt: readonly number[], last: Positions): Plan | null {
  const bigBlind = nextSeat(dealt, last.bigBlind, task.seatCount);
  const button = dealt.find((seat) => seat !== bigBlind);
  return button === undefined ? null : from(dealt, button);
}

/** Null if fewer than two could be dealt in. */
function ring(task: ButtonTask, last: Positions): Plan | null {
  const positions = task.rule === 'dead' ? deadButton(task, last) : movingButton(task, last);
  if (positions === null) return null;
  const { button, smallBlind, bigBlind, buyer } = positions;
  const { candidates, seatCount } = task;
  const passed = (seat: number, to: number): boolean => isBetween(seat, button, to, seatCount);
  // Nobody comes in between the button and the blinds; in a tournament the small blind is no
  // obstacle (R42).
  const posters = seatsOf(candidates, 'post').filter(
    (seat) => seat !== bigBlind && !passed(seat, bigBlind),
  );
  const late = seatsOf(candidates, 'late').filter(
    (seat) => seat !== bigBlind && !passed(seat, smallBlind),
  );
  const settled = seatsOf(candidates, 'free').filter((seat) => seat !== bigBlind);
  const bought = buyer === null ? [] : [buyer];
  const dealt = [bigBlind, ...settled, ...late, ...posters, ...bought].sort((a, b) => a - b);
  if (dealt.length < 2) return null;
  return { button, smallBlind, bigBlind, dealt, posters, buyer };
}

type RingPositions = Positions & Pick<Plan, 'buyer'>;

/**
 * R36: the big blind goes to the next who wants a hand, so nobody who is there is ever passed over;
 * small blind and button follow to the seats the blinds were in, occupied or not.
 */
function deadButton(task: ButtonTask, last: Positions): RingPositions | null {
  const { candidates, seatCount } = task;
  const bigBlind = nextSeat(all(candidates), last.bigBlind, seatCount);
  if (bigBlind === undefined) return null;
  const owed = last.bigBlind;
  const button = deadButtonSeat(task, last, bigBlind);
  const isTaken = seatsOf(candidates, 'free', 'late').includes(owed);
  const buyers = seatsOf(candidates, 'button').filter(
    (seat) => seat !== bigBlind && (seat === owed || isBetween(seat, button, owed, seatCount)),
  );
  const buyer = isTaken ? undefined : previousSeat(buyers, bigBlind, seatCount);
  return { button, smallBlind: buyer ?? owed, bigBlind, buyer: buyer ?? null };
}

/**
 * The seat of the last small blind. When two become three that seat can be the big blind's, or have
 * a player between itself and the small blind: then the button goes to the player before the small
 * blind.
 */
function deadButtonSeat(task: ButtonTask, last: Positions, bigBlind: number): number {
  const { candidates, seatCount } = task;
  const smallBlind = last.bigBlind;
  const button = last.smallBlind;
  const between = (seat: number): boolean => isBetween(seat, button, smallBlind, seatCount);
  const fits =
    button !== bigBlind &&
    !between(bigBlind) &&
    !seatsOf(candidates, 'free').some((seat) => between(seat));
  if (fits) return button;
  const others = seatsOf(candidates, 'free', 'late', 'post').filter(
    (seat) => seat !== smallBlind && seat !== bigBlind,
  );
  return previousSeat(others, smallBlind, seatCount) ?? button;
}

/** R37: the button goes to the next player, the blinds to the next two. */
function movingButton(task: ButtonTask, last: Positions): RingPositions | null {
  const { candidates, seatCount } = task;
  const movers = seatsOf(candidates, 'free', 'late');
  const button = nextSeat(movers, last.button, seatCount);
  if (button === undefined || movers.length < 2) return null;
  const owed = nextSeat(movers, button, seatCount) ?? button;
  const buyers = seatsOf(candidates, 'button')
    .filter((seat) => isBetween(seat, button, owed, seatCount))
    .sort((a, b) => distance(button, a, seatCount) - distance(button, b, seatCount));
  const buyer = buyers[0];
  const smallBlind = buyer ?? owed;
  const bigBlind = nextSeat(all(candidates), smallBlind, seatCount);
  return bigBlind === undefined ? null : { button, smallBlind, bigBlind, buyer: buyer ?? null };
}
