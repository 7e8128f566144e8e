import { describe, expect, test } from 'vitest';
import { seatOrder, shapeOf } from '../src/felt/model/circle.js';
import { feltPlan } from '../src/felt/model/plan.js';

const SHAPES = ['wide', 'tall', 'small'] as const;
const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
/** About the size of a stage and of a plate with its cards, in pixels. */
const STAGES = {
  wide: [1100, 660, 150, 80],
  tall: [820, 890, 160, 90],
  small: [412, 320, 74, 62],
} as const;

describe.each(SHAPES)('places on a %s table', (shape) => {
  const [width, height, plateWidth, plateHeight] = STAGES[shape];
  const plan = (seatCount: number, boards = 1) =>
    feltPlan(shape, { width, height, seatCount, boards, hasFan: false });
  const places = (count: number) => plan(count).spots.map(({ seat }) => seat);

  test('is what that stage has', () => {
    expect(shapeOf(width, height)).toBe(shape);
  });

  test.each(COUNTS)('%i seats do not overlap', (count) => {
    expect(places(count)).toHaveLength(count);
    for (const [i, a] of places(count).entries()) {
      for (const b of places(count).slice(i + 1)) {
        const isApart =
          (Math.abs(a.x - b.x) / 100) * width >= plateWidth * 0.95 ||
          (Math.abs(a.y - b.y) / 100) * height >= plateHeight * 0.95;
        expect(isApart, `${JSON.stringify([a, b])}`).toBe(true);
      }
    }
  });

  test.each(COUNTS)('%i seats: mine is at the bottom, the others mirror each other', (count) => {
    const all = places(count);
    expect(all[0]?.x).toBeCloseTo(50, 0);
    expect(all[0]?.y).toBe(Math.max(...all.map(({ y }) => y)));
    for (let i = 1; i < count; i++) {
      expect((all[i]?.x ?? 0) + (all[count - i]?.x ?? 0)).toBeCloseTo(100, -0.5);
    }
  });

  test('clockwise: the next seat is on the left', () => {
    expect(places(6)[1]?.x).toBeLessThan(50);
  });

  test.each(COUNTS)('%i seats: bets lie on the table, off the board', (count) => {
    const { spots, middle } = plan(count);
    for (const { bet } of spots) {
      const isOnBoard = Math.abs(bet.y - middle.y) < 7 && Math.abs(bet.x - middle.x) < 20;
      expect(isOnBoard, JSON.stringify(bet)).toBe(false);
      expect(bet.x).toBeGreaterThan(10);
      expect(bet.x).toBeLessThan(90);
    }
  });

  test('three boards are no higher than the room for them', () => {
    const card = Number.parseFloat(plan(6, 3).sizes['--card-medium'] ?? '48');
    expect(3 * card * 1.4).toBeLessThan(height * 0.34);
  });
});

test('seats are drawn from mine on, clockwise', () => {
  expect(seatOrder(6, 4)).toEqual([4, 5, 6, 1, 2, 3]);
  expect(seatOrder(3, null)).toEqual([1, 2, 3]);
});
