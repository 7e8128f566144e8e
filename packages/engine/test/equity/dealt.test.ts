import {
  BOARD_GAMES,
  type Card,
  type EquityGame,
  type EquityOptions,
  equity,
  equityAsync,
  formatCards,
  GAME_NAMES,
  type HandInput,
  randomBelow,
  seededRng,
  shuffle,
} from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { bruteForce, DEALT, engineAnswer, type Spot } from './dealt-problems.js';

const GAMES = GAME_NAMES.filter((game) => !(BOARD_GAMES as readonly string[]).includes(game));

function solved(hands: readonly HandInput[], options: EquityOptions) {
  const found = equity(hands, options);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

function expectBrute(spot: Spot): void {
  const { method, shares, wins } = engineAnswer(spot);
  const brute = bruteForce(spot);
  expect(method).toBe('exact');
  const said = JSON.stringify(spot);
  for (const [i, share] of brute.shares.entries()) expect(shares[i], said).toBeCloseTo(share, 10);
  for (const [half, won] of brute.wins.entries()) {
    for (const [i, share] of won.entries()) expect(wins[half]?.[i], said).toBeCloseTo(share, 10);
  }
}

/** A spot with so many cards to come, from so few that all their orders can be dealt. */
function randomSpot(game: EquityGame, seed: number): Spot {
  const rng = seededRng(seed);
  const { own, board } = DEALT[game]!;
  const isDraw = own < 7 && !['courchevel', 'courchevel-8', 'pineapple'].includes(game);
  const deck = shuffle(
    Array.from({ length: 52 }, (_, i) => i as Card),
    rng,
  );
  const take = (count: number): string => formatCards(deck.splice(0, count));
  const open = own === 7 || isDraw ? [1, randomBelow(rng, 2), 0] : [0, 0, 0];
  const hands = open.map((missing) => {
    const keeps = take(own - missing);
    return isDraw && missing > 0 ? `${keeps}/${take(missing)}` : keeps;
  });
  const onBoard = board === 0 ? 0 : 4;
  return { game, hands, board: take(onBoard), dead: take(deck.length - 9) };
}

describe('every game of stud and draw', () => {
  it('is in the table of this test', () =>
    expect(Object.keys(DEALT).sort()).toEqual([...GAMES].sort()));

  it.each(GAMES)('%s: random spots as brute force has them', (game) => {
    for (let seed = 1; seed <= 8; seed++) expectBrute(randomSpot(game, seed));
  });

  it.each(GAMES)('%s: the same hands in other suits are worth the same', (game) => {
    const { own } = DEALT[game]!;
    const ranks = ['2', '4', '5', '7', 'J', 'K', 'A'].slice(0, own);
    const of = (suits: string): string => ranks.map((rank, i) => rank + suits[i % 2]).join('');
    const known = solved([of('ch'), of('ds')], {
      game,
      board: DEALT[game]!.board > 0 ? '8c8d8h9s' : '',
    });
    expect(known.method).toBe('exact');
    expect(known.hands.map(({ equity: share }) => share)).toEqual([0.5, 0.5]);
  });
});

describe('spots worth a look', () => {
  it('razz: two cards to come for each', () => {
    const dead = '9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQsKcKd8c8d8h7c7d7s6c6h6s5d5h';
    expectBrute({ game: 'razz', hands: ['Ac2d3hKs4d', '5c6d7h8sAh'], dead });
  });

  it('stud8: a half pot without a low goes to the high hand (R134)', () => {
    const [high, low] = solved(['KcKdKhTsJd9c9d', 'Ac2d3h4s6dQcQd'], { game: 'stud8' }).hands;
    expect([high!.equity, low!.equity]).toEqual([0.5, 0.5]);
    const [all] = solved(['KcKdKhTsJd9c9d', 'Ac2d3h4sTdQcQd'], { game: 'stud8' }).hands;
    expect(all).toMatchObject({ equity: 1, low: { win: 0, scoop: 1 } });
  });

  it('27td: a pat nine against a draw of one, and what was thrown does not come again', () => {
    const spot: Spot = { game: '27td', hands: ['9c8d6h4s3c', '2c3d4h7s/Kd'], dead: '5c5d' };
    expectBrute(spot);
    expect(solved(spot.hands, { game: '27td', dead: '5c5d' }).total).toBe(52 - 12);
  });

  it('27td: who throws nothing stands pat', () => {
    const { total, hands } = solved(['9c8d6h4s3c', '2c3d4h7sKd'], { game: '27td' });
    expect([total, hands[0]!.win]).toEqual([1, 1]);
  });

  it('a hand that draws as cards, and with discards that nobody knows', () => {
    const pat = '9c8d6h4s3c';
    const named = solved([pat, { keeps: '2c3d4h7s', discards: 'Kd' }], { game: '27td' });
    expect(named).toEqual(solved([pat, '2c3d4h7s/Kd'], { game: '27td' }));
    expect(solved([pat, '2c3d4h7s/'], { game: '27td' }).total).toBe(named.total + 1);
  });

  it('badugi against a hand that nobody knows', () => {
    const found = solved(['Ac2d3h4s', 'random'], { game: 'badugi' });
    expect(found.total).toBe((48 * 47 * 46 * 45) / 24);
    expect(found.hands[0]!.equity).toBeGreaterThan(0.999);
  });

  it('Drawmaha: a draw before the turn and the river', () => {
    const dead = '2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d';
    const hands = ['AcAdKhKs9d', 'QcJdTh9s/8d'];
    expectBrute({ game: 'drawmaha', hands, board: 'QdJcTc', dead: `${dead}7h7s8c` });
  });

  it('a common card in stud, told or because the deck is short (R119)', () => {
    const hands = ['Ac2d3hKs4d9c', '5c6d7h8sAh9d'];
    const told = solved(hands, { game: 'razz', board: '2h' });
    expect(told.total).toBe(1);
    expectBrute({ game: 'stud8', hands, board: '2h', isCommon: true });
    const deck = Array.from({ length: 52 }, (_, i) => i as Card);
    const eight = Array.from({ length: 8 }, (_, i) => formatCards(deck.slice(6 * i, 6 * i + 6)));
    expect(solved(eight, { game: 'stud' }).total).toBe(4);
    expectBrute({ game: 'stud', hands: eight, isCommon: true });
    // Ten cards for seven hands: one each. With two of them dead there are too few.
    const seven = eight.slice(0, 7);
    expect(solved(seven, { game: 'stud' }).total).toBe(10 * 9 * 8 * 7 * 6 * 5 * 4);
    expect(solved(seven, { game: 'stud', dead: formatCards(deck.slice(42, 44)) }).total).toBe(8);
  });

  it('pots have contenders of their own', () => {
    const pots = [
      { amount: 300, contenders: [0, 1, 2] },
      { amount: 100, contenders: [2, 1] },
    ];
    const hands = ['Ac2d3hKs4d6c', '5c6d7h8sAh9d', 'KcKdKh2s3sQs'];
    const found = solved(hands, { game: 'stud8', pots });
    const side = solved([hands[1]!, hands[2]!], { game: 'stud8', dead: hands[0]! });
    expect(found.pots?.[1]?.equity[1]).toBeCloseTo(side.hands[0]!.equity, 1);
    expect(found.chips?.reduce((sum, chips) => sum + chips)).toBeCloseTo(400, 9);
  });
});

describe('samples', () => {
  it.each<[EquityGame, readonly string[], string]>([
    ['razz', ['Ac2d3hKs4d', '5c6d7h8sAh'], ''],
    ['stud8', ['Ac2d3hKs4d', 'KcKd7h7sQh'], ''],
    ['27td', ['2c3d4h7s/Kd', '2d3c4c/KcQd'], ''],
    ['badeucy', ['2c3d4h7s/Kd', '2d3c4s/KcQd'], ''],
    ['drawmaha', ['AcAdKhKs9d', 'QcJdTh9s/8d'], 'QdJcTc'],
  ])('%s: within four standard errors of the exact answer', (game, hands, board) => {
    const exact = solved(hands, { game, board });
    expect(exact.method).toBe('exact');
    const samples = { method: 'monte-carlo', samples: 20_000, seed: 7 } as const;
    const sampled = solved(hands, { game, board, ...samples });
    expect(sampled.total).toBe(20_000);
    for (const [i, hand] of sampled.hands.entries()) {
      expect(hand.standardError).toBeGreaterThan(0);
      expect(Math.abs(hand.equity - exact.hands[i]!.equity)).toBeLessThan(4 * hand.standardError);
    }
    expect(solved(hands, { game, board, ...samples })).toEqual(sampled);
  });

  it('are chosen where there are too many ways', () => {
    const found = solved(['Ac2d3h', '5c6d7h'], { game: 'razz', samples: 2_000 });
    expect([found.method, found.total]).toEqual(['monte-carlo', 2_000]);
    expect(found.hands[0]!.equity + found.hands[1]!.equity).toBeCloseTo(1, 9);
  });
});

it('does not block, reports and can be stopped', async () => {
  const seen: (readonly [number, number])[] = [];
  const hands = ['Ac2d3hKs4d', '5c6d7h8sAh'];
  const options = {
    game: 'razz',
    onProgress: (...now: [number, number]) => seen.push(now),
  } as const;
  const found = await equityAsync(hands, options);
  expect(found).toEqual(equity(hands, { game: 'razz' }));
  expect(seen.every(([done], i) => i === 0 || done >= seen[i - 1]![0])).toBe(true);
  expect(seen.at(-1)![0]).toBe(seen.at(-1)![1]);
  const signal = { aborted: true };
  expect(equity(hands, { game: 'razz', signal })).toMatchObject({ error: { code: 'ABORTED' } });
});

describe('what cannot be answered', () => {
  const refused = (hands: readonly HandInput[], options: EquityOptions) => {
    const found = equity(hands, options);
    if (found.ok) throw new Error('answered');
    return found.error;
  };

  it.each<[string, readonly HandInput[], EquityOptions]>([
    ['DUPLICATE_CARD', ['Ac2d3h', 'Ac6d7h'], { game: 'razz' }],
    ['DUPLICATE_CARD', ['2c3d4h7s/Kd', '2d3c4cKdQh'], { game: '27td' }],
    ['BAD_CARD', ['Ac2d3x', '5c6d7h'], { game: 'razz' }],
    ['BAD_CARD', ['2c3d4h7s/Kd/Qd', '2d3c4c8dQh'], { game: '27td' }],
    ['BAD_HAND', ['Ac2d3h4c5d6h7c8d', '5c6c7h'], { game: 'razz' }],
    ['BAD_HAND', ['', '5c6h7h'], { game: 'razz' }],
    ['BAD_HAND', ['Ac2d/3h', '5c6h7h'], { game: 'razz' }],
    ['BAD_HAND', ['Ac2d3h4c5d6h7c', '5c6c7h'], { game: 'razz', board: 'Kd' }],
    ['BAD_HAND', ['Ac2d3h', '5c6h7h'], { game: 'razz', board: 'KdKc' }],
    ['BAD_HAND', ['2c3d4h7s', '2d3c4cKdQh'], { game: '27td' }],
    ['BAD_HAND', ['2c3d4h7s8d/Kd', '2d3c4cKcQh'], { game: '27td' }],
    ['BAD_HAND', ['2c3d4h7s8d', '2d3c4cKcQh'], { game: '27td', board: 'Kd' }],
    ['BAD_HAND', ['2c/3d4h7s8d', '2d3c4cKcQh'], { game: 'drawmaha' }],
    ['BAD_HAND', ['2c3d4h', '2d3c'], { game: 'pineapple' }],
    ['BAD_HAND', ['2c3d4h7s8d', '2d3c4cKcQh'], { game: 'courchevel', board: '9d9c' }],
    ['BAD_HAND', Array.from({ length: 9 }, () => 'random'), { game: 'stud' }],
    ['TOO_LARGE', ['random', 'random'], { game: 'stud', method: 'exact' }],
    ['TOO_LARGE', ['random', 'random'], { game: 'stud', samples: 1e9 }],
  ])('%s %j %j', (code, hands, options) => expect(refused(hands, options).code).toBe(code));

  it('says what a hand may throw', () => {
    expect(refused(['2c3d/4h7s8d9d', '2d3c4cKcQh'], { game: 'drawmaha' })).toMatchObject({
      ...{ field: 'discards', wants: 'atMostCards', most: 3 },
    });
  });
});
