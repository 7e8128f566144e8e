/** The walker's perft, with the engine's commands. */
import {
  apply,
  autoAdvance,
  type Command,
  type HandState,
  holeCardsOf,
  unwrap,
} from '@sidepot/engine';
import { commandOf } from '../../games/vectors.js';
import type { PerftCount } from '../perft.js';
import { joined } from './adapter.js';

export function waysOf(state: HandState, depth: number): PerftCount[] {
  const counts = Array.from({ length: depth + 1 }, () => ({ sequences: 0, ended: 0 }));
  countFrom(autoAdvance(state).state, 0, counts);
  return counts;
}

function countFrom(state: HandState, depth: number, counts: PerftCount[]): void {
  const count = counts[depth]!;
  count.sequences += 1;
  if (state.over) count.ended += 1;
  if (state.over || depth === counts.length - 1) return;
  for (const command of commandsOf(state)) {
    countFrom(autoAdvance(unwrap(apply(state, command)).state).state, depth + 1, counts);
  }
}

function commandsOf(state: HandState): Command[] {
  const { turn } = state;
  if (turn.kind === 'draw') {
    const held = holeCardsOf(state, turn.seat);
    return Array.from({ length: turn.max - turn.min + 1 }, (_, more) =>
      commandOf([turn.seat, 'draw', joined(held.slice(0, turn.min + more))]),
    );
  }
  if (turn.kind !== 'act') throw new Error(turn.kind);
  const { seat, legal } = turn;
  const plain = (['fold', 'check', 'call', 'bringIn'] as const).filter(
    (type) => legal[type] !== null && legal[type] !== false,
  );
  const type = legal.bet === null ? 'raise' : 'bet';
  const range = legal.bet ?? legal.raise;
  const totals = range === null ? [] : [...new Set([range.min, range.max])];
  return [
    ...plain.map((one) => commandOf([seat, one])),
    ...totals.map((to) => commandOf([seat, type, to])),
  ];
}
