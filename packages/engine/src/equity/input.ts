/** Reads and checks what `equity` is given. Throws a PokerError; `equity` makes it a Result. */

import { type Card, formatCard, isCard, parseCards, withSuitLetters } from '../cards.js';
import { nearestName, unfit } from '../checks.js';
import { PokerError, type Refusal, reject, type Wanted } from '../errors.js';
import { EQUITY_GAMES, type EquityRules, equityRules } from './games.js';
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

/** A hand as its cards, or as text: cards ("AsKs"), or in games of two cards a range ("QQ+, AKs"). */
export type HandInput = readonly Card[] | string;

export function readProblem(hands: readonly HandInput[], options: EquityOptions): EquityProblem {
  const game = readGame(options);
  const board = options.board === undefined ? [] : readCards(options.board, game);
  if (![0, 3, 4, 5].includes(board.length)) {
    throw bad('board', 'boardCards', board.length);
  }
  const dead = options.dead === undefined ? [] : readCards(options.dead, game);
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

const bad = (field: string, wanted: Wanted, value: unknown): PokerError =>
  new PokerError(unfit(field, wanted, value, 'BAD_HAND'));

function readGame({ game = 'holdem', tripsOverStraight = false }: EquityOptions): EquityRules {
  const known = EQUITY_GAMES.find((name) => name === game);
  if (known !== undefined) return equityRules(known, tripsOverStraight);
  const nearest = typeof game === 'string' ? nearestName(game, EQUITY_GAMES) : undefined;
  const wrong = unfit('game', { wants: 'oneOf', choices: EQUITY_GAMES }, game);
  throw new PokerError(nearest === undefined ? wrong : ({ ...wrong, nearest } as Refusal));
}

function readCards(given: HandInput, game: EquityRules): readonly number[] {
  const cards: readonly Card[] = typeof given === 'string' ? parseCards(given) : given;
  if (!Array.isArray(cards)) throw new PokerError(reject('BAD_CARD', { card: cards }));
  if (cards.length > 52) throw bad('cards', { wants: 'atMostCards', most: 52 }, cards.length);
  const read: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card: unknown = cards[i];
    if (!isCard(card)) throw new PokerError(reject('BAD_CARD', { card }));
    if (!game.deck.includes(card)) {
      throw new PokerError(reject('BAD_CARD', { card: formatCard(card), game: game.name }));
    }
    read.push(card);
  }
  return noDuplicates(read);
}

function noDuplicates(cards: readonly number[]): readonly number[] {
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice === undefined) return cards;
  throw new PokerError(reject('DUPLICATE_CARD', { card: formatCard(twice as Card) }));
}

/** Cards, or in games of two cards a range. */
function readHand(given: HandInput, game: EquityRules): readonly Holding[] {
  if (typeof given === 'string' && game.holeCards === 2 && !looksLikeCards(given)) {
    if (given.length < 64 && given.trim().toLowerCase() === 'random') return anyTwo(game);
    const range = parseRange(given);
    if (!range.ok) throw new PokerError(range.error);
    const dealt = range.value.filter(({ cards }) =>
      cards.every((card) => game.deck.includes(card)),
    );
    return wholeWeights(dealt);
  }
  const cards = readCards(given, game);
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
