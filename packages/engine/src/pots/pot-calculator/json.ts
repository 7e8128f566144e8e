/**
 * A hand as JSON for `PotCalculationEngine`: stacks and totals, with names in snake_case as
 * calculators in other languages write them, or in camelCase as the engine does.
 */

import { answering, isObject, keysInProblem, keysProblem, throwing, unfit } from '../../checks.js';
import { amountProblem, isAmount } from '../../chips.js';
import { type Refusal, type Result, refused } from '../../errors.js';
import { crowdProblem, MAX_PLAYERS } from '../crowd.js';
import type { Winners } from './awards.js';
import {
  CALCULATOR_PLAYER_KEYS,
  type CalculatorOptions,
  type CalculatorPlayer,
  OPTION_KEYS,
  totalPotProblem,
} from './input.js';
import { isBigBlind } from './split-contributions.js';

/** What `readCalculatorJson` found: the arguments of `PotCalculationEngine` and `awardPots`. */
export interface CalculatorHand {
  readonly players: readonly CalculatorPlayer[];
  readonly options: CalculatorOptions;
  /** Pot → who wins it; null if the hand does not say. */
  readonly winners: Winners | null;
}

/** Labels, as in `readHandJson`, and what is no option. */
const OTHER_NAMES = ['id', 'title', 'rules', 'players', 'winners', 'totalPot'] as const;
/** As the blinds are also called. */
const BLIND_NAMES: Readonly<Record<string, string>> = {
  sb_amount: 'smallBlind',
  bb_amount: 'bigBlind',
};
/** A hand for `settle`, and a player of it, has none of these. */
const TELLING = ['bbAnte', 'startingStack', 'finalStack', 'totalContribution'] as const;

type Json = Readonly<Record<string, unknown>>;

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
const same = (name: string): string => name;

/**
 * Is this a hand for the calculator, and not one for `settle`?
 *
 * @throws PokerError `UNREADABLE` if it cannot be looked at: a getter throws.
 *
 * @example
 * ```ts
 * import { isCalculatorJson } from '@sidepot/engine';
 *
 * isCalculatorJson({ players: [{ name: 'Ann', total_contribution: 50 }] }); // → true
 * isCalculatorJson({ players: [{ id: 'Ann', seat: 1, live: 50 }] }); // → false
 * ```
 */
export const isCalculatorJson = (json: unknown): boolean =>
  throwing(() => {
    const { players } = (isObject(json) ? json : {}) as Json;
    const listed: readonly unknown[] = Array.isArray(players) ? players.slice(0, MAX_PLAYERS) : [];
    return [json, ...listed].some((part) => isObject(part) && isTelling(part as object));
  });

const isTelling = (part: object): boolean =>
  TELLING.some((name) => name in part || snake(name) in part);

/**
 * Reads a hand with `total_contribution`, `is_bb`, `bb_ante` … (or `totalContribution`, `isBb`,
 * `bbAnte` …; one way of writing in one hand). An unknown key is refused with the nearest name.
 * `position`, `is_bb` and `is_folded` may be left out. The rest `PotCalculationEngine` judges.
 *
 * @example
 * ```ts
 * import { PotCalculationEngine, readCalculatorJson } from '@sidepot/engine';
 *
 * const hand = readCalculatorJson({
 *   bb_ante: 10,
 *   players: [
 *     { name: 'Ann', starting_stack: 50, final_stack: 0, total_contribution: 50 },
 *     { name: 'Bob', starting_stack: 90, final_stack: 30, total_contribution: 60, is_bb: true },
 *   ],
 * });
 * if (!hand.ok) throw new Error(hand.error.code);
 * const pots = new PotCalculationEngine(hand.value.players, hand.value.options).calculatePots();
 * pots[0]?.calculation; // → '50 × 2 + 10 (ante) = 110'
 * ```
 */
export function readCalculatorJson(json: unknown): Result<CalculatorHand> {
  return answering(() => read(json));
}

function read(json: unknown): Result<CalculatorHand> {
  if (!isObject(json)) return refused(unfit('hand', 'object', json));
  const hand = json as Json;
  const listed = hand['players'];
  if (!Array.isArray(listed)) return refused(unfit('players', 'list', listed));
  const crowd = crowdProblem(listed.length);
  if (crowd !== undefined) return refused(crowd);
  const written = writesSnake(hand, listed) ? snake : same;
  const blinds = written === snake ? Object.keys(BLIND_NAMES) : [];
  const names = [...OTHER_NAMES, ...OPTION_KEYS].map(written);
  const wrong =
    keysProblem(hand, [...names, ...blinds]) ??
    keysInProblem(listed, CALCULATOR_PLAYER_KEYS.map(written), 'players') ??
    listProblem(listed) ??
    totalProblem(hand[written('totalPot')], written, listed);
  if (wrong !== undefined) return refused(wrong);

  const players = listed.map((player: Json) => {
    const read = pick(player, CALCULATOR_PLAYER_KEYS, written);
    return { position: '', isBb: isBigBlind(read), ...read };
  });
  const options: Record<string, unknown> = pick(hand, OPTION_KEYS, written);
  for (const name of blinds) {
    if (hand[name] !== undefined) options[BLIND_NAMES[name] as string] = hand[name];
  }
  return {
    ok: true,
    value: {
      players: players as readonly unknown[] as readonly CalculatorPlayer[],
      options: options as CalculatorOptions,
      winners: (hand['winners'] ?? null) as Winners | null,
    },
  };
}

/** One way of writing in one hand: the first name that differs decides. */
function writesSnake(hand: Json, players: readonly unknown[]): boolean {
  const names = [...OPTION_KEYS, ...OTHER_NAMES, ...CALCULATOR_PLAYER_KEYS];
  const keys = [...players, hand].flatMap((part) =>
    isObject(part) ? Object.keys(part as object) : [],
  );
  const telling = keys.find((key) =>
    names.some((name) => snake(name) !== name && (key === name || key === snake(name))),
  );
  return telling?.includes('_') ?? true;
}

function listProblem(players: readonly unknown[]): Refusal | undefined {
  for (let i = 0; i < players.length; i++) {
    if (!isObject(players[i])) return unfit(`players[${i}]`, 'object', players[i]);
  }
  return undefined;
}

function totalProblem(
  total: unknown,
  written: (name: string) => string,
  players: readonly Json[],
): Refusal | undefined {
  if (total === undefined) return undefined;
  const field = written('totalContribution');
  let put = 0;
  for (let i = 0; i < players.length; i++) {
    const part = players[i]?.[field];
    if (!isAmount(part)) return amountProblem(part, `players[${i}].${field}`);
    put += part;
  }
  return totalPotProblem(total, put, written('totalPot'));
}

function pick(
  from: Json,
  names: readonly string[],
  written: (name: string) => string,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const value = from[written(name)];
    if (value !== undefined) found[name] = value;
  }
  return found;
}
