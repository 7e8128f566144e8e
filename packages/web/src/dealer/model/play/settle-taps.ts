/** Only settle this: amounts are typed seat by seat, then it is who wins. */

import { EMPTY_PAD, padAmount } from '../state/pad.js';
import {
  type DealerSession,
  NO_PICKS,
  type SettleDraft,
  type SettleSeat,
} from '../state/session.js';
import { fieldsOf, knownSeats, openSettle, sameField, settlingOf } from '../state/settle.js';
import type { SettleFocus, SettleTap } from '../state/taps.js';
import { payUnopposed, type Scribe, write } from './scribe.js';
import { refusedTap, type Tapped, tapped, tappedUnless } from './tapped.js';

export function tapSettle(session: DealerSession, scribe: Scribe, tap: SettleTap): Tapped {
  const { settling: draft, pad } = session;
  if (tap.type === 'settle') {
    const settling = openSettle(session, scribe.state);
    return tapped({ settling, pad: EMPTY_PAD, picks: NO_PICKS, asked: null });
  }
  if (draft === null) return refusedTap({ code: 'NOT_DUE', command: tap.type });
  const typed = padAmount(pad);
  const moved = (next: SettleDraft): Tapped =>
    tapped({ settling: { ...next, focus: focusAfter(next) }, pad: EMPTY_PAD });
  const seat = draft.focus !== null && draft.focus.field !== 'middle' ? draft.focus.seat : null;
  switch (tap.type) {
    case 'settleFocus':
      return tapped({ settling: { ...draft, focus: tap.at }, pad: EMPTY_PAD });
    case 'next':
      return moved(typed === null ? draft : withAmount(draft, typed));
    case 'settleAllIn': {
      if (seat === null) return refusedTap({ code: 'UNKNOWN_PLAYER' });
      const stack = knownSeats(session, scribe.state).find((one) => one.seat === seat)?.stack ?? 0;
      const bet = typed ?? stack;
      return moved(withSettleSeat(draft, seat, { status: 'in', bet, behind: 0, isAllIn: true }));
    }
    case 'settleFold':
      if (seat === null) return refusedTap({ code: 'UNKNOWN_PLAYER' });
      return moved(
        withSettleSeat(draft, seat, { status: 'folded', bet: typed ?? 0, isAllIn: false }),
      );
    case 'settleOut':
      if (seat === null) return refusedTap({ code: 'UNKNOWN_PLAYER' });
      return moved(withSettleSeat(draft, seat, { status: 'out', bet: null, isAllIn: false }));
    case 'settlePot': {
      const middle = [...draft.middle, { amount: 0, seats: [] }];
      const focus: SettleFocus = { field: 'middle', pot: middle.length - 1 };
      return tapped({ settling: { ...draft, middle, focus }, pad: EMPTY_PAD });
    }
    case 'settlePotSeat':
      return tapped({ settling: { ...draft, middle: toggledSeat(draft, tap.pot, tap.seat) } });
    case 'settleDone':
      return done(session, scribe, typed === null ? draft : withAmount(draft, typed));
    case 'settleLeave':
      return tapped({ settling: null, pad: EMPTY_PAD, picks: NO_PICKS });
  }
}

/** What is typed goes to the field in focus. */
function withAmount(draft: SettleDraft, amount: number): SettleDraft {
  const { focus } = draft;
  if (focus === null) return draft;
  if (focus.field === 'middle') {
    const middle = draft.middle.map((pot, i) => (i === focus.pot ? { ...pot, amount } : pot));
    return { ...draft, middle };
  }
  return withSettleSeat(
    draft,
    focus.seat,
    focus.field === 'bet' ? { bet: amount, isAllIn: false } : { behind: amount, isAllIn: false },
  );
}

const withSettleSeat = (
  draft: SettleDraft,
  seat: number,
  change: Partial<SettleSeat>,
): SettleDraft => ({
  ...draft,
  seats: draft.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
});

/** The next field; after the last one none. */
function focusAfter(draft: SettleDraft): SettleFocus | null {
  const { focus } = draft;
  if (focus === null) return null;
  const at: SettleFocus = focus.field === 'middle' ? focus : { field: 'bet', seat: focus.seat };
  const fields = fieldsOf(draft);
  const here = fields.findIndex((one) => sameField(one, at));
  if (here >= 0) return fields[here + 1] ?? null;
  // A seat that is out of the hand is no field any more: the one after it.
  const all = fieldsOf({ ...draft, seats: draft.seats.map((one) => ({ ...one, status: 'in' })) });
  const from = all.findIndex((one) => sameField(one, at));
  return all.slice(from + 1).find((one) => fields.some((two) => sameField(one, two))) ?? null;
}

const toggledSeat = ({ middle }: SettleDraft, pot: number, seat: number): SettleDraft['middle'] =>
  middle.map((one, i) => {
    if (i !== pot) return one;
    const seats = one.seats ?? [];
    const isThere = seats.includes(seat);
    return { ...one, seats: isThere ? seats.filter((two) => two !== seat) : [...seats, seat] };
  });

/** With every stack known it is the table's hand; else it is settled beside it. */
function done(session: DealerSession, scribe: Scribe, draft: SettleDraft): Tapped {
  const settled = settlingOf(session, scribe.state, draft);
  if (!settled.ok) return refusedTap(settled.error);
  const { state, events, isWhole } = settled.value;
  const idle = { pad: EMPTY_PAD, picks: NO_PICKS } as const;
  if (!isWhole) {
    return tapped({
      ...idle,
      settling: { ...draft, focus: null, aside: { hand: state, paid: [] } },
    });
  }
  for (const event of events) write(scribe, { of: 'hand', event });
  return tappedUnless(payUnopposed(scribe), { ...idle, settling: null });
}
