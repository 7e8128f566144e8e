/** Winners that somebody entered by hand: judged before anything is paid (R7), then paid. */

import { isObject, unfit } from '../../checks.js';
import { totalProblem } from '../../chips.js';
import { PokerError, type Refusal, reject, throwIf } from '../../errors.js';
import { idListProblem } from '../ids.js';
import { splitPot } from '../odd-chips.js';
import { amountsProblem, eligibleProblem } from './input.js';

/** Winners by name of the pot; several share it. */
export type Winners = Readonly<Record<string, string | readonly string[]>>;

interface Pot {
  readonly name: string;
  readonly amount: number;
  readonly eligible: readonly string[];
}

/** Who they are chosen from. */
export interface Electorate {
  readonly isKnown: (name: string) => boolean;
  /** Clockwise, the first one left of the button. */
  readonly seatOrder?: readonly string[] | undefined;
}

/** The winners of each pot as a list. A pot with one eligible player needs no winner. */
export function chosenWinners(
  pots: readonly Pot[],
  winners: Winners,
  electorate: Electorate,
): (readonly string[])[] {
  throwIf(amountsProblem(pots) ?? eligibleProblem(pots));
  if (!isObject(winners)) throw new PokerError(unfit('winners', 'object', winners));
  const names = pots.map((pot) => pot.name);
  const stray = Object.keys(winners).find((name) => !names.includes(name));
  if (stray !== undefined) throw new PokerError(reject('UNKNOWN_POT', { pot: stray }));
  let total = 0;
  const chosen = pots.map((pot, i) => {
    if (names.indexOf(pot.name) !== i) {
      throw new PokerError(reject('INVALID_POTS', { condition: 3, pot: pot.name }));
    }
    total += pot.amount;
    const named = Object.hasOwn(winners, pot.name) ? (winners[pot.name] ?? []) : [];
    const list = typeof named === 'string' ? [named] : named;
    throwIf(idListProblem(`winners.${pot.name}`, list));
    const takers = list.length === 0 && pot.eligible.length === 1 ? pot.eligible : list;
    throwIf(winnersProblem(pot, takers, electorate));
    return takers;
  });
  throwIf(totalProblem(total));
  return chosen;
}

export const nameProblem = (name: string, { isKnown }: Electorate): Refusal | undefined =>
  isKnown(name) ? undefined : reject('UNKNOWN_PLAYER', { player: name });

export const eligibilityProblem = (pot: Omit<Pot, 'amount'>, name: string): Refusal | undefined =>
  pot.eligible.includes(name)
    ? undefined
    : reject('NOT_ELIGIBLE', { player: name, pot: pot.name, eligible: pot.eligible });

function winnersProblem(
  pot: Pot,
  names: readonly string[],
  electorate: Electorate,
): Refusal | undefined {
  if (names.length === 0) return reject('MISSING_WINNER', { pot: pot.name });
  const { seatOrder } = electorate;
  for (const name of names) {
    const wrong = nameProblem(name, electorate) ?? eligibilityProblem(pot, name);
    if (wrong !== undefined) return wrong;
    if (names.length > 1 && seatOrder !== undefined && !seatOrder.includes(name)) {
      return reject('MISSING_SEAT', { player: name, pot: pot.name });
    }
  }
  return undefined;
}

/** Odd chips by `seatOrder` if it was given, else to the first one named (R6, R82). */
export function payWinners(
  pots: readonly Pot[],
  chosen: readonly (readonly string[])[],
  unit: number,
  seatOrder: readonly string[] | undefined,
): Map<string, number> {
  const won = new Map<string, number>();
  for (const [i, pot] of pots.entries()) {
    const names = chosen[i] ?? [];
    splitPot(pot.amount, names, unit, names.length === 1 ? undefined : seatOrder, won);
  }
  return won;
}
