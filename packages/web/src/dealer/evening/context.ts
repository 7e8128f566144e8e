/** What every part of dealer mode needs: the evening, what is to be drawn, and the finger. */

import { words } from '@sidepot/i18n/page';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { type DealerSession, type DealerTap, type DealerView, dealerView } from '../model/index.js';
import { eveningNow, subscribeEvening, tapEvening } from './evening.js';

export interface Dealer {
  readonly session: DealerSession;
  readonly view: DealerView;
  readonly tap: (tap: DealerTap) => void;
  /** What a seat is called: the name of who sits there, or its number. */
  readonly nameOf: (seat: number) => string;
}

export const DealerContext = createContext<Dealer | null>(null);

export function useDealer(): Dealer {
  const dealer = use(DealerContext);
  if (dealer === null) throw new Error('no dealer around this part');
  return dealer;
}

export const useEvening = () => useSyncExternalStore(subscribeEvening, eveningNow);

/** Null until the evening is read. */
export function useDealerOf(session: DealerSession | null): Dealer | null {
  return useMemo(() => {
    if (session === null) return null;
    const view = dealerView(session);
    return { session, view, tap: tapEvening, nameOf: (seat) => seatName(view, seat) };
  }, [session]);
}

export function seatName({ seats }: Pick<DealerView, 'seats'>, seat: number): string {
  const player = seats.find((one) => one.seat === seat)?.player ?? null;
  return player === null || /^\d+$/.test(player) ? words.dealer.seat(seat) : player;
}
