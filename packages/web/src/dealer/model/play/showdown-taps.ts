/** At the showdown: winners are tapped, pots are ticked as they are pushed. */

import { type DealerSession, NO_PICKS, type Picks } from '../state/session.js';
import { awardAsSaid, isShowdown, pick, pickNoLow } from '../state/showdown.js';
import type { ShowdownTap } from '../state/taps.js';
import { finish, NO_TABLE, type Scribe, type TapProblem, write } from './scribe.js';
import { refusedTap, type Tapped, tapped, tappedUnless } from './tapped.js';

export function tapShowdown(session: DealerSession, scribe: Scribe, tap: ShowdownTap): Tapped {
  const { picks, settling } = session;
  const aside = settling?.aside ?? null;
  const hand = aside?.hand ?? scribe.state.hand;
  if (hand === null) return refusedTap(NO_TABLE);
  if (tap.type === 'paid') {
    return aside === null || settling === null
      ? pay(scribe, picks, tap.pot)
      : tapped({ settling: { ...settling, aside: ticked(aside, tap.pot) } });
  }
  if (!isShowdown(hand))
    return refusedTap({ code: 'NOT_DUE', command: 'award', turn: hand.turn.kind });
  switch (tap.type) {
    case 'way':
      return tapped({ picks: { ...NO_PICKS, way: tap.way } });
    case 'pick':
      return tapped({ picks: pick(hand, picks, tap.seat, tap.together ?? false) });
    case 'noLow':
      return tapped({ picks: pickNoLow(hand, picks) });
    case 'focus':
      return tapped({ picks: { ...picks, focus: tap.at } });
    case 'clearPicks':
      return tapped({ picks: { ...NO_PICKS, way: picks.way } });
  }
}

/** Beside the table nothing is final: a tick is a tick. */
const ticked = <Aside extends { readonly paid: readonly number[] }>(
  aside: Aside,
  pot: number,
): Aside => ({ ...aside, paid: [...aside.paid.filter((one) => one !== pot), pot] });

/** Makes what was tapped final: events of the hand, then of the table. */
export function awardHand(scribe: Scribe, picks: Picks): TapProblem {
  const { hand } = scribe.state;
  if (hand === null) return NO_TABLE;
  if (hand.over) return null;
  const { events, isWhole, refusal } = awardAsSaid(hand, picks);
  if (refusal !== null) return refusal;
  if (!isWhole)
    return { code: 'MISSING_WINNER', pot: String(hand.turn.kind === 'award' ? hand.turn.pot : 0) };
  for (const event of events) write(scribe, { of: 'hand', event });
  return finish(scribe);
}

function pay(scribe: Scribe, picks: Picks, pot: number): Tapped {
  const problem = awardHand(scribe, picks);
  if (problem !== null) return refusedTap(problem);
  const { hand, paid } = scribe.state;
  if (hand?.pots[pot] === undefined || paid.includes(pot)) return tappedUnless(null);
  write(scribe, { of: 'paid', pot });
  return tapped();
}
