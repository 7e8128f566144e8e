/** Which cards of a hand play in a game, and what they are. */

import type { Card } from '../cards.js';
import { choiceProblem, throwing } from '../checks.js';
import { throwIf } from '../errors.js';
import { highCards, highHand, shortDeckHand } from '../evaluator/describe.js';
import type { ShortDeckRule } from '../evaluator/short-deck.js';
import type { StructuredHand } from '../evaluator/shown-hand.js';
import type { Half } from './game.js';
import { BOARD_GAMES, type BoardGame, GAMES, type GameName } from './games.js';
import {
  bestOfTwoAndThree,
  type CardsValue,
  cardsValue,
  evaluatorsOf,
  shortDeckRule,
  type ValueOptions,
} from './values.js';

/** The best high hand of one half, as data. Trusts its cards. */
export function structuredHand(
  half: Half,
  rule: ShortDeckRule,
  own: readonly Card[],
  board: readonly Card[],
): StructuredHand {
  const value = cardsValue(half.by, rule);
  const cards = cardsInPlay(half, value, own, board);
  return half.by === 'short-deck'
    ? shortDeckHand(cards, value(cards), rule)
    : highHand(cards, value(cards));
}

/**
 * The cards alone that play in a half: a high hand in showing order, a low or a badugi from the
 * highest card down; none if the cards make no such hand.
 */
export function playingOf(
  half: Half,
  rule: ShortDeckRule,
  own: readonly Card[],
  board: readonly Card[],
): readonly Card[] {
  const value = cardsValue(half.by, rule);
  const cards = cardsInPlay(half, value, own, board);
  switch (half.by) {
    case 'high':
      return highCards(cards, value(cards));
    case 'short-deck':
      return shortDeckHand(cards, value(cards), rule).cards;
    default:
      return [...firstBest(half, value, cards)].sort(
        (a, b) => heightOf(half, b) - heightOf(half, a),
      );
  }
}

function cardsInPlay(
  { from }: Half,
  value: CardsValue,
  own: readonly Card[],
  board: readonly Card[],
): readonly Card[] {
  if (from === 'own') return own;
  return from === 'any' ? [...own, ...board] : bestOfTwoAndThree(own, board, value).cards;
}

/** The first of the choices that are worth as much as all cards; none if these are worth nothing. */
function firstBest(half: Half, value: CardsValue, cards: readonly Card[]): readonly Card[] {
  const best = value(cards);
  if (best === 0) return [];
  for (const size of sizesOf(half)) {
    const found = firstChoice(cards, size, (some) => value(some) === best);
    if (found !== undefined) return found;
  }
  return [];
}

/** Every choice of cards that makes the best hand of a half: with equal ranks there are several. */
function bestChoices(half: Half, value: CardsValue, cards: readonly Card[]): readonly Card[][] {
  const best = value(cards);
  if (best === 0) return [];
  for (const size of sizesOf(half)) {
    const found = choices(cards, size).filter((some) => value(some) === best);
    if (found.length > 0) return found;
  }
  return [];
}

/** The fewest cards of a badugi that are worth it: one more would not play. */
const sizesOf = ({ name }: Half): readonly number[] => (name === 'badugi' ? BADUGI_SIZES : FIVE);
const BADUGI_SIZES = [1, 2, 3, 4];
const FIVE = [5];

