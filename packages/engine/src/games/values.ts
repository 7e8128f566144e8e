/** What cards are worth in a game: from its record to the evaluators. */

import type { Card } from '../cards.js';
import { flagProblem, isObject, keysProblem, throwing, unfit } from '../checks.js';
import { type Refusal, throwIf } from '../errors.js';
import { badugiAceHighValue, badugiValue } from '../evaluator/badugi.js';
import { areCards7, checkCards, checkCount, coded } from '../evaluator/checks.js';
import { evaluate7, bestFive as highValue } from '../evaluator/holdem.js';
import { aceToFiveValue, deuceToSevenValue, eightOrBetterValue } from '../evaluator/lows.js';
import { omahaValue } from '../evaluator/omaha.js';
import { omahaLowValue } from '../evaluator/omaha-low.js';
import { type ShortDeckRule, shortDeckValue } from '../evaluator/short-deck.js';
import type { Game, Half } from './game.js';
import { boardCards, GAMES, type GameName, gameProblem, holeCardCount } from './games.js';

/** Higher is better; 0 is no hand at all, as of cards that make no low. */
export type HandValue = (own: readonly Card[], board: readonly Card[]) => number;

/** The same for those who know that their numbers are cards. */
export type TrustingValue = (own: readonly number[], board: readonly number[]) => number;

export const shortDeckRule = (tripsOverStraight: boolean): ShortDeckRule =>
  tripsOverStraight ? 'trips over straight' : 'straight over trips';

export type CardsValue = (cards: readonly number[]) => number;

type Board = readonly [number, number, number, number, number];

/** Of five to seven cards, the best five; of any, the best badugi. Trusts them. */
export function cardsValue(by: Half['by'], rule: ShortDeckRule): CardsValue {
  switch (by) {
    case 'high':
      return highValue;
    case 'short-deck':
      return (cards) => shortDeckValue(cards, rule);
    case 'ace-to-five':
      return aceToFiveValue;
    case 'eight':
      return eightOrBetterValue;
    case 'deuce-to-seven':
      return deuceToSevenValue;
    case 'badugi':
      return badugiValue;
    case 'badugi-ace-high':
      return badugiAceHighValue;
  }
}

const holdemValue: TrustingValue = (own, board) =>
  own.length === 2 && board.length === 5
    ? evaluate7(
        own[0] as number,
        own[1] as number,
        board[0] as number,
        board[1] as number,
        board[2] as number,
        board[3] as number,
        board[4] as number,
      )
    : highValue([...own, ...board]);

/** One half's evaluator. It trusts its cards. */
export function halfValue({ by, from }: Half, rule: ShortDeckRule): TrustingValue {
  if (from === 'two-and-three') {
    if (by === 'high') return omahaValue;
    if (by === 'eight') return omahaLowValue;
  }
  if (from === 'any' && by === 'high') return holdemValue;
  const value = cardsValue(by, rule);
  switch (from) {
    case 'any':
      return (own, board) => value([...own, ...board]);
    case 'own':
      return (own) => value(own);
    case 'two-and-three':
      return (own, board) => bestOfTwoAndThree(own, board, value).value;
  }
}

/** The best of two of one's own with three of the board (R99); no cards if all are worth nothing. */
export function bestOfTwoAndThree(
  own: readonly number[],
  board: readonly number[],
  value: CardsValue,
): { readonly cards: readonly Card[]; readonly value: number } {
  let best: { readonly cards: readonly Card[]; readonly value: number } = { cards: [], value: 0 };
  for (let j = 1; j < own.length; j++) {
    for (let i = 0; i < j; i++) {
      for (let c = 2; c < board.length; c++) {
        for (let b = 1; b < c; b++) {
          for (let a = 0; a < b; a++) {
            const cards = [own[i], own[j], board[a], board[b], board[c]] as Card[];
            const worth = value(cards);
            if (worth > best.value) best = { cards, value: worth };
          }
        }
      }
    }
  }
  return best;
}

/** The house rules that decide between hands. */
export interface ValueOptions {
  /** Short deck: three of a kind over a straight, as some rooms have it (R101). */
  readonly tripsOverStraight?: boolean;
}

/** The evaluators of a game: for the whole pot or its first half, and for the second. */
export interface GameEvaluators {
  /** Of the first of the game's `halves`: in razz and 2-7 a low. */
  readonly high: HandValue;
  /** Of the second; 0 if the cards make none, null if the game has no second half. */
  readonly low: HandValue | null;
}

/**
 * How the hands of a game are compared: higher values are better hands, from the flop on, in stud
 * from the fifth card. Values of different games, or of two halves, do not compare. In the Omahas four
 * to six cards play alike.
 *
 * @throws `PokerError`: `BAD_INPUT` for a game that is none, `UNKNOWN_KEY` for an option that is
 * none. The evaluators throw `BAD_HAND`, `BAD_CARD` and `DUPLICATE_CARD`.
 *
 * @example
 * import { evaluatorsOf, parseCards } from '@sidepot/engine';
 *
 * const { high, low } = evaluatorsOf('omaha8');
 * const board = parseCards('2c 3d 8h Ks Kd');
 * high(parseCards('Ah 4h Kc 9s'), board) > high(parseCards('As Ad Qc Jc'), board); // → true
 * low?.(parseCards('As Ad Qc Jc'), board); // → 0
 */
export const evaluatorsOf = (game: GameName, options: ValueOptions = {}): GameEvaluators =>
  throwing(() => {
    throwIf(gameProblem(game) ?? optionsProblem(options));
    const rule = shortDeckRule(options.tripsOverStraight ?? false);
    const [first, second] = GAMES[game].halves;
    return {
      high: checked(GAMES[game], first, halfValue(first, rule)),
      low: second === undefined ? null : checked(GAMES[game], second, halfValue(second, rule)),
    };
  });

const optionsProblem = (options: unknown): Refusal | undefined =>
  isObject(options)
    ? (keysProblem(options, ['tripsOverStraight']) ??
      flagProblem('tripsOverStraight', (options as ValueOptions).tripsOverStraight))
    : unfit('options', 'object', options);

function checked(game: Game, { from }: Half, value: TrustingValue): HandValue {
  const { own: ownCount, board: boardCount } = countsOf(game, from);
  const [least, most] = ownCount;
  const [leastBoard, mostBoard] = boardCount;
  const isHoldem = most === 2;
  return (own, board) => {
    try {
      // Most often a whole hand of hold'em is asked for: its cards are looked at in one go.
      if (own?.length === 2 && board?.length === 5 && isHoldem) {
        const [a, b] = own as readonly number[] as readonly [number, number];
        const [c, d, e, f, g] = board as readonly number[] as Board;
        if (areCards7(a, b, c, d, e, f, g)) return value(own, board);
      }
      checkCount('hole', own, least, most);
      checkCount('board', board, leastBoard, mostBoard);
      checkCards(own, board);
      return value(own, board);
    } catch (error) {
      return coded(error);
    }
  };
}

type FromTo = readonly [least: number, most: number];

/** How many cards a hand may have when it is looked at. */
function countsOf(
  game: Game,
  from: Half['from'],
): { readonly own: FromTo; readonly board: FromTo } {
  const holeCards = holeCardCount(game);
  // The common card of stud is the seventh (R119).
  if (game.upCards !== null) return { own: [5, holeCards], board: [0, 1] };
  const board: FromTo = boardCards(game) > 0 ? [3, 5] : [0, 0];
  return { own: from === 'two-and-three' ? [4, 6] : [holeCards, holeCards], board };
}
