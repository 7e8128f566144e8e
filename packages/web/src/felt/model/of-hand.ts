/** From a view of a hand, as the engine and the server give it, to what the felt draws of it. */

import { GAMES, type GameName } from '@sidepot/engine';
import { potTitle } from '@sidepot/i18n/page';
import type { WireHandView } from '@sidepot/protocol';
import { potsOf } from './pots.js';
import type { FeltSeat, FeltView } from './view.js';

type Player = WireHandView['players'][number];

/** What lies in the middle. `number`: of the hand. */
export const middleOf = (
  hand: WireHandView,
  number: number,
): Pick<FeltView, 'hand' | 'boards' | 'slots' | 'pots' | 'total' | 'isOver' | 'bombPot'> => ({
  hand: number,
  boards: hand.boards,
  slots: slotsOf(hand.rules.game),
  pots: potsOf(hand, potTitle),
  total: hand.totalPot,
  isOver: hand.over,
  bombPot: hand.rules.bombPot && !hand.over ? hand.rules.ante : null,
});

/** Cards that a board of the game has in the end. */
export const slotsOf = (game: GameName): number =>
  GAMES[game].streets.reduce((sum, { board }) => sum + board, 0);

/** Do players throw cards for which no new ones come (R146)? */
export const isThrownIn = (game: GameName): boolean =>
  GAMES[game].streets.some(({ draw }) => draw?.replace === false);

export type PlayerDrawn = Required<
  Pick<FeltSeat, 'bet' | 'isTurn' | 'isFolded' | 'isAllIn' | 'isLive'>
>;

/** Their cards. What was dealt face up stands apart from the rest, as the felt wants it. */
export const cardsDrawn = (
  { cards, up, drawn }: Pick<Player, 'cards' | 'up' | 'drawn'>,
  isThrown: boolean,
): Required<Pick<FeltSeat, 'cards' | 'up' | 'drawn'>> => ({
  cards,
  up,
  drawn: isThrown ? [] : drawn,
});

const NOT_DEALT_IN: PlayerDrawn = {
  bet: 0,
  isTurn: false,
  isFolded: false,
  isAllIn: false,
  isLive: false,
};

/** What the hand says of a seat; null: it has no cards in it. */
export function playerDrawn(hand: WireHandView | null, player: Player | null): PlayerDrawn {
  if (hand === null || player === null) return NOT_DEALT_IN;
  const isLive = !player.folded && !hand.voided;
  return {
    bet: hand.over ? 0 : player.bet,
    isTurn: !hand.over && turnSeats(hand).includes(player.seat),
    isFolded: player.folded,
    isAllIn: !hand.over && isLive && player.stack === 0,
    isLive,
  };
}

/** Whom the hand waits for; none: the dealer. */
export function turnSeats({ turn }: Pick<WireHandView, 'turn'>): readonly number[] {
  if (turn.kind === 'act' || turn.kind === 'draw') return [turn.seat];
  return turn.kind === 'runs' ? turn.seats : [];
}
