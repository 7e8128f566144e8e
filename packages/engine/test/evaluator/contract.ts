/** What every evaluator keeps, whatever the game: the order of its oracle, and refusing bad cards. */
import { type Card, type PokerError, type Rng, seededRng, shuffle } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { NONE, type Score } from './naive.js';

/** A hand is one list of cards, or hole cards and a board. */
export type Hand = readonly (readonly Card[])[];

export interface Game {
  readonly name: string;
  readonly deck: readonly Card[];
  /** How many cards each list of a hand has; hands of all are compared on one scale. */
  readonly shapes: readonly (readonly number[])[];
  /** Shapes that are refused. */
  readonly refused: readonly (readonly number[])[];
  /** Hands to compare with the oracle, over all shapes. */
  readonly hands: number;
  readonly evaluate: (...hand: (readonly Card[])[]) => number;
  readonly oracle: (...hand: (readonly Card[])[]) => Score;
}

/** Random hands without shuffling the whole deck for each: only as many places as are dealt. */
function dealer(game: Game, rng: Rng): (shape: readonly number[]) => Card[][] {
  const cards = [...game.deck];
  return (shape) => {
    let next = 0;
    return shape.map((count) => {
      const start = next;
      next += count;
      for (let i = start; i < next; i++) {
        const j = i + (rng() % (cards.length - i));
        [cards[i], cards[j]] = [cards[j]!, cards[i]!];
      }
      return cards.slice(start, next);
    });
  };
}

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    // By its name: the sources have one, and the build that `npm test` takes has another.
    if (error instanceof Error && error.name === 'PokerError') return (error as PokerError).code;
    throw error;
  }
  return 'accepted';
};

export function keepsContract(game: Game): void {
  describe(game.name, () => {
    const share = Math.ceil(game.hands / game.shapes.length);

    it(`orders ${share * game.shapes.length} hands as the oracle does`, () => {
      const values = new Map<Score, number>();
      const deal = dealer(game, seededRng(2024));
      for (const shape of game.shapes) {
        for (let i = 0; i < share; i++) {
          const hand = deal(shape);
          const score = game.oracle(...hand);
          const value = game.evaluate(...hand);
          const known = values.get(score);
          if (known === undefined) values.set(score, value);
          else if (known !== value) expect({ hand, value }).toEqual({ hand, value: known });
        }
      }
      expectIncreasing(values);
    });

    it('does not care for the order of the cards', () => {
      const rng = seededRng(7);
      const deal = dealer(game, rng);
      for (let i = 0; i < 3000; i++) {
        const hand = deal(game.shapes[i % game.shapes.length]!);
        const value = game.evaluate(...hand);
        for (let n = 0; n < 5; n++) {
          const other = hand.map((cards) => shuffle(cards, rng));
          if (game.evaluate(...other) !== value) {
            expect({ other, value: game.evaluate(...other) }).toEqual({ other, value });
          }
        }
      }
    });

    it('does not change the cards it is given', () => {
      const deal = dealer(game, seededRng(8));
      for (const shape of game.shapes) {
        const hand = deal(shape).map((cards) => Object.freeze(cards));
        expect(game.evaluate(...hand)).toBe(game.evaluate(...hand));
      }
    });

    it('refuses what is no card, anywhere in the hand', () => {
      const deal = dealer(game, seededRng(9));
      const wrong = [
        -1,
        52,
        64,
        1.5,
        Number.NaN,
        '3',
        undefined,
        null,
        2 ** 32,
      ] as unknown as Card[];
      for (const shape of game.shapes) {
        forEachPlace(deal(shape), (hand, list, at) => {
          for (const card of wrong) {
            hand[list]![at] = card;
            expect(codeOf(() => game.evaluate(...hand))).toBe('BAD_CARD');
          }
        });
      }
    });

    it('refuses a card that is there twice, in one list or in two', () => {
      const deal = dealer(game, seededRng(10));
      for (const shape of game.shapes) {
        const dealt = deal(shape);
        forEachPlace(dealt, (hand, list, at) => {
          for (const card of dealt.flat()) {
            if (card === dealt[list]![at]) continue;
            hand[list]![at] = card;
            expect(codeOf(() => game.evaluate(...hand))).toBe('DUPLICATE_CARD');
          }
        });
      }
    });

    it('refuses too few and too many cards', () => {
      const deal = dealer(game, seededRng(11));
      for (const shape of game.refused) {
        expect(codeOf(() => game.evaluate(...deal(shape)))).toBe('BAD_HAND');
      }
    });
  });
}

/** Better score, higher value; no hand is 0 and every hand above it. */
function expectIncreasing(values: ReadonlyMap<Score, number>): void {
  let last = -1;
  for (const [score, value] of [...values].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (value <= last) expect.fail(`score ${score} has value ${value}, the one below ${last}`);
    if (score === NONE ? value !== 0 : value <= 0) expect.fail(`score ${score} is ${value}`);
    last = value;
  }
}

/** Calls with a fresh copy of the hand for every card in it. */
function forEachPlace(
  hand: readonly Card[][],
  visit: (hand: Card[][], list: number, at: number) => void,
): void {
  for (const [list, cards] of hand.entries()) {
    for (let at = 0; at < cards.length; at++) {
      visit(
        hand.map((other) => [...other]),
        list,
        at,
      );
    }
  }
}
