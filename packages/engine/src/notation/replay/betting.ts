/** Posts and actions of a record as events: what happened is followed, only the impossible is not. */

import { isAmount } from '../../chips.js';
import { type Refusal, reject } from '../../errors.js';
import { returnUncalled } from '../../hand/rules/dealing.js';
import { openRound } from '../../hand/rules/opening.js';
import { emit, emitActed, emitCollected, emitOpened, emitPosted } from '../../hand/state/emit.js';
import {
  hasRivals,
  liveCount,
  minBetOn,
  pendingAtStart,
  playerAt,
} from '../../hand/state/state.js';
import type { HandEvent, PlayerState, PostKind } from '../../hand/state/types.js';
import { isMatched, uncalledOf } from '../../pots/uncalled.js';
import type { PhhPlain, PhhRaise } from '../phh/hand.js';
import { CAP } from '../phh/variants.js';
import { closeDraws } from './draws.js';
import { byIndex } from './games.js';
import { warnOfAction } from './judge.js';
import { note, type Play, warn } from './play.js';

/** Antes, then blinds; nobody posts more than they have. */
export function postReplayed(play: Play): void {
  postAntes(play);
  const { work, draft, game, blinds } = play;
  const count = blinds.length;
  for (let k = 0; k < count; k++) {
    const i = count === 2 ? 1 - k : k;
    const nominal = blinds[i] as number;
    if (nominal === 0) continue;
    const { stack } = playerAt(draft, i);
    const owed = nominal < 0 ? -nominal : nominal;
    const live = stack < owed ? stack : owed;
    const kind = game.forced === 'live-antes' ? 'button-blind' : kindOf(play, i, nominal);
    if (live > 0) emitPosted(work, i, kind, 0, 0, live);
    if (play.warnings !== null) notePost(play, i, kind, live, owed);
  }
}

function postAntes(play: Play): void {
  const { hand, work, draft } = play;
  let payers = 0;
  for (let i = 0; i < hand.antes.length; i++) if ((hand.antes[i] as number) > 0) payers++;
  if (payers === 0) return;
  const antes = byIndex(hand.antes);
  const layered = layeredPart(play, payers);
  if (play.warnings !== null && areUneven(antes)) note(play, 'UNEVEN_ANTES');
  for (let i = 0; i < antes.length; i++) {
    const nominal = antes[i] as number;
    if (nominal <= 0) continue;
    const { stack } = playerAt(draft, i);
    const paid = stack < nominal ? stack : nominal;
    const ante = paid < layered ? paid : layered;
    emitPosted(work, i, 'ante', ante, paid - ante, 0);
    if (paid < nominal) note(play, 'SHORT_POST', { player: i, paid, owed: nominal });
  }
}

/**
 * How much of an ante is layered with the bets (R22, R23); the rest is dead money in the first pot
 * (R14). What one player posts for all is dead; else the record says whether antes are layered, and
 * if it does not, equal ones are. What a player posts above the others is dead.
 */
function layeredPart({ hand, game }: Play, payers: number): number {
  const { antes, anteTrimmingStatus } = hand;
  let least = Infinity;
  let isUniform = true;
  for (let i = 0; i < antes.length; i++) {
    const ante = antes[i] as number;
    if (ante !== antes[0]) isUniform = false;
    if (ante > 0 && ante < least) least = ante;
  }
  const isLayered =
    game.forced === 'live-antes' || (payers > 1 && (anteTrimmingStatus ?? isUniform));
  return isLayered ? least : 0;
}

/** Several antes of different size. */
const areUneven = (antes: readonly number[]): boolean =>
  antes.filter((ante) => ante > 0).length > 1 && antes.some((ante) => ante !== antes[0]);

function kindOf({ blinds, lastBlind }: Play, i: number, nominal: number): PostKind {
  if (nominal < 0) return 'post';
  const count = blinds.length;
  const first = count === 2 ? 1 : 0;
  if (i === first && i !== lastBlind) return 'small-blind';
  const isSecond = i === (count === 2 ? 0 : 1);
  if (isSecond || (i === first && i === lastBlind)) return 'big-blind';
  return i === lastBlind && (blinds[1] ?? 0) > 0 ? 'straddle' : 'post';
}

function notePost(play: Play, player: number, kind: PostKind, paid: number, owed: number): void {
  if (kind === 'post') note(play, 'LATE_POST', { player, paid });
  const least = kind === 'big-blind' ? Math.max(owed, play.draft.rules.bigBlind) : owed;
  if (paid < least) note(play, 'SHORT_POST', { player, paid, owed: least });
}

/** The betting round of the street, when its first action comes. */
export function open(play: Play): void {
  const { work, draft, lastBlind, game } = play;
  const { players, rules } = draft;
  const street = play.plan === null ? Math.max(draft.street, 0) : nextRound(play);
  play.opened = street;
  if (game.upCards !== null) {
    openRound(work, street, openerByRecord(play));
    return;
  }
  const isFixed = rules.limit === 'fixed-limit';
  let price = 0;
  for (let i = 0; i < players.length; i++) {
    // The price is what was posted, also if the blind was short of what it should be.
    const { bet } = players[i] as PlayerState;
    if (bet > price) price = bet;
  }
  const first = pendingAtStart(draft, street === 0 ? lastBlind + 1 : 0, price);
  const capped = isFixed && !rules.uncapped && liveCount(draft) > 2;
  // Antes that are bets count in the first raise (R33, R49); the record's prices leave them out.
  const isOnAntes = street === 0 && price > 0 && game.forced === 'live-antes';
  const raise = isOnAntes ? 2 * rules.ante : minBetOn(draft, street);
  emitOpened(work, street, price, raise, street === 0 ? 1 : 0, capped, first, false);
}

