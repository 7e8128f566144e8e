import { describe, expect, test } from 'vitest';
import { BOARD, betPlace, placesFor, seatOrder } from '../src/felt/model/circle.js';

const SHAPES = ['wide', 'tall'] as const;
const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
/** About the size of a stage and of a plate with its cards, in pixels. */
const STAGES = { wide: [1100, 660, 150, 80], tall: [390, 640, 92, 76] } as const;

describe.each(SHAPES)('places on a %s table', (shape) => {
  const [width, height, plateWidth, plateHeight] = STAGES[shape];

  test.each(COUNTS)('%i seats do not overlap', (count) => {
    const places = placesFor(count, shape);
    expect(places).toHaveLength(count);
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        const isApart =
          (Math.abs(a.x - b.x) / 100) * width >= plateWidth * 0.95 ||
          (Math.abs(a.y - b.y) / 100) * height >= plateHeight * 0.95;
        expect(isApart, `${JSON.stringify([a, b])}`).toBe(true);
      }
    }
  });

  test.each(COUNTS)('%i seats: mine is at the bottom, the others mirror each other', (count) => {
    const places = placesFor(count, shape);
    expect(places[0]?.x).toBeCloseTo(50, 0);
    expect(places[0]?.y).toBe(Math.max(...places.map(({ y }) => y)));
    for (let i = 1; i < count; i++) {
      expect((places[i]?.x ?? 0) + (places[count - i]?.x ?? 0)).toBeCloseTo(100, -0.5);
    }
  });

  test('clockwise: the next seat is on the left', () => {
    expect(placesFor(6, shape)[1]?.x).toBeLessThan(50);
  });

  test.each(COUNTS)('%i seats: bets lie on the table, off the board', (count) => {
    for (const [i, place] of placesFor(count, shape).entries()) {
      const bet = betPlace(place, shape, i === 0);
      const board = BOARD[shape];
      const isOnBoard = Math.abs(bet.y - board.y) < 7 && Math.abs(bet.x - board.x) < 20;
      expect(isOnBoard, JSON.stringify(bet)).toBe(false);
      expect(bet.x).toBeGreaterThan(10);
      expect(bet.x).toBeLessThan(90);
    }
  });
});

test('seats are drawn from mine on, clockwise', () => {
  expect(seatOrder(6, 4)).toEqual([4, 5, 6, 1, 2, 3]);
  expect(seatOrder(3, null)).toEqual([1, 2, 3]);
});
