/**
 * The calculator for people who know stacks and totals: named pots with their share and sum,
 * winners entered by hand, new stacks, and checks on the way in and out. Throws `PokerError`.
 */

import { isObject, throwing, unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { assertConserved, PokerError, type Refusal, reject, throwIf } from '../../errors.js';
import { sumOf } from '../explain.js';
import { type Cut, cutLayers, isContender, potName } from '../layers.js';
import { type Chips, setOwn } from '../record.js';
import { unitOfAll } from '../unit.js';
import { sumWords } from '../why.js';
import { chosenWinners, type Electorate, nameProblem, payWinners, type Winners } from './awards.js';
import { inconsistentWinners } from './consistency.js';
import {
  amountsProblem,
  type CalculatorOptions,
  type CalculatorPlayer,
  namedPotsProblem,
  readInput,
  totalPutIn,
} from './input.js';
import { percentagesOf } from './percent.js';
import type { Compartments } from './split-contributions.js';

/** A pot with its share of all and how it adds up. */
export interface NamedPot {
  readonly name: string;
  readonly amount: number;
  readonly eligible: readonly string[];
  /** Of all pots together; one decimal, for display. */
  readonly percentage: number;
  readonly calculation: string;
}

/** What `awardPots` needs of a pot; `calculatePots` gives more. */
export type AwardablePot = Pick<NamedPot, 'name' | 'amount' | 'eligible'>;

/**
 * The calculator for people who know stacks and totals. Its methods throw too, with the codes of
 * docs/errors.md.
 *
 * @throws `PokerError`, for players or options that cannot be right.
 * @example
 * import { PotCalculationEngine } from '@sidepot/engine';
 *
 * const player = (name: string, total: number) => ({
 *   name,
 *   startingStack: 100,
 *   finalStack: 100 - total,
 *   totalContribution: total,
 *   position: '',
 *   isBb: false,
 * });
 * const engine = new PotCalculationEngine([player('Ann', 50), player('Bob', 50)]);
 * const pots = engine.calculatePots();
 * engine.awardPots(pots, { 'Main Pot': 'Bob' }); // → { Ann: 0, Bob: 100 }
 */
export class PotCalculationEngine {
  readonly players: readonly CalculatorPlayer[];
  /** All chips put in, uncalled ones included. */
  readonly totalPot: number;
  readonly #options: CalculatorOptions;
  readonly #compartments: readonly Compartments[];
  readonly #levels: readonly number[];
  readonly #folded: readonly boolean[];
  readonly #cut: Cut;
  #warnings: readonly Refusal[] = [];

  /** A number is the ante that the big blind paid for all: `{ bbAnte }`. */
  constructor(players: readonly CalculatorPlayer[], options: CalculatorOptions | number = {}) {
    const given = typeof options === 'number' ? { bbAnte: options } : options;
    const read = throwing(() => readInput(players, given));
    this.players = read.players;
    this.totalPot = totalPutIn(read.players);
    this.#options = read.options;
    this.#compartments = read.compartments;
    this.#levels = read.compartments.map(({ ante, live }) => ante + live);
    this.#folded = read.players.map((player) => player.isFolded === true);
    this.#cut = cutLayers(this.#levels, this.#folded, this.#deadMoney());
  }

  /** What `awardPots` had to say about the winners it was last given. */
  get warnings(): readonly Refusal[] {
    return this.#warnings;
  }

  getLiveContributions(): Record<string, number> {
    return this.#byName((i) => this.#compartments[i]?.live ?? 0);
  }

  /** Chips that nobody called: they go back before any pot exists (R10). */
  getUncalledBet(): { readonly name: string; readonly amount: number } | null {
    const owner = this.players[this.#cut.refundIndex];
    return owner === undefined ? null : { name: owner.name, amount: this.#cut.refund };
  }

  calculatePots(): NamedPot[] {
    const { layers } = this.#cut;
    const orphan = layers.at(-1)?.orphan ?? 0;
    if (this.#options.orphanLayer === 'reject' && orphan > 0) {
      throw new PokerError(reject('ORPHAN_LAYER', { amount: orphan }));
    }
    const shares = percentagesOf(layers.map((layer) => layer.amount));
    const hand = { levels: this.#levels, players: this.players.map(({ name }) => ({ id: name })) };
    return layers.map((layer, index) => ({
      name: potName(index),
      amount: layer.amount,
      eligible: this.players
        .filter((_, i) => isContender(this.#levels[i] ?? 0, this.#folded[i] ?? true, layer))
        .map(({ name }) => name),
      percentage: shares[index] ?? 0,
      calculation: sumWords(sumOf(hand, layer)),
    }));
  }

  /**
   * Winnings of every player, 0 included. A pot with one eligible player needs no winner. Several
   * winners share: odd chips by `seatOrder` if it was given, else to the first one named.
   */
  awardPots(pots: readonly AwardablePot[], winners: Winners): Record<string, number> {
    return throwing(() => this.#award(pots, winners));
  }

  #award(pots: readonly AwardablePot[], winners: Winners): Record<string, number> {
    const electorate = this.#electorate();
    const chosen = chosenWinners(pots, winners, electorate);
    const warnings = inconsistentWinners(pots, chosen);
    if (this.#options.strict === true) throwIf(warnings[0]);

    const won = payWinners(pots, chosen, this.#unitOf(pots), electorate.seatOrder);
    this.#warnings = warnings;
    return this.#byName((_, name) => won.get(name) ?? 0);
  }

  /** Final stack + uncalled chips + winnings. Winnings that lose or make a chip are refused. */
  calculateNewStacks(winnings: Chips): Record<string, number> {
    return throwing(() => this.#newStacks(winnings));
  }

  #newStacks(winnings: Chips): Record<string, number> {
    if (!isObject(winnings)) throw new PokerError(unfit('winnings', 'object', winnings));
    for (const [name, amount] of Object.entries(winnings)) {
      throwIf(nameProblem(name, this.#electorate()) ?? amountProblem(amount, 'winnings', name));
    }
    const uncalled = this.getUncalledBet();
    const start = this.players.reduce((sum, player) => sum + player.startingStack, 0);
    let end = 0;
    const stacks = this.#byName((i, name) => {
      const won = Object.hasOwn(winnings, name) ? (winnings[name] ?? 0) : 0;
      const back = uncalled?.name === name ? uncalled.amount : 0;
      const stack = (this.players[i]?.finalStack ?? 0) + back + won;
      end += stack;
      return stack;
    });
    assertConserved(start, end);
    return stacks;
  }

  /** All pots and the uncalled chips are what was put in (R4). */
  validatePotTotal(pots: readonly Pick<NamedPot, 'amount'>[]): void {
    const sum = throwing(() => {
      throwIf(amountsProblem(pots));
      return pots.reduce((total, pot) => total + pot.amount, 0);
    });
    assertConserved(this.totalPot, sum + this.#cut.refund);
  }

  /**
   * Six post-conditions: the total; percentages of exactly 100.0; names in order, main pot first;
   * no pot empty or without a contender; strictly fewer contenders from pot to pot; dead money at
   * the bottom only.
   */
  validatePotCalculation(pots: readonly NamedPot[]): void {
    this.validatePotTotal(pots);
    throwing(() => {
      throwIf(namedPotsProblem(pots));
      this.#validate(pots);
    });
  }

  #validate(pots: readonly NamedPot[]): void {
    const demand = (condition: number, holds: boolean, pot?: string): void => {
      if (!holds)
        throw new PokerError(
          reject('INVALID_POTS', pot === undefined ? { condition } : { condition, pot }),
        );
    };
    const tenths = pots.reduce((sum, pot) => sum + Math.round(pot.percentage * 10), 0);
    demand(2, pots.length === 0 || tenths === 1000);
    for (const [i, { name, amount, eligible }] of pots.entries()) {
      demand(3, name === potName(i), name);
      demand(4, amount > 0 && eligible.length > 0, name);
      const below = pots[i - 1]?.eligible;
      if (below === undefined) continue;
      const shrinks = eligible.length < below.length;
      demand(5, shrinks && eligible.every((player) => below.includes(player)), name);
      demand(6, amount === this.#cut.layers[i]?.amount, name);
    }
  }

  /** R84: of what was put in; the pots handed in may be cut in other ways, but are paid all the same. */
  #unitOf(pots: readonly AwardablePot[]): number {
    const put = this.#compartments.flatMap(({ ante, dead, live }) => [ante, dead, live]);
    return unitOfAll(this.#options.unit ?? 1, [...put, ...pots.map(({ amount }) => amount)]);
  }

  #deadMoney(): number {
    return this.#compartments.reduce((sum, { dead }) => sum + dead, 0);
  }

  #byName(amountOf: (index: number, name: string) => number): Record<string, number> {
    const record: Record<string, number> = {};
    for (const [i, { name }] of this.players.entries()) setOwn(record, name, amountOf(i, name));
    return record;
  }

  #electorate(): Electorate {
    const names = new Set(this.players.map(({ name }) => name));
    return { isKnown: (name) => names.has(name), seatOrder: this.#options.seatOrder };
  }
}
