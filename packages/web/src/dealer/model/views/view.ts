/** What the screens draw. Codes, numbers and seats: the words are the page's. */

import {
  type Card,
  type HandState,
  type LegalActions,
  type Place,
  type PlayerState,
  planNextHand,
  type Refusal,
  type Share,
  type TableState,
  winnerWarnings,
} from '@sidepot/engine';
import { drawnAgain } from '../state/drawn.js';
import { type DealerState, dealerState } from '../state/evolve.js';
import { padAmount } from '../state/pad.js';
import type { DealerQuestion, DealerSession, SettleDraft } from '../state/session.js';
import {
  awardAsSaid,
  focusOf,
  isShowdown,
  pickPlaces,
  potContenders,
  saidOf,
} from '../state/showdown.js';
import type { PickPlace, ShowdownWay } from '../state/taps.js';
import { bannersOf, type DealerBanner } from './banners.js';
import { placesOut } from './event.js';
import { type PaidRule, paidRules } from './paid-rules.js';

/** Set-up; a hand; "only settle this"; who wins; what to push, until the next hand; the event is over. */
export const DEALER_SCREENS = ['setup', 'hand', 'settle', 'showdown', 'result', 'over'] as const;
export type DealerScreen = (typeof DEALER_SCREENS)[number];

export interface DealerSeat {
  readonly seat: number;
  /** Null: nobody sits there. */
  readonly player: string | null;
  /** Behind. */
  readonly stack: number;
  /** In front, of this street. */
  readonly bet: number;
  /** Everything they put into this hand, less what came back. */
  readonly putIn: number;
  readonly inHand: boolean;
  readonly folded: boolean;
  readonly allIn: boolean;
  readonly isActor: boolean;
  readonly isButton: boolean;
  readonly isSmallBlind: boolean;
  readonly isBigBlind: boolean;
  readonly away: boolean;
  /** Typed hole cards; null: nobody has. */
  readonly cards: readonly Card[] | null;
}

export interface DealerPot {
  /** 0 is the main pot. */
  readonly pot: number;
  readonly amount: number;
  /** Seats that can win it. */
  readonly seats: readonly number[];
  /** Who gets what of it, once that is known. */
  readonly shares: readonly Share[] | null;
  readonly rake: number;
  readonly paid: boolean;
}

/** What the thumb has. */
export interface DealerActions {
  readonly seat: number;
  readonly legal: LegalActions;
  /** What the keypad says, if that is a raise or bet that the engine takes; null: it is none. */
  readonly raiseTo: number | null;
}

/** Something that must be said at the showdown. */
export interface DealerPick {
  readonly at: PickPlace;
  readonly contenders: readonly number[];
  /** Null: nobody has been tapped. */
  readonly winners: readonly number[] | null;
  readonly isFocus: boolean;
}

export interface DealerShowdown {
  readonly way: ShowdownWay;
  /** In the order of the awards: the last side pot first. */
  readonly picks: readonly DealerPick[];
  /** Tiers tapped so far, by board: of the high hands. */
  readonly focus: PickPlace | null;
  /** Is everything said? Then `pots` have shares, and a pot can be ticked. */
  readonly isWhole: boolean;
  /** How often is it run? Asked before anything else; null: not asked. */
  readonly runs: { readonly most: number } | null;
}

/** Who is out after this hand. */
export interface DealerOut extends Place {
  readonly seat: number;
}

/** What the next hand will be, as far as it is known. */
export interface DealerNext {
  readonly button: number;
  /** Null: nobody posts it (R36). */
  readonly smallBlind: number | null;
  readonly bigBlind: number;
  readonly isDeadButton: boolean;
}

