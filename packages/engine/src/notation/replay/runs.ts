/** The boards of a record that was run several times (R88). */

import { emit } from '../../hand/state/emit.js';
import { readRuns } from '../phh/runs.js';
import type { Play } from './play.js';
import { markSeen } from './seen.js';

/** One board after the other, street by street, when everything else has happened. */
export function dealRuns(play: Play): void {
  const { hand, work, draft, game } = play;
  const board = draft.boards[0] ?? [];
  const boardCards = game.streets.reduce((sum, street) => sum + street.board, 0);
  const runs = readRuns(hand, boardCards - board.length);
  if (runs === null || markSeen(play, runs.flat()) !== undefined) return;
  emit(work, { type: 'runsDecided', runs: runs.length });
  for (const [index, cards] of runs.entries()) {
    let until = 0;
    let at = 0;
    for (const [street, { board: count }] of game.streets.entries()) {
      until += count;
      const part = cards.slice(at, Math.max(at, until - board.length));
      if (part.length > 0) emit(work, { type: 'board', street, board: index, cards: part });
      at += part.length;
    }
  }
}
