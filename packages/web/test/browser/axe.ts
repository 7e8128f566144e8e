/** Axe over what is on the screen. Read into the page from outside, where its policy has no say. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All of its rules that depend on colours. */
const OF_COLOUR = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** One line for each thing that is wrong. */
export const axe = (page: Page): Promise<readonly string[]> => run(page, TAGS);

/** Enough for a screen that was looked at in other colours just before. */
export const axeOfColour = (page: Page): Promise<readonly string[]> => run(page, OF_COLOUR);

/** In light and in dark, which it stays. */
export async function axeInBoth(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await axeOfColour(page);
  return [...inLight.map((one) => `light: ${one}`), ...inDark.map((one) => `dark: ${one}`)];
}

async function run(page: Page, runOnly: object): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(options),
    { runOnly, reporter: 'no-passes', resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
}
