/** The host's evening: a table, who may sit, a break, money, settings, a farewell. */

import { TOURNAMENT_PRESETS } from '@sidepot/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe } from './axe.js';
import type { Guest } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

async function closeMenu({ page }: Guest): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('the host makes a table and runs it', async () => {
  const [ann, zoe] = [await world.guest(), await world.guest()];
  await ann.page.goto('/');
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.button('Create the table').click();
  await ann.page.locator('article', { hasText: 'Ann' }).waitFor();
  await expect
    .poll(() => ann.page.getByText('Only this computer can open the link').count())
    .toBe(1);

  // A part that cannot be fetched breaks nothing: the page is loaded anew. It may be asked for twice,
  // ahead of time and then for good.
  const part = '**/assets/TableMenu-*.js';
  await ann.page.route(part, (route) => route.abort());
  const anew = ann.page.waitForEvent('load');
  await ann.button(/^Menu/).click();
  await anew;
  await ann.page.unroute(part);
  await ann.page.locator('article', { hasText: 'Ann' }).waitFor();
  await ann.openTab('Settings');
  await ann.page.getByRole('switch', { name: 'I approve who sits down' }).click();
  await ann.button('Save the settings').click();
  await ann.until(
    'seats need approval',
    ({ settings, nextSettings }) => (nextSettings ?? settings).room.seatApproval,
  );
  await closeMenu(ann);

  await zoe.page.goto(ann.page.url());
  await zoe.button('Take seat 2').click();
  const sit = zoe.page.getByRole('dialog', { name: 'Take seat 2' });
  // What is played, for how much, and with how many chips.
  await sit.getByText('No limit Hold’em').waitFor();
  await sit.getByText('5/10', { exact: true }).waitFor();
  await sit.getByText(/^[\d,]+ to [\d,]+$/).waitFor();
  await sit.getByLabel('Your name').fill('Zoe');
  await sit.getByLabel('Chips').fill('0');
  await sit.getByRole('button', { name: 'Ask the host for the seat' }).click();
  await sit.getByText('Choose from 400 to 1,000.').waitFor();
  await sit.getByLabel('Chips').fill('5');
  await sit.getByRole('button', { name: 'Ask the host for the seat' }).click();
  await sit.getByRole('alert').waitFor();
  await sit.getByLabel('Chips').fill('800');
  await sit.getByRole('button', { name: 'Ask the host for the seat' }).click();
  await zoe.page.getByText('The host has your request').waitFor();

  await ann.page.getByText('Zoe asks for a seat with 800').waitFor();
  await ann.button('Let in').click();
  await zoe.page.locator('article', { hasText: 'Zoe' }).waitFor();
  await ann.button('Start the game').click();
  await zoe.until('a hand', ({ hand }) => hand !== null);

  await ann.openTab('Host');
  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pause/ })
    .click();
  await zoe.page.getByText('The host paused the game.').filter({ visible: true }).first().waitFor();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
  await zoe.page.getByText('The host paused the game.').first().waitFor({ state: 'detached' });

  await ann.openTab('Ledger');
  await ann.page.getByLabel('Player').selectOption({ label: 'Zoe' });
  await ann.button('Correct').click();
  await ann.page.getByText('Say why: everybody reads it.').waitFor();
  await ann.page.getByLabel('Amount', { exact: true }).fill('-50');
  await ann.page.getByLabel('Reason', { exact: true }).fill('pizza');
  await ann.button('Correct').click();
  await ann.page.getByText('Zoe −50: pizza').waitFor();

  await ann.openTab('Host');
  await ann.button('Remove Zoe from the table').click();
  await ann.page.getByRole('alertdialog').getByLabel('Reason').fill('too late');
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  // In the middle of a hand Zoe plays it to its end.
  await ann.until('Zoe is to go', ({ seats }) =>
    seats.some(({ name, status }) => name === 'Zoe' && status === 'kicked'),
  );
  await closeMenu(ann);
  const acts = ann.view.hand?.view.turn;
  const actor = acts?.kind === 'act' && acts.seat === zoe.view.you.seat ? zoe : ann;
  await actor.button(/^Fold/).click();
  await zoe.page.getByText('The host removed you from this table.').waitFor();
  await zoe.page.getByText('“too late”').waitFor();
  expect(await zoe.page.getByLabel('Your name').inputValue()).toBe('Zoe');
  await ann.until('Zoe is gone', ({ seats }) => seats.every(({ name }) => name !== 'Zoe'));
});

