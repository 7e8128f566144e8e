/** The site of the documents as it is built: whole, opened from its files, used by keyboard. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { brokenInSite } from '../../../../scripts/docs/links.mjs';
import { buildSite, type Page as SitePage } from '../../../../scripts/docs/site.mjs';
import { axe } from './axe.js';
import { sharedBrowser } from './world.js';

const ROOT = join(import.meta.dirname, '../../../..');
const site = mkdtempSync(join(tmpdir(), 'sidepot-docs-'));
let pages: readonly SitePage[];
/** One for all tests, emptied after each: a new one has a process of its own, which is dear. */
let page: Page;
beforeAll(async () => {
  pages = await buildSite(ROOT, site);
  page = await (await (await sharedBrowser()).newContext()).newPage();
});
afterAll(async () => {
  await page?.context().close();
  rmSync(site, { recursive: true, force: true });
});

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** As a file, and nothing is asked of a network. */
async function open(path: string, viewport = DESKTOP, dark = false): Promise<void> {
  const wrong: string[] = [];
  const fail = (error: Error): void => void wrong.push(String(error));
  const ask = (request: Request): void => {
    if (!request.url().startsWith('file:')) wrong.push(request.url());
  };
  page.on('pageerror', fail).on('request', ask);
  onTestFinished(async () => {
    page.off('pageerror', fail).off('request', ask);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    expect(wrong).toEqual([]);
  });
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  const [file = '', hash = ''] = path.split('#');
  await page.goto(`${pathToFileURL(join(site, file)).href}${hash === '' ? '' : `#${hash}`}`);
}

describe('what is built', () => {
  test('every link of every page leads somewhere', () => {
    expect(pages.length).toBeGreaterThan(60);
    expect(brokenInSite(site)).toEqual([]);
  });

  test('guides, rules, errors, protocol, command line, decisions and every entry are in it', () => {
    const paths = pages.map(({ path }) => path);
    for (const name of [
      'guide-library',
      'guide-host',
      'guide-dealer',
      'guide-bot',
      'rules',
      'errors',
      'protocol',
      'cli',
    ]) {
      expect(paths).toContain(`docs/${name}.html`);
    }
    expect(paths).toContain('docs/adr/0001-workspace-and-toolchain.html');
    const { exports } = JSON.parse(
      readFileSync(join(ROOT, 'packages/engine/package.json'), 'utf8'),
    );
    const rooms = Object.keys(exports).filter((path) => /^\.\/[\w-]+$/.test(path));
    expect(rooms.length).toBeGreaterThan(7);
    for (const room of rooms) expect(paths).toContain(`api/engine/${room.slice(2)}.html`);
  });

  test('an entry stands below its own package, in the list of pages and in the reference', () => {
    const index = readFileSync(join(site, 'api/index.html'), 'utf8');
    const listed = index.split('<p class="group">Reference</p>')[1]?.split('</ul>')[0] ?? '';
    const names = [...listed.matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(([, name]) => name);
    expect(names).toContain('@sidepot/i18n/library');
    expect(names[names.indexOf('@sidepot/client') + 1]).not.toMatch(/^\//);
    expect(index).toContain('<h2 id="i18n">');
  });

  test('every function has an example', () => {
    const sections = pages
      .filter(({ isApi }) => isApi)
      .flatMap(({ html }) => html.split('<section class="name">').slice(1))
      .filter((html) => html.includes('class="kind function"'));
    expect(sections.length).toBeGreaterThan(110);
    const without = sections.filter((html) => !html.includes('<figure class="example">'));
    expect(without.map((html) => /id="(\w+)"/.exec(html)?.[1])).toEqual([]);
  });
});

test('the search finds names, rulings and codes, by keyboard alone', async () => {
  await open('docs/guide-library.html');
  await page.keyboard.press('/');
  await page.keyboard.type('settle');
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect(await options.first().textContent()).toContain('settle');
  await page.keyboard.press('Enter');
  await page.waitForURL(/api\/engine\/pots\.html#settle$/);
  await page.getByRole('combobox').fill('odd chip');
  await page.getByRole('option', { name: /^The odd chip/ }).waitFor();
  await page.getByRole('combobox').fill('NOT_INTEGER');
  await options.first().waitFor();
  await page.getByRole('combobox').fill('xyzzy');
  await page.getByText('Nothing has “xyzzy”.').waitFor();
});

test('on a phone the list of pages opens and closes', async () => {
  await open('index.html', PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

describe('the playground', () => {
  test('answers at every keystroke, and the link keeps the hand', async () => {
    await open('playground.html');
    const answer = page.getByRole('region', { name: 'The settlement' });
    await answer.getByText('Side Pot 1').first().waitFor();
    await answer.getByRole('img', { name: /^Towers of chips/ }).waitFor();
    const field = page.getByLabel('The hand, as JSON');
    const hand = JSON.parse(await field.inputValue());
    hand.players[0].live = 120;
    await field.fill(JSON.stringify(hand));
    await answer.getByText('120').first().waitFor();
    expect(page.url()).toMatch(/#hand=[\w-]+$/);

    await field.fill('{ "players": [');
    await answer.getByText('BAD_JSON').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('status').getByText('Refused, BAD_JSON', { exact: false }).waitFor({
      state: 'attached',
    });

    await page.getByLabel('Start from').selectOption('R88');
    expect(page.url()).toMatch(/#rule=R88$/);
    await page.reload();
    expect(JSON.parse(await field.inputValue()).id).toBe('R88');
  });

  test('opens what a ruling leads to', async () => {
    await open('docs/rules.html');
    await page.getByRole('link', { name: 'Try R82', exact: true }).click();
    await page
      .getByRole('region', { name: 'The settlement' })
      .getByText('Main Pot')
      .first()
      .waitFor();
    expect(JSON.parse(await page.getByLabel('The hand, as JSON').inputValue()).id).toBe('R82');
  });
});

test.each([
  ['index.html', DESKTOP, false],
  ['api/engine/equity.html', DESKTOP, true],
  ['docs/guide-bot.html', PHONE, false],
  ['playground.html', DESKTOP, false],
  ['playground.html', PHONE, true],
  ['playground.html#hand=e30', DESKTOP, true],
])('axe has nothing against %s', async (path, viewport, dark) => {
  await open(path, viewport, dark);
  expect(await axe(page)).toEqual([]);
});
