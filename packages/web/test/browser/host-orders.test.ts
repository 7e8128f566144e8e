/** Issue 16, 12: what a host does at the table and with a seat, and what the player reads of it. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.js';
import { unreadable } from './contrast.js';
import type { Guest } from './guest.js';
import { rig } from './rigged.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

/** Issue 16: 4.5:1 on the pixels of a table at which nobody plays, too. */
async function expectReadable(guests: readonly Guest[], screen: string): Promise<void> {
  for (const { page } of guests) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await unreadable(page, 'main'), `${screen}, ${colorScheme}`).toEqual([]);
    }
  }
}

test('pause and go on at the table, settings to come, orders with a reason, helpers', async () => {
  const [ann, bob, cid] = [
    await world.guest(),
    await world.guest({ size: 'phone' }),
    await world.player(),
  ];
  const table = await ann.http.createTable({ room: { actionClock: null, handPause: 60_000 } });
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.http.sit(table, 'Bob', 500, 2);
  await Promise.all([ann.open(table), bob.open(table)]);
  await cid.post('/api/identity', {});
  await cid.do(table, { type: 'join', name: 'Cid' });
  await expectReadable([ann, bob], 'before the first hand');
  rig('', 0);
  await ann.button('Start the game').click();
  await bob.until('a hand', ({ hand }) => hand !== null);

  // The host reads what they did, and goes on where it is said.
  await ann.http.do(table, { type: 'pause' });
  const main = ann.page.getByRole('main');
  await main.getByText('You paused the game.').filter({ visible: true }).first().waitFor();
  expect(await ann.page.getByText('The host paused the game.').count()).toBe(0);
  await bob.page.getByText('The host paused the game.').filter({ visible: true }).first().waitFor();
  expect(await bob.button('Go on').count()).toBe(0);
  await expectReadable([ann, bob], 'paused');
  await main.getByRole('button', { name: 'Go on' }).click();
  await ann.until('it goes on', ({ info }) => info.status === 'playing');

  // Save is in sight without scrolling; what was saved during a hand is said to be coming.
  await ann.openTab('Settings');
  const save = ann.button('Save the settings');
  const box = await save.boundingBox();
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await ann.page.getByRole('switch', { name: 'I approve more chips' }).click();
  await save.click();
  const coming = ann.page.getByRole('region', { name: 'From the next hand on:' });
  await coming.getByText('Host approves more chips Off → On').waitFor();
  await ann.page
    .getByText('The host changes the settings: Host approves more chips Off → On')
    .first()
    .waitFor({ state: 'attached' });

  // A stack with a reason waits for the hand; so does standing up, and Bob reads why.
  await ann.openTab('Host');
  await ann.button('More for Bob').click();
  await ann.button('Stack…').click();
  await ann.page.getByLabel('New stack').fill('0');
  await ann.button('Set the stack').click();
  await ann.page.getByText('Enter an amount above 0.').waitFor();
  await ann.page.getByLabel('New stack').fill('1.000');
  await ann.page.getByText(/^Enter a whole number of chips/).waitFor();
  await ann.page.getByLabel('New stack').fill('650');
  await ann.page.getByLabel('Reason', { exact: true }).fill('misclick');
  await ann.button('Set the stack').click();
  await ann.page.getByText('+150 after this hand: misclick').waitFor();
  // Ann is asked: Bob reads it in the bar.
  const told = bob.page.getByRole('region', { name: 'Your actions' });
  await told.getByText('The host gives you 150 when this hand is over: misclick').waitFor();
  await ann.button('Move…').click();
  await ann.page.getByLabel('To', { exact: true }).first().selectOption({ label: 'Seat 6' });
  await ann.button('Move').click();
  await told.getByText('The host moves you to seat 6 when this hand is over.').waitFor();
  await ann.page.getByText('moves to seat 6 after this hand').waitFor();
  await ann.button('Stand up…').click();
  await ann.page.getByLabel('Reason', { exact: true }).fill('late');
  expect(await axe(ann.page)).toEqual([]);
  await ann.button('Have them stand up').click();
  await ann.page.getByText('stands up after this hand: late').waitFor();
  await ann.button('Let them host too: Cid').click();
  await ann.page.getByText('helps you host').waitFor();
  await ann.page.keyboard.press('Escape');

  const turn = ann.view.hand?.view.turn;
  const mine = turn?.kind === 'act' && turn.seat === 1 ? ann : bob;
  if (mine === ann) {
    await bob.page.getByText('The host has you stand up when this hand is over: late').waitFor();
  }
  await mine.button(/^Fold/).click();
  await bob.page.getByText('The host had you stand up: late. You are watching.').waitFor();
  const bobs = ann.view.ledger?.lines.find(({ name }) => name === 'Bob');
  expect(bobs).toMatchObject({ buyIns: 650, stack: 0 });
  expect(bobs?.cashOuts).toBe(650 + (bobs?.net ?? 0));

  // A helper may do what a host may; a new name says the old one.
  await cid.do(table, { type: 'rename', name: 'Cedric' });
  await ann.page.getByText('Cid is now called Cedric').first().waitFor({ state: 'attached' });
  await cid.do(table, { type: 'pause' });
  await bob.page.getByText('The host paused the game.').filter({ visible: true }).first().waitFor();
  await main.getByText('The host paused the game.').filter({ visible: true }).first().waitFor();

  // Who watches is said to everybody.
  await bob.openTab('You');
  await bob.page.getByRole('region', { name: 'Watching' }).getByText('Cedric').waitFor();
});

