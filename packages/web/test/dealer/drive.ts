/** A finger for the dealer's model: taps as short text, and what the screen would show. */

import type {
  DealerSession,
  DealerSetup,
  DealerTap,
  DealerView,
} from '../../src/dealer/model/index.js';
import { dealerView, freshSession, reduceDealer } from '../../src/dealer/model/index.js';

export interface Finger {
  session: DealerSession;
  now: number;
  /** Taps and keys so far. */
  taps: number;
}

/** Stacks of seats 1, 2, 3 …; 0: the seat is free. */
export function sitDown(stacks: readonly number[], setup: Partial<DealerSetup> = {}): Finger {
  const seats = stacks.flatMap((stack, i) =>
    stack === 0 ? [] : [{ seat: i + 1, name: '', stack }],
  );
  return { session: freshSession({ seats, ...setup }), now: 1_000_000, taps: 0 };
}

function press(finger: Finger, one: DealerTap): void {
  finger.session = reduceDealer(finger.session, one, finger.now);
  finger.taps++;
}

export function tap(finger: Finger, ...taps: readonly DealerTap[]): DealerView {
  for (const one of taps) press(finger, one);
  return view(finger);
}

/** The same, and whatever is refused is an error. */
export function must(finger: Finger, ...taps: readonly DealerTap[]): DealerView {
  say(finger, ...taps);
  return view(finger);
}

/** The same, and nobody looks. */
export function say(finger: Finger, ...taps: readonly DealerTap[]): void {
  for (const one of taps) {
    press(finger, one);
    const { refusal } = finger.session;
    if (refusal !== null) throw new Error(`${JSON.stringify(one)}: ${JSON.stringify(refusal)}`);
  }
}

export const view = (finger: Finger): DealerView => dealerView(finger.session);

/** Digits as they are typed: 12500 is 1, 2, 5, 00. */
export const keys = (text: string): readonly DealerTap[] =>
  (text.match(/000|00|\d|K|\+/g) ?? []).map((key) => ({ type: 'key', key }) as DealerTap);

/** By seat. */
export const stacks = ({ seats }: DealerView): Readonly<Record<number, number>> =>
  Object.fromEntries(
    seats.filter(({ player }) => player !== null).map((one) => [one.seat, one.stack]),
  );
