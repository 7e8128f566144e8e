/** The hand as the command line reads it (docs/cli.md), with names in place of keys. */

import type { SettleInput } from '@sidepot/engine';
import type { Solution } from '../model/solve.js';

export type HandJson = { readonly title?: string } & SettleInput<string>;

/** Without a ranking the pots are there, and the winners are still to be said. */
export function handJson({ hand, ranking }: Solution): HandJson {
  const names = new Map(hand.players.map(({ key, name }) => [key, name]));
  const named = (keys: readonly number[]) => keys.map((key) => names.get(key) ?? '');
  const { players, ...rest } = hand.input;
  return {
    ...(hand.title !== '' && { title: hand.title }),
    ...rest,
    players: players.map((player) => ({ ...player, id: names.get(player.id) ?? '' })),
    boards: (ranking ?? []).map(({ high, low }) => ({
      high: high.map(named),
      ...(low !== undefined && { low: low.map(named) }),
    })),
  };
}
