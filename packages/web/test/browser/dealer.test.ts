/** Dealer mode in a browser: by taps, on a phone, offline, with every screen looked at. */

import {
  apply,
  applyTable,
  type Command,
  createTable,
  deck,
  finalPlaces,
  type HandState,
  randomBelow,
  seededRng,
  shuffle,
  startHand,
  type TableState,
} from '@sidepot/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FRESH_SETUP } from '../../src/dealer/model/index.js';
import { tableOptions } from '../../src/dealer/model/state/setup.js';
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

async function desk(hasWorker = false): Promise<DealerDesk> {
  const { page } = await world.guest({ size: 'phone', isCalm: true, hasWorker });
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
  const startedAt = Date.now();
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
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  await page.getByRole('button', { name: 'Why?' }).last().click();
  await page.getByText('7,300 × 4').first().waitFor();
  await page.keyboard.press('Escape');
  await at.press('For the floor');
  const link = await page
    .getByRole('link', { name: 'Open in the calculator' })
    .getAttribute('href');
  await page.keyboard.press('Escape');
  await at.press('Side pot 1 pushed');
  await at.is('result');
  expect(await at.stacks()).toEqual({
    ...{ 1: 0, 2: 28_500, 3: 28_000, 4: 27_000, 5: 34_200, 6: 15_600 },
  });
  await page.goto(link ?? '');
  await page.getByText('34,200').first().waitFor();
});

/** A campaign plays so many hands at least (`SIDEPOT_DEALER_HANDS=60`); without it, it is over soon. */
const HANDS = Number(process.env['SIDEPOT_DEALER_HANDS'] ?? 0);

test(
  'a tournament of nine by taps: reload, offline and undo change nothing, and all is as on the table engine',
  async () => {
    const at = await desk(true);
    const { page } = at;
    const rng = seededRng(20);
    await page.goto('/dealer');
    await at.press('All');
    await page.getByLabel('Buy-in').fill('110');
    const done = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      return result.value;
    };
    let table = done(createTable(tableOptions({ ...FRESH_SETUP, buyIn: 110 })));
    const ask = (command: Parameters<typeof applyTable>[1]): void => {
      table = done(applyTable(table, command)).state;
    };
    for (let seat = 1; seat <= 9; seat++) ask({ type: 'sit', player: String(seat), seat });
    await at.press('Start the first hand');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => {
      const [name] = await caches.keys();
      return name !== undefined && (await (await caches.open(name)).keys()).length > 10;
    });
    await page.context().setOffline(true);

    for (let hands = 0; ; hands++) {
      ask({ type: 'startNextHand', level: 0, ...(hands === 0 && { button: 9 }) });
      const isWild = hands + 1 >= HANDS;
      const hidden = await playHand(at, table, isWild);
      if (hands % 4 === 1) await disturb(at);
      if ((await at.screen()) === 'showdown') {
        await tellWinners(at, hidden);
        await at.page.locator('[data-panel] button[aria-label$="pushed"]').first().click();
      }
      const stacks = Object.fromEntries(hidden.players.map((one) => [one.seat, one.stack]));
      ask({ type: 'finishHand', stacks });
      for (const [seat, stack] of Object.entries(await at.stacks())) {
        expect([hands, seat, stack]).toEqual([hands, seat, stacks[Number(seat)]]);
      }
      if (table.tournament?.places) break;
      await at.press('Next hand');
    }
    await at.is('over');
    const places = await page.locator('[data-place]').allInnerTexts();
    const wanted = [...finalPlaces(table)].sort((a, b) => a.place - b.place);
    expect(places.map((line) => line.split(/\s*\n\s*/).join(' '))).toEqual(
      wanted.map(({ player, place, prize }) =>
        [ordinal(place), `Seat ${player}`, ...(prize > 0 ? [prize.toLocaleString('en')] : [])].join(
          ' ',
        ),
      ),
    );

    async function playHand(at: DealerDesk, { hand: dealt }: TableState, isWild: boolean) {
      if (dealt === null) throw new Error('no hand');
      let hand = done(startHand({ ...dealt.config, deck: shuffle(deck(), rng) })).state;
      while (!hand.over) {
        const { turn } = hand;
        if (turn.kind === 'act') {
          const { command, row } = move(hand, isWild);
          hand = done(apply(hand, command)).state;
          if ('to' in command && command.to !== undefined) await at.type(command.to);
          await at.act(row);
        } else if (turn.kind === 'deal') {
          if ((await at.screen()) === 'hand') await at.press(/dealt/);
          hand = done(apply(hand, { type: 'deal' })).state;
        } else {
          hand = done(apply(hand, { type: turn.kind as 'showdown' | 'award' })).state;
        }
      }
      return hand;
    }

    function move(
      { turn }: HandState,
      isWild: boolean,
    ): { readonly command: Command; readonly row: 0 | 1 | 2 | 3 } {
      if (turn.kind !== 'act') throw new Error(turn.kind);
      const { seat, legal } = turn;
      const draw = randomBelow(rng, 10);
      const range = legal.bet ?? legal.raise;
      if (isWild && draw < 5 && legal.allIn !== null)
        return { command: { type: 'allIn', seat }, row: 3 };
      if (draw === 9 && range !== null) {
        return {
          command: { type: legal.bet === null ? 'raise' : 'bet', seat, to: range.min },
          row: 2,
        };
      }
      if (draw < 8 && !legal.check) return { command: { type: 'fold', seat }, row: 0 };
      return { command: { type: legal.check ? 'check' : 'call', seat }, row: 1 };
    }

    async function tellWinners(at: DealerDesk, hidden: HandState): Promise<void> {
      for (let pot = hidden.pots.length - 1; pot >= 0; pot--) {
        const { winners, eligiblePlayers } = hidden.pots[pot] ?? {};
        const live = hidden.players.filter(({ folded }) => !folded).map((one) => one.seat);
        if ((eligiblePlayers ?? []).filter((seat) => live.includes(seat)).length < 2) continue;
        for (const [i, seat] of (winners ?? []).entries()) {
          if (i > 0) await at.press('Tie: tap together');
          await at.seat(seat);
        }
      }
    }

    /** Back and forth, and the page anew without a network. */
    async function disturb(at: DealerDesk): Promise<void> {
      const before = await at.read();
      for (let i = 0; i < 3; i++) await at.press('Undo');
      for (let i = 0; i < 3; i++) await at.press('Redo');
      expect(await at.read()).toBe(before);
      await at.page.reload();
      await at.page.locator('[data-screen]').waitFor();
      expect(await at.read()).toBe(before);
    }
  },
  HANDS > 0 ? 600_000 : 120_000,
);

const ordinal = (place: number): string => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`;

const SCREENS = [PHONE, { width: 844, height: 390 }, { width: 820, height: 1180 }];

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
