/** Each seat as it is drawn: what the table knows of it, and what the hand does. */

import { GAMES, type GameName } from '@sidepot/engine';
import type { SeatInfo, TableView, WireHandView } from '@sidepot/protocol';
import { playerDrawn } from '../felt/model/of-hand.js';
import { outInHand, shownPlaces } from './tournament.js';

type Player = WireHandView['players'][number];
type Clock = NonNullable<TableView['clock']>;

export interface SeatView {
  readonly seat: number;
  readonly info: SeatInfo;
  /** Dealt into the hand that is shown; null: not. */
  readonly player: Player | null;
  /** Chips behind. */
  readonly stack: number;
  /** In front of them. */
  readonly bet: number;
  readonly isMe: boolean;
  readonly isButton: boolean;
  /** The hand waits for them. */
  readonly isTurn: boolean;
  readonly isFolded: boolean;
  readonly isAllIn: boolean;
  /** Has cards that can still win something, or did when the hand ended. */
  readonly isLive: boolean;
  readonly clock: Clock | null;
  /** Where they came in a tournament; null while they play. */
  readonly place: number | null;
}

/** Nobody else can sit down: the seats are taken or offered, or the deck serves no more. */
export const isFull = ({ info, seats, settings, nextSettings }: TableView): boolean =>
  seats.length + (info.offered?.length ?? 0) >=
  Math.min(
    settings.poker.seatCount,
    ...[settings, nextSettings ?? settings].map(({ poker }) => GAMES[poker.game].seats),
  );

/** May I take another seat? Of a tournament they are drawn. */
export const mayMove = ({ info, seats, settings, you }: TableView): boolean =>
  info.status !== 'closed' &&
  !info.closing &&
  (settings.poker.mode === 'cash' || info.hands === 0) &&
  seats.some(
    ({ player, status }) =>
      player === you.player && !['reserved', 'leaving', 'kicked'].includes(status),
  );

/** Free seats that are kept for others: offered to them, or where they move after the hand. */
export function seatsKept({ info, seats, you }: TableView): readonly number[] {
  const own = you.waiting?.offer?.seat;
  const moving = seats.flatMap(({ movesTo }) => movesTo ?? []);
  return [...(info.offered ?? []), ...moving].filter((seat) => seat !== own);
}

export function seatsOf(view: TableView): readonly SeatView[] {
  return [...view.seats, ...outInHand(view)].map((info) => seatOf(view, info));
}

/** In stud nobody has it; in a mix it waits where it is (R151). */
const hasNoButton = (game: GameName | undefined): boolean =>
  game !== undefined && GAMES[game].forced === 'bring-in';

function seatOf(view: TableView, info: SeatInfo): SeatView {
  const { seat } = info;
  const hand = view.hand?.view ?? null;
  const player = hand?.players.find((one) => one.seat === seat && one.id === info.player) ?? null;
  const isPlaying = hand !== null && !hand.over && player !== null;
  const { clock } = view;
  return {
    seat,
    info,
    player,
    stack: isPlaying ? player.stack : info.stack,
    isMe: info.player === view.you.player,
    isButton: view.info.button === seat && !hasNoButton(hand?.rules.game),
    ...playerDrawn(hand, player),
    clock: clock?.seats.includes(seat) ? clock : null,
    place:
      view.tournament === null ? null : (shownPlaces(view.tournament).get(info.player) ?? null),
  };
}

/** Who sees the table late is not asked anything: that turn was then. */
export function mySeat(view: TableView): SeatView | null {
  const mine = seatsOf(view).find(({ isMe }) => isMe) ?? null;
  return mine !== null && view.you.delay > 0 ? { ...mine, isTurn: false } : mine;
}
