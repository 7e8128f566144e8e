/** What happens without anybody asking: the dealer, the clocks, the bots. */

import { PokerError, type Refusal, viewFor } from '@sidepot/engine';
import { answerBot, decideBot, drawBot, storyOf } from '../bots/index.js';
import { closeTable } from './commands/close.js';
import { closeHand, dealNext } from './commands/deal-next.js';
import { moveAll } from './commands/move-seats.js';
import { giveBackOutages } from './commands/outages.js';
import {
  begin,
  doHand,
  doTable,
  outcomeOfTransaction,
  putEvent,
  type Transaction,
} from './commands/transaction.js';
import { offerSeat } from './commands/waitlist.js';
import { endWait, waitsUntil } from './commands/waits.js';
import { botIn, isGone, personOf, playerInHand, tableSeat } from './people/people.js';
import type { Outcome, Pause, RoomHand, RoomState, World } from './state/types.js';

type TurnOf<K> = Extract<RoomHand['state']['turn'], { kind: K }>;

/**
 * Everything that is due now. When a hand has ended and the next one is dealt it stops: playing that
 * one is another call's.
 */
export function advanceRoom(state: RoomState, world: World): Outcome {
  const work = begin(state, world, true);
  giveBackOutages(work);
  advance(work);
  return outcomeOfTransaction(work);
}

export function advance(work: Transaction): void {
  while (!work.isEnough && advanceOnce(work));
}

export function wake(work: Transaction): void {
  if (work.state.asleepSince !== null) putEvent(work, { type: 'woke' });
}

/** Somebody has come: a table that slept goes on. */
export function wakeRoom(state: RoomState, world: World): Outcome {
  const work = begin(state, world);
  wake(work);
  advance(work);
  return outcomeOfTransaction(work);
}

/** When there is something to do next; null: not before somebody asks for something. */
export function wakeAt(state: RoomState): number | null {
  // Who waits at a table that sleeps is answered when it wakes.
  if (state.closed || state.asleepSince !== null) return null;
  const at = Math.min(playsOnAt(state), waitsUntil(state));
  return at === Number.POSITIVE_INFINITY ? null : at;
}

const playsOnAt = ({ pause, clock, botAt }: RoomState): number =>
  pause !== null
    ? (pause.until ?? Number.POSITIVE_INFINITY)
    : Math.min(clock?.deadline ?? Number.POSITIVE_INFINITY, botAt ?? Number.POSITIVE_INFINITY);

/** False if nothing was due. */
function advanceOnce(work: Transaction): boolean {
  const { state } = work;
  if (state.closed || state.asleepSince !== null) return false;
  if (endWait(work) || offerSeat(work)) return true;
  if (state.pause !== null) return endPause(work, state.pause);
  if (state.hand !== null && state.table.hand !== null) return advanceHand(work, state.hand);
  if (state.closing) {
    closeTable(work);
    return true;
  }
  if (state.moves.length > 0 && (state.clock === null || isClockDue(work))) {
    moveAll(work);
    return true;
  }
  if (state.clock !== null && isStopping(work)) return true;
  if (!isClockDue(work)) return false;
  dealNext(work);
  work.isEnough = work.finished !== null;
  return true;
}

/**
 * There is quota again: nobody has to say that it goes on. Whether it does is looked at then. With
 * nobody there it ends at once, for the table sleeps instead: otherwise it would play every hour.
 */
function endPause(work: Transaction, { until }: Pause): boolean {
  const { now, isAttended } = work.world;
  if (until === null || (until > now && isAttended)) return false;
  putEvent(work, { type: 'resumed', by: null });
  return true;
}

/** Is there nobody to deal for, or nobody who pays for it? */
function isStopping(work: Transaction): boolean {
  const { isAttended, unpaidUntil: until } = work.world;
  if (!isAttended) putEvent(work, { type: 'slept' });
  else if (until !== null) putEvent(work, { type: 'paused', by: null, reason: 'quota', until });
  return !isAttended || until !== null;
}

const isClockDue = ({ state: { clock }, world }: Transaction): boolean =>
  clock !== null && clock.deadline <= world.now;

const isTimeUp = (work: Transaction): boolean => work.mayTimeOut && isClockDue(work);

