/**
 * What one person may know of a room, in parts. Each part names what it is made of, so that news are
 * only the parts of which something is another object than before.
 */

import { chooserOfNextGame, gameOfNextHand, type TableState } from '@sidepot/engine';
import type { TableView, ViewPatch } from '@sidepot/protocol';
import { ledgerOf } from '../ledger/ledger.js';
import { isHost, personOf } from '../people/people.js';
import { seesHand, seesLedger } from '../people/rights.js';
import type { RoomState } from '../state/types.js';
import { pokerOf } from './poker-of.js';
import { viewStored } from './view-event.js';
import { playChange, viewHand } from './view-hand.js';
import { hudMadeOf, viewHud } from './view-hud.js';
import { viewSeats, viewSpectators } from './view-seats.js';
import { viewBans, viewEntries, viewRequests, viewWaitlist, viewYou } from './view-you.js';

type Gone = ReadonlySet<string>;
type Status = TableView['info']['status'];
type PartName = Exclude<keyof TableView, 'log' | 'chat' | 'unnamed'>;

/**
 * Who sees the same of a part: all; all who see it at all; in part all, as of a hand without one's own
 * cards; nobody but its owner.
 */
type Sharing = 'all' | 'seers' | 'some' | 'own';

interface Part<K extends PartName> {
  readonly sharing: Sharing;
  readonly madeOf: (state: RoomState, viewer: string) => readonly unknown[];
  readonly view: (state: RoomState, viewer: string, gone: Gone) => TableView[K];
}

const PARTS: { readonly [K in PartName]: Part<K> } = {
  info: {
    sharing: 'all',
    madeOf: ({ host, helpers, started, pause, asleepSince, table, waitlist, ...state }) => [
      ...[host, helpers, started, pause, asleepSince],
      ...[state.closing, state.closed, state.invite, state.next],
      ...[table.hands, table.hand, table.positions, waitlist],
      ...[table.rotation, table.chosen, table.settings.mix ? table.seats : null],
    ],
    view: viewInfo,
  },
  settings: {
    sharing: 'all',
    madeOf: ({ name, room, table }) => [name, room, table.settings],
    view: viewSettings,
  },
  nextSettings: {
    sharing: 'all',
    madeOf: ({ nextRoom, table }) => [nextRoom, table.nextSettings],
    view: viewNextSettings,
  },
  seats: {
    sharing: 'all',
    madeOf: ({ table, people, reserved, kicks, moves, orders, room }) => [
      ...[table.seats, table.hand, table.positions],
      ...[people, reserved, kicks, moves, orders, room.timeBank],
    ],
    view: (state, _, gone) => viewSeats(state, gone),
  },
  hand: {
    sharing: 'some',
    madeOf: (state, viewer) => [state.hand, seesHand(state, viewer)],
    view: viewHand,
  },
  clock: {
    sharing: 'seers',
    madeOf: (state, viewer) => [viewClock(state, viewer)],
    view: viewClock,
  },
  tournament: {
    sharing: 'all',
    madeOf: (state) =>
      state.table.tournament === null
        ? []
        : [state.table.tournament, state.people, breakUntil(state)],
    view: viewTournament,
  },
  you: {
    sharing: 'own',
    madeOf: (state, viewer) => {
      const { name, seat, rights, request, delay, ...you } = viewYou(state, viewer);
      const { auto, waiting, returning } = you;
      return [
        ...[name, seat, rights.join(), request?.at, delay],
        ...[auto?.topUp, auto?.rebuy, waiting?.place, waiting?.offer],
        ...[returning?.chips, returning?.until],
      ];
    },
    view: viewYou,
  },
  requests: {
    sharing: 'own',
    madeOf: (state, viewer) => (isHost(state, viewer) ? [state.requests, state.people] : []),
    view: viewRequests,
  },
  entries: {
    sharing: 'own',
    madeOf: (state, viewer) => (isHost(state, viewer) ? [state.entries] : []),
    view: viewEntries,
  },
  waitlist: {
    sharing: 'own',
    madeOf: (state, viewer) => (isHost(state, viewer) ? [state.waitlist, state.people] : []),
    view: viewWaitlist,
  },
  bans: {
    sharing: 'own',
    madeOf: (state, viewer) => (isHost(state, viewer) ? [state.bans] : []),
    view: viewBans,
  },
  spectators: {
    sharing: 'all',
    madeOf: ({ people, table, reserved }) => [people, table.seats, reserved],
    view: (state, _, gone) => viewSpectators(state, gone),
  },
  hud: {
    sharing: 'some',
    madeOf: hudMadeOf,
    view: viewHud,
  },
  ledger: {
    sharing: 'seers',
    madeOf: (state, viewer) => {
      const { table, adjustments, people } = state;
      if (!seesLedger(state, viewer)) return [];
      return [table.ledger, table.seats, table.rake, adjustments, people];
    },
    view: (state, viewer) => (seesLedger(state, viewer) ? ledgerOf(state) : null),
  },
};

