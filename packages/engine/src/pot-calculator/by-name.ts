/**
 * Players by name with stacks and totals, as `PotCalculationEngine` takes them, one function for each
 * step. All of them throw `PokerError`. What is counted, the calculator counts.
 */

import { isObject, keysProblem, throwing, unfit } from '../checks.js';
import { amountProblem } from '../chips.js';
import { assertConserved, PokerError, reject, throwIf } from '../errors.js';
import { idListProblem } from '../pots/ids.js';
import { splitPot } from '../pots/odd-chips.js';
import {
  chosenWinners,
  eligibilityProblem,
  payWinners,
  type Winners,
} from '../pots/pot-calculator/awards.js';
import {
  amountsProblem,
  type CalculatorOptions,
  type CalculatorPlayer,
  eligibleProblem,
} from '../pots/pot-calculator/input.js';
import {
  type AwardablePot,
  type NamedPot,
  PotCalculationEngine,
} from '../pots/pot-calculator/pot-calculator.js';
import { type Chips, setOwn } from '../pots/record.js';

/** A hand as somebody wrote it down, before it is counted. */
export interface HandData {
  readonly players: readonly CalculatorPlayer[];
  /** Ante that the big blind paid for all; 0 if absent. */
  readonly bbAnte?: number;
  /** Compared with what was put in, if it is given. */
  readonly totalPot?: number;
  readonly sbAmount?: number;
  readonly bbAmount?: number;
}

const HAND_KEYS: readonly string[] = ['players', 'bbAnte', 'totalPot', 'sbAmount', 'bbAmount'];

/**
 * Is this a hand that can be counted? True, or why not.
 *
 * @throws `PokerError`: `NOT_ENOUGH_CHIPS`, `STACK_MISMATCH`, `NEGATIVE_AMOUNT`, `BAD_INPUT` for a
 * `totalPot` that is not the sum, and what else `PotCalculationEngine` refuses.
 *
 * @example
 * import { validateInput } from '@sidepot/engine/pot-calculator';
 *
 * const player = (name: string, totalContribution: number) => {
 *   return { name, startingStack: 100, finalStack: 100 - totalContribution, totalContribution, position: '' };
 * };
 * validateInput({ players: [player('Ann', 50), player('Bob', 50)], totalPot: 100 }); // → true
 */
export const validateInput = (handData: HandData): true =>
  throwing(() => {
    if (!isObject(handData)) throw new PokerError(unfit('handData', 'object', handData));
    throwIf(keysProblem(handData, HAND_KEYS));
    const { players, sbAmount, bbAmount, ...options } = handData;
    new PotCalculationEngine(players, {
      ...options,
      ...(sbAmount === undefined ? {} : { smallBlind: sbAmount }),
      ...(bbAmount === undefined ? {} : { bigBlind: bbAmount }),
    });
    return true;
  });

/**
 * The main pot: what the smallest unfolded hand matched of everybody, the ante and smaller folded
 * bets in it. Null if nobody matched anything.
 *
 * @throws `PokerError`, for what `PotCalculationEngine` refuses.
 *
 * @example
 * import { calculateMainPot } from '@sidepot/engine/pot-calculator';
 *
 * const player = (name: string, totalContribution: number, position = '') => {
 *   return { name, startingStack: 100, finalStack: 100 - totalContribution, totalContribution, position };
 * };
 * calculateMainPot([player('Ann', 40), player('Bob', 60), player('Cat', 65, 'BB')], 5)?.calculation;
 * // → '40 × 3 + 5 (ante) = 125'
 */
export const calculateMainPot = (
  players: readonly CalculatorPlayer[],
  bbAnte: CalculatorOptions | number = 0,
): NamedPot | null => calculateAllPots(players, bbAnte)[0] ?? null;

/**
 * All pots, main pot first. What nobody called is in none of them: `handleUncalledBet`.
 *
 * @throws `PokerError`, for what `PotCalculationEngine` refuses.
 *
 * @example
 * import { calculateAllPots } from '@sidepot/engine/pot-calculator';
 *
 * const player = (name: string, totalContribution: number, position = '') => {
 *   return { name, startingStack: 100, finalStack: 100 - totalContribution, totalContribution, position };
 * };
 * calculateAllPots([player('Ann', 40), player('Bob', 60), player('Cat', 65, 'BB')], 5)[1]?.eligible;
 * // → ['Bob', 'Cat']
 */
export const calculateAllPots = (
  players: readonly CalculatorPlayer[],
  bbAnte: CalculatorOptions | number = 0,
): NamedPot[] => new PotCalculationEngine(players, bbAnte).calculatePots();

