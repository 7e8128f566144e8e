/** What the built packages declare: light, and nothing named that cannot be imported. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hiddenTypes, readLibraries } from './declarations.js';
import { ROOT } from './helpers.js';
import { LIBRARIES } from './workspaces.js';

const MAX_FILE_BYTES = 32 * 1024;

describe.each(readLibraries(LIBRARIES))('$name', (library) => {
  test('every type that a signature names can be imported', () => {
    expect(library.exports.length).toBeGreaterThan(5);
    expect(hiddenTypes(library)).toEqual([]);
  });
});

test.each(LIBRARIES)('$name: no declaration repeats what others hold', ({ folder }) => {
  const dist = join(ROOT, folder, 'dist');
  const files = readdirSync(dist, { recursive: true }).map(String);
  const heavy = files
    .filter((file) => file.endsWith('.d.ts'))
    .filter((file) => statSync(join(dist, file)).size > MAX_FILE_BYTES);
  expect(heavy).toEqual([]);
});
