/** Judges a command and, if it stands, writes down what happens. All checks precede all changes (R7). */

import { type Refusal, reject } from '../errors.js';
import { closeRound, dealStreet } from './rules/dealing.js';
import { decideDraw, drawInTime, nextToDraw } from './rules/draws.js';
import { isHidden, turnUpAll } from './rules/face-up.js';
import { type ActionCommand, judgeAction, type Move, owedIn } from './rules/legal.js';
import { awardNext, endHand } from './rules/payout.js';
import { holdShowdown, openPots } from './rules/showdown.js';
import { spotOf } from './rules/spot.js';
import { cutOf, turnOf, uncontestedPot } from './rules/turn-and-pots.js';
import { emit, emitActed, emitMucked, emitRefunded, emitShown, type Work } from './state/emit.js';
import { middleChips } from './state/middle.js';
import { type Draft, holeCardsAt, indexOfSeat, liveCount, playerAt } from './state/state.js';
import { MOST_RUNS } from './state/state-check.js';
import type { Command, DealerCommand, PlayerCommand, Spot, Turn } from './state/types.js';

/** What is wrong with it, or nothing: then it is done. */
export function run(work: Work, command: Command): Refusal | undefined {
  switch (command.type) {
    case 'fold':
    case 'check':
    case 'call':
    case 'allIn':
    case 'bet':
    case 'raise':
    case 'bringIn':
      return act(work, command);
    case 'timeout':
      return isDrawing(work, command.seat) ? drawInTime(work, command.seat) : act(work, command);
    case 'draw':
      return draw(work, command);
    case 'runs':
      return answerRuns(work, command);
    case 'show':
      return show(work, command);
    case 'muck':
      return muck(work, command.seat);
    case 'deal':
      return notDue(work, command, 'deal') ?? dealStreet(work, command.cards, command.hands);
    case 'showdown':
      return notDue(work, command, 'showdown') ?? showdown(work);
    case 'award': {
      const turn = turnOf(work.draft);
      return turn.kind === 'award'
        ? awardNext(work, turn.pot, command.boards, command.strict)
        : notDue(work, command, 'award');
    }
    case 'kill':
      return kill(work, command.seat);
    case 'void':
      return voidHand(work, command);
    default:
      return reject('BAD_COMMAND', {
        field: 'type',
        wants: 'command',
        value: (command as { type?: unknown }).type,
      });
  }
}

function notDue({ draft }: Work, { type }: DealerCommand, kind: Turn['kind']): Refusal | undefined {
  if (draft.over) return reject('HAND_OVER');
  const turn = turnOf(draft);
  return turn.kind === kind ? undefined : reject('NOT_DUE', { command: type, turn: turn.kind });
}

/** Is the next decision this seat's draw? A side pot without rivals is paid before it (R16). */
function isDrawing({ draft }: Work, seat: number): boolean {
  const drawer = draft.over || uncontestedPot(draft) >= 0 ? -1 : nextToDraw(draft);
  return drawer >= 0 && playerAt(draft, drawer).seat === seat;
}

function draw(work: Work, command: Extract<Command, { type: 'draw' }>): Refusal | undefined {
  const { draft } = work;
  if (draft.over) return reject('HAND_OVER');
  const turn = turnOf(draft);
  if (turn.kind === 'draw') return decideDraw(work, command.seat, command.cards);
  return reject('NOT_DUE', { command: 'draw', turn: turn.kind });
}

function showdown(work: Work): undefined {
  holdShowdown(work);
}

export type Acting = Extract<PlayerCommand, { type: ActionCommand['type'] | 'timeout' }>;

function act(work: Work, command: Acting): Refusal | undefined {
  const { draft } = work;
  const { seat } = command;
  return turnProblem(work, seat) ?? actIn(work, spotOf(draft, draft.actor), command);
}

