/**
 * Whole hands in one go, for simulations: one draft is kept for the hand instead of a copy for each
 * event, and winning hands are not put into words. The rules are the same code, so are the results.
 */

import { callbackProblem, isObject, throwing, unfit, unreadable } from '../checks.js';
import { PokerError, type Result, refused } from '../errors.js';
import { type Acting, actIn, run } from './decide.js';
import { dealStreet } from './rules/dealing.js';
import { nextToDraw } from './rules/draws.js';
import { legalIn } from './rules/legal.js';
import { awardAll, awardNext } from './rules/payout.js';
import { holdShowdown } from './rules/showdown.js';
import { spotOf } from './rules/spot.js';
import {
  isDealDue,
  isShowdownDue,
  refresh,
  refreshPots,
  runsQuestion,
  turnOf,
  uncontestedPot,
} from './rules/turn-and-pots.js';
import { beginHand } from './start.js';
import { commandProblem } from './state/command-check.js';
import { firstStreet, readConfig, type Start } from './state/config.js';
import type { Watch, Work } from './state/emit.js';
import { canBet, hasRivals, playerAt } from './state/state.js';
import type { HandConfig, HandState, LegalActions, PlayerCommand, Turn } from './state/types.js';

/** Decides for whoever is to act. The state is a draft: read it, never keep it. */
export type Choose = (legal: LegalActions, seat: number, state: HandState) => PlayerCommand;

/**
 * Plays a hand to its end. Where the config allows several runs, `choose` is also asked how often
 * to run it, and in a draw which cards to throw: no action is legal then, and `state.turn` says what
 * is asked. `watch` is told what happens, without words for it. What the
 * two throw is passed on.
 *
 * @throws `PokerError`: what `choose` said, if it is refused.
 *
 * @example
 * import { deck, playHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const config = { players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() };
 * const over = playHand(config, (_, seat) => ({ type: 'fold', seat }));
 * if (over.ok) over.value.players.map(({ stack }) => stack); // → [495, 505]
 */
export function playHand(config: HandConfig, choose: Choose, watch?: Watch): Result<HandState> {
  const read = readAll(config, choose, watch);
  if (!read.ok) return read;
  const work = beginHand(read.value, null, false, watch);
  const { draft } = work;
  while (!draft.over) {
    if (draft.actor >= 0) askActor(work, choose);
    else if (nextToDraw(draft) >= 0 && uncontestedPot(draft) < 0) askDrawer(work, choose);
    else if (isDealDue(draft) && canBet(draft)) deal(work);
    else runOut(work, choose);
  }
  refresh(draft, false);
  return { ok: true, value: draft };
}

/** What `choose` and `watch` throw is theirs, so only the config is read behind a door. */
function readAll(config: HandConfig, choose: Choose, watch: Watch | undefined): Result<Start> {
  // As `answering`, without a function for each call.
  try {
    const wrong =
      callbackProblem('choose', choose) ??
      (watch === undefined ? undefined : callbackProblem('watch', watch));
    return wrong === undefined ? readConfig(config) : refused(wrong);
  } catch (error) {
    return refused(unreadable(error));
  }
}

function askActor(work: Work, choose: Choose): void {
  const { draft } = work;
  const { seat } = playerAt(draft, draft.actor);
  const spot = spotOf(draft, draft.actor);
  const command = chosen(choose(legalIn(spot), seat, draft));
  done(
    command.seat === seat && isActing(command) ? actIn(work, spot, command) : run(work, command),
  );
}

function askDrawer(work: Work, choose: Choose): void {
  const turn = turnOf(work.draft);
  ask(work, choose, turn, turn.kind === 'draw' ? turn.seat : 0);
}

/** What is no bet: the turn is set for the question and says what may be answered. */
function ask(work: Work, choose: Choose, turn: Turn, seat: number): void {
  const { draft } = work;
  const before = draft.turn;
  draft.turn = turn;
  const command = chosen(choose(NO_ACTIONS, seat, draft));
  draft.turn = before;
  done(run(work, command));
}

const deal = (work: Work): void => done(dealStreet(work, undefined, undefined));

/** All that is left when no bet can follow, in the order in which `turnOf` asks for it. */
function runOut(work: Work, choose: Choose): void {
  const { draft } = work;
  // While there is betting nobody needs the pots.
  refreshPots(draft);
  if (hasRivals(draft)) {
    let pot = uncontestedPot(draft);
    for (; pot >= 0; pot = uncontestedPot(draft)) done(awardNext(work, pot));
    while (isDealDue(draft)) {
      if (nextToDraw(draft) >= 0) return;
      const asked = runsQuestion(draft);
      if (asked === null) deal(work);
      else ask(work, choose, asked, asked.seats[0] ?? 0);
      // Before the first cards a blind may be all-in, and still somebody has a decision.
      if (draft.street <= firstStreet(draft.rules)) return;
    }
    if (isShowdownDue(draft)) holdShowdown(work);
  }
  done(awardAll(work));
}

/** What a function gives back may be anything, too: all of it is read here first. */
function chosen(command: PlayerCommand): PlayerCommand {
  // As `throwing`, without a function for each call.
  try {
    const isFit = isObject(command) && typeof command.seat === 'number';
    const { type, to, runs, cards } = (command ?? {}) as Partial<Record<string, unknown>>;
    if (isFit && typeof type === 'string') return command;
    throw new PokerError(
      commandProblem(command) ?? unfit('command', 'seatCommand', [to, runs, cards], 'BAD_COMMAND'),
    );
  } catch (error) {
    return throwing(() => {
      throw error;
    });
  }
}

const isActing = (command: PlayerCommand): command is Acting =>
  command.type !== 'runs' &&
  command.type !== 'draw' &&
  command.type !== 'show' &&
  command.type !== 'muck';

/** What is offered when the question is how often to run it, or which cards to throw. */
const NO_ACTIONS: LegalActions = {
  fold: false,
  check: false,
  call: null,
  bringIn: null,
  bet: null,
  raise: null,
  allIn: null,
  unit: 1,
};

function done(problem: ReturnType<typeof run>): void {
  if (problem !== undefined) throw new PokerError(problem);
}
