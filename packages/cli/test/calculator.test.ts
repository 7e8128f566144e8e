/** Hands of stacks and totals, with the names and the worked numbers of the third seed document. */

import { describe, expect, test } from 'vitest';
import { answerJson, judge } from '../src/settle/judge.js';
import { asked, jsonLines } from './sidepot.js';

const player = (name: string, starting: number, final: number, position: string) => ({
  name,
  starting_stack: starting,
  final_stack: final,
  total_contribution: starting - final,
  position,
  is_bb: position === 'BB',
});

const handOf = (...stacks: readonly (readonly [number, number])[]) => ({
  players: stacks.map(([starting, final], i) =>
    player(['Alice', 'Bob', 'Charlie'][i] ?? '', starting, final, ['Dealer', 'SB', 'BB'][i] ?? ''),
  ),
  bb_ante: 5000,
});

const NO_ALL_IN = handOf([100_000, 75_000], [100_000, 75_000], [100_000, 70_000]);
const ONE_ALL_IN = handOf([80_000, 0], [165_000, 75_000], [265_000, 170_000]);
const THREE_LEVELS = handOf([50_000, 0], [75_000, 0], [100_000, 5000]);
const BB_ALL_IN = {
  ...handOf([50_000, 45_000], [50_000, 45_000], [10_000, 0]),
  winners: { 'Main Pot': 'Charlie' },
};

/** What `settle --json` prints, without a process for each. */
const settle = (hand: object): Record<string, unknown> =>
  JSON.parse(answerJson(judge(JSON.stringify(hand), 1, false)));

const everybody = ['Alice', 'Bob', 'Charlie'];

describe('the examples of the document', () => {
  test('1: no all-in, one pot', () => {
    expect(settle(NO_ALL_IN)).toEqual({
      refund: {},
      pots: [
        {
          ...{ name: 'Main Pot', amount: 80_000, eligible: everybody, percentage: 100 },
          calculation: '25,000 × 3 + 5,000 (ante) = 80,000',
        },
      ],
    });
  });

  test('2 and 4: one all-in, a side pot, winners and new stacks', () => {
    const winners = { 'Main Pot': 'Charlie', 'Side Pot 1': 'Bob' };
    const pots = [
      {
        ...{ name: 'Main Pot', amount: 245_000, eligible: everybody, percentage: 92.5 },
        calculation: '80,000 × 3 + 5,000 (ante) = 245,000',
      },
      {
        ...{ name: 'Side Pot 1', amount: 20_000, eligible: ['Bob', 'Charlie'], percentage: 7.5 },
        calculation: '(90,000 - 80,000) × 2 = 20,000',
      },
    ];
    expect(settle(ONE_ALL_IN)).toEqual({ refund: {}, pots });
    expect(settle({ ...ONE_ALL_IN, winners, total_pot: 265_000 })).toEqual({
      refund: {},
      pots: [
        { ...pots[0], awards: { Charlie: 245_000 } },
        { ...pots[1], awards: { Bob: 20_000 } },
      ],
      winnings: { Alice: 0, Bob: 20_000, Charlie: 245_000 },
      newStacks: { Alice: 0, Bob: 95_000, Charlie: 415_000 },
      // Charlie beats Bob in the main pot: the book pays it, and we say that it cannot be.
      warnings: [expect.objectContaining({ code: 'INCONSISTENT_WINNERS', pot: 'Side Pot 1' })],
    });
  });

  test('3: three levels; the last one nobody called, so it is no pot but goes back (R10)', () => {
    expect(settle(THREE_LEVELS)).toMatchObject({
      refund: { Charlie: 15_000 },
      pots: [
        {
          amount: 155_000,
          eligible: everybody,
          calculation: '50,000 × 3 + 5,000 (ante) = 155,000',
        },
        { amount: 50_000, eligible: ['Bob', 'Charlie'] },
      ],
    });
  });

  test('5: a tie', () => {
    const winners = { 'Main Pot': ['Alice', 'Bob'], 'Side Pot 1': 'Bob' };
    const answer = settle({ ...ONE_ALL_IN, winners });
    expect(answer).toMatchObject({
      pots: [{ awards: { Alice: 122_500, Bob: 122_500 } }, { awards: { Bob: 20_000 } }],
    });
  });

  test('a big blind that the ante and the blind put all-in', () => {
    expect(settle(BB_ALL_IN)).toMatchObject({
      pots: [{ amount: 20_000, eligible: everybody }],
      newStacks: { Alice: 45_000, Bob: 45_000, Charlie: 20_000 },
    });
  });
});

