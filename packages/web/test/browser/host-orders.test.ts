/** Issue 16, 12: what a host does at the table and with a seat, and what the player reads of it. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

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
  await ann.button('Start the game').click();
  await bob.until('a hand', ({ hand }) => hand !== null);

  // The host reads what they did, and goes on where it is said.
  await ann.http.do(table, { type: 'pause' });
  const main = ann.page.getByRole('main');
  await main.getByText('You paused the game.').first().waitFor();
  expect(await ann.page.getByText('The host paused the game.').count()).toBe(0);
  await bob.page.getByText('The host paused the game.').first().waitFor();
  expect(await bob.button('Go on').count()).toBe(0);
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
  await ann.button('Set the stack').click();
  await ann.page.getByText('Enter an amount above 0.').waitFor();
  await ann.page.getByLabel('New stack').fill('650');
  await ann.page.getByLabel('Reason', { exact: true }).fill('misclick');
  await ann.button('Set the stack').click();
  await ann.page.getByText('+150 after this hand: misclick').waitFor();
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
  await bob.page.getByText('The host paused the game.').first().waitFor();
  await main.getByText('The host paused the game.').first().waitFor();

  // Who watches is said to everybody.
  await bob.openTab('You');
  await bob.page.getByRole('region', { name: 'Watching' }).getByText('Cedric').waitFor();
});
