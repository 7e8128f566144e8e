import { describe, expect, test } from 'vitest';
import type { ComeIn, TableState } from './api.js';
import { after, CASH, EVENT, play, refusal, seated, sitAll, spots, start } from './tables.js';

const sitter = (player: string, seat: number, comeIn: ComeIn) =>
  ({ type: 'sit', player, seat, buyIn: 1000, comeIn }) as const;
const missed = (state: TableState, player: string) =>
  state.seats.find((seat) => seat.player === player)?.missed;

/** Five players; the hand just played had button 1 and blinds 2 and 3. */
const five = (): TableState => play(seated(CASH, 'A1 B2 C3 D4 E5'), {}, 1);

describe('R41 missed blinds (cash)', () => {
  test('sat out for the big blind: first it is missed, then the small one', () => {
    let state = after(five(), { type: 'sitOut', player: 'D' });
    state = play(state);
    expect(missed(state, 'D')).toEqual({ small: false, big: true });
    state = play(state);
    expect(missed(state, 'D')).toEqual({ small: true, big: true });
  });
  test('nothing is missed by who sits out while the blinds are elsewhere', () => {
    let state = after(five(), { type: 'sitOut', player: 'A' });
    state = play(state);
    expect(missed(state, 'A')).toEqual({ small: false, big: false });
    state = after(state, { type: 'sitIn', player: 'A' });
    expect(spots(start(state))).toBe('button 3, blinds 4 5, dealt 1 2 3 4 5');
  });
  test('missed both at 50/100: puts in 150, of which 100 is live and 50 dead', () => {
    let state = after(five(), { type: 'sitOut', player: 'D' });
    // Blinds 3 5, then 5 1, then 1 2.
    state = play(play(play(state)));
    const back = after(state, { type: 'sitIn', player: 'D', comeIn: 'post' });
    expect(spots(start(back))).toBe('button 1, blinds 2 3, dealt 1 2 3 4 5; 4 posts 100+50');
    expect(missed(play(back), 'D')).toEqual({ small: false, big: false });
    // Once: the hand after, D owes the big blind, as anybody.
    expect(spots(start(play(back)))).toBe('button 2, blinds 3 4, dealt 1 2 3 4 5');
  });
  test('missed only the small one: it is posted dead', () => {
    let state = after(five(), { type: 'sitOut', player: 'C' });
    expect(spots(start(state))).toBe('button 2, blinds - 4, dealt 1 2 4 5');
    state = play(state);
    expect(missed(state, 'C')).toEqual({ small: true, big: false });
    state = after(state, { type: 'sitIn', player: 'C', comeIn: 'post' });
    expect(spots(start(state))).toBe('button 3, blinds 4 5, dealt 1 2 3 4 5; 3 posts 0+50');
  });
  test('or waits for the big blind and owes nothing else', () => {
    let state = after(five(), { type: 'sitOut', player: 'D' });
    state = after(play(play(state)), { type: 'sitIn', player: 'D' });
    const seen: string[] = [];
    for (let i = 0; i < 4; i++) {
      seen.push(spots(start(state)));
      state = play(state);
    }
    expect(seen).toEqual([
      'button 5, blinds 1 2, dealt 1 2 3 5',
      'button 1, blinds 2 3, dealt 1 2 3 5',
      'button 2, blinds 3 4, dealt 1 2 3 4 5',
      'button 3, blinds 4 5, dealt 1 2 3 4 5',
    ]);
  });
  test('the choice can be made and changed later', () => {
    let state = after(five(), { type: 'sitOut', player: 'D' });
    state = after(play(play(state)), { type: 'sitIn', player: 'D' });
    state = after(state, { type: 'comeIn', player: 'D', comeIn: 'post' });
    expect(spots(start(state))).toContain('4 posts 100+50');
    expect(refusal(state, { type: 'comeIn', player: 'D', comeIn: 'never' })).toBe('BAD_COMMAND');
    expect(refusal(state, { type: 'comeIn', player: 'D' })).toBe('BAD_COMMAND');
  });
  test('a void hand makes nobody miss a blind', () => {
    let state = start(after(five(), { type: 'sitOut', player: 'D' }));
    const stacks = { 1: 1000, 2: 1000, 3: 1000, 5: 1000 };
    state = after(state, { type: 'finishHand', stacks, voided: true });
    expect(missed(state, 'D')).toEqual({ small: false, big: false });
  });
  test('a busted player misses blinds too, until they buy again', () => {
    let state = play(five(), { 5: -1000, 1: 1000 });
    state = play(state);
    expect(missed(state, 'E')).toEqual({ small: false, big: true });
    state = after(
      state,
      { type: 'topUp', player: 'E', amount: 500 },
      { type: 'comeIn', player: 'E', comeIn: 'post' },
    );
    // In the small blind's way nobody posts; the hand after, E may.
    expect(spots(start(state))).toBe('button 4, blinds 1 2, dealt 1 2 3 4');
    expect(spots(start(play(state)))).toBe('button 1, blinds 2 3, dealt 1 2 3 4 5; 5 posts 100+50');
  });
});

