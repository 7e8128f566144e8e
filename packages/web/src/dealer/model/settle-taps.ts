/** Only settle this. */

import { NO_TABLE, type Scribe } from './scribe.js';
import type { DealerSession } from './session.js';
import { refusedTap, type Tapped } from './tapped.js';
import type { SettleTap } from './taps.js';

export const tapSettle = (_session: DealerSession, _scribe: Scribe, _tap: SettleTap): Tapped =>
  refusedTap(NO_TABLE);