/** The same for the player to act, whose spot is known. */
export function actIn(work: Work, spot: Spot, command: Acting): Refusal | undefined {
  const move = judgeAction(spot, command.type === 'timeout' ? actionInTime(spot) : command);
  if (isRefusal(move)) return move;
  const { action, to, full } = move;
  const paid = to - spot.bet;
  emitActed(work, work.draft.actor, action, to, paid, paid === spot.stack, full);
  closeRound(work);
  return undefined;
}

/** Out of time (R62, R108). */
const actionInTime = (spot: Spot): ActionCommand => ({
  type: spot.mustBringIn ? 'bringIn' : owedIn(spot) === 0 ? 'check' : 'fold',
});

const isRefusal = (move: Move | Refusal): move is Refusal => 'code' in move;

/** May this seat act now? */
function turnProblem(work: Work, seat: number): Refusal | undefined {
  const { draft } = work;
  if (draft.over) return reject('HAND_OVER');
  const i = indexOfSeat(draft, seat);
  if (i < 0) return reject('UNKNOWN_PLAYER', { seat });
  if (draft.open && i === draft.actor) return undefined;
  const { folded, stack } = playerAt(draft, i);
  if (folded) return reject('PLAYER_FOLDED', { seat });
  if (!draft.open || draft.actor < 0) {
    return isDrawing(work, seat) ? reject('DRAW_DUE', { seat }) : reject('BETTING_CLOSED');
  }
  if (stack === 0) return reject('PLAYER_ALL_IN', { seat });
  return reject('NOT_YOUR_TURN', { seat, turn: playerAt(draft, draft.actor).seat });
}

/** R88: the fewest that anybody wants; one "once" settles it. */
function answerRuns(
  work: Work,
  { seat, runs }: Extract<Command, { type: 'runs' }>,
): Refusal | undefined {
  if (work.draft.over) return reject('HAND_OVER');
  const turn = turnOf(work.draft);
  if (turn.kind !== 'runs') return reject('NOT_DUE', { command: 'runs', turn: turn.kind });
  if (!turn.seats.includes(seat)) return reject('NOT_YOUR_TURN', { seat });
  if (!Number.isInteger(runs) || runs < 1 || runs > turn.most) {
    const wanted = { wants: 'fromTo', least: 1, most: turn.most } as const;
    return reject('BAD_COMMAND', { field: 'runs', ...wanted, value: runs });
  }
  emit(work, { type: 'runsAnswered', seat, runs });
  decideRuns(work);
  return undefined;
}

function decideRuns(work: Work): void {
  const live = work.draft.players.filter(({ folded }) => !folded);
  if (live.length < 2) return;
  const answers = live.map(({ seat }) => work.draft.runAnswers[seat]);
  const given = answers.filter((runs) => runs !== undefined);
  if (!given.includes(1) && given.length < answers.length) return;
  emit(work, { type: 'runsDecided', runs: Math.min(MOST_RUNS, ...given) });
}

/** A player turns up cards of their own will: at the showdown, or when the hand is decided. */
function show(
  work: Work,
  { seat, cards }: Extract<Command, { type: 'show' }>,
): Refusal | undefined {
  const { draft } = work;
  const i = indexOfSeat(draft, seat);
  if (i < 0) return reject('UNKNOWN_PLAYER', { seat });
  const player = playerAt(draft, i);
  const held = holeCardsAt(draft, i);
  const chosen = cards === undefined ? held : cards;
  const own = Array.isArray(chosen) ? held.filter((card) => chosen.includes(card)) : [];
  if (own.length === 0 || own.length !== chosen.length) {
    return reject('BAD_COMMAND', { field: 'cards', wants: 'heldCards', value: cards });
  }
  const isDone = draft.over || turnOf(draft).kind === 'showdown' || liveCount(draft) === 1;
  if (!isDone) return reject('NOT_DUE', { command: 'show', turn: turnOf(draft).kind });
  const shown = held.filter((card) => own.includes(card) || player.shown.includes(card));
  emitShown(work, i, shown);
  return undefined;
}

