/** Issue 17: everybody reads the page in their own language, whoever made the table. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.js';
import type { Guest } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const LOBBIES = {
  'en-US': ['en', 'Create the table'],
  'de-AT': ['de', 'Tisch aufmachen'],
  'es-MX': ['es', 'Crear la mesa'],
  'fr-CA': ['fr', 'Créer la table'],
  'pt-PT': ['pt-BR', 'Criar a mesa'],
  'cy-GB': ['en', 'Create the table'],
} as const;

const chooser = ({ page }: Guest) => page.locator('header select');
const langOf = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);

/** Which languages' words the page has fetched. */
function fetchedBy({ page }: Guest): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const tag = /\/words-([a-z]{2}(?:-[A-Z]{2})?)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (tag !== undefined) found.add(tag);
  });
  return found;
}

test.each(Object.entries(LOBBIES))('a browser in %s', async (locale, [tag, button]) => {
  const guest = await world.guest({ locale });
  const fetched = fetchedBy(guest);
  await guest.page.goto('/');
  await guest.button(button).waitFor();
  expect(await langOf(guest)).toBe(tag);
  expect([...fetched]).toEqual([tag]);
});

test('another language by hand: at once, kept, and undone', async () => {
  const guest = await world.guest({ size: 'phone', locale: 'en-GB' });
  const { page } = guest;
  await page.goto('/rules');
  await page.getByRole('heading', { name: 'House rules' }).waitFor();
  await chooser(guest).selectOption('de');
  await page.getByRole('heading', { name: 'Hausregeln' }).waitFor();
  expect(await page.title()).toContain('Hausregeln');
  expect(await axe(page)).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { name: 'Hausregeln' }).waitFor();
  expect(await langOf(guest)).toBe('de');
  await chooser(guest).selectOption('');
  await page.getByRole('heading', { name: 'House rules' }).waitFor();
  expect(await langOf(guest)).toBe('en');
});

test('amounts are typed and shown in the manner of the language', async () => {
  const guest = await world.guest({ locale: 'de-DE' });
  const fetched = fetchedBy(guest);
  const { page } = guest;
  await page.goto('/calculator');
  await guest.button('Neue Hand').click();
  const put = page.getByLabel(/^Einsatz, /);
  await put.nth(0).fill('12.500');
  await put.nth(1).fill('12 500');
  const pot = page.locator('li[data-pot="0"]');
  await expect.poll(() => pot.innerText()).toContain('25.000');
  await put.nth(1).fill('12,5k');
  await expect.poll(() => pot.innerText()).toContain('25.000');
  await put.nth(1).fill('12,500');
  await expect.poll(() => put.nth(1).getAttribute('aria-invalid')).toBe('true');
  expect([...fetched]).toEqual(['de']);
});

test('a table made in German is read in French by who has its link', async () => {
  const table = await (await world.player()).createTable({ name: '№ 1' });
  const ann = await world.guest({ locale: 'de-DE' });
  const bob = await world.guest({ locale: 'fr-FR', size: 'phone' });
  const fetched = [fetchedBy(ann), fetchedBy(bob)];
  await bob.open(table);
  expect(await langOf(bob)).toBe('fr');
  await ann.open(table);
  expect(await langOf(ann)).toBe('de');
  expect(fetched.map((tags) => [...tags])).toEqual([['de'], ['fr']]);
});

test('from right to left nothing leaves the page sideways', async () => {
  const guest = await world.guest({ size: 'phone' });
  const { page } = guest;
  for (const path of ['/', '/rules', '/calculator', '/replayer#sample=side-pots&hand=1&step=6']) {
    await page.goto(path);
    await page.locator('main').first().waitFor();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});
