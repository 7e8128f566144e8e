import { describe, expect, test } from 'vitest';
import { planPositions } from '../../src/table/button.js';
import { distance } from '../../src/table/circle.js';
import type { TableOptions } from './api.js';
import { after, CASH, EVENT, play, refusal, seated, sitAll, spots, start } from './tables.js';

describe('R34 seats', () => {
  test.each([
    [6, 7, 9, 0],
    [6, 6, 9, 8],
    [9, 1, 9, 0],
    [1, 9, 9, 7],
    [2, 1, 2, 0],
  ])('from %i to %i of %3$i seats', (from, to, count, far) => {
    expect(distance(from, to, count)).toBe(far);
  });
  test.each([
    ['A1 B2 C3', 1, 'button 1, blinds 2 3, dealt 1 2 3'],
    ['A1 B2 C3', 3, 'button 3, blinds 1 2, dealt 1 2 3'],
    ['A2 B5 C9 D1', 9, 'button 9, blinds 1 2, dealt 1 2 5 9'],
  ])('%s, button %i drawn', (players, button, expected) => {
    expect(spots(start(seated(CASH, players), button))).toBe(expected);
  });
  test('the first button is the seat of a player, and given only once', () => {
    const state = seated(CASH, 'A1 B2 C3');
    expect(refusal(state, { type: 'startNextHand' })).toBe('BUTTON_OUT_OF_RANGE');
    expect(refusal(state, { type: 'startNextHand', button: 10 })).toBe('BUTTON_OUT_OF_RANGE');
    expect(refusal(state, { type: 'startNextHand', button: 4 })).toBe('BAD_COMMAND');
    const later = play(state, {}, 1);
    expect(refusal(later, { type: 'startNextHand', button: 1 })).toBe('BAD_COMMAND');
  });
});

describe('R35 heads-up', () => {
  test('the button has the small blind, and it alternates', () => {
    let state = start(seated(CASH, 'A3 B7'), 3);
    expect(spots(state)).toBe('button 3, blinds 3 7, dealt 3 7');
    state = start(play(seated(CASH, 'A3 B7'), {}, 3));
    expect(spots(state)).toBe('button 7, blinds 7 3, dealt 3 7');
  });
});

/** Hand after hand: what happens before the hand, then where everything is. */
type Story = readonly (readonly [before: Readonly<Record<number, number>>, expected: string])[];

function tell(options: TableOptions, players: string, button: number, story: Story): void {
  let state = seated(options, players);
  let losses: Readonly<Record<number, number>> = {};
  for (const [i, [changes, expected]] of story.entries()) {
    if (i > 0) state = play(state, losses, button);
    expect(spots(start(state, button))).toBe(expected);
    losses = changes;
  }
}

