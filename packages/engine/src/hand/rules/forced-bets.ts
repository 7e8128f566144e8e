/** What is posted before the cards: antes, blinds, straddles, late posts (R22–R45). */

import { postAnteAndBlind } from '../../pots/antes.js';
import { gameOf } from '../state/config.js';
import { emit, type Work } from '../state/emit.js';
import { indexOfSeat, playerAt } from '../state/state.js';
import type { HandPlayer, PostKind } from '../state/types.js';

/** All of it, in the order in which it goes in. */
export function postForced(work: Work, players: readonly HandPlayer[]): void {
  const { rules } = work.draft;
  if (rules.bombPot) postAntes(work);
  else if (gameOf(rules).forced === 'live-antes') postLiveAntes(work);
  else postBlinds(work);
  for (const player of players) postLate(work, player);
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
