/**
 * Stud and draw games, whose streets are told by the cards that players get and throw (R106, R123): the
 * rounds between them are closed when the next cards come, as a live hand closes them.
 */

import { type Refusal, reject } from '../../errors.js';
import { discardLimitsOn, nextToDraw } from '../../hand/rules/draws.js';
import { emitBoard, emitDealt, emitDrew } from '../../hand/state/emit.js';
import { without } from '../../hand/state/hidden.js';
import { holeCardsAt, playerAt } from '../../hand/state/state.js';
import type { SeenCard } from '../../hand/state/types.js';
import type { CardPlan } from '../history/plan.js';
import type { PhhCard } from '../phh/hand.js';
import { closeReplayedRound, open } from './betting.js';
import type { Hands } from './hands.js';
import { type Play, warn } from './play.js';
import { markSeen, seen, takeFromDeck } from './seen.js';

const NONE: readonly never[] = [];

/** Rounds up to this street are over: those that nobody acted in opened and closed all the same. */
export function closeUpTo(play: Play, street: number): void {
  const { draft } = play;
  if (draft.open && play.opened <= street) closeReplayedRound(play);
  while (Math.max(play.opened, draft.street) < street) {
    open(play);
    closeReplayedRound(play);
  }
}

function moveTo(play: Play, street: number): void {
  if (street <= play.dealt) return;
  closeUpTo(play, street - 1);
  play.dealt = street;
}

/** Cards to a player: new ones for those that were thrown, or those of the next street. */
export function dealPlanned(
  play: Play,
  plan: CardPlan,
  hands: Hands,
  i: number,
  cards: readonly PhhCard[],
): Refusal | undefined {
  const { work, draft } = play;
  if (playerAt(draft, i).folded) return reject('PLAYER_FOLDED', { seat: i + 1 });
  const owed = hands.owed[i] ?? 0;
  if (owed > 0) {
    if (cards.length > owed) return tooMany(i, cards.length, owed);
    hands.owed[i] = owed - cards.length;
    const own = arriving(play, hands, i, cards.length);
    if (!Array.isArray(own)) return own as Refusal;
    emitDealt(work, i, own, NONE);
    return undefined;
  }
  const max = plan.streets.length;
  for (let at = 0; at < cards.length; ) {
    const first = hands.planned[i] ?? 0;
    const street = plan.streets[first];
    if (street === undefined) return tooMany(i, first + cards.length - at, max);
    moveTo(play, street);
    let last = first;
    while (plan.streets[last] === street && at + last - first < cards.length) last++;
    const own = arriving(play, hands, i, last - first);
    if (!Array.isArray(own)) return own as Refusal;
    const isUp = (k: number): boolean => plan.isUp[first + k] === true;
    emitDealt(
      work,
      i,
      own.filter((_, k) => !isUp(k)),
      own.filter((_, k) => isUp(k)),
    );
    hands.planned[i] = last;
    at += last - first;
  }
  return undefined;
}

const tooMany = (i: number, count: number, max: number): Refusal =>
  reject('TOO_MANY_CARDS', { player: i + 1, count, max });

/** The next cards of a player, as they are known in the end. */
function arriving(play: Play, hands: Hands, i: number, count: number): SeenCard[] | Refusal {
  const from = hands.came[i] ?? 0;
  hands.came[i] = from + count;
  const own = (hands.arrivals[i] ?? NONE)
    .slice(from, from + count)
    .map((card) => (card === -1 ? null : card));
  return leaveDeck(play, hands, own) ?? own;
}

/** Each card once. */
const leaveDeck = (play: Play, hands: Hands, cards: readonly SeenCard[]): Refusal | undefined =>
  takeFromDeck(play, hands, cards.length) ?? markSeen(play, cards);

/** Cards to the board of these games: of stud the one that plays for all (R119). */
export function dealCommon(
  play: Play,
  hands: Hands,
  cards: readonly PhhCard[],
): Refusal | undefined {
  const last = play.game.streets.length - 1;
  if (cards.length !== 1 || play.draft.boards[0]?.length !== 0) {
    return reject('TOO_MANY_CARDS', { count: cards.length, max: 1 });
  }
  moveTo(play, last);
  const known = seen(cards);
  const problem = leaveDeck(play, hands, known);
  if (problem !== undefined) return problem;
  emitBoard(play.work, last, 0, known);
  return undefined;
}

/** Cards that a player throws, or none. */
export function drawReplayed(
  play: Play,
  plan: CardPlan,
  hands: Hands,
  i: number,
  cards: readonly PhhCard[],
): Refusal | undefined {
  const { work, draft } = play;
  const { folded, drawn } = playerAt(draft, i);
  if (folded) return reject('PLAYER_FOLDED', { seat: i + 1 });
  const street = plan.draws[drawn.length];
  if (street === undefined) return reject('NOT_DUE', { command: 'draw' });
  moveTo(play, street);
  const turn = nextToDraw(draft);
  if (turn !== i && turn >= 0) warn(play, 'OUT_OF_TURN', { player: i, turn });
  const limits = discardLimitsOn(draft, street);
  const { length: count } = cards;
  if (count > limits.max || count < limits.min) {
    warn(play, 'DRAW_LIMIT', { player: i, count, min: limits.min, max: limits.max });
  }
  const thrown = seen(cards);
  let held = holeCardsAt(draft, i);
  for (const card of thrown) {
    const isHeld = held.includes(card);
    if (!isHeld && (card === null || !held.includes(null))) {
      return reject('NOT_YOUR_CARD', { card });
    }
    // It was dealt unseen: now it is known to be gone.
    const problem = isHeld || card === null ? undefined : markSeen(play, [card]);
    if (problem !== undefined) return problem;
    held = without(held, [card]);
  }
  emitDrew(work, i, thrown);
  if (limits.replace) hands.owed[i] = (hands.owed[i] ?? 0) + count;
  return undefined;
}

/** Of the cards that were shown those that lay face down: the others were seen before. */
export function faceDown(play: Play, i: number, cards: readonly SeenCard[]): readonly SeenCard[] {
  const { up } = playerAt(play.draft, i);
  const open = [...up, ...play.draft.boards.flat()];
  return cards.filter((card) => card === null || !open.includes(card));
}
