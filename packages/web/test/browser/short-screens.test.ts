/**
 * One table, walked through a hand on every screen: seats, cards, pots, bets and actions are all there,
 * none over another, and the felt is as large at every moment as at the one before.
 */

import type { WireAction } from '@sidepot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feltBox, outOfPlace, overlaps } from './boxes.js';
import type { Guest } from './guest.js';
import type { Player } from './player.js';
import { rig } from './rigged.js';
import { nameOf, SCREENS, showOn } from './screens.js';
import { openWorld, type World } from './world.js';

const SEATS = 10;
const SHOTS = process.env['SCREEN_SHOTS'];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());

/** What is wrong at this moment, on any screen. */
async function look({ page }: Guest, moment: string, felt: Map<string, string>) {
  const wrong: string[] = [];
  for (const screen of SCREENS) {
    const name = nameOf(screen);
    await showOn(page, screen);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}-${moment}.png` });
    const found = [...(await overlaps(page)), ...(await outOfPlace(page))];
    const box = await feltBox(page);
    const before = felt.get(name) ?? box;
    felt.set(name, before);
    if (box !== before) found.push(`the felt was ${before} and is ${box}`);
    if (found.length > 0) wrong.push(`${name}: ${found.join(' | ')}`);
  }
  expect.soft(wrong, moment).toEqual([]);
}

test('a hand is played on every screen, and the felt keeps its size', async () => {
  const ann = await world.guest({ size: 'phone', isCalm: true });
  const others = await Promise.all(Array.from({ length: SEATS - 1 }, () => world.player()));
  const people: readonly Player[] = [ann.http, ...others];
  const table = await ann.http.createTable({
    poker: { seatCount: SEATS },
    room: {
      ...{ actionClock: 90_000, rabbitHunt: true },
      timeBank: { start: 60_000, refill: 0, most: 60_000 },
    },
  });
  const felt = new Map<string, string>();
  for (const [i, player] of people.entries()) {
    await player.sit(table, i === 0 ? 'Ann' : `Player ${i + 1}`, 1000 - 10 * i, i + 1);
  }
  await ann.open(table);
  await ann.button('Start the game').waitFor();
  await look(ann, 'waiting', felt);

  /** The others do as they are told until it is the turn of that seat. */
  const playTo = async (last: number, how: (seat: number) => WireAction): Promise<void> => {
    for (;;) {
      const { hand } = await ann.http.view(table);
      const turn = hand?.view.turn;
      if (turn?.kind !== 'act' || turn.seat === last) return;
      await people[turn.seat - 1]?.act(table, how(turn.seat));
    }
  };
  // Ann has the big blind: all others come before her.
  rig('', 8);
  await ann.http.do(table, { type: 'startGame' });
  await ann.page.getByLabel('Check / fold').waitFor();
  await look(ann, 'nothing to pay yet', felt);
  await playTo(8, (seat) => (seat === 3 ? { type: 'raise', to: 40 } : { type: 'call' }));
  await ann.page.getByRole('group', { name: 'When it is your turn' }).waitFor();
  await look(ann, 'not my turn', felt);

  await playTo(1, () => ({ type: 'call' }));
  await ann.turn();
  await look(ann, 'my turn', felt);

  await ann.counted(() => ann.button(/^Call/).click());
  await playTo(1, (seat) => ({ type: seat === 2 ? 'call' : 'check' }));
  await ann.turn();
  await ann.button(/^Fold/).click();
  await ann.button('Fold anyway').waitFor();
  await look(ann, 'a free fold', felt);

  await ann.page.keyboard.press('Escape');
  await ann.button('Pot').click();
  await ann.counted(() => ann.button(/^Bet \d/).click());
  await ann.page.locator('[data-bet="1"]').waitFor();
  await look(ann, 'my bet', felt);

  await playTo(1, () => ({ type: 'fold' }));
  await ann.button('Show both').waitFor();
  await ann.button('Rabbit hunt').waitFor();
  await look(ann, 'after the hand', felt);

  // With all there is to press between hands the felt may be smaller; nothing lies over anything.
  await ann.http.do(table, { type: 'pause' });
  await ann.button('Go on').waitFor();
  await look(ann, 'paused, with cards to show', new Map());
  await ann.button('Go on').click();
  await ann.button('Go on').waitFor({ state: 'detached' });
  await ann.button('Show both').waitFor();

  // Showing one card leaves the button of the other where it is.
  const second = ann.page
    .getByRole('region', { name: 'After the hand' })
    .getByRole('button')
    .nth(1);
  const before = await second.boundingBox();
  await ann
    .button(/^Show /)
    .first()
    .click();
  await ann.button('Show both').waitFor({ state: 'hidden' });
  expect(await ann.button(/^Show /).boundingBox()).toEqual(before);

  await ann.http.do(table, { type: 'pause' });
  await ann.page.getByText('paused').first().waitFor();
  await look(ann, 'paused', felt);
  for (const { width, height, felt: least } of SCREENS) {
    const [, , w = 0, h = 0] = (felt.get(`${width}×${height}`) ?? '').split(' ').map(Number);
    expect([w >= least[0], h >= least[1]], `${width}×${height}: ${w} ${h}`).toEqual([true, true]);
  }
});
