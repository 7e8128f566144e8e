/** A table with real cards that its dealer shares: on a TV, on a phone, over a stream. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeInBoth } from './axe.js';
import { DealerDesk, unfitForThumbs } from './dealer.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const PHONE = { width: 390, height: 664 };

async function desk(seats: readonly number[]): Promise<DealerDesk> {
  const { page } = await world.guest({ size: 'phone', isCalm: true });
  await page.setViewportSize(PHONE);
  const at = new DealerDesk(page);
  await at.setUp(seats, { 1: 7300 });
  await page.getByLabel('Buy-in').fill('50');
  await at.press('Start the first hand');
  await at.is('hand');
  return at;
}

/** The path of the link. */
async function share(at: DealerDesk, cards?: string): Promise<string> {
  await at.press('Menu');
  await at.press('Share');
  if (cards !== undefined) await at.press(cards);
  await at.press('Share this table');
  const link = await at.page.getByLabel('Link', { exact: true }).inputValue();
  await at.page.getByText('Shared: others see every change.').waitFor();
  return new URL(link).pathname;
}

async function leaveMenu({ page }: DealerDesk): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

const pot = (page: Page, index: number) => page.locator(`[data-watched-pot="${index}"]`);

test('a viewer sees hand, pots and clock as they change; offline nothing is lost; stop ends it', async () => {
  const at = await desk([1, 2, 3]);
  const { page: owner } = at;
  const path = await share(at);
  expect(path).toMatch(/^\/dealer\/watch\/[\w-]{16}$/);
  await owner.setViewportSize({ width: 390, height: 3000 });
  expect(await axeInBoth(owner), 'the sheet').toEqual([]);
  await owner.setViewportSize(PHONE);
  await leaveMenu(at);
  await owner.getByRole('img', { name: 'Shared', exact: true }).waitFor();
  expect(await unfitForThumbs(owner), 'a hand that is shared').toEqual([]);

  const { page } = await world.guest({ isCalm: true });
  await page.goto(path);
  await page.getByRole('heading', { name: 'Hand 1' }).waitFor();
  // Three-handed the button acts first.
  await page.getByRole('article', { name: /^Seat 3, .*To act/ }).waitFor();
  expect(await page.locator('[data-seat]').count()).toBe(3);
  await pot(page, 0).getByText('for Seat 1, Seat 2 and Seat 3').waitFor();

  // The first is all-in for 7,300, the big blind calls.
  await at.act(0);
  await at.act(3);
  await at.act(1);
  await pot(page, 0).getByText('14,800').waitFor();
  await pot(page, 0).getByText('for Seat 1 and Seat 2').waitFor();
  expect(await axeInBoth(page), 'the viewer at a desk').toEqual([]);
  // A phone on its side shows table, time and pots at once.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const part of [page.locator('[data-seat="1"]'), page.getByRole('timer'), pot(page, 0)]) {
    const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 };
    expect([y >= 0, y + height <= 390]).toEqual([true, true]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await owner.context().setOffline(true);
  await at.seat(1);
  await at.press(/pushed$/);
  await at.is('result');
  await owner.getByRole('img', { name: 'Shared, no connection' }).waitFor();
  await pot(page, 0).getByText('for Seat 1 and Seat 2').waitFor();
  await owner.context().setOffline(false);
  await pot(page, 0).getByText('Seat 1 gets 14,800').waitFor();
  await owner.getByRole('img', { name: 'Shared', exact: true }).waitFor();

  // The clock of the dealer is the viewer's.
  const timer = page.getByRole('timer');
  expect(await timer.innerText()).toBe('20:00');
  await at.press('Menu');
  await owner.getByRole('link', { name: 'Clock' }).click();
  await at.press('Start the clock');
  await at.press('One minute less');
  await page
    .locator('[role="timer"][data-running="true"]')
    .getByText(/^1[89]:/)
    .waitFor();
  await page.getByText('3 of 3').waitFor();
  await page.getByText('150', { exact: true }).waitFor();

  // A phone opens it later; after a reload of the dealer's page it goes on.
  await owner.reload();
  await owner.getByRole('link', { name: 'Back to the table' }).click();
  await at.press('Next hand');
  const late = await world.guest({ size: 'phone', isCalm: true });
  await late.page.setViewportSize(PHONE);
  await late.page.goto(path);
  await late.page.getByRole('heading', { name: 'Hand 2' }).waitFor();
  await page.getByRole('heading', { name: 'Hand 2' }).waitFor();
  expect(
    await late.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
  ).toBe(true);
  expect(await axeInBoth(late.page), 'the viewer on a phone').toEqual([]);

  await at.press('Menu');
  await at.press('Share');
  await at.press('Stop sharing');
  await owner.getByRole('button', { name: 'Share this table' }).waitFor();
  await page.getByRole('heading', { name: 'This table is shared no more' }).waitFor();
  await late.page.reload();
  await late.page.getByRole('heading', { name: 'This table is shared no more' }).waitFor();
});

test('an overlay is the felt alone on nothing, late, with cards only if it is asked for them', async () => {
  const at = await desk([1, 2]);
  const path = await share(at, 'Once typed');
  const overlayLink = at.page.getByLabel('Link of the overlay');
  await at.page.getByText('For streams').click();
  expect(await overlayLink.inputValue()).toMatch(/\?overlay&delay=30&cards$/);
  await leaveMenu(at);
  await at.press('Menu');
  await at.press('Type cards');
  const fields = at.page.locator('dialog input');
  await fields.first().fill('AsKs');
  await at.page.getByRole('button', { name: 'Take' }).first().click();
  await leaveMenu(at);

  const { page } = await world.guest({ isCalm: true });
  const faces = () =>
    page
      .locator('[data-cards] [role="img"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await page.goto(`${path}?overlay`);
  await page.locator('[data-watch="live"] [data-seat="2"]').waitFor();
  const behind = await page.evaluate(() =>
    [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(behind).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  expect(await page.getByRole('timer').count()).toBe(0);
  expect(await page.locator('h1').count()).toBe(0);
  expect(await faces()).not.toContain('ace of spades');
  await page.goto(`${path}?overlay&cards`);
  await expect.poll(faces).toContain('ace of spades');

  // An hour late, by a clock that only the test moves on.
  const context = await world.browser.newContext({ baseURL: world.url });
  try {
    const stream = await context.newPage();
    await stream.clock.install();
    await stream.goto(`${path}?overlay&delay=3600`);
    await stream.locator('main[data-watch]').waitFor();
    await at.act(1);
    await page.getByRole('article', { name: /^Seat 1, .*To act/ }).waitFor();
    await stream.waitForTimeout(300);
    expect(await stream.locator('[data-seat]').count()).toBe(0);
    await stream.clock.fastForward(3_600_000);
    await stream.locator('[data-seat="2"]').waitFor();
  } finally {
    await context.close();
  }
});
