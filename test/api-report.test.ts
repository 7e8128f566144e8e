/** The promise of docs/stability.md: no public signature changes without a line in the changelog. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  changesBetween,
  FOLDER,
  marksOf,
  readApi,
  readReleased,
  reportOf,
  seenIn,
  unnamedIn,
} from '../scripts/api-report.mjs';
import { ROOT } from './helpers.js';
import { LIBRARIES } from './workspaces.js';

const API = readApi();
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('every library and every entry of it is in a report', () => {
  expect(API.map(({ name }) => name)).toEqual(LIBRARIES.map(({ name }) => name));
  const entries = LIBRARIES.flatMap(({ exports = {} }) => Object.keys(exports));
  const reported = API.flatMap((one) => one.entries);
  expect(reported).toHaveLength(entries.filter((path) => path !== './package.json').length);
});

test.each(API)('$name is as its report says: else `npm run api`', (one) => {
  expect(reportOf(one)).toBe(read(`${FOLDER}/${one.folder}.api.md`));
});

test('what is new, changed or gone since the last release stands in the changelog', () => {
  const { entries, seen } = readReleased();
  const changes = changesBetween(entries, marksOf(API));
  expect(unnamedIn(read('CHANGELOG.md'), changes, seen)).toEqual([]);
});

describe('the report', () => {
  const api = (signature: string) => [
    {
      ...{ name: 'a', folder: 'a' },
      entries: [{ name: 'a', exports: new Map([['f', signature]]) }],
    },
  ];
  const before = marksOf(api('function f(): void;'));

  test('an argument more, a name more and a name less are changes', () => {
    expect(changesBetween(before, before)).toEqual([]);
    expect(changesBetween(before, marksOf(api('function f(a: number): void;')))).toEqual([
      { entry: 'a', name: 'f', change: 'changed' },
    ]);
    expect(changesBetween({}, before)).toEqual([{ entry: 'a', name: 'f', change: 'added' }]);
    expect(changesBetween(before, {})).toEqual([{ entry: 'a', name: 'f', change: 'removed' }]);
  });

  test('a change is named between backticks, before the last release', () => {
    const changes = changesBetween(before, {});
    const log = (unreleased: string): string =>
      `# Changelog\n\n## Unreleased\n\n${unreleased}\n\n## 0.1.0\n\n- \`f\` is new.\n`;
    expect(unnamedIn(log('- `a.f(1)` is gone.'), changes)).toEqual([]);
    expect(unnamedIn(log('- f is gone, `ff` stays.'), changes)).toEqual(changes);
    const last = '# Changelog\n\n## Unreleased\n\n- `f` is gone.\n';
    expect(unnamedIn(last, changes)).toEqual([]);
    // A line that was there before is of another change.
    expect(unnamedIn(last, changes, seenIn(last))).toEqual(changes);
    const more = `${last}- \`f()\` takes nothing.\n`;
    expect(unnamedIn(more, changes, seenIn(last))).toEqual([]);
  });

  test('prose is no part of a signature, the name that is exported is', () => {
    const exports = API.flatMap(({ entries }) => entries).find(({ name }) =>
      name.endsWith('/pot-calculator'),
    )?.exports;
    expect(exports?.get('distributePots')).toMatch(/^function distributePots</);
    expect([...(exports?.values() ?? [])].join('\n')).not.toContain('/**');
  });
});