export interface DealerView {
  readonly screen: DealerScreen;
  readonly mode: 'cash' | 'tournament';
  /** All seats of the table, also free ones. */
  readonly seats: readonly DealerSeat[];
  readonly handNumber: number;
  /** 0 before the flop. */
  readonly street: number;
  /** May the next street be tapped? Its index, or null. */
  readonly nextStreet: number | null;
  readonly boards: readonly (readonly (Card | null)[])[];
  readonly blinds: { readonly small: number; readonly big: number; readonly ante: number };
  readonly pots: readonly DealerPot[];
  /** Pots and bets in front. */
  readonly total: number;
  readonly actions: DealerActions | null;
  /** The amount on the keypad; null: nothing is typed. */
  readonly typed: number | null;
  readonly asked: DealerQuestion | null;
  readonly banners: readonly DealerBanner[];
  readonly refusal: Refusal | null;
  readonly showdown: DealerShowdown | null;
  readonly settling: SettleDraft | null;
  /** Named once there is something to push. */
  readonly paidBy: readonly PaidRule[];
  /** Winners that no ranking gives (R89); they are paid as tapped. */
  readonly warnings: readonly Refusal[];
  readonly out: readonly DealerOut[];
  readonly next: DealerNext | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canVoid: boolean;
}

export function dealerView(session: DealerSession): DealerView {
  const folded = dealerState(session.log);
  const aside = session.settling?.aside ?? null;
  // What is settled beside the table is shown in its place.
  const state: DealerState =
    aside === null
      ? folded
      : { ...folded, hand: aside.hand, handEvents: [], ending: [], paid: aside.paid };
  const { table, hand } = state;
  // At the showdown everything is shown as it would be paid.
  const shown =
    hand === null || hand.over || !isShowdown(hand) ? null : awardAsSaid(hand, session.picks);
  const seen = shown?.hand ?? hand;
  const pots = potsOf(state, seen, shown?.events ?? []);
  const banners = bannersOf(state, shown?.events ?? []);
  return {
    screen: screenOf(session, state),
    mode: table?.settings.mode ?? session.setup.mode,
    seats: seatsOf(session, table, seen, hand),
    handNumber: table?.hands ?? 0,
    street: hand?.street ?? -1,
    nextStreet: hand?.turn.kind === 'deal' ? hand.turn.street : null,
    boards: hand?.boards ?? [],
    blinds: blindsOf(session, hand),
    pots,
    total: hand?.over === true ? 0 : (hand?.totalPot ?? 0),
    actions: actionsOf(session, hand),
    typed: padAmount(session.pad),
    asked: session.asked,
    banners,
    refusal: session.refusal,
    showdown: showdownOf(session, hand, shown?.isWhole ?? false),
    settling: session.settling,
    paidBy: paidRules(seen, pots, banners),
    warnings: seen === null ? [] : winnerWarnings(seen),
    out: outOf(session, state),
    next: nextOf(folded),
    canUndo: session.log.length > 0,
    canRedo: session.undone.length > 0,
    canVoid: hand !== null && !hand.over,
  };
}

function screenOf(session: DealerSession, { table, hand }: DealerState): DealerScreen {
  if (session.settling !== null) {
    return session.settling.aside === null ? 'settle' : 'showdown';
  }
  if (table === null) return 'setup';
  if (table.tournament?.places) return hand === null || hand.over ? 'over' : 'hand';
  if (hand === null || hand.over) return 'result';
  return isShowdown(hand) ? 'showdown' : 'hand';
}

function blindsOf(session: DealerSession, hand: HandState | null): DealerView['blinds'] {
  if (hand !== null) {
    const { smallBlind, bigBlind, ante } = hand.rules;
    return { small: smallBlind, big: bigBlind, ante };
  }
  const { setup } = session;
  const at = setup.mode === 'cash' ? setup : setup.levels[0];
  const ante = setup.preset === 'none' ? 0 : (at?.ante ?? 0);
  return { small: at?.smallBlind ?? 0, big: at?.bigBlind ?? 0, ante };
}

