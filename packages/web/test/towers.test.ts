/** The picture is the hand: every chip is in one block, and blocks lie on each other. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleInputs } from '../../engine/test/arbitrary.js';
import { PRESET_DRAFTS } from '../src/calculator/model/presets.js';
import { stateOf } from '../src/calculator/model/state.js';
import { linkedDraft } from '../src/calculator/share/draft-of.js';
import { type Block, towersOf } from '../src/towers/towers.js';
import { answerOf } from './calculator-hands.js';

const sum = (blocks: readonly Block[]): number =>
  blocks.reduce((total, { amount }) => total + amount, 0);

describe('the towers', () => {
  test('have every chip once, in the colour of its pot', () => {
    fc.assert(
      fc.property(settleInputs(), (hand) => {
        const { answer } = stateOf(linkedDraft({ hand }));
        if (answer === null) return;
        const { columns } = towersOf(answer);
        const blocks = columns.flatMap((column) => column.blocks);
        for (const { blocks: own, total } of columns) expect(sum(own)).toBe(total);
        for (const { index, amount } of answer.pots) {
          expect(sum(blocks.filter(({ pot }) => pot === index))).toBe(amount);
        }
        const back = blocks.filter(({ kind }) => kind === 'returned');
        expect(sum(back)).toBe(answer.refund?.amount ?? 0);
      }),
      { numRuns: 300 },
    );
  });

  test('stand from the ground up without overlapping, and equal layers are equally high', () => {
    fc.assert(
      fc.property(settleInputs(), (hand) => {
        const { answer } = stateOf(linkedDraft({ hand }));
        if (answer === null) return;
        const { columns } = towersOf(answer);
        for (const { blocks } of columns) {
          for (const [i, { from, to }] of blocks.entries()) {
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(1 + 1e-9);
            expect(from).toBeGreaterThanOrEqual((blocks[i - 1]?.to ?? 0) - 1e-9);
          }
        }
        for (const { index } of answer.pots) {
          const floors = columns.flatMap(({ blocks }) =>
            blocks.filter(({ kind, pot }) => kind === 'pot' && pot === index).slice(0, 1),
          );
          expect(new Set(floors.map(({ from }) => from.toFixed(6))).size).toBeLessThan(2);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('dead money is the ground, what goes back is on top, folded chips are marked', () => {
    const [, , charlie] = towersOf(answerOf(PRESET_DRAFTS.ante)).columns;
    expect(charlie?.blocks.map(({ kind, pot, amount }) => [kind, pot, amount])).toEqual([
      ['dead', 0, 5000],
      ['pot', 0, 80_000],
      ['pot', 1, 10_000],
    ]);
    const folded = towersOf(answerOf(PRESET_DRAFTS.dead)).columns;
    expect(folded[2]?.blocks.at(-1)).toMatchObject({ kind: 'returned', pot: -1, amount: 50 });
    expect(folded[3]?.blocks).toMatchObject([{ pot: 0, amount: 30, folded: true }]);
  });

  test('a hand without chips has no blocks', () => {
    const empty = stateOf({
      ...PRESET_DRAFTS.short,
      players: PRESET_DRAFTS.short.players.map((one) => ({ ...one, total: '' })),
    });
    expect(towersOf(empty.answer!).columns.map(({ blocks }) => blocks)).toEqual([[], [], []]);
  });
});