const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

/** The parts that change from bet to bet, and what all the others are made of. */
const HAND_PARTS: readonly PartName[] = ['hand', 'clock', 'tournament'];
const AROUND_HAND = [
  ...(['table', 'people', 'requests', 'reserved', 'kicks', 'orders'] as const),
  ...(['adjustments', 'helpers', 'waitlist', 'moves', 'autos', 'next'] as const),
  ...(['room', 'nextRoom', 'host', 'name', 'started', 'pause'] as const),
  ...(['asleepSince', 'closing', 'closed', 'entries', 'bans', 'invite'] as const),
  ...(['counters'] as const),
];

const viewPart = <K extends PartName>(
  name: K,
  state: RoomState,
  viewer: string,
  gone: Gone,
): TableView[K] => PARTS[name].view(state, viewer, gone);

/** `gone`: people whose last connection closed. */
export function viewRoom(state: RoomState, viewer: string, gone: Gone): TableView {
  const parts = PART_NAMES.map((name) => [name, viewPart(name, state, viewer, gone)]);
  return {
    ...(Object.fromEntries(parts) as Pick<TableView, PartName>),
    log: state.tail.flatMap(({ seq, stored }) => viewStored(stored, seq, viewer, state) ?? []),
    chat: viewChat(state, 0),
  };
}

