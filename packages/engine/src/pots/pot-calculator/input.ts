/** The door of the calculator: what it is given, judged before anything is counted. */

import {
  choiceProblem,
  flagProblem,
  isObject,
  keysProblem,
  nullProblem,
  unfit,
  unitProblem,
} from '../../checks.js';
import { amountProblem, totalProblem } from '../../chips.js';
import { PokerError, type Refusal, reject, throwIf } from '../../errors.js';
import { crowdProblem } from '../crowd.js';
import { duplicateIdProblem, idListProblem } from '../ids.js';
import { ORPHAN_RULES } from '../settle-input.js';
import {
  type AnteOptions,
  type AntePlayer,
  type Compartments,
  splitContributions,
} from './split-contributions.js';

/** A player as the calculator knows them: stacks and a total. */
export interface CalculatorPlayer extends AntePlayer {
  /** After the betting, before anything is returned or won. */
  readonly finalStack: number;
  readonly isFolded?: boolean;
}

/** How antes were paid, and how odd chips and folded money are treated. */
export interface CalculatorOptions extends AnteOptions {
  /** Names clockwise, the first one left of the button: odd chips go one each in this order. */
  readonly seatOrder?: readonly string[];
  readonly unit?: number;
  readonly orphanLayer?: 'roll-down' | 'reject';
  /** Refuse winners that no ranking of hands can produce, instead of warning (R89). */
  readonly strict?: boolean;
  /** What all put in together, if somebody wrote it down: compared with the sum. */
  readonly totalPot?: number;
}

export const CALCULATOR_PLAYER_KEYS: readonly string[] = [
  'name',
  'startingStack',
  'finalStack',
  'totalContribution',
  'position',
  'isBb',
  'isFolded',
];
export const OPTION_KEYS: readonly string[] = [
  'bbAnte',
  'anteMode',
  'ante',
  'singleAnteOrder',
  'smallBlind',
  'bigBlind',
  'seatOrder',
  'unit',
  'orphanLayer',
  'strict',
];
/** Those of all pots that our functions give: any of them may be handed back. */
const POT_KEYS: readonly string[] = [
  'name',
  'amount',
  'eligible',
  'percentage',
  'calculation',
  'rake',
  'awards',
  'why',
];

interface Input {
  readonly players: readonly CalculatorPlayer[];
  readonly options: CalculatorOptions;
  readonly compartments: readonly Compartments[];
}

/** Copies of what was handed in, judged. */
export function readInput(players: readonly CalculatorPlayer[], options: CalculatorOptions): Input {
  throwIf(
    optionsProblem(options) ??
      playersProblem(players) ??
      totalPotProblem(options.totalPot, totalPutIn(players)),
  );
  const compartments = splitContributions(players, options);
  if (!compartments.ok) throw new PokerError(compartments.error);
  return {
    players: players.map((player) => ({ ...player })),
    options: { ...options },
    compartments: compartments.value,
  };
}

function optionsProblem(options: CalculatorOptions): Refusal | undefined {
  if (!isObject(options)) return unfit('options', 'object', options);
  const { unit, orphanLayer, seatOrder, strict } = options;
  return (
    keysProblem(options, [...OPTION_KEYS, 'totalPot']) ??
    nullProblem(options) ??
    (unit === undefined ? undefined : unitProblem(unit)) ??
    choiceProblem('orphanLayer', orphanLayer, ORPHAN_RULES) ??
    (seatOrder === undefined ? undefined : idListProblem('seatOrder', seatOrder)) ??
    flagProblem('strict', strict)
  );
}

/** What all players put in. */
export const totalPutIn = (players: readonly CalculatorPlayer[]): number =>
  players.reduce((sum, player) => sum + player.totalContribution, 0);

/** A total that somebody wrote down is worth a comparison. */
export const totalPotProblem = (
  totalPot: unknown,
  sum: number,
  field = 'totalPot',
): Refusal | undefined =>
  totalPot === undefined || totalPot === sum
    ? undefined
    : unfit(field, { wants: 'sumPutIn', sum }, totalPot);

interface Amount {
  readonly amount: number;
}

/** Pots may come from a page or a file, so they are looked at before they are counted or paid. */
export function amountsProblem(pots: readonly Amount[]): Refusal | undefined {
  if (!Array.isArray(pots)) return unfit('pots', 'list', pots);
  for (let i = 0; i < pots.length; i++) {
    const pot: Amount | undefined = pots[i];
    if (pot === undefined || !isObject(pot)) return unfit(`pots[${i}]`, 'object', pot);
    const wrong =
      keysProblem(pot, POT_KEYS, `pots[${i}].`) ?? amountProblem(pot.amount, `pots[${i}].amount`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Of pots whose amounts are. */
export function eligibleProblem(
  pots: readonly { readonly name: string; readonly eligible: readonly string[] }[],
): Refusal | undefined {
  for (const [i, { name, eligible }] of pots.entries()) {
    if (typeof name !== 'string') return unfit(`pots[${i}].name`, 'name', name);
    const wrong = idListProblem(`pots[${i}].eligible`, eligible);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

export function namedPotsProblem(
  pots: readonly {
    readonly name: string;
    readonly eligible: readonly string[];
    readonly percentage: number;
  }[],
): Refusal | undefined {
  const odd = pots.findIndex(({ percentage }) => typeof percentage !== 'number');
  return odd < 0
    ? eligibleProblem(pots)
    : unfit(`pots[${odd}].percentage`, 'number', pots[odd]?.percentage);
}

function playersProblem(players: readonly CalculatorPlayer[]): Refusal | undefined {
  if (!Array.isArray(players)) return unfit('players', 'list', players);
  const listed: readonly CalculatorPlayer[] = players;
  for (let i = 0; i < listed.length; i++) {
    const wrong = playerProblem(listed[i], `players[${i}]`);
    if (wrong !== undefined) return wrong;
  }
  return (
    crowdProblem(listed.length) ??
    duplicateIdProblem(listed.map(({ name }) => name)) ??
    totalProblem(listed.reduce((sum, player) => sum + player.startingStack, 0)) ??
    (listed.every((player) => player.isFolded === true) ? reject('NO_LIVE_HAND') : undefined)
  );
}

function playerProblem(player: CalculatorPlayer | undefined, field: string): Refusal | undefined {
  if (player === undefined || !isObject(player)) return unfit(field, 'object', player);
  const unknown = keysProblem(player, CALCULATOR_PLAYER_KEYS, `${field}.`);
  if (unknown !== undefined) return unknown;
  const { name, startingStack, finalStack, totalContribution, isBb, isFolded } = player;
  if (typeof name !== 'string' || name === '') return unfit(`${field}.name`, 'name', name);
  const flag = flagProblem(`${field}.isBb`, isBb) ?? flagProblem(`${field}.isFolded`, isFolded);
  if (flag !== undefined) return flag;
  const { position = '' } = player;
  if (typeof position !== 'string') return unfit(`${field}.position`, 'text', position);
  const wrong =
    amountProblem(startingStack, 'startingStack', name) ??
    amountProblem(finalStack, 'finalStack', name) ??
    amountProblem(totalContribution, 'totalContribution', name);
  if (wrong !== undefined) return wrong;
  const numbers = { player: name, startingStack, finalStack, totalContribution };
  if (startingStack === 0) return reject('EMPTY_STACK', { player: name });
  if (totalContribution > startingStack) return reject('NOT_ENOUGH_CHIPS', numbers);
  if (totalContribution !== startingStack - finalStack) return reject('STACK_MISMATCH', numbers);
  return undefined;
}
