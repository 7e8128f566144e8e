/** Where a hand departs from the rulebook, at the step where it does. */

import type { PhhHand, ReplayWarning, ReplayWarningCode } from '@sidepot/engine';
import type { PastHand } from './steps/past-hand.js';

export interface Deviation {
  readonly step: number;
  readonly warning: ReplayWarning;
  /** Somebody did what the rulebook does not allow; else the record leaves something open. */
  readonly isBreach: boolean;
}

/** Of what is posted before the cards; anything else without an action is about how it ended. */
const POSTED: ReadonlySet<ReplayWarningCode> = new Set<ReplayWarningCode>([
  'SHORT_POST',
  'LATE_POST',
  'UNEVEN_ANTES',
]);
const OPEN: ReadonlySet<ReplayWarningCode> = new Set<ReplayWarningCode>([
  'UNFINISHED',
  'UNKNOWN_WINNER',
  'WINNER_BY_RECORD',
  'RECORD_DIFFERS',
  'CASHED_OUT',
]);
const BETTING: ReadonlySet<string> = new Set(['f', 'cc', 'cbr']);

export function deviationsOf(
  { actions }: Pick<PhhHand, 'actions'>,
  { steps, warnings }: PastHand,
): readonly Deviation[] {
  const acted = steps.flatMap(({ entries }, step) =>
    entries.flatMap(({ of, event }) => (of === 'hand' && event.type === 'acted' ? step : [])),
  );
  return warnings.map((warning) => {
    const { code, action } = warning;
    const isBreach = !OPEN.has(code);
    if (action === undefined) {
      return { step: POSTED.has(code) ? 0 : steps.length - 1, warning, isBreach };
    }
    const before = actions.slice(0, action + 1).filter(({ verb }) => BETTING.has(verb)).length;
    return { step: acted[before - 1] ?? 0, warning, isBreach };
  });
}
