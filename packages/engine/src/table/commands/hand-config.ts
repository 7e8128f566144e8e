/** The config of the next hand: settings, level and plan put together. The caller adds the deck. */

import type { Game } from '../../games/game.js';
import { boardCards, holeCardCount } from '../../games/games.js';
import { deckSize } from '../../hand/state/config.js';
import type { HandConfig, HandPlayer } from '../../hand/state/types.js';
import { postsOf, smallBlindPayer } from '../blinds.js';
import type { Plan } from '../button.js';
import { handFields, hasBlinds, isStud, stakesAt, tableGame } from '../hand-fields.js';
import type { BombPot, Seat, TableState } from '../state.js';
import { straddlesOf } from '../straddle.js';

/** As many as the deck serves with two boards, and a burn before each street as with one. */
const doubleBoardSeats = (game: Game): number => {
  const board = boardCards(game);
  const burns = game.streets.filter((street) => street.board > 0).length;
  return Math.floor((deckSize(game) - 2 * board - burns) / holeCardCount(game));
};

/** A bomb pot: the table's smallest bet, and an ante of its own. */
export function bombPotConfig(
  { settings, seats }: TableState,
  { dealt, button }: Plan,
  { ante, boards }: BombPot,
): HandConfig<string> {
  const stakes = stakesAt(settings, 0);
  const isDouble = boards === 2 && dealt.length <= doubleBoardSeats(tableGame(settings));
  return {
    ...handFields(settings, stakes),
    players: seats
      .filter(({ seat }) => dealt.includes(seat))
      .map(({ player, seat, stack }) => ({ id: player, seat, stack })),
    button,
    ...(!hasBlinds(settings) && { bigBlind: stakes.ante }),
    ante,
    anteMode: 'perPlayer',
    bombPot: true,
    ...(isDouble && { doubleBoard: true }),
  };
}

export function handConfig(state: TableState, plan: Plan): HandConfig<string> {
  const { settings, tournament } = state;
  const stakes = stakesAt(settings, tournament?.clock.level ?? 0);
  const isEvent = settings.mode === 'tournament';
  const straddles = straddlesOf(state, plan);
  const player = (seat: Seat): HandPlayer<string> => {
    const posts = postsOf(seat, plan, stakes.smallBlind, stakes.bigBlind);
    const { player: id, stack, out } = seat;
    return {
      id,
      seat: seat.seat,
      stack,
      ...(posts !== undefined && { posts }),
      // R45
      ...(isEvent && out && { absent: true }),
    };
  };
  const { dealt, button } = plan;
  return {
    ...handFields(settings, stakes),
    players: state.seats.filter(({ seat }) => dealt.includes(seat)).map(player),
    // R106: stud is dealt from seat 1 on, wherever the button of the table stands.
    button: isStud(settings) ? settings.seatCount : button,
    ...(hasBlinds(settings) && {
      smallBlindSeat: smallBlindPayer(plan),
      bigBlindSeat: plan.bigBlind,
    }),
    ...(straddles.length > 0 && { straddles }),
    // R58: two players left in the event.
    ...(isEvent &&
      settings.limit === 'fixed-limit' &&
      state.seats.length === 2 && { uncapped: true }),
  };
}
