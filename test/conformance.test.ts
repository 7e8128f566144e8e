/** The conformance kit: its vectors are current, and our own engine passes them. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'packages/conformance');

const linesOf = (name: string): Record<string, unknown>[] =>
  readFileSync(join(FOLDER, 'vectors', name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the conformance kit', () => {
  test('is what scripts/conformance.mjs writes', () => {
    const args = ['scripts/conformance.mjs', '--check'];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('every pot vector has an id of its own and settles as it says', () => {
    const vectors = linesOf('pots.jsonl');
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
    for (const { expect: answer, ...hand } of vectors) {
      expect(settle(hand as never), String(hand['id'])).toEqual({ ok: true, value: answer });
    }
  });

  test('the readme says what each field is', () => {
    const page = readFileSync(join(FOLDER, 'README.md'), 'utf8');
    for (const name of ['pots.jsonl', 'totals.jsonl', 'betting.jsonl', 'games.jsonl']) {
      for (const vector of linesOf(name)) {
        for (const field of Object.keys(vector)) expect(page, name).toContain(`\`${field}`);
      }
    }
  });
});
