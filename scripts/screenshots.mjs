/**
 * npm run screenshots: the key moments of an evening, as the docs show them. Six people play one
 * hand on a real server; Ann looks at it on a desk, a tablet and a phone at once,
 * the phone held both ways. Then ten play.
 * The calculator, the rules and the replayer are pages of their own.
 */

import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallPng } from './png.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

ensureInstalled();
await ensureBuilt();
const { request } = await import('playwright-core');
const { NO_LIMITS, serve } = await import('@sidepot/server');
const { launchChromium } = await import('../packages/web/test/browser/chromium.mjs');

const TARGET = join(ROOT, 'docs', 'screenshots');
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 820, height: 1100 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
const PEOPLE = { Ann: 1000, Bob: 320, Cid: 160, Dee: 60, Eva: 740, Finn: 500 };
/** Who calls when Ann is all-in. */
const CALLERS = new Set(['Bob', 'Cid', 'Dee']);
/** Ten at one table; the last three are all-in before the flop. */
const CROWD = {
  ...{ Ann: 1000, Bob: 640, Cid: 1000, Dee: 870, Eva: 740, Finn: 500, Gus: 920, Hal: 220 },
  ...{ Ivy: 150, Jo: 80 },
};
const SHORT = new Set(['Hal', 'Ivy', 'Jo']);
const SETTINGS = {
  name: 'Friday night',
  poker: { seatCount: 6, smallBlind: 5, bigBlind: 10, minBuyIn: 40, maxBuyIn: 1000 },
  room: { actionClock: 60_000, handPause: 60_000, runOut: 'slow' },
};

/** The dealer does not wait for pictures: all after the moment that is shown is held back. */
const news = {
  lines: new Set(),
  /** Goes on until a message has these words in it. */
  holdAfter(words) {
    for (const line of this.lines) line.until(words);
  },
  goOn() {
    this.holdAfter(null);
  },
  routeTo(page) {
    return page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      const held = [];
      let [words, isHeld] = [null, false];
      const pass = () => {
        while (!isHeld && held.length > 0) {
          const message = held.shift();
          socket.send(message);
          isHeld = words !== null && String(message).includes(words);
        }
      };
      server.onMessage((message) => {
        held.push(message);
        pass();
      });
      this.lines.add({
        until(wanted) {
          [words, isHeld] = [wanted, false];
          pass();
        },
      });
    });
  },
};

