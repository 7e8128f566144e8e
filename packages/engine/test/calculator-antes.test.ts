/** How the calculator takes totals apart: antes of every mode, short stacks in both orders. */

import type { CalculatorOptions, CalculatorPlayer } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { engine, lines, player, TC10 } from './calculator-hands.js';
import { thrownCode } from './hands.js';

describe('R26–R32 antes', () => {
  const three = (bbStack: number, bbPut: number) => [
    player('Alice', 50_000, 5000, 'Dealer'),
    player('Bob', 50_000, 5000, 'SB'),
    player('Charlie', bbStack, bbPut, 'BB'),
  ];

  test('R31 a big blind of 3,000 facing an ante of 5,000 plays for the ante', () => {
    const calculator = engine(three(3000, 3000), { bbAnte: 5000 });
    expect(calculator.getLiveContributions()).toEqual({ Alice: 5000, Bob: 5000, Charlie: 0 });
    expect(lines(calculator)).toEqual([
      'Main Pot | 3000 | Alice Bob Charlie | 23.1 | 3,000 (ante) = 3,000',
      'Side Pot 1 | 10000 | Alice Bob | 76.9 | 5,000 × 2 = 10,000',
    ]);
  });

  test('R28 ante first: 7,000 are 5,000 ante and 2,000 blind', () => {
    const calculator = engine(three(7000, 7000), { bbAnte: 5000, bigBlind: 5000 });
    expect(calculator.getLiveContributions()['Charlie']).toBe(2000);
    expect(lines(calculator)[0]).toBe(
      'Main Pot | 11000 | Alice Bob Charlie | 64.7 | 2,000 × 3 + 5,000 (ante) = 11,000',
    );
  });

  test('R27 blind first: 7,000 are 5,000 blind and 2,000 ante', () => {
    const calculator = engine(three(7000, 7000), {
      bbAnte: 5000,
      bigBlind: 5000,
      singleAnteOrder: 'blind-first',
    });
    expect(calculator.getLiveContributions()['Charlie']).toBe(5000);
    expect(lines(calculator)).toEqual([
      'Main Pot | 17000 | Alice Bob Charlie | 100 | 5,000 × 3 + 2,000 (ante) = 17,000',
    ]);
  });

  test('R27 blind first with 3,000: no ante at all', () => {
    const calculator = engine(three(3000, 3000), {
      bbAnte: 5000,
      bigBlind: 5000,
      singleAnteOrder: 'blind-first',
    });
    expect(lines(calculator)).toEqual([
      'Main Pot | 9000 | Alice Bob Charlie | 69.2 | 3,000 × 3 = 9,000',
      'Side Pot 1 | 4000 | Alice Bob | 30.8 | (5,000 - 3,000) × 2 = 4,000',
    ]);
  });

  test('R23 per-player antes, one short, one exact', () => {
    const calculator = engine(
      [
        player('A', 3, 3),
        player('B', 100, 25),
        player('C', 100, 25),
        player('D', 100, 15, '', true),
        player('E', 5, 5),
      ],
      { anteMode: 'perPlayer', ante: 5 },
    );
    expect(calculator.getLiveContributions()).toEqual({ A: 0, B: 20, C: 20, D: 10, E: 0 });
    expect(lines(calculator)).toEqual([
      'Main Pot | 15 | A B C E | 20.5 | 3 × 5 = 15',
      'Side Pot 1 | 8 | B C E | 11 | (5 - 3) × 4 = 8',
      'Side Pot 2 | 50 | B C | 68.5 | (25 - 5) × 2 + 10 (folded) = 50',
    ]);
  });

  test.each(['Dealer', 'BTN', 'button'])('R32 a button ante is paid by %s', (position) => {
    const calculator = engine(
      [player('A', 100, 30, position), player('B', 100, 20, 'SB'), player('C', 100, 20, 'BB')],
      { anteMode: 'button', ante: 10 },
    );
    expect(lines(calculator)).toEqual(['Main Pot | 70 | A B C | 100 | 20 × 3 + 10 (ante) = 70']);
  });

  test('R32 heads-up the small blind is the button', () => {
    const short = [player('A', 12, 12, 'SB'), player('B', 100, 20, 'BB')];
    const options = { anteMode: 'button', ante: 10, smallBlind: 10, bigBlind: 20 } as const;
    expect(engine(short, options).getLiveContributions()).toEqual({ A: 2, B: 20 });
    expect(
      engine(short, { ...options, singleAnteOrder: 'blind-first' }).getLiveContributions(),
    ).toEqual({ A: 10, B: 20 });
  });

  test.each<[string, CalculatorPlayer[], CalculatorOptions]>([
    ['BAD_ANTE', [player('A', 9, 5), player('B', 9, 5)], { bbAnte: 5 }],
    ['BAD_ANTE', [player('A', 9, 5, 'BB'), player('B', 9, 5, 'BB')], { bbAnte: 5 }],
    ['BAD_ANTE', [player('A', 9, 3, 'BB'), player('B', 9, 5)], { bbAnte: 5 }],
    ['BAD_ANTE', [player('A', 9, 3), player('B', 9, 5)], { anteMode: 'perPlayer', ante: 5 }],
    ['BAD_ANTE', [player('A', 9, 5), player('B', 9, 5)], { ante: 5 }],
    ['BAD_ANTE', [player('A', 9, 5), player('B', 9, 5)], { anteMode: 'button', ante: 5 }],
    ['BAD_ANTE', [player('A', 9, 5, 'BB'), player('B', 9, 5)], { bbAnte: 1, ante: 1 }],
    ['BAD_ANTE', TC10, { bbAnte: 1, anteMode: 'button' }],
    ['BAD_ANTE', TC10, { anteMode: 'everyone' as 'none' }],
    ['BAD_ANTE', TC10, { singleAnteOrder: 'both' as 'ante-first' }],
    ['BAD_BLINDS', TC10, { smallBlind: 10, bigBlind: 5 }],
    ['BAD_BLINDS', TC10, { bbAnte: 5000, singleAnteOrder: 'blind-first' }],
    [
      'BAD_BLINDS',
      [player('A', 9, 5, 'SB'), player('B', 9, 5, 'BB')],
      { anteMode: 'button', ante: 1, bigBlind: 5, singleAnteOrder: 'blind-first' },
    ],
    ['NOT_INTEGER', TC10, { bbAnte: 2.5 }],
    ['NEGATIVE_AMOUNT', TC10, { bbAnte: -5 }],
  ])('%s', (code, players, options) => {
    expect(thrownCode(() => engine(players, options))).toBe(code);
  });
});

