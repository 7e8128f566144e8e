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

test('R73 a misdeal: everything goes back, and the same hand is dealt again', async () => {
  const at = await desk();
  await at.setUp([1, 2, 3]);
  await at.press('Start the first hand');
  await at.act(1);
  await at.press('Menu');
  await at.press('Misdeal: everything goes back');
  await at.is('result');
  expect(await at.stacks()).toEqual({ 1: 20_000, 2: 20_000, 3: 20_000 });
  await at.page.getByText('Button: Seat 3. Small blind: Seat 1. Big blind: Seat 2').waitFor();
  await at.press('Next hand');
  await at.is('hand');
  expect(await at.stacks()).toEqual({ 1: 19_900, 2: 19_600, 3: 20_000 });
});

/** As the documents print them: the ante lies in the middle, winners from the last side pot on. */
const PRINTED: readonly {
  readonly name: string;
  readonly middle: number;
  readonly live: readonly [alice: number, bob: number, charlie: number];
  readonly folded?: readonly number[];
  readonly winners: readonly (readonly number[])[];
  readonly tells: readonly string[];
}[] = [
  {
    ...{ name: 'Example 1', middle: 5000, live: [25_000, 25_000, 25_000] },
    ...{ winners: [[3]], tells: ['Pot\n80,000', 'Seat 3 gets 80,000'] },
  },
  {
    ...{ name: 'Example 2', middle: 5000, live: [80_000, 90_000, 90_000] },
    ...{ winners: [[3], [3]], tells: ['Main pot\n245,000', 'Side pot 1\n20,000'] },
  },
  {
    ...{ name: 'Example 3', middle: 5000, live: [50_000, 75_000, 90_000], winners: [[2], [1]] },
    // It prints a last pot of 15,000 with one owner: nobody called that (R10).
    tells: ['Main pot\n155,000', 'Side pot 1\n50,000', 'Seat 3 gets 15,000 back'],
  },
  {
    ...{ name: 'Example 4', middle: 5000, live: [80_000, 90_000, 90_000], winners: [[2], [3]] },
    tells: ['Seat 2 gets 20,000', 'Seat 3 gets 245,000', 'No ranking gives this: Seat 3'],
  },
  {
    ...{ name: 'Example 5', middle: 5000, live: [80_000, 80_000, 80_000] },
    ...{ winners: [[1, 2]], tells: ['Seat 1 gets 122,500', 'Seat 2 gets 122,500'] },
  },
  {
    ...{ name: 'Edge case 1', middle: 5000, live: [100_000, 100_000, 100_000] },
    ...{ winners: [[2]], tells: ['Pot\n305,000'] },
  },
  {
    ...{ name: 'Edge case 2', middle: 5001, live: [80_000, 80_000, 80_000], winners: [[1, 2]] },
    tells: ['Seat 1 gets 122,501', 'odd chip: 1 to Seat 1', 'Seat 2 gets 122,500'],
  },
  {
    ...{ name: 'Edge case 3', middle: 5000, live: [80_000, 90_000, 90_000] },
    ...{ winners: [[3], [3]], tells: ['Seat 3 gets 20,000', 'Seat 3 gets 245,000'] },
  },
  {
    ...{ name: 'Edge case 4', middle: 0, live: [50_000, 75_000, 100_000], winners: [[2], [1]] },
    tells: ['Main pot\n150,000', 'Side pot 1\n50,000', 'Seat 3 gets 25,000 back'],
  },
  {
    ...{ name: 'Edge case 5', middle: 5000, live: [5000, 5000, 5000] },
    ...{ winners: [[3]], tells: ['Seat 3 gets 20,000'] },
  },
  {
    ...{ name: 'Edge case 6', middle: 245_000, live: [50_000, 0, 0], folded: [2, 3], winners: [] },
    tells: ['Seat 1 gets 50,000 back', 'Seat 1 gets 245,000'],
  },
  {
    ...{ name: 'Edge case 7', middle: 1, live: [122_500, 122_500, 0], folded: [3] },
    ...{ winners: [[1, 2]], tells: ['Seat 1 gets 122,501', 'Seat 2 gets 122,500'] },
  },
];

test('the five examples and seven edge cases of the documents, typed in', async () => {
  const at = await desk();
  const { page } = at;
  await at.setUp([1, 2, 3]);
  await page.getByLabel('Value, black').fill('1');
  for (const { name, middle, live, folded = [], winners, tells } of PRINTED) {
    await at.press('Only settle this');
    if (middle > 0) await at.type(middle);
    await at.press('Next');
    for (const [i, chips] of live.entries()) {
      if (chips > 0) await at.type(chips);
      if (folded.includes(i + 1)) await at.act(0);
      else await at.press('Next');
    }
    await at.press('Who wins?');
    for (const tied of winners) {
      for (const [i, seat] of tied.entries()) {
        if (i > 0) await at.press('Tie: tap together');
        await at.seat(seat);
      }
    }
    const told = await at.read();
    for (const line of tells) expect(told, name).toContain(line);
    await page.locator('header').getByRole('button', { name: 'Leave' }).click();
  }
});
