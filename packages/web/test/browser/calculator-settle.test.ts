/** The page and the command line answer alike: all vectors by link, and hands that chance typed. */

import type { SettleInput } from '@sidepot/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLines, sidepot } from '../../../cli/test/sidepot.js';
import { randomHand, seeded } from '../../../engine/test/arbitrary.js';
import { VECTORS, vectorHand } from '../../../engine/test/vectors.js';
import { calculatorPath } from '../../src/calculator/model/link.js';
import { axe } from './axe.js';
import { CalculatorScreen, type ShownAnswer } from './calculator.js';
import { SIZES } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
let calculator: CalculatorScreen;
beforeAll(async () => {
  world = await openWorld();
  calculator = new CalculatorScreen((await world.guest({ isCalm: true })).page);
  await calculator.open();
});
afterAll(() => world?.close());

interface Settled {
  readonly refund: Readonly<Record<string, number>>;
  readonly pots: readonly (ShownAnswer['pots'][number] & { readonly name: string })[];
  readonly awards: Readonly<Record<string, number>>;
}

async function settleAll(hands: readonly SettleInput[]): Promise<readonly ShownAnswer[]> {
  const input = hands.map((hand) => JSON.stringify(hand)).join('\n');
  const { stdout, stderr } = await sidepot(['settle', '--jsonl'], { input });
  expect(stderr).toBe('');
  return (jsonLines(stdout) as Settled[]).map(({ refund, pots, awards }) => ({
    ...{ refund, awards },
    pots: pots.map(({ name: _, ...pot }) => pot),
  }));
}

describe('the calculator equals sidepot settle', () => {
  test('on all vectors', async () => {
    const hands = VECTORS.map(vectorHand);
    const expected = await settleAll(hands);
    for (const [i, { id, title }] of VECTORS.entries()) {
      const named = { ...hands[i]!, title: `${id} ${title}` };
      await calculator.page.goto(calculatorPath({ hand: named }));
      await calculator.page.getByText(`${id} ${title}`).waitFor();
      expect(await calculator.answer(), id).toEqual(expected[i]);
    }
  });

  test('on hands that were typed', async () => {
    const hands = Array.from({ length: 200 }, (_, i) => randomHand(seeded(7, i)))
      .filter(isTypable)
      .slice(0, 6);
    expect(hands).toHaveLength(6);
    const expected = await settleAll(hands);
    for (const [i, hand] of hands.entries()) {
      await calculator.type(hand);
      const live = hand.players.filter(({ folded }) => !folded);
      if (live.length > 1) await calculator.rank(hand.boards[0]!.high);
      expect(await calculator.answer(), JSON.stringify(hand)).toEqual(expected[i]);
    }
  });
});

test('a hand and the next one by the keypad alone, on a phone', async () => {
  const { page } = await world.guest({ isCalm: true, size: 'phone' });
  const phone = new CalculatorScreen(page);
  await phone.open();
  await phone.button('New hand').click();
  await phone.button('+ Add a player').click();
  const pad = page.getByRole('region', { name: 'Keypad' });
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).click();
  };
  await phone.field('Ante').selectOption('Big blind for all');
  await phone.field('Small blind').click();
  await press('5', '00', 'Next', '1', 'K', 'Next');
  // The ante is a big blind unless somebody says otherwise.
  expect(await phone.field('Ante amount').getAttribute('placeholder')).toBe('1000');
  await press('Next', 'Next', '2', '0', '000', 'Next', '1', '5', '000', '+', '5', '000', 'Next');
  expect(await phone.field('Put in, Seat 2').inputValue()).toBe('20000');
  await press('1', '2', '5', '00');
  const { bottom, top } = await pad.evaluate((each) => each.getBoundingClientRect());
  const field = await phone
    .field('Put in, Seat 3')
    .evaluate((each) => each.getBoundingClientRect());
  expect([bottom <= SIZES.phone.height, field.bottom <= top]).toEqual([true, true]);
  expect(await axe(page)).toEqual([]);
  expect((await phone.answer()).pots.map(({ amount }) => amount)).toEqual([35_500, 17_000]);
  // "All-in for 12,500" of the big blind: with the ante, or without it?
  await page.getByRole('group', { name: 'Is the ante of 1,000 in the 12,500?' }).waitFor();
  await phone.choose('No, 13,500 in all');
  expect((await phone.answer()).pots.map(({ amount }) => amount)).toEqual([38_500, 15_000]);
  expect(await phone.field('Smallest chip').getAttribute('placeholder')).toBe('500');

  // Flop: what went in is in the middle now.
  await phone.button('Undo').click();
  expect((await phone.answer()).pots.map(({ amount }) => amount)).toEqual([35_500, 17_000]);
  await phone.button('Redo').click();
  await phone.field('Already in the middle').click();
  await press('9', 'K', 'Next');
  expect((await phone.answer()).pots.map(({ amount }) => amount)).toEqual([46_500, 15_000]);
  await page.locator('[data-bar]').click();
  await pad.waitFor({ state: 'detached' });
  const main = page.getByRole('group', { name: 'Main pot' });
  await main.getByRole('checkbox', { name: 'Seat 3' }).check();
  await page.getByRole('group', { name: 'Side pot 1' }).getByLabel('Seat 1').check();
  await page.getByRole('switch', { name: 'Stacks' }).click();
  for (const seat of [1, 2, 3]) await phone.field(`Start stack, Seat ${seat}`).fill('20000');
  await phone.field('Put in, Seat 3').press('Enter');
  await page.reload();
  await phone.button('Next hand').click();
  const starts = page.getByLabel(/^Start stack, /);
  await expect.poll(() => starts.count()).toBe(2);
  expect(
    await starts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['15000', '54000']);
  expect(await phone.field('Button in seat').inputValue()).toBe('3');
  // The address says nothing: the device still knows.
  await page.goto('/');
  await phone.open();
  expect(await starts.count()).toBe(2);
  // Enter and Tab, with keys of a keyboard.
  await phone.field('Put in, Seat 1').click();
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Final stack, Seat 1',
  );
  await page.getByText('Examples of the documents').click();
  await phone.button('Example 3').click();
  await page.getByText('The document prints a last pot of 15,000 with one owner.').waitFor();
});

/** Of a size that is typed quickly, with what the first look of the form has fields for. */
const isTypable = ({ players, boards, kind, rakeConfig, orphanLayer }: SettleInput): boolean =>
  players.length > 2 &&
  players.length < 7 &&
  players.some(({ live }) => live > 0) &&
  players.every(({ id }) => /^P\d$/.test(id)) &&
  boards.length < 2 &&
  kind !== 'hilo' &&
  (rakeConfig ?? null) === null &&
  orphanLayer !== 'reject';

test.each([
  ['a short phone', { width: 390, height: 664 }],
  ['a phone on its side', { width: 844, height: 390 }],
])('the first field that is tapped stays in sight above the keys, on %s', async (_, size) => {
  const { page } = await world.guest({ isCalm: true, size: 'phone' });
  await page.setViewportSize(size);
  const phone = new CalculatorScreen(page);
  await phone.open();
  await phone.field('Small blind').click();
  await phone.button('000').waitFor();
  const isSeen = phone.field('Small blind').evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === one;
  });
  expect(await isSeen).toBe(true);
});
