/** The keyboard: every key of the help does what the help says, and nothing is sent by accident. */

import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, isMyTurn } from './guest.js';
import type { Player } from './player.js';
import { rig } from './rigged.js';
import { openWorld, type World } from './world.js';

const BANK = { start: 30_000, refill: 0, most: 30_000 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

interface Three {
  readonly table: string;
  readonly ann: Guest;
  readonly bob: Player;
  readonly cid: Player;
}

/** Bob has the button and acts first; Cid has the small blind, Ann the big one. */
async function sitDown(): Promise<Three> {
  const [ann, bob, cid] = [await world.guest(), await world.player(), await world.player()];
  const table = await ann.http.createTable({ room: { actionClock: 60_000, timeBank: BANK } });
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await cid.sit(table, 'Cid', 1000, 3);
  await ann.open(table);
  rig('2c 7d Ac Ad Kc Kd 3h 8s 9d Jh 4s', 1);
  await ann.button('Start the game').click();
  await ann.until('a hand', ({ hand }) => hand !== null);
  return { table, ann, bob, cid };
}

const raise = ({ page }: Guest): Locator =>
  page.getByRole('button', { name: /^(?:Raise to|All-in) \d/ });

const isFocused = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element === document.activeElement);

describe('the keyboard', () => {
  test('has a key for everything, and sends only what was chosen', async () => {
    const { table, ann, bob, cid } = await sitDown();
    const { page } = ann;
    await ann.counted(() => bob.act(table, { type: 'raise', to: 30 }));
    await ann.counted(() => cid.act(table, { type: 'call' }));
    await ann.turn();
    const before = ann.view.hand?.view.actions;

    // The price of a call says how often it must win: 20 for 90.
    await ann
      .button(/^Call 20/)
      .getByText('pays if you win 22%')
      .waitFor();
    for (const [key, size] of Object.entries({ 1: 75, 2: 90, 3: 120, 4: '1,000' })) {
      await page.keyboard.press(key);
      await raise(ann)
        .filter({ hasText: String(size) })
        .waitFor();
    }
    const amount = page.getByRole('textbox', { name: /^Amount/ });
    await page.keyboard.press('1');
    await page.keyboard.press('r');
    await expect.poll(() => isFocused(amount)).toBe(true);
    await page.keyboard.press('ArrowUp');
    await raise(ann).filter({ hasText: '85' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await raise(ann).filter({ hasText: '75' }).waitFor();

    // Too little, too much, nonsense: a sentence and no raise, not even after leaving the field.
    for (const typed of ['31', '50000', 'x']) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await page.getByText('Choose from 50 to 1,000.').waitFor();
    }
    // The button does not send the least instead.
    await raise(ann).click();
    await page.getByText('Choose from 50 to 1,000.').waitFor();
    expect(await amount.inputValue()).toBe('x');
    await expect.poll(() => isFocused(amount)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText('Choose from 50 to 1,000.').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');

    await page.keyboard.press('l');
    await page
      .getByRole('tab', { name: 'Log', selected: true })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await help.waitFor();
    // What lies behind a dialog hears nothing.
    await page.keyboard.press('f');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('t');
    await ann.until('the time bank runs', ({ clock }) => clock?.kind === 'timeBank');
    expect(ann.view.hand?.view.actions).toBe(before);
    expect(isMyTurn(ann.view)).toBe(true);

    await page.keyboard.press('2');
    await ann.counted(() => page.keyboard.press('Enter'));
    await page.getByRole('list', { name: 'Log' }).getByText('Ann raises to 90').waitFor();
    await ann.counted(() => bob.act(table, { type: 'call' }));
    await ann.counted(() => cid.act(table, { type: 'fold' }));
    await ann.boardOf(3);
    await ann.turn();
    await page.locator('[data-pot="0"]').waitFor();
    await page.keyboard.press('p');
    await expect.poll(() => isFocused(page.locator('[data-pot="0"]'))).toBe(true);
    await ann.counted(() => page.keyboard.press('c'));
    await page.getByRole('list', { name: 'Log' }).getByText('Ann checks').waitFor();
    await ann.counted(() => bob.act(table, { type: 'bet', to: 50 }));
    await ann.turn();
    // There is a price: nobody is asked twice.
    await ann.counted(() => page.keyboard.press('f'));
    await page.getByRole('list', { name: 'Log' }).getByText('Ann folds').waitFor();
  });
});

describe('a decision before my turn', () => {
  test('is dropped when the price changes, and done when it does not', async () => {
    const { table, ann, bob, cid } = await sitDown();
    const { page } = ann;
    await page.getByRole('checkbox', { name: 'Check', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Check', exact: true }).isChecked())
      .toBe(true);
    await ann.counted(() => bob.act(table, { type: 'raise', to: 30 }));
    const call = page.getByRole('checkbox', { name: 'Call 20' });
    await call.waitFor();
    await expect.poll(() => call.isChecked()).toBe(false);
    await call.check();
    await ann.counted(() => cid.act(table, { type: 'raise', to: 80 }));
    await ann.turn();
    // Not 20 any more: Ann is asked, and nothing was sent.
    expect(isMyTurn(ann.view)).toBe(true);
    await ann.counted(() => ann.button(/^Call 70/).click());
    await ann.counted(() => bob.act(table, { type: 'call' }));

    await ann.boardOf(3);
    await page.getByRole('checkbox', { name: 'Check / fold' }).check();
    await ann.counted(() => cid.act(table, { type: 'check' }));
    await ann.until('Ann has checked', ({ hand }) => {
      const turn = hand?.view.turn;
      return turn?.kind === 'act' && turn.seat === 2;
    });
    await page.getByRole('list', { name: 'Log' }).getByText('Ann checks').waitFor();
  });
});
