/** Hands in the words of PokerStars' histories, which trackers look for. */

import { type Card, RANKS, rankOf } from '../../cards.js';
import type { ShortDeckRule } from '../../evaluator/short-deck.js';
import type { StructuredHand } from '../../evaluator/shown-hand.js';
import { isMade, playingOf, structuredHand } from '../../games/describe.js';
import { OWN_HIGH } from '../../games/draw.js';
import type { Half } from '../../games/game.js';
import { boardCards, holeCardCount } from '../../games/games.js';
import { shortDeckRule } from '../../games/values.js';
import type { SeenCard } from '../../hand/state/types.js';
import type { History } from '../history/types.js';
import { isKnown } from '../history/words.js';

const ONE =
  /* @__PURE__ */ 'Deuce Three Four Five Six Seven Eight Nine Ten Jack Queen King Ace'.split(' ');

const one = (rank: number | undefined): string => ONE[rank ?? 0] ?? '';
const many = (rank: number | undefined): string => `${one(rank)}${rank === 4 ? 'es' : 's'}`;

/** A hand in words, on one of the boards. */
export type StarsWords = (cards: readonly Card[], board: number) => string | undefined;

/** Most are said twice, where they are shown and in the summary: each is worked out once. */
export function starsWords(history: History): StarsWords {
  const said: { cards: readonly Card[]; board: number; words: string | undefined }[] = [];
  return (cards, board) => {
    for (const one of said) if (one.cards === cards && one.board === board) return one.words;
    const words = starsHand(history, cards, history.boards[board] ?? []);
    said.push({ cards, board, words });
    return words;
  };
}

/** Undefined while a card is missing. With two halves both are said, if there is a low. */
export function starsHand(
  { game, rules }: History,
  hole: readonly SeenCard[],
  board: readonly SeenCard[],
): string | undefined {
  const mine = hole.filter(isKnown);
  const middle = board.filter(isKnown);
  // The common card of stud is the seventh (R119).
  const common = game.upCards === null ? boardCards(game) : middle.length;
  const own = game.upCards === null ? holeCardCount(game) : holeCardCount(game) - common;
  if (mine.length !== own || middle.length !== common) return undefined;
  const texts = game.halves.flatMap((half): string[] => {
    const rule = shortDeckRule(rules.tripsOverStraight);
    const text = halfText(half, rule, mine, middle);
    if (text === undefined) return [];
    return [game.halves.length === 1 ? text.alone : text.ofTwo];
  });
  return texts.join('; ');
}

/** What is said of the only half of a game, and of one of two. */
interface HalfText {
  readonly alone: string;
  readonly ofTwo: string;
}

function halfText(
  half: Half,
  rule: ShortDeckRule,
  own: readonly Card[],
  board: readonly Card[],
): HalfText | undefined {
  if (half.name === 'high' || half.name === 'in-hand') {
    const text = highText(structuredHand(half, rule, own, board));
    return { alone: text, ofTwo: `HI: ${text}` };
  }
  const cards = playingOf(half, rule, own, board);
  if (cards.length === 0) return undefined;
  if (half.name === 'badugi') {
    const text = `${cards.length === 4 ? 'Badugi' : `${cards.length}-card`}: ${ranksText(cards)}`;
    return { alone: text, ofTwo: text };
  }
  const text = isRun(half, cards)
    ? highText(structuredHand(OWN_HIGH, rule, cards, []))
    : ranksText(cards);
  return { alone: `Lo: ${text}`, ofTwo: `LO: ${text}` };
}

/** Does a low hold what makes it worse than its ranks: a pair, and in deuce-to-seven a straight or a flush? */
function isRun(half: Half, cards: readonly Card[]): boolean {
  return new Set(cards.map(rankOf)).size < cards.length || isMade(half, cards);
}

function highText({ category, ranks, cards }: StructuredHand): string {
  const [first, second] = ranks;
  const run = `${one(rankOf(cards[4] as Card))} to ${one(first)}`;
  switch (category) {
    case 'high card':
      return `high card ${one(first)}`;
    case 'pair':
      return `a pair of ${many(first)}`;
    case 'two pair':
      return `two pair, ${many(first)} and ${many(second)}`;
    case 'three of a kind':
      return `three of a kind, ${many(first)}`;
    case 'straight':
      return `a straight, ${run}`;
    case 'flush':
      return `a flush, ${one(first)} high`;
    case 'full house':
      return `a full house, ${many(first)} full of ${many(second)}`;
    case 'four of a kind':
      return `four of a kind, ${many(first)}`;
    case 'straight flush':
      return first === 12 ? 'a Royal Flush' : `a straight flush, ${run}`;
  }
}

/** "8,6,4,2,A" */
const ranksText = (cards: readonly Card[]): string =>
  cards.map((card) => RANKS[rankOf(card)]).join(',');
