/** Judges what people ask of a room. What is refused changes nothing (R7). */

import { settingsOf } from '@sidepot/engine';
import {
  type CreateOptions,
  DEFAULT_TABLE_NAME,
  roomOf,
  type WireCommand,
} from '@sidepot/protocol';
import { advance, wake } from './advance.js';
import { chooseAutoChips } from './commands/auto-chips.js';
import { addBot, botProblem } from './commands/bot-commands.js';
import * as door from './commands/door-commands.js';
import { rabbitHunt, showCards, skip, takeAction, timeBank } from './commands/hand-commands.js';
import * as host from './commands/host-commands.js';
import { cancelKick, kick } from './commands/kicks.js';
import { askMove } from './commands/move-seats.js';
import { giveBackOutages } from './commands/outages.js';
import { join, mute, react, renamePerson, say } from './commands/people-commands.js';
import { rakeLimitProblem } from './commands/rake-limit.js';
import {
  askChips,
  buyIn,
  cancelRequest,
  leaveSeat,
  requestSeat,
} from './commands/seat-commands.js';
import { cancelOrder, orderSeat } from './commands/seat-orders.js';
import {
  begin,
  type Done,
  doHand,
  doTable,
  outcomeOfTransaction,
  type Transaction,
} from './commands/transaction.js';
import { joinWaitlist, leaveWaitlist } from './commands/waitlist.js';
import { evolveRoom } from './evolve/evolve.js';
import { doorProblem, isInside, NO_PASS } from './people/door.js';
import { handSeatOf, tableSeat } from './people/people.js';
import { gateProblem, passOf } from './permissions.js';
import { DEFAULT_FLOOR, type PaceFloor } from './state/floor.js';
import { refusal } from './state/refusals.js';
import type { Ask, Decided, RoomState, Stored, World } from './state/types.js';

/** A new table; its host is there at once if they have a name. */
export function createRoom(
  id: string,
  { player, name }: { readonly player: string; readonly name: string | null },
  options: CreateOptions,
  world: World,
  floor: PaceFloor = DEFAULT_FLOOR,
): Decided {
  const judged = settingsOf(options.poker);
  if (!judged.ok) return { ok: false, error: judged.error };
  const poker = judged.value;
  const room = roomOf(options.room ?? {});
  const problem = host.roomProblem(room, poker) ?? rakeLimitProblem(poker);
  if (problem !== undefined) return { ok: false, error: problem };
  const title = options.name ?? DEFAULT_TABLE_NAME;
  const created: Stored = {
    of: 'room',
    at: world.now,
    event: { type: 'created', id, host: player, name: title, poker, room, floor },
  };
  const work = begin(evolveRoom(null, created), world);
  if (name !== null) join(work, player, name, NO_PASS);
  return { ok: true, value: { ...outcomeOfTransaction(work), events: [created, ...work.events] } };
}

/** What a command makes happen, and what the dealer does at once afterwards. */
export function decideRoom(state: RoomState, ask: Ask, world: World): Decided {
  const work = begin(state, world);
  const closed = gateProblem(state, ask);
  if (closed !== undefined) return { ok: false, error: closed };
  giveBackOutages(work);
  // Whoever asks for something is there, but for those outside.
  if (doorProblem(state, ask.by, passOf(ask)) === null) wake(work);
  const refused = run(work, ask);
  if (refused !== undefined) return { ok: false, error: refused };
  advance(work);
  return { ok: true, value: outcomeOfTransaction(work) };
}

function run(work: Transaction, ask: Ask): Done {
  const { by, command } = ask;
  switch (command.type) {
    case 'join':
      return join(work, by, command.name, passOf(ask));
    case 'rename':
      return renamePerson(work, by, command.name);
    case 'chat':
      return say(work, by, command.text);
    case 'react':
      return react(work, by, command.reaction);
    case 'requestSeat': {
      const { seat, buyIn: chips = null, comeIn = null } = command;
      return requestSeat(work, by, { seat, buyIn: chips, comeIn });
    }
    case 'cancelRequest':
      return isInside(work.state, by) ? cancelRequest(work, by) : door.cancelEntry(work, by);
    case 'buyIn':
      return buyIn(work, by, command.amount ?? null, command.comeIn ?? null);
    case 'leave':
      return leaveSeat(work, by);
    case 'topUp':
      return askChips(work, by, command.amount, null);
    case 'sitIn':
    case 'sitOut':
    case 'comeIn':
    case 'straddle':
    case 'chooseGame':
      return doTable(work, { ...command, player: by });
    case 'moveSeat':
      return askMove(work, by, command.seat);
    case 'autoChips':
      return chooseAutoChips(work, by, command);
    case 'joinWaitlist':
      return joinWaitlist(work, by);
    case 'leaveWaitlist':
      return leaveWaitlist(work, by);
    case 'act':
    case 'draw':
    case 'runs':
    case 'show':
    case 'muck':
    case 'skip':
    case 'timeBank':
    case 'rabbitHunt':
      return runInHand(work, by, command);
    default:
      return runForHost(work, by, command);
  }
}

