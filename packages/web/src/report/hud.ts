/** What stands at a seat: the words of a line of statistics. */

import { HUD_STATS, type StatKey } from '@sidepot/engine/stats';
import { count, words } from '@sidepot/i18n/page';
import type { HudLine } from '@sidepot/protocol';
import { FEW_CHANCES, type Figure, figureOf, NOTHING } from './figures.js';
import { shortName } from './names.js';

export type SeatStat = Figure & { readonly name: string };

/** Hands first; what says most before the rest. Whole per cents, without the sign: there is no room. */
export function seatStats({ hands, stats }: HudLine): readonly SeatStat[] {
  const figures = HUD_STATS.map((key: StatKey, i) => {
    const [made, of] = stats[i] ?? [0, 0];
    const figure = figureOf({ made, of, value: of === 0 ? null : made / of }, 0);
    const text = of === 0 ? NOTHING : count(Math.round((100 * made) / of));
    return { ...figure, text, name: shortName(key) };
  });
  const dealt = { name: words.hands.title, text: count(hands), of: '', isFew: hands < FEW_CHANCES };
  return [dealt, ...figures];
}
