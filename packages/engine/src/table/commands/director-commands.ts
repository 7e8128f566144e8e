/** Judging what a host or director does: a stack set, an entry or a tournament ended before its time. */

import { unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { type Refusal, type Result, refused, reject } from '../../errors.js';
import { evolved } from '../evolve.js';
import { isSeatInHand } from '../seats.js';
import { MAX_SEATS } from '../settings.js';
import type { TableCommand, TableEvent, TableState } from '../state.js';
import { placesSoFar, stoppedPlaces } from '../tournament.js';
import { chipsProblem, farewell, playersPlace } from './seat-commands.js';

type Judged = Result<readonly TableEvent[]>;

function directorProblem({ settings, tournament, hand }: TableState): Refusal | undefined {
  if (tournament === null) return reject('WRONG_MODE', { mode: settings.mode });
  if (tournament.places !== null) return reject('TOURNAMENT_OVER');
  return hand === null ? undefined : reject('HAND_RUNNING', { hand: hand.number });
}

/**
 * House: what a stack is to be, said by the host. More is bought, less is paid out: the nets stay. In
 * a tournament a stack is corrected, never sold, so somebody has to say why.
 */
export function setStack(
  state: TableState,
  { player, stack, reason }: Extract<TableCommand<string>, { type: 'setStack' }>,
): Judged {
  const { settings, hand } = state;
  const isEvent = settings.mode === 'tournament';
  if (isEvent) {
    const wrong =
      reason === undefined
        ? reject('WRONG_MODE', { mode: 'tournament' })
        : (directorProblem(state) ?? reasonProblem(reason));
    if (wrong !== undefined) return refused(wrong);
  } else if (reason !== undefined) {
    return refused(unfit('reason', 'leftOutInCashGame', reason, 'BAD_COMMAND'));
  }
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  const problem = amountProblem(stack, 'stack', player);
  if (problem !== undefined) return refused(problem);
  const { unit } = settings;
  // What was counted is what is there, in whatever chips.
  if (stack === 0 || (stack % unit !== 0 && !isEvent)) {
    return refused(unfit('stack', { wants: 'multipleAboveZero', unit }, stack, 'BAD_COMMAND'));
  }
  if (hand !== null && isSeatInHand(state, player)) {
    return refused(reject('HAND_RUNNING', { hand: hand.number }));
  }
  const { player: id, stack: was } = place.value;
  const full = stack > was ? chipsProblem(state, stack - was) : undefined;
  if (full !== undefined) return refused(full);
  if (stack === was) return { ok: true, value: [] };
  const set = { type: 'stackSet', player: id, was, stack } as const;
  return { ok: true, value: [reason === undefined ? set : { ...set, reason }] };
}

/** A line, not a book: it is kept in every log. */
const MOST_REASON = 200;

const reasonProblem = (reason: unknown): Refusal | undefined =>
  typeof reason === 'string' && reason.length > 0 && reason.length <= MOST_REASON
    ? undefined
    : unfit('reason', 'text', reason, 'BAD_COMMAND');

/**
 * R246: out at once, and the chips leave play. The place is the one reached, and it pays what it
 * pays. Before the start it is R208: all back.
 */
export function disqualify(state: TableState, player: string): Judged {
  const problem = directorProblem(state);
  if (problem !== undefined) return refused(problem);
  const place = playersPlace(state, player);
  if (!place.ok) return place;
  if (state.hands === 0) return { ok: true, value: [farewell(state, place.value)] };
  const { seat, stack, player: id } = place.value;
  const out: TableEvent = {
    ...{ type: 'eliminated', player: id, seat, hand: state.hands, stack },
    disqualified: true,
  };
  const after = evolved(state, out);
  if (after.seats.length !== 1) return { ok: true, value: [out] };
  return { ok: true, value: [out, { type: 'tournamentEnded', places: placesSoFar(after) }] };
}

/** Play stops: the open prizes are divided (R267–R269). Before the start all is given back (R208). */
export function endTournament(state: TableState): Judged {
  const problem = directorProblem(state);
  if (problem !== undefined) return refused(problem);
  const count = state.seats.length;
  if (count > MAX_SEATS) return refused(reject('TOO_MANY_PLAYERS', { count, max: MAX_SEATS }));
  return {
    ok: true,
    value:
      state.hands === 0
        ? state.seats.map((seat) => farewell(state, seat))
        : [{ type: 'tournamentEnded', places: stoppedPlaces(state) }],
  };
}
