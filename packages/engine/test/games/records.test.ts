/** One record per game: what it says of itself agrees with the rules, and everybody reads it. */
import {
  BOARD_GAMES,
  bestHand,
  deckOf,
  evaluate,
  evaluateEightOrBetter,
  evaluateShortDeck,
  evaluatorsOf,
  formatCards,
  GAME_NAMES,
  GAMES,
  type GameName,
  handText,
  hasLow,
  PokerError,
  parseCards,
  seededRng,
  shuffle,
  tiersByValue,
  tiersByWinners,
} from '@sidepot/engine';
import { describe, expect, it, test } from 'vitest';
import { holeCardCount } from '../../src/games/games.js';

const BURNS = 3;
const BOARD = 5;

/** All ways to choose so many of them. */
const choose = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, i) => choose(items.slice(i + 1), count - 1).map((r) => [item, ...r]));

describe('records', () => {
  test.each(BOARD_GAMES)('%s seats as many as its deck serves, the burns included', (name) => {
    const left = deckOf(name).length - BOARD - BURNS;
    expect(GAMES[name].seats).toBe(Math.floor(left / holeCardCount(GAMES[name])));
  });
  it('no two games share a code of PHH or a name of PokerStars', () => {
    const phh = GAME_NAMES.flatMap((name) => Object.values(GAMES[name].codes.phh));
    const stars = GAME_NAMES.flatMap((name) => GAMES[name].codes.stars ?? []);
    expect(new Set(phh).size).toBe(phh.length);
    expect(new Set(stars).size).toBe(stars.length);
  });
  it('has a PHH code for every limit it is played with', () => {
    for (const name of GAME_NAMES) {
      const { limits, codes } = GAMES[name];
      expect(Object.keys(codes.phh).sort()).toEqual([...limits].sort());
    }
  });
});

/** R98, R99, R101: the best five by trying them all. */
function slowHigh(name: GameName, own: readonly number[], board: readonly number[]): number {
  const fives =
    GAMES[name].halves[0].from === 'any'
      ? choose([...own, ...board], 5)
      : choose(own, 2).flatMap((two) => choose(board, 3).map((three) => [...two, ...three]));
  const value = name === 'short-deck' ? evaluateShortDeck : evaluate;
  return Math.max(...fives.map((five) => value(five as never)));
}

describe('evaluators of a game (R98–R101)', () => {
  test.each(BOARD_GAMES)('%s: as the best of all fives that the rules allow', (name) => {
    const rng = seededRng(7);
    for (let n = 0; n < 30; n++) {
      const cards = shuffle(deckOf(name), rng);
      const own = cards.slice(0, holeCardCount(GAMES[name]));
      const board = cards.slice(10, 13 + (n % 3));
      const { high, low } = evaluatorsOf(name);
      expect(high(own, board)).toBe(slowHigh(name, own, board));
      expect(low !== null).toBe(hasLow(GAMES[name]));
      if (low === null) continue;
      const lows = choose(own, 2).flatMap((two) =>
        choose(board, 3).map((three) => evaluateEightOrBetter([...two, ...three])),
      );
      expect(low(own, board)).toBe(Math.max(...lows));
    }
  });
  test.each(BOARD_GAMES)('%s: the cards that play are worth what the hand is worth', (name) => {
    const rng = seededRng(8);
    for (let n = 0; n < 30; n++) {
      const cards = shuffle(deckOf(name), rng);
      const own = cards.slice(0, holeCardCount(GAMES[name]));
      const board = cards.slice(10, 15);
      const { high, low } = bestHand(name, own, board);
      const value = name === 'short-deck' ? evaluateShortDeck : evaluate;
      const evaluators = evaluatorsOf(name);
      expect(value(high.cards)).toBe(evaluators.high(own, board));
      const worth = evaluators.low?.(own, board) ?? 0;
      expect(low === null ? 0 : evaluateEightOrBetter(low)).toBe(worth);
    }
  });
  it('R101: the house decides between three of a kind and a straight', () => {
    const [straight, trips] = [parseCards('9h 8d'), parseCards('7d 7h')];
    const board = parseCards('7c Ts 6h Kd Qs');
    const usual = evaluatorsOf('short-deck').high;
    const other = evaluatorsOf('short-deck', { tripsOverStraight: true }).high;
    expect(usual(straight, board)).toBeGreaterThan(usual(trips, board));
    expect(other(straight, board)).toBeLessThan(other(trips, board));
    expect(handText(bestHand('short-deck', straight, board).high)).toBe('Straight, ten high');
  });
  it('R99, R102: high and low of one hand are two different fives', () => {
    const { high, low } = bestHand(
      'omaha8',
      parseCards('As 2h Kd Kc'),
      parseCards('3c 4d 8h Ks 9d'),
    );
    expect(handText(high)).toBe('Three of a kind, kings');
    expect(formatCards(low ?? [])).toBe('8h 4d 3c 2h As');
  });
  it('refuses cards that are none, that are there twice, and wrong numbers of them', () => {
    const code = (ask: () => unknown): string => {
      try {
        ask();
      } catch (error) {
        if (error instanceof PokerError) return error.code;
      }
      return 'none';
    };
    const board = parseCards('3c 4d 8h Ks 9d');
    expect(code(() => evaluatorsOf('holdem').high(parseCards('As 3c'), board))).toBe(
      'DUPLICATE_CARD',
    );
    expect(code(() => evaluatorsOf('holdem').high(parseCards('As Ac 2c'), board))).toBe('BAD_HAND');
    expect(code(() => evaluatorsOf('omaha').high(parseCards('As Ac'), board))).toBe('BAD_HAND');
    expect(code(() => bestHand('omaha8', parseCards('As Ac 2c 2d'), []))).toBe('BAD_HAND');
  });
});

describe('tiers', () => {
  it('of values: best first, ties together, nothing for no hand', () => {
    expect(tiersByValue([])).toEqual([]);
    expect(
      tiersByValue([
        ['a', 1],
        ['b', 3],
        ['c', 0],
        ['d', 3],
      ]),
    ).toEqual([['b', 'd'], ['a']]);
  });
  it('of winners: nobody twice, the rest last', () => {
    expect(tiersByWinners([[3], [3, 1], []], [1, 2, 3])).toEqual([[3], [1], [2]]);
    expect(tiersByWinners<number>([], [])).toEqual([]);
  });
});
