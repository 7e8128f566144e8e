/** Where the streets of a past hand begin, for those who jump. */

import type { PastStep } from './past-hand.js';

export interface StreetStart {
  readonly name: 'preflop' | 'flop' | 'turn' | 'river' | 'showdown' | 'end';
  readonly step: number;
}

const BY_CARDS: ReadonlyMap<number, StreetStart['name']> = new Map([
  [3, 'flop'],
  [4, 'turn'],
  [5, 'river'],
]);

/** Where nobody had to show, the last of them is the end. */
export function streetsOf(steps: readonly PastStep[]): readonly StreetStart[] {
  const starts = new Map<StreetStart['name'], number>([['preflop', 0]]);
  for (const [step, { state, entries }] of steps.entries()) {
    const name = BY_CARDS.get(state.boards[0]?.length ?? 0);
    if (name !== undefined && has(entries, 'board') && !starts.has(name)) starts.set(name, step);
  }
  const played = steps.findLastIndex(({ entries }) => has(entries, 'board', 'acted'));
  if (steps.some(({ entries }) => has(entries, 'showdown'))) starts.set('showdown', played + 1);
  else if (steps.length > 1) starts.set('end', steps.length - 1);
  return [...starts].map(([name, step]) => ({ name, step }));
}

const has = (entries: PastStep['entries'], ...types: readonly string[]): boolean =>
  entries.some(({ of, event }) => of === 'hand' && types.includes(event.type));

export const streetAt = (streets: readonly StreetStart[], at: number): StreetStart | undefined =>
  streets.findLast(({ step }) => step <= at);
