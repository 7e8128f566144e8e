/** Browserless people over real sockets, on the embedded store. */

import { rmSync } from 'node:fs';
import { afterAll, describe } from 'vitest';
import { openSqliteStore } from '../../src/store/index.js';
import { evenings } from './evenings.js';
import { newFolder } from './server.js';

describe('on SQLite', () => {
  const folder = newFolder();
  evenings(async () => ({ target: { folder }, open: () => openSqliteStore(folder) }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
});
