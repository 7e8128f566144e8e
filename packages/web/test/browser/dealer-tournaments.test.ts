/** Whole tournaments by taps, offline, beside the same on the table engine. */

import {
  apply,
  applyTable,
  type Command,
  createTable,
  deck,
  finalPlaces,
  type HandState,
  type Rng,
  randomBelow,
  seededRng,
  shuffle,
  startHand,
  type TableCommand,
  type TableState,
} from '@sidepot/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DealerPreset, FRESH_SETUP } from '../../src/dealer/model/index.js';
import { tableOptions } from '../../src/dealer/model/state/setup.js';
import { DealerDesk } from './dealer.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

/** A campaign plays so many hands at least, with nine players (`SIDEPOT_DEALER_HANDS=60`); without it, all is over soon. */
const HANDS = Number(process.env['SIDEPOT_DEALER_HANDS'] ?? 0);

interface Event {
  readonly players: number;
  readonly preset: DealerPreset;
  readonly stack: number;
  /** Somebody comes from another table after the first hand. */
  readonly movesIn?: { readonly seat: number; readonly stack: number };
  /** Reload, offline, undo: in one of them, since a page is dear. */
  readonly isDisturbed?: boolean;
}

const EVENTS: readonly (readonly [string, Event])[] = [
  [
    HANDS > 0 ? 'nine, the blind before the ante' : 'six, the blind before the ante',
    { players: HANDS > 0 ? 9 : 6, preset: 'TDA 2024', stack: 20_000, isDisturbed: true },
  ],
  [
    'four, the ante first, blinds that are not whole',
    { players: 4, preset: 'Ante first', stack: 300 },
  ],
  [
    'three, and one who is moved in',
    { players: 3, preset: 'none', stack: 2000, movesIn: { seat: 7, stack: 3500 } },
  ],
];

const done = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

test.each(EVENTS)(
  'a tournament of %s: as on the table engine',
  async (_, { players, preset, stack, movesIn, isDisturbed = false }) => {
    const { page } = await world.guest({ size: 'phone', isCalm: true, hasWorker: isDisturbed });
    await page.setViewportSize({ width: 390, height: 664 });
    const at = new DealerDesk(page);
    const rng = seededRng(20 + players);
    await page.goto('/dealer');
    for (let seat = 1; seat <= players; seat++) await at.press(`Seat ${seat}, free`);
    await page.getByLabel('Stack of everybody').fill(String(stack));
    if (preset !== 'TDA 2024') await at.press(preset === 'none' ? 'No ante' : preset);
    await page.getByLabel('Buy-in').fill('110');
    const setup = { ...FRESH_SETUP, buyIn: 110, stack, preset };
    let table = done(createTable(tableOptions(setup)));
    const ask = (command: TableCommand): void => {
      table = done(applyTable(table, command)).state;
    };
    for (let seat = 1; seat <= players; seat++) ask({ type: 'sit', player: String(seat), seat });
    await at.press('Start the first hand');
    if (isDisturbed) await goOffline(at);

    for (let hands = 0; ; hands++) {
      ask({ type: 'startNextHand', level: 0, ...(hands === 0 && { button: players }) });
      // Who is moved in must find somebody there.
      const isCalm = hands === 0 && movesIn !== undefined;
      const hidden = await playHand(at, table, { rng, isWild: hands + 1 >= HANDS && !isCalm });
      if (isDisturbed && hands % 4 === 1) await disturb(at);
      if ((await at.screen()) === 'showdown') {
        await tellWinners(at, hidden);
        await page.locator('[data-panel] button[aria-label$="pushed"]').first().click();
      }
      const stacks = Object.fromEntries(hidden.players.map((one) => [one.seat, one.stack]));
      ask({ type: 'finishHand', stacks });
      for (const [seat, shown] of Object.entries(await at.stacks())) {
        if (stacks[Number(seat)] === undefined) continue;
        expect([hands, seat, shown]).toEqual([hands, seat, stacks[Number(seat)]]);
      }
      if (table.tournament?.places) break;
      if (hands === 0 && movesIn !== undefined) {
        ask({ type: 'sit', player: String(movesIn.seat), ...movesIn });
        await at.sitDown(movesIn.seat, movesIn.stack);
      }
      await at.press('Next hand');
    }
    await at.is('over');
    const places = await page.locator('[data-place]').allInnerTexts();
    const wanted = [...finalPlaces(table)].sort((a, b) => a.place - b.place);
    expect(wanted).toHaveLength(players + (movesIn === undefined ? 0 : 1));
    expect(places.map((line) => line.split(/\s*\n\s*/).join(' '))).toEqual(
      wanted.map(({ player, place, prize }) =>
        [ordinal(place), `Seat ${player}`, ...(prize > 0 ? [prize.toLocaleString('en')] : [])].join(
          ' ',
        ),
      ),
    );
  },
  HANDS > 0 ? 600_000 : 120_000,
);

