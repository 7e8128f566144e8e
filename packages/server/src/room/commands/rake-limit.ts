/**
 * What the house of a table may take at most. No game we know of takes more than a tenth of a pot, and
 * caps are a few big blinds: more is a slip of the hand, or no game to sit down to. The library judges
 * any rake; only who opens a table here is held to this.
 */

import type { TableSettings } from '@sidepot/engine';
import { MAX_RAKE_BPS, MAX_RAKE_CAP } from '@sidepot/protocol';
import { mustBe } from '../state/refusals.js';
import type { Done } from './transaction.js';

/** Short deck has an ante for a big blind. */
const priceOf = ({ bigBlind, ante }: TableSettings): number => Math.max(bigBlind, ante);

/** `before`: the settings that are changed. What was so already is left alone. */
export function rakeLimitProblem(settings: TableSettings, before?: TableSettings): Done {
  const { rakeConfig: rake } = settings;
  if (rake === null || (before !== undefined && isNoMore(settings, before))) return undefined;
  const { bps, cap = null } = rake;
  if (bps > MAX_RAKE_BPS) {
    const limit = { percent: MAX_RAKE_BPS / 100, max: MAX_RAKE_BPS };
    const field = 'rakeConfig.bps';
    return mustBe('BAD_RAKE', { field, wants: 'atMostPercent', ...limit, value: bps });
  }
  const max = MAX_RAKE_CAP * priceOf(settings);
  const caps = cap === null ? [] : typeof cap === 'number' ? [cap] : cap.map((step) => step.cap);
  const value = caps.find((one) => one > max);
  if (value === undefined) return undefined;
  const limit = { max, blinds: MAX_RAKE_CAP };
  return mustBe('BAD_RAKE', { field: 'rakeConfig.cap', wants: 'atMostBigBlinds', ...limit, value });
}

const isNoMore = (now: TableSettings, before: TableSettings): boolean =>
  JSON.stringify(now.rakeConfig) === JSON.stringify(before.rakeConfig) &&
  priceOf(now) >= priceOf(before);
