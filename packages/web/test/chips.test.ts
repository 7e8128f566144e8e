import { expect, test } from 'vitest';
import { discsFor } from '../src/ui/chips.js';

test.each([
  [0, 1, []],
  [37, 1, [25, 5, 5, 1, 1]],
  [1000, 1, [1000]],
  [500, 100, [5]],
])('%i chips of %i are the discs %j', (amount, unit, discs) => {
  expect(discsFor(amount, unit)).toEqual(discs);
});

test('however many chips, the pile stays small', () => {
  for (const amount of [1, 99, 12_345, Number.MAX_SAFE_INTEGER]) {
    expect(discsFor(amount, 1).length).toBeLessThan(6);
  }
});
