import { type Card, type PokerError, parseCards, type Result, seededRng } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { type Equity, equity } from '../../src/equity/equity.js';
import type { EquityOptions } from '../../src/equity/options.js';
import { parseRange } from '../../src/equity/ranges.js';
import { BOARD_GAMES } from '../../src/games/games.js';
import {
  bruteForce,
  checkEquity,
  checkProblem,
  deckOf,
  type Problem,
  randomProblem,
} from './problems.js';

function solved(hands: readonly (readonly Card[] | string)[], options?: EquityOptions): Equity {
  const result = equity(hands, options);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const counts = ({ hands }: Equity): number[][] => hands.map(({ win, ties }) => [win, ...ties]);

const codeOf = <T>(result: Result<T>): PokerError['code'] | 'none' =>
  result.ok ? 'none' : result.error.code;

const problem = (hands: readonly string[], board = '', dead = ''): Problem => ({
  game: 'holdem',
  hands: hands.map(parseCards),
  board: parseCards(board),
  dead: parseCards(dead),
});

describe('equity: known answers', () => {
  it('AsKs v QhQd: 787,966 wins, 917,606 losses, 6,732 ties of 1,712,304', () => {
    const answer = solved(['AsKs', 'QhQd']);
    expect(answer.method).toBe('exact');
    expect(answer.total).toBe(1_712_304);
    expect(counts(answer)).toEqual([
      [787_966, 0, 6_732],
      [917_606, 0, 6_732],
    ]);
    expect(answer.hands.map(({ standardError }) => standardError)).toEqual([0, 0]);
  });

  it('three-way before the flop, with pairs, suited cards and dead cards', () => {
    checkProblem(problem(['AsKs', 'QhQd', 'JcTc'], '', '2s3s4d'));
  });

  it('dominated: AhKd v AcQs', () => checkProblem(problem(['AhKd', 'AcQs'])));

  it('the same ranks: AhKh v AdKc tie but for flushes', () => {
    checkProblem(problem(['AhKh', 'AdKc'], '', 'Ts9s8s7s6s'));
  });

  it('the board plays: everybody shares', () => {
    const answer = solved(['2c3d', '4h5c', '2h7d'], { board: 'AsKsQsJsTs' });
    expect(counts(answer)).toEqual([1, 2, 3].map(() => [0, 0, 0, 1]));
    expect(answer.hands.map((hand) => hand.equity)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('takes cards as numbers as well as text', () => {
    const numbers = solved([parseCards('AsKs'), parseCards('QhQd')], {
      board: parseCards('2c3c4d'),
    });
    expect(numbers).toEqual(solved(['As Ks', 'qh,qd'], { board: '2c 3c 4d' }));
  });

  it('ten hands', () => {
    const hands = 'AsKs QhQd JcTc 9d8d 7h7c Ah2h 5s4s KcQc AdJd 6s6c'.split(' ');
    const answer = solved(hands);
    expect(answer.total).toBe(201_376);
    expect(answer.hands.reduce((sum, hand) => sum + hand.equity, 0)).toBeCloseTo(1, 12);
  });
});

describe('equity: random problems equal brute force', () => {
  it("300 of hold'em, three of them before the flop", () => {
    expect(checkEquity(300, 20_261_115)).toBe(300);
  });

  it.each(BOARD_GAMES.filter((game) => game !== 'holdem'))('%s, after the flop', (game) => {
    const rng = seededRng(3);
    for (let i = 0; i < 25; i++) checkProblem(randomProblem(rng, { game, boards: [4, 5] }));
    for (let i = 0; i < 2; i++) checkProblem(randomProblem(rng, { game, boards: [3] }));
  });

  // Dead cards leave so few boards that even the slow oracle can deal them all.
  it.each(BOARD_GAMES)('%s, before the flop', (game) => {
    const rng = seededRng(4);
    for (let i = 0; i < 4; i++) {
      const all = randomProblem(rng, { game, boards: [0] });
      const held = new Set<number>(all.hands.flat());
      const rest = deckOf(game).filter((card) => !held.has(card));
      // Neighbours and pairs stay in, so that flushes, straight flushes and lows come up.
      const from = (i * 11) % (rest.length - 11);
      const live = new Set(rest.slice(from, from + 12));
      checkProblem({ ...all, dead: rest.filter((card) => !live.has(card)) });
    }
  });
});

describe('equity: pots', () => {
  const hands = ['AsKs', 'QhQd', '7c7d'];
  const pots = [
    { amount: 300, contenders: [0, 1, 2] },
    { amount: 200, contenders: [2, 1] },
  ];

  it('each pot goes to the best of its contenders, and chips add up', () => {
    const board = '2s9h7h';
    const answer = solved(hands, { board, pots });
    const side = solved(['7c7d', 'QhQd'], { board, dead: 'AsKs' });
    expect(answer.pots?.[0]?.equity).toEqual(answer.hands.map((hand) => hand.equity));
    expect(answer.pots?.[1]?.equity).toEqual(side.hands.map((hand) => hand.equity));
    const [a, b, c] = answer.hands.map((hand) => hand.equity) as [number, number, number];
    const [third, second] = side.hands.map((hand) => hand.equity) as [number, number];
    const expected = [300 * a, 300 * b + 200 * second, 300 * c + 200 * third];
    for (const [i, chips] of expected.entries()) expect(answer.chips?.[i]).toBeCloseTo(chips, 9);
    expect(answer.chips?.reduce((sum, chips) => sum + chips)).toBeCloseTo(500, 9);
  });

  it('one contender takes all of it; before the flop too', () => {
    const answer = solved(hands, { pots: [...pots, { amount: 50, contenders: [1] }] });
    expect(answer.pots?.[2]?.equity).toEqual([1]);
    expect(answer.chips?.reduce((sum, chips) => sum + chips)).toBeCloseTo(550, 9);
    const brute = bruteForce(problem(['QhQd', '7c7d'], '', 'AsKs'));
    const [[win = 0, tie = 0] = []] = brute.high;
    expect(answer.pots?.[1]?.equity[1]).toBeCloseTo((win + tie / 2) / brute.total, 12);
  });

  it('sampled pots agree with exact ones', () => {
    const exact = solved(hands, { pots });
    const sampled = solved(hands, { pots, method: 'monte-carlo', samples: 60_000 });
    for (const [i, chips] of (exact.chips ?? []).entries()) {
      expect(Math.abs((sampled.chips?.[i] ?? 0) - chips)).toBeLessThan(5);
    }
  });
});

describe('equity: ranges', () => {
  /** Every combination that shares no card, each solved by brute force. */
  function bruteRanges(texts: readonly string[], board: string): number[] {
    const ranges = texts.map((text) => {
      const range = parseRange(text);
      return range.ok ? range.value : [];
    });
    const sums = [0, 0, 0, 0];
    for (const a of ranges[0]!) {
      for (const b of ranges[1]!) {
        const cards = [...a.cards, ...b.cards, ...parseCards(board)];
        if (new Set(cards).size < cards.length) continue;
        const hands = [a.cards, b.cards];
        const { total, high } = bruteForce({ ...problem([], board), hands });
        const weight = a.weight * b.weight;
        const all = [total, high[0]![0]!, high[1]![0]!, high[0]![1]!];
        for (const [i, count] of all.entries()) sums[i]! += count * weight;
      }
    }
    return sums;
  }

  it.each([
    [['QQ+', 'AKs, T9s-87s'], '2s9h7h'],
    [['AK:0.5, 77', 'JJ-99@25%, A5s-A4s'], '2c9h7c'],
    [['random', 'AsAh'], 'Kc9h7cKd'],
  ])('%j on %s equals brute force', (texts, board) => {
    const answer = solved(texts, { board });
    expect(answer.method).toBe('exact');
    const [total = 0, first = 0, second = 0, tie = 0] = bruteRanges(texts, board);
    // Weights are made whole, so both are compared by their parts of the total.
    const [a, b] = answer.hands;
    expect(a!.win / answer.total).toBeCloseTo(first / total, 12);
    expect(b!.win / answer.total).toBeCloseTo(second / total, 12);
    expect(a!.ties[1]! / answer.total).toBeCloseTo(tie / total, 12);
    expect(Number.isSafeInteger(a!.win) && Number.isSafeInteger(answer.total)).toBe(true);
  });

  it('before the flop: QQ v AKs is the weighted sum of its combinations', () => {
    const answer = solved(['QQ', 'AKs']);
    const parts = (parseRange('QQ') as { value: { cards: readonly Card[] }[] }).value.flatMap((a) =>
      (parseRange('AKs') as { value: { cards: readonly Card[] }[] }).value.map((b) =>
        solved([a.cards, b.cards]),
      ),
    );
    expect(answer.total).toBe(24 * 1_712_304);
    expect(answer.hands[0]!.win).toBe(parts.reduce((sum, part) => sum + part.hands[0]!.win, 0));
    expect(answer.hands[1]!.win).toBe(parts.reduce((sum, part) => sum + part.hands[1]!.win, 0));
  });

  it('with dead cards, suits are only exchanged where nothing tells them apart', () => {
    const answer = solved(['QQ', 'AKs'], { dead: '2s3s' });
    const combos = (text: string) => {
      const range = parseRange(text);
      return range.ok ? range.value : [];
    };
    let win = 0;
    for (const a of combos('QQ')) {
      for (const b of combos('AKs')) {
        win += solved([a.cards, b.cards], { dead: '2s3s' }).hands[0]!.win;
      }
    }
    expect(answer.hands[0]!.win).toBe(win);
  });

  it('a known hand and a range that needs its cards', () => {
    const answer = solved(['AsAh', 'AA']);
    expect(answer.total).toBe(1_712_304);
    expect(codeOf(equity(['AsAh', 'AA'], { dead: 'Ac' }))).toBe('BAD_RANGE');
    expect(codeOf(equity(['AA', 'AA', 'AA']))).toBe('BAD_RANGE');
  });

  it('short deck drops hands below the six', () => {
    const answer = solved(['22+', 'AsKs'], { game: 'short-deck', board: '6c7dTh' });
    expect(answer.method).toBe('exact');
    expect(codeOf(equity(['22-44', 'AsKs'], { game: 'short-deck' }))).toBe('BAD_RANGE');
  });
});

describe('equity: Monte Carlo', () => {
  it.each([
    [['AsKs', 'QhQd'], {}],
    [['AsKs', 'QhQd', 'JcTc', '9d8d'], { board: '2s9h7h' }],
    [['QQ+:0.5, 77', 'AKs, T9s-87s'], {}],
    [['AsKs2d3d', 'QhQdJhJd'], { game: 'omaha8' }],
    [['AsKs', 'QhQd'], { game: 'short-deck', board: '6c7dTh' }],
  ] as const)('%j is within four standard errors', (hands, options) => {
    const exact = solved(hands, options);
    const sampled = solved(hands, { ...options, method: 'monte-carlo', samples: 40_000, seed: 7 });
    expect(exact.method).toBe('exact');
    expect(sampled.method).toBe('monte-carlo');
    expect(sampled.total).toBe(40_000);
    for (const [i, hand] of sampled.hands.entries()) {
      const off = Math.abs(hand.equity - exact.hands[i]!.equity);
      expect(hand.standardError).toBeGreaterThan(0);
      expect(hand.standardError).toBeLessThan(0.005);
      expect(off).toBeLessThan(4 * hand.standardError);
    }
  });

  it('is chosen for large ranges; the same seed gives the same answer', () => {
    const options = { samples: 5_000, seed: 42 };
    const answer = solved(['random', 'random', 'random'], options);
    expect(answer.method).toBe('monte-carlo');
    expect(answer).toEqual(solved(['random', 'random', 'random'], options));
    expect(answer).not.toEqual(solved(['random', 'random', 'random'], { ...options, seed: 43 }));
  });

  it('stops when told, and reports progress', () => {
    const seen: number[] = [];
    const signal = { aborted: false };
    const result = equity(['random', 'random'], {
      method: 'monte-carlo',
      signal,
      onProgress: (done, total) => {
        seen.push(done);
        expect(total).toBe(500_000);
        if (done > 8_000) signal.aborted = true;
      },
    });
    expect(codeOf(result)).toBe('ABORTED');
    expect(seen).toEqual([0, 4096, 8192]);
  });

  it('stops exact counts too', () => {
    const signal = { aborted: false };
    const onProgress = () => {
      signal.aborted = true;
    };
    expect(codeOf(equity(['QQ+', 'AK, 99-22'], { signal, onProgress }))).toBe('ABORTED');
    expect(codeOf(equity(['AsKs', 'QhQd'], { signal }))).toBe('ABORTED');
  });
});

describe('equity: what cannot be answered', () => {
  it.each<[string, () => Result<Equity>]>([
    ['BAD_CARD', () => equity(['AsKx', 'QhQd'])],
    ['BAD_CARD', () => equity(['AxKs', 'QhQd'])],
    ['BAD_CARD', () => equity(['AsK1', 'QhQd'])],
    ['BAD_CARD', () => equity(['AsKs', 'QhQd'], { board: '2s3s4z' })],
    ['BAD_CARD', () => equity(['AsKs', 'QhQd'], { game: 'short-deck', board: '2c6d7d' })],
    ['BAD_CARD', () => equity([[52 as Card, 0 as Card], 'QhQd'])],
    ['DUPLICATE_CARD', () => equity(['AsKs', 'AsQd'])],
    ['DUPLICATE_CARD', () => equity(['AsAs', 'QhQd'])],
    ['DUPLICATE_CARD', () => equity(['AsKs', 'QhQd'], { board: '2c3c4c', dead: '4c' })],
    ['BAD_HAND', () => equity(['AsKs'])],
    ['BAD_HAND', () => equity(['AsKs', 'QhQd'], { board: '2c3c' })],
    ['BAD_HAND', () => equity(['AsKs', 'QhQd'], { game: 'omaha' })],
    ['BAD_HAND', () => equity(Array.from({ length: 11 }, () => 'random'))],
    ['BAD_RANGE', () => equity(['AsKs', 'Q'])],
    ['BAD_RANGE', () => equity(['AsKs', ''])],
    ['TOO_LARGE', () => equity(['random', 'random', 'random'], { method: 'exact' })],
    ['BAD_INPUT', () => equity(['AsKs', 'QhQd'], { samples: 0 })],
    ['BAD_INPUT', () => equity(['AsKs', 'QhQd'], { game: 'whist' as 'holdem' })],
    ['BAD_INPUT', () => equity(['AsKs', 'QhQd'], { method: 'guess' as 'exact' })],
    ['BAD_INPUT', () => equity(['AsKs', 'QhQd'], { pots: [{ amount: 1, contenders: [2] }] })],
    ['BAD_INPUT', () => equity(['AsKs', 'QhQd'], { pots: [{ amount: -1, contenders: [0] }] })],
  ])('%s', (code, ask) => expect(codeOf(ask())).toBe(code));
});
