/** The felt alone, in every state: all of it has its place, on every screen. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feltPage } from '../felt/felt-page.js';
import { FULL_STATES } from '../felt/full-states.js';
import { GAME_STATES } from '../felt/game-states.js';
import { STATES } from '../felt/states.js';
import { TOLD_STATES } from '../felt/told-states.js';
import { covered, overlaps, spilled } from './boxes.js';
import { nameOf, SCREENS, showFelt } from './screens.js';
import { sharedBrowser } from './world.js';

const ALL = [...STATES, ...FULL_STATES, ...GAME_STATES, ...TOLD_STATES];

let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  const [browser, html] = await Promise.all([sharedBrowser(), feltPage()]);
  const viewport = { width: 1440, height: 900 };
  page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.setContent(html);
  await page
    .locator('[data-state] [data-shape]')
    .nth(ALL.length - 1)
    .waitFor();
});
afterAll(() => page?.context().close());

test('twenty states and more are drawn by a view alone', () => {
  expect(STATES.length).toBeGreaterThanOrEqual(20);
  expect(errors).toEqual([]);
});

test('the last seconds of a clock are digits, in place of the last action', async () => {
  const state = page.locator('[data-state="a clock that runs, one of a bank, one that stands"]');
  expect(await state.locator('[data-seconds]').allTextContents()).toEqual(['5']);
  await expect
    .poll(() => state.locator('[data-seat="5"]').getByText('Raise').isVisible())
    .toBe(false);
});

test('a bomb pot is announced', async () => {
  const state = page.locator('[data-state="a bomb pot on two boards"]');
  expect(await state.locator('[data-bomb]').textContent()).toBe('Bomb pot: everybody put in 50');
});

test('“Waiting for cards…” does not flash: it comes when cards do not', async () => {
  const note = page.locator('[data-state="all-in with three side pots"] [data-notes] p');
  const { animationDelay, animationFillMode } = await note.evaluate((one) => getComputedStyle(one));
  expect([animationDelay, animationFillMode]).toEqual(['0.9s', 'backwards']);
});

describe.each(SCREENS.map((screen) => [nameOf(screen), screen] as const))('%s', (name, screen) => {
  test('nothing lies over anything, in any state, with 2, 6 and 10 seats and six pots', async () => {
    await showFelt(page, screen.width, screen.height);
    // FELT_SHOTS names a folder for pictures, for who wants to look.
    const shots = process.env['FELT_SHOTS'];
    const wrong: Record<string, readonly string[]> = {};
    for (const [i, { name: state }] of ALL.entries()) {
      const place = `[data-state="${state}"]`;
      const path = `${shots}/${name}-${String(i + 1).padStart(2, '0')}.png`;
      if (shots !== undefined) await page.locator(place).screenshot({ path });
      const stage = `${place} [data-shape]`;
      const found = [
        ...(await overlaps(page, stage)),
        ...(await spilled(page, stage)),
        ...(await covered(page, stage)),
      ];
      if (found.length > 0) wrong[state] = found;
    }
    expect(wrong).toEqual({});
  });

  test('every rank of somebody’s seven cards can be read', async () => {
    const covered = await page
      .locator('[data-state$="seven cards of each"] [data-seat]:not([data-seat="1"]) [data-cards]')
      .evaluateAll((fans) =>
        fans.flatMap((fan) => {
          const drawn = [...fan.querySelectorAll('[data-card]')];
          return drawn.slice(0, -1).flatMap((card, i) => {
            const rank = card.querySelector('text')?.getBoundingClientRect();
            const next = drawn[i + 1]?.getBoundingClientRect();
            const over = (rank?.right ?? 0) - (next?.left ?? 0);
            return over > 1 ? [`${rank?.width} by ${over}`] : [];
          });
        }),
      );
    expect(covered).toEqual([]);
  });
});
