/** A phone held upright: everything within reach, nothing beside the screen. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, SIZES } from './guest.js';
import { openWorld, type World } from './world.js';

const TOUCH = 44;
/** Where a thumb reaches without moving the hand. */
const REACH = SIZES.phone.height * 0.6;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

/** What sticks out of the screen, and whether the page can be pushed sideways. */
async function expectFits({ page }: Guest, screen: string): Promise<void> {
  const outside = await page.evaluate(async () => {
    // A panel that slides in is outside at first.
    const sliding = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(sliding.map(({ finished }) => finished));
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const out = [...document.querySelectorAll('button, a, input, select, article')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return [...(wide > 0 ? [`${wide} pixels too wide`] : []), ...out];
  });
  expect(outside, screen).toEqual([]);
}

describe('a phone', () => {
  test('has everything in reach', async () => {
    const ann = await world.guest({ size: 'phone' });
    const bob = await world.player();
    const { page } = ann;
    await page.goto('/');
    await ann.button('Create the table').waitFor();
    await expectFits(ann, 'lobby');

    const table = await ann.http.createTable({ poker: { seatCount: 10, runs: 2 } });
    await ann.http.sit(table, 'Ann', 1000, 1);
    await bob.sit(table, 'Bob', 1000, 2);
    for (let i = 0; i < 6; i++) {
      await ann.http.do(table, { type: 'addBot', seat: null, strength: 'hard' });
    }
    await ann.open(table);
    await expectFits(ann, 'waiting');
    await ann.button('Start the game').tap();
    await ann.until('a hand', ({ hand }) => hand !== null);
    const isBobs = (): boolean => {
      const turn = ann.view.hand?.view.turn;
      return turn?.kind === 'act' && turn.seat === 2;
    };
    await ann.until('Ann or Bob', ({ hand }) => {
      const turn = hand?.view.turn;
      return turn?.kind === 'act' && turn.seat <= 2;
    });
    if (isBobs()) await bob.act(table, { type: 'fold' });
    await ann.turn();
    await expectFits(ann, 'my turn');
    for (const name of [/^Fold/, /^(?:Call|Check)/, /^(?:Raise to|Bet|All-in) \d/]) {
      const box = await ann.button(name).first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(TOUCH);
      expect(box?.y).toBeGreaterThan(REACH);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SIZES.phone.height);
    }
    await ann.counted(() => ann.button(/^(?:Call|Check)/).tap());

    for (const tab of ['Host', 'You', 'Ledger', 'Hands', 'Settings']) {
      if ((await page.getByRole('dialog').count()) === 0) await ann.button(/^Menu/).tap();
      await page.getByRole('tab', { name: tab }).tap();
      await expectFits(ann, tab);
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
    await ann.button('Log and chat').tap();
    await expectFits(ann, 'log');
    await page.getByRole('tab', { name: 'Chat' }).or(ann.button('Chat')).first().tap();
    await page.getByLabel('Say something').fill('hello');
    await ann.button('Send').tap();
    await ann.until('it was said', ({ chat }) => chat.at(-1)?.text === 'hello');
  });
});
