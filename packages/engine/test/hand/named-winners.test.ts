/** Hands without cards: who wins is said by a dealer at a real table (R73, R79–R89). */

import {
  apply,
  type BoardRanking,
  type HandConfig,
  type HandState,
  rebuild,
  settle,
  startHand,
  winnerWarnings,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { VECTORS, vectorHand } from '../vectors.js';
import { begin, type Options, play } from './play.js';

const allIn = (stacks: string, options: Options = {}) => {
  let hand = play(begin(stacks, { noDeck: true, ...options }), '|');
  while (hand.state.turn.kind === 'act') hand = play(hand, 'allIn');
  while (hand.state.turn.kind === 'deal') hand = play(hand, '|');
  return play(hand, ...(hand.state.turn.kind === 'showdown' ? ['showdown'] : [])).state;
};

const award = (state: HandState, ...boards: readonly BoardRanking<number>[]) =>
  apply(state, { type: 'award', boards });

const must = (state: HandState, ...boards: readonly BoardRanking<number>[]): HandState => {
  const step = award(state, ...boards);
  if (!step.ok) throw new Error(JSON.stringify(step.error));
  return step.value.state;
};

const stacks = ({ players }: HandState) => players.map(({ stack }) => stack);

describe('pots by named winners', () => {
  test('last side pot first, one winner a pot (R79)', () => {
    const hand = allIn('300 500 900');
    expect(hand.turn).toEqual({ kind: 'award', pot: 1 });
    const side = must(hand, { high: [[3]] });
    expect(stacks(must(side, { high: [[1]] }))).toEqual([900, 0, 800]);
  });

  test('a ranking for all pots: the best who is in', () => {
    const ranking = { high: [[1], [2, 3]] };
    expect(stacks(must(must(allIn('300 500 900'), ranking), ranking))).toEqual([900, 200, 600]);
  });

  test('ties: odd chips clockwise from the button (R81)', () => {
    const tied = must(allIn('75 75 75', { blinds: '50/50' }), { high: [[1, 2]] });
    expect(stacks(tied)).toEqual([113, 112, 0]);
  });

  test('high and low, and nobody qualifies (R85–R87)', () => {
    const options: Options = { game: 'omaha8', limit: 'pot-limit', blinds: '50/101' };
    const both = must(allIn('101 101', options), { high: [[1]], low: [[1, 2]] });
    expect(stacks(both)).toEqual([152, 50]);
    expect(stacks(must(allIn('101 101', options), { high: [[2]], low: [] }))).toEqual([0, 202]);
  });

  test('two boards: each half by its own winner (R88)', () => {
    let hand = play(
      begin('151 151', { noDeck: true, mode: 'cash', runs: 2 }),
      '|',
      'allIn',
      'call',
    );
    hand = play(hand, '1 runs 2', '2 runs 2', '|', '|', '|', '|', '|', '|');
    const state = hand.state.turn.kind === 'showdown' ? play(hand, 'showdown').state : hand.state;
    const paid = must(state, { high: [[1]] }, { high: [[2]] });
    expect(stacks(paid)).toEqual([151, 151]);
    expect(award(state, { high: [[1]] })).toMatchObject({ error: { code: 'BAD_BOARDS' } });
  });

  test('winners that no ranking gives are paid with a warning; strict refuses them (R89)', () => {
    const side = must(allIn('500 900 900'), { high: [[2]] });
    const boards = [{ high: [[3]] }];
    expect(apply(side, { type: 'award', boards, strict: true })).toMatchObject({
      error: { code: 'INCONSISTENT_WINNERS', expected: ['P3'], actual: ['P2'] },
    });
    const paid = must(side, ...boards);
    expect(stacks(paid)).toEqual([0, 800, 1500]);
    expect(winnerWarnings(paid)).toMatchObject([
      { code: 'INCONSISTENT_WINNERS', pot: 'Side Pot 1' },
    ]);
    expect(winnerWarnings(must(must(allIn('500 900 900'), { high: [[3]] }), ...boards))).toEqual(
      [],
    );
  });

  test('nobody of the pot, folded hands and strangers are refused', () => {
    const hand = allIn('300 500 900');
    expect(award(hand, { high: [[1]] })).toMatchObject({ error: { code: 'MISSING_RANK' } });
    expect(award(hand, { high: [[7]] })).toMatchObject({ error: { code: 'UNKNOWN_PLAYER' } });
    expect(award(hand, { high: [[2], [2]] })).toMatchObject({ error: { code: 'DUPLICATE_RANK' } });
    expect(award(hand, { high: [[2]], low: [[2]] })).toMatchObject({
      error: { code: 'BAD_BOARDS' },
    });
  });
});

describe('hands that begin in the middle', () => {
  const middle = (players: string, config: Omit<HandConfig, 'players' | 'button'>) => {
    const seats = players
      .split(' ')
      .map((stack, i) => ({ id: `P${i + 1}`, seat: i + 1, stack: Number(stack) }));
    return startHand({ players: seats, button: 1, ...config });
  };
  const started = (...args: Parameters<typeof middle>): HandState => {
    const step = middle(...args);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    expect(rebuild(step.value.events)).toEqual(step.value.state);
    const shown = apply(step.value.state, { type: 'showdown' });
    return shown.ok ? shown.value.state : step.value.state;
  };

  test('one number for all, bets in front, one all-in, one folded: refund first (R10, R12)', () => {
    const hand = started('7300 12500 41000 3000', {
      middle: {
        pots: [{ amount: 5000 }],
        bets: { 1: 7300, 2: 12_500, 3: 41_000, 4: 3000 },
        folded: [4],
      },
    });
    expect(hand.pots).toMatchObject([
      { amount: 5000 + 3 * 7300 + 3000, eligiblePlayers: [1, 2, 3] },
      { amount: 2 * 5200, eligiblePlayers: [2, 3] },
    ]);
    expect(hand.players[2]?.stack).toBe(28_500);
    const paid = must(must(hand, { high: [[2]] }), { high: [[1]] });
    expect(stacks(paid)).toEqual([29_900, 10_400, 28_500, 0]);
  });

  test('pot by pot: who was all-in before has no part in the next one', () => {
    const hand = started('0 400 400', {
      middle: {
        pots: [{ amount: 900 }, { amount: 601, seats: [2, 3] }],
        bets: { 2: 400, 3: 400 },
      },
    });
    expect(hand.pots).toMatchObject([
      { amount: 900, eligiblePlayers: [1, 2, 3] },
      { amount: 1401, eligiblePlayers: [2, 3] },
    ]);
    const tied = must(must(hand, { high: [[2, 3]] }), { high: [[1]] });
    expect(stacks(tied)).toEqual([900, 701, 700]);
  });

  test('a bet that nobody matched goes back to a folded hand (R11); a pot of one hand is its own (R16)', () => {
    const hand = started('0 0 100', {
      middle: {
        pots: [{ amount: 900 }, { amount: 600, seats: [2] }],
        bets: { 3: 100 },
        folded: [3],
      },
    });
    // The bet that nobody matched is back (R11), and a pot of one hand is its own (R16).
    expect(hand.players.map(({ stack, won }) => stack + won)).toEqual([0, 0, 100]);
    expect(hand.pots.map(({ amount }) => amount)).toEqual([900, 600]);
  });

  test('nothing is void any more, and what cannot be is refused', () => {
    const hand = started('100 100', { middle: { pots: [{ amount: 50 }] } });
    expect(apply(hand, { type: 'void', reason: 'fouled-deck' })).toMatchObject({
      error: { code: 'TOO_LATE' },
    });
    const code = (one: NonNullable<HandConfig['middle']>) => {
      const step = middle('100 100 100', { middle: one });
      return step.ok ? null : step.error.code;
    };
    expect(code({ bets: { 1: 101 } })).toBe('NOT_ENOUGH_CHIPS');
    expect(code({ pots: [{ amount: 9, seats: [1, 2] }] })).toBe('BAD_INPUT');
    expect(code({ pots: [{ amount: 9 }, { amount: 9, seats: [1, 7] }] })).toBe('BAD_INPUT');
    expect(code({ folded: [1, 2, 3] })).toBe('NO_LIVE_HAND');
  });
});

describe('the vectors of the rulebook, begun in the middle', () => {
  const plain = VECTORS.map((vector) => [vector.id, vectorHand(vector)] as const).filter(
    ([, { rakeConfig, boards, kind, players }]) =>
      (rakeConfig ?? null) === null &&
      boards.length < 2 &&
      kind !== 'hilo' &&
      players.every(({ dead = 0, ante = 0, forfeit = 0 }) => dead + ante + forfeit === 0),
  );

  test.each(plain)('%s pays the same as settle', (_, input) => {
    const { players, button, seatCount, unit = 1, boards } = input;
    const bets = Object.fromEntries(players.map(({ seat, live }) => [seat, live]));
    const folded = players.filter((one) => one.folded).map(({ seat }) => seat);
    const step = startHand({
      players: players.map(({ id, seat, live }) => ({ id, seat, stack: live })),
      ...{ button, seatCount, unit, middle: { bets, folded } },
    });
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    const seatOf = (id: string) => players.find((one) => one.id === id)?.seat ?? 0;
    const high = (boards[0]?.high ?? []).map((tier) => tier.map(seatOf));
    let { state } = step.value;
    while (!state.over) {
      const isAward = state.turn.kind === 'award';
      const next = apply(
        state,
        isAward && high.length > 0
          ? { type: 'award', boards: [{ high }] }
          : { type: isAward ? 'award' : 'showdown' },
      );
      if (!next.ok) throw new Error(JSON.stringify(next.error));
      state = next.value.state;
    }
    const settled = settle(input);
    if (!settled.ok) throw new Error(JSON.stringify(settled.error));
    const { awards, refund } = settled.value;
    expect(state.players.map(({ id, stack }) => [id, stack])).toEqual(
      [...players]
        .sort((a, b) => a.seat - b.seat)
        .map(({ id }) => [id, (awards[id] ?? 0) + (refund[id] ?? 0)]),
    );
  });
});
