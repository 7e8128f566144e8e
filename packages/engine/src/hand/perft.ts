/**
 * How many ways a hand can be bet, action by action: two engines with the same rules count the same.
 * Cards are not counted, so nothing depends on them and none are dealt by name; but in stud those
 * face up say who speaks first, and come from the config's deck. A draw is an action, once for each
 * number of cards. Whatever is offered is played through the same judge as any other command.
 */

import { answering, callbackProblem, isObject, keysProblem, unfit } from '../checks.js';
import { isAmount } from '../chips.js';
import { PokerError, type Refusal, type Result, refused, reject } from '../errors.js';
import { run } from './decide.js';
import { dealStreet } from './rules/dealing.js';
import { drawLimits, nextToDraw } from './rules/draws.js';
import { legalIn } from './rules/legal.js';
import { spotOf } from './rules/spot.js';
import { isDealDue } from './rules/turn-and-pots.js';
import { beginHand } from './start.js';
import { gameOf, readConfig } from './state/config.js';
import type { Work } from './state/emit.js';
import {
  canBet,
  copyOf,
  type Draft,
  hasRivals,
  holeCardsAt,
  OWNS_NONE,
  playerAt,
} from './state/state.js';
import type { HandConfig, LegalActions, PlayerCommand } from './state/types.js';

/** How many ways there are to act so many times. */
export interface PerftCount {
  /** Actions of players; posts, cards and awards are none. */
  readonly depth: number;
  /** Distinct sequences of exactly that many actions. */
  readonly sequences: number;
  /** Those of them after which nobody will act any more. */
  readonly ended: number;
}

