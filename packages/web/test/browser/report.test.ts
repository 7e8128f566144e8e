/** Statistics at the seats and the report of a session: while it is played, and shared afterwards. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.js';
import type { Guest } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const HANDS = 24;
const SHOTS = process.env['SCREEN_SHOTS'];

async function shoot({ page }: Guest, name: string): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

/** Ann calls what comes, against bots who wait for nothing. */
async function playEvening(ann: Guest, table: string): Promise<void> {
  for (;;) {
    const { hand, you, info } = await ann.http.view(table);
    if (info.hands > HANDS) return;
    const turn = hand?.view.turn;
    if (turn?.kind !== 'act' || turn.seat !== you.seat || hand?.view.over) continue;
    const { check, call } = turn.legal;
    const type = check ? 'check' : (call ?? 0) > 40 ? 'fold' : 'call';
    await ann.http.act(table, { type }).catch(() => {});
  }
}

test('numbers at the seats for who wants them, a report for all, and a page of it', async () => {
  const ann = await world.guest();
  const room = { handPause: 0, runOut: 'none', hud: 'all' } as const;
  const table = await ann.http.createTable({ room });
  await ann.http.sit(table, 'Ann', 1000, 1);
  for (let seat = 2; seat <= 5; seat++) {
    await ann.http.do(table, { type: 'addBot', seat, strength: 'medium' });
  }
  await ann.open(table);
  await ann.http.do(table, { type: 'startGame' });
  await playEvening(ann, table);
  await ann.http.do(table, { type: 'pause' });

  // Off until somebody wants it.
  expect(await ann.page.locator('[data-hud]').count()).toBe(0);
  await ann.button('Sound and display').click();
  await ann.page.getByRole('checkbox', { name: 'Statistics at the seats' }).check();
  await ann.page.keyboard.press('Escape');
  const mine = ann.page.locator('[data-hud="1"]');
  await mine.waitFor();
  const { hud } = ann.view;
  expect(await ann.page.locator('[data-hud]').count()).toBe(hud?.length);
  const line = hud?.find(({ player }) => player === ann.view.you.player);
  const [made, of] = line?.stats[0] ?? [0, 0];
  const told = await mine.locator('span').allInnerTexts();
  expect(told).toHaveLength(12);
  expect(told[0]).toBe(String(line?.hands));
  expect(told[1]).toContain(String(Math.round((100 * made) / of)));
  expect(told[1]).toContain(`${made}/${of}`);
  await shoot(ann, 'hud-desktop');
  expect(await axe(ann.page)).toEqual([]);
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await shoot(ann, 'hud-phone');

  // All of them, by position.
  await mine.click();
  const all = ann.page.getByRole('dialog', { name: 'Ann' });
  const row = all.getByRole('row', { name: /^voluntarily put in pot/i });
  await row.waitFor();
  expect(await row.innerText()).toContain(`${made}/${of}`);
  expect(await all.getByRole('columnheader', { name: 'BTN' }).count()).toBe(1);
  await shoot(ann, 'all-phone');
  await ann.page.keyboard.press('Escape');
  await ann.page.setViewportSize({ width: 1440, height: 900 });

  // The host's report has everybody.
  await ann.openTab('Report');
  const menu = ann.page.getByRole('dialog');
  await menu.getByRole('img', { name: 'Winnings' }).waitFor();
  const net = ann.view.ledger?.lines.find(({ name }) => name === 'Ann')?.net ?? 0;
  const facts = await menu.getByRole('region', { name: 'Session report' }).innerText();
  expect(facts.replaceAll(/[\s,]+/g, '')).toContain(
    `Net${net > 0 ? '+' : net < 0 ? '−' : ''}${Math.abs(net)}`,
  );
  expect(await menu.getByLabel('Player').locator('option').count()).toBe(5);
  await shoot(ann, 'report-desktop');
  await menu.getByRole('region', { name: 'Biggest pots' }).getByRole('button').first().click();
  await ann.page.getByRole('dialog').nth(1).waitFor();
  await ann.page.keyboard.press('Escape');
  await ann.page.keyboard.press('Escape');

  // When it is over, whoever may see the hands can open it.
  await ann.http.do(table, { type: 'resume' });
  await ann.http.do(table, { type: 'closeTable' });
  await ann.http.act(table, { type: 'fold' }).catch(() => {});
  await ann.until('it is closed', ({ info }) => info.status === 'closed');
  const guest = await world.guest({ size: 'phone' });
  await guest.page.goto(`/t/${table}/report`);
  await guest.page.getByRole('img', { name: 'Winnings' }).waitFor();
  await guest.page.getByText('The graph as a table').click();
  expect(await guest.page.getByRole('table').count()).toBe(3);
  await shoot(guest, 'report-phone');
  expect(await axe(guest.page)).toEqual([]);
  await guest.page.getByRole('region', { name: 'Most won' }).getByRole('button').first().click();
  await guest.page.waitForURL(/\/replayer#/);
  await guest.page.locator('[data-shape]').waitFor();
});
