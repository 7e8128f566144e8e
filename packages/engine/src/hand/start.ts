/** The first moments of a hand: antes, blinds, straddles, late posts, cards (R22–R45). */

import { answering } from '../checks.js';
import type { Result } from '../errors.js';
import { postAnteAndBlind } from '../pots/antes.js';
import { firstStreet, gameOf, readConfig, type Start } from './config.js';
import { emit, type Watch, type Work } from './emit.js';
import { firstState } from './evolve.js';
import { dealStreet, openBetting } from './rules/dealing.js';
import { refresh } from './rules/turn-and-pots.js';
import { indexOfSeat, liveCount, OWNS_ALL, playerAt } from './state.js';
import {
  type HandConfig,
  type HandEvent,
  type HandPlayer,
  type HandState,
  LOG_VERSION,
  type PostKind,
} from './types.js';

/** A state, and the events that led to it. */
export interface Step {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
}

/**
 * Posts what is owed and, if there is a deck, deals: the first decision or, rarely, the run-out. A
 * config that is refused comes back as a rejection.
 *
 * @example
 * import { deck, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) hand.value.events.map(({ type }) => type);
 * // → ['started', 'posted', 'posted', 'dealt', 'dealt', 'opened']
 */
export const startHand = (config: HandConfig): Result<Step> =>
  answering(() => {
    const read = readConfig(config);
    if (!read.ok) return read;
    const events: HandEvent[] = [];
    const { draft } = beginHand(ownCopy(read.value), events, true);
    refresh(draft);
    return { ok: true, value: { state: draft, events } };
  });

/** What a caller writes to later must not change the hand. */
function ownCopy({ rules, players, deck }: Start): Start {
  const { straddles, rakeConfig } = rules;
  const own = {
    ...rules,
    straddles: straddles.map(({ seat, amount }) => ({ seat, amount })),
    rakeConfig: rakeConfig === null ? null : { ...rakeConfig },
  };
  return { rules: own, players, deck: deck === null ? null : deck.slice() };
}

export function beginHand(
  start: Start,
  events: HandEvent[] | null,
  detailed: boolean,
  watch?: Watch,
): Work {
  const { rules, players, deck } = start;
  const seated = players.map(({ id, seat, stack }) => ({ id, seat, stack }));
  const started: HandEvent = {
    type: 'started',
    version: LOG_VERSION,
    rules,
    players: seated,
    deck,
  };
  const work: Work = {
    draft: firstState(started),
    owned: OWNS_ALL,
    movesPots: true,
    events,
    detailed,
    watch,
  };
  events?.push(started);
  watch?.(started, work.draft);
  if (rules.bombPot) postAntes(work);
  else if (gameOf(rules).forced === 'live-antes') postLiveAntes(work);
  else postBlinds(work);
  for (const player of players) postLate(work, player);
  for (const { seat, absent } of players) {
    if (absent === true) emit(work, { type: 'killed', seat });
  }
  // Without a deck the cards are the dealer's next step, unless nobody is there to play for them.
  if (deck !== null) dealStreet(work, undefined, undefined);
  else if (liveCount(work.draft) < 2) openBetting(work, firstStreet(rules));
  return work;
}

/** Everybody's ante is a bet, and the button's is double (R33). */
function postLiveAntes(work: Work): void {
  const { rules, players } = work.draft;
  for (const { seat, stack } of players) {
    const isButton = seat === rules.button;
    const live = Math.min(stack, isButton ? 2 * rules.ante : rules.ante);
    post(work, seat, isButton ? 'button-blind' : 'ante', { live });
  }
}

function postAntes(work: Work): void {
  const { rules, players } = work.draft;
  for (const { seat, stack } of players) {
    post(work, seat, 'ante', { ante: Math.min(stack, rules.ante) });
  }
}

function postBlinds(work: Work): void {
  const { rules } = work.draft;
  const { anteMode, smallBlind, bigBlind, smallBlindSeat, bigBlindSeat } = rules;
  if (anteMode === 'perPlayer') postAntes(work);
  const payer =
    anteMode === 'bigBlind' ? bigBlindSeat : anteMode === 'button' ? rules.button : null;
  const straddle = rules.straddles.find(({ seat }) => seat === payer);
  if (payer !== smallBlindSeat && payer !== bigBlindSeat && straddle === undefined) {
    postSingle(work, payer, null, 0);
  }
  postSingle(work, smallBlindSeat, 'small-blind', smallBlind, payer);
  postSingle(work, bigBlindSeat, 'big-blind', bigBlind, payer);
  for (const { seat, amount } of rules.straddles) {
    postSingle(work, seat, 'straddle', amount, payer === bigBlindSeat ? null : payer);
  }
}

/** A blind, and the ante for the whole table if this seat is the one that pays it (R26–R32). */
function postSingle(
  work: Work,
  seat: number | null,
  kind: PostKind | null,
  amount: number,
  payer: number | null = seat,
): void {
  const i = seat === null ? -1 : indexOfSeat(work.draft, seat);
  if (seat === null || i < 0) return;
  const { ante, singleAnteOrder: order } = work.draft.rules;
  const { stack } = playerAt(work.draft, i);
  const posted = postAnteAndBlind(stack, seat === payer ? ante : 0, amount, order);
  if (order === 'ante-first') post(work, seat, 'ante', { dead: posted.ante });
  if (kind !== null) post(work, seat, kind, { live: posted.blind });
  if (order === 'blind-first') post(work, seat, 'ante', { dead: posted.ante });
}

/** Who comes back or in out of turn: live first if they are short (R41, R42). */
function postLate(work: Work, { seat, posts }: HandPlayer): void {
  if (posts === undefined) return;
  const { stack } = playerAt(work.draft, indexOfSeat(work.draft, seat));
  const live = Math.min(stack, posts.live ?? 0);
  post(work, seat, 'post', { live, dead: Math.min(stack - live, posts.dead ?? 0) });
}

function post(
  work: Work,
  seat: number,
  kind: PostKind,
  { ante = 0, dead = 0, live = 0 }: { ante?: number; dead?: number; live?: number },
): void {
  if (ante + dead + live > 0) emit(work, { type: 'posted', seat, kind, ante, dead, live });
}
