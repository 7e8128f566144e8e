/** A few of the hands that `npm run fuzz -- hands` plays by the million. */
import { expect, test } from 'vitest';
import { fuzzHands } from '../fuzz-hands.js';

const SEED = Number(process.env['SIDEPOT_SEED'] ?? 1);

test('random hands of every game: I1–I10, offered = accepted, paid as the oracle pays', () => {
  const { failure, hands, oracle, closely } = fuzzHands({ seed: SEED, hands: 20_000 });
  expect(failure).toBeNull();
  expect([hands, oracle, closely]).toEqual([20_000, 2000, 100]);
});

test('hand n of a seed is the same without those before it', () => {
  const all = fuzzHands({ seed: SEED, hands: 40 });
  const [even, odd] = [0, 1].map((from) => fuzzHands({ seed: SEED, hands: 20, from, step: 2 }));
  expect(even!.events + odd!.events).toBe(all.events);
  expect(even!.refused + odd!.refused).toBe(all.refused);
});
