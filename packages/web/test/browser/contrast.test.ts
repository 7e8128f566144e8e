/** Who has folded, is away, or is out of the pot that is paid is drawn paler, and can still be read. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feltPage } from '../felt/felt-page.js';
import { unreadable } from './contrast.js';
import { showFelt } from './screens.js';
import { sharedBrowser } from './world.js';

/** Those with something faded in them. */
const FADED = [
  'some sit and wait',
  'everybody else folded',
  'who does not play',
  '10 seats: the first of six pots is paid',
];
const SIZES = [
  [1280, 720],
  [640, 360],
] as const;

let page: Page;

beforeAll(async () => {
  const [browser, html] = await Promise.all([sharedBrowser(), feltPage(FADED)]);
  const viewport = { width: 1440, height: 900 };
  page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 2 });
  await page.setContent(html);
  await page.locator('[data-state] [data-shape]').first().waitFor();
});
afterAll(() => page?.context().close());

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each(SIZES)('%i × %i: every text has 4.5:1 on the pixels', async (width, height) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await showFelt(page, width, height);
    const wrong: Record<string, readonly string[]> = {};
    for (const name of FADED) {
      const found = await unreadable(page, `[data-state="${name}"] [data-shape]`);
      if (found.length > 0) wrong[name] = found;
    }
    expect(wrong).toEqual({});
  });
});
