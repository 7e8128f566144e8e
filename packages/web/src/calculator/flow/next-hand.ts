/** The hand after this one: stacks as they were paid, the button one seat on, nothing put in. */

import { typedAmount } from '../model/amounts.js';
import { type CalculatorDraft, EMPTY, NOBODY } from '../model/draft.js';
import { isMiddle } from '../model/middle.js';
import type { Solution } from '../model/solve.js';

/** Null while it is open who wins, or if fewer than two have chips. */
export function handAfter(draft: CalculatorDraft, answer: Solution): CalculatorDraft | null {
  if (!answer.isAwarded || answer.total === 0) return null;
  const rows = answer.rows.filter(({ player }) => !isMiddle(player));
  // Whose stack nobody knows stays in the game.
  const left = rows.filter(({ stack }) => stack !== 0);
  if (left.length < 2) return null;
  const seats = left.map(({ player }) => player.seat).sort((a, b) => a - b);
  const { button } = answer.hand.input;
  const next = seats.find((seat) => seat > button) ?? seats[0] ?? button;
  const byKey = new Map(left.map((row) => [row.player.key, row]));
  return {
    ...draft,
    title: '',
    middle: '',
    anteOnTop: false,
    deadBlinds: '',
    button: String(next),
    players: draft.players.flatMap(({ key, name, seat }) => {
      const row = byKey.get(key);
      if (row === undefined) return [];
      const start = row.stack === null ? '' : typedAmount(row.stack);
      return [{ ...NOBODY, key, name, seat, start }];
    }),
    boards: EMPTY.boards,
    picks: {},
    orders: EMPTY.orders,
  };
}
