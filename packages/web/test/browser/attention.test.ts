/** Who looks elsewhere, who listens, and who has the table open twice. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { gather, goAllIn, type Party } from './party.js';
import { rig } from './rigged.js';
import { seen } from './table.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

/** Dee has the button, so Ann and Bob the blinds. Cid has the best hand, then Bob, Ann, Dee. */
async function start({ ann }: Party): Promise<void> {
  rig('Qh 4s Kd 2h Ah Jd 9s 8s 6d 9d Jc Ac Ad', 3);
  await ann.button('Start the game').click();
}

/** Begins to write down what a screen reader would say, in its order. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[role="log"], [role="status"], [role="alert"], [aria-live]';
    const say = (words: string | null): void => {
      if (words !== null && words.trim() !== '') heard.push(words.trim());
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest(LIVE) === null || element === null) continue;
        if (type === 'characterData') say(target.textContent);
        for (const node of addedNodes) say(node.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

const heardBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('who listens can follow a hand with side pots', async () => {
  const party = await gather(world, {});
  const { ann, bob } = party;
  await listen(bob.page);
  await start(party);
  await goAllIn(party);
  await bob.until('the hand is over', ({ hand }) => hand?.view.over === true);
  await bob.page.locator('[data-award="0"]').waitFor();
  const heard = await heardBy(bob.page);
  const story = [
    'Hand 1',
    'Ann posts the small blind 5',
    'Bob posts the big blind 10',
    'You have king of diamonds, two of hearts',
    'Cid calls 10',
    'Dee calls 10',
    'Ann raises to 1,000 and is all-in',
    'Your turn. 310 to call. The pot is 1,030',
    'Bob calls 310 and is all-in',
    'Cid calls 150 and is all-in',
    'Dee calls 50 and is all-in',
    'Uncalled 680 returned to Ann',
    'Cid shows ace of hearts, jack of diamonds',
    'Waiting for cards…',
    'Flop: six of diamonds, nine of diamonds, jack of clubs',
    'Turn: ace of clubs',
    'River: ace of diamonds',
    'Side pot 2, 320. Bob wins with pair of aces, king kicker',
    'Side pot 1, 300. Cid wins with full house, aces over jacks',
    'Main pot, 240. Cid wins with full house, aces over jacks',
  ];
  expect(heard.filter((words) => story.includes(words))).toEqual(story);
  expect(heard).toContain('You have: Pair of aces, king kicker');
  expect(heard).toContain('Cid to act');
  // Each thing once, and no signs that a voice cannot say.
  const told = heard.filter((words) => !words.endsWith(' to act'));
  expect(new Set(told).size).toBe(told.length);
  expect(heard.filter((words) => /[♣♦♥♠]/.test(words))).toEqual([]);
  await expect.poll(() => ann.page.title()).toBe('Friday night – Sidepot');
});

test('who comes back to a hidden tab sees how it stands, not how it came about', async () => {
  const party = await gather(world, {});
  const { ann, bob, cid } = party;
  const hide = (isHidden: boolean): Promise<void> =>
    bob.page.evaluate((hidden) => {
      const state = hidden ? 'hidden' : 'visible';
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await start(party);
  await hide(true);
  await ann.counted(() => cid.button(/^Call/).click());
  await ann.counted(() => party.dee.act(party.table, { type: 'call' }));
  await ann.turn();
  await ann.counted(() => ann.button(/^Call/).click());
  await bob.turn();
  await expect.poll(() => bob.page.title()).toBe('● Your turn – Friday night');
  // From here on nothing on the page can wait: what is shown is shown at once.
  await bob.page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
  await goAllIn(party);
  await bob.until('the hand is over', ({ hand }) => hand?.view.over === true);
  await hide(false);
  const stacks = async () => (await seen(bob.page)).stacks;
  await expect.poll(stacks).toEqual({ 1: '680', 2: '320', 3: '540', 4: '0' });
  expect((await seen(bob.page)).board).toHaveLength(5);
});

test('one person may have the table open twice', async () => {
  const [ann, bob] = [await world.guest(), await world.player()];
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await ann.open(table);
  const second = await ann.page.context().newPage();
  await second.goto(ann.page.url());
  rig('2c 7d Ac Ad', 0);
  await ann.button('Start the game').click();
  await ann.turn();
  const other = second.getByRole('button', { name: /^Call/ });
  await other.waitFor();
  await ann.counted(() => other.click());
  // What was done in one is done in both.
  await ann.button(/^Call/).waitFor({ state: 'detached' });
  await second.close();
  expect(ann.view.seats.find(({ seat }) => seat === 1)?.connected).toBe(true);
});

test('offline is said at once; a tap that cannot be sent says so, and is not done later', async () => {
  const [ann, bob] = [await world.guest({ hasLine: true }), await world.player()];
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await ann.open(table);
  rig('2c 7d Ac Ad', 0);
  await ann.button('Start the game').click();
  await ann.turn();
  const { page, line } = ann;
  const actions = page.getByRole('region', { name: 'Your actions' });
  const offline = page.getByText('You are offline. Your seat is kept.');
  const notSent = actions.getByText('Not sent: there is no connection. Nothing was done.');
  line?.hush();
  await page.context().setOffline(true);
  await offline.waitFor({ timeout: 10_000 });
  await ann.button(/^Call/).click();
  await notSent.waitFor();
  await page.context().setOffline(false);
  line?.mend();
  await offline.waitFor({ state: 'detached' });
  await page.getByText('Connection lost', { exact: false }).waitFor({ state: 'detached' });
  expect(ann.view.hand?.view.players.find(({ seat }) => seat === 1)?.stack).toBe(995);
  // What was sent into a silence is asked again, and done once.
  line?.hush();
  await ann.button(/^Call/).click();
  await actions.getByText('Sent, but not answered yet', { exact: false }).waitFor();
  await ann.counted(async () => line?.mend());
  await notSent.waitFor({ state: 'detached' });
  expect(ann.view.hand?.view.players.find(({ seat }) => seat === 1)?.stack).toBe(990);
  // Of a wire that breaks the page hears at once.
  await bob.act(table, { type: 'check' });
  await bob.act(table, { type: 'check' });
  await ann.turn();
  line?.cut();
  await page.getByText('Connection lost', { exact: false }).waitFor();
  await ann.button('Check').click();
  await notSent.waitFor();
  line?.mend();
  await page.getByText('Connection lost', { exact: false }).waitFor({ state: 'detached' });
  expect(ann.view.hand?.view.turn).toMatchObject({ kind: 'act', seat: 1 });
});

test('what comes too late is not done, and says so where it was asked', async () => {
  const [ann, bob] = [await world.guest({ hasLine: true }), await world.player()];
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await ann.open(table);
  rig('2c 7d Ac Ad', 0);
  await ann.button('Start the game').click();
  await ann.turn();
  const cookies = await ann.page.context().cookies();
  ann.line?.hush();
  // Meanwhile Ann calls from another place.
  const elsewhere = await world.guest();
  await elsewhere.page
    .context()
    .addCookies(cookies.map((one) => ({ ...one, domain: '127.0.0.1' })));
  await elsewhere.http.act(table, { type: 'call' });
  await bob.act(table, { type: 'check' });
  await bob.act(table, { type: 'check' });
  await ann.button(/^All-in$/).click();
  await ann.button(/^All-in \S*\d/).click();
  ann.line?.mend();
  const actions = ann.page.getByRole('region', { name: 'Your actions' });
  await actions.getByText('The table moved on before that arrived. Look again.').waitFor();
  expect(ann.view.hand?.view.players.find(({ seat }) => seat === 1)?.stack).toBe(990);
});
