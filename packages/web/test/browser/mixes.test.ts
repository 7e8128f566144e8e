/** Dealer's choice, and a tournament of HORSE, on a phone: which game it is, who names it, what comes next. */

import { MIXES } from '@sidepot/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outOfPlace, overlaps } from './boxes.js';
import { type Guest, SIZES } from './guest.js';
import type { Player } from './player.js';
import { openWorld, type World } from './world.js';

type View = Guest['view'];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

async function expectInPlace(guest: Guest, when: string): Promise<void> {
  const wrong = [...(await overlaps(guest.page)), ...(await outOfPlace(guest.page))];
  expect.soft(wrong, when).toEqual([]);
}

/** To the end of the hand: whoever must bring it in does, and folds when they may. */
async function playOut(table: string, players: readonly [Player, Player]): Promise<void> {
  const handNow = async (): Promise<View['hand']> => (await players[0].view(table)).hand;
  const first = await handNow();
  for (let hand = first; hand?.number === first?.number; hand = await handNow()) {
    const turn = hand?.view.turn;
    if (turn?.kind === 'over') return;
    if (turn?.kind !== 'act') continue;
    const type = turn.legal.bringIn === null ? 'fold' : 'bringIn';
    await players[turn.seat - 1]?.act(table, { type });
  }
}

test('R154 dealer’s choice: a table is made in the form, a game is named and played', async () => {
  const [ann, bob] = [await world.guest({ size: 'phone', isCalm: true }), await world.player()];
  const { page } = ann;
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ann');
  const form = page.locator('form', {
    has: page.getByRole('button', { name: 'Create the table' }),
  });
  await form.getByLabel('Game', { exact: true }).selectOption({ label: 'Dealer’s choice' });
  // What each game costs begins with what follows from the blinds.
  await form.getByLabel('Each game its own stakes').check();
  await form.getByLabel('Bring-in, Razz').fill('4');
  await form.getByRole('button', { name: 'Create the table' }).click();
  await page.locator('[data-shape]').waitFor();
  const table = page.url().split('/t/')[1] ?? '';
  await bob.sit(table, 'Bob', 1000, 2);

  // The first who sits names the first game, before it starts.
  await page.getByLabel('Name the next game').selectOption({ label: 'Razz' });
  await expectInPlace(ann, 'naming a game');
  await ann.button('Play it').tap();
  await ann.until('named', ({ info }) => info.mix?.chosen === 2);
  await ann.button('Start the game').tap();
  await ann.until('razz', ({ hand }) => hand?.view.rules.game === 'razz');
  expect(ann.view.hand?.view.rules).toMatchObject({ bringIn: 4, ante: 2, smallBet: 10 });
  await page.locator('[data-game]').getByText('Razz', { exact: true }).waitFor();
  await expectInPlace(ann, 'razz');
  await playOut(table, [ann.http, bob]);
  await ann.until('over', ({ hand }) => hand?.view.over === true);
  // The next orbit is Bob's to name.
  expect(ann.view.info.mix).toMatchObject({ chooser: 2, chosen: null });
  expect(await page.getByLabel('Name the next game').count()).toBe(0);
});

test('R149 a tournament of HORSE: the game and its stakes change with the level', async () => {
  const [ann, bob] = [await world.guest({ size: 'phone', isCalm: true }), await world.player()];
  const players = [ann.http, bob] as const;
  const level = { smallBlind: 10, bigBlind: 20, duration: 1 };
  const table = await ann.http.createTable({
    poker: {
      ...{ mode: 'tournament', seatCount: 6, mix: { games: MIXES.horse, rotate: 'level' } },
      tournament: { startingStack: 1000, clock: 'hands', levels: Array(8).fill(level) },
    },
    room: { handPause: 0, runOut: 'none' },
  });
  for (const [i, player] of players.entries()) {
    await player.post('/api/identity', {});
    await player.do(table, { type: 'join', name: ['Ann', 'Bob'][i] ?? '' });
    await player.do(table, { type: 'requestSeat', seat: i + 1 });
  }
  await ann.open(table);
  const says = (now: string, next: string): Promise<void> =>
    ann.page.locator('[data-game]', { hasText: now }).getByText(`then ${next}`).waitFor();
  await ann.http.do(table, { type: 'startGame' });
  await says('Hold’em', 'Omaha Hi-Lo');
  await playOut(table, players);
  await says('Omaha Hi-Lo', 'Razz');
  await playOut(table, players);
  await says('Razz', 'Seven-card stud');
  expect(ann.view.hand?.view.rules).toMatchObject({ ante: 4, bringIn: 6, smallBet: 20 });
  await expectInPlace(ann, 'razz of a tournament');
  // On a larger screen the bar says it too.
  await ann.page.setViewportSize(SIZES.desktop);
  const bar = ann.page.getByRole('banner');
  await expect.poll(() => bar.innerText()).toContain('Fixed limit Razz');
  await bar.getByText('then Seven-card stud').waitFor();
});
