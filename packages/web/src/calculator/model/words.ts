/** What a hand is, in words: beside its cards, and in the steps of the pot it wins. */

import { bestHand, handText, type StructuredHand } from '@sidepot/engine';
import { type WonHand, words } from '@sidepot/i18n/page';
import type { TypedHand, TypedPlayer } from './hand.js';
import { BOARD_CARDS, HOLE_CARDS, rankHands } from './ranking.js';
import type { SolvedStep } from './solve.js';

/** One line for each full board; none while cards are missing. */
export function handWords(hand: TypedHand, key: number): readonly string[] {
  const player = hand.players.find((one) => one.key === key);
  return hand.boards.flatMap((_, board) => inWords(describedIn(hand, player, board)));
}

const inWords = (made: StructuredHand | null): string | [] =>
  made === null ? [] : handText(made, { texts: words.cards.hands });

function describedIn(hand: TypedHand, player: TypedPlayer | undefined, board: number) {
  const [least] = HOLE_CARDS[hand.game];
  const cards = hand.boards[board] ?? [];
  if (player === undefined || player.cards.length < least || cards.length < BOARD_CARDS)
    return null;
  return bestHand(hand.game, player.cards, cards).high;
}

/**
 * What wins at this step, and the best hand that it beats of those who play for the pot; null if it
 * is not known by cards. Steps name their board before.
 */
export function winningHand(
  hand: TypedHand,
  steps: readonly SolvedStep[],
  at: number,
  eligible: readonly number[],
): WonHand | null {
  const step = steps[at];
  if (step === undefined || (step.kind !== 'win' && step.kind !== 'split')) return null;
  if (step.best === 'low') return null;
  const winners = step.kind === 'win' ? [step.player] : step.players;
  const before = steps.slice(0, at).findLast(({ kind }) => kind === 'board');
  const board = before?.kind === 'board' ? before.board - 1 : 0;
  const playing = hand.players.filter(({ key }) => eligible.includes(key));
  const known = playing.filter((player) => describedIn(hand, player, board) !== null);
  const ofKey = (key: number | undefined) =>
    describedIn(
      hand,
      hand.players.find((player) => player.key === key),
      board,
    );
  const texts = words.cards.hands;
  const won = ofKey(winners[0]);
  if (won === null) return null;
  const holdings = known.map(({ key, cards }) => [key, cards] as const);
  const [best = [], next = []] = rankHands(hand.game, holdings, hand.boards[board] ?? []).high;
  // Who was named the winner without the best cards beats nobody by them.
  const isBest = [...best].sort().join() === [...winners].sort().join();
  const beaten = isBest ? next[0] : undefined;
  const lost = ofKey(beaten);
  if (beaten === undefined || lost === null) return { text: handText(won, { texts }), beat: null };
  const beat = { seat: beaten, text: handText(lost, { against: won, texts }) };
  return { text: handText(won, { against: lost, texts }), beat };
}