test('a tournament is made by the rules that the host chooses', async () => {
  const ann = await world.guest({ size: 'phone', isCalm: true });
  const { page } = ann;
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  const rules = page.getByRole('group', { name: 'Rules' });
  expect(await rules.count()).toBe(0);
  await page.getByRole('radio', { name: 'Tournament' }).check();
  expect(await rules.getByRole('radio', { name: 'Ante first' }).isChecked()).toBe(true);
  await rules.getByText('pays the ante first').waitFor();
  await rules.getByRole('radio', { name: 'TDA 2024' }).check();
  await rules.getByText('pays the blind first').waitFor();
  // Levels of one's own: from the usual ones, changed, one removed, one added.
  await page.getByRole('radio', { name: 'Own' }).check();
  await page.getByLabel('Big, level 1', { exact: true }).fill('80');
  await page.getByLabel('Small, level 1', { exact: true }).fill('x');
  await ann.button('Create the table').click();
  // In sight, beside the cell that is wrong.
  const sentence = page.getByText('Every level needs whole numbers, and a length above 0.');
  await sentence.waitFor();
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(1);
  await page.getByLabel('Small, level 1', { exact: true }).and(page.locator(':focus')).waitFor();
  expect((await sentence.boundingBox())?.y).toBeGreaterThan(0);
  // What the server says of the bets of a level stands there, too.
  await page.getByLabel('Big, level 1', { exact: true }).fill('');
  await page.getByLabel('Small, level 1', { exact: true }).fill('0');
  await ann.button('Create the table').click();
  await page.getByText('Big blind: Must be above 0.').waitFor();
  await page.getByLabel('Big, level 1', { exact: true }).fill('80');
  await page.getByLabel('Small, level 1', { exact: true }).fill('40');
  await page.getByLabel('Break, level 1', { exact: true }).fill('3');
  await ann.button('Remove level 2').click();
  await ann.button('Add a level').click();
  expect(await axe(page)).toEqual([]);
  await ann.button('Create the table').click();
  await page.locator('article', { hasText: 'Ann' }).waitFor();
  expect(ann.view.settings.poker).toMatchObject(TOURNAMENT_PRESETS['TDA 2024']);
  const levels = ann.view.settings.poker.tournament?.levels ?? [];
  expect(levels[0]).toMatchObject({ smallBlind: 40, bigBlind: 80, breakAfter: 180_000 });
  expect(levels.at(-1)?.bigBlind).toBe(2 * (levels.at(-2)?.bigBlind ?? 0));
});

describe('a bad link', () => {
  test.each(['/t/nosuchtable1', '/t/not%20a%20link'])('%s is said to be one', async (path) => {
    const ann = await world.guest();
    await ann.page.goto(path);
    await ann.page.getByText('There is no table at this link.').waitFor();
    await ann.button('To the lobby').click();
    await ann.button('Create the table').waitFor();
  });
});

test('a server that starts again goes on without a reload', async () => {
  const [ann, bob] = [await world.guest(), await world.player()];
  const table = await ann.http.createTable();
  await ann.http.sit(table, 'Ann', 1000, 1);
  await bob.sit(table, 'Bob', 1000, 2);
  await ann.http.do(table, { type: 'startGame' });
  await ann.open(table);
  // With every part of the page: one that the server takes away half loaded is another test's.
  await ann.page.waitForLoadState('networkidle');
  await ann.page.evaluate(() => Object.assign(window, { mark: 'not reloaded' }));
  const before = ann.view.hand?.view.turn;
  const lost = ann.page.getByText('Connection lost', { exact: false });

  await world.stopServer();
  await lost.waitFor();
  await world.startServer();
  await lost.waitFor({ state: 'detached' });

  expect(ann.view.hand?.view.turn).toEqual(before);
  if (before?.kind === 'act' && before.seat === 2) await bob.act(table, { type: 'call' });
  await ann.turn();
  await ann.counted(() => ann.page.keyboard.press('c'));
  expect(await ann.page.evaluate(() => (window as { mark?: string }).mark)).toBe('not reloaded');
});
