/** One tap more. Whatever is refused changes nothing but the reason that is shown (R7). */

import { dealerState, logged, sameState } from '../state/evolve.js';
import { pressChip, pressKey } from '../state/pad.js';
import {
  changedDraft,
  type DealerEntry,
  type DealerSession,
  IDLE_DRAFT,
} from '../state/session.js';
import type { DealerTap } from '../state/taps.js';
import { tapClock } from './clock-taps.js';
import { tapHand } from './hand-taps.js';
import { tapNext } from './next-taps.js';
import { type Scribe, scribeOf } from './scribe.js';
import { tapSettle } from './settle-taps.js';
import { tapSetup } from './setup-taps.js';
import { tapShowdown } from './showdown-taps.js';
import { type Tapped, tapped } from './tapped.js';

/** The session after a tap at a time in milliseconds. */
export function reduceDealer(session: DealerSession, tap: DealerTap, at: number): DealerSession {
  if (tap.type === 'undo') return undo(session);
  if (tap.type === 'redo') return redo(session);
  const scribe = scribeOf(dealerState(session.log), at);
  const done = run(session, scribe, tap);
  if (!done.ok) return { ...session, refusal: done.error };
  const next = { ...session, ...done.draft };
  const before = changedDraft(session, next);
  const { events } = scribe;
  if (events.length === 0 && Object.keys(before).length === 0) return { ...session, refusal: null };
  const entry: DealerEntry = { tap, at, events, before };
  const log = logged(tap.type === 'nextHand' ? shortened(session.log) : session.log, entry);
  return { ...next, log, undone: [], refusal: null };
}

function run(session: DealerSession, scribe: Scribe, tap: DealerTap): Tapped {
  switch (tap.type) {
    case 'key':
      return tapped({ pad: pressKey(session.pad, tap.key) });
    case 'chip':
      return tapped({ pad: pressChip(session.pad, tap.value) });
    case 'edit':
    case 'takeSeat':
    case 'nameSeat':
    case 'stackSeat':
    case 'start':
      return tapSetup(session, scribe, tap);
    case 'way':
    case 'pick':
    case 'noLow':
    case 'focus':
    case 'clearPicks':
    case 'paid':
      return tapShowdown(session, scribe, tap);
    case 'settle':
    case 'settleFocus':
    case 'next':
    case 'settleAllIn':
    case 'settleFold':
    case 'settleOut':
    case 'settlePot':
    case 'settlePotSeat':
    case 'settleDone':
    case 'settleLeave':
      return tapSettle(session, scribe, tap);
    case 'nextHand':
    case 'moveIn':
    case 'moveOut':
    case 'moveSeat':
    case 'away':
    case 'correct':
    case 'elsewhere':
    case 'entries':
    case 'race':
      return tapNext(session, scribe, tap);
    case 'clockStart':
    case 'clockPause':
    case 'clockResume':
    case 'clockAdd':
    case 'clockLevel':
      return tapClock(session, scribe, tap);
    case 'undo':
    case 'redo':
      return tapped();
    default:
      return tapHand(session, scribe, tap);
  }
}

/** Keys and picks of hands that are long over are not undone one by one. */
function shortened(log: readonly DealerEntry[]): readonly DealerEntry[] {
  const last = log.findLastIndex(({ tap }) => tap.type === 'nextHand' || tap.type === 'start');
  const old = log.slice(0, Math.max(0, last));
  if (old.every(({ events }) => events.length > 0)) return log;
  const kept = old.filter(({ events }) => events.length > 0);
  const short = [...kept.map(withoutKeys), ...log.slice(Math.max(0, last))];
  return sameState(log, short);
}

/** What was typed before it is gone, so that going back to it finds nothing typed. */
const withoutKeys = (entry: DealerEntry): DealerEntry => ({ ...entry, before: IDLE_DRAFT });

function undo(session: DealerSession): DealerSession {
  const entry = session.log.at(-1);
  if (entry === undefined) return { ...session, refusal: null };
  const before = { ...session, ...entry.before };
  const undone = { entry, after: changedDraft(session, before) };
  return {
    ...before,
    log: session.log.slice(0, -1),
    undone: [...session.undone, undone],
    refusal: null,
  };
}

function redo(session: DealerSession): DealerSession {
  const last = session.undone.at(-1);
  if (last === undefined) return { ...session, refusal: null };
  return {
    ...session,
    ...last.after,
    log: logged(session.log, last.entry),
    undone: session.undone.slice(0, -1),
    refusal: null,
  };
}
