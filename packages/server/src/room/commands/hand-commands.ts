/** What players ask of the hand. Whose seat it is about follows from who asks. */

import { BOARD_GAMES, type Card, type HandState, type SeenCard } from '@sidepot/engine';
import type { WireAction } from '@sidepot/protocol';
import { handSeatOf, personOf } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import type { RoomHand } from '../state/types.js';
import { paySevenDeuce, sevenDeuceWinner } from './seven-deuce.js';
import { type Done, doHand, putEvent, type Transaction } from './transaction.js';

export const takeAction = (work: Transaction, seat: number, action: WireAction): Done =>
  doHand(work, { ...action, seat });

/** What lies face up already need not be shown again. */
export function showCards(
  work: Transaction,
  seat: number,
  cards: readonly Card[] | undefined,
): Done {
  const hand = work.state.hand?.state;
  const i = hand?.players.findIndex((player) => player.seat === seat) ?? -1;
  const wanted = cards ?? hand?.hidden.cards[i] ?? [];
  const isShown = (card: SeenCard): boolean => hand?.players[i]?.shown.includes(card) === true;
  if (wanted.length > 0 && wanted.every(isShown)) return undefined;
  const refused = doHand(work, { type: 'show', seat, ...(cards !== undefined && { cards }) });
  const shown = work.state.hand?.state;
  if (refused === undefined && hand !== undefined && shown !== undefined) {
    if (sevenDeuceWinner(hand) === null) paySevenDeuce(work, shown);
  }
  return refused;
}

export function skip(work: Transaction, hand: RoomHand, seat: number, on: boolean): Done {
  if (work.state.clock?.kind !== 'runOut') return refusal('NOTHING_TO_SKIP');
  const player = hand.state.players.find((one) => one.seat === seat);
  if (player === undefined || player.folded) return refusal('PLAYER_FOLDED', { seat });
  if (hand.skips.includes(seat) !== on) putEvent(work, { type: 'skipChosen', seat, on });
  return undefined;
}

export function timeBank(work: Transaction, by: string, { state: { turn } }: RoomHand): Done {
  const { clock, room } = work.state;
  const seat = handSeatOf(work.state, by);
  const isAsked = (turn.kind === 'act' || turn.kind === 'draw') && turn.seat === seat;
  if (!isAsked) return refusal('NOT_YOUR_TURN', { seat });
  const bank = personOf(work.state, by)?.timeBank ?? 0;
  if (room.timeBank === null || bank === 0 || clock?.kind !== 'action') {
    return refusal('NO_TIME_BANK');
  }
  putEvent(work, { type: 'timeBankUsed', player: by, seat, until: clock.deadline + bank });
  return undefined;
}

/** Which cards would have come? Only when all others folded, and only once. */
export function rabbitHunt(work: Transaction, by: string, hand: RoomHand): Done {
  const { room, table } = work.state;
  if (hand.rabbit !== null) return undefined;
  const cards = room.rabbitHunt && table.hand === null ? undealtBoard(hand.state) : [];
  if (cards.length === 0) return refusal('NO_RABBIT');
  putEvent(work, { type: 'rabbitShown', cards, by });
  return undefined;
}

const BOARD = 5;

function undealtBoard(state: HandState): readonly Card[] {
  const { over, voided, players, boards, hidden, rules } = state;
  if (!(BOARD_GAMES as readonly string[]).includes(rules.game)) return [];
  const { deck, dealt } = hidden;
  const isWonByFolds = over && !voided && players.filter(({ folded }) => !folded).length === 1;
  const missing = BOARD - (boards[0]?.length ?? 0);
  return isWonByFolds && deck !== null && boards.length < 2
    ? deck.slice(dealt, dealt + missing)
    : [];
}
