/** Views for the tests, from hands that the engine really plays. */

import {
  apply,
  type Command,
  deck,
  type HandState,
  PokerError,
  type Result,
  startHand,
} from '@sidepot/engine';
import { type SeatInfo, type TableView, wireViewOf } from '@sidepot/protocol';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';

export const NOW = 1_790_000_000_000;

const accepted = <T>(result: Result<T>): T => {
  if (!result.ok) throw new PokerError(result.error);
  return result.value;
};

export const idOf = (seat: number): string => `player_${seat}_id`;

/** Stacks by seat from 1; the button is at seat 1, blinds are 5 and 10. */
export function start(stacks: readonly number[]): HandState {
  const players = stacks.map((stack, i) => ({ id: idOf(i + 1), seat: i + 1, stack }));
  const blinds = { smallBlind: 5, bigBlind: 10, button: 1, seatCount: 6 };
  return accepted(startHand({ ...blinds, players, deck: deck() })).state;
}

export const after = (state: HandState, ...commands: readonly Command[]): HandState =>
  commands.reduce((now, command) => accepted(apply(now, command)).state, state);

const seatInfo = (seat: number, stack: number): SeatInfo => ({
  ...(VIEW_EXAMPLE.seats[0] as SeatInfo),
  seat,
  player: idOf(seat),
  name: `Player ${seat}`,
  stack,
});

/** The table as the player of `mine` sees it. */
export function viewOf(state: HandState, mine: number | null): TableView {
  const hand = wireViewOf(state, mine ?? 'rail');
  return {
    ...VIEW_EXAMPLE,
    info: { ...VIEW_EXAMPLE.info, button: 1 },
    seats: hand.players.map(({ seat }) => seatInfo(seat, 1000)),
    hand: { number: 12, startedAt: NOW, view: hand, skips: [], rabbit: null },
    clock: null,
    you: { ...VIEW_EXAMPLE.you, player: mine === null ? 'a_watcher_1' : idOf(mine), seat: mine },
    log: [],
  };
}
