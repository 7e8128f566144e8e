/** A page that somebody has left is as good as a new one. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Guest, SIZES } from './guest.js';
import { speakPseudo } from './pseudo.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

/** All that a page could have from earlier ones. */
async function factsOf(page: Page) {
  await page.goto(`${world.url}/rules`);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() =>
    addEventListener('mousedown', ({ x, y }) => Object.assign(window, { pointed: [x, y] })),
  );
  await page.mouse.down();
  await page.mouse.up();
  const inside = await page.evaluate(async () => ({
    stored: [localStorage.length, sessionStorage.length, document.cookie, window.name],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    screen: [innerWidth, innerHeight, devicePixelRatio, navigator.maxTouchPoints],
    media: [
      ...['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'],
      ...['(forced-colors: active)', '(prefers-contrast: more)'],
    ].map((query) => matchMedia(query).matches),
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as never })).state,
    isOnLine: navigator.onLine,
    languages: navigator.languages,
    steps: history.length,
    pointed: (window as unknown as { pointed: unknown }).pointed,
  }));
  return { ...inside, heading, cookies: await page.context().cookies() };
}

/** Everything that tests do to a page, and more. */
async function liveIn({ page, http }: Guest): Promise<void> {
  const context = page.context();
  await http.createTable();
  await speakPseudo(page);
  await context.addCookies([{ name: 'left', value: '1', url: world.url }]);
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1 }).hover();
  await page.evaluate(async () => {
    localStorage.setItem('sidepot', 'left');
    sessionStorage.setItem('sidepot', 'left');
    window.name = 'left';
    await caches.open('left');
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done;
    });
    addEventListener('pagehide', () => sessionStorage.setItem('late', 'left'));
  });
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.emulateMedia({
    ...{ media: 'print', colorScheme: 'light', reducedMotion: 'reduce' },
    ...{ forcedColors: 'active', contrast: 'more' },
  });
  await context.grantPermissions(['clipboard-read']);
  const other = await context.newPage();
  await other.goto('/rules');
  await context.setOffline(true);
}

test('nothing is left of who had it before', async () => {
  const fresh = await world.browser.newContext({
    ...{ viewport: SIZES.desktop, colorScheme: 'dark', locale: 'en-US', serviceWorkers: 'block' },
  });
  const expected = await factsOf(await fresh.newPage());
  await fresh.close();

  const ann = await world.guest();
  const { page } = ann;
  await liveIn(ann);
  const before = await page.context().cookies();
  expect(before).toHaveLength(2);
  let heard = 0;
  page.on('request', () => (heard += 1));
  page.on('dialog', () => (heard += 1));
  ann.errors.length = 0;
  await world.clear();

  const bob = await world.guest();
  expect(bob.page).toBe(page);
  expect(page.context().pages()).toEqual([page]);
  expect(await factsOf(page)).toEqual(expected);
  const table = await bob.http.createTable();
  expect((await page.context().cookies())[0]?.value).not.toBe(before[0]?.value);
  await bob.open(table);
  expect(bob.frames.length).toBeGreaterThan(0);
  expect(ann.frames).toEqual([]);
  expect(heard).toBe(0);
});

test('one that cannot be emptied is nobody’s any more', async () => {
  const ann = await world.guest();
  await ann.runFirst(() => Object.assign(window, { isSpoilt: true }));
  await ann.page.goto('/rules');
  await world.clear();
  expect(ann.page.isClosed()).toBe(true);
  const bob = await world.guest();
  await bob.page.goto('chrome://crash').catch(() => {});
  await world.clear();
  expect(bob.page.isClosed()).toBe(true);
  const cid = await world.guest();
  await cid.page.goto('/rules');
  expect(await cid.page.evaluate(() => 'isSpoilt' in window)).toBe(false);
});

test('no test does to a page what nobody undoes', () => {
  const LASTING =
    /\.(?:addInitScript|expose(?:Function|Binding)|routeWebSocket|setExtraHTTPHeaders|setGeolocation|clock)\b/;
  // The stream of `dealer-share` has a context of its own, which is closed after it.
  const own = ['guest.ts', 'profiles.test.ts', 'dealer-share.test.ts'];
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(40);
  const lasting = files.filter(
    (name) =>
      !own.includes(name) && LASTING.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  );
  expect(lasting).toEqual([]);
});