const isBotDue = ({ state: { botAt }, world }: Transaction): boolean =>
  botAt !== null && botAt <= world.now;

function advanceHand(work: Transaction, { state }: RoomHand): boolean {
  const { turn } = state;
  switch (turn.kind) {
    case 'over':
      closeHand(work, state);
      return true;
    case 'act':
      return advanceTurn(work, turn);
    case 'runs':
      return advanceRuns(work, turn);
    case 'draw':
      return advanceDraw(work, turn);
    default: {
      if (!isClockDue(work)) return false;
      const refused = doHand(work, { type: turn.kind });
      if (refused !== undefined) {
        throw new PokerError({ ...refused, code: 'NOT_DUE', command: turn.kind } as Refusal);
      }
      return true;
    }
  }
}

function advanceTurn(work: Transaction, turn: TurnOf<'act'>): boolean {
  const { seat } = turn;
  if (isGone(work.state, seat)) {
    // Where folding for free is not allowed, they check.
    if (doHand(work, { type: 'fold', seat }) !== undefined) doHand(work, { type: 'timeout', seat });
    return true;
  }
  if (botIn(work.state, seat) !== null) return isBotDue(work) && letBotAct(work, turn);
  return isTimeUp(work) && runOutOfTime(work, seat);
}

/** Who is gone stands pat; out of time, too (R129). */
function advanceDraw(work: Transaction, { seat }: TurnOf<'draw'>): boolean {
  if (isGone(work.state, seat)) {
    doHand(work, { type: 'timeout', seat });
    return true;
  }
  if (botIn(work.state, seat) === null) return isTimeUp(work) && runOutOfTime(work, seat);
  const { hand } = work.state;
  if (!isBotDue(work) || hand === null) return false;
  const command = drawBot(viewFor(hand.state, seat), work.world.rng);
  if (command === null || doHand(work, command) !== undefined)
    doHand(work, { type: 'timeout', seat });
  return true;
}

/** A bot that says something impossible has run out of time: the hand never waits for it. */
function letBotAct(work: Transaction, { seat, legal }: TurnOf<'act'>): true {
  const { hand } = work.state;
  const strength = botIn(work.state, seat);
  if (hand !== null && strength !== null) {
    const view = viewFor(hand.state, seat);
    const { command } = decideBot(strength, view, legal, work.world.rng, 0, storyOf(hand.log));
    if (doHand(work, command) !== undefined) doHand(work, { type: 'timeout', seat });
  }
  return true;
}

/** First their time bank; then they check or fold, bring in or stand pat, and sit out. */
function runOutOfTime(work: Transaction, seat: number): true {
  const { clock, room } = work.state;
  const player = playerInHand(work.state, seat) ?? '';
  const bank = room.timeBank === null ? 0 : (personOf(work.state, player)?.timeBank ?? 0);
  const about = { player, seat };
  if (clock?.kind !== 'timeBank' && bank > 0) {
    putEvent(work, { type: 'timeBankUsed', ...about, until: work.world.now + bank });
    return true;
  }
  putEvent(work, { type: 'timedOut', ...about });
  doHand(work, { type: 'timeout', seat });
  if (tableSeat(work.state, player) !== undefined) doTable(work, { type: 'sitOut', player });
  return true;
}

/** Who is gone or late wants one board; that settles it. */
function advanceRuns(work: Transaction, { seats }: TurnOf<'runs'>): boolean {
  const silent = isTimeUp(work) ? seats[0] : seats.find((seat) => isGone(work.state, seat));
  if (silent !== undefined) {
    doHand(work, { type: 'runs', seat: silent, runs: 1 });
    return true;
  }
  const bot = isBotDue(work) ? seats.find((seat) => botIn(work.state, seat) !== null) : undefined;
  const { hand } = work.state;
  if (bot === undefined || hand === null) return false;
  const strength = botIn(work.state, bot);
  const answer =
    strength && answerBot(strength, viewFor(hand.state, bot), work.world.rng, 0)?.command;
  const refused = answer ? doHand(work, answer) : true;
  if (refused !== undefined) doHand(work, { type: 'runs', seat: bot, runs: 1 });
  return true;
}
