/** The house rules: found from the contents, from an address and from the settings of a table. */

import { RULE_ANCHORS } from '@sidepot/i18n/page';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readLink } from '../../src/calculator/model/link.js';
import { EXAMPLES } from '../../src/rules/examples.js';
import { axe, axeInBoth } from './axe.js';
import type { Guest, Look } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

async function openRules(look: Look = {}, anchor = ''): Promise<Guest> {
  const guest = await world.guest({ isCalm: true, ...look });
  await guest.page.goto(`/rules${anchor}`);
  await guest.page.getByRole('heading', { name: 'House rules' }).waitFor();
  return guest;
}

/** The top of the section is in the upper half of the window. */
const isRead = ({ page }: Guest, anchor: string): Promise<unknown> =>
  page.waitForFunction((id) => {
    const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top >= -1 && top < window.innerHeight / 2;
  }, anchor);

describe('the rules page', () => {
  test('the contents lead to every section', async () => {
    const ann = await openRules();
    const links = ann.page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(targets).toEqual(RULE_ANCHORS.map((anchor) => `#${anchor}`));
    await links.filter({ hasText: 'Side pots' }).click();
    await isRead(ann, 'side-pots');
    expect(new URL(ann.page.url()).hash).toBe('#side-pots');
    // The contents go along and show where one is.
    await links.filter({ hasText: 'Side pots' }).and(ann.page.locator('[aria-current]')).waitFor();
    await ann.page.goBack();
    await ann.page.getByRole('heading', { name: 'House rules' }).waitFor();
  });

  test('an address with a section opens there; an example opens in the calculator', async () => {
    const ann = await openRules({}, '#run-it-twice');
    await isRead(ann, 'run-it-twice');
    await ann.page.locator('#run-it-twice-title:focus').waitFor();
    await ann.page.getByRole('link', { name: /Open in the calculator.*Side pots/ }).click();
    await ann.page.waitForURL('**/calculator#*');
    expect(readLink(new URL(ann.page.url()).hash)?.hand).toMatchObject(EXAMPLES['side-pots'] ?? {});
  });

  test('rules are found by what people look for, with a link that finds them again', async () => {
    const ann = await openRules({}, '?q=reopen');
    const { page } = ann;
    const search = page.getByRole('searchbox', { name: 'Find a rule' });
    const titles = () =>
      page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
    const said = page.getByRole('status');
    expect(await search.inputValue()).toBe('reopen');
    expect(await said.innerText()).toBe('1 rule found for “reopen”');
    expect(await titles()).toEqual(['All-in for less than a raise']);
    await page.getByText('TDA 43, 47', { exact: true }).waitFor();
    await page.getByText('WSOP 96', { exact: true }).waitFor();
    expect(await page.locator('mark').first().innerText()).toBe('reopen');
    // By keyboard: to the box, to what was found, and all of them again.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('big blind ante');
    await said.getByText(/rules found for “big blind ante”/).waitFor();
    expect((await titles())[0]).toBe('Antes');
    await page.keyboard.press('Enter');
    await page.locator('#antes-title:focus').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?q=big%20blind%20ante');
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    expect(await links.count()).toBe((await titles()).length);
    expect(await axe(page)).toEqual([]);
    await search.fill('xylophone');
    await said.getByText('No rule found for “xylophone”').waitFor();
    await page.getByRole('button', { name: 'odd chip', exact: true }).click();
    await page.locator('#split-pots').waitFor();
    await search.press('Escape');
    await expect.poll(titles).toHaveLength(RULE_ANCHORS.length);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // On paper: dark on white, every rule with its address, nothing to click.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await search.isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    expect(await page.getByText(`${world.url}/rules#side-pots`).isVisible()).toBe(true);
    const ink = await page.locator('#side-pots').evaluate((one) => getComputedStyle(one).color);
    expect(ink).toBe('rgb(23, 32, 27)');
  });

  test.each(['desktop', 'phone'] as const)(
    'on a %s: no moving sideways, and axe finds nothing',
    async (size) => {
      const ann = await openRules({ size, scheme: 'light' });
      const { page } = ann;
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
      expect(await axeInBoth(page)).toEqual([]);
      if (size === 'desktop') return;
      await page.getByRole('link', { name: 'Rabbit hunt', exact: true }).click();
      await isRead(ann, 'rabbit-hunt');
      await page.getByRole('link', { name: 'Back to contents' }).last().click();
      await isRead(ann, 'contents');
    },
  );
});

describe('the settings lead to their rule', () => {
  async function follow(guest: Guest, name: string): Promise<URL> {
    const opened = guest.page.context().waitForEvent('page');
    await guest.page.getByRole('link', { name }).click();
    const page = await opened;
    await page.locator('h3:focus').waitFor();
    const url = new URL(page.url());
    expect(await page.locator('h3:focus').getAttribute('id')).toBe(`${url.hash.slice(1)}-title`);
    await page.close();
    return url;
  }

  test('from a new table, in a new tab, without losing what was typed', async () => {
    const ann = await world.guest({ isCalm: true });
    const { page } = ann;
    await page.goto('/');
    await page.getByLabel('Table name').fill('Friday');
    await page.getByText('More settings').click();
    expect((await follow(ann, 'Straddle: the rule')).hash).toBe('#straddle');
    expect((await follow(ann, 'Blinds: the rule')).hash).toBe('#blinds');
    // The mark stands in the switch's label and does not turn it on.
    expect((await follow(ann, 'Bomb pots: the rule')).hash).toBe('#bomb-pot');
    expect(await page.getByRole('switch', { name: 'Bomb pots' }).isChecked()).toBe(false);
    expect(await page.getByLabel('Table name').inputValue()).toBe('Friday');
  });

  test('from the rules of a table, for those who do not host it', async () => {
    const host = await world.player();
    const table = await host.createTable();
    const bob = await world.guest({ isCalm: true });
    await bob.open(table);
    await bob.button(/^Menu/).click();
    await bob.page.getByRole('tab', { name: 'Rules' }).click();
    expect((await follow(bob, 'Run it: the rule')).hash).toBe('#run-it-twice');
  });
});
