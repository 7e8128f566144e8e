/** From a table that its dealer shares to what the felt draws. */

import { GAMES } from '@sidepot/engine';
import { potTitle, words } from '@sidepot/i18n/page';
import type { SharedTable } from '@sidepot/protocol';
import { slotsOf } from '../../felt/model/of-hand.js';
import type { FeltSeat, FeltView } from '../../felt/model/view.js';

type SharedSeat = SharedTable['seats'][number];

/** What they are called: by name, or by their seat. */
export const calledOf = ({ seats }: SharedTable, seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? words.dealer.seat(seat);

export function feltOfShared(table: SharedTable, hasCards: boolean): FeltView {
  const { hand, seatCount, unit, game } = table;
  return {
    ...{ seatCount, unit },
    seats: table.seats.map((seat) => feltSeat(table, seat, hasCards)),
    slots: slotsOf(game),
    boards: hand === null ? [[]] : hand.boards,
    hand: hand?.number ?? null,
    pots: (hand?.pots ?? []).map(({ amount, seats, awards }, index, { length }) => ({
      ...{ index, amount, seats, isMine: false },
      name: potTitle(index, length),
      winners: awards?.map(({ seat }) => seat) ?? null,
    })),
    total: hand?.total ?? 0,
    isOver: hand?.over ?? false,
  };
}

function feltSeat(table: SharedTable, seat: SharedSeat, hasCards: boolean): FeltSeat {
  const { hand } = table;
  const { status } = seat;
  const isLive = status === 'in' || status === 'allIn';
  const isHidden = isLive && hand !== null && !hand.over;
  const known = hasCards ? seat.cards : null;
  return {
    ...{ seat: seat.seat, name: calledOf(table, seat.seat), stack: seat.stack, bet: seat.bet },
    ...{ won: seat.won, isLive },
    cards: known ?? (isHidden ? backs(table) : []),
    isButton: table.button === seat.seat,
    isTurn: hand?.actor === seat.seat,
    isFolded: status === 'folded',
    isAllIn: status === 'allIn',
    status: status === 'away' ? 'out' : status === 'out' ? 'busted' : 'playing',
  };
}

/** The street, where the cards on the board are not typed; null: the board shows it. */
export function untypedStreet({ hand }: SharedTable): number | null {
  if (hand === null || hand.over || hand.street === 0) return null;
  const isTyped = hand.boards.every((board) => board.length > 0 && !board.includes(null));
  return isTyped ? null : hand.street;
}

/** Face down, as many as the game deals. */
const backs = ({ game }: SharedTable): readonly null[] =>
  Array.from({ length: GAMES[game].streets.reduce((sum, { down }) => sum + down, 0) }, () => null);
