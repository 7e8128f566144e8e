/** A history that was read, as a PHH hand: index 0 is the first seat left of the button. */

import { type Card, formatCard } from '../../cards.js';
import { GAMES, holeCardCount } from '../../games/games.js';
import type { PhhAction, PhhCard, PhhHand, PhhValue } from '../phh/hand.js';
import { RUNS } from '../phh/runs.js';
import { SECOND_BOARD } from '../phh/second-board.js';
import {
  BUTTON,
  CASH_DROP,
  CASH_OUT,
  CASH_OUT_FEE,
  codeOf,
  HERO,
  OPEN_PAIR,
  POTS,
  RAKE,
  SMALL_BLIND,
  type Variant,
  variantOf,
} from '../phh/variants.js';
import { FULL_BOARD, type ImportRecord } from './record.js';
import { streetActions } from './street-actions.js';
import {
  fail,
  failOf,
  ImportFault,
  type ImportPlayer,
  type ImportPost,
  type ImportPosted,
  type ImportStep,
  postedAs,
} from './types.js';

/** What is not told by steps. Fixed limit has bets, every other limit blinds. */
export interface ImportTable extends Variant {
  readonly unit: string;
  readonly button: number;
  readonly small: number;
  readonly big: number;
  /** Stud, where it is told. */
  readonly bringIn?: number;
  readonly place: ImportPlace;
}

/** Where and when; a field that is undefined is not told. */
export type ImportPlace = { -readonly [K in keyof PhhHand]?: PhhHand[K] | undefined };

export function phhOf(record: ImportRecord, table: ImportTable): PhhHand {
  const variant = codeOf(table);
  if (variantOf(variant) === null) throw new ImportFault(null, variant);
  const order = fromTheButton(record.players, buttonOf(record, table));
  if (order.length < 2) fail('fewPlayers');
  const game = GAMES[table.game];
  let payers = 0;
  let highest = 0;
  let isTold = record.rake !== null;
  // Where all of it went back there was nothing to win.
  let isAllBack = record.steps.length > 0;
  for (let i = 0; i < order.length; i++) {
    const { ante, won, left, stack } = order[i] as ImportPlayer;
    if (ante > 0) payers++;
    if (ante > highest) highest = ante;
    if (won > 0) isTold = true;
    if (left < stack) isAllBack = false;
  }
  if (isAllBack) isTold = true;
  const isForAll = payers > 1;
  const { small, big, unit, place } = table;
  const lists = listsOf(order, table, isForAll ? highest : 0);
  // Field by field: most hands then have one shape, which a replay goes through faster.
  const hand: Writable<PhhHand> = {
    unit,
    variant,
    anteTrimmingStatus: isForAll,
    antes: inFileOrder(lists.antes),
    startingStacks: lists.stacks,
    actions: record.isInStreets
      ? streetActions(record, order, game, (step) => actionOf(step, whole))
      : actionsOf(record, order, holeCardCount(game)),
  };
  if (game.forced === 'bring-in') hand.bringIn = table.bringIn ?? bringInOf(record, small);
  else hand.blindsOrStraddles = inFileOrder(lists.blinds);
  if (table.limit === 'fixed-limit') {
    hand.smallBet = small;
    hand.bigBet = big;
  } else hand.minBet = big;
  setPlace(hand, place, extraOf(record, order, table, isTold));
  hand.seats = lists.seats;
  hand.players = lists.names;
  if (isTold) setFinals(hand, record, order);
  return hand;
}

/** What each has of every field, gone through once. */
function listsOf(
  order: readonly ImportPlayer[],
  table: ImportTable,
  forAll: number,
): Record<'antes' | 'blinds' | 'stacks' | 'seats', number[]> & { readonly names: string[] } {
  const { length } = order;
  const antes = new Array<number>(length);
  const blinds = new Array<number>(length);
  const stacks = new Array<number>(length);
  const seats = new Array<number>(length);
  const names = new Array<string>(length);
  for (let i = 0; i < length; i++) {
    const player = order[i] as ImportPlayer;
    const { ante, isShort, posts } = player;
    // Who is short of everybody's ante owed as much as the others; a reader caps it by the stack.
    const owed = isShort && ante < forAll ? forAll : ante;
    antes[i] = posts.length === 0 ? owed : owed + (postedAs(player, 'dead') ?? 0);
    blinds[i] = posts.length === 0 ? 0 : blindOf(player, table);
    stacks[i] = player.stack;
    seats[i] = player.seat;
    names[i] = player.name;
  }
  return { antes, blinds, stacks, seats, names };
}

/** Heads-up the small blind comes first. */
const inFileOrder = (amounts: number[]): number[] =>
  amounts.length === 2 ? amounts.reverse() : amounts;

