/** Ten thousand real hands in the browser: opened in a worker, listed in a window, one at a time. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { count } from '@sidepot/i18n/page';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHands } from '../../src/replayer/hands/reading.js';
import { PHH } from '../replayer-hands.js';
import { openWorld, type World } from './world.js';

const CORPUS = join(import.meta.dirname, ...Array(5).fill('..'), 'shared', 'corpus');
const isAbsent = !existsSync(join(CORPUS, 'hands.jsonl.gz'));
const HANDS = 10_000;

function corpus(): string {
  const texts = ['hands', 'pluribus', 'wsop', 'single'].flatMap((name) =>
    gunzipSync(readFileSync(join(CORPUS, `${name}.jsonl.gz`)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly phh: string }).phh),
  );
  return Array.from({ length: HANDS }, (_, i) => {
    const text = texts[i % texts.length] ?? '';
    // Every game is read, so some are damaged.
    return `[${i + 1}]\n${i % 400 === 7 ? text.replace(/^variant = .*$/m, "variant = 'XX'") : text}\n`;
  }).join('\n');
}

describe.skipIf(isAbsent)('real hands (skipped if ../shared/corpus is absent)', () => {
  let world: World;
  let folder: string;
  let file: string;
  let text: string;
  beforeAll(async () => {
    world = await openWorld();
    folder = mkdtempSync(join(tmpdir(), 'sidepot-hands-'));
    file = join(folder, 'hands.phhs');
    text = corpus();
    writeFileSync(file, text);
  });
  afterAll(async () => {
    await world?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  test('10,000 open; the bad ones are listed; any of them is a key away', async () => {
    const read = [...readHands(text, 1)].map((entry) => entry.read);
    const good = read.flatMap((one) => (one.ok ? one.hand : []));
    expect(read).toHaveLength(HANDS);
    const { page } = await world.guest({ isCalm: true });
    await page.goto('/replayer');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText(`${count(good.length)} hands`, { exact: true }).waitFor();
    await page.getByText(`${HANDS - good.length} hands could not be opened`).waitFor();
    expect(await page.locator('[role=option]').count()).toBeLessThan(40);

    const list = page.getByRole('listbox');
    await list.focus();
    await page.keyboard.press('End');
    await page.locator(`[aria-posinset="${good.length}"]`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Hand ${count(good.at(-1)?.number ?? 0)}` }).waitFor();
    await page.getByText(/^Step 1 of \d+$/).waitFor();

    for (const [name, isSo] of [
      ['Side pots', ({ pots }: (typeof good)[number]) => pots > 1],
      ['Split', ({ pots, isSplit }: (typeof good)[number]) => pots > 1 && isSplit],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      const wanted = good.filter(isSo).length;
      await page.getByText(`${count(wanted)} of ${count(good.length)} hands`).waitFor();
    }
  });

  test('a file that is opened meanwhile takes its place', async () => {
    const { page } = await world.guest({ isCalm: true });
    await page.goto('/replayer');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Cancel' }).click();
    const buffer = Buffer.from(`[1]\n${PHH}\n[2]\n${PHH}`);
    const other = { name: 'two.phhs', mimeType: 'text/plain', buffer };
    await page.locator('input[type=file]').setInputFiles(other);
    await page.getByText('2 hands', { exact: true }).waitFor();
    expect(await page.locator('[role=option]').count()).toBe(2);
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });
});
