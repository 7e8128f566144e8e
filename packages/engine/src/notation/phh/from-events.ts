/**
 * A played hand as a PHH record. Index 0 is the first seat left of the button (R34). Forced bets are
 * written in full; a reader caps them by the stacks, and the price is what was posted. So the
 * first call of a blind that was short (R39) is written as a raise to its price. A folded blind that
 * goes back in part (R11) is written as what stayed: to a reader the price never falls.
 */

import { isObject, keysProblem, throwing, unfit } from '../../checks.js';
import { isAmount } from '../../chips.js';
import { type Refusal, throwIf } from '../../errors.js';
import { GAMES } from '../../games/games.js';
import type { HandEvent, Rules } from '../../hand/state/types.js';
import { currentEvent, type LoggedEvent } from '../../hand/state/upcast.js';
import { eventsProblem } from '../history/event-shape.js';
import { badEvents, phhActions } from './actions-from-events.js';
import { FIELDS } from './fields.js';
import type { PhhHand } from './hand.js';
import { partRuns, RUNS } from './runs.js';
import { partSecond, SECOND_BOARD } from './second-board.js';
import { phhProblem } from './shape.js';
import { liveOf, unmatchedOf } from './unmatched.js';
import {
  BOARD_TIE,
  BUTTON,
  codeOf,
  OPEN_PAIR,
  POTS,
  RAKE,
  SMALLEST_CHIP,
  TRIPS_OVER_STRAIGHT,
} from './variants.js';

/** What `toPhh` writes beside what the events tell. */
export interface PhhMeta
  extends Omit<
    PhhHand,
    'variant' | 'antes' | 'blindsOrStraddles' | 'startingStacks' | 'actions' | 'unit'
  > {
  /** What one chip is worth: '1', if left out. */
  readonly unit?: string;
  /** Seat of the one whose history it is: of the others only shown cards are in it. All, if left out. */
  readonly hero?: number;
}

type Started = Extract<HandEvent, { type: 'started' }>;

/**
 * A played hand as a PHH hand, from the events that `startHand` and `apply` gave; `writePhh` makes
 * text of it. What the notation has no field for and a replay needs is in `extra`.
 *
 * @throws PokerError BAD_INPUT if these are not the events of a hand without a killed raise,
 * UNKNOWN_KEY for a key of the meta that nobody reads.
 *
 * @example
 * ```ts
 * import { autoAdvance, deck, seededRng, shuffle, startHand, toPhh } from '@sidepot/engine';
 *
 * const players = [1, 2].map((seat) => ({ id: `P${seat}`, seat, stack: 100 }));
 * const started = startHand({ players, button: 1, smallBlind: 1, bigBlind: 2, deck: shuffle(deck(), seededRng(1)) });
 * if (started.ok) {
 *   const log = [...started.value.events, ...autoAdvance(started.value.state).events];
 *   const { variant, blindsOrStraddles, players: names } = toPhh(log, { venue: 'Kitchen' });
 *   console.log(variant, blindsOrStraddles, names); // → NT [ 1, 2 ] [ 'P2', 'P1' ]
 * }
 * ```
 */
export const toPhh = (events: readonly LoggedEvent[], meta: PhhMeta = {}): PhhHand =>
  throwing(() => {
    throwIf(metaProblem(meta) ?? eventsProblem(events));
    const hand = handOf(events.map(currentEvent), meta);
    // What the meta says of the hand is judged like any hand.
    throwIf(phhProblem(hand));
    return hand;
  });

function metaProblem(meta: PhhMeta): Refusal | undefined {
  if (!isObject(meta)) return unfit('meta', 'object', meta);
  const unknown = keysProblem(meta, META_KEYS);
  if (unknown !== undefined) return unknown;
  const { hero, extra } = meta;
  if (hero !== undefined && !isAmount(hero)) return unfit('meta.hero', 'seat', hero);
  return extra === undefined || isObject(extra) ? undefined : unfit('meta.extra', 'object', extra);
}

/** Of these the events themselves tell. */
const TOLD: readonly string[] = [
  'variant',
  'antes',
  'blindsOrStraddles',
  'startingStacks',
  'actions',
];

const META_KEYS: readonly string[] = /* @__PURE__ */ (() => [
  ...FIELDS.map(({ key }) => key).filter((key) => !TOLD.includes(key)),
  'unit',
  'hero',
  'extra',
])();

