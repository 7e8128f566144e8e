import { type HandConfig, type PerftCount, perft } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { seeded } from '../arbitrary.js';
import { count, type WalkConfig } from './walker.js';

const game = (stacks: number[], more: Partial<WalkConfig> = {}): WalkConfig => ({
  stacks,
  button: 1,
  smallBlind: 1,
  bigBlind: 2,
  limit: 'no-limit',
  anteMode: 'none',
  ante: 0,
  singleAnteOrder: 'ante-first',
  unit: 1,
  streets: 4,
  reopen: 'per-player',
  straddleRaise: 'bb',
  potLimitPreflop: 'full-blinds',
  fixedLimitRaises: 4,
  smallBet: 2,
  bigBet: 4,
  mode: 'tournament',
  ...more,
});

function configOf(walked: WalkConfig): HandConfig {
  const { stacks, streets, straddle, liveAntes, deadSmallBlind, ...rest } = walked;
  const { smallBlind, bigBlind, ...others } = rest;
  return {
    ...(liveAntes ? { ...others, anteMode: 'none', game: 'short-deck' } : rest),
    players: stacks.map((stack, i) => ({ id: `P${i + 1}`, seat: i + 1, stack })),
    ...(straddle && { straddles: [straddle] }),
    ...(deadSmallBlind && {
      smallBlindSeat: null,
      bigBlindSeat: (walked.button % stacks.length) + 1,
    }),
  };
}

