/** The replayer in a real browser: hands come in, are found, and are replayed step by step. */

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readLink } from '../../src/calculator/model/link.js';
import { readPlace } from '../../src/replayer/place.js';
import { ohhText, PHH, PHHS, POKERSTARS } from '../replayer-hands.js';
import { overlaps, spilled } from './boxes.js';
import type { Look } from './guest.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

async function arrive(look: Look = {}): Promise<Page> {
  const { page } = await world.guest({ isCalm: true, ...look });
  await page.goto('/replayer');
  await page.getByRole('heading', { name: 'Hand replayer' }).waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const step = (page: Page, now: number, of: number) =>
  page.getByText(`Step ${now} of ${of}`, { exact: true }).waitFor();
const stackOf = (page: Page, seat: number) =>
  page.locator(`[data-seat="${seat}"]`).getAttribute('aria-label');

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste hands').fill(text);
  await button(page, 'Open the text').click();
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** What a drag from the desktop would do. */
async function drop(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const data = await page.evaluateHandle((all) => {
    const carried = new DataTransfer();
    for (const [name, text] of Object.entries(all)) carried.items.add(new File([text], name));
    return carried;
  }, files);
  const target = page.locator('#root > div');
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await page.getByText('Drop to open').waitFor();
  await target.dispatchEvent('drop', { dataTransfer: data });
}

async function sample(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

describe.each(['desktop', 'phone'] as const)('on a %s', (size) => {
  test('a sample is one click away, with pots, chances and stacks at every step', async () => {
    const page = await arrive({ size });
    await sample(page, 'Two side pots');
    await step(page, 1, 23);
    expect(await stackOf(page, 1)).toBe('Ida, 1,450');
    await button(page, 'Flop').click();
    await step(page, 10, 23);
    expect(await stackOf(page, 1)).toBe('Ida, 0');
    await page.locator('[data-equity="4"]').waitFor();
    expect(await page.locator('[data-equity="4"]').getAttribute('aria-label')).toMatch(
      /\d% in .*main pot and \d+% in .*side pot 1/i,
    );
    // Who points at a pot sees who can win it.
    await page.locator('[data-pot="1"]').focus();
    await page.locator('[data-seat="3"][data-light="dim"]').waitFor();
    expect(await page.locator('[data-light="lit"]').count()).toBe(3);
    await page.locator('[data-pot="1"]').blur();
    await button(page, 'Showdown').click();
    await step(page, 17, 23);
    await button(page, 'To the end').click();
    await step(page, 23, 23);
    expect(await stackOf(page, 1)).toBe('Ida, 5,500');
    await button(page, /^Main pot.*Why\?$/).click();
    await page.getByRole('dialog', { name: 'Main pot: 3,700' }).waitFor();
  });

  test('autoplay goes to the end at the chosen speed, and Stop holds it', async () => {
    const page = await arrive({ size });
    await sample(page, 'A split with an odd chip');
    await button(page, 'River').click();
    await step(page, 14, 19);
    await page.getByLabel('Speed').selectOption('0.5×');
    await button(page, 'Play').click();
    await step(page, 15, 19);
    await button(page, 'Stop').click();
    await button(page, 'Play').waitFor();
    await page.getByLabel('Speed').selectOption('4×');
    await button(page, 'Play').click();
    await step(page, 19, 19);
    await button(page, 'Play').waitFor();
    await button(page, /Max wins 208, odd chip 1/).waitFor();
  });

  test('notes say where a record departs from the rulebook, and lead there', async () => {
    const page = await arrive({ size });
    await sample(page, 'A raise below the minimum');
    const notes = page.getByRole('region', { name: '2 notes' });
    await notes.getByRole('button', { name: /Lea acts, but it is Max’s turn/ }).click();
    await step(page, 7, 16);
    await notes.getByRole('button', { name: /Max raises to 40. The minimum is 50/ }).click();
    await step(page, 4, 16);
    await page.locator('[aria-current=step]', { hasText: 'Not by the rulebook' }).waitFor();
  });

  test('a link to a step leads there again', async () => {
    const page = await arrive({ size });
    await paste(page, POKERSTARS);
    await step(page, 1, 11);
    await button(page, 'Turn').click();
    await step(page, 7, 11);
    await button(page, 'One step on').click();
    await expect.poll(() => readPlace(new URL(page.url()).hash)?.step).toBe(7);
    await page.reload();
    await step(page, 8, 11);
    expect(await stackOf(page, 2)).toContain('Cat, $0.00');
  });
});

describe('hands come in', () => {
  test('by drop: the bad ones are listed with line and reason, the rest open', async () => {
    const page = await arrive();
    await drop(page, { 'night.phhs': PHHS });
    await page.getByText('2 hands', { exact: true }).waitFor();
    await page.getByText('2 hands could not be opened').click();
    const bad = page.locator('details li');
    await expect.poll(() => bad.allInnerTexts()).toHaveLength(2);
    expect((await bad.allInnerTexts()).map((words) => words.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Line 13 Hand 2 .*blinds_or_straddles: .*ten/i),
      'Line 20 Hand 3 300 is more than the 100 that are there (action 4).',
    ]);
    await page.locator('[role=option]').nth(1).click();
    await page.getByRole('heading', { name: 'Hand 4' }).waitFor();
  });

  test('several files at once, in several notations', async () => {
    const page = await arrive();
    await drop(page, { 'a.phh': PHH, 'b.txt': POKERSTARS, 'c.ohh': ohhText(), 'd.doc': 'hello' });
    await page.getByText('3 hands', { exact: true }).waitFor();
    await page.getByText('1 hand could not be opened').click();
    await page.getByText('d.doc, line 1').waitFor();
    await page
      .getByText(/looks like plain text; what can be read is PHH, Open Hand History/)
      .waitFor();
    expect(await page.locator('[role=option]').allInnerTexts()).toEqual([
      expect.stringContaining('Cat won'),
      expect.stringContaining('$8.05'),
      expect.stringContaining('Cat won'),
    ]);
  });

  test('by choice and by paste; what is no hand is said to be so', async () => {
    const page = await arrive();
    await button(page, 'Open the text').click();
    await page.getByText('Paste the text of a hand first.').waitFor();
    await paste(page, 'Dear Ann');
    await page.getByText('No hand could be opened.').waitFor();
    await page.getByText(/looks like plain text/).waitFor();
    await button(page, 'Open others').click();
    await choose(page, 'one.ohh', ohhText());
    await step(page, 1, 6);
    await page.getByRole('link', { name: 'Replayer' }).click();
    await page.getByRole('heading', { name: 'Hand replayer' }).waitFor();
    await choose(page, 'one.ohh', ohhText());
    await step(page, 1, 6);
    await page.goBack();
    await page.getByRole('heading', { name: 'Hand replayer' }).waitFor();
  });

  test('a file that a link leads to is asked for, and then opens there', async () => {
    const page = await arrive();
    await page.goto('/replayer#hand=4&step=3');
    await page.getByText('This link leads to hand 4, step 3 of a file.').waitFor();
    await choose(page, 'night.phhs', PHHS);
    await page.getByRole('heading', { name: 'Hand 4' }).waitFor();
    await step(page, 3, 6);
    await expect.poll(() => page.url()).toContain('#hand=4&step=3');
  });

  test('while nothing is sent to the server', async () => {
    const page = await arrive();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await choose(page, 'one.txt', POKERSTARS);
    await step(page, 1, 11);
    await button(page, 'Flop').click();
    await page.locator('[data-equity]').first().waitFor();
    // The workers are fetched, and nothing but files of the page.
    expect(sent.join('\n')).toMatch(/GET .*\/assets\/hands-worker/);
    expect(sent.filter((one) => !/^GET [^?#]+\.(?:js|css|svg)$/.test(one))).toEqual([]);
  });
});

test('a copied link carries the hand, although it is one of a file', async () => {
  const page = await arrive();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(page, 'night.phhs', PHHS);
  await page.locator('[role=option]').nth(1).click();
  await page.getByRole('heading', { name: 'Hand 4' }).waitFor();
  await button(page, 'One step on').click();
  await button(page, 'Copy link').click();
  await button(page, 'Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { page: other } = await world.guest({ isCalm: true });
  await other.goto(link);
  await step(other, 2, 6);
  expect(await stackOf(other, 3)).toBe('Cat (You), 70');
});

describe('the list', () => {
  test('filters by kind, size and name, and counts', async () => {
    const page = await arrive();
    await sample(page, 'All five');
    const options = page.locator('[role=option]');
    const shows = (words: string) => page.getByText(words, { exact: true }).waitFor();
    await shows('5 hands');
    await button(page, 'Side pots').click();
    await shows('2 of 5 hands');
    await button(page, 'All-in').click();
    await button(page, 'Split').click();
    await shows('1 of 5 hands');
    expect(await options.innerText()).toContain('$162.00');
    await button(page, 'Notes').click();
    await shows('No hand is like that.');
    await button(page, 'Clear').click();
    await page.getByLabel('Pot at least').fill('2,000');
    await shows('2 of 5 hands');
    await page.getByLabel('Pot at least').fill('much');
    await shows('Enter a number.');
    await button(page, 'Clear').click();
    await page.getByLabel('Player').fill('noa');
    await shows('1 of 5 hands');
    expect(await options.innerText()).toContain('10,900');
  });

  test('works by keyboard, and so does the hand beside it', async () => {
    const page = await arrive();
    await sample(page, 'All five');
    await step(page, 1, 23);
    await page.getByRole('listbox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Hand 3' }).waitFor();
    await page.locator('[role=option][aria-selected=true]', { hasText: '#3' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await step(page, 2, 17);
    await page.keyboard.press('ArrowLeft');
    await step(page, 1, 17);
    // The list has Home and End for itself; elsewhere they are the hand's.
    await page.getByLabel('Speed').selectOption('0.5×');
    await page.getByRole('heading', { name: 'Hand 3' }).click();
    await page.keyboard.press('End');
    await step(page, 17, 17);
    await page.keyboard.press('Home');
    await step(page, 1, 17);
    await page.keyboard.press('Space');
    await step(page, 2, 17);
    await page.keyboard.press('Space');
    await button(page, 'Play').waitFor();
    await button(page, 'Next hand').click();
    await page.getByRole('heading', { name: 'Hand 4' }).waitFor();
    await page.locator('[role=option][aria-selected=true]', { hasText: '#4' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Hand 3' }).waitFor();
    const opens = (number: number) =>
      page.getByRole('heading', { name: `Hand ${number}`, exact: true }).waitFor();
    await page.keyboard.press('n');
    await opens(4);
    await page.keyboard.press('p');
    await opens(3);
    // A filter leaves hands 1 and 4: the arrows lead from hand 3 to the nearest of them.
    await button(page, 'Side pots').click();
    await page.getByText('2 of 5 hands', { exact: true }).waitFor();
    expect(await button(page, 'Hand before').isEnabled()).toBe(true);
    await button(page, 'Next hand').click();
    await opens(4);
    expect(await button(page, 'Next hand').isDisabled()).toBe(true);
    await page.keyboard.press('p');
    await opens(1);
    // Who types has the letters for themselves.
    await page.keyboard.press('/');
    await page.keyboard.type('nap?');
    expect(await page.getByLabel('Player').inputValue()).toBe('nap?');
    await page.getByText('No hand is like that.').waitFor();
    await opens(1);
    await page.getByLabel('Player').fill('');
    await page.getByRole('heading', { name: 'Hand 1', exact: true }).click();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    expect(await help.locator('kbd').allInnerTexts()).toEqual(
      expect.arrayContaining(['/', 'N', 'P', '?']),
    );
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await opens(1);
  });

  test('on a phone it makes way for the hand, and comes back', async () => {
    const page = await arrive({ size: 'phone' });
    await sample(page, 'All five');
    const list = page.getByRole('listbox');
    await list.waitFor();
    await page.locator('[role=option]').nth(3).click();
    await page.getByText('Pot limit Omaha Hi-Lo · $0.50/$1.00').waitFor();
    expect(await list.isVisible()).toBe(false);
    await button(page, 'To the end').click();
    await page.getByText('Ida and Max split it with low, 8-5-3-2-A').waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    await button(page, '← All hands').click();
    await list.waitFor();
    await page.locator('[role=option]').nth(1).click();
    await page.getByRole('heading', { name: 'Hand 2' }).waitFor();
    await page.goBack();
    await list.waitFor();
  });
});

describe('nothing lies over anything else', () => {
  const SCREENS = [
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
  ];

  /** At this step, on any screen. A frame may be half drawn, so what is found must stay. */
  async function look(page: Page, moment: number): Promise<void> {
    await page.getByRole('slider').fill(String(moment - 1));
    await page.getByText(new RegExp(`^Step ${moment} of \\d+$`)).waitFor();
    await page.locator('[data-equity], [data-award]').first().waitFor({ state: 'attached' });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      // The felt is drawn for its new place some frames later.
      await page.waitForTimeout(100);
      const wrong = async () => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        return [
          ...(await overlaps(page)),
          ...(await spilled(page, '[data-shape]')),
          ...(width > screen.width ? [`the page is ${width} wide`] : []),
        ];
      };
      const where = `${screen.width}×${screen.height}, step ${moment}`;
      await expect.poll(wrong, { timeout: 15_000, message: where }).toEqual([]);
    }
  }

  test.each([
    ['two side pots', 0, [4, 9, 10, 13, 15, 17, 23]],
    ['two boards', 2, [5, 9, 12, 17]],
    ['high and low, four cards each', 3, [1, 5, 9, 12, 18]],
  ])('with the list open: %s', async (_, hand, moments) => {
    const page = await arrive();
    await page.setViewportSize({ width: 1280, height: 800 });
    await sample(page, 'All five');
    await page.getByRole('heading', { name: 'Hand 1' }).waitFor();
    // The first one is open: to open it once more begins it anew, whenever it has been read.
    if (hand > 0) await page.locator('[role=option]').nth(hand).click();
    await page.getByRole('heading', { name: `Hand ${hand + 1}` }).waitFor();
    for (const moment of moments) await look(page, moment);
  });

  test('and a hand alone has a wide table at a desk', async () => {
    const page = await arrive();
    await page.setViewportSize({ width: 1280, height: 800 });
    await sample(page, 'Two side pots');
    await page.locator('[data-shape="wide"]').waitFor();
    for (const moment of [4, 9, 13, 14, 17, 21, 23]) await look(page, moment);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('[data-shape="wide"] [data-award="0"]').waitFor();
  });
});

test('a hand opens in the calculator with all that is known of it', async () => {
  const page = await arrive();
  await sample(page, 'Two side pots');
  const link = page.getByRole('link', { name: 'Open in calculator' });
  const href = (await link.getAttribute('href')) ?? '';
  const linked = readLink(new URL(href, world.url).hash);
  expect(href).toMatch(/^\/calculator#/);
  expect(linked?.hand.players).toHaveLength(5);
  expect(linked?.stacks).toMatchObject({ Ida: 1500, Noa: 6500 });
  expect(linked?.boards).toEqual(['9s 5s 2h Jh 3d']);
  await link.click();
  await page.waitForURL(/\/calculator#/);
});
