/** Reads and checks what `equity` is given. Throws a PokerError; `equity` makes it a Result. */

import { withSuitLetters } from '../cards.js';
import { PokerError, reject } from '../errors.js';
import type { BoardGame } from '../games/games.js';
import { type EquityRules, equityRules } from './games.js';
import {
  bad,
  type GivenCards,
  type HandInput,
  isRandom,
  noDuplicates,
  optionalCards,
  readCards,
} from './given-cards.js';
import type { EquityOptions } from './options.js';
import { type Combo, parseRange } from './ranges.js';

export const MAX_EQUITY_HANDS = 10;

export interface Holding {
  readonly cards: readonly number[];
  /** Whole numbers without a common divisor within a range. */
  readonly weight: number;
}

export interface EquityProblem {
  readonly game: EquityRules;
  /** What each hand can be: one holding if it is known. */
  readonly hands: readonly (readonly Holding[])[];
  readonly board: readonly number[];
  readonly dead: readonly number[];
  /** How many cards are left when board, dead cards and known hands are gone. */
  readonly live: number;
}

/** Of a game with a board. */
export function readProblem(
  name: BoardGame,
  hands: readonly HandInput[],
  options: EquityOptions,
): EquityProblem {
  const game = equityRules(name, options.tripsOverStraight ?? false);
  const board = optionalCards(options.board, game);
  if (![0, 3, 4, 5].includes(board.length)) {
    throw bad('board', 'boardCards', board.length);
  }
  const dead = optionalCards(options.dead, game);
  const read = Array.from(hands, (hand) => readHand(hand, game));
  const known = read.flatMap((holdings) => (holdings.length === 1 ? holdings : []));
  const gone = noDuplicates([...board, ...dead, ...known.flatMap(({ cards }) => cards)]);
  if (read.length * game.holeCards + 5 + dead.length > game.deck.length) {
    throw bad('hands', { wants: 'fitsDeck', count: game.deck.length }, read.length);
  }
  return {
    game,
    board,
    dead,
    live: game.deck.length - gone.length,
    hands: read.map((holdings, index) => stillPossible(holdings, gone, hands[index])),
  };
}

/** How many there are; throws if they are no list, too few or too many. */
export function countHands(hands: unknown): number {
  if (Array.isArray(hands) && hands.length >= 2 && hands.length <= MAX_EQUITY_HANDS)
    return hands.length;
  const wanted = { wants: 'handsFromTo', least: 2, most: MAX_EQUITY_HANDS } as const;
  throw bad('hands', wanted, Array.isArray(hands) ? hands.length : hands);
}

/** Cards, or in games of two cards a range. */
function readHand(given: HandInput, game: EquityRules): readonly Holding[] {
  if (typeof given === 'string' && game.holeCards === 2 && !looksLikeCards(given)) {
    if (isRandom(given)) return anyTwo(game);
    const range = parseRange(given);
    if (!range.ok) throw new PokerError(range.error);
    const dealt = range.value.filter(({ cards }) =>
      cards.every((card) => game.deck.includes(card)),
    );
    return wholeWeights(dealt);
  }
  const cards = readCards(given as GivenCards, game);
  if (cards.length !== game.holeCards) {
    throw bad('hands', { wants: 'handsOf', count: game.holeCards }, cards.length);
  }
  return [{ cards, weight: 1 }];
}

/** By number of cards in the deck: every hand of two, made when first asked for. */
const anyTwoOf = /* @__PURE__ */ new Map<number, readonly Holding[]>();

function anyTwo({ deck }: EquityRules): readonly Holding[] {
  let all = anyTwoOf.get(deck.length);
  if (all === undefined) {
    all = deck.flatMap((high, i) =>
      deck.slice(0, i).map((low) => ({ cards: [high, low], weight: 1 })),
    );
    anyTwoOf.set(deck.length, all);
  }
  return all;
}

/** Two cards, right or wrong: four characters of which the second is a letter, but no rank. */
function looksLikeCards(text: string): boolean {
  const plain = withSuitLetters(text).replace(/10/g, 'T').replace(/[\s,]/g, '');
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
  if (holdings.length === 1 || gone.length === 0) return holdings;
  const isGone = new Uint8Array(52);
  for (const card of gone) isGone[card] = 1;
  const left = holdings.filter(({ cards }) => cards.every((card) => isGone[card] === 0));
  if (left.length > 0) return left;
  throw new PokerError(reject('BAD_RANGE', { range: given, wants: 'possibleHand' }));
}
