import { MAX_CHIPS, settle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { codeOf, hand, settleText } from './hands.js';

describe('R1 whole chips', () => {
  test('12.50 is 1,250 cents, and 12.5 is refused', () => {
    const cents = hand({ players: 'A@1 1250, B@2 1250', boards: ['A > B'] });
    expect(settleText(cents).pots).toEqual(['A B: 2500 -> A 2500']);
    const players = cents.players.map((player) => ({ ...player, live: 12.5 }));
    expect(codeOf({ ...cents, players })).toBe('NOT_INTEGER');
  });
});

describe('R2 safe range', () => {
  test('the sum may be 2^53 − 1, exactly', () => {
    const half = (MAX_CHIPS - 1) / 2;
    const input = hand({ players: `A@1 ${half}, B@2 ${half}, C@3 1 folded`, boards: ['A = B'] });
    expect(settleText(input).pots).toEqual([`A B: ${MAX_CHIPS} -> A ${half + 1}, B ${half}`]);
  });
  test('one chip more is refused', () => {
    const input = hand({ players: `A@1 ${MAX_CHIPS}, B@2 1`, boards: ['A > B'] });
    expect(codeOf(input)).toBe('UNSAFE_INTEGER');
  });
});

describe('R4 conservation', () => {
  test('330 in, 330 out', () => {
    const players = 'A@1 100, B@2 50, C@3 150, D@4 30 folded';
    const result = settle(hand({ players, boards: ['B > A > C'] }));
    const sum = (chips: object) => Object.values(chips).reduce((a, b) => a + b, 0);
    expect(result.ok && sum(result.value.refund) + sum(result.value.awards)).toBe(330);
  });
});

describe('R5 all-in', () => {
  test('80 behind facing 100 keeps the claim to what it reached', () => {
    const input = hand({ players: 'A@1 100, B@2 80, C@3 100', boards: ['B > A > C'] });
    expect(settleText(input).pots).toEqual(['A B C: 240 -> B 240', 'A C: 40 -> A 40']);
  });
});

describe('R8 personal identity', () => {
  test('start − put in + refund + awards = end', () => {
    const input = hand({ players: 'A@1 400, B@2 300', boards: ['A > B'] });
    const result = settle(input);
    if (!result.ok) throw new Error(result.error.code);
    const { refund, awards } = result.value;
    const end = (id: string, start: number, put: number) =>
      start - put + (refund[id] ?? 0) + (awards[id] ?? 0);
    expect([end('A', 1000, 400), end('B', 300, 300)]).toEqual([1300, 0]);
  });
});

describe('R9 chip unit', () => {
  test('an all-in of 130 with chips of 25 is data, not an error: the chip of 5 is in play (R84)', () => {
    const input = hand({ players: 'A@1 130, B@2 150', boards: ['A = B'] }, { unit: 25 });
    expect(settleText(input)).toEqual({
      refund: 'B 20',
      pots: ['A B: 260 -> A 130, B 130'],
      rake: 0,
    });
  });
});
