/** Issue 21, clubs: two tables of one host, who stands where, who pays whom, and years before. */

import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, axeInBoth } from './axe.js';
import { type Guest, SIZES } from './guest.js';
import type { Player } from './player.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const YEARS_BEFORE = [
  'date,night,place,player,paid,won',
  '2024-05-02,May,1,Róbert,20,40',
  '2024-05-02,May,2,Ann,20,0',
].join('\n');

/** A hand in which all give up to the last one, and the table is closed. */
async function playAndClose(table: string, players: readonly Player[]): Promise<void> {
  const [host] = players as [Player];
  await host.do(table, { type: 'startGame' });
  await host.do(table, { type: 'closeTable' });
  for (;;) {
    const { hand, seats, info } = await host.view(table);
    if (info.status === 'closed') return;
    const turn = hand?.view.turn;
    if (turn?.kind !== 'act') continue;
    const player = players[seats.findIndex(({ seat }) => seat === turn.seat)];
    await player?.act(table, { type: 'fold' });
  }
}

const cells = (guest: Guest, table: string): Promise<string[][]> =>
  guest.page
    .getByRole('region', { name: table, exact: true })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
      ),
    );

test('issue 21: a club from the first night to the years before', async () => {
  const ann = await world.guest({ isCalm: true });
  const { page } = ann;
  const [bob, cid] = [await world.player(), await world.player()];
  await ann.http.post('/api/identity', { name: 'Ann' });
  await page.goto('/');
  await ann.button('New club').click();
  await page.getByLabel('Name', { exact: true }).fill('Thursday club');
  expect(await axe(page)).toEqual([]);
  await ann.button('Make the club').click();
  await page.getByRole('heading', { name: 'Thursday club' }).waitFor();
  const club = new URL(page.url()).pathname;
  expect(await axeInBoth(page)).toEqual([]);

  // A table that belongs to it from the start.
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Club', exact: true }).selectOption('Thursday club');
  await ann.button('Create the table').click();
  await page.locator('[data-shape]').waitFor();
  const cash = new URL(page.url()).pathname.slice('/t/'.length);
  await ann.until('a seat', ({ you }) => you.seat !== null);
  await bob.sit(cash, 'Bob', 400);
  await playAndClose(cash, [ann.http, bob]);
  // The host takes a taxi from the winnings.
  const { you } = await ann.http.view(cash);
  const taxi = { type: 'adjustLedger', player: you.player, amount: -7, reason: 'taxi' } as const;
  await ann.http.do(cash, taxi);

  // And one that is added at the table.
  const event = await ann.http.createTable({
    name: 'Big one',
    poker: {
      mode: 'tournament',
      tournament: {
        ...{ buyIn: 100, startingStack: 1000, clock: 'hands', payouts: [100] },
        levels: [{ smallBlind: 10, bigBlind: 20, duration: 9 }],
      },
    } as never,
  });
  for (const [i, player] of [ann.http, bob, cid].entries()) {
    await player.post('/api/identity', {});
    await player.do(event, { type: 'join', name: ['Ann', 'Bob', 'Cid'][i] ?? '' });
    await player.do(event, { type: 'requestSeat', seat: i + 1 });
  }
  await ann.open(event);
  await ann.openTab('Host');
  await page.getByRole('combobox', { name: 'Club', exact: true }).selectOption('Thursday club');
  expect(await axe(page)).toEqual([]);
  await ann.button('Add this table').click();
  await page.getByText('This table belongs to Thursday club.').waitFor();
  await playAndClose(event, [ann.http, bob, cid]);

  await page.goto(club);
  await page.getByRole('heading', { name: 'Standings' }).waitFor();
  const nights = page.getByRole('region', { name: 'Nights', exact: true });
  expect(await nights.locator('details').count()).toBe(2);
  const standings = await cells(ann, 'Standings');
  expect(standings.map(([rank, , points, ...rest]) => [rank, points, rest])).toEqual([
    ['1', '17.32', ['1', '1']],
    ['2', '8.66', ['1', '0']],
    ['3', '5.77', ['1', '0']],
  ]);
  // What everybody won, the house's part with it, is nothing.
  const ledger = await cells(ann, 'Ledger');
  const amountIn = (text = ''): number => Number(text.replace('−', '-').replaceAll(',', ''));
  const nets = ledger.map((row) => amountIn(row.at(-2)));
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
  expect(ledger.at(-1)?.[0]).toBe('The house');
  expect(ledger.at(-1)?.at(-2)).toBe('+7');
  const owed = nets.filter((net) => net > 0).reduce((sum, net) => sum + net, 0);
  const payments = page.getByRole('region', { name: 'Who pays whom' }).getByRole('listitem');
  const paid = await payments.locator('> b').allTextContents();
  expect(paid.reduce((sum, text) => sum + amountIn(text), 0)).toBe(owed);

  // Years before; a file with a mistake says where, and nothing of it is taken.
  const file = page.getByLabel('Import a CSV file');
  const upload = (text: string, encoding: BufferEncoding = 'utf8') =>
    file.setInputFiles({
      ...{ name: 'years.csv', mimeType: 'text/csv', buffer: Buffer.from(text, encoding) },
    });
  await upload(YEARS_BEFORE.replace('20,40', '20,41'));
  await page.getByText(/^Line 2: the money of this night does not sum to zero/).waitFor();
  expect(await nights.locator('details').count()).toBe(2);
  // A spreadsheet on an old Windows has letters of its own.
  await upload(YEARS_BEFORE, 'latin1');
  await page.getByText('The nights are in the club.').waitFor();
  expect(await nights.locator('details').count()).toBe(3);
  expect((await cells(ann, 'Standings')).map(([, name]) => name)).toContain('Ann (2)');

  // Who is who.
  const merge = async (name: string, into: string): Promise<void> => {
    await ann.button(`Change ${name}`).click();
    await page.getByLabel('Is the same person as').selectOption(into);
    await ann.button('Join them').click();
    await page.getByText(`also ${name.replace(' (2)', '')}`, { exact: false }).waitFor();
    await page.locator(`button:focus[aria-label="Change ${into}"]`).waitFor();
  };
  await merge('Róbert', 'Bob');
  await merge('Ann (2)', 'Ann');
  const merged = await cells(ann, 'Standings');
  expect(merged).toHaveLength(3);
  expect(merged.find(([, name]) => name === 'Bob')?.[3]).toBe('2');
  await page.getByLabel('Season').selectOption('2024');
  await expect.poll(async () => (await cells(ann, 'Standings')).length).toBe(2);
  // Numbers of another season do not stand there as if they were of this one.
  await page.route('**/api/clubs/**', (route) => route.abort());
  await page.getByLabel('Season').selectOption('All years');
  await page.getByRole('alert').filter({ visible: true }).first().waitFor();
  await page.unroute('**/api/clubs/**');
  await page.getByLabel('Season').selectOption('2024');
  await expect.poll(() => page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
  await page.getByLabel('Season').selectOption('All years');
  await expect.poll(async () => (await cells(ann, 'Standings')).length).toBe(3);

  // A club without a name is none.
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await ann.button('Save').last().click();
  await page.getByText('Enter a name for the club.').waitFor();

  // Out again as a file.
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  const saved = readFileSync(await (await waiting).path(), 'utf8').split('\r\n');
  expect(saved[0]).toBe('date,night,place,player,paid,won,people,buy_in,currency');
  expect(saved[1]).toBe('2024-05-02T00:00:00.000Z,May,1,Bob,20,40,2,,');
  expect(saved.some((line) => line.includes('Big one'))).toBe(true);

  for (const night of await nights.locator('summary').all()) await night.click();
  await ann.button('Change Cid').click();
  expect(await axeInBoth(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  expect(await axe(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SIZES.phone.width);

  // Paper has nothing to press.
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button:visible, input:visible').count()).toBe(0);
  expect(await page.getByRole('table').count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: null });

  // Everybody has paid.
  await ann.button('Everybody has paid').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Everybody has paid' }).click();
  await page.getByText('Everybody is even.').waitFor();
});

test('issue 21: who has the link reads, and changes nothing', async () => {
  const host = await world.player();
  await host.post('/api/identity', { name: 'Ann' });
  const { url } = await host.post<{ url: string }>('/api/clubs', { name: 'Thursday club' });
  await host.post(`/api${url.replace('club', 'clubs')}/changes`, {
    ...{ type: 'import', csv: YEARS_BEFORE },
  });
  const eve = await world.guest({ size: 'phone', scheme: 'light', isCalm: true });
  await eve.page.goto(url);
  await eve.page.getByRole('heading', { name: 'Standings' }).waitFor();
  expect((await cells(eve, 'Standings'))[0]).toEqual(['1', 'Róbert', '14.14', '1', '1']);
  for (const name of ['Settings', 'Import a CSV file', /^Change/, 'Everybody has paid']) {
    expect(await eve.page.getByRole('button', { name }).count()).toBe(0);
  }
  expect(await axe(eve.page)).toEqual([]);
  await eve.page.goto('/club/nowhere-0001');
  await eve.page
    .getByText('There is no club at this link. Check that you copied all of it.')
    .waitFor();
});
