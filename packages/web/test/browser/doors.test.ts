/** Ways in and out of a table: a seat that is refused, another device, and what one takes home. */

import { readFileSync } from 'node:fs';
import { DEFAULT_LIMITS } from '@sidepot/server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.js';
import type { Guest } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  // Nobody is missed: a table sleeps as soon as the last one has gone.
  const { perIdentity } = DEFAULT_LIMITS.tables;
  world = await openWorld({ perIdentity, absenceMs: 0 });
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
  await says(zoe, 'Enter a whole number of chips, such as 1200, 1,200 or 1.2k.');
  await sit.getByLabel('Chips').fill('1001');
  await ask.click();
  await says(zoe, 'Zoe can buy from 40 to 1,000.');
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

test('the host says who may write, at once, and the log tells what was changed', async () => {
  const [ann, zoe] = [await world.guest(), await world.guest()];
  const table = await ann.http.createTable({ room: { handPause: 0 } });
  await ann.http.sit(table, 'Ann', 1000, 1);
  await zoe.http.sit(table, 'Zoe', 1000, 2);
  await ann.open(table);
  await zoe.open(table);
  await ann.button('Start the game').click();
  await zoe.until('a hand', ({ hand }) => hand !== null);
  await zoe.page.getByRole('tab', { name: 'Chat' }).click();
  const line = zoe.page.getByLabel('Say something');
  await line.waitFor();
  await ann.openTab('Settings');
  await ann.page
    .getByRole('group', { name: 'Chat' })
    .getByRole('radio', { name: 'The host alone' })
    .check();
  await ann.button('Save the settings').click();
  await line.waitFor({ state: 'detached' });
  await zoe.page.getByRole('tab', { name: 'Log' }).click();
  const log = zoe.page.getByRole('list', { name: 'Log' });
  await log
    .getByText('The host changes the settings: Chat Everybody → The host alone', { exact: true })
    .waitFor();
});

test('issue 14, 1: a table that sleeps says so, and its host sees what is used up', async () => {
  const ann = await world.guest();
  const table = await ann.http.createTable({ room: { handPause: 500 } });
  for (const seat of [1, 2]) await ann.http.do(table, { type: 'addBot', seat, strength: 'easy' });
  await ann.open(table);
  await ann.openTab('Host');
  const used = ann.page.getByRole('region', { name: 'What you use of this server' });
  await used.getByText('2 of 60', { exact: true }).waitFor();
  expect(await used.getByRole('listitem').count()).toBe(5);
  await ann.http.do(table, { type: 'startGame' });
  await ann.until('a hand is over', ({ hand }) => hand?.view.over === true);
  // Whoever looks wakes it, and it falls asleep again before its next hand.
  const lobbySays = async (): Promise<string> => {
    await ann.page.goto('/');
    return ann.page.getByText(/asleep|playing/).innerText();
  };
  await expect.poll(lobbySays, { interval: 2000 }).toContain('asleep');
  await ann.page.getByRole('link', { name: /Friday night/ }).click();
  await says(ann, 'Nobody is here: the table sleeps');
});

test('issue 14, 12: a closed table is deleted; one takes one’s data and is forgotten', async () => {
  const [ann, bob] = [await world.guest(), await world.guest({ size: 'phone', isCalm: true })];
  const { page } = ann;
  const press = async (name: string): Promise<void> => {
    await ann.button(name).focus();
    await page.keyboard.press('Enter');
  };
  await ann.http.post('/api/identity', { name: 'Ann' });
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await ann.open(table);
  await bob.open(table);

  await ann.openTab('You');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^sidepot-.+\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({ name: 'Ann', tables: [{ id: table, isHost: true }] });
  await press('Forget me…');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stay');
  expect(await axe(page)).toEqual([]);
  await press('Forget me');
  await says(ann, 'Leave your seats and close your own tables first.');

  await ann.openTab('Host');
  expect(await ann.button('Delete the table…').count()).toBe(0);
  await press('Close the table');
  await press('Close the table');
  await press('Delete the table…');
  expect(await axe(page)).toEqual([]);
  await page.route('**/delete', (route) => route.abort(), { times: 1 });
  await press('Delete for good');
  await says(ann, 'The server cannot be reached. Is it running?');
  await press('Delete for good');
  await ann.button('Create the table').waitFor();
  await says(bob, 'There is no table at this link. Check that you copied all of it.');

  await press('Change name');
  await press('Forget me…');
  expect(await axe(page)).toEqual([]);
  await Promise.all([page.waitForResponse('**/api/identity/forget'), press('Forget me')]);
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
  const again = await ann.http.post<{ player: string; name: string | null }>('/api/identity', {});
  expect(again.name).toBeNull();
  expect(again.player).not.toBe(data.player);
});
