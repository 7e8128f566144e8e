/** The page as an app, as a link that somebody posts, and where scripts are off. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rig } from './rigged.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

/** Of a PNG. */
async function sizeOf(path: string): Promise<string> {
  const answer = await fetch(`${world.url}${path}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('it installs as an app, with icons for a home screen', async () => {
  const { page } = await world.guest();
  await page.goto('/rules');
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // A profile that is deleted again, as each guest has, installs nothing; all else must be right.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const problems = installabilityErrors.map(({ errorId }) => errorId);
  expect(problems.filter((id) => id !== 'in-incognito')).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    if (src.endsWith('.png')) expect(await sizeOf(src)).toBe(sizes);
  }
  const touch = page.locator('link[rel="apple-touch-icon"]');
  expect(await sizeOf((await touch.getAttribute('href')) ?? '')).toBe('180x180');
});

test('a tool that needs no server is an app that opens there', async () => {
  const { page } = await world.guest();
  const devtools = await page.context().newCDPSession(page);
  for (const tool of ['dealer', 'calculator', 'replayer']) {
    await page.goto(`/${tool}`);
    const link = page.locator(`link[rel="manifest"][href="/${tool}.webmanifest"]`);
    await link.waitFor({ state: 'attached' });
    const { data, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ id: `/${tool}`, start_url: `/${tool}` });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    const problems = installabilityErrors.map(({ errorId }) => errorId);
    expect(problems.filter((id) => id !== 'in-incognito')).toEqual([]);
  }
  // Elsewhere the app is the site.
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.locator('link[rel="manifest"][href="/manifest.webmanifest"]').waitFor({
    state: 'attached',
  });
});

test.each(['/rules', '/replayer'])('%s is there offline after one visit', async (path) => {
  const { page } = await world.guest({ hasWorker: true });
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a posted link tells the name of its table and nothing else of it', async () => {
  const ann = await world.player();
  const table = await ann.createTable();
  await ann.sit(table, 'Ann', 1000, 1);
  const tagsOf = async (path: string): Promise<ReadonlyMap<string, string>> => {
    const html = await (await fetch(`${world.url}${path}`)).text();
    expect(html).not.toMatch(/Ann|1,?000/);
    const tags = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g);
    return new Map([...tags].map(([, key = '', value = '']) => [key, value]));
  };
  const site = await tagsOf('/');
  expect(site.get('og:title')).toBe('Sidepot: a poker table for friends');
  const posted = await tagsOf(`/t/${table}`);
  expect(new Map([...posted, ['og:title', '']])).toEqual(new Map([...site, ['og:title', '']]));
  expect(posted.get('og:title')).toBe('Friday night');
  const picture = posted.get('og:image') ?? '';
  expect(picture).toBe(`${world.url}/preview.png`);
  expect(await sizeOf('/preview.png')).toBe('1200x630');
  // A link that leads nowhere any more tells nothing.
  await ann.do(table, { type: 'newLink' });
  expect((await tagsOf(`/t/${table}`)).get('og:title')).toBe(site.get('og:title'));
});

test('where scripts are off the page says what it needs', async () => {
  const context = await world.browser.newContext({ baseURL: world.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  expect(await page.locator('body').innerText()).toContain('Turn it on for this site to play.');
  await context.close();
});

test('a device tells of a turn while nobody looks, and takes it back', async () => {
  const [ann, bob] = [await world.guest({ hasWorker: true }), await world.player()];
  const { page } = ann;
  // A browser without a screen shows no messages: what the worker is told is written down instead.
  await ann.runFirst(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    ServiceWorker.prototype.postMessage = (message: unknown) => void told.push(message);
  });
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await ann.open(table);
  await ann.button('Sound and display').click();
  await page.getByRole('checkbox', { name: 'Tell me when it is my turn' }).click();
  // This server has no keys, so it pushes nothing.
  await page.getByText('On, while this page is open.').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.keyboard.press('Escape');
  const hide = (isHidden: boolean): Promise<void> =>
    page.evaluate((hidden) => {
      const state = hidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const told = (): Promise<unknown> =>
    page.evaluate(() => (window as unknown as { told: unknown[] }).told.at(-1));
  await hide(true);
  // With two players the dealer begins, and that is Ann.
  rig('2c 7d Ac Ad', 0);
  await ann.http.do(table, { type: 'startGame' });
  await expect.poll(told).toEqual({ table, name: 'Friday night', isOver: false });
  await hide(false);
  await expect.poll(told).toEqual({ table, name: 'Friday night', isOver: true });
});
