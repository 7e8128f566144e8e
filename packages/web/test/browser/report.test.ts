/** Statistics at the seats and the report of a session: while it is played, and shared afterwards. */

import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.js';
import { overlaps } from './boxes.js';
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
async function playEvening(ann: Guest, table: string, hands = HANDS): Promise<void> {
  for (;;) {
    const { hand, you, info } = await ann.http.view(table);
    if (info.hands > hands) return;
    const turn = hand?.view.turn;
    if (turn?.kind !== 'act' || turn.seat !== you.seat || hand?.view.over) continue;
    const { check, call } = turn.legal;
    const type = check ? 'check' : (call ?? 0) > 40 ? 'fold' : 'call';
    await ann.http.act(table, { type }).catch(() => {});
  }
}

/** What lies over a seat, with or without numbers. */
const seatsOver = async ({ page }: Guest): Promise<readonly string[]> =>
  (await overlaps(page)).filter((pair) => pair.includes('seat'));

/** Numbers at a seat as they are read out. */
const saidAt = (seat: Locator): Promise<string> => seat.locator('.visually-hidden').innerText();

test('numbers at the seats for who wants them, a report for all, and a page of it', async () => {
  const ann = await world.guest();
  const room = { handPause: 0, runOut: 'none', hud: 'all', currency: 'EUR' } as const;
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
  const huds = ann.page.locator('[data-hud]');
  expect(await huds.count()).toBe(0);
  await ann.button('Sound and display').click();
  await ann.page.getByRole('checkbox', { name: 'Statistics at the seats' }).check();
  await ann.page.keyboard.press('Escape');
  const mine = ann.page.locator('[data-hud="1"]');
  await mine.waitFor();
  const { hud } = ann.view;
  expect(await huds.count()).toBe(hud?.length);
  const line = hud?.find(({ player }) => player === ann.view.you.player);
  const [made, of] = line?.stats[0] ?? [0, 0];
  const numbers = await mine.locator('[data-number]').allInnerTexts();
  expect(numbers).toHaveLength(12);
  expect(numbers.slice(0, 2)).toEqual([line?.hands, Math.round((100 * made) / of)].map(String));
  // Grey is what had fewer than 20 chances, and nothing else.
  const colours = await mine
    .locator('[data-number]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  const isFew = [line?.hands ?? 0, ...(line?.stats ?? []).map(([, chances]) => chances)].map(
    (chances) => chances < 20,
  );
  const grey = colours.filter((_, i) => isFew[i]);
  expect(new Set(grey).size).toBe(1);
  expect(colours.map((colour) => colour === grey[0])).toEqual(isFew);
  expect(await saidAt(mine)).toContain(`VPIP ${Math.round((100 * made) / of)} ${made}/${of}`);
  expect(await seatsOver(ann)).toEqual([]);
  expect(await axe(ann.page)).toEqual([]);
  await shoot(ann, 'hud-desktop');
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => mine.locator('[data-number]').count()).toBe(8);
  expect(await seatsOver(ann)).toEqual([]);
  await shoot(ann, 'hud-phone');

  // All of them, by position.
  await mine.click();
  const all = ann.page.getByRole('dialog', { name: 'Ann' });
  const row = all.getByRole('row', { name: /^Voluntarily put in pot/ });
  await row.waitFor();
  expect(await row.innerText()).toContain(`${made}/${of}`);
  expect(await all.getByRole('columnheader', { name: 'BTN' }).count()).toBe(1);
  await shoot(ann, 'all-phone');
  await ann.page.keyboard.press('Escape');

  // The tabs of the menu fit a small phone.
  await ann.page.setViewportSize({ width: 360, height: 740 });
  await ann.openTab('Report');
  const menu = ann.page.getByRole('dialog');
  const tabs = menu.getByRole('tablist');
  expect(await tabs.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  await shoot(ann, 'tabs-phone');
  await ann.page.setViewportSize({ width: 1440, height: 900 });

  // The host's report has everybody.
  const players = menu.getByRole('region', { name: 'Players' }).first();
  await players.waitFor();
  expect(await players.getByRole('row').count()).toBe(6);
  // Of so few hands it would say nothing.
  expect(await players.getByRole('columnheader', { name: 'bb/100' }).count()).toBe(0);
  // Beside the lines stand euros, as everywhere: 1,000 chips are 10 of them.
  const ticks = await menu.locator('svg[role=img] text').allInnerTexts();
  expect(ticks.some((tick) => /[KM]/.test(tick))).toBe(false);
  await shoot(ann, 'report-desktop');
  await players.getByRole('button', { name: 'Ann' }).click();
  await menu.getByRole('img', { name: /^Winnings/ }).waitFor();
  const net = ann.view.ledger?.lines.find(({ name }) => name === 'Ann')?.net ?? 0;
  const facts = await menu.getByRole('region', { name: 'Ann' }).innerText();
  expect(facts.replaceAll(/[\s,]+/g, '')).toContain(
    `Net${net > 0 ? '+' : net < 0 ? '−' : ''}€${(Math.abs(net) / 100).toFixed(2)}`,
  );
  await shoot(ann, 'report-player');
  // On paper all of it, with the table of the graph, and nothing of what lies behind.
  await ann.page.emulateMedia({ media: 'print' });
  await ann.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await menu.getByRole('table').count()).toBe(3);
  const paper = await menu.evaluate((drawer) => {
    const cut = [...drawer.querySelectorAll('*')].filter(
      (one) =>
        one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible',
    );
    return { cut: cut.map(({ className }) => String(className)), height: drawer.clientHeight };
  });
  expect(paper.cut).toEqual([]);
  expect(paper.height).toBeGreaterThan(900);
  expect(await ann.page.locator('[data-shape]').isVisible()).toBe(false);
  await ann.page.emulateMedia({ media: null });
  await menu.getByRole('region', { name: 'Most lost' }).getByRole('button').first().click();
  await ann.page.getByRole('dialog').nth(1).waitFor();
  await ann.page.keyboard.press('Escape');
  await ann.page.keyboard.press('Escape');

  // The host has them told no more: they go with the next hand.
  await ann.http.do(table, { type: 'changeSettings', settings: { room: { hud: 'off' } } });
  await ann.http.do(table, { type: 'resume' });
  await playEvening(ann, table, HANDS + 2);
  await huds.first().waitFor({ state: 'detached' });

  // When it is over, whoever may see the hands can open it.
  await ann.http.do(table, { type: 'closeTable' });
  await ann.http.act(table, { type: 'fold' }).catch(() => {});
  await ann.until('it is closed', ({ info }) => info.status === 'closed');
  const guest = await world.guest({ size: 'phone' });
  await guest.page.goto(`/t/${table}/report`);
  await guest.page.getByRole('img', { name: /^Everybody/ }).waitFor();
  await shoot(guest, 'page-phone');
  await guest.page.getByRole('combobox', { name: 'Player' }).selectOption({ label: 'Ann' });
  await guest.page.getByRole('img', { name: /^Winnings/ }).waitFor();
  await guest.page.getByText('As a table').click();
  await expect.poll(() => guest.page.getByRole('table').count()).toBe(3);
  expect(await axe(guest.page)).toEqual([]);
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shoot(guest, 'player-phone');
  await guest.page.getByRole('region', { name: 'Most won' }).getByRole('button').first().click();
  await guest.page.waitForURL(/\/replayer#/);
  await guest.page.locator('[data-shape]').waitFor();
  await guest.page.goBack();
  await guest.page.getByRole('region', { name: 'Most won' }).waitFor();
  await guest.page.goto('/t/nowhere-0001/report');
  await guest.page.getByRole('heading', { name: /^There is no table at this link/ }).waitFor();
});
