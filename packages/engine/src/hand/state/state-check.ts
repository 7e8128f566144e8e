/**
 * States come back from files, databases and sockets. Each is looked at as far as is cheap: `apply`
 * runs a million times a second. So a state that is none is refused with a field; one that was only
 * damaged inside is `UNREADABLE`, or its chips do not add up (`CONSERVATION`).
 */

import { isObject } from '../../checks.js';
import { type Refusal, reject, throwIf } from '../../errors.js';
import { GAME_NAMES, GAMES } from '../../games/games.js';
import { MAX_PLAYERS } from '../../pots/crowd.js';
import type { Wants } from '../../wants.js';
import type { HandState, PublicHand } from './types.js';
import { versionProblem } from './version.js';

/** Most boards of a hand (R88). */
export const MOST_RUNS = 3;

/** The look costs a fifth of a call. What `apply` made last is most often what comes back next. */
let last: HandState | null = null;

/** A state of our own making: it needs no look while it is the last one. */
export function made(state: HandState): HandState {
  last = state;
  return state;
}

export function stateProblem(state: HandState): Refusal | undefined {
  if (state === last) return undefined;
  const wrong = versionProblem(state) ?? publicProblem(state, 'state');
  if (wrong !== undefined) return wrong;
  const { players, hidden } = state;
  if (!isObject(hidden)) return bad('state.hidden', 'object');
  if (hidden.deck !== null && !isShort(hidden.deck)) {
    return bad('state.hidden.deck', 'cardsOrNull');
  }
  if (!isShort(hidden.thrown)) return bad('state.hidden.thrown', 'list');
  if (!isShort(hidden.spares)) return bad('state.hidden.spares', 'list');
  return isHands(hidden.cards, players.length)
    ? undefined
    : bad('state.hidden.cards', 'cardsOfEach');
}

/** The part that a view has too; `at` is what it is called. */
export function publicProblem(hand: PublicHand, at: string): Refusal | undefined {
  const { players, rules, boards, pots, ladder, turn, street } = hand;
  if (!isObject(rules) || !GAME_NAMES.includes(rules.game) || !Array.isArray(rules.straddles)) {
    return bad(`${at}.rules`, 'ofHand');
  }
  if (!isPlayers(players)) return bad(`${at}.players`, 'ofHand');
  if (!isBoards(boards)) return bad(`${at}.boards`, 'boardOfEachRun');
  if (!isShort(pots)) return bad(`${at}.pots`, 'list');
  if (!isShort(ladder, MOST_RAISES)) return bad(`${at}.ladder`, 'list');
  if (!isObject(turn)) return bad(`${at}.turn`, 'object');
  return Number.isInteger(street) && street >= -1 && street < GAMES[rules.game].streets.length
    ? undefined
    : bad(`${at}.street`, 'street');
}

export const throwIfNoState = (state: HandState): void => throwIf(stateProblem(state));

/** Without the value: a state holds cards that nobody may see. */
const bad = (field: string, wants: Wants): Refusal => reject('BAD_INPUT', { field, wants });

/** No list of a state is longer than a deck, so that none with a false length is walked. */
const isShort = (list: unknown, most: number = 52): boolean =>
  Array.isArray(list) && list.length <= most;

/** More than anybody makes on a street. */
const MOST_RAISES = 100_000;

function isBoards(boards: readonly unknown[]): boolean {
  if (!isShort(boards, MOST_RUNS) || boards.length === 0) return false;
  for (let b = 0; b < boards.length; b++) if (!isShort(boards[b])) return false;
  return true;
}

function isPlayers(players: HandState['players']): boolean {
  if (!isShort(players, MAX_PLAYERS) || players.length < 2) return false;
  for (let i = 0; i < players.length; i++) {
    const player = players[i];
    if (player === undefined || !isObject(player)) return false;
    if (typeof player.id !== 'string') return false;
    if (!isShort(player.up) || !isShort(player.shown) || !isShort(player.drawn)) return false;
  }
  return true;
}

function isHands(cards: readonly unknown[], players: number): boolean {
  if (!isShort(cards) || cards.length !== players) return false;
  for (let i = 0; i < cards.length; i++) if (!isShort(cards[i])) return false;
  return true;
}
