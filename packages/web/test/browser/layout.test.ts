/** A full table: nothing lies over anything else, and nothing moves while pots are paid. */

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { overlaps, placesOn, watchPlaces } from './boxes.js';
import type { Guest } from './guest.js';
import type { Player } from './player.js';
import { openWorld, type World } from './world.js';

const PATIENCE = { timeout: 20_000 };
const SEATS = 10;
/** The last three are all-in before the flop, each for less. */
const SHORT: Readonly<Record<number, number>> = { 8: 140, 9: 100, 10: 60 };
const BETTORS = [2, 3, 4, 5, 6, 7];
/** Who goes along to the end. */
const TO_THE_END = new Set([1, 2, 3]);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const expectClear = (guests: readonly Guest[], when: string): Promise<unknown> =>
  Promise.all(
    guests.map(({ page }) =>
      expect.poll(() => overlaps(page), { ...PATIENCE, message: when }).toEqual([]),
    ),
  );

describe('ten seats', () => {
  test('keep apart and keep their places, on a desk and on a phone', async () => {
    const desk = await world.guest({ isCalm: true });
    const phone = await world.guest({ size: 'phone', isCalm: true });
    const guests = [desk, phone];
    const others = await Promise.all(Array.from({ length: SEATS - 2 }, () => world.player()));
    const people: readonly Player[] = [desk.http, phone.http, ...others];
    const table = await desk.http.createTable({ poker: { seatCount: SEATS, runs: 2 } });
    for (const [i, player] of people.entries()) {
      await player.sit(table, `Player ${i + 1}`, SHORT[i + 1] ?? 1000, i + 1);
    }
    for (const guest of guests) await guest.open(table);
    await desk.http.do(table, { type: 'startGame' });

    const turn = async () => {
      const { hand } = await desk.http.view(table);
      return hand?.view.turn.kind === 'act' ? { ...hand.view.turn, hand: hand.view } : null;
    };
    // The short ones go all-in, the others call; on the flop they bet until each has chips in front.
    for (;;) {
      const now = await turn();
      const player = people[(now?.seat ?? 0) - 1];
      if (now === null || player === undefined) throw new Error('nobody has the turn');
      const { seat, legal, hand } = now;
      const isFlop = (hand.boards[0]?.length ?? 0) > 0;
      const bets = hand.players.filter(({ bet }) => bet > 0).map((one) => one.seat);
      if (isFlop && BETTORS.every((one) => bets.includes(one))) break;
      const isOpened = bets.length > 0;
      if (seat in SHORT) await player.act(table, { type: 'allIn' });
      else if (isFlop && seat !== 1 && !isOpened) await player.act(table, { type: 'bet', to: 120 });
      // Seat 1 comes before all have bet: they answer it too.
      else if (isFlop && seat === 1 && isOpened)
        await player.act(table, { type: 'raise', to: 240 });
      else await player.act(table, { type: legal.check ? 'check' : 'call' });
    }
    for (const { page } of guests) {
      for (const seat of BETTORS) await page.locator(`[data-bet="${seat}"]`).waitFor();
    }
    for (const { page } of guests) await page.locator('[data-pot="2"]').waitFor();
    await expectClear(guests, 'bets on the flop');

    for (let now = await turn(); now !== null; now = await turn()) {
      const player = people[now.seat - 1];
      if (now.seat === 1) await player?.act(table, { type: 'allIn' });
      else if (now.legal.check) await player?.act(table, { type: 'check' });
      else await player?.act(table, { type: TO_THE_END.has(now.seat) ? 'call' : 'fold' });
    }
    for (const seat of [1, 2, 3, 8, 9, 10]) {
      await people[seat - 1]?.do(table, { type: 'runs', runs: 2 });
    }
    // Waited for from now on, since each stands for a moment only.
    const awarded = (pot: number): Promise<unknown> => {
      const seen = Promise.all(
        guests.map(({ page }) => page.locator(`[data-award="${pot}"]`).waitFor()),
      );
      seen.catch(() => {});
      return seen;
    };
    const [first, last] = [awarded(3), awarded(0)];
    const boards = 'section[aria-label^="Board"]';
    for (const { page } of guests) {
      await page.locator(boards).nth(1).waitFor();
      await page.locator('[data-equity]').first().waitFor();
      await watchPlaces(page);
    }
    await expectClear(guests, 'chances');
    await first;
    await expectClear(guests, 'the first award');
    await last;
    for (const { page } of guests) expect(await placesOn(page)).toHaveLength(1);
  });
});

describe('a dialog', () => {
  test('says that it is my turn, and leads back to the table', async () => {
    const ann = await world.guest();
    const bob = await world.player();
    const table = await ann.http.createTable();
    await ann.http.sit(table, 'Ann', 1000, 1);
    await bob.sit(table, 'Bob', 1000, 2);
    await ann.open(table);
    await ann.http.do(table, { type: 'startGame' });
    const { hand } = await ann.until('a hand', (view) => view.hand !== null);
    if (hand?.view.turn.kind === 'act' && hand.view.turn.seat === 1) {
      await ann.turn();
      await ann.counted(() => ann.button(/^Call/).click());
    }
    await ann.button(/^Menu/).click();
    const menu = ann.page.getByRole('dialog');
    await menu.waitFor();
    expect(await menu.getByText(/^Your turn/).count()).toBe(0);
    for (;;) {
      const turn = (await bob.view(table)).hand?.view.turn;
      if (turn?.kind !== 'act' || turn.seat !== 2) break;
      await bob.act(table, { type: turn.legal.check ? 'check' : 'call' });
    }
    await menu
      .getByRole('status')
      .getByText(/^Your turn/)
      .waitFor();
    await menu.getByRole('button', { name: 'Back to the table' }).click();
    await menu.waitFor({ state: 'detached' });
    await ann.button(/^Check/).click();
  });
});
