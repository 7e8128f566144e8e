/** Reads and checks what `equity` is given. Throws a PokerError; `equity` makes it a Result. */

import { type Card, formatCard, parseCards } from '../cards.js';
import { PokerError, reject } from '../errors.js';
import type { EquityOptions } from './equity.js';
import { EQUITY_GAMES, type Game, gameOf } from './games.js';
import { type Combo, parseRange } from './ranges.js';

const MAX_HANDS = 10;

export interface Holding {
  readonly cards: readonly number[];
  /** Whole numbers without a common divisor within a range. */
  readonly weight: number;
}

export interface Problem {
  readonly game: Game;
  /** What each hand can be: one holding if it is known. */
  readonly hands: readonly (readonly Holding[])[];
  readonly board: readonly number[];
  readonly dead: readonly number[];
}

export type HandInput = readonly Card[] | string;

export function readProblem(hands: readonly HandInput[], options: EquityOptions): Problem {
  const game = readGame(options.game ?? 'holdem');
  const board = readCards(options.board ?? [], game);
  if (![0, 3, 4, 5].includes(board.length)) {
    throw bad('board', '0, 3, 4 or 5 cards', board.length);
  }
  const dead = readCards(options.dead ?? [], game);
  if (!Array.isArray(hands) || hands.length < 2 || hands.length > MAX_HANDS) {
    throw bad('hands', `2 to ${MAX_HANDS} hands`, Array.isArray(hands) ? hands.length : hands);
  }
  const read = hands.map((hand) => readHand(hand, game));
  const known = read.flatMap((holdings) => (holdings.length === 1 ? holdings : []));
  const gone = noDuplicates([...board, ...dead, ...known.flatMap(({ cards }) => cards)]);
  if (hands.length * game.holeCards + 5 + dead.length > game.deck.length) {
    throw bad('hands', `few enough for a deck of ${game.deck.length}`, hands.length);
  }
  return {
    game,
    board,
    dead,
    hands: read.map((holdings, index) => stillPossible(holdings, gone, hands[index])),
  };
}

const bad = (field: string, wants: string, value: unknown): PokerError =>
  new PokerError(reject('BAD_HAND', { field, wants, value }));

function readGame(name: string): Game {
  const known = EQUITY_GAMES.find((game) => game === name);
  if (known !== undefined) return gameOf(known);
  const wants = EQUITY_GAMES.join(', ');
  throw new PokerError(reject('BAD_INPUT', { field: 'game', wants, value: name }));
}

function readCards(given: HandInput, game: Game): readonly number[] {
  const cards: readonly Card[] = typeof given === 'string' ? parseCards(given) : given;
  if (!Array.isArray(cards)) throw new PokerError(reject('BAD_CARD', { card: cards }));
  for (const card of cards) {
    if (game.deck.includes(card)) continue;
    const isCard = Number.isInteger(card) && card >= 0 && card < 52;
    throw new PokerError(
      reject('BAD_CARD', isCard ? { card: formatCard(card), game: game.name } : { card }),
    );
  }
  return noDuplicates(cards);
}

function noDuplicates(cards: readonly number[]): readonly number[] {
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice === undefined) return cards;
  throw new PokerError(reject('DUPLICATE_CARD', { card: formatCard(twice as Card) }));
}

/** Cards, or in games of two cards a range. */
function readHand(given: HandInput, game: Game): readonly Holding[] {
  if (typeof given === 'string' && game.holeCards === 2 && !looksLikeCards(given)) {
    const range = parseRange(given);
    if (!range.ok) throw new PokerError(range.error);
    const dealt = range.value.filter(({ cards }) =>
      cards.every((card) => game.deck.includes(card)),
    );
    return wholeWeights(dealt);
  }
  const cards = readCards(given, game);
  if (cards.length !== game.holeCards) {
    throw bad('hands', `hands of ${game.holeCards} cards`, cards.length);
  }
  return [{ cards, weight: 1 }];
}

/** Two cards, right or wrong: four characters of which the second is a letter, but no rank. */
function looksLikeCards(text: string): boolean {
  const plain = text.replace(/10/g, 'T').replace(/[\s,]/g, '');
  return plain.length === 4 && /^.(?![tjqka])[a-z]/i.test(plain);
}

const WEIGHT_STEPS = 10_000;

/** Weights as whole numbers, so that counts stay whole; they are read to four decimals. */
function wholeWeights(combos: readonly Combo[]): Holding[] {
  const weights = combos.map(({ weight }) => Math.max(1, Math.round(weight * WEIGHT_STEPS)));
  const divisor = weights.reduce(commonDivisor, 0);
  return combos.map(({ cards }, index) => ({
    cards,
    weight: (weights[index] as number) / divisor,
  }));
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

function stillPossible(
  holdings: readonly Holding[],
  gone: readonly number[],
  given: unknown,
): readonly Holding[] {
  if (holdings.length === 1) return holdings;
  const left = holdings.filter(({ cards }) => !cards.some((card) => gone.includes(card)));
  if (left.length > 0) return left;
  const wants = 'a hand that is still possible';
  throw new PokerError(reject('BAD_RANGE', { range: given, wants }));
}
