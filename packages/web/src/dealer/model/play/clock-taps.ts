/** The clock of the event: what the director does to it. */

import type { ClockEvent } from '@sidepot/engine';
import type { DealerSession } from '../state/session.js';
import type { ClockTap } from '../state/taps.js';
import { type Scribe, write } from './scribe.js';
import { type Tapped, tapped } from './tapped.js';

const eventOf = (tap: ClockTap, at: number): ClockEvent => {
  switch (tap.type) {
    case 'clockStart':
      return { type: 'start', at };
    case 'clockPause':
      return { type: 'pause', at };
    case 'clockResume':
      return { type: 'resume', at };
    case 'clockAdd':
      return { type: 'add', at, ms: tap.ms };
    case 'clockLevel':
      return { type: 'level', at, level: tap.level };
  }
};

export function tapClock(_session: DealerSession, scribe: Scribe, tap: ClockTap): Tapped {
  write(scribe, { of: 'clock', event: eventOf(tap, scribe.at) });
  return tapped();
}
