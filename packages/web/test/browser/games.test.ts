/** Stud, a draw game and badugi on a phone: hands are played by taps and keys, and all has its place. */

import type { PokerOptions, WireAction, WireLegalActions } from '@sidepot/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { outOfPlace, overlaps } from './boxes.js';
import type { Guest } from './guest.js';
import { openWorld, type World } from './world.js';

const SHOTS = process.env['SCREEN_SHOTS'];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

/** Somebody at a phone, others who go along with everything, and the first hand dealt. */
async function dealt(name: string, poker: PokerOptions, others: number): Promise<Party> {
  const ann = await world.guest({ size: 'phone', isCalm: true });
  const table = await ann.http.createTable({ name, poker });
  await ann.http.sit(table, 'Ann', 1000, 1);
  const players = await Promise.all(Array.from({ length: others }, () => world.player()));
  for (const [i, player] of players.entries()) {
    await player.sit(table, `Player ${i + 2}`, 1000, i + 2);
  }
  await ann.open(table);
  await ann.http.do(table, { type: 'startGame' });
  /** The others do what costs least, and draw one card, until I am asked or the hand is over. */
  const goOn = async (): Promise<View> => {
    for (;;) {
      const view = await ann.http.view(table);
      const turn = view.hand?.view.turn;
      if (turn?.kind !== 'act' && turn?.kind !== 'draw') {
        if (turn?.kind === 'over') return view;
        continue;
      }
      const player = players[turn.seat - 2];
      if (player === undefined) return view;
      if (turn.kind === 'draw') await player.do(table, { type: 'draw', cards: [] });
      else await player.act(table, cheapest(turn.legal));
    }
  };
  return { ann, goOn };
}

type View = Guest['view'];
interface Party {
  readonly ann: Guest;
  readonly goOn: () => Promise<View>;
}

function cheapest({ check, bringIn }: WireLegalActions): WireAction {
  if (check) return { type: 'check' };
  return { type: bringIn === null ? 'call' : 'bringIn' };
}

/** Until the hand is over: checks or calls, brings in, and draws as it is told. Gives what was seen. */
async function playOn(
  { ann, goOn }: Party,
  how: (draw: number) => Promise<void>,
): Promise<string[]> {
  const seen: string[] = [];
  let draws = 0;
  for (let moment = 0; moment < 40; moment++) {
    const view = await goOn();
    await ann.until('the page knows it', (now) => momentOf(now) === momentOf(view));
    const turn = view.hand?.view.turn;
    if (view.hand?.view.over || (turn?.kind !== 'act' && turn?.kind !== 'draw')) break;
    const name = turn.kind === 'draw' ? /^Stand pat|^Throw/ : /^Bring in|^Check|^Call/;
    await ann.button(name).first().waitFor();
    const wrong = [...(await overlaps(ann.page)), ...(await outOfPlace(ann.page))];
    expect.soft(wrong, `${view.settings.name}, moment ${moment}`).toEqual([]);
    const path = `${SHOTS}/${view.settings.name}-${moment}.png`;
    if (SHOTS !== undefined) await ann.page.screenshot({ path });
    if (turn.kind === 'draw') {
      seen.push('draw');
      await how(draws);
      draws += 1;
    } else {
      const button = ann.button(/^Bring in|^Check|^Call/).first();
      seen.push(((await button.textContent()) ?? '').split(' ')[0] ?? '');
      await button.click();
    }
    await ann.until('it counts', (now) => momentOf(now) !== momentOf(view));
  }
  await ann.page.locator('[data-award]').first().waitFor();
  if (SHOTS !== undefined)
    await ann.page.screenshot({ path: `${SHOTS}/${ann.view.settings.name}-end.png` });
  return seen;
}

/** Different after everything that somebody does. */
const momentOf = ({ hand }: View): string => {
  const { turn, actions, players } = hand?.view ?? { players: [] };
  return JSON.stringify([turn, actions, players.map(({ drawn }) => drawn)]);
};

const cardButtons = (ann: Guest) => ann.page.locator('[data-choice]');

test('stud: up cards of all, my own down cards marked as such', async () => {
  const party = await dealt('Stud', { game: 'stud', bigBlind: 10, seatCount: 8 }, 7);
  const { ann } = party;
  const hidden = ann.page.locator('[data-seat="2"]').getByRole('img', { name: 'face-down card' });
  await hidden.first().waitFor();
  const mine = ann.page.locator('[data-seat="1"]').getByRole('img', { name: /, face down$/ });
  expect(await mine.count()).toBe(2);
  const seen = await playOn(party, async () => {});
  expect(seen.length).toBeGreaterThanOrEqual(5);
});

test('triple draw: by tap, by key, and pat', async () => {
  const party = await dealt('Triple draw', { game: '27td', seatCount: 6 }, 3);
  const { ann } = party;
  await playOn(party, async (draw) => {
    if (draw === 0) {
      await cardButtons(ann).nth(0).tap();
      await cardButtons(ann).nth(2).tap();
      expect(await cardButtons(ann).nth(2).getAttribute('aria-pressed')).toBe('true');
      await ann.button('Draw 2').tap();
    } else if (draw === 1) {
      await ann.page.keyboard.press('5');
      await ann.button('Draw 1').waitFor();
      await ann.page.keyboard.press('d');
    } else await ann.button('Stand pat').tap();
  });
  const counts = ann.page.locator('[data-seat="1"] [data-drawn]');
  expect(await counts.textContent()).toBe('2-1-0');
});

test('badugi: a stray Enter does not stand pat', async () => {
  const party = await dealt('Badugi', { game: 'badugi', seatCount: 6 }, 2);
  const { ann } = party;
  await playOn(party, async (draw) => {
    await ann.page.keyboard.press('Enter');
    expect(await cardButtons(ann).count()).toBe(4);
    await ann.page.keyboard.press(draw === 0 ? '1' : 'c');
    if (draw > 0) return;
    await ann.button('Draw 1').waitFor();
    await ann.page.keyboard.press('Enter');
  });
});
