/**
 * States come back from files, databases and sockets. Each is looked at as far as is cheap: `apply`
 * runs a million times a second. So a state that is none is refused with a field; one that was only
 * damaged inside is `UNREADABLE`, or its chips do not add up (`CONSERVATION`).
 */

import { isObject } from '../checks.js';
import { type Rejection, reject, throwIf } from '../errors.js';
import { MAX_PLAYERS } from '../pots/crowd.js';
import { GAME_NAMES, GAMES } from './games.js';
import type { HandState } from './types.js';
import { versionProblem } from './version.js';

/** Most boards of a hand (R88). */
export const MOST_RUNS = 3;

export function stateProblem(state: HandState): Rejection | undefined {
  const old = versionProblem(state);
  if (old !== undefined) return old;
  const { players, rules, boards, pots, ladder, turn, street } = state;
  if (!isObject(rules) || !GAME_NAMES.includes(rules.game) || !Array.isArray(rules.straddles)) {
    return bad('rules', 'those of a hand');
  }
  if (!isPlayers(players)) return bad('players', 'those of a hand');
  if (!Array.isArray(boards) || boards.length < 1 || boards.length > MOST_RUNS) {
    return bad('boards', 'one list of cards for each run');
  }
  if (!Array.isArray(pots) || pots.length > MAX_PLAYERS) return bad('pots', 'a list');
  if (!Array.isArray(ladder)) return bad('ladder', 'a list');
  if (!isObject(turn)) return bad('turn', 'an object');
  return Number.isInteger(street) && street >= -1 && street < GAMES[rules.game].streets.length
    ? undefined
    : bad('street', 'one of the game');
}

export const throwIfNoState = (state: HandState): void => throwIf(stateProblem(state));

/** Without the value: a state holds cards that nobody may see. */
const bad = (field: string, wants: string): Rejection =>
  reject('BAD_INPUT', { field: `state.${field}`, wants });

function isPlayers(players: unknown): boolean {
  if (!Array.isArray(players) || players.length < 2 || players.length > MAX_PLAYERS) return false;
  for (let i = 0; i < players.length; i++) if (!isObject(players[i])) return false;
  return true;
}
