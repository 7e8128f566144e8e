/** One person alone: from the lobby to hands against bots, by mouse and by keyboard. */

import type { TableView } from '@sidepot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from './guest.js';
import { isMyTurn } from './guest.js';
import { rig } from './rigged.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

const isAskedForRuns = ({ hand, you }: TableView): boolean => {
  const turn = hand?.view.turn;
  return turn?.kind === 'runs' && you.seat !== null && turn.seats.includes(you.seat);
};

/** Acts whenever they are asked, until this hand is over. */
async function playOut(guest: Guest, act: () => Promise<unknown>): Promise<void> {
  const number = guest.view.hand?.number;
  for (;;) {
    const view = await guest.until(
      'my turn or the end',
      (view) =>
        view.hand?.number !== number ||
        view.hand?.view.over === true ||
        isMyTurn(view) ||
        isAskedForRuns(view),
    );
    const { hand } = view;
    if (hand?.number !== number || hand?.view.over === true) return;
    if (isAskedForRuns(view)) {
      await guest.button(/^Run it once/).click();
      await guest.until('that was heard', (next) => !isAskedForRuns(next));
      continue;
    }
    await guest.turn();
    await guest.counted(act);
  }
}

/** Would a check or a call leave them half of their chips? Who is never all-in plays the next hand. */
const keepsChips = ({ hand, you }: TableView): boolean => {
  const turn = hand?.view.turn;
  const own = hand?.view.players.find(({ seat }) => seat === you.seat);
  return turn?.kind === 'act' && 2 * (turn.legal.call ?? 0) <= (own?.stack ?? 0);
};

interface Deed {
  readonly what: string;
  /** Cards of the board that its street has. */
  readonly due: number;
  /** Of them, those that had come to rest when it appeared. */
  readonly drawn: number;
}

