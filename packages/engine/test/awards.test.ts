import { settle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { hand, settleText } from './hands.js';

describe('R79 winners come from one ranking', () => {
  test('the short best hand takes the main pot, the next best the side pot', () => {
    const input = hand({ players: 'A@1 90, B@2 60, C@3 90', boards: ['B > A > C'] });
    expect(settleText(input).pots).toEqual(['A B C: 180 -> B 180', 'A C: 60 -> A 60']);
  });
});

describe('R80 every pot is split on its own', () => {
  test('20 three ways and 7 two ways', () => {
    const input = hand({ players: 'A@1 5, B@2 8, C@3 8, D@4 6 folded', boards: ['A = B = C'] });
    expect(settleText(input).pots).toEqual(['A B C: 20 -> A 7, B 7, C 6', 'B C: 7 -> B 4, C 3']);
  });
});

describe('R81 R82 ties', () => {
  test('125 two ways', () => {
    const input = hand({ players: 'A@1 62, B@2 62, C@3 1 folded', boards: ['A = B'] });
    expect(settleText(input).pots).toEqual(['A B: 125 -> A 63, B 62']);
  });
  test('42 four ways: two odd chips, one each', () => {
    const input = hand({
      players: 'A@1 10, B@2 10, C@3 10, D@4 10, E@5 2 folded',
      boards: ['A = B = C = D'],
    });
    expect(settleText(input).pots).toEqual(['A B C D: 42 -> A 11, B 11, C 10, D 10']);
  });
  test('one chip between two: the second gets none', () => {
    const input = hand({ players: 'A@1 1d, B@2', boards: ['A = B'] });
    expect(settleText(input).pots).toEqual(['A B: 1 -> A 1']);
  });
});

describe('R83 the button is last', () => {
  const tie = (button: number) =>
    settleText(hand({ button, players: 'A@2 5, B@5 5, C@7 1 folded', boards: ['A = B'] })).pots;
  test('on a winner', () => {
    expect(tie(2)).toEqual(['A B: 11 -> A 5, B 6']);
    expect(tie(5)).toEqual(['A B: 11 -> A 6, B 5']);
  });
  test('on a folder or an empty seat: counted from the seat number', () => {
    expect(tie(7)).toEqual(['A B: 11 -> A 6, B 5']);
    expect(tie(3)).toEqual(['A B: 11 -> A 5, B 6']);
    expect(tie(9)).toEqual(['A B: 11 -> A 6, B 5']);
    expect(tie(1)).toEqual(['A B: 11 -> A 6, B 5']);
  });
});

describe('R84 unit', () => {
  const tie = (live: number, folded: number, unit: number) =>
    settleText(
      hand(
        { players: `A@1 ${live}, B@2 ${live}, C@3 ${folded} folded`, boards: ['A = B'] },
        { unit },
      ),
    ).pots;
  test('1,300 two ways in hundreds', () => {
    expect(tie(500, 300, 100)).toEqual(['A B: 1300 -> A 700, B 600']);
  });
  test('1,325 two ways: a stack of 325 puts the chip of 25 in play', () => {
    expect(tie(500, 325, 100)).toEqual(['A B: 1325 -> A 675, B 650']);
  });
  test('1,225 two ways: the odd 25 goes to the first', () => {
    expect(tie(500, 225, 100)).toEqual(['A B: 1225 -> A 625, B 600']);
  });
  test('a pot smaller than the unit is split in the chips it is made of', () => {
    expect(tie(10, 3, 100)).toEqual(['A B: 23 -> A 12, B 11']);
  });
  test('stacks of 30 at a unit of 25 (V26)', () => {
    expect(tie(30, 0, 25)).toEqual(['A B: 60 -> A 30, B 30']);
  });
});

const hilo = (players: string, ...boards: string[]) =>
  settleText(hand({ players, boards }, { kind: 'hilo' })).pots;

describe('R85 high-low', () => {
  test('the odd unit to high, then the low half is quartered', () => {
    expect(hilo('A@1 50, B@2 50, C@3 1 folded', 'A > B / A = B')).toEqual([
      'A B: 101 -> A 76, B 25',
    ]);
  });
  test('scooped by one hand', () => {
    expect(hilo('A@1 50, B@2 50', 'A > B / A > B')).toEqual(['A B: 100 -> A 100']);
  });
  test('halves in units: 150 of chips of 75 and 25', () => {
    const input = hand(
      { players: 'A@1 75, B@2 75', boards: ['A > B / B'] },
      { kind: 'hilo', unit: 100 },
    );
    expect(settleText(input).pots).toEqual(['A B: 150 -> A 75, B 75']);
  });
});

describe('R86 same players tie both ways', () => {
  test('26 is 13 and 13, not 14 and 12', () => {
    expect(hilo('A@1 13, B@2 13', 'A = B / A = B')).toEqual(['A B: 26 -> A 13, B 13']);
  });
  test('a third hand in one half makes it two divisions again', () => {
    expect(hilo('A@1 9, B@2 9, C@3 8, D@4 8 folded', 'A = B > C / A = B = C')).toEqual([
      'A B C: 32 -> A 14, B 13, C 5',
      'A B: 2 -> A 1, B 1',
    ]);
  });
});

describe('R87 the qualifier is per pot and per board', () => {
  test('no low among the contenders of the side pot', () => {
    expect(hilo('A@1 20, B@2 60, C@3 60', 'B > C > A / A')).toEqual([
      'A B C: 60 -> A 30, B 30',
      'B C: 80 -> B 80',
    ]);
  });
  test('a low on the first board only', () => {
    expect(hilo('A@1 50, B@2 50', 'A > B / B', 'A > B')).toEqual(['A B: 100 -> A 75, B 25']);
  });
});

describe('R88 several boards', () => {
  test('151 on two boards', () => {
    const input = hand({ players: 'A@1 75, B@2 75, C@3 1 folded', boards: ['A > B', 'B > A'] });
    expect(settleText(input).pots).toEqual(['A B: 151 -> A 76, B 75']);
  });
  test('11 on three: odd units one each from the first board on', () => {
    const input = hand({
      players: 'A@1 3, B@2 3, C@3 3, D@4 2 folded',
      boards: ['A > B > C', 'B > A > C', 'C > A > B'],
    });
    expect(settleText(input).pots).toEqual(['A B C: 11 -> A 4, B 4, C 3']);
  });
  test('a board may be given although one hand is left', () => {
    const input = hand({ players: 'A@1 10, B@2 10 folded', boards: ['A', 'A'] });
    expect(settleText(input).pots).toEqual(['A: 20 -> A 20']);
  });
});

describe('R89 consistency', () => {
  test('the best of all takes both pots', () => {
    const input = hand({ players: 'A@1 80, B@2 90, C@3 90+5d', boards: ['C > B > A'] });
    const result = settle(input);
    expect(result.ok && result.value.awards).toEqual({ C: 265 });
  });
});

describe('R90 order of division', () => {
  test('101 on two boards, high-low', () => {
    expect(hilo('A@1 50, B@2 50, C@3 1 folded', 'A > B / B', 'A > B / B')).toEqual([
      'A B: 101 -> A 51, B 50',
    ]);
  });
});

describe('names that are words of JavaScript', () => {
  test('__proto__, constructor and toString are paid like anybody', () => {
    const input = hand({
      players: '__proto__@1 10, constructor@2 10, toString@3 30',
      boards: ['__proto__ = constructor > toString'],
    });
    const result = settle(input);
    if (!result.ok) throw new Error(result.error.code);
    expect(JSON.parse(JSON.stringify(result.value.awards))).toEqual(
      JSON.parse('{"__proto__":15,"constructor":15}'),
    );
    expect(Object.entries(result.value.awards)).toEqual([
      ['__proto__', 15],
      ['constructor', 15],
    ]);
    expect(Object.entries(result.value.refund)).toEqual([['toString', 20]]);
  });
});

describe('R88 boards in units', () => {
  const onTwo = (players: string) =>
    settleText(hand({ players, boards: ['A > B', 'B > A'] }, { unit: 100 })).pots;
  test('500 on two boards in chips of 100', () => {
    expect(onTwo('A@1 200, B@2 200, C@3 100 folded')).toEqual(['A B: 500 -> A 300, B 200']);
  });
  test('150 and 250 on two boards: the chips of 25 that are there make it even', () => {
    expect(onTwo('A@1 75, B@2 75')).toEqual(['A B: 150 -> A 75, B 75']);
    expect(onTwo('A@1 125, B@2 125')).toEqual(['A B: 250 -> A 125, B 125']);
  });
});

describe('R84 R85 halves in the chips that are there', () => {
  const inHundreds = (players: string, board: string) =>
    settleText(hand({ players, boards: [board] }, { kind: 'hilo', unit: 100 })).pots;
  test('225 with a 25 in it: the odd 25 goes to high', () => {
    expect(inHundreds('A@1 100, B@2 100, C@3 25 folded', 'A > B / B')).toEqual([
      'A B: 225 -> A 125, B 100',
    ]);
  });
  test('a tied half is split in units too: 500 is 300 for high, 200 and 100', () => {
    expect(inHundreds('A@1 200, B@2 200, C@3 100 folded', 'A = B / B')).toEqual([
      'A B: 500 -> A 200, B 300',
    ]);
  });
});

describe('R90 boards come before halves', () => {
  test('102: twice 51, each 26 and 25; halves first would give 51 and 51', () => {
    expect(hilo('A@1 51, B@2 51', 'A > B / B', 'A > B / B')).toEqual(['A B: 102 -> A 52, B 50']);
  });
});

describe('names that look alike', () => {
  test('same length, same first and last letter', () => {
    const input = hand({ players: 'Anna@1 10, Alla@2 10', boards: ['Alla > Anna'] });
    expect(settleText(input).pots).toEqual(['Anna Alla: 20 -> Alla 20']);
  });
});

describe('a player called __proto__', () => {
  test('has chips that can be written and removed like any others', () => {
    const result = settle(hand({ players: '__proto__@1 10, B@2 10', boards: ['__proto__ > B'] }));
    expect(result.ok && Object.getOwnPropertyDescriptor(result.value.awards, '__proto__')).toEqual({
      value: 20,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  });
});
