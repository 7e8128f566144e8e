/**
 * Finds where each row of rank sums goes in the tables of values (row displacement: rows may overlap
 * where they agree) and writes packages/engine/src/evaluator/offsets.ts. Takes about a second, which
 * is why its result is kept in the repository instead of being searched at start.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { encodeRows } from './digits.mjs';
import { ROOT } from './root.mjs';

const source = (name) => join(ROOT, 'packages/engine/src/evaluator', name);
const bundle = join(ROOT, 'node_modules/.cache/sidepot/ranks.mjs');
mkdirSync(join(ROOT, 'node_modules/.cache/sidepot'), { recursive: true });
const entry = join(ROOT, 'node_modules/.cache/sidepot/ranks-entry.ts');
writeFileSync(
  entry,
  `export * from '${source('ranking.ts')}'; export * from '${source('rank-keys.ts')}';`,
);
await build({ input: entry, output: { file: bundle, format: 'esm' }, logLevel: 'warn' });
const { forEachRanks, rankValue, ROW_BITS } = await import(pathToFileURL(bundle).href);

const tables = [5, 6, 7].map((size) => ({ size, ...displace(size) }));
const lines = tables.map(
  ({ size, offsets, length }) => `  /** ${length} values. */\n  ${size}: '${encodeRows(offsets)}',`,
);
writeFileSync(
  source('offsets.ts'),
  `/** Written by scripts/generate-offsets.mjs: where each row of rank sums starts (digits.mjs). */\n\nexport const OFFSETS = {\n${lines.join('\n')}\n} as const;\n`,
);
for (const { size, offsets, length } of tables) {
  console.log(`${size} cards: ${offsets.length} rows, ${length} entries`);
}

function displace(size) {
  const bits = ROW_BITS[size];
  const columns = (1 << bits) - 1;
  const rows = new Map();
  forEachRanks(size, (key, ...masks) => {
    const row = key >>> bits;
    if (!rows.has(row)) rows.set(row, []);
    rows.get(row).push([key & columns, rankValue(...masks)]);
  });
  const values = new Int32Array(1 << 18);
  const offsets = new Array(Math.max(...rows.keys()) + 1).fill(0);
  let length = 0;
  const fullestFirst = [...rows].sort((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  for (const [row, cells] of fullestFirst) {
    let offset = 0;
    while (
      cells.some(([column, value]) => values[column + offset] && values[column + offset] !== value)
    )
      offset++;
    for (const [column, value] of cells) {
      values[column + offset] = value;
      length = Math.max(length, column + offset + 1);
    }
    offsets[row] = offset;
  }
  return { offsets, length };
}
