/** Statistics of the replayer in a real browser: from players to a number to its hands, and back by a link. */

import { readFileSync } from 'node:fs';
import { readPhhs } from '@sidepot/engine';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { statisticsHands } from '../statistics-hands.js';
import { axeInBoth } from './axe.js';
import { SIZES } from './guest.js';
import { openWorld, type World } from './world.js';

const HANDS = 400;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

async function open(page: Page): Promise<void> {
  const buffer = Buffer.from(statisticsHands(HANDS));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'night.phhs', mimeType: 'text/plain', buffer });
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const firstName = (page: Page) => page.locator('tbody tr').first().locator('th button').first();
const wanted = (page: Page, count: number) => page.locator(`[data-count="${count}"]`).waitFor();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('players are sorted and merged, a number opens its hands, and they can be saved', async () => {
  const { page } = await world.guest({ isCalm: true });
  const check = async (screen: string) => expect(await axeInBoth(page), screen).toEqual([]);
  await page.goto('/replayer');
  await open(page);
  await wanted(page, HANDS);
  await tab(page, 'Players').click();
  await page.locator('[data-players="4"]').waitFor();
  await button(page, '3-bet').click();
  await expect.poll(() => firstName(page).innerText()).toBe('Ann');
  expect(await page.locator('th[aria-sort=descending]').innerText()).toContain('3-bet');
  await button(page, 'Player').click();
  await button(page, 'Player').click();
  await expect.poll(() => firstName(page).innerText()).toBe('Cat2');
  await page.getByLabel('Minimum hands').fill('200');
  await page.locator('[data-players="3"]').waitFor();
  await page.getByLabel('Minimum hands').fill('1');
  for (const name of ['Cat', 'Cat2']) await page.getByLabel(`Choose ${name} for merging`).check();
  await button(page, 'Merge 2 names').click();
  await page.locator('[data-players="3"]').waitFor();
  await button(page, 'also Cat2').waitFor();
  await check('players');
  // Other names of theirs do not cut off their own.
  for (const size of [SIZES.tablet, SIZES.phone, SIZES.desktop]) {
    await page.setViewportSize(size);
    const cut = await button(page, 'Cat').evaluate((name) => name.scrollWidth - name.clientWidth);
    expect(cut, `${size.width}`).toBe(0);
  }

  await button(page, 'Cat').click();
  await page.getByRole('img', { name: /Winnings hand by hand/ }).waitFor();
  await page.locator('[data-cell="btn.pfr"]', { hasText: '200/400' }).waitFor();
  await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption('Ann');
  const threeBet = page.locator('[data-cell="sb.threeBet"]');
  await threeBet.filter({ hasText: '100/200' }).waitFor();
  await page.getByText('As a table').click();
  await check('player');
  // The square of her cards leads to all hands, the number to the hundred in which it was done.
  await page.locator('[data-card="AKs"]').click();
  await wanted(page, HANDS);
  await page.goBack();
  await threeBet.click();
  await wanted(page, 100);
  const saving = page.waitForEvent('download');
  await button(page, 'Export').click();
  const saved = [...readPhhs(readFileSync(await (await saving).path(), 'utf8'))];
  expect(saved).toHaveLength(100);
  expect(saved.every(({ hand }) => hand.ok && Number(hand.value.hand) % 4 === 1)).toBe(true);
  await button(page, 'All chances').click();
  await wanted(page, 200);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/of=Ann&cell=sb\.threeBet(?:&|$)/);

  // The link waits for the file, and is where it was.
  await page.reload();
  await page.getByText('This link leads into a file.').waitFor();
  await open(page);
  await wanted(page, 200);
  // None of the others is shown beside them.
  await page.getByText('Choose a hand from the list').waitFor();
  await expect.poll(() => new URL(page.url()).hash).not.toContain('hand=');
  await button(page, 'Remove this filter').click();
  await wanted(page, HANDS);
});

test('a review goes through misses by keys; stars and comments are there after a reload', async () => {
  const { page } = await world.guest({ size: 'phone', isCalm: true });
  await page.goto('/replayer#tab=review');
  await open(page);
  const first = page.locator('[role=option]').first();
  await first.filter({ hasText: /#3Bob missed 1,0\d\d/ }).waitFor();
  await button(page, 'Biggest pots').click();
  await button(page, 'All-in misses').click();
  await first.click();
  await page.getByRole('heading', { name: 'Hand 3', exact: true }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Hand 7', exact: true }).waitFor();
  await page.keyboard.press('s');
  await page.getByLabel('Comment').fill('a fold?');
  expect(await overflow(page)).toBe(0);
  expect(await axeInBoth(page)).toEqual([]);
  await page.reload();
  await open(page);
  await page.locator('button[aria-keyshortcuts=s][aria-pressed=true]').waitFor();
  expect(await page.getByLabel('Comment').inputValue()).toBe('a fold?');
  // As soon as the misses are found again.
  await page.locator('button[aria-keyshortcuts=p]:enabled').waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: 'Hand 3', exact: true }).waitFor();
  await button(page, /All hands$/).click();
  await button(page, 'Marked').last().click();
  await first.filter({ hasText: 'a fold?' }).waitFor();
  expect(await page.locator('[role=option]').count()).toBe(1);
  // On a small phone the kinds are not squeezed.
  await page.setViewportSize({ width: 360, height: 640 });
  const kinds = button(page, 'Biggest pots').locator('xpath=..');
  expect(await kinds.evaluate((row) => row.scrollHeight - row.clientHeight)).toBe(0);
  await page.setViewportSize(SIZES.phone);
  for (const name of ['Players', 'Player']) {
    await tab(page, name).click();
    await page.locator('table:visible').first().waitFor();
    expect(await overflow(page), name).toBe(0);
  }
  expect(await axeInBoth(page)).toEqual([]);
  // Who comes back from a hand of the graph finds the list of the review, not that hand.
  const graph = page.getByRole('img', { name: /Winnings hand by hand/ });
  await graph.tap();
  await page.getByText(/^After \d+ hands/).waitFor();
  await graph.tap();
  await page.getByRole('heading', { name: /^Hand \d/ }).waitFor();
  await page.goBack();
  await tab(page, 'Review').click();
  await first.waitFor();
});
