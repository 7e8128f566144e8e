/** The 29 reference hands of the rulebook. */

import { describe, expect, test } from 'vitest';
import { settleText } from './hands.js';
import { VECTORS, vectorHand } from './vectors.js';

describe('the 29 vectors', () => {
  test.each(VECTORS)('$id ($rules) $title', (vector) => {
    const { refund, pots } = settleText(vectorHand(vector));
    expect({ refund, pots }).toEqual({ refund: vector.refund ?? '', pots: vector.pots });
  });

  test('there are 29 of them', () => {
    expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(29);
  });
});
