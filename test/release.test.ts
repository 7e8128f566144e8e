/** A release: what stops it, what it writes, and the whole of it in a copy. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inc } from 'semver';
import { describe, expect, test } from 'vitest';
import { datedChangelog } from '../scripts/release/changelog.mjs';
import { releaseProblems } from '../scripts/release/problems.mjs';
import { lockWithVersion, withVersion } from '../scripts/release/versions.mjs';
import { cacheFolder, node, ROOT, said } from './helpers.js';
import { WORKSPACES } from './workspaces.js';

const CHANGELOG =
  '# Changelog\n\n## Unreleased\n\n### Added\n\n- One.\n\n## 0.1.0 – 2026-01-01\n\n- Two.\n';
const READY = {
  ...{
    version: '0.2.0',
    versions: ['0.1.0', '0.1.0'],
    changelog: CHANGELOG,
    status: '',
    tags: [''],
  },
};

describe('what stops a release', () => {
  test('nothing, if all is ready', () => {
    expect(releaseProblems(READY)).toEqual([]);
    expect(releaseProblems({ ...READY, version: '0.2.0-rc.1' })).toEqual([]);
  });

  test.each([
    ['no version', { version: '0.2' }, '0.2 is not a version: write it as 0.2.0, or 0.2.0-rc.1'],
    ['v before it', { version: 'v0.2.0' }, /^v0\.2\.0 is not a version/],
    ['the same one', { version: '0.1.1', versions: ['0.1.1'] }, '0.1.1 is not higher than 0.1.1'],
    ['a lower one', { versions: ['0.10.0'] }, '0.2.0 is not higher than 0.10.0'],
    ['two versions', { versions: ['0.1.0', '0.1.1'] }, /different versions: 0\.1\.0, 0\.1\.1$/],
    ['changes', { status: ' M README.md\n' }, 'there are changes that are not committed'],
    ['the tag', { tags: ['v0.1.0', 'v0.2.0'] }, 'the tag v0.2.0 is there already'],
    [
      'no lines',
      { changelog: '## Unreleased\n\n## 0.1.0\n\n- Two.\n' },
      /nothing under "Unreleased"$/,
    ],
    ['no section', { changelog: '# Changelog\n' }, /no section "Unreleased"$/],
    ['the section', { changelog: `${CHANGELOG}## 0.2.0 – 2026-02-02\n` }, /has a section 0\.2\.0$/],
  ])('%s', (_, change, problem) => {
    expect(releaseProblems({ ...READY, ...change })).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });
});

test('the changelog: the lines get version and day, and Unreleased stays above them', () => {
  expect(datedChangelog(CHANGELOG, '0.2.0', '2026-11-17')).toBe(
    CHANGELOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 – 2026-11-17\n'),
  );
});

test('versions: its own, and of our packages wherever one needs another', () => {
  const manifest = {
    ...{ name: 'b', version: '0.1.0', dependencies: { a: '0.1.0', zod: '0.1.0' } },
    devDependencies: { a: '0.1.0' },
  };
  const wanted = {
    ...{ name: 'b', version: '0.2.0', dependencies: { a: '0.2.0', zod: '0.1.0' } },
    devDependencies: { a: '0.2.0' },
  };
  expect(withVersion(manifest, '0.2.0', ['a', 'b'])).toEqual(wanted);
  const lock = {
    packages: { '': {}, 'packages/b': manifest, 'node_modules/a': { version: '1.0.0' } },
  };
  expect(lockWithVersion(lock, '0.2.0', ['a', 'b'])).toEqual({
    packages: { '': {}, 'packages/b': wanted, 'node_modules/a': { version: '1.0.0' } },
  });
});

test('a dry run: packed, judged, and nothing here is changed', async () => {
  const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
  const state = () => said('git', ['status', '--porcelain'], ROOT);
  const before = await state();
  const current = JSON.parse(read(ROOT, 'packages/engine/package.json')).version;
  const version = inc(current, 'minor') ?? '';
  const copy = join(cacheFolder(), 'copy');
  const printed = await node(
    [
      ...['scripts/release.mjs', version, '--dry-run', '--offline'],
      ...['--date', '2026-11-17', '--into', copy],
    ],
    ROOT,
  );
  expect(printed).toContain('Dry run: nothing was changed, committed, tagged or published.');
  expect(printed.match(/nothing to say/g)).toHaveLength(WORKSPACES.length);
  expect(await state()).toEqual(before);
  expect(read(copy, 'CHANGELOG.md')).toContain(`## Unreleased\n\n## ${version} – 2026-11-17\n`);

  const names = WORKSPACES.map(({ name }) => name);
  const lock = JSON.parse(read(copy, 'package-lock.json')).packages;
  for (const { folder, name } of WORKSPACES) {
    const manifest = JSON.parse(read(copy, `${folder}/package.json`));
    for (const one of [manifest, lock[folder]]) {
      expect(one.version).toBe(version);
      const needed = Object.entries({ ...one.dependencies, ...one.devDependencies });
      const ours = needed.filter(([key]) => names.includes(key)).map(([, wanted]) => wanted);
      expect(ours.every((wanted) => wanted === version)).toBe(true);
    }
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    expect(existsSync(join(copy, 'dist-release', file)), file).toBe(true);
  }
});

test.each([[['0.2.0', '--publish', '--dry-run']], [['0.2.0', '--into', 'x']], [[]]])(
  '%j is refused with the usage',
  async (args) => {
    await expect(node(['scripts/release.mjs', ...args], ROOT)).rejects.toThrow(
      'usage: npm run release',
    );
  },
);
