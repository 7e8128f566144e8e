/** The cards of a record: dealt unseen, shown later, in pieces or at once; each of them once. */

import type { Card } from '../../cards.js';
import { type Refusal, reject } from '../../errors.js';
import { emit, emitBoard, emitDealt, emitMucked, emitShown } from '../../hand/state/emit.js';
import { canBet, holeCardsAt, playerAt } from '../../hand/state/state.js';
import type { SeenCard } from '../../hand/state/types.js';
import type { PhhAction, PhhCard, PhhHand, PhhShow } from '../phh/hand.js';
import { readSecond } from '../phh/second-board.js';
import { closeReplayedRound, open } from './betting.js';
import { closeDraws } from './draws.js';
import type { Play } from './play.js';
import { areKnown, HIDDEN, markSeen, seen, takeFromDeck } from './seen.js';
import { dealCommon, faceDown } from './streets.js';

const NONE: readonly never[] = [];
/**
 * `sm ????` is no muck: it stands on every street of an all-in before the real showReplayed. So the last
 * show of a whole hand counts, and it says what was dealt. Shows come after all betting; whoever
 * shows earlier makes it necessary to look through everything (`all`).
 */
export function revealedIn(
  { actions, startingStacks }: PhhHand,
  holeCards: number,
  all: boolean,
): (readonly Card[] | undefined)[] | null {
  let revealed: (readonly Card[] | undefined)[] | null = null;
  for (let k = actions.length - 1; k >= 0; k--) {
    const action = actions[k] as PhhShow;
    const verb: PhhAction['verb'] = action.verb;
    if (verb !== 'sm') {
      if (!all && (verb === 'f' || verb === 'cc' || verb === 'cbr')) break;
      continue;
    }
    const { cards, player } = action;
    if (cards === null || cards.length !== holeCards || !areKnown(cards)) continue;
    if (revealed === null) {
      revealed = [];
      for (let i = 0; i < startingStacks.length; i++) revealed.push(undefined);
    }
    revealed[player] ??= cards;
  }
  return revealed;
}

export function dealHole(
  play: Play,
  i: number,
  cards: readonly PhhCard[],
  holeCards: number,
): Refusal | undefined {
  const { work, draft } = play;
  const have = playerAt(draft, i).held;
  if (have + cards.length > holeCards) {
    return reject('TOO_MANY_CARDS', { player: i + 1, count: have + cards.length, max: holeCards });
  }
  const shown = play.revealed?.[i];
  const own = shown === undefined ? seen(cards) : dealtOf(cards, shown, have);
  if (own === undefined) {
    return reject('CARDS_DIFFER', { player: i + 1, action: showOf(play, i) });
  }
  const problem = own === HIDDEN[2] ? undefined : markSeen(play, own);
  if (problem !== undefined) return cards.includes(-1) ? { ...problem, ...at(play, i) } : problem;
  emitDealt(work, i, own, NONE);
  return undefined;
}

/** The cards as they were dealt, with what was shown later; undefined if the two disagree. */
function dealtOf(
  cards: readonly PhhCard[],
  shown: readonly Card[],
  have: number,
): readonly SeenCard[] | undefined {
  for (let k = 0; k < cards.length; k++) {
    const card = cards[k] as PhhCard;
    if (card !== -1 && !shown.includes(card)) return undefined;
  }
  // A whole hand is taken in the order it was shown, a part of it by its place.
  return cards.length === shown.length ? shown : shown.slice(have, have + cards.length);
}

/** Index of the action that showed the whole hand. */
function showOf({ hand: { actions } }: Play, i: number): number {
  for (let k = actions.length - 1; k >= 0; k--) {
    const action = actions[k];
    if (action?.verb !== 'sm' || action.player !== i || action.cards === null) continue;
    if (areKnown(action.cards)) return k;
  }
  return -1;
}

const at = (play: Play, i: number): { action?: number } => {
  const action = showOf(play, i);
  return action < 0 ? {} : { action };
};

