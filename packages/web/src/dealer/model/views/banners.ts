/** What a dealer must say aloud, as codes and numbers. */

import type { HandEvent, HandState } from '@sidepot/engine';
import type { DealerState } from '../state/evolve.js';

export type DealerBanner =
  /** "Short all-in: seat 2 may only call" (R50–R52). */
  | { readonly kind: 'mayOnlyCall'; readonly seat: number; readonly allInSeat: number | null }
  /** "Seat 4 gets 28,451 back" (R10). */
  | { readonly kind: 'refund'; readonly seat: number; readonly amount: number }
  | {
      readonly kind: 'allIn';
      readonly seat: number;
      readonly to: number;
      readonly isShort: boolean;
    }
  /** A blind or ante that is not whole (R27–R29, R39). */
  | {
      readonly kind: 'shortPost';
      readonly seat: number;
      readonly ante: number;
      readonly blind: number;
      readonly owedAnte: number;
      readonly owedBlind: number;
    }
  | { readonly kind: 'deadButton'; readonly seat: number }
  | { readonly kind: 'noSmallBlind' }
  /** Everybody else folded. */
  | { readonly kind: 'wonUnopposed'; readonly seat: number; readonly amount: number }
  | { readonly kind: 'voided'; readonly reason: 'misdeal' | 'fouled-deck' };

/** Of the hand as it stands; `more` is what would happen if the winners are those tapped. */
export function bannersOf(
  { hand, handEvents, table }: DealerState,
  more: readonly HandEvent[],
): readonly DealerBanner[] {
  if (hand === null) return [];
  return [
    ...positionBanners(hand, table?.hand?.positions.button ?? hand.rules.button),
    ...shortPosts(hand, handEvents),
    ...streetBanners(hand, [...handEvents, ...more]),
  ];
}

/** Only until somebody has acted: then it has been said. */
function positionBanners({ rules, players, actions }: HandState, button: number): DealerBanner[] {
  if (actions > 0) return [];
  const isEmpty = !players.some(({ seat }) => seat === button);
  return [
    ...(isEmpty ? [{ kind: 'deadButton', seat: button } as const] : []),
    ...(rules.smallBlindSeat === null && rules.smallBlind > 0
      ? [{ kind: 'noSmallBlind' } as const]
      : []),
  ];
}

function shortPosts(
  { rules, actions, street }: HandState,
  events: readonly HandEvent[],
): DealerBanner[] {
  if (actions > 0 || street > 0) return [];
  const seats = [rules.smallBlindSeat, rules.bigBlindSeat].filter((seat) => seat !== null);
  return seats.flatMap((seat): DealerBanner[] => {
    let ante = 0;
    let blind = 0;
    for (const event of events) {
      if (event.type !== 'posted' || event.seat !== seat) continue;
      ante += event.dead;
      blind += event.live;
    }
    const isBig = seat === rules.bigBlindSeat;
    const owedAnte = isBig && rules.anteMode === 'bigBlind' ? rules.ante : 0;
    const owedBlind = isBig ? rules.bigBlind : rules.smallBlind;
    if (ante >= owedAnte && blind >= owedBlind) return [];
    return [{ kind: 'shortPost', seat, ante, blind, owedAnte, owedBlind }];
  });
}

/** Since the street began. */
function streetBanners(hand: HandState, events: readonly HandEvent[]): DealerBanner[] {
  const banners: DealerBanner[] = [];
  const opened = events.findLastIndex(({ type }) => type === 'opened');
  let shortAllIn: number | null = null;
  for (const event of events.slice(opened + 1)) {
    switch (event.type) {
      case 'acted': {
        const isShort = event.allIn && event.action === 'raise' && !event.full;
        if (event.allIn) banners.push({ kind: 'allIn', seat: event.seat, to: event.to, isShort });
        if (event.action === 'raise' || event.action === 'bet') {
          shortAllIn = event.full ? null : event.seat;
        }
        break;
      }
      case 'refunded':
        banners.push({ kind: 'refund', seat: event.seat, amount: event.amount });
        break;
      case 'awarded': {
        const [share] = event.shares;
        const live = hand.players.filter(({ folded }) => !folded).length;
        if (live === 1 && share !== undefined) {
          banners.push({ kind: 'wonUnopposed', seat: share.seat, amount: share.amount });
        }
        break;
      }
      case 'voided':
        banners.push({ kind: 'voided', reason: event.reason });
        break;
    }
  }
  const { turn } = hand;
  if (turn.kind === 'act' && shortAllIn !== null && turn.legal.call !== null) {
    const mayRaise = turn.legal.raise !== null || turn.legal.allIn?.action === 'raise';
    const actor = hand.players.find(({ seat }) => seat === turn.seat);
    if (!mayRaise && actor !== undefined && actor.stack > turn.legal.call) {
      banners.push({ kind: 'mayOnlyCall', seat: turn.seat, allInSeat: shortAllIn });
    }
  }
  return banners;
}