describe('R26–R32 antes, continued', () => {
  const live = (players: CalculatorPlayer[], options: CalculatorOptions) =>
    engine(players, options).getLiveContributions();
  test('R22 a per-player ante is posted first, whatever the order of a single ante', () => {
    const options = { anteMode: 'perPlayer', ante: 5, smallBlind: 10, bigBlind: 20 } as const;
    expect(
      live([player('A', 12, 12, 'SB'), player('B', 100, 20, 'BB')], {
        ...options,
        singleAnteOrder: 'blind-first',
      }),
    ).toEqual({ A: 7, B: 15 });
  });
  test('R26 the big blind is who is said to be, whatever their position is called', () => {
    const big = { ...player('B', 100, 30, 'Dealer'), isBb: true };
    expect(live([player('A', 100, 20), big], { bbAnte: 10 })).toEqual({ A: 20, B: 20 });
  });
  test('R32 three-handed the button owes no blind', () => {
    const players = [
      player('A', 12, 12, 'D'),
      player('B', 100, 20, 'SB'),
      player('C', 100, 20, 'BB'),
    ];
    expect(
      live(players, {
        anteMode: 'button',
        ante: 10,
        smallBlind: 10,
        singleAnteOrder: 'blind-first',
      }),
    ).toEqual({ A: 2, B: 20, C: 20 });
  });
  test('R32 heads-up the button may be called so', () => {
    const players = [player('A', 100, 30, 'Dealer'), player('B', 100, 20, 'BB')];
    expect(live(players, { anteMode: 'button', ante: 10 })).toEqual({ A: 20, B: 20 });
  });
  test.each<[string, CalculatorPlayer[], CalculatorOptions]>([
    [
      'BAD_ANTE',
      [player('A', 9, 5), player('B', 9, 5, 'SB'), player('C', 9, 5, 'BB')],
      { anteMode: 'button', ante: 5 },
    ],
    ['BAD_ANTE', TC10, { ante: 5000 }],
    ['BAD_ANTE', TC10, { ante: 5000, anteMode: 'none' }],
    ['BAD_ANTE', TC10, { bbAnte: 5000, ante: 5000, anteMode: 'bigBlind' }],
    ['accepted', TC10, { bbAnte: 5000, anteMode: 'bigBlind' }],
    ['accepted', TC10, { ante: 0 }],
    ['accepted', TC10, { singleAnteOrder: 'blind-first' }],
    ['accepted', TC10, { anteMode: 'perPlayer', ante: 5, singleAnteOrder: 'blind-first' }],
    [
      'accepted',
      TC10.slice(0, 2),
      { anteMode: 'perPlayer', ante: 5, singleAnteOrder: 'blind-first' },
    ],
    ['accepted', TC10, { smallBlind: 5, bigBlind: 5 }],
    ['NEGATIVE_AMOUNT', [player('A', 9, 5), player('B', 9, 5)], { ante: -5 }],
    ['NEGATIVE_AMOUNT', TC10, { smallBlind: -1 }],
    ['NOT_INTEGER', TC10, { bigBlind: 2.5 }],
  ])('%s: %#', (code, players, options) => {
    expect(thrownCode(() => engine(players, options))).toBe(code);
  });
});
