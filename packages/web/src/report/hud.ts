/** What stands at a seat: the words of a line of statistics. */

import { HUD_STATS, type StatKey } from '@sidepot/engine/stats';
import { count, words } from '@sidepot/i18n/page';
import type { HudLine } from '@sidepot/protocol';
import type { FeltStat } from '../felt/model/view.js';
import { FEW_CHANCES, NO_CHANCE } from '../stats/StatShare.js';
import { shortName } from '../stats/short-name.js';

/** Hands first; what says most before the rest. Whole per cents without their sign. */
export function seatStats({ hands, stats }: HudLine): readonly FeltStat[] {
  const shares = HUD_STATS.map((key: StatKey, i): FeltStat => {
    const [made, of] = stats[i] ?? [0, 0];
    return {
      name: shortName(key),
      text: of === 0 ? NO_CHANCE : count(Math.round((100 * made) / of)),
      of: of === 0 ? '' : `${count(made)}/${count(of)}`,
      isFew: of < FEW_CHANCES,
    };
  });
  const { grid } = words.statistics;
  return [{ name: grid.hands, text: count(hands), of: '', isFew: hands < FEW_CHANCES }, ...shares];
}
