/** What others see of this table, if its dealer shares it: the view, without what is not theirs. */

import type { HandState, Level, Place } from '@sidepot/engine';
import type { SharedSeatStatus, SharedTable } from '@sidepot/protocol';
import { badName, MAX_LEVELS, MAX_SHARED_PLACES, NAME_LENGTH } from '@sidepot/protocol/words';
import { dealerState } from '../state/evolve.js';
import type { DealerSession } from '../state/session.js';
import { smallestChip } from '../state/setup.js';
import { type DealerClock, dealerClock } from './clock.js';
import { screenHand } from './seen.js';
import { type DealerSeat, type DealerView, dealerView } from './view.js';

/** Which hole cards others see: none; those of who is in once nobody can bet any more; all that are typed. */
export const SHARED_CARDS = ['none', 'shown', 'all'] as const;
export type SharedCards = (typeof SHARED_CARDS)[number];

type SharedHand = NonNullable<SharedTable['hand']>;
type SharedClock = NonNullable<SharedTable['clock']>;

/** `now`: by this device. */
export function sharedTable(session: DealerSession, now: number, cards: SharedCards): SharedTable {
  const view = dealerView(session);
  const { hand } = screenHand(session);
  const { setup } = session;
  const clock = dealerClock(session, now);
  const blinds = hand === null && clock !== null ? clock.blinds : null;
  const taken = view.seats.filter(({ player }) => player !== null);
  const seatOf = (is: keyof DealerSeat): number | null =>
    view.seats.find((seat) => seat[is] === true)?.seat ?? null;
  return {
    at: now,
    mode: view.mode,
    game: setup.game as SharedTable['game'],
    seatCount: view.seats.length,
    unit: smallestChip(setup),
    smallBlind: blinds?.smallBlind ?? view.blinds.small,
    bigBlind: blinds?.bigBlind ?? view.blinds.big,
    ante: blinds === null ? view.blinds.ante : (blinds.ante ?? 0),
    button: seatOf('isButton'),
    smallBlindSeat: seatOf('isSmallBlind'),
    bigBlindSeat: seatOf('isBigBlind'),
    seats: taken.map((seat) => ({
      seat: seat.seat,
      name: sharedName(seat.player),
      stack: seat.stack,
      bet: hand?.over === true ? 0 : seat.bet,
      won: wonBy(view, seat.seat),
      status: statusOf(seat, hand),
      cards: mayShow(cards, hand) && !seat.folded ? seat.cards : null,
    })),
    hand: hand === null ? null : sharedHand(view, hand),
    clock: clock === null ? null : sharedClock(session, clock),
  };
}

/** Null: a number, or what no name may be: they are called by their seat. */
function sharedName(player: string | null): string | null {
  const name = [...(player ?? '').trim()].slice(0, NAME_LENGTH).join('').trim();
  return name === '' || /^\d+$/.test(name) || name.length > NAME_LENGTH || badName(name) !== null
    ? null
    : name;
}

const wonBy = ({ pots }: DealerView, seat: number): number =>
  pots
    .flatMap(({ shares }) => shares ?? [])
    .reduce((sum, share) => (share.seat === seat ? sum + share.amount : sum), 0);

function statusOf(seat: DealerSeat, hand: HandState | null): SharedSeatStatus {
  if (seat.inHand && seat.stack === 0 && hand?.over === true) return 'out';
  if (seat.folded) return 'folded';
  if (seat.allIn) return 'allIn';
  if (seat.inHand) return 'in';
  return seat.away ? 'away' : 'waiting';
}

/** Cards that could still tell somebody how to bet are for nobody, unless the dealer says so. */
function mayShow(cards: SharedCards, hand: HandState | null): boolean {
  if (hand === null || cards === 'none') return false;
  if (cards === 'all' || hand.over) return true;
  const betting = hand.players.filter(({ folded, stack }) => !folded && stack > 0);
  return hand.turn.kind !== 'act' && (hand.turn.kind !== 'deal' || betting.length < 2);
}

function sharedHand(view: DealerView, hand: HandState): SharedHand {
  return {
    number: Math.max(1, view.handNumber),
    street: Math.max(0, hand.street),
    actor: hand.turn.kind === 'act' ? hand.turn.seat : null,
    boards: hand.boards,
    pots: view.pots.map(({ amount, seats, shares }) => ({
      amount,
      seats,
      awards: shares?.map((share) => ({ seat: share.seat, amount: share.amount })) ?? null,
    })),
    total: view.pots.reduce((sum, { amount }) => sum + amount, 0) + betsIn(hand),
    back: view.banners.flatMap((one) =>
      one.kind === 'refund' ? [{ seat: one.seat, amount: one.amount }] : [],
    ),
    over: hand.over,
  };
}

const betsIn = ({ players, over }: HandState): number =>
  over ? 0 : players.reduce((sum, { bet }) => sum + bet, 0);

function sharedClock({ setup, log }: DealerSession, clock: DealerClock): SharedClock {
  const { level, left, onBreak, running, entries, average, pool, prizes, places } = clock;
  const isOpen = dealerState(log).table !== null;
  return {
    levels: setup.levels.slice(0, MAX_LEVELS).map(sharedLevel),
    ...{ level, left, onBreak, running, entries, average, pool },
    players: clock.playersLeft,
    prizes: pool > 0 ? prizes.slice(0, MAX_SHARED_PLACES) : [],
    places: isOpen ? places.slice(0, MAX_SHARED_PLACES).map(sharedPlace) : [],
  };
}

const sharedLevel = ({
  smallBlind,
  bigBlind,
  ante = 0,
  duration,
  breakAfter = 0,
}: Level): SharedClock['levels'][number] => ({ smallBlind, bigBlind, ante, duration, breakAfter });

const sharedPlace = ({ place, player, prize }: Place): SharedClock['places'][number] => ({
  ...{ place, prize, name: sharedName(player) },
  seat: /^\d+$/.test(player) ? Number(player) : 0,
});
