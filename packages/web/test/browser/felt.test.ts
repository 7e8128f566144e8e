/** The felt alone, in every state: all of it has its place, on a desk and on a phone. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feltPage } from '../felt/felt-page.js';
import { STATES } from '../felt/states.js';
import { overlaps } from './boxes.js';
import { launchChromium } from './chromium.mjs';

const SIZES = {
  desk: { width: 1366, height: 860 },
  phone: { width: 390, height: 844 },
} as const;

let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  const [opened, html] = await Promise.all([launchChromium(), feltPage()]);
  browser = opened;
  page = await browser.newPage({ viewport: SIZES.desk, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.setContent(html);
  await page
    .locator('[data-state] [data-shape]')
    .nth(STATES.length - 1)
    .waitFor();
});
afterAll(() => browser?.close());

test('twenty states and more are drawn by a view alone', () => {
  expect(STATES.length).toBeGreaterThanOrEqual(20);
  expect(errors).toEqual([]);
});

describe.each([
  ['desk', 'wide'],
  ['phone', 'tall'],
] as const)('on a %s', (size, shape) => {
  beforeAll(async () => {
    await page.setViewportSize(SIZES[size]);
    await page
      .locator(`[data-shape="${shape}"]`)
      .nth(STATES.length - 1)
      .waitFor();
    // FELT_SHOTS names a folder for pictures, for who wants to look.
    const shots = process.env['FELT_SHOTS'];
    if (shots === undefined) return;
    for (const [i, { name }] of STATES.entries()) {
      const path = `${shots}/${size}-${String(i + 1).padStart(2, '0')}.png`;
      await page.locator(`[data-state="${name}"]`).screenshot({ path });
    }
  });

  test.each(STATES.map(({ name }) => name))('%s: nothing lies over anything', async (name) => {
    expect(await overlaps(page, `[data-state="${name}"] [data-shape]`)).toEqual([]);
  });
});
