/** A table that counts in money, from the lobby to the settlement; and who leaves and comes back. */

import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.js';
import type { Guest } from './guest.js';
import { rig } from './rigged.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const MONEY = 'Enter an amount with at most two decimals behind a point, such as 12.50 or 1,250.';

async function closeMenu({ page }: Guest): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('cents from the lobby to the ledger, and nobody comes back with less', async () => {
  const [ann, bob] = [await world.guest({ isCalm: true }), await world.player()];
  const { page } = ann;
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Counted in').selectOption('USD');
  const stakes = page.getByRole('radio', { name: '$0.05/$0.10' });
  expect(await stakes.isChecked()).toBe(true);
  await page.getByText('More settings').click();
  expect(await page.getByLabel('Big blind').inputValue()).toBe('0.10');
  expect(await page.getByLabel('At least').getAttribute('placeholder')).toBe('$4.00');
  await page.getByLabel('Seconds between hands').fill('60');
  await page.getByRole('switch', { name: 'Action clock' }).click();
  await page.getByLabel('At most').fill('12,50');
  await ann.button('Create the table').click();
  await page.getByText(MONEY).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('At most').fill('12.50');
  rig('AsAhKsKh', 0);
  await ann.button('Create the table').click();
  const mine = page.getByRole('article', { name: 'Ann (you), $12.50' });
  await mine.waitFor();
  expect(ann.view.settings).toMatchObject({
    poker: { smallBlind: 5, bigBlind: 10, minBuyIn: 400, maxBuyIn: 1250 },
    room: { currency: 'USD', returnMinutes: 60 },
  });

  const table = ann.view.info.id;
  await bob.sit(table, 'Bob', 1000, 2);
  await page.getByRole('article', { name: 'Bob, $10.00' }).waitFor();
  await ann.button('Start the game').click();
  await ann.until('a hand', ({ hand }) => hand !== null);
  const isFirst = ann.view.hand?.view.turn;
  if (isFirst?.kind === 'act' && isFirst.seat === 2) await bob.act(table, { type: 'call' });
  await ann.turn();
  const field = page.getByRole('textbox', { name: /^Amount/ });
  await field.fill('0.305');
  await field.press('Enter');
  await page.getByText('Choose from $0.20 to $12.50.').waitFor();
  await field.fill('.30');
  await ann.counted(() => field.press('Enter'));
  await page.getByRole('article', { name: 'Ann (you), $12.20' }).waitFor();
  await page.getByText('Ann raises to $0.30').last().waitFor({ state: 'attached' });
  expect(await page.getByText(/Total \$0\.40/).count()).toBe(1);

  // In the middle of the hand: what is bet is not taken away.
  await ann.openTab('You');
  await ann.button('Leave the seat').click();
  await page
    .getByText('Leave with $12.20? It goes to the ledger when this hand is over. The $0.30')
    .waitFor();
  await ann.button('Stay').click();
  await bob.act(table, { type: 'fold' });
  await ann.until('the hand is over', ({ hand }) => hand?.view.over === true);

  await ann.openTab('Ledger');
  const line = page.getByRole('row', { name: /^Ann/ });
  await expect.poll(() => line.innerText()).toMatch(/\$12\.50\s+\$0\.00\s+\$12\.60\s+\+\$0\.10/);
  await page.getByRole('listitem', { name: 'Bob pays Ann $0.10' }).waitFor();
  const saving = page.waitForEvent('download');
  await ann.button('Payments as CSV').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`sidepot-${table}-settlement.csv`);
  expect(readFileSync(await saved.path(), 'utf8')).toBe(
    'from,to,amount,currency\r\nBob,Ann,0.10,USD\r\n',
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.button('Copy who pays whom').click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Bob pays Ann $0.10');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('1,5');
  await page.getByLabel('Reason', { exact: true }).fill('pizza');
  await ann.button('Correct').click();
  await page.getByText(MONEY).waitFor();
  await amount.fill('-$1.50');
  await ann.button('Correct').click();
  await page.getByText('Ann −$1.50: pizza').waitFor();

  const phh = await page.request.get(`/api/tables/${table}/hands/1?format=phh`);
  expect(await phh.text()).toContain("currency = 'USD'");
  expect(await phh.text()).toContain('starting_stacks = [');
  await ann.openTab('Hands');
  await page.getByText('Pot $0.20').waitFor();

  // Up and away with more than can be bought: the same comes back, and no less.
  await ann.openTab('You');
  await ann.button('Leave the seat').click();
  await page.getByText('Leave with $12.60? It goes to the ledger.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the seat' }).click();
  await ann.until('Ann is up', ({ you }) => you.seat === null);
  await closeMenu(ann);
  await ann.button('Take seat 1').click();
  const sit = page.getByRole('dialog', { name: 'Take seat 1' });
  expect(await sit.getByLabel('Chips').inputValue()).toBe('12.60');
  await sit.getByLabel('Chips').fill('4');
  await sit.getByRole('button', { name: 'Sit down' }).click();
  await sit
    .getByText(/^You left this table with \$12\.60: until .+ at least that much\.$/)
    .waitFor();
  await sit.getByLabel('Chips').fill('12.60');
  await sit.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('article', { name: 'Ann (you), $12.60' }).waitFor();

  await ann.button('Sound and display').click();
  await page.getByLabel('Stacks in big blinds').check();
  await closeMenu(ann);
  const stack = page.getByRole('article', { name: 'Ann (you), $12.60' }).getByTitle('$12.60');
  expect(await stack.innerText()).toBe('126 BB');
});
