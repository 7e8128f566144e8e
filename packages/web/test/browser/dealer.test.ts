/** Dealer mode in a browser: by taps, on a phone, with every screen looked at. */

import { readFileSync } from 'node:fs';
import { settle, unwrap } from '@sidepot/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

async function desk(): Promise<DealerDesk> {
  const { page } = await world.guest({ size: 'phone', isCalm: true });
  await page.setViewportSize(PHONE);
  return new DealerDesk(page);
}

test('the hand of the review: from an open app to who gets what in at most 12 taps and keys', async () => {
  const at = await desk();
  const { page } = at;
  const stacks = { 1: 12_500, 2: 41_000, 3: 30_000, 4: 30_000, 5: 7_300, 6: 12_500 };
  await at.setUp([1, 2, 3, 4, 5, 6], stacks);
  await at.press('Cash game');
  await page.getByLabel('Button').selectOption('Seat 1');
  await at.press('Start the first hand');
  await at.is('hand');
  at.taps = 0;
  // Seat 4 makes it 3,000; four are all-in, two fold.
  await at.type(3000);
  await at.act(2);
  for (let i = 0; i < 4; i++) await at.act(3);
  for (let i = 0; i < 2; i++) await at.act(0);
  await at.is('showdown');
  await at.seat(6);
  await at.seat(5);
  const told = await at.read();
  expect(told).toContain('Seat 2 gets 28,500 back');
  expect(told).toContain('Seat 6 gets 15,600');
  expect(told).toContain('Seat 5 gets 34,200');
  expect(at.taps).toBeLessThanOrEqual(12);
  await at.press('Menu');
  await at.press('Taps of this hand');
  const log = page.getByRole('list', { name: 'Taps of this hand' });
  await log.getByText('Seat 4 · Bet or raise · 3,000').waitFor();
  await log.getByText('Seat 3 · Fold', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Why?' }).last().click();
  await page.getByText('7,300 × 4').first().waitFor();
  await page.keyboard.press('Escape');
  await at.press('For the floor');
  const link = await page
    .getByRole('link', { name: 'Open in the calculator' })
    .getAttribute('href');
  // A camera has to read its code: every hundred characters more make its modules smaller.
  expect(link?.length).toBeLessThan(1200);
  await page.keyboard.press('Escape');
  await at.press('Side pot 1 pushed');
  await at.is('result');
  expect(await at.stacks()).toEqual({
    ...{ 1: 0, 2: 28_500, 3: 28_000, 4: 27_000, 5: 34_200, 6: 15_600 },
  });
  // It is kept, in every notation and as a test case that other engines can be asked.
  await at.press('Menu');
  await at.press('Hands');
  const saved = async (format: string) => {
    const waiting = page.waitForEvent('download');
    await at.press(`Save: Hand 1, ${format}`);
    return readFileSync(await (await waiting).path(), 'utf8');
  };
  expect(await saved('PHH')).toContain(
    'starting_stacks = [41000, 30000, 30000, 7300, 12500, 12500]',
  );
  expect(await saved('PokerStars')).toContain('Seat 5: 5 (7300 in chips)');
  expect(await saved('OHH')).toContain('"starting_stack":7300');
  expect(await saved('JSON')).toContain('"type":"awarded"');
  const { document, settle: ours } = JSON.parse(await saved('Test case'));
  expect(document.bb_ante).toBe(1000);
  const five = document.players.find(({ name }: { name: string }) => name === '5');
  expect(five).toMatchObject({ starting_stack: 7300, final_stack: 0, total_contribution: 7300 });
  expect(unwrap(settle(ours)).awards).toEqual({ 5: 34_200, 6: 15_600 });
  await page.goto(link ?? '');
  await page.getByText('34,200').first().waitFor();
});

const SCREENS = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 360, height: 640 },
  PHONE,
];

