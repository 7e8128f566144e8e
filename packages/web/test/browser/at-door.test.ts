/** Issue 14, 9: the door of a table, from outside and from inside. */

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

const says = ({ page }: Guest, words: string): Promise<void> =>
  page.getByText(words, { exact: true }).first().waitFor();

/** With the keyboard alone. */
async function press({ page }: Guest, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

test('issue 14, 9: who comes waits outside, is turned away or let in', async () => {
  const [ann, zoe] = [await world.guest(), await world.guest({ size: 'phone', isCalm: true })];
  const table = await ann.http.createTable({ room: { entry: 'approval' } });
  await ann.http.sit(table, 'Ann', 1000, 1);
  await ann.open(table);

  await zoe.page.goto(`/t/${table}`);
  await says(zoe, 'Friday night');
  await says(zoe, 'The host decides who comes in. Ask to be let in.');
  expect(await axe(zoe.page)).toEqual([]);
  await zoe.page.getByLabel('Your name').fill('Ann');
  await zoe.page.keyboard.press('Enter');
  await says(zoe, 'Someone here has that name, or one that looks the same. Choose another.');
  await zoe.page.getByLabel('Your name').fill('Zoe');
  await zoe.page.keyboard.press('Enter');
  await says(zoe, 'The host has been asked. This page opens as soon as you are let in.');
  expect(zoe.frames.join()).not.toContain('"seats"');

  await says(ann, 'Zoe asks to come in');
  expect(await axe(ann.page)).toEqual([]);
  await press(ann, 'Turn away Zoe');
  await says(zoe, 'The host did not let you in. You can ask again in a few minutes.');

  const eve = await world.guest();
  await eve.page.goto(`/t/${table}`);
  await eve.page.getByLabel('Your name').fill('Eve');
  await eve.button('Ask to come in').click();
  await ann.openTab('Host');
  await press(ann, 'Ban Eve');
  expect(await axe(ann.page)).toEqual([]);
  await ann.button('Ban').click();
  await says(eve, 'The host does not let you come to this table.');
  await ann.page.keyboard.press('Escape');

  const bob = await world.guest();
  await bob.page.goto(`/t/${table}`);
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.button('Ask to come in').click();
  await press(ann, 'Let in Bob');
  await bob.page.locator('[data-shape]').waitFor();
  expect(bob.view.you.name).toBe('Bob');
});

test('issue 14, 9: who was removed asks to come back; who is banned cannot', async () => {
  const [ann, zoe] = [await world.guest(), await world.guest()];
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await zoe.http.sit(table, 'Zoe', 1000, 2);
  await ann.open(table);
  await zoe.open(table);

  await ann.openTab('Host');
  await ann.button('Remove Zoe from the table').click();
  await ann.button('Remove').click();
  await says(zoe, 'The host removed you from this table.');
  await zoe.page.getByLabel('Your name').fill('Zoe');
  await zoe.button('Ask to come in').click();
  await says(zoe, 'The host has been asked. This page opens as soon as you are let in.');
  await press(ann, 'Let in Zoe');
  await zoe.page.locator('[data-shape]').waitFor();

  await ann.button('Remove Zoe from the table').click();
  await ann.page.getByRole('switch', { name: 'Ban: no asking to come back' }).check();
  await ann.page.getByRole('switch', { name: /^And everybody new/ }).check();
  expect(await axe(ann.page)).toEqual([]);
  await ann.button('Ban').click();
  // On this machine everybody has the same address, which says nothing.
  await says(ann, 'The address of that player is not known: ban without it.');
  await ann.page.getByRole('switch', { name: /^And everybody new/ }).uncheck();
  await ann.button('Ban').click();
  await says(zoe, 'The host does not let you come to this table.');
  await zoe.page.reload();
  await says(zoe, 'The host does not let you come to this table.');
  await press(ann, 'Lift the ban on Zoe');
  await ann.until('no bans', ({ bans }) => bans.length === 0);
  // Zoe may ask again, as whoever was removed, and is let in.
  await zoe.page.reload();
  await says(zoe, 'The host removed you from this table.');
  await zoe.page.getByLabel('Your name').fill('Zoe');
  await zoe.button('Ask to come in').click();
  await press(ann, 'Let in Zoe');
  await zoe.button('Take seat 2').waitFor();
});

test('issue 14, 9: a new link lets in who has it, and the old one says so', async () => {
  const [ann, zoe, bob] = [await world.guest(), await world.guest(), await world.guest()];
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await ann.open(table);
  await ann.openTab('Host');
  await press(ann, 'New link…');
  expect(await axe(ann.page)).toEqual([]);
  await press(ann, 'Make a new link');
  await says(ann, 'There is a new link. Copy it under “Invite”.');
  await zoe.page.goto(`/t/${table}`);
  await says(zoe, 'This invite link does not work any more. Ask the host for the new one.');
  await ann.page.keyboard.press('Escape');
  await ann.button('Invite').first().click();
  // Issue 16, 13: the tests' server is on 127.0.0.1, which nobody else can open.
  await ann.page.getByRole('note').getByText('npm start -- --host 0.0.0.0').waitFor();
  const link = await ann.page.getByLabel('Link to this table').inputValue();
  expect(link).toMatch(/\/t\/[\w-]+\?i=[\w-]{16}$/);
  await bob.page.goto(link);
  await bob.page.locator('[data-shape]').waitFor();
  await bob.button('Take seat 3').click();
  const sit = bob.page.getByRole('dialog');
  await sit.getByLabel('Your name').fill('Bob');
  await sit.getByRole('button', { name: 'Sit down' }).click();
  await bob.until('a seat', ({ you }) => you.seat === 3);
  // Who is inside needs no code any more.
  await bob.open(table);
});
