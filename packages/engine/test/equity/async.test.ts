/** Issue 13, 9: equity that lets others run, can be aborted and reports progress; limits of the other. */

import { describe, expect, it, vi } from 'vitest';
import { parseCards } from '../../src/cards.js';
import { type Equity, equity, equityAsync } from '../../src/equity/equity.js';
import { EQUITY_GAMES } from '../../src/equity/games.js';
import type { EquityOptions } from '../../src/equity/options.js';
import type { ErrorCode, Result } from '../../src/errors.js';
import { BOARD_GAMES, GAME_NAMES } from '../../src/games/games.js';
import { seededRng } from '../../src/random.js';
import { randomProblem } from './problems.js';

const codeOf = <T>(result: Result<T>): ErrorCode | 'none' =>
  result.ok ? 'none' : result.error.code;

/** Ranges of all hands among so many cards. */
const among = (cards: number): string => {
  const texts = 'As Ah Ad Ac Ks Kh Kd Kc Qs Qh Qd Qc Js Jh Jd Jc Ts Th Td Tc 9s'.split(' ');
  const some = texts.slice(0, cards);
  return some.flatMap((a, i) => some.slice(0, i).map((b) => a + b)).join(' ');
};

describe('equityAsync', () => {
  it('is stopped by an AbortController from a timer', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 0);
    const endless = { samples: 2 ** 53 - 1, signal: controller.signal };
    expect(codeOf(await equityAsync(Array(10).fill('random'), endless))).toBe('ABORTED');
  });

  it.each<[string, readonly string[], EquityOptions]>([
    ['ranges that are counted', ['22+', '33+', 'AK'], { method: 'exact', board: '2c 7d 9h' }],
    ['listing', ['random', 'random'], { method: 'exact' }],
    ['ranges that hardly ever fit', Array(10).fill(among(20)), {}],
  ])('%s are stopped too', async (_, hands, options) => {
    const controller = new AbortController();
    let pauses = 0;
    const pause = async () => {
      pauses++;
      controller.abort();
    };
    const { signal } = controller;
    expect(codeOf(await equityAsync(hands, { ...options, signal, pause }))).toBe('ABORTED');
    expect(pauses).toBe(1);
  });

  it.each<[string, readonly string[], EquityOptions]>([
    ['known hands', ['AsKs', 'QhQd', '7c7d'], { pots: [{ amount: 9, contenders: [0, 2] }] }],
    ['counted ranges', ['QQ+', 'AK, 99-77'], {}],
    ['sampled ranges', ['random', 'QQ+:0.5, 77', 'random'], { samples: 30_000, seed: 7 }],
    [
      'high-low',
      ['As2s3d4d', 'KhKd5h6h'],
      { game: 'omaha8', samples: 9_000, method: 'monte-carlo' },
    ],
  ])('%s: the same answer, and progress from start to end', async (_, hands, options) => {
    const seen: [number, number][] = [];
    const onProgress = (done: number, total: number): void => void seen.push([done, total]);
    const found = await equityAsync(hands, { ...options, onProgress });
    expect(found.ok).toBe(true);
    expect(found).toEqual(equity(hands, options));
    const totals = new Set(seen.map(([, total]) => total));
    expect(totals.size).toBe(1);
    const dones = seen.map(([done]) => done);
    expect(dones).toEqual([...dones].sort((a, b) => a - b));
    expect(dones.at(-1)).toBe([...totals][0]);
  });

  it('lets others run every so often', async () => {
    let pauses = 0;
    const pause = () => void pauses++;
    await equityAsync(['random', 'random'], { samples: 200_000, pause });
    expect(pauses).toBeGreaterThanOrEqual(3);
    expect(pauses).toBeLessThan(20);
  });

  it('needs a pause where there are no timers, and takes a bad one for what it is', async () => {
    const broken = () => Promise.reject(new Error('no'));
    const many = { samples: 200_000, pause: broken };
    expect(await equityAsync(['random', 'random'], many)).toEqual({
      ok: false,
      error: { code: 'UNREADABLE', thrown: 'no' },
    });
    vi.stubGlobal('setTimeout', undefined);
    try {
      expect(await equityAsync(['AsKs', 'QhQd'])).toMatchObject({
        ok: false,
        error: { code: 'BAD_INPUT', field: 'pause' },
      });
      expect((await equityAsync(['AsKs', 'QhQd'], { pause: () => undefined })).ok).toBe(true);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('limits of equity', () => {
  it.each<[string, readonly string[], EquityOptions]>([
    ['samples without end', ['AsKs', 'QhQd'], { samples: 2 ** 53 - 1, method: 'monte-carlo' }],
    ['one too many', ['random', 'random'], { samples: 10_000_001 }],
    ['exact, of too much', ['random', 'random', 'random'], { method: 'exact' }],
  ])('%s: TOO_LARGE', (_, hands, options) => {
    expect(equity(hands, options)).toMatchObject({
      ok: false,
      error: { code: 'TOO_LARGE', cases: expect.any(Number), max: expect.any(Number) },
    });
  });

  it('ranges that never fit are found out', () => {
    expect(codeOf(equity(Array(10).fill(among(19))))).toBe('BAD_RANGE');
  });

  it('ten random hands are dealt without drawing any anew', () => {
    const found = equity(Array(10).fill('random'), { samples: 2_000 });
    expect(found.ok && found.value.total).toBe(2_000);
    const sum = found.ok ? found.value.hands.reduce((all, hand) => all + hand.equity, 0) : 0;
    expect(sum).toBeCloseTo(1, 9);
  });

  it('hands of any two cards beside others have the right chances', () => {
    const options = { board: 'Kc9h7cKd', samples: 60_000 } as const;
    const exact = equity(['random', 'AsAh'], { ...options, method: 'exact' });
    const sampled = equity(['random', 'AsAh'], { ...options, method: 'monte-carlo' });
    const few = equity(['AK, 77', 'random'], { ...options, method: 'exact' });
    const drawn = equity(['AK, 77', 'random'], { ...options, method: 'monte-carlo' });
    for (const [a, b] of [
      [exact, sampled],
      [few, drawn],
    ] as const) {
      if (!a.ok || !b.ok) throw new Error('refused');
      const [hand, other] = [a.value.hands[0]!, b.value.hands[0]!];
      expect(Math.abs(hand.equity - other.equity)).toBeLessThan(4 * other.standardError);
    }
  });
});

describe('issue 13, 13: every game that the hand engine plays', () => {
  it('is one list', () => expect(EQUITY_GAMES).toBe(GAME_NAMES));

  it.each(BOARD_GAMES)('%s', (game) => {
    const { hands, board } = randomProblem(seededRng(1), { game, boards: [4] });
    expect(codeOf(equity(hands, { game, board }))).toBe('none');
  });

  it('another spelling is refused with the nearest name', () => {
    expect(equity(['AsKs', 'QhQd'], { game: 'shortdeck' as 'short-deck' })).toMatchObject({
      ok: false,
      error: { code: 'BAD_INPUT', field: 'game', value: 'shortdeck', nearest: 'short-deck' },
    });
  });

  it('short deck with three of a kind over a straight, before the flop and after', () => {
    const hands = ['9s9d', 'TcJc'];
    const wins = (options: EquityOptions): number | undefined => {
      const found = equity(hands, { game: 'short-deck', ...options });
      return found.ok ? found.value.hands[0]?.win : undefined;
    };
    // Trips of nines against the straight to the jack.
    expect(wins({ board: '9h 8c 7d Ad Kh' })).toBe(0);
    expect(wins({ board: '9h 8c 7d Ad Kh', tripsOverStraight: true })).toBe(1);
    const dead = parseCards('6c6d6h6s AcAh Kc Kd KhKs QcQdQhQs 7c7h7s8d8h8s');
    const before = (tripsOverStraight: boolean) => wins({ dead, tripsOverStraight });
    const dealt = (tripsOverStraight: boolean): number => {
      const gone = new Set<number>([...dead, ...parseCards('9s9dTcJc')]);
      const left = parseCards('7d8c9c9hTdThTsJdJhJsAdAs').filter((card) => !gone.has(card));
      let sum = 0;
      const deal = (from: number, board: number[]): void => {
        if (board.length === 5) {
          sum += wins({ board: board as never, tripsOverStraight }) ?? 0;
          return;
        }
        for (let i = from; i < left.length; i++) deal(i + 1, [...board, left[i] as number]);
      };
      deal(0, []);
      return sum;
    };
    expect(before(false)).toBe(dealt(false));
    expect(before(true)).toBe(dealt(true));
    expect(before(true)).not.toBe(before(false));
  });
});

describe('issue 13, 10: whatever is handed in, a code comes back', () => {
  const thrower = () => {
    throw new Error('no');
  };
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  };
  const VALUES: readonly (readonly [string, () => unknown])[] = [
    ['null', () => null],
    ['true', () => true],
    ['a number', () => 7.5],
    ['text', () => 'x'],
    ['BigInt', () => 5n],
    ['a symbol', () => Symbol('s')],
    ['no prototype', () => Object.assign(Object.create(null), { x: 1 })],
    ['gaps', () => new Array(3)],
    ['a list without end', () => new Array(2 ** 32 - 1)],
    ['a getter that throws', () => Object.defineProperty([], 0, { get: thrower })],
    ['a proxy that throws', () => new Proxy([], { get: thrower })],
    ['a revoked proxy', revoked],
    ['a function', () => thrower],
  ];
  const OPTIONS = [
    'board',
    'dead',
    'game',
    'tripsOverStraight',
    'pots',
    'method',
    'samples',
    'seed',
  ];

  it.each(VALUES)('%s as hands, as a hand, as options and in each of them', async (_, make) => {
    const ask = async (hands: unknown, options?: unknown): Promise<string[]> => [
      codeOf(equity(hands as never, options as never)),
      codeOf(await equityAsync(hands as never, options as never)),
    ];
    const good = ['AsKs', 'QhQd'];
    const answers = await Promise.all([
      ask(make()),
      ask(['AsKs', make()]),
      ask([make(), 'AsKs']),
      ask(good, make()),
      ...[...OPTIONS, 'signal', 'onProgress', 'pause'].map((key) => ask(good, { [key]: make() })),
      ask(good, { pots: [make()] }),
      ask(good, { pots: [{ amount: make(), contenders: [0] }] }),
      ask(good, { pots: [{ amount: 1, contenders: make() }] }),
      ask(good, { pots: [{ amount: 1, contenders: [make()] }] }),
    ]);
    for (const codes of answers) for (const code of codes) expect(code).toMatch(/^[A-Za-z_]+$/);
    expect(answers.slice(0, 3).flat()).not.toContain('none');
  });

  it.each([
    ['boards', 'board'],
    ['sample', 'samples'],
    ['Game', 'game'],
  ])('the option %s is unknown: %s?', (key, nearest) => {
    expect(equity(['AsKs', 'QhQd'], { [key]: 1 })).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_KEY', key, nearest },
    });
  });

  it('the keys of a pot, and a pause for the one that never pauses', () => {
    const pot = { amount: 1, contenders: [0, 1], winners: [0] };
    expect(equity(['AsKs', 'QhQd'], { pots: [pot] })).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_KEY', key: 'pots[0].winners' },
    });
    expect(codeOf<Equity>(equity(['AsKs', 'QhQd'], { pause: thrower } as never))).toBe(
      'UNKNOWN_KEY',
    );
  });
});