/**
 * What each winner gets of pots whose winners are named. Several share; without seats the whole
 * remainder goes to the first one named (R6). A pot with one eligible player needs no winner.
 *
 * @throws `PokerError`: `MISSING_WINNER`, `NOT_ELIGIBLE`, `UNKNOWN_PLAYER`, `UNKNOWN_POT`, and
 * `INVALID_POTS` or `BAD_INPUT` for pots that are none.
 *
 * @example
 * import { awardPots } from '@sidepot/engine/pot-calculator';
 *
 * const pots = [{ name: 'Main Pot', amount: 245_001, eligible: ['Ann', 'Bob', 'Cat'] }];
 * awardPots(pots, { 'Main Pot': ['Ann', 'Bob'] }); // → { Ann: 122501, Bob: 122500 }
 */
export const awardPots = (
  pots: readonly AwardablePot[],
  winners: Winners,
): Record<string, number> =>
  throwing(() => {
    const isKnown = (name: string): boolean => pots.some(({ eligible }) => eligible.includes(name));
    const chosen = chosenWinners(pots, winners, { isKnown });
    return recordOf(payWinners(pots, chosen, 1, undefined));
  });

function recordOf(chips: ReadonlyMap<string, number>): Record<string, number> {
  const record: Record<string, number> = {};
  for (const [name, amount] of chips) setOwn(record, name, amount);
  return record;
}

/**
 * Final stack + winnings of each player. What nobody called may be among the winnings, or goes back
 * by itself: then a big-blind ante must be said, since without it that looks like an uncalled bet.
 *
 * @throws `PokerError`: `CONSERVATION` for winnings that lose or make a chip, `UNKNOWN_PLAYER`, and
 * what else `PotCalculationEngine` refuses.
 *
 * @example
 * import { calculateNewStacks } from '@sidepot/engine/pot-calculator';
 *
 * const player = (name: string, totalContribution: number) => {
 *   return { name, startingStack: 100, finalStack: 100 - totalContribution, totalContribution, position: '' };
 * };
 * const players = [player('Ann', 50), player('Bob', 80)];
 * calculateNewStacks(players, { Ann: 100 }); // → { Ann: 150, Bob: 50 }
 * calculateNewStacks(players, { Ann: 100, Bob: 30 }); // → { Ann: 150, Bob: 50 }
 */
export const calculateNewStacks = (
  players: readonly CalculatorPlayer[],
  winnings: Chips,
  bbAnte: CalculatorOptions | number = 0,
): Record<string, number> =>
  throwing(() => {
    const engine = new PotCalculationEngine(players, bbAnte);
    const all = isObject(winnings) ? Object.values(winnings) : [];
    // What is no number makes no sum; it is refused where it is paid.
    const isNumbers = all.every((won) => typeof won === 'number');
    const isComplete = isNumbers && all.reduce((sum, won) => sum + won, 0) === engine.totalPot;
    return isComplete ? allPaid(engine, winnings) : engine.calculateNewStacks(winnings);
  });

/** Winnings that are all that was put in: nothing goes back beside them. */
function allPaid(engine: PotCalculationEngine, winnings: Chips): Record<string, number> {
  const stacks = new Map(engine.players.map(({ name, finalStack }) => [name, finalStack]));
  for (const [name, won = 0] of Object.entries(winnings)) {
    const stack = stacks.get(name);
    if (stack === undefined) throw new PokerError(reject('UNKNOWN_PLAYER', { player: name }));
    throwIf(amountProblem(won, 'winnings', name));
    stacks.set(name, stack + won);
  }
  const sum = (amounts: Iterable<number>): number => [...amounts].reduce((a, b) => a + b, 0);
  const start = sum(engine.players.map(({ startingStack }) => startingStack));
  assertConserved(start, sum(stacks.values()));
  return recordOf(stacks);
}

/**
 * May this player win this pot? True, or why not. Who may is written on the pot, so the live
 * contributions are not needed.
 *
 * @throws `PokerError`: `NOT_ELIGIBLE`; `BAD_INPUT` for a pot that is none.
 *
 * @example
 * import { validateWinnerEligibility } from '@sidepot/engine/pot-calculator';
 *
 * const pot = { name: 'Side Pot 1', amount: 20, eligible: ['Bob', 'Cat'] };
 * validateWinnerEligibility(pot, 'Bob'); // → true
 */
export const validateWinnerEligibility = (
  pot: AwardablePot,
  winner: string,
  _liveContributions?: Chips,
): true =>
  throwing(() => {
    if (typeof winner !== 'string') throw new PokerError(unfit('winner', 'name', winner));
    throwIf(amountsProblem([pot]) ?? eligibleProblem([pot]) ?? eligibilityProblem(pot, winner));
    return true;
  });