describe('names', () => {
  test('camelCase, as the library calls them, gives the same', () => {
    const camel = {
      bbAnte: 5000,
      players: ONE_ALL_IN.players.map((one) => ({
        name: one.name,
        startingStack: one.starting_stack,
        finalStack: one.final_stack,
        totalContribution: one.total_contribution,
        isBb: one.is_bb,
      })),
    };
    expect(settle(camel)).toEqual(settle(ONE_ALL_IN));
  });

  test.each([
    ['misspelt', { bb_ant: 1 }, {}, 'bb_ant', 'bb_ante'],
    ['mixed', { bbAnte: 5000 }, {}, 'bbAnte', 'bb_ante'],
    [
      'misspelt, of a player',
      {},
      { total_contributon: 1 },
      'players[0].total_contributon',
      'total_contribution',
    ],
    ['mixed, of a player', {}, { isBb: false }, 'players[0].isBb', 'is_bb'],
  ])('%s: refused with the nearest', (_name, more, of, key, nearest) => {
    const [first, ...rest] = NO_ALL_IN.players;
    const hand = { players: [{ ...first, ...of }, ...rest], ...more };
    expect(settle(hand)).toMatchObject({ error: { code: 'UNKNOWN_KEY', key, nearest } });
  });

  test('a player of the other kind of hand', () => {
    const [first, ...rest] = NO_ALL_IN.players;
    const hand = { ...NO_ALL_IN, players: [{ ...first, live: 5 }, ...rest] };
    expect(settle(hand)).toMatchObject({ error: { key: 'players[0].live' } });
  });
});

describe('refused', () => {
  const [first, ...rest] = ONE_ALL_IN.players;
  test.each([
    [
      'a total that is none',
      { ...ONE_ALL_IN, total_pot: 1 },
      'BAD_INPUT',
      /total_pot must be 265000/,
    ],
    [
      'stacks that do not add up',
      { ...ONE_ALL_IN, players: [{ ...first, final_stack: 1 }, ...rest] },
      'STACK_MISMATCH',
      /Alice put in 80,000/,
    ],
    ['no winner of a pot', { ...ONE_ALL_IN, winners: {} }, 'MISSING_WINNER', /Main Pot/],
    [
      'a winner of a pot that is not theirs',
      { ...ONE_ALL_IN, winners: { 'Main Pot': 'Bob', 'Side Pot 1': 'Alice' } },
      'NOT_ELIGIBLE',
      /Alice cannot win Side Pot 1/,
    ],
    ['no list of players', { bb_ante: 5, players: 7 }, 'BAD_INPUT', /players must be a list/],
    [
      'no player',
      { bb_ante: 5, players: [null, null] },
      'BAD_INPUT',
      /players\[0\] must be an object/,
    ],
  ])('%s', (_name, hand, code, message) => {
    const { error } = settle(hand);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});

test('for people: pots, sums, stacks', async () => {
  const hand = { ...THREE_LEVELS, id: 'E3', winners: { 'Main Pot': 'Alice', 'Side Pot 1': 'Bob' } };
  const { code, stdout, stderr } = await asked(['settle'], { input: JSON.stringify(hand) });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatchInlineSnapshot(`
    "E3

    Uncalled bet of 15,000 returned to Charlie

    Pot          Amount   Share  Eligible             Awarded
    ──────────  ───────  ──────  ───────────────────  ──────────────
    Main Pot    155,000   75.6%  Alice, Bob, Charlie  Alice  155,000
    Side Pot 1   50,000   24.4%  Bob, Charlie         Bob     50,000
    Total       205,000  100.0%

    Why
      Main Pot
        50,000 × 3 + 5,000 (ante) = 155,000
      Side Pot 1
        (75,000 - 50,000) × 2 = 50,000

    Player       Had  Put in  Returned      Won      Has
    ───────  ───────  ──────  ────────  ───────  ───────
    Alice     50,000  50,000         -  155,000  155,000
    Bob       75,000  75,000         -   50,000   50,000
    Charlie  100,000  95,000    15,000        -   20,000
    "
  `);
});

test('for people, without winners: no column of awards', async () => {
  const { stdout } = await asked(['settle'], { input: JSON.stringify(ONE_ALL_IN) });
  expect(stdout).toContain('Side Pot 1   20,000    7.5%  Bob, Charlie');
  expect(stdout).not.toMatch(/Awarded|Won|Has/);
});

test('one per line, among others', async () => {
  const input = `${JSON.stringify(NO_ALL_IN)}\n${JSON.stringify(THREE_LEVELS)}\n`;
  const { code, stdout } = await asked(['settle', '--jsonl'], { input });
  expect(jsonLines(stdout)).toHaveLength(2);
  expect(code).toBe(0);
});
