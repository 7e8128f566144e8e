/** A tournament from the first level to the prizes, as the winner and the first one out see it. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, axeInBoth } from './axe.js';
import { outOfPlace } from './boxes.js';
import { type Guest, SIZES } from './guest.js';
import { shove } from './party.js';
import type { Player } from './player.js';
import { rig } from './rigged.js';
import { nameOf, SCREENS, showOn } from './screens.js';
import { openWorld, type World } from './world.js';

const LEVELS = [
  { smallBlind: 10, bigBlind: 20, duration: 1 },
  { smallBlind: 20, bigBlind: 40, duration: 1 },
  { smallBlind: 100, bigBlind: 200, duration: 5 },
];
const TOURNAMENT = {
  startingStack: 1000,
  buyIn: 100,
  clock: 'hands',
  levels: LEVELS,
  payouts: [70, 30],
} as const;

const MINUTE = 60_000;
/** By time, with all that a tournament can have. */
const BY_TIME = {
  clock: 'time',
  ...{ startingStack: 2000, buyIn: 50, fee: 5, payouts: [70, 30] },
  ...{ lateEntryLevel: 2, reEntries: 1 },
  levels: [
    { smallBlind: 10, bigBlind: 20, duration: 10 * MINUTE },
    { smallBlind: 20, bigBlind: 40, duration: 10 * MINUTE, breakAfter: 5 * MINUTE },
    ...[1, 2, 4, 8, 16, 32, 64, 128].map((times) => ({
      ...{ smallBlind: 50 * times, bigBlind: 100 * times, ante: 10 * times },
      duration: 8 * MINUTE,
    })),
  ],
} as const;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const turnOf = (guest: Guest, hand: number, seat: number): Promise<unknown> =>
  guest.until(`seat ${seat} in hand ${hand}`, (view) => {
    const turn = view.hand?.view.turn;
    return view.hand?.number === hand && turn?.kind === 'act' && turn.seat === seat;
  });

const says = ({ page }: Guest, words: string): Promise<void> =>
  page.locator('main').getByText(words, { exact: true }).waitFor();

async function expectAccessible(guests: readonly Guest[], screen: string): Promise<void> {
  for (const { page } of guests) expect(await axeInBoth(page), screen).toEqual([]);
}

/** What it costs and pays and how it goes on, with the button in reach however long that is. */
async function readBeforeSitting(guest: Guest, host: Player): Promise<void> {
  const table = await host.createTable({
    poker: { mode: 'tournament', seatCount: 6, tournament: BY_TIME },
  });
  await host.do(table, { type: 'join', name: 'Cid' });
  await host.do(table, { type: 'requestSeat', seat: 1 });
  await guest.open(table);
  await guest.button('Take seat 2').tap();
  const sit = guest.page.getByRole('dialog', { name: 'Take seat 2' });
  await sit.getByRole('row', { name: '10 6,400/12,800 1,280 to the end' }).waitFor();
  const facts = await sit.locator('dl > div').allInnerTexts();
  expect(facts.map((fact) => fact.replace(/\s*\n\s*/, ': '))).toEqual([
    'Buy-in: 50 + 5',
    'Starting stack: 2,000',
    'Entries: 1',
    'Prize pool: 50',
    'Late entry: Until level 2 ends',
    'Re-entries: Up to 1 each, as long as one may enter',
    'Next break: After level 2, 5 min',
  ]);
  for (const row of [
    '1st 70 % 35',
    '2nd 30 % 15',
    '1 now 10/20 – 10 min',
    '2 20/40 – 10 min Break, 5 min',
    '3 50/100 10 8 min',
  ]) {
    expect(await sit.getByRole('row', { name: row }).count(), row).toBe(1);
  }
  const send = await sit.getByRole('button', { name: 'Sit down' }).boundingBox();
  expect((send?.y ?? 9999) + (send?.height ?? 0)).toBeLessThanOrEqual(SIZES.phone.height);
  await expectAccessible([guest], 'sitting down');
}

