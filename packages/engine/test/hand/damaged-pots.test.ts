import { apply, autoAdvance, deck, PokerError, startNewHand } from '@sidepot/engine';
import { expect, test } from 'vitest';

test('a state whose pots are all paid before the end is refused, and does not run for ever', () => {
  const players = ['Ann', 'Bob'].map((id, i) => ({ id, seat: i + 1, stack: 100 }));
  const hand = startNewHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
  if (!hand.ok) throw new Error(hand.error.code);
  const folded = apply(hand.value, { type: 'fold', seat: 1 });
  if (!folded.ok) throw new Error(folded.error.code);
  const { state } = folded.value;
  const pots = state.pots.map((pot) => ({ ...pot, winners: [2] }));
  expect(() => autoAdvance({ ...state, pots })).toThrow(PokerError);
});