function isSame(name: PartName, before: RoomState, after: RoomState, viewer: string): boolean {
  const old = PARTS[name].madeOf(before, viewer);
  const now = PARTS[name].madeOf(after, viewer);
  if (old.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (now[i] !== old[i]) return false;
  return true;
}

/** May it change for one person alone? Of the others nobody has to be asked. */
const isPersonal = (name: PartName): boolean => PARTS[name].sharing !== 'all';

/** Is nothing of this part of a patch common to viewers? Of the chat each gets what is new to them. */
export const isOwnPart = (name: string): boolean =>
  name === 'chat' || PARTS[name as PartName]?.sharing === 'own';

/** One step of a room as patches of its views. Whatever is the same for all is made once. */
export class Patches {
  readonly #before: RoomState;
  readonly #after: RoomState;
  readonly #gone: Gone;
  readonly #shared: Map<PartName, TableView[PartName]> = new Map();
  /** Those that are news to everybody, and those of which each has to be asked. */
  readonly #names: readonly PartName[];

  constructor(before: RoomState, after: RoomState, gone: Gone) {
    this.#before = before;
    this.#after = after;
    this.#gone = gone;
    const isHandOnly = AROUND_HAND.every((key) => before[key] === after[key]);
    const names = isHandOnly ? HAND_PARTS : PART_NAMES;
    this.#names = names.filter((name) => isPersonal(name) || !isSame(name, before, after, ''));
  }

  /** What has to be sent to somebody who has the view of before. The log grows by the events. */
  for(viewer: string): ViewPatch {
    const [before, after] = [this.#before, this.#after];
    const parts: Record<string, unknown> = {};
    for (const name of this.#names) {
      if (isPersonal(name) && isSame(name, before, after, viewer)) continue;
      const play = name === 'hand' ? playChange(before, after, viewer) : null;
      if (play !== null) parts['play'] = play;
      else parts[name] = this.#part(name, viewer);
    }
    const chat = after.chat === before.chat ? [] : viewChat(after, before.seq);
    return chat.length === 0 ? parts : { ...parts, chat };
  }

  #part(name: PartName, viewer: string): TableView[PartName] {
    const isHidden =
      (name === 'ledger' && !seesLedger(this.#after, viewer)) ||
      (name === 'clock' && !seesHand(this.#after, viewer));
    const { sharing } = PARTS[name];
    const isShared = !isHidden && (sharing === 'all' || sharing === 'seers');
    const known = isShared ? this.#shared.get(name) : undefined;
    if (known !== undefined) return known;
    const part = viewPart(name, this.#after, viewer, this.#gone);
    if (isShared) this.#shared.set(name, part);
    return part;
  }
}

export const patchRoom = (
  before: RoomState,
  after: RoomState,
  viewer: string,
  gone: Gone,
): ViewPatch => new Patches(before, after, gone).for(viewer);

/** What changes when somebody comes or goes: no event tells it. */
export const patchPresence = (state: RoomState, gone: Gone): ViewPatch => ({
  seats: viewSeats(state, gone),
  spectators: viewSpectators(state, gone),
});

/** How many are connected without a name; the host's own page is none of them. */
export function unnamedOf(
  { people, host }: Pick<RoomState, 'people' | 'host'>,
  connected: ReadonlySet<string>,
): number {
  const named = new Set([host, ...people.map(({ player }) => player)]);
  let count = 0;
  for (const player of connected) if (!named.has(player)) count++;
  return count;
}

/** For those who host it; 0 is told too, as patches tell it, so that a view is the same by either way. */
export function viewUnnamed(
  state: RoomState,
  viewer: string,
  connected: ReadonlySet<string>,
): Pick<ViewPatch, 'unnamed'> {
  return isHost(state, viewer) ? { unnamed: unnamedOf(state, connected) } : {};
}

const viewChat = ({ chat }: RoomState, after: number): TableView['chat'] =>
  chat.filter(({ seq }) => seq > after);

/** Whose turn it is, is part of the hand. */
function viewClock(state: RoomState, viewer: string): RoomState['clock'] {
  const { clock } = state;
  const isBetween = clock?.kind === 'nextHand' || clock?.kind === 'break';
  return isBetween || seesHand(state, viewer) ? clock : null;
}

export function viewInfo(state: RoomState): TableView['info'] {
  const { id, host, helpers, createdAt, closing, pause, invite, table, waitlist } = state;
  const offered = waitlist.flatMap(({ offer }) => (offer === null ? [] : offer.seat));
  const { hand, rotation, positions } = table;
  const mix = viewMix(table);
  return {
    id,
    status: statusOf(state),
    host,
    ...(helpers.length > 0 && { helpers }),
    ...(state.next !== null && { next: state.next }),
    createdAt,
    hands: table.hands,
    button: hand?.positions.button ?? rotation?.button ?? positions?.button ?? null,
    ...(mix !== null && { mix }),
    closing,
    pauseReason: pause?.reason ?? null,
    ...(pause !== null && { pausedBy: pause.by }),
    pausedSince: pause?.since ?? null,
    pausedUntil: pause?.until ?? null,
    ...(waitlist.length > 0 && { waiting: waitlist.length }),
    ...(offered.length > 0 && { offered }),
    invite,
  };
}

/** Which game it is, and who names the next one. */
function viewMix(table: TableState): NonNullable<TableView['info']['mix']> | null {
  if (!table.settings.mix) return null;
  const now = table.hand?.rotation;
  const next = now === undefined ? gameOfNextHand(table, table.seats[0]?.seat ?? null) : null;
  const chooser = chooserOfNextGame(table);
  const { chosen } = table;
  const isTheirs = table.seats.some(
    ({ seat, player }) => seat === chooser && player === chosen?.player,
  );
  return {
    entry: now?.entry ?? next?.entry ?? 0,
    hand: now?.hands ?? next?.hand ?? 1,
    chooser,
    chosen: isTheirs && chosen !== undefined ? chosen.entry : null,
  };
}

function statusOf({ closed, pause, asleepSince, started }: RoomState): Status {
  if (closed) return 'closed';
  if (pause !== null) return 'paused';
  if (asleepSince !== null) return 'sleeping';
  return started ? 'playing' : 'waiting';
}

export function viewSettings({ name, room, table }: RoomState): TableView['settings'] {
  return { name, poker: pokerOf(table.settings), room };
}

export function viewNextSettings(state: RoomState): TableView['nextSettings'] {
  const { nextRoom, table } = state;
  if (nextRoom === null && table.nextSettings === null) return null;
  const { name, room } = nextRoom ?? state;
  return { name, poker: pokerOf(table.nextSettings ?? table.settings), room };
}

const breakUntil = ({ clock }: RoomState): number | null =>
  clock?.kind === 'break' ? clock.deadline : null;

function viewTournament(state: RoomState): TableView['tournament'] {
  const { tournament } = state.table;
  if (tournament === null) return null;
  const entrants = tournament.entrants.map((entrant) => ({
    ...entrant,
    name: personOf(state, entrant.player)?.name ?? entrant.player,
  }));
  return { ...tournament, entrants, breakUntil: breakUntil(state) };
}
