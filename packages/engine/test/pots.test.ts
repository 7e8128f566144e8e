import { type SettlePlayer, settle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { codeOf, hand, settleText } from './hands.js';

const pots = (players: string, ...boards: string[]) => settleText(hand({ players, boards }));

describe('R10 uncalled chips go back first', () => {
  test('100 against an all-in 50', () => {
    expect(pots('A@1 100, B@2 50', 'A > B')).toEqual({
      refund: 'A 50',
      pots: ['A B: 100 -> A 100'],
      rake: 0,
    });
  });
  test('a walk at 50/100', () => {
    expect(pots('SB@1 50 folded, BB@2 100')).toMatchObject({
      refund: 'BB 50',
      pots: ['BB: 100 -> BB 100'],
    });
  });
  test('two at the top owe each other nothing', () => {
    expect(pots('A@1 100, B@2 100', 'A > B').refund).toBe('');
  });
  test('the per-player ante is part of the level: nobody called anything', () => {
    expect(pots('A@1 10a+50, B@2 10a folded')).toMatchObject({
      refund: 'A 50',
      pots: ['A: 20 -> A 20'],
    });
  });
});

describe('R11 even a dead hand gets it back', () => {
  test('killed at 150, the best other level is 100', () => {
    expect(pots('A@1 100, B@2 100, C@3 150 folded', 'A > B')).toMatchObject({
      refund: 'C 50',
      pots: ['A B: 300 -> A 300'],
    });
  });
});

describe('R12 layers', () => {
  test('100, 50, 100', () => {
    expect(pots('A@1 100, B@2 50, C@3 100', 'A > B > C').pots).toEqual([
      'A B C: 150 -> A 150',
      'A C: 100 -> A 100',
    ]);
  });
});

describe('R13 folded chips stay, folded players go', () => {
  test('30 of a folder lie in the main pot', () => {
    expect(pots('A@1 100, B@2 50, C@3 100, D@4 30 folded', 'C > A > B').pots).toEqual([
      'A B C: 180 -> C 180',
      'A C: 100 -> C 100',
    ]);
  });
  test('a folder reaching two layers pays into both', () => {
    expect(pots('A@1 100, B@2 50, C@3 100, D@4 70 folded', 'B > A = C').pots).toEqual([
      'A B C: 200 -> B 200',
      'A C: 120 -> A 60, C 60',
    ]);
  });
});

describe('R14 dead money is the bottom layer', () => {
  test('80, 90, 90 and 5 dead', () => {
    expect(pots('A@1 80, B@2 90, C@3 90+5d', 'A > B > C').pots).toEqual([
      'A B C: 245 -> A 245',
      'B C: 20 -> B 20',
    ]);
  });
  test('dead chips of a folder are contested too', () => {
    expect(pots('A@1 20, B@2 20, C@3 7d folded', 'B > A').pots).toEqual(['A B: 47 -> B 47']);
  });
});

describe('R15 same contenders, same pot', () => {
  test('a folded small blind and two callers are one pot', () => {
    expect(pots('SB@1 10 folded, BB@2 20, C@3 20', 'C > BB').pots).toEqual(['BB C: 50 -> C 50']);
  });
  test('four different folded amounts still are one pot', () => {
    expect(
      pots('A@1 1 folded, B@2 2 folded, C@3 3 folded, D@4 4 folded, E@5 9, F@6 9', 'E > F').pots,
    ).toEqual(['E F: 28 -> E 28']);
  });
});

describe('R16 one contender is not a refund', () => {
  test('the folded caller makes it a pot', () => {
    expect(pots('A@1 100, B@2 100 folded, C@3 60', 'C > A')).toMatchObject({
      refund: '',
      pots: ['A C: 180 -> C 180', 'A: 80 -> A 80'],
    });
  });
});

describe('R17 orphan layer', () => {
  const players = 'A@1 50, B@2 100 folded, C@3 100 folded';
  test('falls to the highest pot with a contender', () => {
    expect(pots(players).pots).toEqual(['A: 250 -> A 250']);
  });
  test('falls on the last side pot, not on the main pot', () => {
    expect(pots('A@1 50, B@2 20, C@3 90 folded, D@4 90 folded', 'B > A').pots).toEqual([
      'A B: 80 -> B 80',
      'A: 170 -> A 170',
    ]);
  });
  test('without any live level: to all live hands', () => {
    expect(pots('A@1, B@2 40 folded, C@3 40 folded, D@4', 'A = D').pots).toEqual([
      'A D: 80 -> A 40, D 40',
    ]);
  });
  test('without any live level but with dead money: on the dead money', () => {
    expect(pots('A@1 5d, B@2 40 folded, C@3 40 folded, D@4', 'A > D').pots).toEqual([
      'A D: 85 -> A 85',
    ]);
  });
  test('strict callers may refuse it', () => {
    expect(codeOf(hand({ players }, { orphanLayer: 'reject' }))).toBe('ORPHAN_LAYER');
    expect(codeOf(hand({ players: 'A@1 50, B@2 50 folded' }, { orphanLayer: 'reject' }))).toBe(
      'accepted',
    );
  });
});

describe('R18 order and names', () => {
  test('ascending by level', () => {
    const result = settle(
      hand({ players: 'A@1 10, B@2 20, C@3 30, D@4 30', boards: ['A > B > C > D'] }),
    );
    expect(result.ok && result.value.pots.map((pot) => pot.name)).toEqual([
      'Main Pot',
      'Side Pot 1',
      'Side Pot 2',
    ]);
  });
});

describe('R19 freeze', () => {
  test('main 29 and side 7, both tied, are never merged', () => {
    const input = hand({
      button: 1,
      players: 'A@1 7, B@2 10, C@3 10, D@4 1 folded, E@5 8 folded',
      boards: ['B = C > A'],
    });
    expect(settleText(input).pots).toEqual(['A B C: 29 -> B 15, C 14', 'B C: 7 -> B 4, C 3']);
  });
});

describe('R20 bounds', () => {
  test('five live levels and nothing dead: five pots', () => {
    const players = [10, 35, 60, 90, 150, 150].map((live, i) => `P${i + 1}@${i + 1} ${live}`);
    expect(pots(players.join(', '), 'P1 > P2 > P3 > P4 > P5 > P6').pots.length).toBe(5);
  });
  test('a dead-only contender makes one more', () => {
    expect(pots('A@1 5d, B@2 10, C@3 20, D@4 20', 'A > B > C > D').pots.length).toBe(3);
  });
});

describe('R21 last live hand', () => {
  test('takes everything without a rank', () => {
    expect(pots('A@1 60 folded, B@2 100 folded, C@3 100').pots).toEqual(['C: 260 -> C 260']);
  });
  test('nobody left is an error', () => {
    expect(codeOf(hand({ players: 'A@1 60 folded, B@2 100 folded' }))).toBe('NO_LIVE_HAND');
  });
});

describe('R6 order of input', () => {
  test('a shuffled list gives the same answer', () => {
    const input = hand({
      button: 1,
      players: 'A@1 3, B@2 3, C@3 3, D@4 2 folded',
      boards: ['A = B = C'],
    });
    const [a, b, c, d] = input.players;
    expect(settle({ ...input, players: [c!, a!, d!, b!] })).toEqual(settle(input));
  });
});

describe('a hand without chips', () => {
  test('has no pots and pays nobody', () => {
    expect(pots('A@1, B@2')).toEqual({ refund: '', pots: [], rake: 0 });
  });
});

describe('R13 a folder behind the button', () => {
  test('is as folded as one in front of it', () => {
    const input = hand({
      button: 2,
      players: 'A@1 50 folded, B@2 50, C@3 50',
      boards: ['B > C'],
    });
    expect(settleText(input).pots).toEqual(['B C: 150 -> B 150']);
  });
});

describe('R14 R31 dead money when no level was matched', () => {
  test('the bet goes back, the dead money is won', () => {
    expect(pots('A@1 100, B@2 7d folded')).toMatchObject({
      refund: 'A 100',
      pots: ['A: 7 -> A 7'],
    });
  });
});

describe('R15 levels of a single chip', () => {
  test('the dead money is in the one pot there is', () => {
    expect(pots('A@1 1, B@2 1+5d', 'A > B').pots).toEqual(['A B: 7 -> A 7']);
  });
});

describe('R16 R79 who needs no rank', () => {
  test('a lone contender beside a live hand that put nothing in', () => {
    expect(pots('A@1 50, B@2, C@3 50 folded').pots).toEqual(['A: 100 -> A 100']);
  });
  test('a live hand that contests nothing', () => {
    expect(pots('A@1 10, B@2 10, C@3', 'A > B').pots).toEqual(['A B: 20 -> A 20']);
  });
});

describe('R17 reject looks above every pot', () => {
  test('the orphan layer lies on a side pot', () => {
    const players = 'A@1 50, B@2 20, C@3 90 folded, D@4 90 folded';
    expect(settle(hand({ players, boards: ['B > A'] }, { orphanLayer: 'reject' }))).toEqual({
      ok: false,
      error: { code: 'ORPHAN_LAYER', amount: 80 },
    });
  });
});

describe('R6 every order of input', () => {
  const input = hand({
    button: 1,
    players: 'A@1 3, B@2 3, C@3 3, D@4 2 folded',
    boards: ['A = B = C'],
  });
  const [a, b, c, d] = input.players as [SettlePlayer, SettlePlayer, SettlePlayer, SettlePlayer];
  test.each<[string, SettlePlayer[]]>([
    ['only the first two swapped', [b, a, c, d]],
    ['only the middle two swapped', [a, c, b, d]],
    ['only the last two swapped', [a, b, d, c]],
    ['backwards', [d, c, b, a]],
  ])('%s', (_, players) => {
    expect(settle({ ...input, players })).toEqual(settle(input));
  });
});
