/** The Python client, by its own tests: plain python3, nothing installed. */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const isAbsent = spawnSync('python3', ['--version']).status !== 0;
const note = isAbsent ? ' (skipped: there is no python3 here)' : '';

describe(`clients/python${note}`, () => {
  test.skipIf(isAbsent)('settles, replays, plays, and hides cards', () => {
    const { status, stderr } = spawnSync(
      'python3',
      ['-m', 'unittest', 'discover', 'clients/python/tests'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: {
          ...process.env,
          SIDEPOT: `'${process.execPath}' '${join(ROOT, 'packages/cli/bin/sidepot.js')}'`,
          PYTHONDONTWRITEBYTECODE: '1',
        },
      },
    );
    expect(stderr).toContain('OK');
    expect(status).toBe(0);
  });
});
