/** The second document (S1): players with a status, pots by position, and what goes on by itself. */

import { apply, autoAdvance, deck, type HandState, PokerError, unwrap } from '@sidepot/engine';
import {
  advanceRoundIfReady,
  calculatePots,
  determineWinners,
  distributePots,
  type PlayerStatus,
  type PositionPlayer,
  type PotState,
  shouldAutoAdvance,
  startNewHand,
} from '@sidepot/engine/pot-calculator';
import { describe, expect, test } from 'vitest';

const at = (
  position: number,
  totalBet: number,
  status: PlayerStatus = 'ACTIVE',
): PositionPlayer => {
  return { position, totalBet, status };
};
const lines = (pots: readonly PotState[]): string[] =>
  pots.map(({ amount, eligiblePlayers }) => `${amount} [${eligiblePlayers}]`);

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof PokerError) return error.code;
  }
  return 'nothing';
};

describe('calculatePots', () => {
  test('A bets 100, B is all-in for 50: main 100, and 50 that only A can have', () => {
    const { pots, totalPot } = calculatePots([at(0, 100), at(1, 50, 'ALL_IN')]);
    expect(lines(pots)).toEqual(['100 [0,1]', '50 [0]']);
    expect(totalPot).toBe(150);
  });

  // The document has 100 and 150; the sum is right, the shares are not (M 4).
  test('and if C calls 100: main 150, side 100', () => {
    const { pots } = calculatePots([at(0, 100), at(1, 50, 'ALL_IN'), at(2, 100)]);
    expect(lines(pots)).toEqual(['150 [0,1,2]', '100 [0,2]']);
  });

  test('60, 30 all-in, 60: main 90 for three, side 60 for two, no winners yet', () => {
    const structure = calculatePots([at(0, 60), at(1, 30, 'ALL_IN'), at(2, 60)]);
    expect(structure).toEqual({
      pots: [
        { amount: 90, eligiblePlayers: [0, 1, 2], winners: null },
        { amount: 60, eligiblePlayers: [0, 2], winners: null },
      ],
      totalPot: 150,
    });
  });

  // The document's four pots lose 50 of 330 chips: R12, R13, M 1.
  test('100, 50, 150 and 30 folded: 180, 100 and 50 back, all 330 of them', () => {
    const players = [at(0, 100), at(1, 50, 'ALL_IN'), at(2, 150), at(3, 30, 'FOLDED')];
    const { pots, totalPot } = calculatePots(players);
    expect(lines(pots)).toEqual(['180 [0,1,2]', '100 [0,2]', '50 [2]']);
    expect(totalPot).toBe(330);
  });

  // R11, M 3: what nobody matched goes back to them all the same.
  test('and if C folded instead', () => {
    const players = [at(0, 100), at(1, 50, 'ALL_IN'), at(2, 150, 'FOLDED'), at(3, 30, 'FOLDED')];
    expect(lines(calculatePots(players).pots)).toEqual(['180 [0,1]', '100 [0]', '50 [2]']);
  });

  test('players may have their bet of the round and their chips with them', () => {
    const players = [
      { ...at(0, 5), currentBet: 5, chips: 0 },
      { ...at(1, 5), currentBet: 5, chips: 95 },
    ];
    expect(calculatePots(players).totalPot).toBe(10);
  });

  test.each<[string, unknown, string]>([
    ['no list', null, 'BAD_INPUT'],
    ['an unknown status', [at(0, 5), { ...at(1, 5), status: 'active' }], 'BAD_INPUT'],
    ['no status', [at(0, 5), { position: 1, totalBet: 5 }], 'BAD_INPUT'],
    ['half a chip', [at(0, 5), at(1, 0.5)], 'NOT_INTEGER'],
    ['a position twice', [at(0, 5), at(0, 5)], 'DUPLICATE_PLAYER'],
    ['a misspelt key', [at(0, 5), { ...at(1, 5), totalbet: 5 }], 'UNKNOWN_KEY'],
    ['all folded', [at(0, 5, 'FOLDED'), at(1, 5, 'FOLDED')], 'NO_LIVE_HAND'],
  ])('%s', (_, players, code) => {
    expect(codeOf(() => calculatePots(players as PositionPlayer[]))).toBe(code);
  });
});

