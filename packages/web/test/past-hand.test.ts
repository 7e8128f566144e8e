/** A past hand in steps: nothing is lost between them, and each can be drawn. */

import { describe, expect, test } from 'vitest';
import { feltOfStep, handOfStep, readPastHand } from '../src/replayer/steps/past-hand.js';

const RUN_TWICE = `variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0, 0]
blinds_or_straddles = [5, 10, 0, 0]
min_bet = 10
starting_stacks = [243, 1227, 1619, 451]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 Ts7s', 'd dh p4 ????', 'p3 cbr 1619', 'p4 cc', 'p1 cc', 'p2 f', 'p1 sm Qc7h', 'p3 sm Ts7s', 'p4 sm KhKs']
hand = 20
seats = [1, 2, 3, 6]
seat_count = 6
players = ['Greta', 'Hugo', 'Ann', 'Otto']
finishing_stacks = [0, 1217, 1168, 1155]
_runs = ['3d9cAhTh2s', '5c9d9sKcAs']
`;

const FOLDED = `variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 f']
players = ['Ann', 'Bob', 'Cat']
finishing_stacks = [95, 105, 100]
`;

const read = (phh: string) => {
  const hand = readPastHand(phh, 20);
  if (hand === null) throw new Error('not read');
  return hand;
};

describe('steps', () => {
  test('each is something that happened', () => {
    const kinds = read(RUN_TWICE).steps.map(({ entries }) => entries.at(-1)?.event.type);
    expect(kinds.slice(0, 6)).toEqual(['opened', 'acted', 'acted', 'acted', 'acted', 'refunded']);
    expect(kinds.filter((kind) => kind === 'board')).toHaveLength(6);
    expect(kinds.at(-1)).toBe('ended');
  });

  test('no chip is lost in any of them', () => {
    for (const { state } of read(RUN_TWICE).steps) {
      const stacks = state.players.reduce((sum, { stack }) => sum + stack, 0);
      expect(stacks + state.totalPot).toBe(243 + 1227 + 1619 + 451);
    }
  });

  test('pots are there as soon as the betting is closed', () => {
    const { steps } = read(RUN_TWICE);
    const flop = steps.find(({ entries }) => entries.at(-1)?.event.type === 'board');
    expect(flop?.state.pots.map(({ amount }) => amount)).toEqual([739, 416]);
  });

  test('it ends with the stacks of the record', () => {
    const last = read(RUN_TWICE).steps.at(-1);
    expect(last?.state.players.map(({ stack }) => stack)).toEqual([0, 1217, 1168, 1155]);
  });

  test('what cannot be read is said to be so', () => {
    expect(readPastHand('variant = ', 1)).toBeNull();
    expect(readPastHand(RUN_TWICE.replace("'NT'", "'XX'"), 1)).toBeNull();
  });
});

describe('who I was', () => {
  test('the one whose cards are in the record', () => expect(read(RUN_TWICE).hero).toBe(3));
  test('nobody at the rail', () => expect(read(FOLDED).hero).toBeNull());
});

describe('as the table draws it', () => {
  const hand = read(RUN_TWICE);
  const at = (step: number, openCards = false) => {
    const seen = handOfStep(hand, step, openCards);
    if (seen === null) throw new Error('no such step');
    return feltOfStep(hand, step, seen);
  };

  test('without empty seats, from the seat of whose record it is', () => {
    const { seatCount, seats, bottom } = at(0);
    expect(seatCount).toBe(seats.length);
    expect(seats.map(({ name }) => name)).toEqual(['Greta', 'Hugo', 'Ann', 'Otto']);
    expect(seats.filter(({ isButton }) => isButton).map(({ seat }) => seat)).toEqual([4]);
    expect(seats.every(({ status = 'playing' }) => status === 'playing')).toBe(true);
    expect(bottom).toBe(3);
    expect(seats.filter(({ isMe }) => isMe).map(({ seat }) => seat)).toEqual([3]);
  });

  test('others’ cards are hidden until they show them', () => {
    const cards = (step: number, openCards = false) =>
      at(step, openCards).seats[3]?.cards?.includes(null);
    expect(cards(0)).toBe(true);
    expect(cards(hand.steps.length - 1)).toBe(false);
    expect(cards(0, true)).toBe(false);
  });

  test('a step that is not there is no view', () => {
    expect(handOfStep(hand, hand.steps.length, false)).toBeNull();
  });
});