describe('R36 dead button', () => {
  test('nobody goes: everything moves one seat', () => {
    tell(EVENT, 'A1 B2 C3 D4', 1, [
      [{}, 'button 1, blinds 2 3, dealt 1 2 3 4'],
      [{}, 'button 2, blinds 3 4, dealt 1 2 3 4'],
      [{}, 'button 3, blinds 4 1, dealt 1 2 3 4'],
      [{}, 'button 4, blinds 1 2, dealt 1 2 3 4'],
      [{}, 'button 1, blinds 2 3, dealt 1 2 3 4'],
    ]);
  });
  test('the big blind goes out: no small blind, then a dead button', () => {
    tell(EVENT, 'A1 B2 C3 D4 E5', 1, [
      [{ 3: -1000, 1: 1000 }, 'button 1, blinds 2 3, dealt 1 2 3 4 5'],
      [{}, 'button 2, blinds - 4, dealt 1 2 4 5'],
      [{}, 'button 3, blinds 4 5, dealt 1 2 4 5'],
      [{}, 'button 4, blinds 5 1, dealt 1 2 4 5'],
    ]);
  });
  test('the small blind goes out: a dead button', () => {
    tell(EVENT, 'A1 B2 C3 D4 E5', 1, [
      [{ 2: -1000, 1: 1000 }, 'button 1, blinds 2 3, dealt 1 2 3 4 5'],
      [{}, 'button 2, blinds 3 4, dealt 1 3 4 5'],
      [{}, 'button 3, blinds 4 5, dealt 1 3 4 5'],
    ]);
  });
  test('both blinds go out: the same player is last to act three times', () => {
    tell(EVENT, 'A1 B2 C3 D4 E5 F6', 1, [
      [{ 2: -1000, 3: -1000, 1: 2000 }, 'button 1, blinds 2 3, dealt 1 2 3 4 5 6'],
      [{}, 'button 2, blinds - 4, dealt 1 4 5 6'],
      [{}, 'button 3, blinds 4 5, dealt 1 4 5 6'],
      [{}, 'button 4, blinds 5 6, dealt 1 4 5 6'],
    ]);
  });
  test('the one due for the big blind goes out: the next one has it', () => {
    tell(EVENT, 'A1 B2 C3 D4 E5', 1, [
      [{ 4: -1000, 1: 1000 }, 'button 1, blinds 2 3, dealt 1 2 3 4 5'],
      [{}, 'button 2, blinds 3 5, dealt 1 2 3 5'],
      [{}, 'button 3, blinds 5 1, dealt 1 2 3 5'],
    ]);
  });
  test('the button goes out: nothing else changes', () => {
    tell(EVENT, 'A1 B2 C3 D4', 1, [
      [{ 1: -1000, 2: 1000 }, 'button 1, blinds 2 3, dealt 1 2 3 4'],
      [{}, 'button 2, blinds 3 4, dealt 2 3 4'],
      [{}, 'button 3, blinds 4 2, dealt 2 3 4'],
    ]);
  });
});

describe('R37 moving button', () => {
  const moving = { ...EVENT, buttonRule: 'moving' as const };
  test('the big blind goes out: the blinds are both there, and one player skips one', () => {
    tell(moving, 'A1 B2 C3 D4 E5', 1, [
      [{ 3: -1000, 1: 1000 }, 'button 1, blinds 2 3, dealt 1 2 3 4 5'],
      [{}, 'button 2, blinds 4 5, dealt 1 2 4 5'],
      [{}, 'button 4, blinds 5 1, dealt 1 2 4 5'],
    ]);
  });
  test('the small blind goes out', () => {
    tell(moving, 'A1 B2 C3 D4 E5', 1, [
      [{ 2: -1000, 1: 1000 }, 'button 1, blinds 2 3, dealt 1 2 3 4 5'],
      [{}, 'button 3, blinds 4 5, dealt 1 3 4 5'],
    ]);
  });
  test('short deck always has it, and no blinds', () => {
    const options = { ...CASH, game: 'short-deck' as const, ante: 100, smallBlind: 0, bigBlind: 0 };
    let state = seated(options, 'A1 B2 C3');
    expect(state.settings.buttonRule).toBe('moving');
    expect(start(state, 1).hand?.config).toMatchObject({ button: 1, ante: 100, anteMode: 'none' });
    expect(start(state, 1).hand?.config).not.toHaveProperty('bigBlind');
    state = play(state, {}, 1);
    // A new player waits for nothing.
    state = after(state, ...sitAll('D9'));
    expect(start(state).hand?.config).toMatchObject({ button: 2, players: { length: 4 } });
    state = after(play(state), { type: 'leave', player: 'C' }, { type: 'leave', player: 'D' });
    expect(start(state).hand?.config.button).toBe(1);
    expect(start(play(state)).hand?.config.button).toBe(2);
  });
});

