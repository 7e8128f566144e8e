/**
 * What somebody who sees the table late is told at once: about themselves, and if they host it, what
 * hosting takes. `live` is the room as it is, `shown` as they see it. Nothing here tells how a hand
 * went that they have not seen: stacks, results, turns and hand numbers are those of `shown`.
 */

import type { Ledger, SeatInfo, TableView, ViewPatch } from '@sidepot/protocol';
import { ledgerOf } from '../ledger/ledger.js';
import { isHost, isKicked, kickOf } from '../people/people.js';
import type { RoomState } from '../state/types.js';
import { patchRoom, viewInfo, viewNextSettings, viewSettings } from './view.js';
import { viewSeats, watching } from './view-seats.js';
import { viewRequests, viewWaitlist, viewYou } from './view-you.js';

type Gone = ReadonlySet<string>;

const HAND_PARTS: ReadonlySet<string> = new Set(['hand', 'play', 'clock', 'tournament', 'chat']);

type HostPart =
  | 'info'
  | 'settings'
  | 'nextSettings'
  | 'seats'
  | 'requests'
  | 'waitlist'
  | 'spectators'
  | 'ledger';

export type LateParts = Pick<TableView, 'you'> & Partial<Pick<TableView, HostPart>>;

export function lateParts(
  live: RoomState,
  shown: RoomState,
  viewer: string,
  gone: Gone,
): LateParts {
  const you = viewYou(live, viewer);
  if (!isHost(live, viewer)) return { you };
  const seats = hostSeats(live, shown, gone);
  const { hands, button } = viewInfo(shown);
  return {
    you,
    info: { ...viewInfo(live), hands, button },
    settings: viewSettings(live),
    nextSettings: viewNextSettings(live),
    seats,
    requests: viewRequests(live, viewer),
    waitlist: viewWaitlist(live, viewer),
    spectators: watching(live, gone, (player) => seats.some((seat) => seat.player === player)),
    ledger: hostLedger(live, shown),
  };
}

/** The host's own corrections at once; what was won and lost, and cashed out, as late as the hands. */
export const hostLedger = (live: RoomState, shown: RoomState): Ledger =>
  ledgerOf({
    ...shown,
    ...{ people: live.people, adjustments: live.adjustments, adjusted: live.adjusted },
    adjustmentCount: live.adjustmentCount,
  });

/** The same after a change of the room, as far as it is another. */
export function lateNews(
  before: RoomState,
  after: RoomState,
  shown: RoomState,
  viewer: string,
  gone: Gone,
): ViewPatch {
  const changed = patchRoom(before, after, viewer, gone);
  // In most steps only the hand is another.
  if (Object.keys(changed).every((name) => HAND_PARTS.has(name))) return {};
  const old = lateParts(before, shown, viewer, gone);
  const now = Object.entries(lateParts(after, shown, viewer, gone));
  // A message without news would tell that a hand has ended.
  return Object.fromEntries(
    now.filter(
      ([name, part]) => JSON.stringify(part) !== JSON.stringify(old[name as keyof LateParts]),
    ),
  );
}

/** Who sits there now, with what was seen of them; of newcomers, what they have bought since. */
function hostSeats(live: RoomState, shown: RoomState, gone: Gone): readonly SeatInfo[] {
  const then = viewSeats(shown, gone);
  const now = viewSeats(live, gone).map((seat): SeatInfo => {
    if (seat.status === 'reserved') return seat;
    const { player, name } = seat;
    const old = then.find((one) => one.player === player && one.seat === seat.seat);
    const muted = seat.muted === undefined ? {} : { muted: seat.muted };
    const known =
      old === undefined || old.status === 'reserved'
        ? { ...seat, stack: boughtSince(live, shown, player), status: 'waiting' as const }
        : { ...unmuted(old), name, ...muted };
    const { orders, reason } = seat;
    const told = { ...known, ...(orders && { orders }), ...(reason && { reason }) };
    return kickOf(live, player) === undefined ? told : { ...told, status: 'kicked' };
  });
  if (live.table.tournament === null) return now;
  // Who is out of a tournament by a hand that was not seen yet still sits there.
  const out = then.filter(
    ({ seat, player }) =>
      !isKicked(live, player) && !now.some((one) => one.seat === seat || one.player === player),
  );
  return [...now, ...out].sort((a, b) => a.seat - b.seat);
}

/** Who may chat is told at once. */
const unmuted = ({ muted: _, ...seat }: SeatInfo): SeatInfo => seat;

function boughtSince(live: RoomState, shown: RoomState, player: string): number {
  if (live.table.settings.tournament !== null) return live.table.settings.tournament.startingStack;
  const paid = ({ table }: RoomState): number =>
    table.ledger.find((entry) => entry.player === player)?.buyIns ?? 0;
  return Math.max(0, paid(live) - paid(shown));
}