const folder = mkdtempSync(join(tmpdir(), 'sidepot-screenshots-'));
const serving = await serve({
  ...{ port: 0, host: '127.0.0.1', store: { folder }, limits: NO_LIMITS, logLevel: 'silent' },
  web: join(ROOT, 'packages', 'web', 'dist'),
});
const { url } = serving;
const browser = await launchChromium({ hasMoreFonts: true });
const people = new Map();
try {
  mkdirSync(TARGET, { recursive: true });
  await takeAll();
} finally {
  await browser.close();
  for (const { http } of people.values()) await http.dispose();
  await serving.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function takeAll() {
  await lobby();
  await calculator();
  await rules();
  await replayer();
  await crowd();
  const table = await seated(PEOPLE);
  const screens = await openScreens(table);
  const { desktop, tablet, phone, landscape } = screens;
  await playUntilAnn(table);
  for (const page of Object.values(screens)) {
    await page.getByRole('button', { name: /^Fold/ }).waitFor();
  }
  await desktop.waitForTimeout(1200);
  await take(desktop, 'turn-desktop-dark');
  await take(tablet, 'turn-tablet-light');
  await take(phone, 'turn-phone-dark');
  await take(landscape, 'turn-landscape-dark');

  news.holdAfter('"shown"');
  await act(table, 'Ann', { type: 'allIn' });
  await othersAnswer(table);
  await Promise.all(
    [desktop, phone, landscape].map(async (page) => {
      await page.locator('[data-pot="2"]').waitFor();
      await page.locator('[data-equity]').first().waitFor();
      await page.locator('[data-pot="1"]').focus();
    }),
  );
  await Promise.all([
    take(desktop, 'pots-desktop-light'),
    take(phone, 'pots-phone-light'),
    take(landscape, 'pots-landscape-light'),
  ]);
  for (const page of [desktop, phone, landscape]) await page.locator('[data-pot="1"]').blur();

  news.holdAfter('"board"');
  await desktop.locator('section[aria-label="Board"] [data-card]').nth(3).waitFor();
  await desktop.waitForTimeout(700);
  await Promise.all([
    take(desktop, 'run-out-desktop-dark'),
    take(phone, 'run-out-phone-dark'),
    take(tablet, 'run-out-tablet-dark'),
    take(landscape, 'run-out-landscape-dark'),
  ]);

  news.holdAfter('"awarded"');
  for (const page of [desktop, phone]) await page.locator('[data-award="2"]').waitFor();
  await desktop.waitForTimeout(1700);
  await Promise.all([take(desktop, 'award-desktop-light'), take(phone, 'award-phone-dark')]);

  news.goOn();
  await desktop.locator('[data-award="0"]').waitFor();
  await ask(table);
  await desktop.getByRole('button', { name: /^Menu/ }).click();
  await desktop.getByRole('dialog').getByRole('button', { name: 'Let in' }).waitFor();
  await take(desktop, 'host-desktop-dark');
  await phone.getByRole('button', { name: /^Menu/ }).click();
  await phone.getByRole('tab', { name: 'Ledger' }).click();
  await phone.getByRole('heading', { name: 'Who pays whom' }).waitFor();
  await take(phone, 'ledger-phone-light');
}

/** Ten seats on a phone: pots of three all-ins, and bets for a fourth. */
async function crowd() {
  const table = await seated(CROWD);
  const { phone, ...others } = await openScreens(table);
  for (;;) {
    const { name, legal, board, bets } = await turn(table);
    if (name === 'Ann' && board > 0 && bets > 0) break;
    if (SHORT.has(name)) await act(table, name, { type: 'allIn' });
    else if (board > 0 && bets === 0 && name !== 'Ann') {
      await act(table, name, { type: 'bet', to: 120 });
    } else await act(table, name, { type: legal.check ? 'check' : 'call' });
  }
  await phone.getByRole('button', { name: /^Fold/ }).waitFor();
  await phone.waitForTimeout(1200);
  await take(phone, 'crowd-phone-dark');
  for (const page of [phone, ...Object.values(others)]) await page.context().close();
}

async function lobby() {
  for (const [size, scheme] of [
    ['desktop', 'light'],
    ['phone', 'dark'],
  ]) {
    const page = await open(size, '/');
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('Your name').blur();
    await take(page, `lobby-${size}-${scheme}`);
    await page.context().close();
  }
}

async function calculator() {
  const desktop = await open('desktop', '/calculator');
  await desktop.getByRole('button', { name: 'Three levels' }).click();
  await desktop.getByRole('heading', { name: 'Players' }).evaluate((heading) => {
    scrollTo(0, (heading.closest('section')?.offsetTop ?? 0) - 24);
  });
  await take(desktop, 'calculator-desktop-light');
  await desktop.context().close();

  const phone = await open('phone', '/calculator');
  await phone.getByRole('button', { name: 'Big blind ante' }).tap();
  await phone.getByRole('button', { name: /^To the result/ }).tap();
  await take(phone, 'calculator-phone-dark');
  await phone.context().close();
}

async function rules() {
  const page = await open('desktop', '/rules#side-pots');
  await page.getByRole('heading', { name: 'Side pots' }).waitFor();
  await take(page, 'rules-desktop-light');
  await page.context().close();
}

/** Two side pots, on the turn; a pot that is pointed at shows who can win it. */
async function replayer() {
  for (const [size, scheme] of [
    ['desktop', 'dark'],
    ['phone', 'light'],
  ]) {
    const page = await open(size, '/replayer');
    await page.getByRole('button', { name: /^Two side pots/ }).click();
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
    await page.locator('[data-equity]').first().waitFor();
    await page.locator('[data-pot="1"]').focus();
    await take(page, `replayer-${size}-${scheme}`);
    await page.context().close();
  }
}

async function open(size, path) {
  const context = await browser.newContext({ baseURL: url, ...SIZES[size] });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

/** Named by what it shows, on what, in which light. */
async function take(page, name) {
  await page.emulateMedia({ colorScheme: name.endsWith('light') ? 'light' : 'dark' });
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return Number.isFinite(endTime) && Number(endTime) < 2000;
    });
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const path = join(TARGET, `${name}.png`);
  writeFileSync(path, smallPng(await page.screenshot()));
  console.log(`${name}: ${Math.round(statSync(path).size / 1024)} KB`);
}

