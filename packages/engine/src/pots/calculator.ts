/**
 * The calculator for people who know stacks and totals: named pots with their share and sum,
 * winners entered by hand, new stacks, and checks on the way in and out. Throws `PokerError`.
 */

import { amountProblem, totalProblem } from '../chips.js';
import { assertConserved, PokerError, type Rejection, reject, throwIf } from '../errors.js';
import { crowdProblem, duplicateIdProblem, isId, isObject, unitProblem } from './checks.js';
import {
  type AnteOptions,
  type AntePlayer,
  type Compartments,
  splitContributions,
} from './compartments.js';
import { inconsistentWinners } from './consistency.js';
import { sumOf } from './explain.js';
import { type Cut, cutLayers, isContender, potName } from './layers.js';
import { percentages } from './percent.js';
import { type Chips, setOwn } from './record.js';
import { splitPot } from './side-pots.js';
import { sumText } from './why.js';

export interface CalculatorPlayer extends AntePlayer {
  /** After the betting, before anything is returned or won. */
  readonly finalStack: number;
  readonly isFolded?: boolean;
}

export interface CalculatorOptions extends AnteOptions {
  /** Names clockwise, the first one left of the button: odd chips go one each in this order. */
  readonly seatOrder?: readonly string[];
  readonly unit?: number;
  readonly orphanLayer?: 'roll-down' | 'reject';
  /** Refuse winners that no ranking of hands can produce, instead of warning (R89). */
  readonly strict?: boolean;
}

export interface NamedPot {
  readonly name: string;
  readonly amount: number;
  readonly eligible: readonly string[];
  /** Of all pots together; one decimal, for display. */
  readonly percentage: number;
  readonly calculation: string;
}

export type Winners = Readonly<Record<string, string | readonly string[]>>;

type AwardablePot = Pick<NamedPot, 'name' | 'amount' | 'eligible'>;

export class PotCalculationEngine {
  readonly players: readonly CalculatorPlayer[];
  /** All chips put in, uncalled ones included. */
  readonly totalPot: number;
  readonly #options: CalculatorOptions;
  readonly #compartments: readonly Compartments[];
  readonly #levels: readonly number[];
  readonly #folded: readonly boolean[];
  readonly #cut: Cut;
  #warnings: readonly Rejection[] = [];

  constructor(players: readonly CalculatorPlayer[], options: CalculatorOptions = {}) {
    throwIf(
      playersProblem(players) ??
        unitProblem(options.unit ?? 1) ??
        duplicateIdProblem(options.seatOrder ?? [], (name) => name),
    );
    const compartments = splitContributions(players, options);
    if (!compartments.ok) throw new PokerError(compartments.error);
    this.players = players.map((player) => ({ ...player }));
    this.totalPot = players.reduce((sum, player) => sum + player.totalContribution, 0);
    this.#options = { ...options };
    this.#compartments = compartments.value;
    this.#levels = compartments.value.map(({ ante, live }) => ante + live);
    this.#folded = players.map((player) => player.isFolded === true);
    this.#cut = cutLayers(this.#levels, this.#folded, this.#deadMoney());
  }

