/** What poker players of every language write alike. */

import type { Limit } from '@sidepot/engine';

/** Before the name of a game, where there is no room for more. */
export const LIMIT_SIGNS = {
  'no-limit': 'NL',
  'pot-limit': 'PL',
  'fixed-limit': 'FL',
} as const satisfies Readonly<Record<Limit, string>>;