function counted(config: HandConfig, depth: number): readonly PerftCount[] {
  const result = perft(config, depth);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const table = (walked: WalkConfig, depth: number): string =>
  counted(configOf(walked), depth)
    .map(({ sequences, ended }) => `${sequences}/${ended}`)
    .join(' ');

function byWalker(walked: WalkConfig, depth: number): string {
  const { lines, ended } = count(walked, depth);
  return lines.map((sequences, d) => `${sequences}/${ended[d]}`).join(' ');
}

describe('counted by hand', () => {
  test('the big blind is all-in: fold or call', () => {
    expect(table(game([2, 2]), 4)).toBe('1/0 2/2 0/0 0/0 0/0');
  });

  test('the small blind is all-in with less than their blind: nothing to decide', () => {
    expect(table(game([1, 9]), 2)).toBe('1/1 0/0 0/0');
  });

  test('R40 a big blind that is short is the price', () => {
    // 1 of 2 posted against the small blind's 1: they owe nothing, and nobody can raise.
    expect(table(game([9, 1]), 2)).toBe('1/1 0/0 0/0');
  });

  // One chip behind after the blinds. Before the flop: fold, call or all-in; after a call the big
  // blind folds, checks or goes all-in. On each later street the same tree of one chip:
  // f | x f, x x, x b f, x b c | b f, b c: 3 after one action (1 ended), 5 after two (3 ended, x x
  // goes on), 2 after three (2 ended). Streets begin after 2, 4 and 6 actions.
  test('one chip behind, four streets', () => {
    expect(table(game([3, 3]), 10)).toBe('1/0 3/1 5/3 5/3 5/3 5/3 5/3 5/3 5/4 2/2 0/0');
  });

  test('the same if nobody folds for free', () => {
    const strict: HandConfig = { ...configOf(game([3, 3])), foldWhenFree: 'reject' };
    const counts = counted(strict, 10).map(({ sequences, ended }) => `${sequences}/${ended}`);
    expect(counts.join(' ')).toBe('1/0 3/1 4/2 4/2 4/2 4/2 4/2 4/2 4/3 2/2 0/0');
  });

  test('R9 every whole unit is an action, and all-in', () => {
    // f, c, raises to 20, 30, 40, 50 and the odd 55.
    const walked = game([55, 55], { smallBlind: 5, bigBlind: 10, unit: 10 });
    expect(table(walked, 1)).toBe('1/0 7/1');
  });
});

describe('pinned', () => {
  test.each<[string, WalkConfig, string]>([
    [
      'heads-up, 10 each',
      game([10, 10]),
      '1/0 9/1 35/9 95/33 207/81 395/169 679/309 1079/513 1615/894',
    ],
    ['heads-up, 20 each', game([20, 20]), '1/0 19/1 125/19 561/123 2067/527 6653/1889 19148/5955'],
    ['three with 6, 9 and 12', game([6, 9, 12]), '1/0 5/0 29/1 155/16 367/130 768/334 1339/545'],
    [
      'four with 10, pot limit',
      game([10, 10, 10, 10], { limit: 'pot-limit' }),
      '1/0 6/0 32/0 134/1 477/14 1534/178 4234/862',
    ],
    [
      'six with 100, fixed limit',
      game([100, 100, 100, 100, 100, 100], { limit: 'fixed-limit' }),
      '1/0 3/0 9/0 27/0 81/0 242/1 713/10 2049/60 5687/280',
    ],
  ])('%s', (_, walked, counts) => {
    const depth = counts.split(' ').length - 1;
    expect(table(walked, depth)).toBe(counts);
    expect(byWalker(walked, depth)).toBe(counts);
  });
});

describe('the walker counts the same', () => {
  const rows: [string, WalkConfig, number][] = [];
  const add = (name: string, walked: WalkConfig, depth: number): void => {
    for (const limit of ['no-limit', 'pot-limit', 'fixed-limit'] as const) {
      rows.push([`${name}, ${limit}`, { ...walked, limit }, depth]);
    }
  };
  add('10,10', game([10, 10]), 5);
  add('40,7', game([40, 7]), 4);
  add('three', game([9, 4, 12]), 4);
  add('four', game([5, 8, 3, 11]), 4);
  add('antes', game([9, 4, 12], { anteMode: 'perPlayer', ante: 1 }), 4);
  add('short ante', game([9, 1, 12, 2], { anteMode: 'perPlayer', ante: 2 }), 4);
  add('big blind ante', game([9, 6, 12], { anteMode: 'bigBlind', ante: 2 }), 4);
  add('button ante', game([9, 6, 3], { anteMode: 'button', ante: 2, button: 3 }), 4);
  add('straddle', game([12, 9, 5, 14], { straddle: { seat: 4, amount: 4 } }), 4);
  add(
    'raise by the straddle',
    game([14, 9, 9, 14], {
      straddle: { seat: 4, amount: 4 },
      straddleRaise: 'straddle',
    }),
    4,
  );
  add(
    'units of 5',
    game([63, 48, 91], { smallBlind: 5, bigBlind: 10, unit: 5, smallBet: 10, bigBet: 20 }),
    4,
  );
  add(
    'consecutive',
    game([30, 11, 13, 40], { reopen: 'consecutive', bigBlind: 10, smallBlind: 5 }),
    4,
  );
  add('cash', game([20, 20], { mode: 'cash' }), 5);
  add('dead small blind', game([8, 9, 7], { deadSmallBlind: true }), 4);

  test.each(rows)('%s', (_, walked, depth) => {
    expect(table(walked, depth)).toBe(byWalker(walked, depth));
  });

  test('short deck', () => {
    for (const limit of ['no-limit', 'pot-limit'] as const) {
      const walked = game([8, 5, 9], { liveAntes: true, ante: 1, limit });
      expect(table(walked, 4)).toBe(byWalker(walked, 4));
    }
  });

  test('any game', () => {
    for (let index = 0; index < 150; index++) {
      const source = seeded(8, index);
      const pick = <T>(...choices: readonly T[]): T => choices[source.int(choices.length)] as T;
      const players = 2 + source.int(3);
      const bigBlind = pick(2, 3, 4, 10);
      const walked = game(
        Array.from({ length: players }, () => 1 + source.int(4 * bigBlind)),
        {
          button: 1 + source.int(players),
          smallBlind: source.int(bigBlind + 1),
          bigBlind,
          smallBet: bigBlind,
          bigBet: 2 * bigBlind,
          limit: pick('no-limit', 'pot-limit', 'fixed-limit'),
          anteMode: pick('none', 'none', 'perPlayer', 'bigBlind', 'button'),
          singleAnteOrder: pick('ante-first', 'blind-first'),
          reopen: pick('per-player', 'consecutive'),
          potLimitPreflop: pick('full-blinds', 'true-value', 'sb-as-bb'),
          mode: pick('tournament', 'cash'),
          fixedLimitRaises: pick(1, 3, 4),
        },
      );
      if (walked.anteMode !== 'none') walked.ante = 1 + source.int(bigBlind);
      expect(table(walked, 3), JSON.stringify(walked)).toBe(byWalker(walked, 3));
    }
  });
});

describe('options and refusals', () => {
  test('progress goes from little to all', () => {
    const seen: number[] = [];
    perft(configOf(game([9, 9])), 5, { onProgress: (share) => seen.push(share) });
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.at(-1)).toBe(1);
    for (const [i, share] of seen.entries())
      expect(share).toBeGreaterThan((seen[i - 1] ?? 0) - 1e-9);
  });

  test.each([-1, 1.5, 1001, Number.NaN])('a depth of %s is refused', (depth) => {
    expect(perft(configOf(game([9, 9])), depth)).toMatchObject({
      ok: false,
      error: { code: 'BAD_INPUT', field: 'depth' },
    });
  });

  test('a bad config is refused', () => {
    expect(perft(configOf(game([9])), 1)).toMatchObject({ error: { code: 'TOO_FEW_PLAYERS' } });
  });

  test('a deck or runs change nothing', () => {
    const config = configOf(game([5, 5]));
    const other = counted({ ...config, mode: 'cash', runs: 3 }, 6);
    expect(other).toEqual(counted(config, 6));
  });
});
