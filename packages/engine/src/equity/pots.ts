/** Equity per pot: each pot is won by the best of its own contenders. */

import { isObject, keysInProblem, unfit } from '../checks.js';
import { PokerError, throwIf, type Wanted } from '../errors.js';
import type { HandEquity } from './tally.js';

/** A pot that hands play for. */
export interface EquityPot {
  /** Chips. */
  readonly amount: number;
  /** Indexes of hands. */
  readonly contenders: readonly number[];
}

/** A pot with what each contender can expect of it. */
export interface PotEquity extends EquityPot {
  /** Expected share of each contender, in their order. */
  readonly equity: readonly number[];
}

/** More have no hand ever had: ten hands make nine pots. */
const MOST_POTS = 100;
const POT_KEYS: readonly (keyof EquityPot)[] = ['amount', 'contenders'];

export function checkPots(pots: unknown, hands: number): void {
  if (pots === undefined) return;
  if (!Array.isArray(pots) || pots.length > MOST_POTS) {
    throw wrong(
      'pots',
      { wants: 'listUpTo', most: MOST_POTS },
      Array.isArray(pots) ? pots.length : pots,
    );
  }
  throwIf(keysInProblem(pots, POT_KEYS, 'pots'));
  for (let i = 0; i < pots.length; i++) checkPot(pots[i], `pots[${i}]`, hands);
}

function checkPot(pot: unknown, at: string, hands: number): void {
  if (!isObject(pot)) throw wrong(at, 'object', pot);
  const { amount, contenders } = pot as Partial<EquityPot>;
  if (!Number.isSafeInteger(amount) || (amount as number) < 0) {
    throw wrong('amount', 'amount', amount);
  }
  const isList = Array.isArray(contenders) && contenders.length > 0 && contenders.length <= hands;
  const isHand = (hand: unknown): boolean =>
    typeof hand === 'number' && Number.isInteger(hand) && hand >= 0 && hand < hands;
  const isValid =
    isList &&
    new Set(contenders).size === contenders.length &&
    Array.from(contenders).every(isHand);
  if (isValid) return;
  throw wrong('contenders', { wants: 'handIndexes', most: hands - 1 }, contenders);
}

const wrong = (field: string, wanted: Wanted, value: unknown): PokerError =>
  new PokerError(unfit(field, wanted, value));

const ascending = (hands: readonly number[]): number[] => [...hands].sort((a, b) => a - b);

/** All hands first, then every other set of contenders once, in ascending order. */
export function contestsOf(hands: number, pots: readonly EquityPot[] = []): number[][] {
  const contests = new Map<string, number[]>();
  const all = Array.from({ length: hands }, (_, hand) => hand);
  for (const contenders of [all, ...pots.map((pot) => ascending(pot.contenders))]) {
    contests.set(contenders.join(), contenders);
  }
  return [...contests.values()];
}

export function valuePots(
  pots: readonly EquityPot[],
  contests: readonly (readonly number[])[],
  results: readonly (readonly HandEquity[])[],
): { readonly pots: PotEquity[]; readonly chips: number[] } {
  const chips = (results[0] ?? []).map(() => 0);
  const valued = pots.map(({ amount, contenders }) => {
    const key = ascending(contenders).join();
    const index = contests.findIndex((contest) => contest.join() === key);
    const contest = contests[index] ?? [];
    const equity = contenders.map((hand) => results[index]?.[contest.indexOf(hand)]?.equity ?? 0);
    for (const [i, hand] of contenders.entries()) {
      chips[hand] = (chips[hand] as number) + amount * (equity[i] as number);
    }
    return { amount, contenders, equity };
  });
  return { pots: valued, chips };
}