function setPlace(hand: Writable<PhhHand>, place: ImportPlace, extra: PhhHand['extra']): void {
  if (place.venue !== undefined) hand.venue = place.venue;
  if (place.hand !== undefined) hand.hand = place.hand;
  if (place.event !== undefined) hand.event = place.event;
  if (place.level !== undefined) hand.level = place.level;
  if (place.currency !== undefined) hand.currency = place.currency;
  if (place.currencySymbol !== undefined) hand.currencySymbol = place.currencySymbol;
  if (place.time !== undefined) hand.time = place.time;
  if (place.timeZoneAbbreviation !== undefined) {
    hand.timeZoneAbbreviation = place.timeZoneAbbreviation;
  }
  if (place.day !== undefined) hand.day = place.day;
  if (place.month !== undefined) hand.month = place.month;
  if (place.year !== undefined) hand.year = place.year;
  if (extra !== undefined) hand.extra = extra;
  if (place.table !== undefined) hand.table = place.table;
  if (place.seatCount !== undefined) hand.seatCount = place.seatCount;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Who was cashed out has what the house paid; what the pots paid is told beside it. */
function setFinals(
  hand: Writable<PhhHand>,
  record: ImportRecord,
  order: readonly ImportPlayer[],
): void {
  const cashed = cashedOut(record);
  hand.finishingStacks =
    cashed.size === 0
      ? order.map(({ left, won }) => left + won)
      : order.map((player) => player.left + (cashed.get(player) ?? player.won));
  if (cashed.size > 0) hand.winnings = order.map(({ won }) => won);
}

/** What each has of the house in the end, whichever way a site tells it. */
function cashedOut({
  cashOuts,
  cashOutRisks,
}: Pick<ImportRecord, 'cashOuts' | 'cashOutRisks'>): ReadonlyMap<ImportPlayer, number> {
  if (cashOutRisks.size === 0) return cashOuts;
  const paid = new Map(cashOuts);
  for (const [player, risk] of cashOutRisks) paid.set(player, player.won - risk);
  return paid;
}

const whole = (cards: readonly PhhCard[]): readonly PhhCard[] => cards;

/** Who is short of it, and who completes, does not tell how much it is: most often three tenths (R153). */
function bringInOf({ broughtIn, steps }: ImportRecord, smallBet: number): number {
  const usual = Math.max(1, Math.floor((3 * smallBet) / 10));
  if (broughtIn !== null && !broughtIn.isShort) return broughtIn.amount;
  const paid = steps.find((step) => step.verb === 'cbr');
  const bet = paid?.verb === 'cbr' ? paid.amount : smallBet;
  // Who had less than a whole bet had more than the bring-in, and who called a short one paid it.
  if (broughtIn === null) return Math.max(1, Math.min(usual, bet - 1));
  return bet < smallBet ? bet : Math.max(usual, broughtIn.amount);
}

/** Stud has none: the cards go round from the first seat (R106). */
const buttonOf = ({ players }: ImportRecord, { button, game }: ImportTable): number =>
  GAMES[game].forced === 'bring-in' ? Math.max(...players.map(({ seat }) => seat)) : button;

/** Those left of the button come before those up to it. */
function fromTheButton(players: readonly ImportPlayer[], button: number): ImportPlayer[] {
  const order: ImportPlayer[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as ImportPlayer;
    if (!player.isIn) continue;
    // Most are listed in the order of their seats.
    let at = order.push(player) - 1;
    const place = placeOf(player, button);
    for (; at > 0 && placeOf(order[at - 1] as ImportPlayer, button) > place; at--) {
      order[at] = order[at - 1] as ImportPlayer;
    }
    order[at] = player;
  }
  for (let i = 0; i < order.length; i++) (order[i] as ImportPlayer).index = i;
  return order;
}

const placeOf = ({ seat }: ImportPlayer, button: number): number =>
  seat > button ? seat : seat + MOST_SEATS;

/** More than any seat has as a number. */
const MOST_SEATS = 1_000_000;

/**
 * A late post is negative, unless it comes on top of a blind: of a player there is one. Who is short of
 * a blind is written with what was owed.
 */
function blindOf(player: ImportPlayer, table: ImportTable): number {
  const { posts, isShort } = player;
  const late = postedAs(player, 'live') ?? 0;
  if (late > 0 && posts.every(({ kind }) => kind === 'live' || kind === 'dead')) return -late;
  let posted = 0;
  let owed = 0;
  for (let i = 0; i < posts.length; i++) {
    const { kind, amount } = posts[i] as ImportPosted;
    if (kind === 'dead') continue;
    posted += amount;
    if (isShort) owed = Math.max(owed, owedFor(kind, table));
  }
  return Math.max(posted, owed);
}

function owedFor(kind: ImportPost, { limit, small, big }: ImportTable): number {
  const isFixed = limit === 'fixed-limit';
  switch (kind) {
    case 'small-blind':
      return isFixed ? 0 : small;
    case 'big-blind':
    case 'button-blind':
      return isFixed ? small : big;
    case 'straddle':
      return 2 * (isFixed ? small : big);
    case 'ante':
    case 'both':
    case 'dead':
    case 'live':
      return 0;
  }
}

function actionsOf(
  { steps, players }: ImportRecord,
  order: readonly ImportPlayer[],
  holeCards: number,
): PhhAction[] {
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as ImportPlayer;
    if (player.cards.length > holeCards) failOf('tooManyCards', player);
  }
  const hidden = filledUp([], holeCards);
  const wholeHand = (cards: readonly PhhCard[]): readonly PhhCard[] => {
    if (cards.length === holeCards) return cards;
    return cards.length === 0 ? hidden : filledUp(cards, holeCards);
  };
  const actions: PhhAction[] = [];
  // They come first, so that a replay sees them give up before the cards are dealt.
  const absent: ImportPlayer[] = [];
  for (let k = 0; k < steps.length; k++) {
    const step = steps[k] as ImportStep;
    if (step.verb !== 'absent') continue;
    absent.push(step.player);
    actions.push({ verb: 'sm', player: step.player.index, cards: null });
  }
  for (let i = 0; i < order.length; i++) {
    const player = order[i] as ImportPlayer;
    if (absent.length > 0 && absent.includes(player)) continue;
    actions.push({ verb: 'dh', player: i, cards: wholeHand(player.cards) });
  }
  for (let k = 0; k < steps.length; k++) {
    const action = actionOf(steps[k] as ImportStep, wholeHand);
    if (action !== undefined) actions.push(action);
  }
  return actions;
}