describe('eight players', () => {
  test('nothing scrolls, overlaps or is smaller than a thumb in a hand; nothing moves', async () => {
    const at = await desk();
    const { page } = at;
    const million = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((seat) => [seat, 12_345_600]));
    await at.setUp([1, 2, 3, 4, 5, 6, 7, 8], { ...million, 8: 900 });
    await at.press('One seat less');
    await at.press('Start the first hand');
    await at.is('hand');
    const places = (): Promise<string> =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-seat], fieldset button')]
          .map((one) => one.getBoundingClientRect())
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
          .join('; '),
      );
    const check = async (what: string): Promise<void> => {
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        expect(await unfitForThumbs(page), `${what}, ${size.width}×${size.height}`).toEqual([]);
      }
      await page.setViewportSize(PHONE);
    };
    await check('a hand');
    const before = await places();
    await at.type(1_500_000);
    await check('typed');
    expect(await places()).toBe(before);
    await at.act(2);
    await at.seat(7);
    await check('out of turn');
    await at.press(/^Back to/);
    await at.act(3);
    expect(await places()).toBe(before);
    await check('all-in');
    await at.press('Menu');
    await at.press('Only settle this');
    await check('only settle this');
  });

  test('ten seats fit as well, and large blinds are told whole', async () => {
    const at = await desk();
    const { page } = at;
    const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    await page.goto('/dealer');
    await at.press('One seat more');
    for (const seat of seats) await at.press(`Seat ${seat}, free`);
    await page.getByLabel('Stack of everybody').fill('12345600');
    await page.getByText('Names and other stacks').click();
    await page.getByLabel('Seat 3: Stack of this seat').fill('12345500');
    await page.getByText('13 levels').click();
    for (const [field, chips] of [
      ['Small blind', '100000'],
      ['Big blind', '200000'],
      ['Ante', '200000'],
    ]) {
      await page.getByLabel(`${field}, level 1`, { exact: true }).fill(chips ?? '');
    }
    await at.press('Start the first hand');
    await at.is('hand');
    await at.type(1_200_000);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      expect(await unfitForThumbs(page), `${size.width}×${size.height}`).toEqual([]);
      const blinds = page.getByText('100,000/200,000 ante 200,000');
      const [isWhole, isIn] = await blinds.evaluate((told) => [
        told.scrollWidth <= told.clientWidth + 1,
        told.getBoundingClientRect().bottom <= (told.closest('header')?.clientHeight ?? 0) + 1,
      ]);
      expect([isWhole, isIn], `${size.width}×${size.height}`).toEqual([true, true]);
    }
    // What the next one may do takes more words, and in Portuguese more still: the row stays as high.
    await page.setViewportSize({ width: 360, height: 640 });
    const row = page.locator('main fieldset').last();
    const height = async () => (await row.boundingBox())?.height;
    const before = await height();
    await at.act(3);
    await page.evaluate(() => localStorage.setItem('sidepot.language', 'pt-BR'));
    await page.reload();
    await row.getByText('só 12.345.600').waitFor();
    expect(await height()).toBe(before);
    expect(await unfitForThumbs(page), 'pt-BR').toEqual([]);
  });

  test('a tick moves nothing; who is out and where the button goes stand above the pots', async () => {
    const at = await desk();
    const { page } = at;
    await at.setUp([1, 2, 3, 4, 5], { 1: 7300, 2: 12_500, 3: 12_500, 4: 41_000, 5: 60_000 });
    await page.getByLabel('Buy-in').fill('100');
    await at.press('Start the first hand');
    for (const deed of [3, 3, 3, 3, 0] as const) await at.act(deed);
    for (let pot = 2; pot >= 0; pot--) await at.seat(4);
    const ticks = page.locator('[data-panel] button[aria-label$="pushed"]');
    const places = () =>
      ticks.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    await page.getByText('Push these pots, then tick them.').waitFor();
    const before = await places();
    await ticks.first().click();
    await at.is('result');
    expect(await places()).toEqual(before);
    await page.getByText('Seat 1 is out: 5th place').waitFor();
    const next = page.getByText('Dead button: Seat 1. Small blind: Seat 2. Big blind: Seat 4');
    const { y = 0, height = 0 } = (await next.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(before[0] ?? 0);
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollHeight > innerHeight,
      );
      expect(scrolls, `${size.width}×${size.height}`).toBe(false);
    }
  });

  test('the menu opens again, however its sheets were left', async () => {
    const at = await desk();
    const { page } = at;
    await at.setUp([1, 2]);
    await at.press('Start the first hand');
    await at.press('Menu');
    await page.locator('dialog').evaluate((dialog) => {
      const openDrill = (): void =>
        [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Drill')?.click();
      dialog.addEventListener('cancel', () => queueMicrotask(openDrill), { once: true });
    });
    await at.press('Hands');
    await page.keyboard.press('Escape');
    // It came without a tap: now the browser closes the dialog, whatever the page says.
    await page.keyboard.press('Escape');
    const menu = page.getByRole('dialog', { name: 'Table' });
    await menu.waitFor();
    await at.press('Close');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await at.press('Menu');
    await menu.waitFor();
  });

  test('axe finds nothing on any screen, light and dark', async () => {
    const at = await desk();
    const { page } = at;
    const check = async (screen: string): Promise<void> =>
      expect(await axeInBoth(page), screen).toEqual([]);
    await at.setUp([1, 2, 3, 4, 5, 6, 7, 8], { 3: 900 });
    // As high as the page, so that the bar at the bottom lies on nothing.
    await page.setViewportSize({ width: 390, height: 3000 });
    await check('set-up');
    await page.setViewportSize(PHONE);
    await at.press('Start the first hand');
    await at.act(3);
    await check('a hand, short all-in');
    await at.seat(6);
    await check('out of turn');
    await at.press(/^Back to/);
    await at.act(3);
    for (let i = 0; i < 6; i++) await at.act(0);
    await at.is('showdown');
    await check('showdown');
    await at.seat(3);
    await check('who gets what');
    await page.getByRole('button', { name: 'Why?' }).first().click();
    await check('why');
    await page.keyboard.press('Escape');
    await at.press(/pushed$/);
    await check('result');
    await at.seat(5);
    await check('a seat');
    await page.keyboard.press('Escape');
    await at.press('Next hand');
    for (const sheet of ['Hands', 'Taps of this hand', 'Drill', 'Type cards']) {
      await at.press('Menu');
      if (sheet === 'Hands') await check('menu');
      await at.press(sheet);
      if (sheet === 'Drill') {
        await at.press('Start');
        await at.press('Check');
      }
      await check(sheet);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await at.press('Menu');
    await at.press('Only settle this');
    await check('only settle this');
    await page.goto('/dealer/clock');
    await page.getByRole('timer').waitFor();
    await check('clock');
  });
});
