/**
 * The smallest chip, where nobody said it: the largest usual chip that pays every amount of the
 * hand. No table plays a small blind with chips above it; without blinds the largest amount is
 * taken for a hundred chips at least, so that round sums of an example are not one chip each.
 */

import { amountIn } from './amounts.js';
import type { CalculatorDraft } from './draft.js';

const FEWEST_CHIPS = 100;
const STEPS = [1, 5, 25] as const;

/** 1, 5, 25, 100, 500, 1,000, 5,000, 25,000, 100,000 and so on. */
const USUAL_CHIPS: readonly number[] = [
  ...STEPS,
  ...[1e2, 5e2],
  ...[1e3, 1e6, 1e9].flatMap((group) => [
    ...STEPS.map((step) => step * group),
    ...[100 * group, 500 * group],
  ]),
];

const amountsOf = (draft: CalculatorDraft): readonly number[] =>
  [
    ...[draft.smallBlind, draft.bigBlind, draft.middle],
    ...(draft.anteMode === 'none' ? [] : [draft.ante]),
    ...draft.players.flatMap(({ total, ante, dead, live, start, end }) => [
      ...(draft.entry === 'total' ? [total] : [ante, dead, live]),
      ...[start, end],
    ]),
  ]
    .map(amountIn)
    .filter((chips) => chips > 0);

export function inferredUnit(draft: CalculatorDraft): number {
  const amounts = amountsOf(draft);
  const small = amountIn(draft.smallBlind) || amountIn(draft.bigBlind);
  const most = small > 0 ? small : Math.max(0, ...amounts) / FEWEST_CHIPS;
  const pays = (chip: number): boolean => amounts.every((chips) => chips % chip === 0);
  return USUAL_CHIPS.findLast((chip) => chip <= most && pays(chip)) ?? 1;
}
