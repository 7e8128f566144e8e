/** Three browsers at one all-in: the same pots, lights, pace, awards and stacks on each screen. */

import { isDeepStrictEqual } from 'node:util';
import { RUN_OUT_PAUSES, type TableView } from '@sidepot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from './guest.js';
import { ALL_CHIPS, gather, goAllIn, POTS } from './party.js';
import { lights, runOutOf, seen, watchRunOut } from './table.js';
import { openWorld, type World } from './world.js';

const PATIENCE = { timeout: 20_000 };
const STORY = ['board 0', 'board 3', 'board 4', 'board 5', 'award 2', 'award 1', 'award 0'];
/** Between two streets, by the server's clock: a screen may be late, it may not. */
const { street: STREET } = RUN_OUT_PAUSES.normal;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const isOver = (guest: Guest): Promise<unknown> =>
  guest.until('the hand is over', ({ hand }) => hand?.view.over === true);

const stacksOn = async (page: Page): Promise<readonly number[]> =>
  Object.values((await seen(page)).stacks).map((stack) => Number(stack.replaceAll(',', '')));

const potsOn = async (page: Page): Promise<readonly string[]> => (await seen(page)).pots;

/** When the streets of the hand were dealt. */
const streetsOf = ({ log }: TableView): readonly number[] =>
  log.flatMap((one) => (one.of === 'hand' && one.event.type === 'board' ? [one.at] : []));

const sameAs = async (one: Guest, other: Guest): Promise<void> => {
  const isSame = async () => isDeepStrictEqual(await seen(one.page), await seen(other.page));
  await expect.poll(isSame, PATIENCE).toBe(true);
};

describe('an all-in with two side pots', () => {
  test('looks the same in three browsers', async () => {
    const looks = { bob: { scheme: 'light' }, cid: { size: 'phone' } } as const;
    const party = await gather(world, looks, { runOut: 'normal' });
    const { table, ann, bob, cid, dee } = party;
    const guests = [ann, bob, cid];
    await Promise.all(guests.map(({ page }) => watchRunOut(page)));
    await ann.button('Start the game').click();
    await goAllIn(party);

    for (const { page } of guests) await page.locator('[data-pot="2"]').waitFor();
    // The last call may not be drawn yet.
    for (const { page } of guests) await expect.poll(() => potsOn(page), PATIENCE).toEqual(POTS);
    // Every hand is face up, everywhere.
    const isOpen = async (page: Page): Promise<readonly number[]> =>
      Object.values((await seen(page)).hands).map(({ length }) => length);
    for (const { page } of guests) {
      await expect.poll(() => isOpen(page), PATIENCE).toEqual([2, 2, 2, 2]);
    }
    // The mouse, the keyboard, and again the keyboard.
    await ann.page.locator('[data-pot="2"]').hover();
    await expect.poll(() => lights(ann.page)).toEqual({ 1: 'lit', 2: 'lit', 3: 'dim', 4: 'dim' });
    await bob.page.keyboard.press('p');
    await bob.page.keyboard.press('Tab');
    await expect.poll(() => lights(bob.page)).toEqual({ 1: 'lit', 2: 'lit', 3: 'lit', 4: 'dim' });
    await cid.page.keyboard.press('p');
    await expect.poll(() => lights(cid.page)).toEqual({ 1: 'lit', 2: 'lit', 3: 'lit', 4: 'lit' });
    await expect.poll(() => ann.page.locator('[data-equity]').count()).toBe(4);
    await ann.page.mouse.move(5, 400);

    await Promise.all(guests.map(isOver));
    for (const { page } of guests) await page.locator('[data-award="0"]').waitFor();
    for (const { page } of guests) {
      // Each street and each award is a moment of its own on every screen.
      expect([...new Set(await runOutOf(page))]).toEqual(STORY);
    }
    for (const { view } of guests) {
      const [flop = 0, turn = 0, river = 0] = streetsOf(view);
      expect(turn - flop).toBeGreaterThanOrEqual(STREET);
      expect(river - turn).toBeGreaterThanOrEqual(STREET);
    }
    const { hand } = await dee.view(table);
    const stacks = hand?.view.players.map(({ stack }) => stack) ?? [];
    expect(stacks.reduce((sum, stack) => sum + stack, 0)).toBe(ALL_CHIPS);
    for (const { page } of guests)
      await expect.poll(() => stacksOn(page), PATIENCE).toEqual(stacks);
    await sameAs(ann, bob);
    await sameAs(ann, cid);
    expect(await ann.page.getByText('Uncalled 680', { exact: false }).count()).toBeGreaterThan(0);

    await ann.page.locator('[data-pot="1"]').click();
    await ann.page.getByRole('dialog').getByText('300').first().waitFor();
  });

  test('comes back after a reload and after a lost connection in mid-run-out', async () => {
    const party = await gather(world, { bob: { hasLine: true } });
    const { ann, bob, cid } = party;
    await ann.button('Start the game').click();
    await goAllIn(party);
    await ann.boardOf(3);

    bob.line?.cut();
    const banner = bob.page.getByText('Connection lost', { exact: false });
    await Promise.all([banner.waitFor(), cid.page.reload()]);
    await cid.page.locator('[data-pot="2"]').waitFor();
    await sameAs(cid, ann);
    bob.line?.mend();
    await banner.waitFor({ state: 'detached' });
    await expect.poll(() => potsOn(bob.page), PATIENCE).toEqual(POTS);
    await sameAs(bob, ann);

    await Promise.all([ann, bob, cid].map(isOver));
    await sameAs(bob, ann);
    await sameAs(cid, ann);
    expect(bob.view.you.seat).toBe(2);
    expect(cid.view.you.seat).toBe(3);
  });
});
