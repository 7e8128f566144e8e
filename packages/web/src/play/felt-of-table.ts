/** A live table as the felt draws it. */

import type { TableView } from '@sidepot/protocol';
import { type CardOrder, laidInOrder } from '../felt/model/card-order.js';
import { actionDrawn, lastActions } from '../felt/model/last-actions.js';
import { isThrownIn, middleOf } from '../felt/model/of-hand.js';
import type { FeltSeat, FeltView } from '../felt/model/view.js';
import { comingIn } from '../session/coming-in.js';
import { gameShown } from '../session/game/mix.js';
import { namesOf } from '../session/names.js';
import { orderOf } from '../session/orders.js';
import { mySeat, type SeatView, seatsOf } from '../session/seats.js';
import type { SeatStatsOf } from './use-seat-stats.js';

const NO_STATS: SeatStatsOf = new Map();

/** `inBlinds`: stacks are to be written in big blinds. */
export function feltOfTable(
  view: TableView,
  inBlinds = false,
  order: CardOrder = 'dealt',
  stats: SeatStatsOf = NO_STATS,
): FeltView {
  const { hand, info, settings, tournament } = view;
  const { seatCount, unit } = settings.poker;
  const actions = lastActions(view);
  const isThrown = hand !== null && isThrownIn(hand.view.rules.game);
  const first = tournament?.places?.[0];
  return {
    seatCount,
    unit,
    bigBlind: inBlinds ? bigBlindOf(view) : null,
    seats: seatsOf(view).map((seat) => ({
      ...seatDrawn(seat, order),
      ...(isThrown && { drawn: [] }),
      ...actionDrawn(actions.get(seat.seat), isThrown),
      stats: stats.get(seat.info.player) ?? [],
    })),
    // Who has just gone out still looks at their last hand from their seat.
    bottom: view.you.seat ?? mySeat(view)?.seat ?? null,
    ...(hand === null ? {} : middleOf(hand.view, hand.number)),
    // Before the first hand it is said in the middle what the table waits for.
    ...(hand === null && info.status === 'waiting' ? { boards: [] } : {}),
    game: gameShown(view),
    isAwaited: isAwaited(view),
    winner: first === undefined ? null : namesOf(view).player(first.player),
  };
}

/** Of the hand, of the table, or where there are none, the ante; null: nothing to count in yet. */
function bigBlindOf({ hand, settings: { poker } }: TableView): number | null {
  const { bigBlind, ante } = hand?.view.rules ?? poker;
  return bigBlind || ante || null;
}

const seatDrawn = ({ info, player, ...seat }: SeatView, order: CardOrder): FeltSeat => ({
  ...seat,
  name: info.name,
  // In stud the order of the deal says which cards the others see.
  cards: laidInOrder(player?.cards ?? [], player?.up.length ? 'dealt' : order),
  up: player?.up ?? [],
  drawn: player?.drawn ?? [],
  won: player?.won ?? 0,
  bot: info.bot,
  status: info.status,
  waitsFor: comingIn(info),
  movesTo: info.movesTo ?? orderOf(info, 'move')?.seat,
  isOffline: !info.connected,
});

function isAwaited({ hand, info }: TableView): boolean {
  if (hand === null || info.status !== 'playing') return false;
  const { open, turn, street } = hand.view;
  return !open && turn.kind === 'deal' && street >= 0;
}
