/** A winning hand in words, from its cards: events have no words. */

import { type Card, rankOf } from '../../cards.js';
import { throwing, unfit } from '../../checks.js';
import { type Refusal, throwIf } from '../../errors.js';
import { textOf } from '../../evaluator/hand-text.js';
import { shownHand } from '../../evaluator/shown-hand.js';
import { fields, listOf, oneOf, optional, type Shape, seenCard } from '../../shapes.js';
import type { WinningHand } from './types.js';

const card: Shape = (value, at) =>
  value === null ? unfit(at, 'card', value) : seenCard(value, at);

const cards: Shape = /* @__PURE__ */ listOf(card, 5);

const makeWon = (): Shape =>
  fields({
    half: oneOf(['high', 'low', 'badugi', 'in-hand']),
    cards,
    made: optional(oneOf([true])),
    beat: optional(fields({ cards, made: optional(oneOf([true])) })),
  });
const won: Shape = /* @__PURE__ */ makeWon();

/** Five play; of a badugi one to four, and none of a hand that was not shown. */
function countProblem({ half, cards: best, beat }: WinningHand): Refusal | undefined {
  if (half === 'badugi') return undefined;
  const odd = [...(best.length === 0 ? [] : [best]), ...(beat === undefined ? [] : [beat.cards])];
  const bad = odd.find(({ length }) => length !== 5);
  return bad && unfit('hand.cards', { wants: 'cardCount', count: 5 }, bad);
}

/** A winner's hand and the best that it beat, in words that set them apart. */
export interface WinningHandText {
  /** "Pair of sixes, jack kicker". */
  readonly text: string;
  /** "Pair of sixes, nine kicker"; null if nothing face up was beaten. */
  readonly beat: string | null;
}

/**
 * Null if the hand was not shown. A kicker that is named is the one that decides.
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no winning hand.
 *
 * @example
 * import { parseCards, winningHandText } from '@sidepot/engine';
 *
 * const cards = parseCards('6h 6d Ac Kh Jh');
 * const beat = { seat: 2, cards: parseCards('6h 6d Ah Kh 9d') };
 * winningHandText({ seat: 1, board: 0, half: 'high', cards, beat });
 * // → { text: 'Pair of sixes, jack kicker', beat: 'Pair of sixes, nine kicker' }
 */
export const winningHandText = (hand: WinningHand): WinningHandText | null =>
  throwing(() => {
    throwIf(won(hand, 'hand') ?? countProblem(hand));
    const { half, cards, beat } = hand;
    if (cards.length === 0) return null;
    if (half === 'low' || half === 'badugi') {
      const told: (hand: Low, rival?: Low) => string = half === 'low' ? lowText : badugiText;
      return { text: told(hand, beat), beat: beat === undefined ? null : told(beat, hand) };
    }
    const best = shownHand(cards);
    if (beat === undefined) return { text: textOf(best), beat: null };
    const lost = shownHand(beat.cards);
    return { text: textOf(best, { against: lost }), beat: textOf(lost, { against: best }) };
  });

const RANKS = '23456789TJQKA';

type Low = Pick<WinningHand, 'cards' | 'made'>;

/** "Low, 8-6-4-2-A": it has no kickers, its words name all five cards. A flush is called one. */
function lowText({ cards, made }: Low, rival?: Low): string {
  if (!made) return `Low, ${ranksText(cards)}`;
  return textOf(shownHand(cards), rival?.made ? { against: shownHand(rival.cards) } : {});
}

const badugiText = ({ cards }: Low): string => `Badugi, ${ranksText(cards)}`;

const ranksText = (cards: readonly Card[]): string =>
  cards.map((card) => RANKS[rankOf(card)]).join('-');
