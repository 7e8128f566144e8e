/**
 * npm run evening -- [--hands 40] [--seed 1]: a host, three guests and somebody who watches play in
 * Chromium, on five screens that are looked at all the while.
 */

import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, fail, node } from './setup.mjs';

const TEST = 'packages/web/test/browser/evening.test.ts';

const { hands, seed } = readOptions();
ensureInstalled();
await ensureBuilt();
const env = { ...process.env, SIDEPOT_EVENING: hands, SIDEPOT_EVENING_SEED: seed };
// An evening is longer than a test.
const args = ['run', TEST, '--testTimeout=3600000'];
const { status } = await node('vitest', 'vitest', args, { stdio: 'inherit', env });
process.exitCode = status ?? 1;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        hands: { type: 'string', default: '40' },
        seed: { type: 'string', default: '1' },
      },
    });
    for (const [name, value] of Object.entries(values)) {
      if (!/^[1-9]\d{0,8}$/.test(value))
        throw new Error(`--${name} wants a whole number from 1 on`);
    }
    return values;
  } catch (error) {
    return fail(error.message);
  }
}
