/**
 * What there is to deal in games beyond hole cards and a board: by the game's record, how many cards
 * each hand and the middle still get. Throws PokerErrors.
 */

import { isObject } from '../checks.js';
import type { Game } from '../games/game.js';
import {
  boardCards,
  deckOf,
  GAMES,
  type GameName,
  holeCardCount,
  isCommonCard,
} from '../games/games.js';
import { halfValue, shortDeckRule, type TrustingValue } from '../games/values.js';
import {
  bad,
  type DeckOfGame,
  type DrawingHand,
  type GivenCards,
  type HandInput,
  isRandom,
  noDuplicates,
  optionalCards,
  readCards,
} from './given-cards.js';
import type { EquityOptions } from './options.js';

/** Some cards that are known, and how many are still to come. */
export interface DealtPlace {
  readonly cards: readonly number[];
  readonly missing: number;
}

export interface DealtProblem {
  readonly hands: readonly DealtPlace[];
  readonly board: DealtPlace;
  /** What can still come. */
  readonly stub: readonly number[];
  /** Of each half of the pot, above 0, higher is better; 0 is none, as of a low that does not qualify. */
  readonly halves: readonly TrustingValue[];
}

/** A hand as it is told. */
interface Told {
  readonly keeps: readonly number[];
  readonly discards: readonly number[];
  readonly isDrawing: boolean;
  /** Nothing is known of it. */
  readonly isRandom: boolean;
}

export function readDealtHands(
  name: GameName,
  hands: readonly HandInput[],
  { board: givenBoard, dead: givenDead, tripsOverStraight = false }: EquityOptions,
): DealtProblem {
  const game = GAMES[name];
  const cards = { name, deck: deckOf(name) };
  const board = optionalCards(givenBoard, cards);
  checkBoard(game, board.length);
  const dead = optionalCards(givenDead, cards);
  const told = Array.from(hands, (hand) => readTold(hand, cards));
  const held = told.flatMap(({ keeps, discards }) => [...keeps, ...discards]);
  const gone = new Set(noDuplicates([...board, ...dead, ...held]));
  const common = commonCards(game, told, board.length, cards.deck.length - dead.length);
  const size = holeCardCount(game) - common;
  const places = told.map((hand) => placeOf(game, hand, size));
  const stub = cards.deck.filter((card) => !gone.has(card));
  const middle = { cards: board, missing: boardCards(game) + common - board.length };
  const needed = places.reduce((sum, { missing }) => sum + missing, middle.missing);
  if (needed > stub.length) {
    throw bad('hands', { wants: 'fitsDeck', count: cards.deck.length }, hands.length);
  }
  const rule = shortDeckRule(tripsOverStraight);
  return {
    hands: places,
    board: middle,
    stub,
    halves: game.halves.map((half) => halfValue(half, rule)),
  };
}

/** As many as lie there after a street, or none yet; in stud the common card. */
function checkBoard(game: Game, count: number): void {
  if (boardCards(game) === 0) {
    const most = game.shortDeck === 'common' ? 1 : 0;
    if (count > most) throw bad('board', { wants: 'atMostCards', most }, count);
    return;
  }
  const counts = [0];
  for (const { board } of game.streets) counts.push((counts.at(-1) ?? 0) + board);
  if (counts.includes(count)) return;
  throw bad('board', counts.includes(1) ? 'boardCardsOrOne' : 'boardCards', count);
}

/** One if a common card is there, or comes because there is not one for each (R119). */
function commonCards(game: Game, told: readonly Told[], onBoard: number, live: number): number {
  if (game.shortDeck !== 'common') return 0;
  if (onBoard > 0) return 1;
  const all = holeCardCount(game);
  // Who has a seventh card has one of their own, and so have all.
  if (told.some(({ keeps }) => keeps.length >= all)) return 0;
  return isCommonCard(live - told.length * (all - 1), told.length) ? 1 : 0;
}

function readTold(given: HandInput, game: DeckOfGame): Told {
  if (isRandom(given)) return { keeps: [], discards: [], isDrawing: false, isRandom: true };
  const parts = typeof given === 'string' ? given.split('/') : [given];
  const isHand = isObject(given) && 'keeps' in (given as object);
  const { keeps, discards } = isHand
    ? (given as DrawingHand)
    : { keeps: parts[0] as GivenCards, discards: parts.slice(1).join('/') };
  const read = {
    keeps: readCards(keeps, game),
    discards: readCards(discards, game),
    isDrawing: isHand || parts.length > 1,
    isRandom: false,
  };
  if (read.keeps.length > 0 || read.isDrawing) return read;
  throw bad('hands', { wants: 'cardsFromTo', least: 1, most: 7 }, 0);
}

/** Stud deals what is not known of a hand; elsewhere all of it is, but for what it draws. */
function placeOf(game: Game, told: Told, size: number): DealtPlace {
  const { keeps, discards } = told;
  const missing = size - keeps.length;
  const draw = drawOf(game);
  const thrown = draw === null ? 0 : draw.replace ? Math.min(draw.max, missing) : draw.max;
  if (discards.length > thrown) {
    throw bad('discards', { wants: 'atMostCards', most: thrown }, discards.length);
  }
  const isPartly = game.upCards !== null || told.isRandom;
  if (missing < 0 && isPartly)
    throw bad('hands', { wants: 'atMostCards', most: size }, keeps.length);
  const drawn = told.isDrawing && draw?.replace === true ? draw.max : 0;
  if (!isPartly && (missing < 0 || missing > drawn)) {
    const wanted =
      drawn > 0
        ? ({ wants: 'cardsFromTo', least: size - drawn, most: size } as const)
        : ({ wants: 'handsOf', count: size } as const);
    throw bad('hands', wanted, keeps.length);
  }
  return { cards: keeps, missing };
}

/** How a draw of the game goes; null where nobody throws anything. */
const drawOf = ({ streets }: Game): Game['streets'][number]['draw'] =>
  streets.find(({ draw }) => draw !== null)?.draw ?? null;
