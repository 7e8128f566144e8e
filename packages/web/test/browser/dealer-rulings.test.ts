/** Dealer mode in a browser: what happens seldom. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DealerDesk } from './dealer.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const PHONE = { width: 390, height: 664 };
const CLOCK_SCREENS = [
  PHONE,
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
];

async function desk(): Promise<DealerDesk> {
  const { page } = await world.guest({ size: 'phone', isCalm: true });
  await page.setViewportSize(PHONE);
  return new DealerDesk(page);
}

test('R86, R87 a high-low hand: each half has its winner, or there is no low', async () => {
  const at = await desk();
  const { page } = at;
  await at.setUp([1, 2, 3], { 1: 5000, 2: 5000, 3: 5000 });
  await at.press('Cash game');
  await page.getByLabel('Game').selectOption('omaha8');
  await at.press('No ante');
  await at.press('Start the first hand');
  // Pot-limit: everybody calls, and checks to the river.
  for (const street of [null, /^Flop dealt/, /^Turn dealt/, /^River dealt/]) {
    if (street !== null) await at.press(street);
    for (let i = 0; i < 3; i++) await at.act(1);
  }
  await at.is('showdown');
  await page.getByText('Who wins the pot, high?').waitFor();
  await at.seat(1);
  await page.getByText('Who wins the pot, low?').waitFor();
  await at.seat(2);
  const told = await at.read();
  expect(told).toContain('Seat 1 gets 1,500');
  expect(told).toContain('Seat 2 gets 1,500');
  await at.press('Clear');
  await at.seat(1);
  await at.press('No low');
  expect(await at.read()).toContain('Seat 1 gets 3,000');
  await at.press(/pushed$/);
  expect(await at.stacks()).toEqual({ 1: 7000, 2: 4000, 3: 4000 });
});

test('R81, R88 two boards, a tie on one of them: halves and quarters, odd chip first', async () => {
  const at = await desk();
  const { page } = at;
  await at.setUp([1, 2], { 1: 5100, 2: 5100 });
  await at.press('Cash game');
  await at.press('Up to twice');
  await at.press('No ante');
  await at.press('Start the first hand');
  await at.act(3);
  await at.act(1);
  await at.press('Twice');
  await page.getByText('Who wins the pot, board 1?').waitFor();
  await at.seat(2);
  await page.getByText('Who wins the pot, board 2?').waitFor();
  await at.seat(1);
  await at.press('Tie: tap together');
  await at.seat(2);
  // 10,200: half to seat 2; of the other 5,100, in chips of 100, the odd one to seat 1.
  await at.press(/pushed$/);
  expect(await at.stacks()).toEqual({ 1: 2600, 2: 7600 });
});

test('R221, R222 the race of a colour-up takes new stacks; a stack is corrected, a player moved in', async () => {
  const at = await desk();
  const { page } = at;
  await at.setUp([1, 2, 3], { 1: 20_100, 2: 20_200, 3: 20_200 });
  await at.press('Start the first hand');
  await at.act(0);
  await at.act(0);
  await at.press('Pot pushed');
  await at.is('result');
  expect(await at.stacks()).toEqual({ 1: 20_000, 2: 20_300, 3: 20_200 });

  await at.seat(2);
  await page.getByLabel('New stack').fill('20200');
  await at.press('Correct it');
  expect((await at.stacks())[2]).toBe(20_200);
  await at.sitDown(5, 30_100);
  expect((await at.stacks())[5]).toBe(30_100);

  await at.press('Menu');
  await page.getByRole('link', { name: 'Clock' }).click();
  for (let i = 0; i < 6; i++) await at.press('Next level');
  await page.getByText('Colour up: black 100 is no longer needed').waitFor();
  // What the dealer needs is in reach on every screen, however many prizes stand above it.
  for (const size of CLOCK_SCREENS) {
    await page.setViewportSize(size);
    for (const name of ['Race', 'Start the clock', 'Next level']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      const { y, height } = box ?? { y: -1, height: 0 };
      expect(y, `${name}, ${size.width}×${size.height}`).toBeGreaterThanOrEqual(0);
      expect(y + height, `${name}, ${size.width}×${size.height}`).toBeLessThanOrEqual(size.height);
    }
  }
  await page.setViewportSize(PHONE);
  await at.press('Race');
  // Five odd chips of 100 make one of 500; the ace of spades wins it.
  await page.getByText('1 new chip of 500').waitFor();
  await page.getByLabel(/^Seat 2/).fill('2c 3c');
  await page.getByLabel(/^Seat 3/).fill('4c 5c');
  await page.getByLabel(/^Seat 5/).fill('Zx');
  await page.getByText('Zx is not a card.').waitFor();
  expect(await page.getByRole('button', { name: 'Take these stacks' }).isDisabled()).toBe(true);
  await page.getByLabel(/^Seat 5/).fill('4c');
  await page.getByText('4c is there twice.').waitFor();
  await page.getByLabel(/^Seat 5/).fill('As');
  await page.getByText('30,100 → 30,500').waitFor();
  await at.press('Take these stacks');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await at.is('result');
  expect(await at.stacks()).toEqual({ 1: 20_000, 2: 20_000, 3: 20_000, 5: 30_500 });
  await at.press('Next hand');
  await at.is('hand');
  expect(await at.read()).toContain('1,600');
});

test('R217 a break is typed beside its level; no hand starts on it', async () => {
  const at = await desk();
  const { page } = at;
  await at.setUp([1, 2]);
  await page.getByText('13 levels').click();
  await page.getByLabel('Break after, level 1', { exact: true }).fill('10');
  await at.press('Start the first hand');
  await at.press('Menu');
  await page.getByRole('link', { name: 'Clock' }).click();
  await page.getByText('Next break').waitFor();
  await page.getByText('20:00').first().waitFor();
  expect(await page.locator('main dl').innerText()).toMatch(/Next break\s+20:00/);
});
