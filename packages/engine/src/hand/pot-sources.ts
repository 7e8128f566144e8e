/** From where the chips of each pot come: what a dealer pulls in, stack by stack (R12–R14). */

import { throwing } from '../checks.js';
import { cutOf } from './rules/turn-and-pots.js';
import { throwIfNoState } from './state/state-check.js';
import type { HandState } from './state/types.js';

/** So much each from these seats. */
export interface PotSource {
  readonly seats: readonly number[];
  readonly each: number;
}

/** One pot of a hand, and what makes it up. */
export interface PotSources {
  /** 0 is the main pot. */
  readonly pot: number;
  readonly amount: number;
  /** The largest part first. */
  readonly from: readonly PotSource[];
  /** Antes for the table, dead blinds, and what lay in the middle before. */
  readonly dead: number;
}

/**
 * What each seat put into each pot of a hand; seats with the same part together. Uncalled chips are
 * in none of them.
 *
 * @throws `PokerError`: `BAD_VERSION`, `BAD_INPUT` or `UNREADABLE` for a state that is none.
 *
 * @example
 * import { deck, potSources, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) potSources(hand.value.state); // → []
 */
export const potSources = (state: HandState): readonly PotSources[] =>
  throwing(() => {
    throwIfNoState(state);
    const { pots, players } = state;
    const { layers, matched } = cutOf(state);
    // What lay in the middle is below; the first layer may be one pot with the last of it.
    const first = pots.length - layers.length;
    return pots.map(({ amount }, pot) => {
      const layer = layers[pot - first];
      const parts = new Map<number, number[]>();
      // Above the tallest live hand chips fall into the last pot (R17).
      const top = pot === pots.length - 1 ? matched : layer?.to;
      for (const { seat, ante, live, bet } of players) {
        if (layer === undefined || top === undefined) continue;
        const level = ante + live - bet;
        const part = Math.min(level, top) - Math.min(level, layer.from);
        if (part > 0) parts.set(part, [...(parts.get(part) ?? []), seat]);
      }
      const from = [...parts].sort(([a], [b]) => b - a).map(([each, seats]) => ({ seats, each }));
      const known = from.reduce((sum, { seats, each }) => sum + seats.length * each, 0);
      return { pot, amount, from, dead: amount - known };
    });
  });
