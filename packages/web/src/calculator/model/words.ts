/** What a hand is, in words: beside its cards, and in the steps of the pot it wins. */

import { handText, type PlayingHand, playingHands, rankOf, shownHand } from '@sidepot/engine';
import { type WonHand, words } from '@sidepot/i18n/page';
import type { TypedHand, TypedPlayer } from './hand.js';
import { isComplete, rankHands } from './ranking.js';
import type { SolvedStep } from './solve.js';

/** One line for each half on each full board; none while cards are missing. */
export function handWords(hand: TypedHand, key: number): readonly string[] {
  const player = hand.players.find((one) => one.key === key);
  return hand.boards.flatMap((_, board) =>
    (playedIn(hand, player, board) ?? []).map((played) => textOf(played)),
  );
}

const RANKS = '23456789TJQKA';

/** `against`: the hand that it beats or loses to. */
function textOf({ half, cards, made: counts }: PlayingHand, against?: PlayingHand): string {
  const { made } = words.calculator.winners;
  if (cards.length === 0) return made.none;
  if (counts) return handText(shownHand(cards), { texts: words.cards.hands });
  if (half === 'low' || half === 'badugi') {
    return made[half](cards.map((card) => RANKS[rankOf(card)]).join('-'));
  }
  const texts = words.cards.hands;
  return against === undefined
    ? handText(shownHand(cards), { texts })
    : handText(shownHand(cards), { texts, against: shownHand(against.cards) });
}

function playedIn(
  { game, boards }: TypedHand,
  player: TypedPlayer | undefined,
  board: number,
): readonly PlayingHand[] | null {
  const cards = boards[board] ?? [];
  if (player === undefined || !isComplete(game, player.cards, [cards])) return null;
  return playingHands(game, player.cards, cards);
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
  const half = step.best === 'low' ? 1 : 0;
  const winners = step.kind === 'win' ? [step.player] : step.players;
  const before = steps.slice(0, at).findLast(({ kind }) => kind === 'board');
  const board = before?.kind === 'board' ? before.board - 1 : 0;
  const playing = hand.players.filter(({ key }) => eligible.includes(key));
  const known = playing.filter((player) => playedIn(hand, player, board) !== null);
  const ofKey = (key: number | undefined): PlayingHand | null => {
    const player = hand.players.find((one) => one.key === key);
    return playedIn(hand, player, board)?.[half] ?? null;
  };
  const won = ofKey(winners[0]);
  if (won === null || won.cards.length === 0) return null;
  const holdings = known.map(({ key, cards }) => [key, cards] as const);
  const { high, low = [] } = rankHands(hand.game, holdings, hand.boards[board] ?? []);
  const [best = [], next = []] = half === 0 ? high : low;
  // Who was named the winner without the best cards beats nobody by them.
  const isBest = [...best].sort().join() === [...winners].sort().join();
  const beaten = isBest ? next[0] : undefined;
  const lost = ofKey(beaten);
  if (beaten === undefined || lost === null) return { text: textOf(won), beat: null };
  return { text: textOf(won, lost), beat: { seat: beaten, text: textOf(lost, won) } };
}