describe('R42 new players (cash)', () => {
  test('wait for the big blind', () => {
    let state = after(five(), sitter('F', 6, 'wait'));
    expect(spots(start(state))).toBe('button 2, blinds 3 4, dealt 1 2 3 4 5');
    state = play(play(state));
    expect(spots(start(state))).toBe('button 4, blinds 5 6, dealt 1 2 3 4 5 6');
  });
  test('post one', () => {
    const state = after(five(), sitter('F', 6, 'post'));
    expect(spots(start(state))).toBe('button 2, blinds 3 4, dealt 1 2 3 4 5 6; 6 posts 100+0');
    expect(spots(start(play(state)))).toBe('button 3, blinds 4 5, dealt 1 2 3 4 5 6');
  });
  test.each([
    ['wait', 'button 2, blinds - 4, dealt 1 2 4 5', 'button 3, blinds 4 5, dealt 1 2 4 5'],
    [
      'post',
      'button 2, blinds - 4, dealt 1 2 4 5',
      'button 3, blinds 4 5, dealt 1 2 3 4 5; 3 posts 100+0',
    ],
    [
      'button',
      'button 2, blinds - 4, dealt 1 2 3 4 5; 3 posts 100+50',
      'button 3, blinds 4 5, dealt 1 2 3 4 5',
    ],
  ] as const)('in the place of the small blind: %s', (comeIn, now, next) => {
    const state = after(five(), { type: 'leave', player: 'C' }, sitter('F', 3, comeIn));
    expect(spots(start(state))).toBe(now);
    expect(spots(start(play(state)))).toBe(next);
  });
  test('buying the button at 50/100 costs 150, moving button', () => {
    const before = play(seated({ ...CASH, buttonRule: 'moving' }, 'A1 B3 C5 D7'), {}, 1);
    const state = after(before, sitter('F', 4, 'button'));
    expect(spots(start(state))).toBe('button 3, blinds - 5, dealt 1 3 4 5 7; 4 posts 100+50');
    expect(spots(start(play(state)))).toBe('button 4, blinds 5 7, dealt 1 3 4 5 7');
  });
  test('who would post but is next for the big blind has it', () => {
    const state = after(play(seated(CASH, 'A1 B2 C3 E5'), {}, 1), sitter('F', 4, 'post'));
    expect(spots(start(state))).toBe('button 2, blinds 3 4, dealt 1 2 3 4 5');
  });
  test('with two players nobody waits', () => {
    const before = play(seated(CASH, 'A1 B2'), {}, 1);
    const state = after(before, { type: 'leave', player: 'B' }, sitter('F', 9, 'wait'));
    // The last big blind was seat 2.
    expect(spots(start(state))).toBe('button 1, blinds 1 9, dealt 1 9');
    const other = after(before, { type: 'leave', player: 'A' }, sitter('F', 9, 'wait'));
    expect(spots(start(other))).toBe('button 2, blinds 2 9, dealt 2 9');
  });
  test('when all others are gone the game starts anew', () => {
    const state = after(
      five(),
      ...['A', 'B', 'C', 'D'].map((player) => ({ type: 'leave', player }) as const),
      sitter('F', 7, 'wait'),
      sitter('G', 1, 'wait'),
    );
    // The big blind goes to E, whom nobody could play with if they waited.
    expect(spots(start(state))).toBe('button 2, blinds - 5, dealt 1 5 7');
  });
});

describe('R42 new players (tournament)', () => {
  const base = () => play(seated(EVENT, 'A1 B2 C4 D6 E8'), {}, 1);
  test.each([
    ['at once', 9, 'button 2, blinds 4 6, dealt 1 2 4 6 8 9'],
    ['as the big blind', 5, 'button 2, blinds 4 5, dealt 1 2 4 5 6 8'],
    ['not between button and small blind', 3, 'button 2, blinds 4 6, dealt 1 2 4 6 8'],
  ])('dealt in %s', (_, seat, expected) => {
    expect(spots(start(after(base(), ...sitAll(`F${seat}`, false))))).toBe(expected);
  });
  test('whose seat the small blind comes to pays it', () => {
    const out = play(seated(EVENT, 'A1 B2 C4 D6 E8'), { 4: -1000, 1: 1000 }, 1);
    expect(spots(start(after(out, ...sitAll('F4', false))))).toBe(
      'button 2, blinds 4 6, dealt 1 2 4 6 8',
    );
  });
});

