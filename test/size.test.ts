/** The promise of "tree-shakes": measured on the built package, as a bundler of a page sees it. */

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { ROOT } from './helpers.js';

const LIMIT = 6 * 1024;
const ENTRY = join(ROOT, 'test', 'bundle-entry.js');

async function bundle(code: string): Promise<{ code: string; modules: string[] }> {
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
    const [chunk] = output;
    const used = Object.entries(chunk.modules).filter(([, module]) => module.renderedLength > 0);
    const modules = used.map(([id]) => id.replaceAll('\\', '/'));
    return { code: chunk.code, modules: modules.filter((id) => id.includes('/engine/')) };
  } finally {
    await build.close();
  }
}

test('all of the pots fit in 6 KiB', async ({ annotate }) => {
  const names = 'settle, calculateSidePots, distributePots, PotCalculationEngine';
  const { code } = await bundle(`export { ${names} } from '@sidepot/engine';`);
  const size = gzipSync(code, { level: 9 }).length;
  await annotate(`${size} bytes of ${LIMIT}, minified and gzipped`);
  expect(code).toContain('MISSING_RANK');
  expect(size).toBeLessThan(LIMIT);
});

test('formatChips alone brings none of them along', async () => {
  const { code, modules } = await bundle(`export { formatChips } from '@sidepot/engine';`);
  expect(modules.map((id) => id.slice(id.lastIndexOf('/dist/')))).toEqual(['/dist/chips.js']);
  expect(code.length).toBeLessThan(200);
});