async function seated(folk) {
  const poker = { ...SETTINGS.poker, seatCount: Object.keys(folk).length };
  let table = '';
  for (const [name, buyIn] of Object.entries(folk)) {
    if (!people.has(name)) await arrive(name);
    if (table === '') {
      const settings = { ...SETTINGS, poker };
      ({ id: table } = await post(name, '/api/tables', { v: 1, settings }));
    }
    await command(table, name, { type: 'join', name });
    await command(table, name, { type: 'requestSeat', seat: null, buyIn });
  }
  await command(table, 'Ann', { type: 'startGame' });
  return table;
}

async function ask(table) {
  await command(table, 'Ann', {
    ...{ type: 'changeSettings', settings: { room: { seatApproval: true } } },
  });
  await command(table, 'Finn', { type: 'leave' });
  await command(table, 'Gus', { type: 'join', name: 'Gus' });
  await command(table, 'Gus', { type: 'requestSeat', seat: null, buyIn: 500 });
}

async function arrive(name) {
  people.set(name, { http: await request.newContext({ baseURL: url }) });
  await post(name, '/api/identity', {});
}

/** The same person on all devices. */
async function openScreens(table) {
  const storageState = await people.get('Ann').http.storageState();
  const open = async (size) => {
    const context = await browser.newContext({ baseURL: url, storageState, ...SIZES[size] });
    const page = await context.newPage();
    await news.routeTo(page);
    await page.goto(`/t/${table}`);
    await page.locator('article').first().waitFor();
    return [size, page];
  };
  return Object.fromEntries(await Promise.all(Object.keys(SIZES).map(open)));
}

/** Everybody calls to the flop and checks there, until it is Ann's turn. */
async function playUntilAnn(table) {
  for (;;) {
    const { name, legal, board } = await turn(table);
    if (name === 'Ann' && board > 0) return;
    await act(table, name, { type: legal.check ? 'check' : 'call' });
  }
}

async function othersAnswer(table) {
  for (;;) {
    const { name } = await turn(table);
    if (name === undefined) return;
    await act(table, name, { type: CALLERS.has(name) ? 'call' : 'fold' });
  }
}

async function turn(table) {
  const { hand, seats } = await view(table, 'Ann');
  const { seat, legal } = hand.view.turn;
  const name = seats.find((info) => info.seat === seat)?.name;
  const bets = hand.view.players.filter(({ bet }) => bet > 0).length;
  return {
    ...{ name: legal === undefined ? undefined : name, legal },
    ...{ board: hand.view.boards[0].length, bets },
  };
}

function act(table, name, action) {
  return command(table, name, { type: 'act', action });
}

async function command(table, name, wanted) {
  const hand = wanted.type === 'act' ? { hand: (await view(table, name)).hand.number } : {};
  const body = { v: 1, table, key: crypto.randomUUID(), command: wanted, ...hand };
  await post(name, `/api/tables/${table}/commands`, body);
}

async function view(table, name) {
  return (await (await people.get(name).http.get(`/api/tables/${table}`)).json()).view;
}

async function post(name, path, data) {
  const answer = await people.get(name).http.post(path, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}