type HandCommand = Extract<
  WireCommand,
  { type: 'act' | 'draw' | 'runs' | 'show' | 'muck' | 'skip' | 'timeBank' | 'rabbitHunt' }
>;

function runInHand(work: Transaction, by: string, command: HandCommand): Done {
  const { hand } = work.state;
  const seat = handSeatOf(work.state, by);
  if (hand === null || seat === null) return refusal('NOT_ALLOWED');
  switch (command.type) {
    case 'act':
      return takeAction(work, seat, command.action);
    case 'draw':
    case 'runs':
    case 'muck':
      return doHand(work, { ...command, seat });
    case 'show':
      return showCards(work, seat, command.cards);
    case 'skip':
      return skip(work, hand, seat, command.on);
    case 'timeBank':
      return timeBank(work, by, hand);
    case 'rabbitHunt':
      return rabbitHunt(work, by, hand);
  }
}

type HostCommand = Extract<
  WireCommand,
  {
    type:
      | 'approveSeat'
      | 'denySeat'
      | 'letIn'
      | 'turnAway'
      | 'ban'
      | 'unban'
      | 'newLink'
      | 'mute'
      | 'startGame'
      | 'pause'
      | 'resume'
      | 'kick'
      | 'cancelKick'
      | 'changeSettings'
      | 'adjustLedger'
      | 'addBot'
      | 'removeBot'
      | 'closeTable'
      | 'playAgain'
      | 'transferHost'
      | 'shareHost'
      | 'sitOutPlayer'
      | 'standUp'
      | 'movePlayer'
      | 'setStack'
      | 'cancelOrder';
  }
>;

function runForHost(work: Transaction, by: string, command: HostCommand): Done {
  switch (command.type) {
    case 'approveSeat':
      return host.approveSeat(work, command.player);
    case 'denySeat':
      return host.denySeat(work, command.player, command.reason ?? null);
    case 'letIn':
      return door.letIn(work, command.player);
    case 'turnAway':
      return door.turnAway(work, command.player, command.reason ?? null);
    case 'ban':
      return door.ban(work, command.player, command.address, command.reason ?? null);
    case 'unban':
      return door.unban(work, command.player);
    case 'newLink':
      return door.newLink(work);
    case 'mute':
      return mute(work, command.player, command.on);
    case 'startGame':
      return host.startGame(work);
    case 'pause':
      return host.pause(work, by);
    case 'resume':
      return host.resume(work, by);
    case 'kick':
      return kick(work, command.player, command.reason ?? null);
    case 'cancelKick':
      return cancelKick(work, command.player);
    case 'changeSettings':
      return host.changeTableSettings(work, command.settings);
    case 'adjustLedger':
      return host.adjustLedger(work, command.player, command.amount, command.reason);
    case 'addBot':
      return addBot(work, command);
    case 'removeBot':
      return botProblem(work.state, command.player) ?? kick(work, command.player, null);
    case 'closeTable':
      return host.close(work);
    case 'playAgain':
      return host.playAgain(work, command.next);
    case 'transferHost':
      return host.transferHost(work, command.player);
    case 'shareHost':
      return host.shareHost(work, command.player, command.on);
    case 'cancelOrder':
      return cancelOrder(work, command.player, command.order);
    case 'sitOutPlayer':
      return orderSeat(work, { player: command.player, order: 'sitOut' });
    case 'standUp': {
      const { player, reason } = command;
      return orderSeat(work, { player, order: 'standUp', ...(reason !== undefined && { reason }) });
    }
    case 'movePlayer':
      return orderSeat(work, { player: command.player, order: 'move', seat: command.seat });
    case 'setStack': {
      const { player, stack, reason } = command;
      const by = stack - (tableSeat(work.state, player)?.stack ?? 0);
      return orderSeat(work, { player, order: 'setStack', by, reason });
    }
  }
}
