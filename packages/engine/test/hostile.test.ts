/** R104: whatever is handed in is answered with a code, and nothing else happens. */

import { expect, test } from 'vitest';
import { exportedFunctions, fuzzCall, UNCHECKED } from './hostile/fuzz.js';
import { PENDING } from './hostile/pending.js';
import { CALLS } from './hostile/rows.js';

const SEED = 20261116;
const SAMPLES = 60;

test('every exported function has a row, or is one of those that are trusted', () => {
  const known = [...Object.keys(CALLS).filter((name) => !name.includes('.')), ...UNCHECKED];
  expect(exportedFunctions().sort()).toEqual(known.sort());
});

test('what is in a row is accepted as it is', () => {
  const refused = Object.entries(CALLS).flatMap(([name, { call, args, returns }]) =>
    args().map((set) => {
      const answer = call(...(set as never[])) as { ok?: unknown; error?: unknown };
      return returns === 'result' && answer.ok !== true ? [name, answer.error] : [];
    }),
  );
  expect(refused.filter(({ length }) => length > 0)).toEqual([]);
});

const doors = Object.keys(CALLS).filter((name) => !PENDING.includes(name));

test.each(doors)('%s', (name) => {
  expect(fuzzCall(name, SEED, SAMPLES).failures).toEqual([]);
});

for (const name of PENDING) test.todo(`${name}: a door that is still open`);
