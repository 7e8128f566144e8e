/** The page and the command line answer alike: all vectors by link, and hands that chance typed. */

import type { SettleInput } from '@sidepot/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLines, sidepot } from '../../../cli/test/sidepot.js';
import { randomHand, seeded } from '../../../engine/test/arbitrary.js';
import { VECTORS, vectorHand } from '../../../engine/test/vectors.js';
import { calculatorPath } from '../../src/calculator/model/link.js';
import { CalculatorScreen, type ShownAnswer } from './calculator.js';
import { openWorld, type World } from './world.js';

let world: World;
let calculator: CalculatorScreen;
beforeAll(async () => {
  world = await openWorld();
  calculator = new CalculatorScreen((await world.guest({ isCalm: true })).page);
  await calculator.open();
});
afterAll(() => world?.close());

interface Settled {
  readonly refund: Readonly<Record<string, number>>;
  readonly pots: readonly (ShownAnswer['pots'][number] & { readonly name: string })[];
  readonly awards: Readonly<Record<string, number>>;
}

async function settleAll(hands: readonly SettleInput[]): Promise<readonly ShownAnswer[]> {
  const input = hands.map((hand) => JSON.stringify(hand)).join('\n');
  const { stdout, stderr } = await sidepot(['settle', '--jsonl'], { input });
  expect(stderr).toBe('');
  return (jsonLines(stdout) as Settled[]).map(({ refund, pots, awards }) => ({
    ...{ refund, awards },
    pots: pots.map(({ name: _, ...pot }) => pot),
  }));
}

describe('the calculator equals sidepot settle', () => {
  test('on all vectors', async () => {
    const hands = VECTORS.map(vectorHand);
    const expected = await settleAll(hands);
    for (const [i, { id, title }] of VECTORS.entries()) {
      const named = { ...hands[i]!, title: `${id} ${title}` };
      await calculator.page.goto(calculatorPath({ hand: named }));
      await calculator.page.getByText(`${id} ${title}`).waitFor();
      expect(await calculator.answer(), id).toEqual(expected[i]);
    }
  });

  test('on hands that were typed', async () => {
    const hands = Array.from({ length: 200 }, (_, i) => randomHand(seeded(7, i)))
      .filter(isTypable)
      .slice(0, 6);
    expect(hands).toHaveLength(6);
    const expected = await settleAll(hands);
    for (const [i, hand] of hands.entries()) {
      await calculator.type(hand);
      const live = hand.players.filter(({ folded }) => !folded);
      if (live.length > 1) await calculator.rank(hand.boards[0]!.high);
      expect(await calculator.answer(), JSON.stringify(hand)).toEqual(expected[i]);
    }
  });
});

/** Of a size that is typed quickly, with what the first look of the form has fields for. */
const isTypable = ({ players, boards, kind, rakeConfig, orphanLayer }: SettleInput): boolean =>
  players.length > 2 &&
  players.length < 7 &&
  players.some(({ live }) => live > 0) &&
  players.every(({ id }) => /^P\d$/.test(id)) &&
  boards.length < 2 &&
  kind !== 'hilo' &&
  (rakeConfig ?? null) === null &&
  orphanLayer !== 'reject';
