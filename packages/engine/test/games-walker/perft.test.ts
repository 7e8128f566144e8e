/** How many ways a small stud or draw hand can go, with the walker and with the engine. */
import { parseCards as engineCards, perft as enginePerft, unwrap } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { startedByEngine } from './against-engine/adapter.js';
import { waysOf } from './against-engine/ways.js';
import { ORDERED_DECK, parseCards } from './cards.js';
import { type PerftCount, perft } from './perft.js';
import type { WalkConfig } from './state.js';

const inWords = ({ sequences, ended }: PerftCount): string => `${sequences}/${ended}`;

const table = (config: WalkConfig, depth: number, deck?: string): string =>
  perft(config, depth, deck === undefined ? undefined : parseCards(deck))
    .map(inWords)
    .join(' ');

function game(name: string, stacks: readonly number[], more: Partial<WalkConfig>): WalkConfig {
  const players = stacks.map((stack, i) => ({ id: `P${i + 1}`, seat: i + 1, stack }));
  const seatCount = stacks.length;
  const base = { limit: 'fixed-limit', mode: 'tournament', seatCount, button: seatCount } as const;
  return { ...base, game: name, players, ...more };
}

const STUD = { ante: 1, bringIn: 1, smallBet: 2, bigBet: 4 };
const DRAW = { smallBlind: 1, bigBlind: 2, smallBet: 2, bigBet: 4 };
const NO_LIMIT = { smallBlind: 1, bigBlind: 2, limit: 'no-limit' } as const;

const POT_LIMIT = { ...NO_LIMIT, limit: 'pot-limit' } as const;

/** What the deck in its order (2c, 2d, … As) gives: sequences/ended after 0, 1, 2 … decisions. */
const CASES: { name: string; config: WalkConfig; counts: string }[] = [
  {
    name: 'stud, two',
    config: game('stud', [40, 40], STUD),
    counts: '1/0 2/0 6/2 12/4 24/8 48/16 95/32 188/63',
  },
  {
    name: 'stud, three, one short',
    config: game('stud', [6, 30, 30], STUD),
    counts: '1/0 2/0 6/0 18/2 47/8 115/27 252/77',
  },
  {
    name: 'razz, three',
    config: game('razz', [9, 9, 9], STUD),
    counts: '1/0 2/0 6/0 18/2 48/8 119/24 276/70',
  },
  {
    name: 'super stud, two',
    config: game('super-stud', [20, 20], STUD),
    counts: '1/0 2/0 6/2 8/2 10/2 16/4 27/8 48/15 93/30',
  },
  {
    name: '2-7 triple draw, two',
    config: game('27td', [30, 30], DRAW),
    counts: '1/0 3/1 6/2 18/2 90/2 305/74',
  },
  {
    name: '2-7 single draw, no-limit, two',
    config: game('27sd', [9, 9], NO_LIMIT),
    counts: '1/0 4/1 10/3 30/4 143/40 463/147',
  },
  {
    name: 'badugi, three, one short',
    config: game('badugi', [3, 30, 30], DRAW),
    counts: '1/0 3/0 8/1 20/4 62/4 271/3',
  },
  {
    name: 'pineapple, no-limit, two',
    config: game('pineapple', [7, 7], NO_LIMIT),
    counts: '1/0 4/1 10/3 20/6 36/12 47/16 44/14 44/14',
  },
  {
    name: 'courchevel, pot-limit, two',
    config: game('courchevel', [30, 30], POT_LIMIT),
    counts: '1/0 4/1 12/3 35/9 95/29 233/77',
  },
];

describe('counted by hand', () => {
  test('R108 one chip behind, which is the bring-in: then fold or call', () => {
    expect(table(game('stud', [2, 2], STUD), 3)).toBe('1/0 1/0 2/2 0/0');
  });

  test('R109 the low card is all-in for the ante, heads-up: nothing to decide', () => {
    expect(table(game('stud', [1, 9], STUD), 1, '2s3s2c4s5sKc2d3d4d5d6d7d8d9d')).toBe('1/1 0/0');
  });

  test('R125 all-in by the blinds: fold or call, then one to draw after the other', () => {
    expect(table(game('27sd', [2, 2], DRAW), 4)).toBe('1/0 2/1 6/0 36/36 0/0');
    expect(table(game('badugi', [2, 2], DRAW), 5)).toBe('1/0 2/1 5/0 25/0 125/0 625/0');
  });

  // Complete or bring in; the other folds, calls, raises …, one bet each: 3 ante + 2 bets of room.
  test('R112 bring in or complete, and a raise over it is all-in', () => {
    expect(table(game('stud', [5, 5], STUD), 1)).toBe('1/0 2/0');
    expect(table(game('stud', [5, 5], STUD), 2)).toBe('1/0 2/0 6/2');
  });
});

describe('the table of counts', () => {
  // A loop, since each() cuts long titles short.
  for (const { name, config, counts } of CASES) {
    const depth = counts.split(' ').length - 1;
    test(`${name}: ${counts}`, () => {
      expect(table(config, depth)).toBe(counts);
    });

    test(`${name}: as many through the engine's apply`, () => {
      const { state } = startedByEngine({ config, deck: ORDERED_DECK, spares: [] });
      expect(waysOf(state, depth).map(inWords).join(' ')).toBe(counts);
    });

    // Of other limits the engine counts every amount, the walker the lowest and the highest.
    if (config.limit !== 'fixed-limit') continue;
    test(`${name}: as many by the engine's perft`, () => {
      const deck = engineCards(ORDERED_DECK.join(' '));
      const engine = { ...config, game: config.game as 'stud', deck };
      expect(unwrap(enginePerft(engine, depth)).map(inWords).join(' ')).toBe(counts);
    });
  }
});