describe('distributePots by cards', () => {
  const { pots } = calculatePots([at(0, 60), at(1, 30, 'ALL_IN'), at(2, 60)]);
  const hand = (position: number, cards: string) => ({ position, cards });
  const board = '2c 5d 9h Kc 3s';

  test('the winner of the side pot loses the main pot', () => {
    const hands = [hand(0, 'Qs Qd'), hand(1, 'As Ad'), hand(2, 'Js Jd')];
    expect(distributePots(pots, hands, { board })).toEqual(
      new Map([
        [1, 90],
        [0, 60],
      ]),
    );
  });

  test('several winners share a pot; cards may hold the board', () => {
    const hands = [hand(0, `As Qd ${board}`), hand(1, `7s 6d ${board}`), hand(2, `Ad Qh ${board}`)];
    expect(distributePots(pots, hands)).toEqual(
      new Map([
        [0, 75],
        [2, 75],
      ]),
    );
  });

  test('odd chips go in the order of the seats', () => {
    const odd = [{ amount: 101, eligiblePlayers: [0, 2], winners: null }];
    const hands = [hand(0, 'As Qd'), hand(2, 'Ad Qh')];
    const options = { board, seatOrder: [2, 0] };
    expect(distributePots(odd, hands, options)).toEqual(
      new Map([
        [2, 51],
        [0, 50],
      ]),
    );
  });

  test.each<[string, unknown, string]>([
    ['a contender without a hand', [hand(0, 'As Qd')], 'MISSING_RANK'],
    [
      'a card in two hands',
      [hand(0, 'As Qd'), hand(1, 'As Jd'), hand(2, '2d 2h')],
      'DUPLICATE_CARD',
    ],
    [
      'a card of the board',
      [hand(0, 'Kc Qd'), hand(1, 'As Jd'), hand(2, '2d 2h')],
      'DUPLICATE_CARD',
    ],
    ['three cards too few', [hand(0, '')], 'BAD_HAND'],
    ['what is no card', [hand(0, 'Xx Qd')], 'BAD_CARD'],
    ['what is neither hands nor ranks', 7, 'BAD_INPUT'],
  ])('%s', (_, hands, code) => {
    const short = code === 'BAD_HAND' ? '2c 5d' : board;
    expect(codeOf(() => distributePots(pots, hands as never, { board: short }))).toBe(code);
  });
});

/** Seats 1 to n; blinds 10/20, so that stacks of 100, 30 and 150 are the document's. */
const begin = (...stacks: number[]): HandState =>
  unwrap(
    startNewHand({
      players: stacks.map((stack, i) => ({ id: `P${i + 1}`, seat: i + 1, stack })),
      ...{ button: stacks.length, smallBlind: 10, bigBlind: 20, deck: deck() },
    }),
  );
const act = (state: HandState, ...types: ('allIn' | 'call' | 'fold' | 'check')[]): HandState =>
  types.reduce((now, type) => {
    const seat = now.turn.kind === 'act' ? now.turn.seat : 0;
    return unwrap(apply(now, { type, seat })).state;
  }, state);

describe('shouldAutoAdvance and advanceRoundIfReady', () => {
  test('A: three all-in before the flop: five cards by themselves', () => {
    const state = act(begin(100, 100, 100), 'allIn', 'allIn', 'allIn');
    expect(shouldAutoAdvance(state)).toBe(true);
    expect(advanceRoundIfReady(state)).toMatchObject({ over: true, boards: [{ length: 5 }] });
  });

  test('B: two players, one all-in, one calls', () => {
    const state = act(begin(100, 300), 'allIn', 'call');
    expect(shouldAutoAdvance(state)).toBe(true);
    expect(advanceRoundIfReady(state).boards[0]).toHaveLength(5);
  });

  test('C: one folds, one is all-in, one calls', () => {
    const state = act(begin(300, 300, 100), 'allIn', 'fold', 'call');
    expect(shouldAutoAdvance(state)).toBe(true);
  });

  test('D: two with chips: a bet on every street', () => {
    const state = act(begin(300, 300), 'call', 'check');
    expect(shouldAutoAdvance(state)).toBe(false);
    expect(advanceRoundIfReady(state)).toMatchObject({ street: 1, turn: { kind: 'act' } });
  });

  test('who is left with chips and has not called is asked (R68, M 26)', () => {
    const state = act(begin(300, 100), 'allIn');
    expect(state.turn).toMatchObject({ kind: 'act' });
    expect(shouldAutoAdvance(state)).toBe(false);
  });
});

test('determineWinners: each pot with its winners, as autoAdvance leaves them', () => {
  const state = act(begin(100, 30, 150), 'allIn', 'allIn', 'allIn');
  const pots = determineWinners(state);
  expect(pots.map(({ amount }) => amount)).toEqual([90, 140]);
  expect(pots.every(({ winners }) => (winners ?? []).length > 0)).toBe(true);
  expect(pots).toEqual(autoAdvance(state).state.pots);
});