describe.each(['dead', 'moving'] as const)('R38 down to two, %s button', (buttonRule) => {
  // The hand before: button 1, small blind 3, big blind 5.
  test.each([
    ['the button goes', 1, 'button 5, blinds 5 3, dealt 3 5'],
    ['the small blind goes', 3, 'button 5, blinds 5 1, dealt 1 5'],
    ['the big blind goes', 5, 'button 3, blinds 3 1, dealt 1 3'],
  ])('%s', (_, loser, expected) => {
    const winner = loser === 1 ? 3 : 1;
    tell({ ...EVENT, buttonRule }, 'A1 B3 C5', 1, [
      [{ [loser]: -1000, [winner]: 1000 }, 'button 1, blinds 3 5, dealt 1 3 5'],
      [{}, expected],
    ]);
  });
  test('last big blind seat 3, left are 3 and 5: big blind 5, button 3', () => {
    const plan = planPositions({
      seatCount: 9,
      rule: buttonRule,
      blinds: true,
      last: { button: 1, smallBlind: 2, bigBlind: 3 },
      drawn: null,
      candidates: [
        { seat: 3, entry: 'free' },
        { seat: 5, entry: 'free' },
      ],
    });
    expect(plan).toMatchObject({ button: 3, smallBlind: 3, bigBlind: 5 });
  });
});

describe('R36 R42 from two to three in a tournament, dead button', () => {
  // The hand before: button and small blind 3, big blind 7.
  test.each([
    ['behind the big blind', 8, 'button 3, blinds 7 8, dealt 3 7 8'],
    ['behind the small blind', 5, 'button 5, blinds 7 3, dealt 3 5 7'],
  ])('the third sits down %s', (_, seat, expected) => {
    const state = after(play(seated(EVENT, 'A3 B7'), {}, 3), ...sitAll(`C${seat}`, false));
    expect(spots(start(state))).toBe(expected);
  });
  test('two at once', () => {
    const before = play(seated(EVENT, 'A3 B7'), {}, 3);
    const state = after(before, ...sitAll('C5 D8', false));
    // Seat 5 is between the button and the small blind.
    expect(spots(start(state))).toBe('button 3, blinds 7 8, dealt 3 7 8');
    expect(spots(start(play(state)))).toBe('button 7, blinds 8 3, dealt 3 5 7 8');
    const between = after(before, ...sitAll('C4 D5', false));
    expect(spots(start(between))).toBe('button 5, blinds 7 3, dealt 3 4 5 7');
  });
});

describe('R36 the button passes nobody who owes nothing', () => {
  // Two played with button 3 and big blind 7; now four are there.
  test.each([
    ['free', 'free', 5, [3, 5, 7, 8]],
    ['late', 'free', 3, [3, 7, 8]],
    ['wait', 'wait', 3, [3, 7, 8]],
    ['post', 'post', 3, [3, 7, 8]],
  ] as const)('seat 5 is %s, seat 8 %s: button %i', (five, eight, button, dealt) => {
    const plan = planPositions({
      seatCount: 9,
      rule: 'dead',
      blinds: true,
      last: { button: 3, smallBlind: 3, bigBlind: 7 },
      drawn: null,
      candidates: [
        { seat: 3, entry: 'free' },
        { seat: 5, entry: five },
        { seat: 7, entry: 'free' },
        { seat: 8, entry: eight },
      ],
    });
    expect(plan).toMatchObject({ button, smallBlind: 7, bigBlind: 8, dealt });
  });
});

describe('a void hand', () => {
  test('is dealt again with the same button', () => {
    const state = start(play(seated(CASH, 'A1 B2 C3 D4'), {}, 1));
    const stacks = { 1: 1000, 2: 1000, 3: 1000, 4: 1000 };
    const again = start(after(state, { type: 'finishHand', stacks, voided: true }));
    expect(spots(again)).toBe(spots(state));
    expect(again.hand?.number).toBe(3);
    expect(
      refusal(state, { type: 'finishHand', stacks: { ...stacks, 1: 900, 2: 1100 }, voided: true }),
    ).toBe('BAD_COMMAND');
  });
});
