/** Where the odd units of a game go: to which half (R85, R135), and of tied hands to whom (R81, R132). */

import type { Card } from '../../cards.js';
import { bySuits } from '../../games/describe.js';
import type { Game } from '../../games/game.js';
import type { OddRules } from '../../pots/award.js';
import type { SeenCard } from '../state/types.js';

/** Undefined where the first half gets them, and tied hands by place. `cardsOf` a player by index. */
export function oddRules(
  { halves, oddHalf, oddChip }: Game,
  cardsOf: (player: number) => readonly SeenCard[],
  board: readonly SeenCard[],
): OddRules | undefined {
  if (oddHalf === 'first' && oddChip === 'position') return undefined;
  return {
    half: ([first = -1], [second = -1], contenders) =>
      oddHalf === 'position' && contenders.indexOf(second) < contenders.indexOf(first) ? 1 : 0,
    players: (tied, best) => {
      const half = (best === 'low' ? halves[1] : undefined) ?? halves[0];
      // House: suits that nobody has seen decide nothing; the place does.
      const isSeen = !board.includes(null) && !tied.some((i) => cardsOf(i).includes(null));
      return oddChip === 'suit' && isSeen
        ? bySuits(half, tied, cardsOf as (player: number) => readonly Card[], board as Card[])
        : tied;
    },
  };
}
