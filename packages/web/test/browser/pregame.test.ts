/** Before a game: a new table, bots at once, the tables one was at, and how it all looks. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

test('a game whose deck serves fewer takes seats away and says so; nine bots play at once', async () => {
  const ann = await world.guest();
  const { page } = ann;
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  const create = page.getByRole('region', { name: 'New table' });
  const seats = create.getByRole('group', { name: 'Seats' });
  await create.getByLabel('Game', { exact: true }).selectOption('omaha6');
  await seats.getByText('at most 7 players in this game, so the table has 7 seats').waitFor();
  expect(await seats.getByRole('radio', { checked: true }).inputValue()).toBe('7');
  // What the host chose comes back with a game that allows it.
  await create.getByLabel('Game', { exact: true }).selectOption('holdem');
  expect(await seats.getByRole('radio', { checked: true }).inputValue()).toBe('9');
  await create.getByLabel('Game', { exact: true }).selectOption('omaha6');
  await ann.button('Create the table').click();
  await ann.until('a table of seven', ({ settings }) => settings.poker.seatCount === 7);

  // Later: a game that leaves seats empty is not refused either.
  const second = await ann.http.createTable({ poker: { seatCount: 9, bigBlind: 10 } });
  await ann.http.sit(second, 'Ann', 1000, 9);
  await ann.open(second);
  await ann.openTab('Settings');
  await page.getByLabel('Game', { exact: true }).selectOption('omaha6');
  await page.getByText('at most 7 players in this game: 2 seats stay empty').waitFor();
  await ann.button('Save the settings').click();
  await ann.until('six cards each', ({ settings }) => settings.poker.game === 'omaha6');
  expect(ann.view.settings.poker.seatCount).toBe(9);

  await page.goto('/');
  const bots = page.getByRole('region', { name: 'Play at once' });
  await bots.getByRole('radio', { name: '9' }).check();
  await bots.getByLabel('Game').selectOption('omaha6');
  // As many as the deck serves beside me.
  expect(await bots.getByRole('radio', { name: '7' }).count()).toBe(0);
  await bots.getByLabel('Game').selectOption('omaha8');
  await bots.getByRole('radio', { name: 'Easy' }).check();
  await ann.button('Play against bots').click();
  await ann.until(
    'ten are dealt in',
    ({ hand, settings }) => hand?.view.players.length === 10 && settings.poker.game === 'omaha8',
  );

  // The tables one was at stand above the fold, at a desk and on a phone.
  await page.goto('/');
  const tables = page.getByRole('region', { name: 'Your tables' });
  await tables.getByText('Practice table').first().waitFor();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const box = await tables.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(size.height);
  }
});
