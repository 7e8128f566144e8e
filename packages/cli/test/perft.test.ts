import { describe, expect, test } from 'vitest';
import { asked, expectSame } from './sidepot.js';

const perft = (...args: string[]) => asked(['perft', ...args]);

test('a table: depth, sequences, ended', async () => {
  const { code, stdout, stderr } = await expectSame([
    ...['perft', '--players', '2', '--stacks', '3,3', '--blinds', '1,2', '--depth', '4'],
  ]);
  expect(stderr).toBe('');
  expect(stdout).toBe(
    [
      'Depth  Sequences  Ended',
      '─────  ─────────  ─────',
      '    0          1      0',
      '    1          3      1',
      '    2          5      3',
      '    3          5      3',
      '    4          5      3',
      '',
    ].join('\n'),
  );
  expect(code).toBe(0);
});

describe('flags', () => {
  const last = async (...args: string[]): Promise<unknown> => {
    const { stdout, stderr } = await perft(...args, '--json');
    expect(stderr).toBe('');
    return (JSON.parse(stdout) as unknown[]).at(-1);
  };

  test.each([
    // f, c, raises to 4–10.
    ['one stack for all', ['--players', '2', '--stacks', '10', '--depth', '1'], 9],
    // Two are left to call 1 or raise to 4, 6, 8, 10: even amounts only.
    ['units', ['--stacks', '10,10', '--unit', '2', '--depth', '1'], 6],
    ['fixed limit', ['--stacks', '10,10', '--limit', 'fixed-limit', '--depth', '1'], 3],
    // The pot is 3, a call 1, so at most 2 + 3 + 1 = 6: f, c, 4, 5, 6.
    ['pot limit', ['--stacks', '10,10', '--limit', 'pot-limit', '--depth', '1'], 5],
    ['Omaha is pot limit', ['--stacks', '10,10', '--game', 'omaha', '--depth', '1'], 5],
    // One chip less.
    ['antes', ['--stacks', '10,10', '--ante', '1', '--depth', '1'], 8],
    // Seat 1 pays it for both, and is the big blind: seat 2 reaches no more than its 8.
    [
      'the big blind’s ante',
      ['--stacks', '10,10', '--ante', '2', '--ante-mode', 'bigBlind', '--depth', '1'],
      9,
    ],
    // A big blind of 2 chips pays one of the two: the ante, and there is nothing to call …
    [
      'the ante first',
      [
        '--stacks',
        '2,10',
        '--ante',
        '2',
        '--ante-mode',
        'bigBlind',
        '--ante-order',
        'ante-first',
        '--depth',
        '1',
      ],
      0,
    ],
    // … or the blind.
    [
      'the blind first',
      [
        '--stacks',
        '2,10',
        '--ante',
        '2',
        '--ante-mode',
        'bigBlind',
        '--ante-order',
        'blind-first',
        '--depth',
        '1',
      ],
      2,
    ],
    // Price 4, raises from 6: f, c, 6–10.
    ['a straddle', ['--stacks', '10', '--players', '4', '--straddle', '4', '--depth', '1'], 7],
    [
      'a straddle by seat',
      ['--stacks', '10', '--players', '4', '--straddle', '3:4', '--depth', '1'],
      7,
    ],
    // Antes of 1 are bets, the button's is 2: the left of it folds, calls 2 or raises to 4–10.
    ['short deck', ['--stacks', '10,10', '--game', 'short-deck', '--depth', '1'], 9],
    // With the button in seat 1 the short stack is the big blind, all-in: fold or call.
    ['the button', ['--stacks', '10,2', '--button', '1', '--depth', '1'], 2],
  ])('%s', async (_, args, sequences) => {
    expect(await last(...args)).toMatchObject({ depth: 1, sequences });
  });
});

describe('exit code 2: one line on stderr', () => {
  test.each([
    ['no depth', ['--stacks', '10,10'], /required option '--depth <n>'/],
    ['no stacks', ['--depth', '1'], /required option '--stacks <list>'/],
    ['stacks that are none', ['--stacks', '10,x', '--depth', '1'], /BAD_INPUT: stacks must be/],
    ['too few stacks', ['--stacks', '9,9', '--players', '3', '--depth', '1'], /3 amounts, or one/],
    ['one player', ['--stacks', '10', '--depth', '1'], /TOO_FEW_PLAYERS/],
    ['an empty stack', ['--stacks', '10,0', '--depth', '1'], /EMPTY_STACK/],
    ['one blind', ['--stacks', '9,9', '--blinds', '2', '--depth', '1'], /blinds must be small,big/],
    ['blinds the wrong way', ['--stacks', '9,9', '--blinds', '2,1', '--depth', '1'], /BAD_BLINDS/],
    ['a bad limit', ['--stacks', '9,9', '--limit', 'none', '--depth', '1'], /Allowed choices/],
    ['a depth too far', ['--stacks', '9,9', '--depth', '2000'], /depth must be from 0 to 1000/],
    ['a low straddle', ['--stacks', '9,9,9', '--straddle', '1', '--depth', '1'], /BAD_BLINDS/],
    ['a bad straddle', ['--stacks', '9,9,9', '--straddle', 'x', '--depth', '1'], /seat:amount/],
    ['a button nowhere', ['--stacks', '9,9', '--button', '3:', '--depth', '1'], /whole number/],
  ])('%s', async (_, args, message) => {
    const { code, stdout, stderr } = await perft(...args);
    expect(stderr).toMatch(/^sidepot: [^\n]+\n$/);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test('of a process of its own, too', async () => {
    expect((await expectSame(['perft', '--stacks', '10', '--depth', '1'])).code).toBe(2);
  });
});