/** At the showdown a hand may be given up, but never the last one for a pot (R76, R78). */
function muck(work: Work, seat: number): Refusal | undefined {
  const { draft } = work;
  if (draft.over) return reject('HAND_OVER');
  const turn = turnOf(draft);
  if (turn.kind !== 'showdown') return reject('NOT_DUE', { command: 'muck', turn: turn.kind });
  const i = indexOfSeat(draft, seat);
  if (i < 0) return reject('UNKNOWN_PLAYER', { seat });
  const player = playerAt(draft, i);
  if (player.folded || player.mucked) return reject('PLAYER_FOLDED', { seat });
  if (!isHidden(player)) return reject('NOT_DUE', { command: 'muck', turn: 'shown' });
  const others = draft.players.filter((one) => one !== player && !one.folded && !one.mucked);
  const isNeeded = openPots(draft).some(
    ({ eligiblePlayers }) =>
      eligiblePlayers.includes(seat) && !others.some((one) => eligiblePlayers.includes(one.seat)),
  );
  if (isNeeded) return reject('LAST_LIVE_HAND', { seat });
  emitMucked(work, i);
  return undefined;
}

/** A ruling from the floor. Chips that nobody matched go back all the same (R11). */
function kill(work: Work, seat: number): Refusal | undefined {
  const { draft } = work;
  if (draft.over) return reject('HAND_OVER');
  const i = indexOfSeat(draft, seat);
  if (i < 0) return reject('UNKNOWN_PLAYER', { seat });
  const player = playerAt(draft, i);
  if (player.folded) return reject('PLAYER_FOLDED', { seat });
  if (liveCount(draft) === 1 || leavesNobody(draft, i)) return reject('LAST_LIVE_HAND', { seat });
  if (draft.pots.some(({ winners }) => winners !== null)) {
    return reject('NOT_DUE', { command: 'kill', turn: 'award' });
  }
  const isAsked = turnOf(draft).kind === 'runs';
  emit(work, { type: 'killed', seat });
  if (draft.open) returnUnmatched(work, i);
  closeRound(work);
  if (isAsked) decideRuns(work);
  if (!draft.open) turnUpAll(work);
  return undefined;
}

/** Would some pot have mucked hands only? */
function leavesNobody(draft: Draft, i: number): boolean {
  const players = draft.players.map((player, k) =>
    k === i ? { ...player, folded: true } : player,
  );
  const rest = players.filter(({ folded, mucked }) => !folded && !mucked);
  const { layers } = cutOf({ ...draft, players });
  return layers.some(({ to }) => !rest.some(({ ante, live }) => ante + live >= to));
}

/** Forced bets are not returned while the others can still call them (R45). */
function returnUnmatched(work: Work, i: number): void {
  const { draft } = work;
  let matched = draft.ladder[0]?.to ?? 0;
  for (let k = 0; k < draft.players.length; k++) {
    if (k !== i) matched = Math.max(matched, playerAt(draft, k).bet);
  }
  const { bet } = playerAt(draft, i);
  if (bet > matched) emitRefunded(work, i, bet - matched);
}

/** R73: before substantial action, or with a fouled deck at any time, all chips go back. */
function voidHand(work: Work, { reason }: Extract<Command, { type: 'void' }>): Refusal | undefined {
  const { draft } = work;
  if (draft.over) return reject('HAND_OVER');
  if (reason !== 'misdeal' && reason !== 'fouled-deck') {
    return reject('BAD_COMMAND', {
      field: 'reason',
      wants: 'oneOf',
      choices: ['misdeal', 'fouled-deck'],
      value: reason,
    });
  }
  const { actions, wagers } = draft;
  // Whose chips lie in the middle nobody knows any more.
  if (middleChips(draft) > 0) return reject('TOO_LATE', { actions, wagers });
  const isSubstantial = actions > 2 || (actions === 2 && wagers > 0);
  if (reason === 'misdeal' && isSubstantial) return reject('TOO_LATE', { actions, wagers });
  emit(work, { type: 'voided', reason });
  endHand(work);
  return undefined;
}