  /** What `awardPots` had to say about the winners it was last given. */
  get warnings(): readonly Rejection[] {
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
      throw new PokerError(
        reject('ORPHAN_LAYER', `${orphan} chips lie above every live hand`, { amount: orphan }),
      );
    }
    const shares = percentages(layers.map((layer) => layer.amount));
    const hand = { levels: this.#levels, players: this.players.map(({ name }) => ({ id: name })) };
    return layers.map((layer, index) => ({
      name: potName(index),
      amount: layer.amount,
      eligible: this.players
        .filter((_, i) => isContender(this.#levels[i] ?? 0, this.#folded[i] ?? true, layer))
        .map(({ name }) => name),
      percentage: shares[index] ?? 0,
      calculation: sumText(sumOf(hand, layer), 'ante'),
    }));
  }

  /**
   * Winnings of every player, 0 included. A pot with one eligible player needs no winner. Several
   * winners share: odd chips by `seatOrder` if it was given, else to the first one named.
   */
  awardPots(pots: readonly AwardablePot[], winners: Winners): Record<string, number> {
    const chosen = this.#chosenWinners(pots, winners);
    const warnings = inconsistentWinners(pots, chosen);
    if (this.#options.strict === true) throwIf(warnings[0]);

    const { seatOrder, unit } = this.#options;
    const won = new Map<string, number>();
    for (const [i, pot] of pots.entries()) {
      const names = [...(chosen[i] ?? [])];
      if (seatOrder !== undefined)
        names.sort((a, b) => seatOrder.indexOf(a) - seatOrder.indexOf(b));
      splitPot(
        pot.amount,
        names,
        seatOrder === undefined ? undefined : (unit ?? 1),
        (name, amount) => won.set(name, (won.get(name) ?? 0) + amount),
      );
    }
    this.#warnings = warnings;
    return this.#byName((_, name) => won.get(name) ?? 0);
  }

  /** Final stack + uncalled chips + winnings. Winnings that lose or make a chip are refused. */
  calculateNewStacks(winnings: Chips): Record<string, number> {
    for (const [name, amount] of Object.entries(winnings)) {
      throwIf(this.#nameProblem(name) ?? amountProblem(amount, 'winnings', name));
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
    assertConserved(start, end, 'calculateNewStacks');
    return stacks;
  }

  /** All pots and the uncalled chips are what was put in (R4). */
  validatePotTotal(pots: readonly Pick<NamedPot, 'amount'>[]): void {
    const sum = pots.reduce((total, pot) => total + pot.amount, 0);
    assertConserved(this.totalPot, sum + this.#cut.refund, 'validatePotTotal');
  }

  /**
   * Six post-conditions: the total; percentages of exactly 100.0; names in order, main pot first;
   * somebody eligible for each pot; strictly fewer from pot to pot; dead money at the bottom only.
   */
  validatePotCalculation(pots: readonly NamedPot[]): void {
    this.validatePotTotal(pots);
    const fail = (condition: number, message: string): never => {
      throw new PokerError(reject('INVALID_POTS', message, { condition }));
    };
    const tenths = pots.reduce((sum, pot) => sum + Math.round(pot.percentage * 10), 0);
    if (pots.length > 0 && tenths !== 1000) fail(2, `percentages sum to ${tenths / 10}`);
    for (const [i, pot] of pots.entries()) {
      if (pot.name !== potName(i)) fail(3, `pot ${i} is named ${pot.name}, not ${potName(i)}`);
      if (pot.eligible.length === 0) fail(4, `${pot.name} has no eligible player`);
      const below = pots[i - 1];
      if (below === undefined) continue;
      const shrinks =
        pot.eligible.length < below.eligible.length &&
        pot.eligible.every((name) => below.eligible.includes(name));
      if (!shrinks)
        fail(5, `${pot.name} is not contested by fewer of the players of ${below.name}`);
      const layer = this.#cut.layers[i];
      if (pot.amount !== layer?.amount) fail(6, `${pot.name} holds chips of another pot`);
    }
  }

  #deadMoney(): number {
    return this.#compartments.reduce((sum, { dead }) => sum + dead, 0);
  }

  #byName(amountOf: (index: number, name: string) => number): Record<string, number> {
    const record: Record<string, number> = {};
    for (const [i, { name }] of this.players.entries()) setOwn(record, name, amountOf(i, name));
    return record;
  }

  #nameProblem(name: string): Rejection | undefined {
    return this.players.some((player) => player.name === name)
      ? undefined
      : reject('UNKNOWN_PLAYER', `${name} is not in the hand`, { player: name });
  }

  /** The winners of each pot as a list, judged before anything is paid (R7). */
  #chosenWinners(pots: readonly AwardablePot[], winners: Winners): (readonly string[])[] {
    const stray = Object.keys(winners).find((name) => !pots.some((pot) => pot.name === name));
    if (stray !== undefined) {
      throw new PokerError(reject('UNKNOWN_POT', `there is no pot named ${stray}`, { pot: stray }));
    }
    return pots.map((pot) => {
      throwIf(amountProblem(pot.amount, `amount of ${pot.name}`));
      const named = Object.hasOwn(winners, pot.name) ? (winners[pot.name] ?? []) : [];
      const list = typeof named === 'string' ? [named] : named;
      const names = list.length === 0 && pot.eligible.length === 1 ? pot.eligible : list;
      throwIf(this.#winnersProblem(pot, names));
      return names;
    });
  }

  #winnersProblem(pot: AwardablePot, names: readonly string[]): Rejection | undefined {
    if (names.length === 0) {
      return reject('MISSING_WINNER', `${pot.name} has no winner`, { pot: pot.name });
    }
    const { seatOrder } = this.#options;
    for (const name of names) {
      const unknown = this.#nameProblem(name);
      if (unknown !== undefined) return unknown;
      if (!pot.eligible.includes(name)) {
        return reject('NOT_ELIGIBLE', `${name} cannot win ${pot.name}`, {
          player: name,
          pot: pot.name,
          eligible: pot.eligible,
        });
      }
      if (names.length > 1 && seatOrder !== undefined && !seatOrder.includes(name)) {
        return reject('MISSING_SEAT', `${name} is not in seatOrder`, { player: name });
      }
    }
    return duplicateIdProblem(names, (name) => name);
  }
}

function playersProblem(players: readonly CalculatorPlayer[]): Rejection | undefined {
  if (
    !Array.isArray(players) ||
    !players.every((player) => isObject(player) && isId(player.name))
  ) {
    return reject('BAD_INPUT', 'players must be a list of objects with a name', { value: players });
  }
  const listed: readonly CalculatorPlayer[] = players;
  const crowd = crowdProblem(listed.length) ?? duplicateIdProblem(listed, ({ name }) => name);
  if (crowd !== undefined) return crowd;
  for (const player of listed) {
    const wrong = stackProblem(player);
    if (wrong !== undefined) return wrong;
  }
  if (listed.every((player) => player.isFolded === true)) {
    return reject('NO_LIVE_HAND', 'every player has folded');
  }
  return totalProblem(listed.reduce((sum, player) => sum + player.startingStack, 0));
}

function stackProblem(player: CalculatorPlayer): Rejection | undefined {
  const { name, startingStack, finalStack, totalContribution } = player;
  const wrong =
    amountProblem(startingStack, 'startingStack', name) ??
    amountProblem(finalStack, 'finalStack', name) ??
    amountProblem(totalContribution, 'totalContribution', name);
  if (wrong !== undefined) return wrong;
  if (startingStack === 0) {
    return reject('EMPTY_STACK', `${name} was dealt in without chips`, { player: name });
  }
  const numbers = { player: name, startingStack, finalStack, totalContribution };
  if (totalContribution > startingStack) {
    return reject('NOT_ENOUGH_CHIPS', `${name} put in more than he had`, numbers);
  }
  if (totalContribution !== startingStack - finalStack) {
    return reject(
      'STACK_MISMATCH',
      `${name} put in ${totalContribution}, but his stack fell by ${startingStack - finalStack}`,
      numbers,
    );
  }
  return undefined;
}
