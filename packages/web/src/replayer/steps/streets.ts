/** Where the streets of a past hand begin, for those who jump: the record of its game names them. */

import { GAMES, type GameName } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { PastStep } from './past-hand.js';

export interface StreetStart {
  /** As the record of the game has it, or how the hand ends. */
  readonly name: string;
  readonly step: number;
}

/** Where nobody had to show, the last of them is the end. */
export function streetsOf(steps: readonly PastStep[]): readonly StreetStart[] {
  const [first] = steps;
  if (first === undefined) return [];
  const { game } = first.state.rules;
  const starts = new Map<number, number>([[0, 0]]);
  for (const [step, one] of steps.entries()) {
    const street = streetOf(one);
    if (street !== null && !starts.has(street)) starts.set(street, step);
  }
  const begun = [...starts].map(([street, step]) => ({ name: streetName(game, street), step }));
  const played = steps.findLastIndex((one) => has(one, 'board', 'dealt', 'drew', 'acted'));
  if (steps.some((one) => has(one, 'showdown'))) {
    return [...begun, { name: 'showdown', step: played + 1 }];
  }
  return steps.length > 1 ? [...begun, { name: 'end', step: steps.length - 1 }] : begun;
}

/** The street that a step is of by its cards; null: none is dealt and none thrown. */
export function streetOf({ state, entries }: PastStep): number | null {
  for (const { of, event } of entries) {
    if (of !== 'hand') continue;
    if (event.type === 'board' || event.type === 'opened') return event.street;
  }
  // Cards go and come before their street is there, which without betting does not even open.
  return has({ entries }, 'drew', 'dealt') ? state.street + 1 : null;
}

/** An only draw needs no number. */
export function streetName(game: GameName, street: number): string {
  const { streets } = GAMES[game];
  const draws = streets.filter(({ draw, board }) => draw !== null && board === 0);
  const one = streets[street];
  return draws.length === 1 && one === draws[0] && one?.up === 0 ? 'draw' : (one?.name ?? '');
}

export function streetWord(name: string): string {
  const all: Readonly<Record<string, string>> = words.hands.replay.streets;
  return all[name] ?? name;
}

const has = ({ entries }: Pick<PastStep, 'entries'>, ...types: readonly string[]): boolean =>
  entries.some(({ of, event }) => of === 'hand' && types.includes(event.type));

export const streetAt = (streets: readonly StreetStart[], at: number): StreetStart | undefined =>
  streets.findLast(({ step }) => step <= at);
