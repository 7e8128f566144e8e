/** Words for statistics that are counted on each street: said once, with the street behind them. */

import type { StatKey } from '@sidepot/engine/stats';

type Street = 'Flop' | 'Turn' | 'River';
/** Without their street. */
type OnStreets = 'cbet' | 'foldToCbet' | 'raiseCbet' | 'donk' | 'checkRaise';
type Plain = Exclude<StatKey, `${OnStreets}${Street}`>;

export type StatTexts = Readonly<Record<StatKey, string>>;

const STREETS: readonly Street[] = ['Flop', 'Turn', 'River'];

/** `told` puts a word and its street together, which has a capital letter as a noun in German. */
export function statTexts(
  plain: Readonly<Record<Plain, string>>,
  onStreets: Readonly<Record<OnStreets, string>>,
  told: (word: string, street: string) => string,
): StatTexts {
  const all = Object.entries(onStreets).flatMap(([key, word]) =>
    STREETS.map((street) => [`${key}${street}`, told(word, street)]),
  );
  return { ...plain, ...Object.fromEntries(all) } as StatTexts;
}