test('another seat, more chips, a hand sat out, and the table in other hands', async () => {
  const [ann, bob, eve] = await Promise.all([
    world.guest(),
    world.guest({ size: 'phone', isCalm: true }),
    world.guest(),
  ]);
  const table = await ann.http.createTable({ room: { rebuyApproval: true, handPause: 60_000 } });
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.http.sit(table, 'Bob', 500, 2);
  await Promise.all([ann.open(table), bob.open(table)]);
  const logged = (words: string): Promise<void> =>
    bob.page.getByText(words).first().waitFor({ state: 'attached' });

  // Who looks on without a name is counted, and who leaves no more.
  await eve.page.goto('/');
  await eve.open(table);
  await ann.openTab('Host');
  const watching = ann.page.getByRole('region', { name: 'Watching' });
  await watching.getByText('1 without a name').waitFor();
  await eve.page.goto('/rules');
  await watching.waitFor({ state: 'detached' });

  // Between hands at once.
  await ann.button('More for Bob').click();
  await ann.button('Move…').click();
  await ann.page.getByLabel('To', { exact: true }).first().selectOption({ label: 'Seat 5' });
  await ann.button('Move').click();
  await bob.page.locator('article[data-seat="5"]', { hasText: 'Bob' }).waitFor();
  await logged('The host moves Bob to seat 5');

  // Bob asks, reads that the host knows, and gets what was asked for.
  await bob.openTab('You');
  await bob.page.getByLabel('Add chips').fill('300');
  await bob.button('Add').click();
  await bob.page.getByText('The host has your request for chips.').first().waitFor();
  await bob.button('Take back the request for chips').waitFor();
  const asks = ann.page.getByRole('dialog').getByRole('region', { name: 'Who asks' });
  await asks.getByText('Bob asks for 300 more').waitFor();
  await asks.getByRole('button', { name: 'Give' }).click();
  await bob.button('Take back the request for chips').waitFor({ state: 'detached' });
  await bob.page.keyboard.press('Escape');
  await bob.page.getByRole('article', { name: 'Bob (You), 800' }).waitFor();
  await logged('Bob adds 300');

  // Nothing typed buys nothing, and what does not fit is said with what does.
  await bob.openTab('You');
  for (const [typed, said] of [
    ['', /^Enter a whole number of chips/],
    ['1.000', /^Enter a whole number of chips/],
    ['0', 'Choose between 1 and 200.'],
    ['201', 'Choose between 1 and 200.'],
  ] as const) {
    await bob.page.getByLabel('Add chips').fill(typed);
    await bob.button('Add').click();
    await bob.page.getByText(said).waitFor();
  }
  await bob.page.keyboard.press('Escape');

  // In a hand: it is played first.
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
  await bob.until('a hand', ({ hand }) => hand !== null);
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Sit out' }).click();
  await logged('The host has Bob sit out');
  const turn = ann.view.hand?.view.turn;
  if (turn?.kind === 'act') {
    await (turn.seat === 1 ? ann : bob).http.act(table, { type: 'fold' });
  }
  await bob.page.getByText('The host has you sit out.').first().waitFor();
  await bob.button('I’m back').waitFor();
  await bob.page.locator('[data-tag]', { hasText: /^\+/ }).waitFor();
  await expectReadable([bob], 'waiting for players');

  // The right goes over with all its tools.
  await ann.button('Hand the table over…').click();
  await ann.page.getByText(/^Make Bob the host\?/).waitFor();
  await ann.button('Hand it over').click();
  await logged('Bob is the host from now on');
  await ann.page.getByRole('tab', { name: 'Host' }).waitFor({ state: 'detached' });
  await bob.openTab('Host');
  await bob.button('Remove Ann from the table').waitFor();
});
