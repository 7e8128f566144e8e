/** The promise of "tree-shakes": measured on the built package, as a bundler of a page sees it. */

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { ROOT } from './helpers.js';

const ENTRY = join(ROOT, 'test', 'bundle-entry.js');

/** Minified code of what a page gets that exports `names` from the built package. */
async function bundle(names: string): Promise<string> {
  const code = `export { ${names} } from '@sidepot/engine';`;
  const build = await rolldown({
    input: ENTRY,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}

test.each([
  ['settle', 6000, 'MISSING_RANK'],
  ['explain', 7250, 'not reach this pot'],
  ['settle, calculateSidePots, distributePots', 7000, 'eligiblePlayerIds'],
  ['PotCalculationEngine', 6000, 'NOT_ELIGIBLE'],
])('{ %s } fits in %i bytes', async (names, most, proof) => {
  const code = await bundle(names);
  expect(code.includes(proof)).toBe(true);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(most);
});

test('formatChips alone brings none of them along', async () => {
  const code = await bundle('formatChips');
  expect(code.length).toBeLessThan(200);
});

test('who needs no sentences does not carry them', async () => {
  expect((await bundle('settle')).includes('folded, the chips stay in')).toBe(false);
  expect((await bundle('explain')).includes('is listed twice')).toBe(false);
});
