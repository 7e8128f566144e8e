/** Who watches learns no hole card: not from the page, its memory, or the wire. */

import { formatCard } from '@sidepot/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from './guest.js';
import type { Player } from './player.js';
import { openWorld, type World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.clear());
afterAll(() => world?.close());

interface Held {
  /** Hands of a view that were found: none would mean that the search is blind. */
  readonly hands: number;
  readonly cards: readonly number[];
}

/** Numbers in every `cards` or `up` of anything that has players. */
function inMessages(frames: readonly string[]): Held {
  const cards: number[] = [];
  let hands = 0;
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'players' && Array.isArray(inner)) {
        for (const player of inner) {
          hands += 1;
          const own = [player.cards ?? [], player.up ?? []].flat();
          cards.push(...own.filter((card) => card !== null));
        }
      }
      search(inner);
    }
  };
  for (const frame of frames) search(JSON.parse(frame));
  return { hands, cards };
}

/** The same for all that hangs on the window or on React's tree. */
const inMemory = ({ page }: Guest): Promise<Held> =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    const seen = new Set<unknown>();
    const todo: unknown[] = [root, window];
    const cards: number[] = [];
    let hands = 0;
    const look = (owner: object): void => {
      const { players } = owner as { players?: unknown };
      if (!Array.isArray(players)) return;
      for (const player of players) {
        if (typeof player !== 'object' || player === null || !('cards' in player)) continue;
        hands += 1;
        cards.push(...[player.cards, player.up ?? []].flat().filter((card) => card !== null));
      }
    };
    while (todo.length > 0 && seen.size < 2_000_000) {
      const value = todo.pop();
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null) continue;
      if (seen.has(value)) continue;
      seen.add(value);
      look(value);
      if (value instanceof Map) todo.push(...value.keys(), ...value.values());
      if (value instanceof Set) todo.push(...value);
      for (const key of Reflect.ownKeys(value)) {
        // Getters are the browser's own.
        const found = Reflect.getOwnPropertyDescriptor(value, key);
        if (found !== undefined && 'value' in found) todo.push(found.value);
      }
    }
    return { hands, cards };
  });

async function act(table: string, people: readonly Player[], type: 'call' | 'check' | 'fold') {
  const turn = (await people[0]?.view(table))?.hand?.view.turn;
  if (turn?.kind === 'act') await people[turn.seat - 1]?.act(table, { type });
}

describe('a spectator', () => {
  test('gets no hole card', async () => {
    const [ann, bob, eve] = [await world.player(), await world.player(), await world.guest()];
    const table = await ann.createTable();
    await ann.sit(table, 'Ann', 1000, 1);
    await bob.sit(table, 'Bob', 1000, 2);
    await eve.open(table);
    await ann.do(table, { type: 'startGame' });
    await act(table, [ann, bob], 'call');
    await act(table, [ann, bob], 'check');
    await eve.boardOf(3);
    await eve.page.locator('section[aria-label="Board"] [data-card]').nth(2).waitFor();

    const own = await Promise.all([ann, bob].map((player) => player.view(table)));
    const hidden = own.flatMap(({ hand, you }) =>
      (hand?.view.players.find(({ seat }) => seat === you.seat)?.cards ?? []).flatMap(
        (card) => card ?? [],
      ),
    );
    expect(hidden).toHaveLength(4);
    const check = async (): Promise<void> => {
      expect(await eve.page.locator('article[data-seat] [data-card]').count()).toBe(0);
      const face = await eve.page
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))));
      expect(face.filter((card) => hidden.includes(card as never))).toEqual([]);
      const memory = await inMemory(eve);
      expect(memory.hands).toBeGreaterThan(0);
      expect(memory.cards).toEqual([]);
      const wire = inMessages(eve.frames);
      expect(wire.hands).toBeGreaterThan(0);
      expect(wire.cards).toEqual([]);
      const words = hidden.map((card) => `"${formatCard(card)}"`);
      expect(words.filter((card) => eve.frames.some((frame) => frame.includes(card)))).toEqual([]);
    };
    await expect
      .poll(() => eve.page.locator('article [aria-label="face-down card"]').count())
      .toBe(4);
    await check();
    await eve.page.reload();
    await eve.page.locator('section[aria-label="Board"] [data-card]').nth(2).waitFor();
    await check();
    await act(table, [ann, bob], 'fold');
    await eve.until('the hand is over', ({ hand }) => hand?.view.over === true);
    await eve.page.locator('[data-award]').waitFor();
    await check();
  });
});