/** How `perft` tells of its progress. */
export interface PerftOptions {
  /** Called with the part that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

interface Counts {
  readonly depth: number;
  readonly sequences: number[];
  readonly ended: number[];
  readonly onProgress: PerftOptions['onProgress'];
}

/** Amounts that one bet may have: more are no use to anybody, and each is a way to play on. */
const MAX_AMOUNTS = 1_000_000;

/** Nobody counts this far; it bounds the tables. */
const MAX_DEPTH = 1000;

/** Finer parts are not worth a call. */
const SMALLEST_SHARE = 1e-4;

/**
 * Counts the ways a hand can be bet, from 0 actions to `depth`. Every amount that may be bet is an
 * action of its own; more than a million of them in one place are `TOO_LARGE`.
 *
 * @example
 * import { perft } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 4 }, { id: 'Bob', seat: 2, stack: 4 }];
 * const counts = perft({ players, button: 1, smallBlind: 1, bigBlind: 2 }, 1);
 * if (counts.ok) counts.value[1]; // → { depth: 1, sequences: 3, ended: 1 }
 */
export function perft(
  config: HandConfig,
  depth: number,
  options: PerftOptions = {},
): Result<readonly PerftCount[]> {
  const read = answering(() => {
    const wrong = depthProblem(depth) ?? optionsProblem(options);
    return wrong === undefined ? readConfig(config) : refused(wrong);
  });
  if (!read.ok) return read;
  const zeros = (): number[] => Array.from({ length: depth + 1 }, () => 0);
  const counts: Counts = {
    depth,
    sequences: zeros(),
    ended: zeros(),
    onProgress: options.onProgress,
  };
  const { rules, players, spares, middle } = read.value;
  // In stud the cards face up say who speaks first; elsewhere nothing depends on cards.
  const deck = gameOf(rules).upCards === null ? null : read.value.deck;
  // How often to run it is no betting.
  const start = { rules: { ...rules, runs: 1 as const }, players, deck, spares, middle };
  const work = beginHand(start, null, false);
  if (deck === null && middle === null) deal(work);
  try {
    walk(work, 0, counts, 0, 1);
  } catch (error) {
    if (error instanceof PokerError && error.code === 'TOO_LARGE') return refused(error.refusal);
    throw error;
  }
  const { sequences, ended } = counts;
  return {
    ok: true,
    value: sequences.map((count, d) => ({ depth: d, sequences: count, ended: ended[d] as number })),
  };
}

const depthProblem = (depth: unknown): Refusal | undefined =>
  isAmount(depth) && depth <= MAX_DEPTH
    ? undefined
    : unfit('depth', { wants: 'fromTo', least: 0, most: MAX_DEPTH }, depth);

function optionsProblem(options: PerftOptions): Refusal | undefined {
  if (!isObject(options)) return unfit('options', 'object', options);
  const { onProgress } = options;
  return (
    keysProblem(options, ['onProgress']) ??
    (onProgress === undefined ? undefined : callbackProblem('onProgress', onProgress))
  );
}

/** `from` and `share` say which part of the whole this position is, for `onProgress`. */
function walk(work: Work, depth: number, counts: Counts, from: number, share: number): void {
  const { draft } = work;
  toNextDecision(work);
  (counts.sequences[depth] as number)++;
  if (draft.actor < 0 && nextToDraw(draft) < 0) (counts.ended[depth] as number)++;
  else if (depth < counts.depth) {
    const commands = commandsOf(draft);
    const part = share / commands.length;
    for (let i = 0; i < commands.length; i++) {
      // The last one needs no copy: the position is not used again.
      const next =
        i < commands.length - 1 ? { ...work, draft: copyOf(draft), owned: OWNS_NONE } : work;
      const command = commands[i] as PlayerCommand;
      const problem = run(next, command);
      if (problem !== undefined) throw new PokerError(problem);
      walk(next, depth + 1, counts, from + i * part, part);
    }
  }
  if (share >= SMALLEST_SHARE) counts.onProgress?.(from + share);
}

function toNextDecision(work: Work): void {
  const { draft } = work;
  while (draft.actor < 0 && hasRivals(draft) && mayDecide(draft)) {
    if (nextToDraw(draft) >= 0 || !isDealDue(draft)) return;
    deal(work);
  }
}

/** Will somebody bet or draw? All-in hands draw too (R125). */
const mayDecide = (draft: Draft): boolean =>
  canBet(draft) ||
  gameOf(draft.rules).streets.some(({ draw }, street) => draw !== null && street > draft.street);

function deal(work: Work): void {
  const problem = dealStreet(work, undefined, undefined);
  if (problem !== undefined) throw new PokerError(problem);
}

/** Everything the player to act may do; all-in is one of the calls, bets and raises. */
function commandsOf(draft: Draft): PlayerCommand[] {
  if (draft.actor < 0) return drawsOf(draft);
  const { seat } = playerAt(draft, draft.actor);
  const legal = legalIn(spotOf(draft, draft.actor));
  const commands: PlayerCommand[] = [];
  if (legal.fold) commands.push({ type: 'fold', seat });
  if (legal.check) commands.push({ type: 'check', seat });
  if (legal.call !== null) commands.push({ type: 'call', seat });
  if (legal.bringIn !== null) commands.push({ type: 'bringIn', seat });
  const type = legal.bet === null ? 'raise' : 'bet';
  for (const to of amountsOf(legal)) commands.push({ type, seat, to });
  return commands;
}

/** As many ways as numbers of cards: which ones they are is not counted. */
function drawsOf(draft: Draft): PlayerCommand[] {
  const drawer = nextToDraw(draft);
  const { seat } = playerAt(draft, drawer);
  const { min, max } = drawLimits(draft) ?? { min: 0, max: 0 };
  const held = holeCardsAt(draft, drawer);
  return Array.from({ length: max - min + 1 }, (_, k) => ({
    type: 'draw',
    seat,
    cards: held.slice(0, min + k),
  }));
}

/** Whole units, and all-in whatever it comes to (R9). */
function amountsOf({ bet, raise, allIn, unit }: LegalActions): number[] {
  const range = bet ?? raise;
  if (range === null) return [];
  if (range.either !== undefined) return [...range.either];
  const { min, max } = range;
  const cases = Math.floor((max - min) / unit) + 1;
  if (cases > MAX_AMOUNTS) throw new PokerError(reject('TOO_LARGE', { cases, max: MAX_AMOUNTS }));
  const amounts: number[] = [];
  for (let to = min + ((unit - (min % unit)) % unit); to <= max; to += unit) amounts.push(to);
  if (allIn !== null && allIn.action !== 'call' && allIn.to % unit !== 0) amounts.push(allIn.to);
  return amounts;
}
