/** How many hands there are of each kind, over all hands of four and five cards (R137–R142). */

import { describe, expect, test } from 'vitest';
import { badugiAceHighValue, badugiValue } from '../../src/evaluator/badugi.js';
import { evaluate5 } from '../../src/evaluator/holdem.js';
import { LOW_TOP } from '../../src/evaluator/low-values.js';
import { aceToFiveValue, deuceToSevenValue, eightOrBetterValue } from '../../src/evaluator/lows.js';
import { CATEGORIES, CATEGORY_SHIFT } from '../../src/evaluator/ranking.js';

/** Five cards without a pair are worth more than any with one. */
const PAIR = LOW_TOP - (1 << CATEGORY_SHIFT);

describe('all 2,598,960 hands of five cards', () => {
  const deuce: Record<string, number> = {};
  const high: Record<string, number> = {};
  let [noPair, eights, bestDeuce, bestLow] = [0, 0, 0, 0];
  const five = [0, 0, 0, 0, 0];
  for (let a = 0; a < 48; a++) {
    five[0] = a;
    for (let b = a + 1; b < 49; b++) {
      five[1] = b;
      for (let c = b + 1; c < 50; c++) {
        five[2] = c;
        for (let d = c + 1; d < 51; d++) {
          five[3] = d;
          for (let e = d + 1; e < 52; e++) {
            five[4] = e;
            const two = deuceToSevenValue(five);
            const category = CATEGORIES[(LOW_TOP - two) >> CATEGORY_SHIFT]!;
            deuce[category] = (deuce[category] ?? 0) + 1;
            const best = CATEGORIES[evaluate5(a, b, c, d, e) >> CATEGORY_SHIFT]!;
            high[best] = (high[best] ?? 0) + 1;
            const low = aceToFiveValue(five);
            if (low > PAIR) noPair++;
            if (eightOrBetterValue(five) > 0) eights++;
            bestDeuce = Math.max(bestDeuce, two);
            bestLow = Math.max(bestLow, low);
          }
        }
      }
    }
  }

  test('R137 deuce-to-seven: no wheel among the straights', () => {
    expect(deuce).toMatchObject({
      straight: 9180,
      flush: 5112,
      'straight flush': 36,
      'high card': 1_303_560,
    });
    expect(bestDeuce).toBe(deuceToSevenValue([20, 13, 10, 5, 0]));
  });
  test('R138 ace-to-five: hands without a pair', () => {
    expect(noPair).toBe(1_317_888);
    expect(bestLow).toBe(aceToFiveValue([48, 0, 4, 8, 12]));
  });
  test('R139 eight or better', () => {
    expect(eights).toBe(57_344);
  });
  test('R142 a pair or better', () => {
    expect(2_598_960 - high['high card']!).toBe(1_296_420);
  });
});

describe('all 270,725 hands of four cards', () => {
  const counts = [badugiValue, badugiAceHighValue].map((value) => {
    const bySize = [0, 0, 0, 0, 0];
    for (let a = 0; a < 49; a++) {
      for (let b = a + 1; b < 50; b++) {
        for (let c = b + 1; c < 51; c++) {
          for (let d = c + 1; d < 52; d++) bySize[value([a, b, c, d]) >> 13]!++;
        }
      }
    }
    return bySize;
  });

  test('R140 badugi, by cards that play', () => {
    expect(counts[0]).toEqual([0, 2873, 96_252, 154_440, 17_160]);
  });
  test('R141 with the ace high as many', () => {
    expect(counts[1]).toEqual(counts[0]);
    const [ace, nine] = [
      [48, 1, 6, 11],
      [28, 25, 18, 15],
    ];
    expect(badugiAceHighValue(ace!)).toBeLessThan(badugiAceHighValue(nine!));
    expect(badugiValue(ace!)).toBeGreaterThan(badugiValue(nine!));
  });
});
