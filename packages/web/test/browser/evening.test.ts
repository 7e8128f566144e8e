/**
 * An evening: a host at a desk, guests with two phones and a tablet, and somebody who watches. They
 * press their own screens' buttons, at random; all the while every screen is looked at.
 * `npm run evening` plays 40 hands; `npm test` has no time for it.
 */

import { seededRng } from '@sidepot/engine';
import type { TableView } from '@sidepot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outOfPlace, overlaps } from './boxes.js';
import type { Guest } from './guest.js';
import { openWorld, type World } from './world.js';

const HANDS = Number(process.env['SIDEPOT_EVENING'] ?? 0);
const SEED = Number(process.env['SIDEPOT_EVENING_SEED'] ?? 1);
/** Short enough that somebody is all-in in most hands. */
const BUY_IN = 200;
/** Where pictures of what is found go, if anywhere. */
const SHOTS = process.env['SCREEN_SHOTS'];
const SCREENS = {
  Ann: { width: 1440, height: 900 },
  Bob: { width: 390, height: 664 },
  Cid: { width: 844, height: 390 },
  Dee: { width: 820, height: 1180 },
  Eve: { width: 1280, height: 720 },
};
type Name = keyof typeof SCREENS;
const PLAYERS = ['Ann', 'Bob', 'Cid', 'Dee'] as const;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());

/** Looks at a screen again and again; what it finds must be there twice, as a frame may be half drawn. */
async function watch(name: Name, { page }: Guest, isOn: () => boolean, found: Set<string>) {
  let before: readonly string[] = [];
  while (isOn()) {
    const now = [...(await overlaps(page)), ...(await outOfPlace(page))];
    const stayed = now
      .map((one) => `${name}: ${one}`)
      .filter((_, i) => before.includes(now[i] ?? ''));
    if (SHOTS !== undefined && stayed.some((one) => !found.has(one))) {
      await page.screenshot({ path: `${SHOTS}/${name}-${found.size}.png` });
    }
    for (const one of stayed) found.add(one);
    before = now;
    await page.waitForTimeout(100);
  }
}

const chipsAt = ({ seats, hand }: TableView): number =>
  hand === null || hand.view.over
    ? seats.reduce((sum, seat) => sum + (seat?.stack ?? 0), 0)
    : Number.NaN;

test.runIf(HANDS > 0)(
  `an evening of ${HANDS} hands: no error, nothing over anything else, no chip lost`,
  async () => {
    const rng = seededRng(SEED);
    const dice = (sides: number): number => rng() % sides;
    const guests = {} as Record<Name, Guest>;
    for (const name of Object.keys(SCREENS) as Name[]) {
      const size = name === 'Bob' || name === 'Cid' ? 'phone' : 'desktop';
      guests[name] = await world.guest({ size, isCalm: true });
      await guests[name].page.setViewportSize(SCREENS[name]);
    }
    const { Ann: ann, Eve: eve } = guests;
    const table = await ann.http.createTable({
      poker: { runs: 2 },
      room: { handPause: 1000, runOut: 'fast' },
    });
    for (const [i, name] of PLAYERS.entries()) {
      await guests[name].http.sit(table, name, BUY_IN, i + 1);
    }
    for (const name of PLAYERS) await guests[name].open(table);
    await eve.open(table);
    await ann.button('Start the game').click();

    let isOn = true;
    const found = new Set<string>();
    const watching = (Object.keys(SCREENS) as Name[]).map((name) =>
      watch(name, guests[name], () => isOn, found),
    );
    let bought = BUY_IN * PLAYERS.length;
    let played = 0;
    try {
      for (; played < HANDS; played++) {
        await playHand(guests, dice);
        const { seats } = await ann.until(
          'the hand is over',
          ({ hand }) => hand?.view.over === true,
        );
        expect(chipsAt(ann.view)).toBe(bought);
        if (played === HANDS - 1) break;
        const number = ann.view.hand?.number ?? 0;
        for (const [i, name] of PLAYERS.entries()) {
          if ((seats[i]?.stack ?? 0) > 0) continue;
          await guests[name].http.do(table, { type: 'topUp', amount: BUY_IN });
          bought += BUY_IN;
        }
        await ann.until('the next hand', ({ hand }) => (hand?.number ?? 0) > number);
      }
    } finally {
      isOn = false;
      await Promise.all(watching);
    }
    expect([...found]).toEqual([]);
    for (const guest of Object.values(guests)) expect(guest.errors).toEqual([]);
  },
);

/** Whoever is asked presses something of what their own screen offers. */
async function playHand(guests: Record<Name, Guest>, dice: (sides: number) => number) {
  const { Ann: ann } = guests;
  for (;;) {
    const { hand } = await ann.until('a turn', ({ hand: now }) => now !== null);
    if (hand === null || hand.view.over) return;
    const { turn } = hand.view;
    if (turn.kind === 'act') {
      const guest = guests[PLAYERS[turn.seat - 1] ?? 'Ann'];
      await guest.turn();
      await ann.counted(() => press(guest, dice));
      continue;
    }
    if (turn.kind === 'runs') {
      const guest = guests[PLAYERS[(turn.seats[0] ?? 1) - 1] ?? 'Ann'];
      await guest.button(dice(2) === 0 ? /^Run it once/ : /^Run it twice/).click();
    }
    const before = JSON.stringify(turn);
    await ann.until('the hand goes on', ({ hand: now }) => {
      return now === null || now.view.over || JSON.stringify(now.view.turn) !== before;
    });
  }
}

async function press(guest: Guest, dice: (sides: number) => number): Promise<void> {
  const roll = dice(10);
  const isOffered = async (name: string | RegExp) => (await guest.button(name).count()) > 0;
  if (roll < 2 && (await isOffered('All-in'))) {
    await guest.button('All-in').click();
    return guest.button(/^All-in \d/).click();
  }
  if (roll < 4 && (await isOffered('Pot'))) {
    await guest.button('Pot').click();
    return guest
      .button(/^(?:Bet|Raise to|All-in) \d/)
      .first()
      .click();
  }
  if (roll === 4 && !(await isOffered(/^Check/))) return guest.button(/^Fold/).click();
  return guest.button(/^(?:Call|Check)/).click();
}
