/** Judges a command: the events it causes, or why not. A refused command changes nothing (R7). */

import { answering, unfit } from '../../checks.js';
import { type Result, refused, reject } from '../../errors.js';
import { evolved } from '../evolve.js';
import { changedSettings } from '../settings.js';
import type { TableCommand, TableEvent, TableState } from '../state.js';
import { tableProblem } from '../state-check.js';
import { chooseGame } from './choose-game.js';
import { tableCommandProblem, withName } from './command-check.js';
import { disqualify, endTournament, setStack } from './director-commands.js';
import { finishHand, startNextHand } from './hand-commands.js';
import { moveSeat } from './move-seat.js';
import { payBounty } from './pay-bounty.js';
import { chooseComeIn, leave, sit, sitIn, sitOut, straddle, topUp } from './seat-commands.js';

/**
 * What a command makes happen at a table, or why it is refused: `applyTable` without the new
 * state.
 *
 * @example
 * import { createTable, decideTable } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) decideTable(made.value, { type: 'leave', player: 'Ann' });
 * // → { ok: false, error: { code: 'NOT_SEATED', player: 'Ann' } }
 */
export const decideTable = (
  state: TableState,
  command: TableCommand,
): Result<readonly TableEvent[]> =>
  answering(() => {
    const problem = tableProblem(state) ?? tableCommandProblem(command);
    return problem === undefined ? judge(state, withName(command)) : refused(problem);
  });

function judge(state: TableState, command: TableCommand<string>): Result<readonly TableEvent[]> {
  switch (command.type) {
    case 'sit':
      return sit(state, command);
    case 'topUp':
      return topUp(state, command);
    case 'sitOut':
      return sitOut(state, command.player);
    case 'sitIn':
      return sitIn(state, command);
    case 'comeIn':
      return chooseComeIn(state, command);
    case 'leave':
      return leave(state, command);
    case 'straddle':
      return straddle(state, command);
    case 'chooseGame':
      return chooseGame(state, command);
    case 'moveSeat':
      return moveSeat(state, command);
    case 'payBounty':
      return payBounty(state, command);
    case 'changeSettings':
      return changeSettings(state, command);
    case 'setStack':
      return setStack(state, command);
    case 'disqualify':
      return disqualify(state, command.player);
    case 'endTournament':
      return endTournament(state);
    case 'startNextHand':
      return startNextHand(state, command);
    case 'finishHand':
      return finishHand(state, command);
    default:
      command satisfies never;
      return refused(
        unfit('type', 'tableCommand', (command as { type: unknown }).type, 'BAD_COMMAND'),
      );
  }
}

/** A table, and the events that led to it. */
export interface Applied {
  readonly state: TableState;
  readonly events: readonly TableEvent[];
}

/**
 * Judges a command and does it: the next table and what happened, or why not.
 *
 * `sit`, `topUp`, `sitOut`, `sitIn`, `comeIn`, `leave`, `straddle`, `chooseGame` and `moveSeat` are a
 * player's and name them: whoever takes commands from others compares `player` with who sent it. `changeSettings`,
 * `setStack`, `payBounty`, `disqualify`, `endTournament`, `startNextHand` and `finishHand` are the host's.
 *
 * @example
 * import { applyTable, createTable } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) {
 *   const sat = applyTable(made.value, { type: 'sit', player: 'Ann', seat: 1, buyIn: 100 });
 *   if (sat.ok) sat.value.state.seats[0]?.stack; // → 100
 * }
 */
export function applyTable(state: TableState, command: TableCommand): Result<Applied> {
  const judged = decideTable(state, command);
  if (!judged.ok) return judged;
  const events = judged.value;
  return { ok: true, value: { state: events.reduce(evolved, state), events } };
}

/** At once between hands; during one, from the next hand on. */
function changeSettings(
  state: TableState,
  { settings }: Extract<TableCommand, { type: 'changeSettings' }>,
): Result<readonly TableEvent[]> {
  if (state.tournament?.places) return refused(reject('TOURNAMENT_OVER'));
  const changed = changedSettings(
    state.nextSettings ?? state.settings,
    settings,
    state.seats.length,
  );
  if (!changed.ok) return changed;
  const from = state.hand === null ? 'now' : 'nextHand';
  return { ok: true, value: [{ type: 'settingsChanged', settings: changed.value, from }] };
}