/**
 * A pot in equal shares, one odd chip each in the order of `buttonOrder`: clockwise, the first one
 * left of the button (R81–R83).
 *
 * @throws `PokerError`: `MISSING_SEAT` for a winner who is not in the order, `DUPLICATE_PLAYER`,
 * `BAD_INPUT`, and `NOT_INTEGER` and its like for the amount.
 *
 * @example
 * import { splitPotWithPosition } from '@sidepot/engine/pot-calculator';
 *
 * splitPotWithPosition(245_001, ['Ann', 'Bob'], ['Bob', 'Cat', 'Ann']); // → { Bob: 122501, Ann: 122500 }
 */
export const splitPotWithPosition = (
  potAmount: number,
  winners: readonly string[],
  buttonOrder: readonly string[],
): Record<string, number> =>
  throwing(() => {
    throwIf(
      amountProblem(potAmount, 'potAmount') ??
        idListProblem('winners', winners) ??
        idListProblem('buttonOrder', buttonOrder),
    );
    if (winners.length === 0) throw new PokerError(unfit('winners', 'atLeastOne', winners));
    const seatless = winners.find((name) => !buttonOrder.includes(name));
    if (seatless !== undefined) throw new PokerError(reject('MISSING_SEAT', { player: seatless }));
    const won = new Map<string, number>();
    splitPot(potAmount, winners, 1, buttonOrder, won);
    return recordOf(won);
  });

/**
 * Players with an uncalled bet taken back: from their contribution to their stack. What was handed
 * in is not changed. `PotCalculationEngine` finds and returns such a bet by itself: `getUncalledBet`.
 *
 * @throws `PokerError`: `UNKNOWN_PLAYER`, `NOT_ENOUGH_CHIPS` for more than they put in, and what
 * `PotCalculationEngine` refuses.
 *
 * @example
 * import { handleUncalledBet } from '@sidepot/engine/pot-calculator';
 *
 * const player = (name: string, totalContribution: number) => {
 *   return { name, startingStack: 100, finalStack: 100 - totalContribution, totalContribution, position: '' };
 * };
 * const [ann] = handleUncalledBet([player('Ann', 80), player('Bob', 30)], 'Ann', 50);
 * ann?.finalStack; // → 70
 */
export const handleUncalledBet = (
  players: readonly CalculatorPlayer[],
  lastBetPlayer: string,
  uncalledAmount: number,
): CalculatorPlayer[] =>
  throwing(() => {
    const { players: known } = new PotCalculationEngine(players);
    if (typeof lastBetPlayer !== 'string') {
      throw new PokerError(unfit('lastBetPlayer', 'name', lastBetPlayer));
    }
    throwIf(amountProblem(uncalledAmount, 'uncalledAmount', lastBetPlayer));
    const owner = known.find(({ name }) => name === lastBetPlayer);
    if (owner === undefined) {
      throw new PokerError(reject('UNKNOWN_PLAYER', { player: lastBetPlayer }));
    }
    if (uncalledAmount > owner.totalContribution) {
      const most = { to: uncalledAmount, max: owner.totalContribution };
      throw new PokerError(reject('NOT_ENOUGH_CHIPS', { player: owner.name, ...most }));
    }
    return known.map((player) =>
      player === owner
        ? {
            ...player,
            finalStack: player.finalStack + uncalledAmount,
            totalContribution: player.totalContribution - uncalledAmount,
          }
        : player,
    );
  });

/**
 * Do these pots follow from what was put in? True, or which of the six post-conditions does not hold:
 * `validatePotCalculation` of the calculator.
 *
 * @throws `PokerError`: `CONSERVATION` or `INVALID_POTS`, and what `PotCalculationEngine` refuses.
 *
 * @example
 * import { calculateAllPots, validatePotCalculation } from '@sidepot/engine/pot-calculator';
 *
 * const player = (name: string, totalContribution: number) => {
 *   return { name, startingStack: 100, finalStack: 100 - totalContribution, totalContribution, position: '' };
 * };
 * const players = [player('Ann', 50), player('Bob', 50)];
 * validatePotCalculation(players, calculateAllPots(players)); // → true
 */
export const validatePotCalculation = (
  players: readonly CalculatorPlayer[],
  pots: readonly NamedPot[],
  bbAnte: CalculatorOptions | number = 0,
): true => {
  new PotCalculationEngine(players, bbAnte).validatePotCalculation(pots);
  return true;
};
