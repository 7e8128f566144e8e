/** The first moments of a hand that is written down from its middle on. */

import { holeCardCount } from '../../games/games.js';
import { gameOf } from '../state/config.js';
import {
  emitActed,
  emitBoard,
  emitCollected,
  emitDealt,
  emitPosted,
  type Work,
} from '../state/emit.js';
import { chipsIn, indexOfSeat, playerAt } from '../state/state.js';
import type { Middle, SeenCard } from '../state/types.js';
import { returnUncalled } from './dealing.js';
import { endHand } from './payout.js';

const unseen = (count: number): readonly SeenCard[] => Array.from({ length: count }, () => null);

/**
 * Cards that nobody has seen are on the table, what is in front is put in, those who have folded
 * fold, and the round is closed (R10): what is left is the showdown.
 */
export function beginInMiddle(work: Work, { bets = {}, folded = [] }: Middle): void {
  const { draft } = work;
  const game = gameOf(draft.rules);
  for (let i = 0; i < draft.players.length; i++) {
    if (!folded.includes(playerAt(draft, i).seat))
      emitDealt(work, i, unseen(holeCardCount(game)), []);
  }
  for (const [street, { board }] of game.streets.entries()) {
    if (board === 0) continue;
    for (let b = 0; b < draft.boards.length; b++) emitBoard(work, street, b, unseen(board));
  }
  for (let i = 0; i < draft.players.length; i++) {
    const bet = bets[playerAt(draft, i).seat] ?? 0;
    if (bet > 0) emitPosted(work, i, 'post', 0, 0, bet);
  }
  for (const seat of folded) {
    const i = indexOfSeat(draft, seat);
    emitActed(work, i, 'fold', playerAt(draft, i).bet, 0, false, false);
  }
  returnUncalled(work);
  emitCollected(work);
  if (chipsIn(draft) === 0) endHand(work);
}
