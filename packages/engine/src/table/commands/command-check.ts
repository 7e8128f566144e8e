/** The shape of a command of a table, before anybody asks whether it is allowed (R104). */

import { isId, isObject, keysProblem, nullProblem, unfit } from '../../checks.js';
import { isAmount } from '../../chips.js';
import type { Refusal } from '../../errors.js';
import type { TableCommand } from '../state.js';

const KEYS: Readonly<Record<TableCommand['type'], readonly string[]>> = {
  sit: ['type', 'player', 'seat', 'buyIn', 'leftWith', 'comeIn', 'now', 'stack'],
  topUp: ['type', 'player', 'amount'],
  sitOut: ['type', 'player'],
  sitIn: ['type', 'player', 'comeIn'],
  comeIn: ['type', 'player', 'comeIn'],
  leave: ['type', 'player', 'moved'],
  straddle: ['type', 'player', 'on'],
  chooseGame: ['type', 'player', 'entry'],
  moveSeat: ['type', 'player', 'seat'],
  payBounty: ['type', 'player', 'amount', 'from'],
  changeSettings: ['type', 'settings'],
  setStack: ['type', 'player', 'stack', 'reason'],
  disqualify: ['type', 'player'],
  endTournament: ['type'],
  startNextHand: ['type', 'button', 'chooser', 'now', 'level', 'bombPot'],
  finishHand: ['type', 'stacks', 'rake', 'voided', 'elsewhere'],
};

export function tableCommandProblem(command: TableCommand): Refusal | undefined {
  if (!isObject(command)) return unfit('command', 'object', command, 'BAD_COMMAND');
  const { type } = command;
  if (typeof type !== 'string' || !Object.hasOwn(KEYS, type)) {
    return unfit('type', 'tableCommand', type, 'BAD_COMMAND');
  }
  const unknown = keysProblem(command, KEYS[type]) ?? nullProblem(command, [], '', 'BAD_COMMAND');
  if (unknown !== undefined) return unknown;
  const now = 'now' in command ? command.now : undefined;
  if (now !== undefined && !isAmount(now)) return unfit('now', 'milliseconds', now, 'BAD_COMMAND');
  const from: unknown = 'from' in command ? command.from : undefined;
  if (type === 'payBounty' && !(Array.isArray(from) && from.every(isId))) {
    return unfit('from', 'list', from, 'BAD_COMMAND');
  }
  const player: unknown = 'player' in command ? command.player : undefined;
  return isId(player) || !KEYS[type].includes('player')
    ? undefined
    : unfit('player', 'id', player, 'BAD_COMMAND');
}

/** Players by name: a number at the door is a text from then on, so 1 and "1" are one player. */
export const withName = (command: TableCommand): TableCommand<string> =>
  command.type === 'payBounty'
    ? { ...command, player: String(command.player), from: command.from.map(String) }
    : 'player' in command
      ? { ...command, player: String(command.player) }
      : command;
