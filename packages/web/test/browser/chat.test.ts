/** People who talk at a table: who hears what, where it is shown, and who is kept quiet. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rig } from './rigged.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

/** Where everything on the table stands. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('article[data-seat], [data-card], [data-pot], [data-bet]')].map(
      (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      },
    ),
  );

/** Cards, bets and pots that a bubble lies over. */
const covered = (page: Page, seat: number): Promise<readonly string[]> =>
  page.evaluate((number) => {
    const bubble = document.querySelector(`[data-bubble="${number}"]`)?.getBoundingClientRect();
    if (bubble === undefined) return ['no bubble'];
    const things = document.querySelectorAll(
      '[data-card], [data-seat] [role="img"], [data-pot], [data-bet]',
    );
    return [...things].flatMap((thing) => {
      const box = thing.getBoundingClientRect();
      const isOver =
        box.left < bubble.right &&
        bubble.left < box.right &&
        box.top < bubble.bottom &&
        bubble.top < box.bottom;
      return isOver ? [thing.outerHTML.slice(0, 80)] : [];
    });
  }, seat);

test('what is said hangs at the seat, on a phone in the bar, and is unread until it is read', async () => {
  const [ann, bob, cid] = [
    await world.guest({ isCalm: true }),
    await world.guest({ size: 'phone', isCalm: true }),
    await world.player(),
  ];
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.http.sit(table, 'Bob', 1000, 2);
  await cid.post('/api/identity', {});
  await cid.do(table, { type: 'join', name: 'Cid' });
  await Promise.all([ann.open(table), bob.open(table)]);
  rig('2c 7d Ac Ad', 0);
  await ann.button('Start the game').click();
  await ann.turn();
  await ann.page.locator('[data-bet="2"]').waitFor();

  const before = await places(ann.page);
  await bob.http.do(table, { type: 'chat', text: 'Good luck to all of you tonight!' });
  const bubble = ann.page.locator('[data-bubble="2"]');
  await bubble.waitFor();
  expect(await bubble.innerText()).toBe('Good luck to all of you tonight!');
  expect(await covered(ann.page, 2)).toEqual([]);
  expect(await places(ann.page)).toEqual(before);
  const tab = ann.page.getByRole('tab', { name: /^Chat/ });
  await tab.getByRole('img', { name: '1 unread message' }).waitFor();
  await tab.click();
  await tab.getByRole('img').waitFor({ state: 'detached' });
  await bubble.waitFor({ state: 'detached' });

  // A reaction, seen at the seat by everybody, and heard by who listens.
  await ann.button('Applause').click();
  await bob.page.locator('[data-bubble="1"][data-reaction="clap"]').waitFor();
  expect(await covered(bob.page, 1)).toEqual([]);
  await bob.page.getByRole('log').getByText('Ann: Applause').waitFor({ state: 'attached' });

  // On a phone a line is a strip in the bar; a tap on it opens the chat.
  await ann.page.getByRole('textbox', { name: 'Say something' }).fill('Nice hand, Bob');
  await ann.button('Send').click();
  const strip = bob.page.getByRole('button', { name: 'Ann Nice hand, Bob' });
  await strip.waitFor();
  const mark = bob.page.getByRole('button', { name: 'Log and chat' }).getByRole('img');
  // What Bob said is not unread to Bob.
  expect(await mark.getAttribute('aria-label')).toBe('1 unread message');
  await strip.click();
  await mark.waitFor({ state: 'detached' });
  await bob.page.getByRole('textbox', { name: 'Say something' }).waitFor();
  await bob.button('Close').click();

  // A spectator is heard where the host allows it, and not by who mutes them.
  const panel = ann.page.getByRole('tabpanel', { name: /^Chat/ });
  await cid.do(table, { type: 'chat', text: 'hi there' });
  await panel.getByText('hi there').waitFor();
  await panel.getByRole('button', { name: 'Cid' }).click();
  await ann.button('Mute for me').click();
  await panel.getByText('Muted by you').waitFor();
  await ann.page.reload();
  await ann.page.getByRole('tab', { name: /^Chat/ }).click();
  await panel.getByText('Muted by you').waitFor();
  await panel.getByRole('button', { name: 'Cid' }).click();
  await ann.button('Hear again').click();
  await panel.getByText('hi there').waitFor();

  // The host's word counts for everybody.
  await panel.getByRole('button', { name: 'Bob' }).first().click();
  await ann.button('Mute for everybody').click();
  await ann.button('Let them write again').waitFor();
  await expect(bob.http.do(table, { type: 'chat', text: 'hey' })).rejects.toThrow('NOT_ALLOWED');
  await bob.page.getByRole('button', { name: 'Log and chat' }).click();
  await bob.page.getByText('The host has muted you.', { exact: false }).waitFor();
  expect(await bob.page.getByRole('textbox').count()).toBe(0);
  await ann.button('Let them write again').click();
  await bob.page.getByRole('textbox', { name: 'Say something' }).waitFor();
});

test('sounds are on from the first touch, and the switch is in the bar', async () => {
  const ann = await world.guest();
  const table = await ann.http.createTable();
  await ann.runFirst(() => {
    // Each question of a test counts as a touch.
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    const made: string[] = [];
    Object.assign(window, { made });
    const Audio = window.AudioContext;
    window.AudioContext = class extends Audio {
      constructor() {
        super();
        made.push(this.state);
      }
    };
  });
  const made = () => ann.page.evaluate(() => (window as unknown as { made: string[] }).made.length);
  await ann.open(table);
  const sound = ann.button('Sounds');
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  expect(await made()).toBe(0);
  await ann.page.keyboard.press('p');
  await expect.poll(made).toBe(1);
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await ann.page.reload();
  await sound.waitFor();
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
});
