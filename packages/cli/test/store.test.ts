import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@sidepot/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, expectSame, sidepot } from './sidepot.js';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sidepot-store-'));
  const store = await openSqliteStore(join(folder, 'data'), null);
  await store.createIdentity({ id: 'ann_0000000', name: 'Ann', createdAt: 1, tokenHash: 'hash' });
  for (const id of ['closed-0001', 'open-000001']) {
    await store.createTable({ id, host: 'ann_0000000', createdAt: 1, info: '{"name":"x"}' });
    await store.append(id, 0, ['{}'], id.startsWith('closed') ? { closedAt: 1 } : {});
  }
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('issue 14, 12: the store by command', () => {
  test('backup into a folder, restore into an empty one, and not twice', async () => {
    const made = await sidepot(['backup', '.'], { cwd: folder });
    expect(made.stderr).toBe('');
    expect(made.stdout).toMatch(
      /^sidepot-\S+\.backup\.gz: 2 tables, 0 hands, 2 events, 1 identities, \d+ bytes\n$/,
    );
    const file = readdirSync(folder).find((name) => name.endsWith('.gz')) ?? '';
    const args = ['restore', file, '--data', 'again'];
    const restored = await sidepot(args, { cwd: folder });
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toMatch(/^restored what was stored at \S+: 2 tables,/);
    const twice = await expectSame(args, { cwd: folder });
    expect(twice).toMatchObject({ code: 1, stdout: '' });
    expect(twice.stderr).toMatch(/^sidepot: again holds tables already[^\n]*\n$/);
  });

  test('what is no backup is refused in one line, and leaves nothing', async () => {
    writeFileSync(join(folder, 'rubbish'), 'rubbish');
    const refused = await asked(['restore', 'rubbish', '--data', 'new'], { cwd: folder });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^sidepot: cannot read rubbish: [^\n]+\n$/);
    expect(readdirSync(join(folder, 'new'))).toEqual(['sidepot.lock']);
    const nowhere = await asked(['backup', 'x.gz', '--data', 'nowhere'], { cwd: folder });
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/there is no/) });
  });

  test('prune deletes closed tables only with --keep-days', async () => {
    const kept = await asked(['prune'], { cwd: folder });
    expect(kept.stdout).toBe('deleted 0 tables, 0 keys, 0 snapshots\n');
    const pruned = await sidepot(['prune', '--keep-days', '30'], { cwd: folder });
    expect(pruned.stdout).toBe('deleted 1 tables, 0 keys, 0 snapshots\n');
    const wrong = await asked(['prune', '--keep-days', 'all'], { cwd: folder });
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
  });
});
