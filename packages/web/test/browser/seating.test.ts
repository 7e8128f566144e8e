/** Busted or back, new or moving: what a player decides at the seat, and who waits for one. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outOfPlace } from './boxes.js';
import type { Guest } from './guest.js';
import { rig } from './rigged.js';
import { nameOf, SCREENS, showOn } from './screens.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const ROOM = { runOut: 'none', handPause: 60_000 } as const;

const bar = ({ page }: Guest) => page.getByRole('region', { name: 'Your actions' });
const plate = ({ page }: Guest, name: RegExp) => page.getByRole('article', { name });

test('busted: the amount of a rebuy, chips by themselves, another seat', async () => {
  const [ann, dee] = await Promise.all([world.player(), world.guest({ size: 'phone' })]);
  const table = await ann.createTable({ room: ROOM });
  await ann.sit(table, 'Ann', 1000, 1);
  await dee.http.sit(table, 'Dee', 400, 2);
  rig('2c 7d Ac Ad Kc Ks Qh 3s 4d', 0);
  await dee.open(table);
  await ann.do(table, { type: 'startGame' });
  await ann.act(table, { type: 'allIn' });
  await dee.http.act(table, { type: 'call' });

  const chips = bar(dee).getByLabel('Chips', { exact: true });
  await chips.fill('lots');
  await dee.button('Buy chips').click();
  await bar(dee).getByRole('alert').waitFor();
  await chips.fill('20');
  await dee.button('Buy chips').click();
  await bar(dee).getByText('Choose between 40 and 1,000.').waitFor();
  await chips.fill('250');
  await dee.button('Buy in for 250').click();
  await dee.until('250 chips', ({ seats }) => seats.some(({ stack }) => stack === 250));

  await dee.openTab('You');
  const { page } = dee;
  await page.getByRole('switch', { name: 'Buy in again after a bust' }).check();
  const auto = page.getByRole('form', { name: 'Chips by themselves' });
  await auto.getByLabel('With').fill('9999');
  await expect.poll(() => auto.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await auto.getByLabel('With').fill('300');
  await auto.getByRole('button', { name: 'Save' }).click();
  await dee.until('an auto rebuy', ({ you }) => you.auto?.rebuy === 300 && you.auto.topUp === null);
  await page.keyboard.press('Escape');

  // By keyboard, from the felt.
  await page.getByRole('button', { name: 'Move to seat 5' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await dee.until('seat 5', ({ you }) => you.seat === 5);
});

test('a newcomer chooses how to come in, badge and bar agree; a full table has a waiting list', async () => {
  const [ann, bob, cid, eve] = await Promise.all([1, 2, 3, 4].map(() => world.player()));
  const [dee, fay] = await Promise.all([world.guest(), world.guest({ size: 'phone' })]);
  if (!ann || !bob || !cid || !eve) throw new Error('somebody did not come');
  const table = await ann.createTable({
    poker: { seatCount: 5, smallBlind: 5, bigBlind: 10 },
    room: ROOM,
  });
  await ann.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await cid.sit(table, 'Cid', 1000, 3);
  // Cid has the button and Bob the big blind: the next one is Cid's.
  rig('2c 7d Ac Ad Kc Kd 3h 8s 9d Jh 4s', 2);
  await ann.do(table, { type: 'startGame' });
  await dee.http.sit(table, 'Dee', 500, 5);
  await dee.open(table);

  await bar(dee).getByText('You are dealt in when the big blind reaches you.').waitFor();
  await plate(dee, /^Dee/).getByText('Waits for blind').waitFor();
  await dee.page.getByRole('radio', { name: 'Post 10' }).check();
  await bar(dee).getByText('You post 10 and are dealt in with the next hand.').waitFor();
  await plate(dee, /^Dee/).getByText('Posts', { exact: true }).waitFor();
  await dee.page.getByRole('radio', { name: 'Buy button 15' }).check();
  await plate(dee, /^Dee/).getByText('Buys later').waitFor();

  await eve.sit(table, 'Eve', 500, 4);
  await fay.open(table);
  // On the smallest screens too, without scrolling.
  await fay.button('Wait for a seat').waitFor();
  for (const screen of SCREENS.filter(({ width, height }) => width < 400 && height < 700)) {
    await showOn(fay.page, screen);
    const wrong = expect.poll(() => outOfPlace(fay.page), { message: nameOf(screen) });
    await wrong.toEqual([]);
  }
  await fay.page.getByLabel('Your name').fill('Fay');
  await fay.button('Wait for a seat').click();
  await bar(fay).getByText('You are number 1 of 1 in line.').waitFor();
  expect((await ann.view(table)).waitlist.map(({ name }) => name)).toEqual(['Fay']);
  expect((await dee.until('one waits', ({ info }) => info.waiting === 1)).waitlist).toEqual([]);

  await eve.do(table, { type: 'leave' });
  await bar(fay)
    .getByText(/^Seat 4 is yours for \d+ s\.$/)
    .waitFor();
  // Kept for Fay: Dee cannot move there.
  await dee.until('it is offered', ({ info }) => info.offered?.[0] === 4);
  expect(await dee.page.getByRole('button', { name: 'Move to seat 4' }).count()).toBe(0);
  await bar(fay).getByRole('button', { name: 'Take seat 4' }).click();
  await fay.button('Sit down').click();
  await fay.until('seat 4', ({ you }) => you.seat === 4);
});
