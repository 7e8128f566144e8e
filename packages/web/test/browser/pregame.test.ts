/** Before a game: a new table, bots at once, the tables one was at, and how it all looks. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rig } from './rigged.js';
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
  // Bots play on by themselves, and would be dealt the cards that the next tests choose.
  await ann.http.do(ann.view.info.id, { type: 'pause' });

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

test('the look is chosen by hand, kept and there before the first drawing; a straddle at the seat', async () => {
  const ann = await world.guest({ scheme: 'dark' });
  const { page } = ann;
  const table = await ann.http.createTable({
    poker: { game: 'omaha', limit: 'pot-limit', straddle: 'both' },
    room: { handPause: 500 },
  });
  await ann.http.sit(table, 'Ann', 1000, 1);
  const others = [await world.player(), await world.player()];
  for (const [i, player] of others.entries()) await player.sit(table, `P${i}`, 1000, i + 2);
  rig('2c 3c 4c 5c 2d 3d 4d 5d 9c As Th Ac', 0);
  await ann.http.do(table, { type: 'startGame' });
  await ann.open(table);
  const mine = page.locator('article[data-seat="1"] [data-card]');
  await mine.nth(3).waitFor();
  const colours = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--felt-1', '--diamonds', '--card-back', '--card-face'].map((name) =>
        style.getPropertyValue(name),
      );
    });
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [usual, dark] = [await colours(), await background()];
  const cardsOf = async (): Promise<readonly (string | null)[]> =>
    Promise.all((await mine.all()).map((card) => card.getAttribute('aria-label')));
  const dealt = await cardsOf();

  await ann.button('Sound and display').click();
  for (const [group, choice] of [
    ['Light or dark', 'Light'],
    ['Felt', 'Violet'],
    ['Suits', 'Two colours'],
    ['Cards', 'Ivory'],
    ['Card backs', 'Red'],
    ['My cards lie', 'By rank'],
  ] as const) {
    await page.getByRole('group', { name: group, exact: true }).getByLabel(choice).check();
  }
  await page.keyboard.press('Escape');
  const chosen = await colours();
  for (const [i, colour] of chosen.entries()) expect(colour).not.toBe(usual[i]);
  expect(await background()).not.toBe(dark);
  const sorted = await cardsOf();
  expect(sorted).not.toEqual(dealt);
  expect([...sorted].sort()).toEqual([...dealt].sort());
  // Only for the eye: the server deals and knows them as before.
  expect(ann.view.hand?.view.players.find(({ seat }) => seat === 1)?.cards).toHaveLength(4);

  // The attributes are there before any script of the page: nothing flashes.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  expect(await colours()).toEqual(chosen);
  expect(await background()).not.toBe(dark);
  await page.unroute('**/assets/*.js');

  // Said at the seat, done as soon as the seat may.
  await ann.open(table);
  const foldNext = async (seat: number): Promise<void> =>
    (seat === 1 ? ann.http : others[seat - 2])?.act(table, { type: 'fold' });
  for (;;) {
    const { hand } = await ann.until('a hand', (view) => view.hand !== null);
    const turn = hand?.view.turn;
    const mine = hand?.view.players.find(({ seat }) => seat === 1);
    if (turn?.kind !== 'act' || mine?.folded === true) break;
    await ann.counted(() => foldNext(turn.seat));
  }
  await ann.button('Straddle 20').click();
  expect(await ann.button('Straddle 20').getAttribute('aria-pressed')).toBe('true');
  for (;;) {
    const { hand } = await ann.until(
      'somebody is to act',
      (view) => view.hand?.view.turn.kind === 'act',
    );
    if (hand?.view.rules.straddles.some(({ seat }) => seat === 1)) break;
    const turn = hand?.view.turn;
    if (turn?.kind !== 'act') continue;
    await foldNext(turn.seat).catch(() => {});
    await ann.until('that was heard', (view) => view.hand?.view.turn !== turn);
  }
  expect(ann.view.hand?.view.players.find(({ seat }) => seat === 1)?.bet).toBe(20);
});

test('the 7-2 game pays who shows; a bomb pot on two boards is announced, drawn and paid by halves', async () => {
  const ann = await world.guest({ isCalm: true });
  const { page } = ann;
  const table = await ann.http.createTable({
    room: { bombPot: { every: 2, ante: 45, boards: 2 }, sevenDeuce: 20, handPause: 6000 },
  });
  await ann.http.sit(table, 'Ann', 1000, 1);
  const bob = await world.player();
  await bob.sit(table, 'Bob', 70, 2);
  // Heads-up Bob is dealt first; Ann has the button and a seven and a two.
  rig('Kh Ks 7h 2d', 0);
  await ann.open(table);
  await ann.http.do(table, { type: 'startGame' });
  await ann.turn();
  await ann.counted(() => ann.http.act(table, { type: 'raise', to: 30 }));
  // Bob is all-in by the ante of the next hand: deuces above, Ann's aces below.
  rig('Ah Ad 2h 2s 2c 7d 9h 3d 7s 9c Tc Ts 3s 4s');
  await bob.act(table, { type: 'fold' });
  await ann.until('nobody has shown', ({ hand }) => hand?.view.over === true);
  expect(ann.view.seats.map(({ stack }) => stack)).toEqual([1010, 60]);
  await ann.button('Show both').click();
  await page.getByText('7-2: Ann gets 20 from Bob (20)').first().waitFor();
  expect(ann.view.seats.map(({ stack }) => stack)).toEqual([1030, 40]);
  await page.getByText('Bomb pot on two boards: everybody antes 45').first().waitFor();
  await ann.until('it is over', ({ hand }) => hand?.number === 2 && hand.view.over);
  expect(ann.view.hand?.view.boards.map((board) => board.length)).toEqual([5, 5]);
  expect(ann.view.seats.map(({ stack }) => stack)).toEqual([1030, 40]);
  for (const name of ['Board 1 of 2', 'Board 2 of 2']) {
    await page.getByRole('region', { name }).locator('[data-card]').nth(4).waitFor();
  }
  await page
    .getByText(/Board 1/)
    .first()
    .waitFor();
  await page
    .getByText(/Board 2/)
    .first()
    .waitFor();
});
