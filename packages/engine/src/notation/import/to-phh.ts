/** A history that was read, as a PHH hand: index 0 is the first seat left of the button. */

import { type Card, formatCard } from '../../cards.js';
import { GAMES, holeCardCount } from '../../games/games.js';
import type { PhhAction, PhhCard, PhhHand, PhhValue } from '../phh/hand.js';
import { RUNS } from '../phh/runs.js';
import { SECOND_BOARD } from '../phh/second-board.js';
import {
  BUTTON,
  CASH_OUT,
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
  type ImportStep,
} from './types.js';

/** What is not told by steps. Fixed limit has bets, every other limit blinds. */
export interface ImportTable extends Variant {
  readonly unit: string;
  readonly button: number;
  readonly small: number;
  readonly big: number;
  /** Stud, where it is told. */
  readonly bringIn?: number;
  /** Where and when. */
  readonly place: Partial<PhhHand>;
}

export function phhOf(record: ImportRecord, table: ImportTable): PhhHand {
  const variant = codeOf(table);
  if (variantOf(variant) === null) throw new ImportFault(null, variant);
  const order = fromTheButton(record.players, buttonOf(record, table));
  if (order.length < 2) fail('fewPlayers');
  const game = GAMES[table.game];
  const inFileOrder = (amounts: number[]): number[] =>
    order.length === 2 ? amounts.reverse() : amounts;
  let payers = 0;
  let highest = 0;
  let isTold = record.rake !== null;
  for (const { ante, won } of order) {
    if (ante > 0) payers++;
    if (ante > highest) highest = ante;
    if (won > 0) isTold = true;
  }
  const isForAll = payers > 1;
  const { small, big, unit } = table;
  // Field by field: most hands then have one shape, which a replay goes through faster.
  const hand: Writable<PhhHand> = {
    unit,
    variant,
    anteTrimmingStatus: isForAll,
    antes: inFileOrder(order.map((player) => anteOf(player, isForAll ? highest : 0))),
    startingStacks: order.map(({ stack }) => stack),
    actions: record.isInStreets
      ? streetActions(record, order, game, (step) => actionOf(step, order, whole))
      : actionsOf(record, order, holeCardCount(game)),
  };
  if (game.forced === 'bring-in') hand.bringIn = table.bringIn ?? bringInOf(record, small);
  else hand.blindsOrStraddles = inFileOrder(blindsOf(order, table));
  if (table.limit === 'fixed-limit') {
    hand.smallBet = small;
    hand.bigBet = big;
  } else hand.minBet = big;
  Object.assign(hand, table.place);
  hand.seats = order.map(({ seat }) => seat);
  hand.players = order.map(({ name }) => name);
  if (isTold) Object.assign(hand, finalsOf(record, order));
  const extra = extraOf(record, order, table, isTold);
  if (extra === undefined) delete hand.extra;
  else hand.extra = extra;
  return hand;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Who was cashed out has what the house paid; what the pots paid is told beside it. */
function finalsOf(
  { cashOuts, cashOutRisks }: ImportRecord,
  order: readonly ImportPlayer[],
): Pick<PhhHand, 'finishingStacks' | 'winnings'> {
  const cashed = cashedOut({ cashOuts, cashOutRisks });
  return {
    finishingStacks: order.map((player) => player.left + (cashed.get(player) ?? player.won)),
    ...(cashed.size > 0 && { winnings: order.map(({ won }) => won) }),
  };
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

function fromTheButton(players: readonly ImportPlayer[], button: number): ImportPlayer[] {
  // Those left of the button come before those up to it.
  const place = ({ seat }: ImportPlayer): number => (seat > button ? seat : seat + MOST_SEATS);
  return players.filter(({ isIn }) => isIn).sort((a, b) => place(a) - place(b));
}

/** More than any seat has as a number. */
const MOST_SEATS = 1_000_000;

/** Who is short of everybody's ante owed as much as the others; a reader caps it by the stack. */
function anteOf({ ante, isShort, posts }: ImportPlayer, forAll: number): number {
  return (isShort && ante < forAll ? forAll : ante) + (posts.get('dead') ?? 0);
}

/** A late post is negative; who is short of a blind is written with what was owed. */
function blindsOf(order: readonly ImportPlayer[], table: ImportTable): number[] {
  return order.map(({ posts, isShort }) => {
    const late = posts.get('live') ?? 0;
    if (late > 0) return -late;
    let posted = 0;
    let owed = 0;
    for (const [kind, amount] of posts) {
      if (kind === 'dead') continue;
      posted += amount;
      owed = Math.max(owed, owedFor(kind, table));
    }
    return isShort ? Math.max(posted, owed) : posted;
  });
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
  const tooMany = players.find(({ cards }) => cards.length > holeCards);
  if (tooMany !== undefined) failOf('tooManyCards', tooMany);
  const hidden: readonly PhhCard[] = Array<PhhCard>(holeCards).fill(-1);
  const whole = (cards: readonly PhhCard[]): readonly PhhCard[] => {
    if (cards.length === holeCards) return cards;
    return cards.length === 0 ? hidden : [...cards, ...hidden.slice(cards.length)];
  };
  const actions: PhhAction[] = [];
  // They come first, so that a replay sees them give up before the cards are dealt.
  const absent: ImportPlayer[] = [];
  for (const step of steps) {
    if (step.verb !== 'absent') continue;
    absent.push(step.player);
    actions.push({ verb: 'sm', player: order.indexOf(step.player), cards: null });
  }
  for (let i = 0; i < order.length; i++) {
    const player = order[i] as ImportPlayer;
    if (absent.length > 0 && absent.includes(player)) continue;
    actions.push({ verb: 'dh', player: i, cards: whole(player.cards) });
  }
  for (const step of steps) {
    const action = actionOf(step, order, whole);
    if (action !== undefined) actions.push(action);
  }
  return actions;
}

function actionOf(
  step: ImportStep,
  order: readonly ImportPlayer[],
  whole: (cards: readonly PhhCard[]) => readonly PhhCard[],
): PhhAction | undefined {
  if (step.verb === 'db') return { verb: 'db', cards: step.cards };
  if (step.verb === 'street') return undefined;
  const player = order.indexOf(step.player);
  switch (step.verb) {
    case 'f':
    case 'cc':
    case 'pb':
      return { verb: step.verb, player };
    case 'cbr':
      return { verb: 'cbr', player, amount: step.amount };
    case 'show':
      return { verb: 'sm', player, cards: whole(step.cards) };
    case 'muck':
      return { verb: 'sm', player, cards: null };
    case 'absent':
    case 'sd':
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
  const { runs, board, isDouble, rake, pots, hero, hasOpenPair } = record;
  const cashed = cashedOut(record);
  const cards = runs.flat();
  const length = isDouble ? (runs[0]?.length ?? 0) : FULL_BOARD - board;
  const isWhole = runs.every((run) => run.length === length);
  if (runs.length > 0 && (runs.length < 2 || !isWhole || cards.includes(-1))) {
    fail('runsOpen');
  }
  if (cards.length > 0 && new Set(cards).size < cards.length) fail('runsShareCard');
  const isPosted = order.some(({ posts }) => posts.has('small-blind'));
  const { forced } = GAMES[game];
  const hasBlinds = limit !== 'fixed-limit' && forced === 'blinds';
  const index = hero === null ? -1 : order.indexOf(hero);
  const extra: Record<string, PhhValue> = { ...place.extra };
  if (runs.length > 0) Object.assign(extra, boardsIn(runs, isDouble));
  if (isTold && rake !== null) extra[RAKE] = rake;
  if (isTold && pots.length > 1) extra[POTS] = [...pots];
  if (cashed.size > 0) extra[CASH_OUT] = order.map((player) => cashed.get(player) ?? 0);
  if (hasBlinds && !isPosted && small > 0) extra[SMALL_BLIND] = small;
  if (hasOpenPair) extra[OPEN_PAIR] = true;
  if (forced !== 'bring-in' && order.at(-1)?.seat !== button) extra[BUTTON] = button;
  if (index >= 0) extra[HERO] = index + 1;
  return Object.keys(extra).length === 0 ? undefined : extra;
}

const boardsIn = (
  runs: readonly (readonly PhhCard[])[],
  isDouble: boolean,
): NonNullable<PhhHand['extra']> => {
  const texts = runs.map((run) => run.map(cardText).join(''));
  return isDouble ? { [SECOND_BOARD]: texts[1] ?? '' } : { [RUNS]: texts };
};

const cardText = (card: PhhCard): string => formatCard(card as Card);