function seatsOf(
  session: DealerSession,
  table: TableState | null,
  seen: HandState | null,
  hand: HandState | null,
): readonly DealerSeat[] {
  const count = table?.settings.seatCount ?? session.setup.seatCount;
  const positions = table?.hand?.positions ?? table?.positions ?? null;
  return Array.from({ length: count }, (_, i) => {
    const seat = i + 1;
    const sitting = table?.seats.find((one) => one.seat === seat);
    const setup = session.setup.seats.find((one) => one.seat === seat);
    const at = seen?.players.findIndex((one) => one.seat === seat) ?? -1;
    const player = seen?.players[at];
    const own = seen?.hidden.cards[at] ?? [];
    const known = own.filter((card) => card !== null);
    // Who went out in the hand that is shown is shown with it.
    const gone = player?.stack === 0 && seen?.over === true ? player.id : null;
    const free = table === null ? setup === undefined : sitting === undefined;
    return {
      seat,
      player: sitting?.player ?? (table === null && !free ? setup?.name || String(seat) : gone),
      stack: stackAt(session, table, player, sitting?.stack, setup?.stack, free),
      bet: player?.bet ?? 0,
      putIn: player === undefined ? 0 : player.ante + player.dead + player.live,
      inHand: player !== undefined,
      folded: player?.folded ?? false,
      allIn: player !== undefined && !player.folded && player.stack === 0 && hand?.over !== true,
      isActor: hand?.turn.kind === 'act' && hand.turn.seat === seat,
      isButton: (positions?.button ?? session.setup.button) === seat,
      isSmallBlind: hand !== null && hand.rules.smallBlindSeat === seat,
      isBigBlind: hand !== null && hand.rules.bigBlindSeat === seat,
      away: sitting?.out ?? false,
      cards: known.length > 0 && known.length === own.length ? known : null,
    };
  });
}

function stackAt(
  session: DealerSession,
  table: TableState | null,
  player: PlayerState | undefined,
  sitting: number | undefined,
  setup: number | null | undefined,
  free: boolean,
): number {
  // Between hands the table is right: stacks are corrected there.
  if (player !== undefined && table?.hand !== null) return player.stack;
  if (table !== null) return sitting ?? 0;
  return free ? 0 : (setup ?? session.setup.stack);
}

function potsOf(
  { paid, handEvents }: DealerState,
  hand: HandState | null,
  more: ReturnType<typeof awardAsSaid>['events'],
): readonly DealerPot[] {
  if (hand === null) return [];
  const shares = new Map<number, readonly Share[]>();
  for (const event of [...handEvents, ...more]) {
    if (event.type === 'awarded') shares.set(event.pot, event.shares);
  }
  return hand.pots.map(({ amount, eligiblePlayers }, pot) => ({
    pot,
    amount,
    seats: eligiblePlayers,
    shares: shares.get(pot) ?? null,
    rake: hand.potRakes[pot] ?? 0,
    paid: paid.includes(pot),
  }));
}

function actionsOf({ pad }: DealerSession, hand: HandState | null): DealerActions | null {
  if (hand?.turn.kind !== 'act') return null;
  const { seat, legal } = hand.turn;
  const to = padAmount(pad);
  const range = legal.bet ?? legal.raise;
  const isAllIn = to !== null && legal.allIn?.to === to;
  const fits =
    to !== null &&
    range !== null &&
    to >= range.min &&
    to <= range.max &&
    (to % legal.unit === 0 || isAllIn);
  return { seat, legal, raiseTo: fits || isAllIn ? to : null };
}

function showdownOf(
  { picks }: DealerSession,
  hand: HandState | null,
  isWhole: boolean,
): DealerShowdown | null {
  if (hand === null || hand.over || !isShowdown(hand)) return null;
  const focus = focusOf(hand, picks);
  return {
    way: picks.way,
    picks: pickPlaces(hand).map((at) => ({
      at,
      contenders: potContenders(hand, at.pot),
      winners: saidOf(hand, picks, at),
      isFocus:
        focus !== null &&
        focus.pot === at.pot &&
        focus.board === at.board &&
        focus.half === at.half,
    })),
    focus,
    isWhole,
    runs: hand.turn.kind === 'runs' ? { most: hand.turn.most } : null,
  };
}

/** Places and prizes are the event's: players at other tables are still in front. */
function outOf(session: DealerSession, state: DealerState): readonly DealerOut[] {
  const places = placesOut(session, state);
  return state.ending.flatMap((event) => {
    if (event.type !== 'eliminated') return [];
    const place = places.find(({ player }) => player === event.player);
    return place === undefined ? [] : [{ ...place, seat: event.seat }];
  });
}

function nextOf(state: DealerState): DealerNext | null {
  const { table } = state;
  if (table === null || table.hand !== null) return null;
  const plan = planNextHand(table, drawnAgain(state));
  if (plan === null) return null;
  const { button, smallBlind, bigBlind, dealt } = plan;
  return {
    button,
    smallBlind: dealt.includes(smallBlind) ? smallBlind : null,
    bigBlind,
    isDeadButton: !table.seats.some(({ seat }) => seat === button),
  };
}
