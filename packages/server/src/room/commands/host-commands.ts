/** What only the host may ask. */

import { decideTable, type TableSettings } from '@sidepot/engine';
import { MAX_HELPERS, type RoomSettings, replacedBy, type SettingsChange } from '@sidepot/protocol';
import { adjustedOf } from '../ledger/ledger.js';
import { kickOf, personOf, requestOf } from '../people/people.js';
import { mustBe, refusal } from '../state/refusals.js';
import { closeTable } from './close.js';
import { drawnButton } from './deal-next.js';
import { rakeLimitProblem } from './rake-limit.js';
import { endRequest, sitDown, takeChips } from './seat-commands.js';
import { type Done, doTable, putEvent, type Transaction } from './transaction.js';

export function approveSeat(work: Transaction, player: string): Done {
  const request = requestOf(work.state, player);
  if (request === undefined) return refusal('NO_REQUEST', { player });
  endRequest(work, player, 'approved', null);
  return request.rebuy === true
    ? takeChips(work, player, request.buyIn ?? 0, request.comeIn)
    : sitDown(work, player, request);
}

export function denySeat(work: Transaction, player: string, reason: string | null): Done {
  if (requestOf(work.state, player) === undefined) return refusal('NO_REQUEST', { player });
  endRequest(work, player, 'denied', reason);
  return undefined;
}

/** The dealer deals the first hand as soon as this has happened. */
export function startGame(work: Transaction): Done {
  const { table, started } = work.state;
  if (started) return refusal('ALREADY_STARTED');
  const { now, rng } = work.world;
  const trial = decideTable(table, { type: 'startNextHand', now, button: drawnButton(table, rng) });
  if (!trial.ok) return trial.error;
  putEvent(work, { type: 'gameStarted' });
  return undefined;
}

export function pause(work: Transaction, by: string): Done {
  if (!work.state.started) return refusal('NOT_STARTED');
  if (work.state.pause !== null) return refusal('PAUSED');
  putEvent(work, { type: 'paused', by });
  return undefined;
}

export function resume(work: Transaction, by: string): Done {
  if (work.state.pause === null) return refusal('NOT_PAUSED');
  putEvent(work, { type: 'resumed', by });
  return undefined;
}

/** At once between hands; during one, from its end on. */
export function changeTableSettings(work: Transaction, change: SettingsChange): Done {
  const { state } = work;
  const { poker } = change;
  const refused =
    poker === undefined ? undefined : doTable(work, { type: 'changeSettings', settings: poker });
  if (refused !== undefined) return refused;
  const { table } = work.state;
  const settings = table.nextSettings ?? table.settings;
  const old = state.nextRoom ?? state;
  const room = { ...old.room, ...change.room };
  const before = state.table.nextSettings ?? state.table.settings;
  const problem = roomProblem(room, settings) ?? rakeLimitProblem(settings, before);
  if (problem !== undefined) return problem;
  const from = table.hand === null ? 'now' : 'nextHand';
  const name = change.name ?? old.name;
  const was = replacedBy({ ...old, poker: before }, { name, room, poker: settings });
  const isSaid = change.room !== undefined || change.name !== undefined || was.poker !== undefined;
  if (!isSaid) return undefined;
  putEvent(work, { type: 'roomChanged', name, room, poker: settings, was, from });
  return undefined;
}

/** Money, bomb pots and the 7-2 game are for cash games, the two in chips that exist. */
export function roomProblem(
  { bombPot, currency, sevenDeuce }: RoomSettings,
  { mode, unit }: TableSettings,
): Done {
  if (mode === 'tournament' && currency !== 'none') {
    return mustBe('BAD_INPUT', { field: 'currency', wants: 'inTournament', only: 'none' });
  }
  if (sevenDeuce !== null && mode === 'tournament') {
    return mustBe('BAD_INPUT', { field: 'sevenDeuce', wants: 'nullInTournament' });
  }
  if (sevenDeuce !== null && sevenDeuce % unit !== 0) {
    const wanted = {
      field: 'sevenDeuce',
      wants: 'multipleOfUnit',
      unit,
      value: sevenDeuce,
    } as const;
    return mustBe('BAD_INPUT', wanted);
  }
  if (bombPot === null) return undefined;
  if (mode === 'tournament') {
    return mustBe('BAD_INPUT', { field: 'bombPot', wants: 'nullInTournament' });
  }
  if (bombPot.ante % unit === 0) return undefined;
  const { ante: value } = bombPot;
  return mustBe('BAD_ANTE', { field: 'bombPot.ante', wants: 'multipleOfUnit', unit, value });
}

/** The rights go to somebody who is there. Seats and chips stay where they are. */
export function transferHost(work: Transaction, player: string): Done {
  const person = personOf(work.state, player);
  const isGoing = person?.kicked || kickOf(work.state, player) !== undefined;
  if (person === undefined || isGoing) return refusal('UNKNOWN_PLAYER', { player });
  if (person.bot !== null || player === work.state.host) return refusal('NOT_ALLOWED');
  putEvent(work, { type: 'hostChanged', player });
  return undefined;
}

/** Who helps may do all that the host may, but for choosing who does and closing the table. */
export function shareHost(work: Transaction, player: string, on: boolean): Done {
  const { state } = work;
  const person = personOf(state, player);
  if (person === undefined || person.kicked) return refusal('UNKNOWN_PLAYER', { player });
  if (person.bot !== null || player === state.host) return refusal('NOT_ALLOWED');
  if (state.helpers.includes(player) === on) return undefined;
  if (on && state.helpers.length >= MAX_HELPERS) {
    return refusal('TOO_MANY_HELPERS', { max: MAX_HELPERS });
  }
  putEvent(work, { type: 'hostShared', player, on });
  return undefined;
}

/** A tournament is played once at a table; the next one is another table, and everybody is told. */
export function playAgain(work: Transaction, next: string): Done {
  const { table, closed, id } = work.state;
  const isOver = closed || (table.tournament?.places ?? null) !== null;
  if (!isOver) return refusal('NOT_CLOSED');
  if (next === id) return mustBe('BAD_INPUT', { field: 'next', wants: 'id', value: next });
  putEvent(work, { type: 'nextTable', next });
  return undefined;
}

/** More than anybody plays for, and far from where numbers stop being exact. */
const MOST_ADJUSTED = 2 ** 50;

export function adjustLedger(
  work: Transaction,
  player: string,
  amount: number,
  reason: string,
): Done {
  if (personOf(work.state, player) === undefined) return refusal('UNKNOWN_PLAYER', { player });
  const sum = adjustedOf(work.state, player) + amount;
  if (Math.abs(sum) > MOST_ADJUSTED) {
    return refusal('UNSAFE_INTEGER', { player, field: 'amount', value: amount });
  }
  putEvent(work, { type: 'ledgerAdjusted', player, amount, reason });
  return undefined;
}

/** After this hand, if one is played; a table that is paused closes when it goes on. */
export function close(work: Transaction): Done {
  const { table, closing } = work.state;
  if (table.hand === null) closeTable(work);
  else if (!closing) putEvent(work, { type: 'closing' });
  return undefined;
}