const ordinal = (place: number): string => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`;

async function goOffline({ page }: DealerDesk): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => {
    const [name] = await caches.keys();
    return name !== undefined && (await (await caches.open(name)).keys()).length > 10;
  });
  await page.context().setOffline(true);
}

interface How {
  readonly rng: Rng;
  /** So that it is over soon. */
  readonly isWild: boolean;
}

async function playHand(at: DealerDesk, { hand: dealt }: TableState, how: How): Promise<HandState> {
  if (dealt === null) throw new Error('no hand');
  let hand = done(startHand({ ...dealt.config, deck: shuffle(deck(), how.rng) })).state;
  while (!hand.over) {
    const { turn } = hand;
    if (turn.kind === 'act') {
      const { command, row } = move(hand, how);
      hand = done(apply(hand, command)).state;
      if ('to' in command && command.to !== undefined) await at.type(command.to);
      await at.act(row);
    } else if (turn.kind === 'deal') {
      if ((await at.screen()) === 'hand') await at.press(/dealt/);
      hand = done(apply(hand, { type: 'deal' })).state;
    } else {
      hand = done(apply(hand, { type: turn.kind as 'showdown' | 'award' })).state;
    }
  }
  return hand;
}

function move(
  { turn }: HandState,
  { rng, isWild }: How,
): { readonly command: Command; readonly row: 0 | 1 | 2 | 3 } {
  if (turn.kind !== 'act') throw new Error(turn.kind);
  const { seat, legal } = turn;
  const draw = randomBelow(rng, 10);
  const range = legal.bet ?? legal.raise;
  if (isWild && draw < 5 && legal.allIn !== null) {
    return { command: { type: 'allIn', seat }, row: 3 };
  }
  if (draw === 9 && range !== null) {
    const type = legal.bet === null ? 'raise' : 'bet';
    return { command: { type, seat, to: range.min }, row: 2 };
  }
  if (draw < 8 && !legal.check) return { command: { type: 'fold', seat }, row: 0 };
  return { command: { type: legal.check ? 'check' : 'call', seat }, row: 1 };
}

async function tellWinners(at: DealerDesk, hidden: HandState): Promise<void> {
  for (let pot = hidden.pots.length - 1; pot >= 0; pot--) {
    const { winners, eligiblePlayers } = hidden.pots[pot] ?? {};
    const live = hidden.players.filter(({ folded }) => !folded).map((one) => one.seat);
    if ((eligiblePlayers ?? []).filter((seat) => live.includes(seat)).length < 2) continue;
    for (const [i, seat] of (winners ?? []).entries()) {
      if (i > 0) await at.press('Tie: tap together');
      await at.seat(seat);
    }
  }
}

/** Back and forth, and the page anew without a network. */
async function disturb(at: DealerDesk): Promise<void> {
  const before = await at.read();
  for (let i = 0; i < 3; i++) await at.press('Undo');
  for (let i = 0; i < 3; i++) await at.press('Redo');
  expect(await at.read()).toBe(before);
  // What is on the screen is in the store soon, and then nothing is left to redo.
  await at.page.waitForFunction(
    () =>
      new Promise((resolve) => {
        indexedDB.open('sidepot-dealer').onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest;
          const asked = database.transaction('evenings').objectStore('evenings').get('current');
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result.undone.length === 0);
          };
        };
      }),
  );
  await at.page.reload();
  await at.page.locator('[data-screen]').waitFor();
  expect(await at.read()).toBe(before);
}