/** Begins to write down what a player does after the flop, and how much of the board can be seen then. */
const watchDeeds = (page: Page, name: string): Promise<void> =>
  page.evaluate((name) => {
    const deeds: Deed[] = [];
    Object.assign(window, { deeds });
    const isAtRest = (card: Element): boolean => {
      for (let one: Element | null = card; one !== null; one = one.parentElement) {
        if (Number(getComputedStyle(one).opacity) < 1) return false;
        if (one.matches('section')) return true;
      }
      return false;
    };
    let seen = 0;
    const look = (): void => {
      const lines = [...document.querySelectorAll('ol[aria-label="Log"] > li')].map(
        ({ textContent }) => textContent ?? '',
      );
      const hand = lines.slice(lines.lastIndexOf('Hand 1') + 1);
      for (const [i, what] of hand.entries()) {
        if (i < seen || !what.startsWith(`${name} `)) continue;
        const streets = hand.slice(0, i).filter((line) => /^(?:Flop|Turn|River)/.test(line)).length;
        if (streets === 0) continue;
        const cards = [...document.querySelectorAll('section[aria-label="Board"] [data-card]')];
        deeds.push({ what, due: streets + 2, drawn: cards.filter(isAtRest).length });
      }
      seen = hand.length;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  }, name);

describe('one person against bots', () => {
  test('sees the cards of a street before a bot acts on it (issue 16, 11)', async () => {
    const ann = await world.guest();
    // So deep that nobody is all-in before the river.
    const table = await ann.http.createTable({
      poker: { maxBuyIn: 100_000 },
      room: { botSpeed: 'normal', runOut: 'normal' },
    });
    await ann.http.sit(table, 'Ann', 100_000, 1);
    await ann.http.do(table, { type: 'addBot', seat: 2, strength: 'hard', name: 'Robo' });
    await ann.open(table);
    await watchDeeds(ann.page, 'Robo');
    // Ann has the button, so the bot is the first on every street; with aces it bets, and what Ann
    // pays is drawn before the cards are.
    rig('Ah As 7h 2d Kd 9c 4s 8d 3c', 0);
    await ann.http.do(table, { type: 'startGame' });
    await ann.until('a hand', ({ hand }) => hand !== null);
    await playOut(ann, () => ann.page.keyboard.press('c'));
    const deeds = await ann.page.evaluate(() => (window as unknown as { deeds: Deed[] }).deeds);
    await ann.http.do(table, { type: 'pause' });
    expect(new Set(deeds.map(({ due }) => due))).toEqual(new Set([3, 4, 5]));
    for (const { what, due, drawn } of deeds) expect(drawn, `${what}, board of ${due}`).toBe(due);
  });

  test('plays a hand by mouse and one by keyboard', async () => {
    const ann = await world.guest();
    const { page } = ann;
    await page.goto('/');
    await ann.button('Play against bots').click();
    await page.getByText('Enter your name first.').waitFor();
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('radio', { name: '1', exact: true }).check();
    await ann.button('Play against bots').click();
    await ann.turn();
    await expect.poll(() => page.title()).toContain('Your turn');
    const table = ann.view.info.id;
    const room = { botSpeed: 'none', runOut: 'none', handPause: 500, timeBank: null } as const;
    await ann.http.do(table, { type: 'changeSettings', settings: { room } });

    // By mouse: a preset sets and does not send.
    const to = ann.button(/^(?:Raise to|Bet|All-in) \d/);
    await page.locator('[aria-pressed]').nth(1).click();
    const words = await to.first().innerText();
    expect(ann.view.hand?.view.turn).toMatchObject({ kind: 'act', seat: ann.view.you.seat });
    await ann.counted(() => to.first().click());
    const sum = /[\d,]+/.exec(words)?.[0] ?? '';
    await page
      .getByText(new RegExp(`Ann (?:raises to|bets) ${sum}`))
      .first()
      .waitFor();
    await playOut(ann, () =>
      ann.button(keepsChips(ann.view) ? /^(?:Check|Call)/ : /^Fold/).click(),
    );
    await ann.until('the next hand', ({ info }) => info.hands > 1);

    // By keyboard, from the help to the last action.
    await ann.turn();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const turn = ann.view.hand?.view.turn;
    const wager = turn?.kind === 'act' ? (turn.legal.raise ?? turn.legal.bet) : null;
    // What a bot has bet before decides how much it takes.
    const amount = Math.max(55, (wager?.min ?? 0) + 5);
    if (wager !== null && amount < Math.min(wager.max, 1000)) {
      await page.keyboard.press('r');
      await page.keyboard.type(String(amount));
      await ann.button(new RegExp(`^(?:Raise to|Bet) ${amount}`)).waitFor();
      await ann.counted(() => page.keyboard.press('Enter'));
      await page
        .getByText(new RegExp(`Ann (?:raises to|bets) ${amount}`))
        .first()
        .waitFor();
    }
    await playOut(ann, () => page.keyboard.press('c'));
    await ann.until(
      'two hands were played',
      ({ info, hand }) => info.hands > 2 || hand?.view.over === true,
    );
  });

  test('is asked before a fold that saves nothing', async () => {
    const ann = await world.guest();
    const table = await ann.http.createTable();
    const bob = await world.player();
    await ann.http.sit(table, 'Ann', 1000, 1);
    await bob.sit(table, 'Bob', 1000, 2);
    await ann.http.do(table, { type: 'startGame' });
    await ann.open(table);
    const first = ann.view.hand?.view.turn;
    if (first?.kind === 'act' && first.seat === 2) await bob.act(table, { type: 'call' });
    else await ann.turn().then(() => ann.counted(() => ann.page.keyboard.press('c')));
    await ann.until('somebody may check', ({ hand }) => {
      const turn = hand?.view.turn;
      return turn?.kind === 'act' && turn.legal.check;
    });
    const second = ann.view.hand?.view.turn;
    if (second?.kind === 'act' && second.seat === 2) {
      await bob.act(table, { type: 'check' });
      const flop = (await ann.boardOf(3)).hand?.view.turn;
      if (flop?.kind === 'act' && flop.seat === 2) await bob.act(table, { type: 'check' });
    }
    await ann.turn();
    await ann.page.keyboard.press('f');
    await ann.page.getByText('You can check for free.').waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.page.getByText('You can check for free.').waitFor({ state: 'detached' });
    await ann.page.keyboard.press('f');
    await ann.button('Fold anyway').click();
    await ann.until('Ann has folded', ({ hand }) => hand?.view.over === true);
  });
});
