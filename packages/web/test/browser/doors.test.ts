/** Ways in and out of a table: a seat that is refused, another device, and what one takes home. */

import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Guest } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const says = ({ page }: Guest, words: string): Promise<void> =>
  page.getByText(words, { exact: true }).first().waitFor();

test('who asks for a seat hears what is wrong, and that it was refused', async () => {
  const [ann, zoe] = [await world.guest(), await world.guest()];
  const table = await ann.http.createTable({ room: { seatApproval: true } });
  await ann.http.sit(table, 'Ann', 1000, 1);
  await ann.open(table);
  await zoe.open(table);
  await zoe.button('Take seat 3').click();
  const sit = zoe.page.getByRole('dialog');
  const ask = sit.getByRole('button', { name: 'Ask the host for the seat' });
  await sit.getByLabel('Your name').fill('ann');
  await ask.click();
  await says(zoe, 'Someone here has that name, or one that looks the same. Choose another.');
  await sit.getByLabel('Your name').fill('Zoe');
  await sit.getByLabel('Chips').fill('a lot');
  await ask.click();
  await says(zoe, 'Enter how many chips you want to buy.');
  await sit.getByLabel('Chips').fill('1001');
  await ask.click();
  await says(zoe, 'You can buy from 40 to 1,000 chips, in steps of 1.');
  await sit.getByLabel('Chips').fill('500');
  await ask.click();
  await says(zoe, 'The host has your request for a seat.');
  await ann.button('Refuse').click();
  await says(zoe, 'The host refused you the seat. You are watching.');
  await zoe.button('Take seat 3').waitFor();
});

test('a private link takes the seat to another device, once', async () => {
  const [ann, phone, thief, bob] = [
    await world.guest(),
    await world.guest({ size: 'phone' }),
    await world.guest(),
    await world.player(),
  ];
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await ann.open(table);
  await ann.openTab('You');
  await ann.button('Make a private link').click();
  const link = await ann.page.getByLabel('Private link').inputValue();
  await phone.page.goto(link.slice(0, -1));
  await says(phone, 'This private link is incomplete. Copy all of it and open it again.');
  await phone.page.goto('about:blank');
  await phone.page.goto(link);
  await phone.button('Take over here').tap();
  await phone.page.locator('[data-shape]').waitFor();
  expect(phone.view.you).toMatchObject({ name: 'Ann', seat: 1 });
  await thief.page.goto(link);
  await thief.button('Take over here').click();
  await says(thief, 'This link is not valid any more.');

  // Issue 14, 11: the telephone is lost.
  await ann.page.keyboard.press('Escape');
  await ann.openTab('You');
  const devices = ann.page.getByRole('region', { name: 'Your other devices' });
  await devices.getByRole('button', { name: /^Sign out / }).click();
  await says(phone, 'You are signed out on this device.');
  await devices.waitFor({ state: 'detached' });

  // Issue 14, 13: and Bob goes on with the table.
  await ann.openTab('Host');
  await ann.button('Hand the table over…').click();
  await ann.page.getByRole('alertdialog').getByLabel('To').selectOption({ label: 'Bob' });
  await ann.button('Hand it over').click();
  await ann.until('Bob is the host', ({ you }) => !you.rights.includes('host'));
});

test('settings count from the next hand, and the hands can be taken home', async () => {
  const [ann, bob] = [await world.guest(), await world.player()];
  const table = await ann.http.createTable({ room: { handPause: 0 } });
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await ann.open(table);
  await ann.button('Start the game').click();
  await ann.until('a hand', ({ hand }) => hand !== null);
  await ann.openTab('Settings');
  await ann.page.getByRole('radio', { name: '25/50' }).check();
  await ann.button('Save the settings').click();
  await says(ann, 'Saved. They count from the next hand.');
  await ann.page.keyboard.press('Escape');
  const stakes = ann.page.getByRole('banner').getByRole('paragraph');
  expect(await stakes.innerText()).toContain('5/10');
  const turn = ann.view.hand?.view.turn;
  const first = turn?.kind === 'act' && turn.seat === 2 ? bob : ann.http;
  await first.act(table, { type: 'fold' });
  await stakes.getByText('25/50').waitFor();

  await ann.openTab('Hands');
  for (const [format, words] of [
    ['PHH', /variant = ["']NT["']/],
    ['PokerStars', /Hold'em No Limit/],
    ['OHH', /"ohh"/],
  ] as const) {
    const [file] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.getByRole('link', { name: format, exact: true }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8'), format).toMatch(words);
  }
});