/** With cards that nobody saw. */
function filledUp(cards: readonly PhhCard[], count: number): PhhCard[] {
  const all = [...cards];
  while (all.length < count) all.push(-1);
  return all;
}

function actionOf(
  step: ImportStep,
  wholeHand: (cards: readonly PhhCard[]) => readonly PhhCard[],
): PhhAction | undefined {
  switch (step.verb) {
    case 'f':
    case 'cc':
    case 'pb':
      return { verb: step.verb, player: step.player.index };
    case 'cbr':
      return { verb: 'cbr', player: step.player.index, amount: step.amount };
    case 'db':
      return { verb: 'db', cards: step.cards };
    case 'show':
      return { verb: 'sm', player: step.player.index, cards: wholeHand(step.cards) };
    case 'muck':
      return { verb: 'sm', player: step.player.index, cards: null };
    case 'absent':
    case 'sd':
    case 'street':
      return undefined;
  }
}

/** What PHH has no field for: the boards of several runs, the rake, the button and the like. */
function extraOf(
  record: ImportRecord,
  order: readonly ImportPlayer[],
  { place, button, limit, small, game }: ImportTable,
  isTold: boolean,
): PhhHand['extra'] {
  const { runs, rake, pots, hero, hasOpenPair, cashOutFees, cashDrop } = record;
  const cashed = cashedOut(record);
  const { forced } = GAMES[game];
  const hasBlinds = limit !== 'fixed-limit' && forced === 'blinds';
  const last = order[order.length - 1] as ImportPlayer;
  const extra: Record<string, PhhValue> = {};
  if (place.extra !== undefined) Object.assign(extra, place.extra);
  if (runs.length > 0) Object.assign(extra, boardsIn(record));
  if (isTold && rake !== null) extra[RAKE] = rake;
  if (isTold && pots.length > 1) extra[POTS] = [...pots];
  if (cashed.size > 0) extra[CASH_OUT] = order.map((player) => cashed.get(player) ?? 0);
  if (cashDrop > 0) extra[CASH_DROP] = cashDrop;
  if (cashOutFees.size > 0) {
    extra[CASH_OUT_FEE] = order.map((player) => cashOutFees.get(player) ?? 0);
  }
  if (hasBlinds && small > 0 && !record.isPosted('small-blind')) extra[SMALL_BLIND] = small;
  if (hasOpenPair) extra[OPEN_PAIR] = true;
  if (forced !== 'bring-in' && last.seat !== button) extra[BUTTON] = button;
  if (hero !== null && hero.index >= 0) extra[HERO] = hero.index + 1;
  for (const _ in extra) return extra;
  return undefined;
}

function boardsIn({ runs, board, isDouble }: ImportRecord): NonNullable<PhhHand['extra']> {
  const cards = runs.flat();
  const length = isDouble ? (runs[0]?.length ?? 0) : FULL_BOARD - board;
  const isWhole = runs.every((run) => run.length === length);
  if (runs.length < 2 || !isWhole || cards.includes(-1)) fail('runsOpen');
  if (new Set(cards).size < cards.length) fail('runsShareCard');
  const texts = runs.map((run) => run.map(cardText).join(''));
  return isDouble ? { [SECOND_BOARD]: texts[1] ?? '' } : { [RUNS]: texts };
}

const cardText = (card: PhhCard): string => formatCard(card as Card);
