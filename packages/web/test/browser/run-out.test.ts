/** What may happen once the betting is over: several boards, a skip, odd chips, cards shown late. */

import type { CreateOptions } from '@sidepot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Guest, Look } from './guest.js';
import { shove } from './party.js';
import type { Player } from './player.js';
import { rig } from './rigged.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

interface Three {
  readonly table: string;
  readonly ann: Guest;
  readonly bob: Guest;
  readonly cid: Player;
}

/** Cid has the small blind, Ann the big one; Bob has the button and acts first. */
async function sitDown(settings: Partial<CreateOptions>, bobs: Look = {}): Promise<Three> {
  const [ann, bob, cid] = [await world.guest(), await world.guest(bobs), await world.player()];
  const table = await ann.http.createTable(settings);
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.http.sit(table, 'Bob', 1000, 2);
  await cid.sit(table, 'Cid', 1000, 3);
  await Promise.all([ann.open(table), bob.open(table)]);
  return { table, ann, bob, cid };
}

/** Ann and Bob go all-in; Cid leaves the small blind of 5, and so the pot is 2,005. */
async function allIn({ table, ann, bob, cid }: Three, cards: string): Promise<void> {
  rig(cards, 1);
  await ann.button('Start the game').click();
  await bob.turn();
  await bob.counted(() => shove(bob));
  await ann.counted(() => cid.act(table, { type: 'fold' }));
  await ann.turn();
  await ann.counted(() => ann.button(/^Call/).click());
}

const isOver = (guest: Guest): Promise<unknown> =>
  guest.until('the hand is over', ({ hand }) => hand?.view.over === true);

describe('an all-in', () => {
  test('is run twice if both want it, and both boards are paid', async () => {
    const three = await sitDown({ poker: { runs: 3 }, room: { runOut: 'normal' } });
    const { ann, bob } = three;
    await bob.button('Sound and display').click();
    await bob.page.getByRole('checkbox', { name: 'Show chances in all-ins' }).uncheck();
    await bob.page.keyboard.press('Escape');
    await allIn(three, '2c 7d Ac Ad Kc Kd 3h 8s 9d Jh 4s Ks 5h 6d Tc 2s');

    // One asks by keyboard for two, the other by mouse for three: the fewest are dealt.
    await ann.button('Three times').waitFor();
    await ann.page.keyboard.press('2');
    await ann.page.getByText('Bob is thinking…').waitFor();
    await bob.button('Three times').click();
    for (const { page } of [ann, bob]) {
      await page.getByRole('region', { name: 'Board 2 of 2' }).waitFor();
      expect(await page.getByRole('region', { name: 'Board 3 of 3' }).count()).toBe(0);
    }
    await ann.page.locator('[data-equity="2"]').waitFor();
    expect(await bob.page.locator('[data-equity]').count()).toBe(0);

    // The rest is skipped when both want that.
    await ann.page.keyboard.press('s');
    await bob.page.getByText('1 of 2 want to skip').waitFor();
    await ann.button('Don’t skip').waitFor();
    await bob.button(/^Skip/).click();
    await Promise.all([isOver(ann), isOver(bob)]);
    for (const { page } of [ann, bob]) {
      const board = (run: number) => page.getByRole('region', { name: `Board ${run} of 2` });
      await board(1).getByText('Board 1 Ann wins with pair of aces').waitFor();
      await board(2).getByText('Board 2 Bob wins with three of a kind, kings').waitFor();
      // Of 2,005 the first board is worth the odd chip.
      await page.locator('[data-award="0"]').getByText('Ann +1,003 · Bob +1,002').waitFor();
      await expect.poll(() => board(2).locator('[data-card]').count()).toBe(5);
    }
  });

  test('that is split says who gets the odd chip, and why', async () => {
    const three = await sitDown({ room: { runOut: 'none' } });
    const { ann, bob } = three;
    await allIn(three, '2c 7d 3c 3d 4c 4d Ah Ks Qd Jh Ts');
    for (const { page } of [ann, bob]) {
      const award = page.locator('[data-award="0"]');
      await award.getByText('Ann and Bob split it with straight, ace high').waitFor();
      await award.getByText('Ann +1,003 (odd chip 1) · Bob +1,002').waitFor();
    }
    await ann.page.locator('[data-pot="0"]').click();
    const steps = ann.page.getByRole('dialog').getByRole('listitem');
    await steps
      .filter({ hasText: /odd chip/i })
      .filter({ hasText: 'Ann' })
      .first()
      .waitFor();
  });
});

describe('a hand that nobody called', () => {
  test('may be shown card by card, and what would have come be asked for', async () => {
    const three = await sitDown({ room: { rabbitHunt: true } }, { size: 'phone' });
    const { table, ann, bob, cid } = three;
    rig('2c 7d Ac Ad Kc Kd 3h 8s 9d Jh 4s', 1);
    await ann.button('Start the game').click();
    await bob.turn();
    await bob.counted(() => bob.button(/^Fold/).tap());
    await ann.counted(() => cid.act(table, { type: 'fold' }));

    const after = ann.page.getByRole('region', { name: 'After the hand' });
    await after.getByRole('button', { name: /ace of clubs/ }).click();
    const annsSeat = bob.page.locator('article[data-seat="1"]');
    await annsSeat.getByLabel('ace of clubs').waitFor();
    expect(await annsSeat.getByLabel('ace of diamonds').count()).toBe(0);
    await expect.poll(() => annsSeat.getByLabel('face-down card').count()).toBe(1);
    await after.getByRole('button', { name: /ace of diamonds/ }).click();
    await annsSeat.getByLabel('ace of diamonds').waitFor();
    await after.getByRole('button', { name: /^Show/ }).first().waitFor({ state: 'detached' });

    await bob.button('Rabbit hunt').tap();
    for (const { page } of [ann, bob]) {
      await page.getByText('Would have come').getByRole('img').nth(4).waitFor();
    }
  });
});
