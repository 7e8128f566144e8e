/** Cards of stud, draw and badugi in the calculator: one page, several games. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalculatorScreen } from './calculator.js';
import { openWorld, type World } from './world.js';

let world: World;
let calculator: CalculatorScreen;
beforeAll(async () => {
  world = await openWorld();
  calculator = new CalculatorScreen((await world.guest({ isCalm: true, size: 'phone' })).page);
  await calculator.open();
  await calculator.button('New hand').click();
  for (const [i, name] of ['Ann', 'Bob'].entries()) {
    await calculator.field(`Name, Seat ${i + 1}`).fill(name);
    await calculator.field(`Put in, ${name}`).fill('25');
  }
  await calculator.choose('Cards');
});
afterAll(() => world?.close());

interface Played {
  readonly game: string;
  readonly cards: readonly [string, string];
  readonly board?: readonly [label: string, cards: string];
  readonly note: string;
  readonly won: Readonly<Record<string, number>>;
  readonly told: string;
}

test.each<Played>([
  {
    ...{ game: 'razz', cards: ['Ac2d3hKs4d9c9h', '5c6d7h8sAhKcKd'], won: { Bob: 50 } },
    note: 'Low 9-4-3-2-A',
    told: 'Bob has the best hand (low 8-7-6-5-A) and wins 50. It beats Ann: low 9-4-3-2-A.',
  },
  {
    ...{ game: 'stud8', cards: ['KcKdKhTsJd9c', 'Ac2d3h4s6dQc'], won: { Ann: 25, Bob: 25 } },
    ...{ board: ['Common card', '9d'], note: 'Full house, kings over nines' },
    told: 'Bob has the best low hand (low 6-4-3-2-A) and wins 25.',
  },
  {
    ...{ game: 'badugi', cards: ['As2d3c4h', 'Ad2c3hKh'], won: { Ann: 50 } },
    note: 'Badugi 4-3-2-A',
    told: 'Ann has the best hand (badugi 4-3-2-A) and wins 50. It beats Bob: badugi 3-2-A.',
  },
  {
    ...{ game: 'badeucy', cards: ['2c3d4h7sKd', '2d3c4s5h6c'], won: { Ann: 25, Bob: 25 } },
    note: 'Badugi 5-4-3-2',
    told: 'Bob has the best badugi (badugi 5-4-3-2) and wins 25.',
  },
  {
    ...{ game: 'drawmaha', cards: ['AcAdKhKs9d', 'QcQdJhJs7d'], won: { Ann: 25, Bob: 25 } },
    ...{ board: ['Board', 'Qh8d3c2h2s'], note: 'Full house, queens over twos' },
    told: 'Ann has the best five in hand (two pair, aces and kings',
  },
])('$game', async ({ game, cards, board, note, won, told }) => {
  const { page } = calculator;
  for (const name of ['Ann', 'Bob']) await calculator.field(`Cards of ${name}`).fill('');
  await calculator.field('Game').selectOption(game);
  await expect.poll(() => calculator.field('Boards').count()).toBe(game === 'drawmaha' ? 1 : 0);
  if (board !== undefined) await calculator.field(board[0]).fill(board[1]);
  await calculator.field('Cards of Ann').fill(cards[0]);
  await calculator.field('Cards of Bob').fill(cards[1]);
  await page.getByText(note, { exact: true }).first().waitFor();
  await page.getByText(told).first().waitFor();
  expect((await calculator.answer()).awards).toEqual(won);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