/** Board cards may come street by street, card by card, or several streets at once. */
export function dealBoard(play: Play, cards: readonly PhhCard[]): Refusal | undefined {
  const { draft, game, hands, layout } = play;
  if (hands !== null) {
    if (layout.boardCards === 0) return dealCommon(play, hands, cards);
    const problem = takeFromDeck(play, hands, cards.length);
    if (problem !== undefined) return problem;
  }
  // Courchevel's first card lies there before anybody acts (R144).
  if (game.streets[0]?.board !== 0 && draft.boards[0]?.length === 0) return putOnBoard(play, cards);
  if (!draft.rules.bombPot || draft.street >= 0) {
    closeReplayedRound(play);
    if (hands !== null) closeDraws(play);
    const problem = putOnBoard(play, cards);
    play.dealt = draft.street;
    return problem;
  }
  const problem = putOnBoard(play, cards);
  // Antes that took all chips leave no round to close; what nobody matched of them goes back (R10).
  if (problem === undefined && !canBet(draft)) {
    open(play);
    closeReplayedRound(play);
  }
  return problem;
}

function putOnBoard(play: Play, cards: readonly PhhCard[]): Refusal | undefined {
  const { work, draft, game } = play;
  const dealt = seen(cards);
  const problem = markSeen(play, dealt);
  if (problem !== undefined) return problem;
  let done = 0;
  for (let street = 0, until = 0; street < game.streets.length; street++) {
    until += game.streets[street]?.board ?? 0;
    const have = draft.boards[0]?.length ?? 0;
    if (have >= until) continue;
    const piece =
      dealt.length - done <= until - have ? dealt : dealt.slice(done, done + until - have);
    const part = done > 0 && piece === dealt ? dealt.slice(done) : piece;
    emitBoard(work, street, 0, part);
    if (draft.rules.doubleBoard) {
      const below = readSecond(play.hand)?.slice(have, have + part.length) ?? [];
      const twice = markSeen(play, below);
      if (twice !== undefined) return twice;
      emitBoard(work, street, 1, below);
    }
    done += part.length;
    if (done === dealt.length) return undefined;
  }
  const max = draft.boards[0]?.length ?? 0;
  return reject('TOO_MANY_CARDS', { count: max + dealt.length - done, max });
}

/**
 * All-in by what was posted for them they cannot fold, so they muck before the cards are dealt (R45); in
 * stud before anybody acts, as their door card counts (R111).
 */
function isAbsent({ hand, draft, action, game }: Play, i: number): boolean {
  if (game.upCards !== null && draft.street <= 0 && draft.actions === 0) return true;
  return (
    playerAt(draft, i).held === 0 &&
    hand.actions.slice(action + 1).some(({ verb }) => verb === 'dh')
  );
}

/** Cards turned up, or given up. */
export function showReplayed(
  play: Play,
  i: number,
  cards: readonly PhhCard[] | null,
  holeCards: number,
): Refusal | undefined {
  const { work, draft, revealed } = play;
  if (cards === null && isAbsent(play, i)) {
    emit(work, { type: 'killed', seat: i + 1 });
    return undefined;
  }
  const isEarly = draft.open && draft.actor >= 0;
  if (!isEarly) {
    if (draft.open) closeReplayedRound(play);
    play.isShowdown = true;
  }
  const player = playerAt(draft, i);
  if (cards === null) {
    if (!player.folded && revealed?.[i] === undefined) emitMucked(work, i);
    return undefined;
  }
  // Who folded before a forced discard has more (R146).
  const max = Math.max(holeCards, player.held + player.up.length);
  if (cards.length > max) {
    return reject('TOO_MANY_CARDS', { player: i + 1, count: cards.length, max });
  }
  if (cards[0] === -1 && cards[cards.length - 1] === -1) return undefined;
  if (play.plan !== null) {
    emitShown(work, i, faceDown(play, i, seen(cards)));
    return undefined;
  }
  if (player.held === 0) {
    const problem = dealHole(play, i, cards, holeCards);
    if (problem !== undefined) return problem;
  }
  if (holeCardsAt(draft, i).includes(null) && areKnown(cards)) play.showsEarly = true;
  emitShown(work, i, seen(cards));
  return undefined;
}
