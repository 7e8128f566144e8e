/** What the lockfile may bring in: everything installs on the oldest Node that we promise. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';
import { ROOT } from './helpers.js';

interface Locked {
  readonly engines?: { readonly node?: string };
  readonly resolved?: string;
}

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const locked = Object.entries<Locked>(read('package-lock.json').packages);
const oldest = minVersion(read('package.json').engines.node)?.version ?? '';

test('no package is for newer Nodes only', () => {
  const tooNew = locked.filter(([, { engines }]) => !satisfies(oldest, engines?.node ?? '*'));
  expect(tooNew.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
});

test('what we are spared is spared to users: an override does not travel', () => {
  // So @sidepot/server names light-my-request itself, at the version that needs no newer Node.
  expect(read('package.json').overrides).toBeUndefined();
});

test.each([
  'package-lock.json',
  'bench/package-lock.json',
  'scripts/release/tools/package-lock.json',
])('no registry is named in %s', (file) => {
  const packages = Object.entries<Locked>(read(file).packages);
  const hosts = packages.flatMap(([, { resolved = '' }]) =>
    /^\w+:/.test(resolved) ? resolved : [],
  );
  expect(hosts).toEqual([]);
});
