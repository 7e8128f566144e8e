import {
  apply,
  type Card,
  equity,
  type HandConfig,
  type HandState,
  legalActions,
  parseCards,
  seededRng,
  shuffle,
  startNewHand,
  viewFor,
} from '@sidepot/engine';
import { BOT_STRENGTHS } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { answerBot, decideBot, MAX_DELAY } from '../../src/bots/index.js';
import { rankOfShare, rankOfTwo } from '../../src/bots/rank.js';
import { expectedShare } from '../../src/bots/share.js';

const FULL: Card[] = Array.from({ length: 52 }, (_, card) => card as Card);

/** Two players, the button first to act; its cards, then the other's, then the board. */
function headsUp(cards: string, config: Partial<HandConfig> = {}): HandState {
  const [a, b, c, d, ...board] = parseCards(cards);
  // The big blind is dealt first.
  const first = [c!, d!, a!, b!, ...board];
  const rest = shuffle(
    FULL.filter((card) => !first.includes(card)),
    seededRng(1),
  );
  const started = startNewHand({
    players: [
      { id: 'A', seat: 1, stack: 200 },
      { id: 'B', seat: 2, stack: 200 },
    ],
    button: 1,
    smallBlind: 1,
    bigBlind: 2,
    deck: [...first, ...rest],
    ...config,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

const { rules } = headsUp('As Ah 7c 2d');

describe('the share', () => {
  test.each([
    ['As Ah', ''],
    ['7c 2d', ''],
    ['Ts 9s', '8s 7d 2c'],
    ['Kd Qd', 'Ks 8c 4h 2s'],
    ['Ac 3c', 'Kd Qd Jh 6s 6c'],
  ])('of %s on "%s" is near the engine’s equity against any hand', (hole, board) => {
    const exact = equity([hole, 'random'], { board, samples: 40_000, method: 'monte-carlo' });
    if (!exact.ok) throw new Error(exact.error.code);
    const problem = { rules, hole: parseCards(hole), board: parseCards(board), rivals: [1] };
    const share = expectedShare(problem, 4000, seededRng(3));
    expect(Math.abs(share - exact.value.hands[0]!.equity)).toBeLessThan(0.03);
  });

  test('falls with every rival, and with every sign of a good hand', () => {
    const shares = [[1], [1, 1], [1, 1, 1, 1]].map((rivals) =>
      expectedShare({ rules, hole: parseCards('AdQc'), board: [], rivals }, 2000, seededRng(4)),
    );
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    const reads = [1, 1.5, 2, 3].map((read) =>
      expectedShare(
        { rules, hole: parseCards('AdQc'), board: [], rivals: [read] },
        2000,
        seededRng(5),
      ),
    );
    expect(reads).toEqual([...reads].sort((a, b) => b - a));
  });

  test('in hi-lo is of both halves', () => {
    const hilo = { ...rules, game: 'omaha8' as const };
    const board = parseCards('2c 3d 8h Ks Kd');
    const share = (hole: string) =>
      expectedShare({ rules: hilo, hole: parseCards(hole), board, rivals: [1] }, 500, seededRng(6));
    // Quads and no low: half where somebody has a low, else all.
    expect(share('Kc Kh Js Jd')).toBeGreaterThan(0.5);
    expect(share('Kc Kh Js Jd')).toBeLessThan(1);
    expect(share('Kc Kh Ac 4d')).toBeGreaterThan(share('Kc Kh Js Jd'));
  });

  test('against a range is less than against any hand', () => {
    const share = (range: number) =>
      expectedShare(
        { rules, hole: parseCards('KdJc'), board: [], rivals: [1], ranges: [range] },
        3000,
        seededRng(7),
      );
    const tenth = 'AA,KK,QQ,JJ,TT,99,88,77,AK,AQ,AJ,ATs,A9s,KQ,KJs,KTs,QJs';
    const exact = equity(['KdJc', tenth], { samples: 10_000, method: 'monte-carlo' });
    if (!exact.ok) throw new Error(exact.error.code);
    expect(share(1)).toBeGreaterThan(share(0.3) + 0.05);
    expect(share(0.3)).toBeGreaterThan(share(0.1));
    expect(share(0.1)).toBeGreaterThan(share(0.04));
    expect(Math.abs(share(0.1) - exact.value.hands[0]!.equity)).toBeLessThan(0.05);
  });
});

describe('a starting hand', () => {
  const rank = (cards: string, game: 'holdem' | 'short-deck' = 'holdem') => {
    const [a, b] = parseCards(cards);
    return rankOfTwo(game, a!, b!);
  };

  test('has its place among all, whatever its suits and order', () => {
    expect(rank('AsAh')).toBeCloseTo(3 / 1326, 5);
    expect(rank('2c3d')).toBeCloseTo(1 - 6 / 1326, 5);
    expect(rank('AsKs')).toBe(rank('KhAh'));
    expect(rank('AsKs')).toBeLessThan(rank('AsKd'));
    expect(rank('6c7d', 'short-deck')).toBeGreaterThan(0.9);
  });

  test.each([
    ['holdem', 52],
    ['short-deck', 36],
  ] as const)('of %s: half of all are in the better half', (game, size) => {
    const cards = FULL.filter((card) => size === 52 || card >> 2 >= 4);
    const ranks = cards.flatMap((a) =>
      cards.filter((b) => b !== a).map((b) => rankOfTwo(game, a, b)),
    );
    const better = ranks.filter((one) => one < 0.5).length / ranks.length;
    expect(better).toBeGreaterThan(0.48);
    expect(better).toBeLessThan(0.52);
  });

  test('of more cards goes by its share', () => {
    expect(rankOfShare('omaha', 4, 0.5)).toBeCloseTo(0.5, 5);
    expect(rankOfShare('omaha', 4, 0.65)).toBeLessThan(0.05);
    expect(rankOfShare('omaha8', 4, 0.35)).toBeGreaterThan(0.95);
  });
});

describe('a bot', () => {
  const choicesOf = (state: HandState, seat: number) =>
    BOT_STRENGTHS.flatMap((strength) =>
      Array.from({ length: 30 }, (_, seed) => {
        const legal = legalActions(state, seat)!;
        return decideBot(strength, viewFor(state, seat), legal, seededRng(seed), 0).command;
      }),
    );

  const after = (state: HandState, ...commands: Parameters<typeof apply>[1][]): HandState =>
    commands.reduce((current, command) => {
      const step = apply(current, command);
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      return step.value.state;
    }, state);

  test('never folds what is free', () => {
    const limped = after(headsUp('As Ah 7c 2d'), { type: 'call', seat: 1 });
    for (const { type } of choicesOf(limped, 2)) expect(type).not.toBe('fold');
  });

  test('never folds aces before the flop', () => {
    for (const { type } of choicesOf(headsUp('As Ah 7c 2d'), 1)) expect(type).not.toBe('fold');
  });

  test('calls the rest of a short stack by the odds', () => {
    // 20 in the middle, one chip to call: anything will do.
    const short = { players: [20, 21].map((stack, i) => ({ id: i, seat: i + 1, stack })) };
    const state = after(headsUp('7c 2d As Ah', short), { type: 'raise', seat: 1, to: 20 });
    const players = state.players.map((player) =>
      player.seat === 2 ? { ...player, stack: 1, live: 20, bet: 19 } : player,
    );
    const view = { ...viewFor(state, 2), players: viewFor({ ...state, players }, 2).players };
    const legal = { ...legalActions(state, 2)!, call: 1, raise: null };
    for (const strength of BOT_STRENGTHS) {
      expect(decideBot(strength, view, legal, seededRng(1), 0).command.type).toBe('call');
    }
  });

  test('gives up seven-deuce against all of a deep stack', () => {
    const shoved = after(headsUp('As Ah 7c 2d'), { type: 'allIn', seat: 1 });
    const choices = choicesOf(shoved, 2);
    expect(choices.filter(({ type }) => type === 'fold').length).toBeGreaterThan(
      0.9 * choices.length,
    );
  });

  test('of the hard kind bluffs, of the easy kind does not', () => {
    const flop = after(
      headsUp('7c 2d Kh Kd As Qs Jh'),
      { type: 'call', seat: 1 },
      { type: 'check', seat: 2 },
      { type: 'deal' },
      { type: 'check', seat: 2 },
    );
    const bets = (strength: 'easy' | 'hard') =>
      Array.from({ length: 100 }, (_, seed) => {
        const legal = legalActions(flop, 1)!;
        return decideBot(strength, viewFor(flop, 1), legal, seededRng(seed), 0).command.type;
      }).filter((type) => type === 'bet').length;
    expect(bets('easy')).toBe(0);
    expect(bets('hard')).toBeGreaterThan(10);
    expect(bets('hard')).toBeLessThan(70);
  });

  test('says how often to run it, never more than is offered', () => {
    const cash = { mode: 'cash', runs: 2 } as const;
    const asked = after(
      headsUp('As Ah Kc Kd', cash),
      { type: 'allIn', seat: 1 },
      { type: 'call', seat: 2 },
    );
    expect(asked.turn.kind).toBe('runs');
    for (const strength of BOT_STRENGTHS) {
      const answer = answerBot(strength, viewFor(asked, 2), seededRng(1), 0);
      expect(answer).toEqual({ command: { type: 'runs', seat: 2, runs: 2 }, delay: 0 });
    }
    expect(answerBot('easy', viewFor(asked, 'rail'), seededRng(1))).toBeNull();
  });
});

describe('the delay', () => {
  const state = headsUp('9s 8d 7c 2d');
  const legal = legalActions(state, 1)!;
  const delays = (pace: number) =>
    BOT_STRENGTHS.flatMap((strength) =>
      Array.from(
        { length: 100 },
        (_, seed) => decideBot(strength, viewFor(state, 1), legal, seededRng(seed), pace).delay,
      ),
    );

  test('is a person’s, and no time when told', () => {
    for (const delay of delays(1)) {
      expect(delay).toBeGreaterThanOrEqual(400);
      expect(delay).toBeLessThanOrEqual(MAX_DELAY);
      expect(Number.isInteger(delay)).toBe(true);
    }
    expect(new Set(delays(0))).toEqual(new Set([0]));
    expect(delays(1)).toEqual(delays(1));
  });

  test('is longer when it is hard', () => {
    const mean = (cards: string, ...commands: Parameters<typeof apply>[1][]) => {
      let spot = headsUp(cards);
      for (const command of commands) {
        const step = apply(spot, command);
        if (!step.ok) throw new Error(step.error.code);
        spot = step.value.state;
      }
      const seat = commands.length === 0 ? 1 : 2;
      const sum = Array.from(
        { length: 200 },
        (_, seed) =>
          decideBot('medium', viewFor(spot, seat), legalActions(spot, seat)!, seededRng(seed))
            .delay,
      ).reduce((a, b) => a + b, 0);
      return sum / 200;
    };
    const easy = mean('9h 9d Ac Ad', { type: 'allIn', seat: 1 });
    const hard = mean('9h 9d Ac 7d', { type: 'allIn', seat: 1 });
    expect(hard).toBeGreaterThan(1.2 * easy);
  });
});