describe('R43 straddle (cash)', () => {
  const three = (straddle: 'utg' | 'button' | 'both' | 'none', extra = {}) =>
    play(seated({ ...CASH, straddle, ...extra }, 'A1 B2 C3 D4 E5'), {}, 1);
  // Next: button 2, blinds 3 and 4, under the gun 5.
  test.each([
    ['utg', 'E', 'accepted'],
    ['utg', 'B', 'CANNOT_STRADDLE'],
    ['utg', 'A', 'CANNOT_STRADDLE'],
    ['button', 'B', 'accepted'],
    ['button', 'E', 'CANNOT_STRADDLE'],
    ['both', 'E', 'accepted'],
    ['both', 'B', 'accepted'],
    ['both', 'C', 'CANNOT_STRADDLE'],
    ['none', 'E', 'CANNOT_STRADDLE'],
  ] as const)('%s: %s is %s', (rule, player, code) => {
    expect(refusal(three(rule), { type: 'straddle', player, on: true })).toBe(code);
  });
  test('two big blinds; for one hand', () => {
    const state = after(three('utg'), { type: 'straddle', player: 'E', on: true });
    expect(start(state).hand?.config.straddles).toEqual([{ seat: 5, amount: 200 }]);
    expect(start(play(state)).hand?.config.straddles).toBeUndefined();
    const off = after(state, { type: 'straddle', player: 'E', on: false });
    expect(start(off).hand?.config.straddles).toBeUndefined();
  });
  test('the button has precedence', () => {
    const state = after(
      three('both'),
      { type: 'straddle', player: 'E', on: true },
      { type: 'straddle', player: 'B', on: true },
    );
    expect(start(state).hand?.config.straddles).toEqual([{ seat: 2, amount: 200 }]);
  });
  test('whoever is no longer under the gun does not straddle', () => {
    const state = after(
      three('utg'),
      { type: 'straddle', player: 'E', on: true },
      { type: 'leave', player: 'D' },
    );
    expect(spots(start(state))).toBe('button 2, blinds 3 5, dealt 1 2 3 5');
    expect(start(state).hand?.config.straddles).toBeUndefined();
  });
  test('not for two players, not during a hand, not without the chips', () => {
    const two = play(seated({ ...CASH, straddle: 'both' }, 'A1 B2'), {}, 1);
    expect(refusal(two, { type: 'straddle', player: 'B', on: true })).toBe('CANNOT_STRADDLE');
    expect(refusal(start(three('utg')), { type: 'straddle', player: 'E', on: true })).toBe(
      'HAND_RUNNING',
    );
    const poor = play(seated({ ...CASH, straddle: 'utg' }, 'A1 B2 C3 D4 E5:199'), {}, 1);
    expect(refusal(poor, { type: 'straddle', player: 'E', on: true })).toBe('CANNOT_STRADDLE');
  });
});

describe('R45 absent players (tournament)', () => {
  test('are dealt in and marked; blinds come to them as to anybody', () => {
    const state = after(play(seated(EVENT, 'A1 B2 C3 D4'), {}, 1), { type: 'sitOut', player: 'D' });
    const { config } = start(state).hand ?? {};
    expect(config).toMatchObject({ bigBlindSeat: 4 });
    expect(config?.players[3]).toEqual({ id: 'D', seat: 4, stack: 1000, absent: true });
    expect(config?.players[0]).not.toHaveProperty('absent');
    const back = after(state, { type: 'sitIn', player: 'D' });
    expect(start(back).hand?.config.players[3]).not.toHaveProperty('absent');
  });
  test('somebody has to be there', () => {
    const all = ['A', 'B'].map((player) => ({ type: 'sitOut', player }) as const);
    const state = after(play(seated(EVENT, 'A1 B2'), {}, 1), ...all);
    expect(refusal(state, { type: 'startNextHand' })).toBe('TOO_FEW_PLAYERS');
    expect(spots(start(after(state, { type: 'sitIn', player: 'A' })))).toBe(
      'button 2, blinds 2 1, dealt 1 2',
    );
  });
});
