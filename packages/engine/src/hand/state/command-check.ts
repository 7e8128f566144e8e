/** The shape of a command, before anybody asks whether it is allowed (R104). */

import { hasMoreKeys, isObject, keysProblem, unfit } from '../../checks.js';
import type { Refusal } from '../../errors.js';
import type { Command, DealerCommand } from './types.js';

/** The first keys are needed, as many as the number says. */
type Keys = readonly [needed: number, ...keys: string[]];

const OF_SEAT: Keys = [2, 'type', 'seat'];
const WAGER: Keys = [3, 'type', 'seat', 'to'];
const RUNS: Keys = [3, 'type', 'seat', 'runs'];
/** `cards` of `show` and of `draw`. */
const SHOW: Keys = [2, 'type', 'seat', 'cards'];
const DEAL: Keys = [1, 'type', 'cards', 'hands'];
const BARE: Keys = [1, 'type'];
const AWARD: Keys = [1, 'type', 'boards', 'strict'];
const VOID: Keys = [2, 'type', 'reason'];

function keysOf(said: Command['type']): Keys | undefined {
  switch (said) {
    case 'fold':
    case 'check':
    case 'call':
    case 'allIn':
    case 'bringIn':
    case 'timeout':
    case 'muck':
    case 'kill':
      return OF_SEAT;
    case 'bet':
    case 'raise':
      return WAGER;
    case 'runs':
      return RUNS;
    case 'draw':
    case 'show':
      return SHOW;
    case 'deal':
      return DEAL;
    case 'showdown':
      return BARE;
    case 'award':
      return AWARD;
    case 'void':
      return VOID;
    default: {
      said satisfies never;
      return undefined;
    }
  }
}

export function commandProblem(command: Command): Refusal | undefined {
  if (!isObject(command)) return unfit('command', 'object', command, 'BAD_COMMAND');
  const keys = keysOf(command.type);
  if (keys === undefined) return unfit('type', 'command', command.type, 'BAD_COMMAND');
  if (hasMoreKeys(command, keys[0])) {
    const unknown = unknownKeyIn(command);
    if (unknown !== undefined) return unknown;
  }
  const { seat } = command as { readonly seat?: unknown };
  if (typeof seat !== 'number' && (seat !== undefined || 'seat' in command)) {
    return unfit('seat', 'seat', seat, 'BAD_COMMAND');
  }
  if (command.type === 'award') return awardProblem(command);
  return command.type === 'deal' ? dealProblem(command) : undefined;
}

function awardProblem({
  boards,
  strict,
}: Extract<DealerCommand, { type: 'award' }>): Refusal | undefined {
  if (boards !== undefined && !Array.isArray(boards)) {
    return unfit('boards', 'list', boards, 'BAD_COMMAND');
  }
  return strict === undefined || typeof strict === 'boolean'
    ? undefined
    : unfit('strict', 'boolean', strict, 'BAD_COMMAND');
}

/** Asked again when a command is refused: a misspelt key is a better reason than a missing one. */
export function unknownKeyIn(command: Command): Refusal | undefined {
  const [, ...known] = keysOf(command.type) ?? BARE;
  return keysProblem(command, known as readonly string[]);
}

function dealProblem({
  cards,
  hands,
}: Extract<DealerCommand, { type: 'deal' }>): Refusal | undefined {
  if (cards !== undefined && !Array.isArray(cards)) {
    return unfit('cards', 'cards', cards, 'BAD_COMMAND');
  }
  if (hands === undefined) return undefined;
  if (!isObject(hands)) return unfit('hands', 'cardsBySeat', hands, 'BAD_COMMAND');
  for (const [seat, own] of Object.entries(hands)) {
    if (!Array.isArray(own)) {
      return unfit(`hands[${seat}]`, 'cards', own, 'BAD_COMMAND');
    }
  }
  return undefined;
}