test('a tournament is played from the first level to the prizes', async () => {
  const [ann, bob, cid] = [
    await world.guest({ isCalm: true }),
    await world.guest({ size: 'phone', isCalm: true }),
    await world.player(),
  ];
  await readBeforeSitting(bob, cid);
  const table = await ann.http.createTable({
    poker: { mode: 'tournament', seatCount: 6, tournament: TOURNAMENT },
    room: { handPause: 1500, runOut: 'none' },
  });
  for (const [seat, player] of [ann.http, bob.http, cid].entries()) {
    await player.post('/api/identity', {});
    await player.do(table, { type: 'join', name: ['Ann', 'Bob', 'Cid'][seat] ?? '' });
    await player.do(table, { type: 'requestSeat', seat: seat + 1 });
  }
  await ann.open(table);
  await bob.open(table);
  const bar = ann.page.getByRole('banner');
  await bar.getByText('10/20 · Level 1 · up to 20/40 in 1 hand').waitFor();

  // All about it, also for who sits down later: what it costs and pays, the levels, who stands where.
  await bar.getByRole('button', { name: /Level 1/ }).click();
  const about = ann.page.getByRole('dialog', { name: 'Tournament' });
  await about.getByText('Before the start only').waitFor();
  await about.getByRole('row', { name: '1st 70 % 210' }).waitFor();
  await about.getByRole('row', { name: /3 .*100\/200/ }).waitFor();
  await about.getByRole('row', { name: /Ann you 1,000/ }).waitFor();
  expect(await axe(ann.page)).toEqual([]);
  await ann.page.keyboard.press('Escape');

  // Bob has the button: everybody folds to Ann's big blind.
  rig('2c 7d Ac Ad Kc Kd', 1);
  await ann.button('Start the game').click();
  await turnOf(ann, 1, 2);
  await bob.turn();
  await expectAccessible([ann, bob], 'playing');
  rig('Ac Ad Kc Kd 2c 7d 3h 8s 9d Jh 4s');
  await bob.counted(() => bob.button(/^Fold/).tap());
  await ann.counted(() => cid.act(table, { type: 'fold' }));

  // The blinds are up. Bob goes out against Ann's aces; Cid stays out of it.
  await turnOf(ann, 2, 3);
  await bar.locator('[data-level="2"]').getByText('20/40', { exact: true }).waitFor();
  await ann.counted(() => cid.act(table, { type: 'fold' }));
  await ann.turn();
  await ann.counted(() => shove(ann));
  await bob.turn();
  rig('2c 7d Ac Ad 3h 8s 9d Jh 4s');
  await bob.counted(() => bob.button(/^Call/).tap());
  await ann.http.do(table, { type: 'pause' });
  await says(bob, 'You are out in 3rd place.');
  expect(await bob.button(/^Take seat/).count()).toBe(0);
  // Bob's hand is still looked at, and Bob is still in that seat.
  const bobsSeat = ann.page.locator('article[data-seat="2"]');
  await bobsSeat.getByText('Out, 3rd').waitFor();
  await expect.poll(() => bobsSeat.locator('[data-card]').count()).toBe(2);
  const log = ann.page.getByRole('list', { name: 'Log' });
  await log.getByText('Bob is out in 3rd place').waitFor();

  await expectAccessible([ann, bob], 'busted');

  await ann.http.do(table, { type: 'resume' });
  await turnOf(ann, 3, 1);
  await ann.turn();
  await expect.poll(() => ann.page.locator('article[data-seat]').count()).toBe(2);
  await ann.counted(() => shove(ann));
  await ann.counted(() => cid.act(table, { type: 'call' }));
  for (const guest of [ann, bob]) await says(guest, 'Ann wins the tournament');
  await says(ann, 'You win the tournament, and 210.');
  await says(bob, 'You came 3rd of 3.');
  await expectAccessible([ann, bob], 'the end');
  const places = (guest: Guest): Promise<readonly string[]> =>
    guest.page.getByRole('list', { name: 'Places' }).getByRole('listitem').allInnerTexts();
  await expect.poll(() => places(ann)).toEqual(['1st Ann 210', '2nd Cid 90']);
  await expect.poll(() => places(bob)).toEqual(['1st Ann 210', '2nd Cid 90', '3rd Bob']);
  await log.getByText('Ann comes 1st and wins 210; Cid comes 2nd and wins 90').waitFor();

  await ann.button(/^Menu/).click();
  await ann.page.getByRole('tab', { name: 'Ledger' }).click();
  const nets = await ann.page.getByRole('dialog').locator('tbody tr').allInnerTexts();
  expect(nets.map((row) => row.split('\t').at(-1))).toEqual(['+110', '−100', '−10']);
  await ann.page.getByRole('listitem', { name: 'Bob pays Ann 100' }).waitFor();
  await ann.page.getByRole('listitem', { name: 'Cid pays Ann 10' }).waitFor();
  await ann.page.keyboard.press('Escape');

  // All places, also those that pay nothing; then the same again, with one click each.
  await bar.getByRole('button', { name: /Level 3/ }).click();
  await about.getByRole('row', { name: /Bob Out, 3rd/ }).waitFor();
  await ann.page.keyboard.press('Escape');
  expect(await bob.button(/^Play again/).count()).toBe(0);
  await ann.button('Play again').click();
  await ann.until('the next table', ({ info }) => info.id !== table);
  // In sight of who has no seat any more, on the smallest phone too.
  await bob.button('Play again with everybody').waitFor();
  for (const screen of SCREENS.filter(({ width, height }) => width < 400 && height > 600)) {
    await showOn(bob.page, screen);
    const wrong = expect.poll(() => outOfPlace(bob.page), { message: nameOf(screen) });
    await wrong.toEqual([]);
  }
  await bob.button('Play again with everybody').tap();
  const { seats, settings } = await bob.until('both at the next table', (view) => {
    const names = view.seats.map(({ name }) => name);
    return view.info.id !== table && names.includes('Ann') && names.includes('Bob');
  });
  expect(seats.every(({ stack }) => stack === 1000)).toBe(true);
  expect(settings.poker.tournament).toMatchObject(TOURNAMENT);
});