/** The first of `choices` that fits, without making those behind it. */
function firstChoice(
  cards: readonly Card[],
  size: number,
  fits: (some: readonly Card[]) => boolean,
  from = 0,
  taken: readonly Card[] = [],
): readonly Card[] | undefined {
  if (size === 0) return fits(taken) ? taken : undefined;
  for (let i = from; i <= cards.length - size; i++) {
    const found = firstChoice(cards, size - 1, fits, i + 1, [...taken, cards[i] as Card]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function choices(cards: readonly Card[], size: number, from = 0): Card[][] {
  if (size === 0) return [[]];
  const found: Card[][] = [];
  for (let i = from; i <= cards.length - size; i++) {
    for (const rest of choices(cards, size - 1, i + 1)) found.push([cards[i] as Card, ...rest]);
  }
  return found;
}

/** The higher, the later the card in this half's order of ranks. */
const heightOf = ({ aceLow }: Half, card: Card): number =>
  aceLow ? ((card >> 2) + 1) % 13 : card >> 2;

/**
 * What decides odd chips in stud: the cards that play, by rank and then suit, the highest first;
 * where equal ranks leave a choice, the higher suits (R132). The higher list comes first.
 */
function suitsInPlay(half: Half, own: readonly Card[], board: readonly Card[]): readonly number[] {
  const value = cardsValue(half.by, 'straight over trips');
  const cards = cardsInPlay(half, value, own, board);
  const lists = bestChoices(half, value, cards).map((some) =>
    some.map((card) => 4 * heightOf(half, card) + (card & 3)).sort((a, b) => b - a),
  );
  return lists.sort(byList)[0] ?? [];
}

/** Tied players in the order of the odd chips of stud, by index (R132). */
export const bySuits = (
  half: Half,
  tied: readonly number[],
  cardsOf: (player: number) => readonly Card[],
  board: readonly Card[],
): number[] =>
  tied
    .map((player) => ({ player, suits: suitsInPlay(half, cardsOf(player), board) }))
    .sort((a, b) => byList(a.suits, b.suits))
    .map(({ player }) => player);

/** Higher lists first, from their first number on. */
function byList(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const apart = (b[i] as number) - (a[i] as number);
    if (apart !== 0) return apart;
  }
  return b.length - a.length;
}

/** The cards that play: high, and low if the game has one. */
export interface GameHand {
  readonly high: StructuredHand;
  /** Highest first, the ace below all; null if the game has no low or the cards make none. */
  readonly low: readonly Card[] | null;
}

/**
 * The best hand that a player of a game with a board has, from the flop on, as data: `handText` puts
 * it in words.
 *
 * @throws As `evaluatorsOf`.
 *
 * @example
 * import { bestHand, formatCards, handText, parseCards } from '@sidepot/engine';
 *
 * const { high, low } = bestHand('omaha8', parseCards('As 2h Kd Kc'), parseCards('3c 4d 8h Ks 9d'));
 * handText(high); // → 'Three of a kind, kings'
 * formatCards(low ?? []); // → '8h 4d 3c 2h As'
 */
export function bestHand(
  game: BoardGame,
  own: readonly Card[],
  board: readonly Card[],
  options: ValueOptions = {},
): GameHand {
  const evaluators = evaluatorsOf(game, options);
  throwIf(choiceProblem('game', game, BOARD_GAMES));
  evaluators.high(own, board);
  return throwing(() => {
    const [first, second] = GAMES[game].halves;
    const rule = shortDeckRule(options.tripsOverStraight ?? false);
    const low = second === undefined ? [] : playingOf(second, rule, own, board);
    return {
      high: structuredHand(first, rule, own, board),
      low: low.length === 0 ? null : low,
    };
  });
}

/** The cards that play in one half of a game. */
export interface PlayingHand {
  readonly half: Half['name'];
  /**
   * A high hand in showing order, a low or a badugi from the highest card down; none if the cards make
   * no such hand.
   */
  readonly cards: readonly Card[];
  /** A low of 2-7 that is a straight or a flush, which count against it (R137). */
  readonly made?: true;
}

/** Is this low a straight or a flush, in a game where they count against it (R137)? */
export function isMade({ by }: Half, cards: readonly Card[]): boolean {
  if (by !== 'deuce-to-seven' || cards.length < 5) return false;
  const ranks = cards.map((card) => card >> 2);
  const isRun = new Set(ranks).size === 5 && Math.max(...ranks) - Math.min(...ranks) === 4;
  return isRun || cards.every((card) => (card & 3) === ((cards[0] as Card) & 3));
}

/**
 * Which cards play in each half of any game: one entry, or two where halves share the pot. As much as
 * `evaluatorsOf` needs must be there.
 *
 * @throws As `evaluatorsOf`.
 *
 * @example
 * import { formatCards, parseCards, playingHands } from '@sidepot/engine';
 *
 * const [razz] = playingHands('razz', parseCards('Kd 8c 7h 4s 2d Ac 2c'), []);
 * formatCards(razz?.cards ?? []); // → '8c 7h 4s 2d Ac'
 */
export function playingHands(
  game: GameName,
  own: readonly Card[],
  board: readonly Card[],
  options: ValueOptions = {},
): readonly PlayingHand[] {
  evaluatorsOf(game, options).high(own, board);
  return throwing(() => {
    const rule = shortDeckRule(options.tripsOverStraight ?? false);
    return GAMES[game].halves.map((half) => {
      const cards = playingOf(half, rule, own, board);
      return { half: half.name, cards, ...(isMade(half, cards) && { made: true as const }) };
    });
  });
}
