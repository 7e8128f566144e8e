/** What is posted before the cards: antes, blinds, straddles, late posts (R22–R45). */

import { posting } from '../../pots/antes.js';
import { gameOf } from '../state/config.js';
import { emitPosted, type Work } from '../state/emit.js';
import { indexOfSeat, playerAt } from '../state/state.js';
import type { HandPlayer, PostKind } from '../state/types.js';

/** All of it, in the order in which it goes in. */
export function postForced(work: Work, players: readonly HandPlayer[]): void {
  const { rules } = work.draft;
  if (rules.bombPot) postAntes(work);
  else if (gameOf(rules).forced === 'bring-in') postAntes(work);
  else if (gameOf(rules).forced === 'live-antes') postLiveAntes(work);
  else postBlinds(work);
  for (let i = 0; i < players.length; i++) postLate(work, players[i] as HandPlayer);
}

/** Everybody's ante is a bet, and the button's is double (R33). */
function postLiveAntes(work: Work): void {
  const { rules, players } = work.draft;
  for (let i = 0; i < players.length; i++) {
    const { seat, stack } = playerAt(work.draft, i);
    const isButton = seat === rules.button;
    const live = Math.min(stack, isButton ? 2 * rules.ante : rules.ante);
    post(work, i, isButton ? 'button-blind' : 'ante', 0, 0, live);
  }
}

function postAntes(work: Work): void {
  const { rules, players } = work.draft;
  for (let i = 0; i < players.length; i++) {
    post(work, i, 'ante', Math.min(playerAt(work.draft, i).stack, rules.ante), 0, 0);
  }
}

function postBlinds(work: Work): void {
  const { rules } = work.draft;
  const { anteMode, smallBlind, bigBlind, smallBlindSeat, bigBlindSeat } = rules;
  if (anteMode === 'perPlayer') postAntes(work);
  const payer =
    anteMode === 'bigBlind' ? bigBlindSeat : anteMode === 'button' ? rules.button : null;
  const isStraddler = payer !== null && rules.straddles.some(({ seat }) => seat === payer);
  if (payer !== smallBlindSeat && payer !== bigBlindSeat && !isStraddler) {
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
  const posted = posting(stack, seat === payer ? ante : 0, amount, order);
  if (order === 'ante-first') post(work, i, 'ante', 0, posted.ante, 0);
  if (kind !== null) post(work, i, kind, 0, 0, posted.blind);
  if (order === 'blind-first') post(work, i, 'ante', 0, posted.ante, 0);
}

/** Who comes back or in out of turn: live first if they are short (R41, R42). */
function postLate(work: Work, { seat, posts }: HandPlayer): void {
  if (posts === undefined) return;
  const i = indexOfSeat(work.draft, seat);
  const { stack } = playerAt(work.draft, i);
  const live = Math.min(stack, posts.live ?? 0);
  post(work, i, 'post', 0, Math.min(stack - live, posts.dead ?? 0), live);
}

function post(
  work: Work,
  i: number,
  kind: PostKind,
  ante: number,
  dead: number,
  live: number,
): void {
  if (ante + dead + live > 0) emitPosted(work, i, kind, ante, dead, live);
}