/** The street whose cards have come last: they need no board (R106, R123). */
function nextRound(play: Play): number {
  const { draft, opened, game } = play;
  if (draft.street > opened) return draft.street;
  closeDraws(play);
  return Math.min(opened + 1, game.streets.length - 1);
}

/** Where cards face up are unknown, only the record knows whose board speaks first. */
function openerByRecord({ draft, hand, action }: Play): number | undefined {
  const isSeen = draft.players.every(({ folded, up }) => folded || !up.includes(null));
  const deed = hand.actions[action];
  if (isSeen || deed === undefined || !('player' in deed)) return undefined;
  return deed.verb === 'dh' || deed.verb === 'sm' ? undefined : deed.player;
}

/** Betting is over when the record goes on with cards, shows or nothing (R10, R69). */
export function closeReplayedRound(play: Play): void {
  const { work, draft } = play;
  if (!draft.open) {
    if (draft.street > 0 || play.opened >= 0) return;
    open(play);
  }
  play.isCutOff = draft.actor >= 0 && !isAtCap(play);
  if (!play.isCutOff) returnUnmatched(play);
  else warn(play, 'STILL_TO_ACT', { player: draft.actor });
  emitCollected(work);
}

/** In a game with a cap nobody acts who has reached it, and chips stay behind. */
function isAtCap({ draft, hand }: Play): boolean {
  const cap = hand.extra?.[CAP];
  if (!isAmount(cap)) return false;
  return draft.players.every(
    ({ folded, stack, live, ante }) => folded || stack === 0 || live + ante >= cap,
  );
}

/**
 * R10. Chips of a folded player that nobody matched and that the record does not give back are the
 * forced bet of a dead hand (R45): there is no other way to lose them.
 */
export function returnUnmatched({ work, draft, hand }: Play): void {
  if (isMatched(draft.players)) return;
  const { owner } = uncalledOf(draft.players.map(({ ante, live }) => ante + live));
  const player = owner < 0 ? undefined : draft.players[owner];
  const isOut = player?.folded === true && !player.killed;
  if (isOut && hand.finishingStacks?.[owner] === player.stack) {
    emit(work, { type: 'killed', seat: player.seat });
  }
  returnUncalled(work);
}

type Acted = Extract<HandEvent, { type: 'acted' }>;

export function act(play: Play, action: PhhPlain | PhhRaise): Refusal | undefined {
  const { work, draft } = play;
  const { player: i, verb } = action;
  const player = draft.players[i];
  if (player === undefined) return reject('UNKNOWN_PLAYER', { player: `p${i + 1}` });
  const { bet, stack } = player;
  const seat = i + 1;
  if (player.folded) return reject('PLAYER_FOLDED', { seat });
  if (stack === 0) return reject('PLAYER_ALL_IN', { seat });
  if (!draft.open) open(play);
  const { currentBet } = draft;
  let kind: Acted['action'] = 'fold';
  let to = bet;
  let full = false;
  if (verb === 'f') {
    if (!hasRivals(draft)) return reject('LAST_LIVE_HAND', { seat });
    // Who folds before it is brought in is not there: the hand is dead (R111).
    if (draft.mustBringIn && draft.actor !== i) {
      emit(work, { type: 'killed', seat });
      return undefined;
    }
  } else if (verb === 'cbr') {
    to = action.amount;
    const max = bet + stack;
    if (!isAmount(to) || to < currentBet || to <= bet) {
      return reject('BELOW_MINIMUM', { to, min: currentBet, max });
    }
    if (to > max) return reject('NOT_ENOUGH_CHIPS', { to, max });
    // A "raise" to the bet that is there is a call.
    kind = to === currentBet ? 'call' : currentBet === 0 ? 'bet' : 'raise';
    full = kind !== 'call' && isFull(play, to);
  } else if (verb === 'pb' || (draft.mustBringIn && draft.actor === i)) {
    const { bringIn = 0 } = draft.rules;
    if (draft.street !== 0 || bringIn === 0 || currentBet > bringIn) return noBringIn(play);
    to = Math.min(bringIn, bet + stack);
    kind = 'bring-in';
  } else {
    if (currentBet > bet) to = currentBet < bet + stack ? currentBet : bet + stack;
    kind = to > bet ? 'call' : 'check';
  }
  if (play.warnings !== null) warnOfAction(play, i, kind, to);
  const paid = to - bet;
  emitActed(work, i, kind, to, paid, paid === stack, full);
  return undefined;
}

/** Nobody brings in what is bet already, or in a game without one. */
const noBringIn = ({ hand }: Play): Refusal =>
  reject('BAD_NOTATION', { reason: 'noVerb', verb: 'pb', variant: hand.variant });

/** R49, R50; in fixed limit half a bet more counts as one (R59). */
function isFull({ draft }: Play, to: number): boolean {
  const { rules, currentBet, lastFullRaise, fullLevel, street } = draft;
  return rules.limit === 'fixed-limit'
    ? 2 * (to - fullLevel) >= minBetOn(draft, street)
    : to - currentBet >= lastFullRaise;
}
