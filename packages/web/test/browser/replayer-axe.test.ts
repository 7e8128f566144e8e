/** WCAG 2.2 AA on every screen of the replayer, at a desk and on a phone, in light and dark. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PHHS } from '../replayer-hands.js';
import { axeInBoth } from './axe.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

test.each(['desktop', 'phone'] as const)('axe finds nothing on a %s', async (size) => {
  const { page } = await world.guest({ size, isCalm: true });
  const check = async (screen: string) => expect(await axeInBoth(page), screen).toEqual([]);
  await page.goto('/replayer#hand=3&step=2');
  await page.getByText('This link leads to hand 3').waitFor();
  await check('start, with a link to a file');
  await page.getByLabel('Or paste hands').fill(PHHS);
  await page.getByRole('button', { name: 'Open the text' }).click();
  await page.getByText('2 hands could not be opened').click();
  await check('list with bad hands');
  await page.goto('/replayer#sample=short-raise&hand=1&step=4');
  await page.getByText('Step 4 of 16', { exact: true }).waitFor();
  await check('notes');
  await page.goto('/replayer#sample=all&hand=4&step=18');
  await page.getByText('Step 18 of 18', { exact: true }).waitFor();
  await check('award of two halves');
  await page.goto('/replayer#sample=side-pots&hand=1&step=10');
  await page.locator('[data-equity]').first().waitFor();
  await check('chances');
});
