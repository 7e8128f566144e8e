/** WCAG 2.2 AA on every screen: at a desk in light and dark, and on a phone. */

import type { TableView } from '@sidepot/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe, axeOfColour } from './axe.js';
import { type Guest, SIZES } from './guest.js';
import { gather, goAllIn } from './party.js';
import { openWorld, type World } from './world.js';

const LOOKS = [
  { name: 'desk, light', size: 'desktop', scheme: 'light' },
  { name: 'desk, dark', size: 'desktop', scheme: 'dark' },
  { name: 'phone, dark', size: 'phone', scheme: 'dark' },
] as const;
type OneLook = (typeof LOOKS)[number];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

async function checkAs(
  { page }: Guest,
  screen: string,
  look: OneLook,
  find: typeof axe = axe,
): Promise<void> {
  await page.setViewportSize(SIZES[look.size]);
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  expect(await find(page), `${screen}, ${look.name}`).toEqual([]);
}

async function check(guest: Guest, screen: string): Promise<void> {
  // The second differs from the first in its colours alone.
  for (const [i, look] of LOOKS.entries()) {
    await checkAs(guest, screen, look, i === 1 ? axeOfColour : axe);
  }
}

const isAwarded = (log: TableView['log'], pot: number): boolean =>
  log.some(({ of, event }) => of === 'hand' && event.type === 'awarded' && event.pot === pot);

test('axe finds nothing in the lobby', async () => {
  const ann = await world.guest({ isCalm: true });
  await ann.page.goto('/');
  await ann.button('Create the table').waitFor();
  await check(ann, 'lobby');
  await ann.page.getByText('More settings').click();
  await check(ann, 'lobby, all settings');
});

test('axe finds nothing at the table', async () => {
  const calm = { isCalm: true };
  const party = await gather(world, { ann: calm, bob: calm, cid: calm }, { runOut: 'normal' });
  const { table, ann, bob } = party;
  await check(ann, 'table, waiting, host');
  await checkAs(bob, 'table, waiting, guest', LOOKS[0]);
  await ann.button('Start the game').click();
  await ann.until('a hand', ({ hand }) => hand !== null);
  for (;;) {
    const turn = ann.view.hand?.view.turn;
    if (turn?.kind !== 'act' || turn.seat === 1) break;
    const type = turn.legal.check ? 'check' : 'call';
    const who = [ann.http, bob.http, party.cid.http, party.dee][turn.seat - 1];
    await ann.counted(async () => who?.act(table, { type }));
  }
  await ann.turn();
  await check(ann, 'table, my turn');
  await goAllIn(party);
  await ann.boardOf(3);
  await ann.page.locator('[data-equity]').first().waitFor();
  await check(ann, 'run-out');
  // Nobody is dealt in after this hand, so that its last award stays.
  for (const one of [bob.http, party.cid.http, party.dee]) await one.do(table, { type: 'sitOut' });
  for (const [i, look] of LOOKS.entries()) {
    const pot = 2 - i;
    await ann.until(`pot ${pot} is awarded`, ({ log }) => isAwarded(log, pot));
    // The host stops the table, so that the next award does not come while we look; on a busy machine
    // it may be there already.
    await ann.http.do(table, { type: 'pause' });
    await ann.page.locator('[data-award]').first().waitFor();
    await checkAs(ann, `award of pot ${pot}`, look);
    await ann.http.do(table, { type: 'resume' });
  }
  await ann.until('the hand is over', ({ hand }) => hand?.view.over === true);
  for (const tab of ['Host', 'You', 'Ledger', 'Hands', 'Settings']) {
    if ((await ann.page.getByRole('dialog').count()) === 0) await ann.button(/^Menu/).click();
    await ann.page.getByRole('tab', { name: tab }).click();
    if (tab === 'Hands') await ann.button(/Hand 1/).waitFor();
    await check(ann, `drawer, ${tab}`);
  }
  await ann.page.getByRole('tab', { name: 'Hands' }).click();
  await ann.button(/Hand 1/).click();
  await ann.button('To the end').click();
  await check(ann, 'replay');
});