function handOf(events: readonly HandEvent[], meta: PhhMeta): PhhHand {
  const [started] = events;
  if (started?.type !== 'started') throw badEvents('eventsFromStart');
  const { unit = '1', hero, extra: notes, ...more } = meta;
  const { rules } = started;
  const { second, first } = partSecond(events);
  const { runs, shared } = partRuns(first);
  const order = fromTheButton(started);
  const extra = {
    ...houseRules(rules),
    ...(runs.length > 0 && { [RUNS]: runs }),
    ...(second !== null && { [SECOND_BOARD]: second }),
    ...paidIn(events),
    ...(order.at(-1) !== rules.button && { [BUTTON]: rules.button }),
    ...notes,
  };
  const indexOf = (seat: number): number => order.indexOf(seat);
  const stacks = order.map((seat) => stackOf(started, seat));
  const isHeadsUp = order.length === 2;
  const inFileOrder = (amounts: number[]): number[] => (isHeadsUp ? amounts.reverse() : amounts);
  const names = order.map((seat) => started.players.find((p) => p.seat === seat)?.id ?? '');
  const ended = events.find((event) => event.type === 'ended');
  return {
    unit,
    variant: codeOf(rules),
    anteTrimmingStatus: rules.anteMode === 'perPlayer' || isAnteGame(rules),
    antes: inFileOrder(antesOf(events, rules, order)),
    ...(isStud(rules)
      ? { bringIn: rules.bringIn ?? 0 }
      : { blindsOrStraddles: inFileOrder(blindsOf(events, rules, order)) }),
    ...(rules.limit === 'fixed-limit'
      ? { smallBet: rules.smallBet, bigBet: rules.bigBet }
      : { minBet: areAntesBets(rules) ? rules.ante : rules.bigBlind }),
    startingStacks: stacks,
    actions: phhActions(shared, rules, indexOf, hero),
    seats: order,
    seatCount: rules.seatCount,
    players: names,
    ...(ended === undefined
      ? {}
      : { finishingStacks: order.map((seat) => ended.stacks[seat] ?? 0) }),
    ...more,
    ...(Object.keys(extra).length > 0 && { extra }),
  };
}

/** What decides who is paid how much and has no field of the notation's (R84, R101, R115, R116). */
const houseRules = (rules: Rules): NonNullable<PhhHand['extra']> => ({
  ...(rules.unit > 1 && { [SMALLEST_CHIP]: rules.unit }),
  ...(rules.tripsOverStraight && { [TRIPS_OVER_STRAIGHT]: true }),
  ...(rules.boardTie === 'position' && { [BOARD_TIE]: rules.boardTie }),
  ...(rules.openPair === true && { [OPEN_PAIR]: true }),
});

/** What the house took, and of several pots what was paid of each. */
function paidIn(events: readonly HandEvent[]): NonNullable<PhhHand['extra']> {
  const awards = events.filter((event) => event.type === 'awarded');
  const rake = awards.reduce((sum, award) => sum + award.rake, 0);
  if (rake === 0) return {};
  const inOrder = [...awards].sort((a, b) => a.pot - b.pot);
  return {
    [RAKE]: rake,
    ...(awards.length > 1 && { [POTS]: inOrder.map((one) => one.amount - one.rake) }),
  };
}

/** Short deck (R33), but not in a bomb pot. */
const areAntesBets = (rules: Rules): boolean => isAnteGame(rules) && !rules.bombPot;

const isStud = ({ game }: Rules): boolean => GAMES[game].forced === 'bring-in';

const isAnteGame = ({ game }: Rules): boolean => GAMES[game].forced === 'live-antes';

const stackOf = ({ players }: Started, seat: number): number =>
  players.find((player) => player.seat === seat)?.stack ?? 0;

function fromTheButton({ players, rules }: Started): number[] {
  const seats = players.map(({ seat }) => seat);
  return [
    ...seats.filter((seat) => seat > rules.button),
    ...seats.filter((seat) => seat <= rules.button),
  ];
}

/**
 * Everybody's ante, the one that a single player posts, and what late posts leave dead. A reader
 * takes antes before blinds, so a single one is what was posted: the blind may have come first (R28).
 */
function antesOf(events: readonly HandEvent[], rules: Rules, order: readonly number[]): number[] {
  const isForAll = rules.anteMode === 'perPlayer' || isAnteGame(rules);
  return order.map((seat) => deadOf(events, seat) + (isForAll ? rules.ante : 0));
}

function deadOf(events: readonly HandEvent[], seat: number): number {
  let dead = 0;
  for (const event of events) {
    if (event.type === 'posted' && event.seat === seat) dead += event.dead;
  }
  return dead;
}

function blindsOf(events: readonly HandEvent[], rules: Rules, order: readonly number[]): number[] {
  if (rules.bombPot) return order.map(() => 0);
  return order.map((seat) => {
    const unmatched = unmatchedOf(events, seat);
    if (unmatched > 0) return liveOf(events, seat) - unmatched;
    const late = postOf(events, seat)?.live ?? 0;
    if (late > 0) return -late;
    const straddle = rules.straddles.find((one) => one.seat === seat);
    if (straddle !== undefined) return straddle.amount;
    if (isAnteGame(rules)) return seat === rules.button ? rules.ante : 0;
    if (seat === rules.bigBlindSeat) return rules.bigBlind;
    return seat === rules.smallBlindSeat ? rules.smallBlind : 0;
  });
}

function postOf(
  events: readonly HandEvent[],
  seat: number,
): Extract<HandEvent, { type: 'posted' }> | undefined {
  for (const event of events) {
    if (event.type === 'posted' && event.kind === 'post' && event.seat === seat) return event;
  }
  return undefined;
}
