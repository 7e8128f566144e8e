/** A history that was read, as a PHH hand: index 0 is the first seat left of the button. */

import { type Card, formatCard } from '../../cards.js';
import { GAMES, holeCardCount } from '../../games/games.js';
import type { PhhAction, PhhCard, PhhHand } from '../phh/hand.js';
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
  const antes = order.map(({ ante }) => ante);
  const isForAll = antes.filter((ante) => ante > 0).length > 1;
  const highest = Math.max(...antes);
  const isTold = record.rake !== null || order.some(({ won }) => won > 0);
  const { small, big, unit } = table;
  const { extra: _, ...place } = table.place;
  return {
    unit,
    variant,
    anteTrimmingStatus: isForAll,
    antes: inFileOrder(order.map((player) => anteOf(player, isForAll ? highest : 0))),
    ...(game.forced === 'bring-in'
      ? { bringIn: table.bringIn ?? bringInOf(record, small) }
      : { blindsOrStraddles: inFileOrder(blindsOf(order, table)) }),
    ...(table.limit === 'fixed-limit' ? { smallBet: small, bigBet: big } : { minBet: big }),
    startingStacks: order.map(({ stack }) => stack),
    actions: record.isInStreets
      ? streetActions(record, order, game, (step) => actionOf(step, order, whole))
      : actionsOf(record, order, holeCardCount(game)),
    ...place,
    seats: order.map(({ seat }) => seat),
    players: order.map(({ name }) => name),
    ...(isTold && { finishingStacks: order.map(({ left, won }) => left + won) }),
    ...extraOf(record, order, table, isTold),
  };
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

const fromTheButton = (players: readonly ImportPlayer[], button: number): ImportPlayer[] => {
  const seated = players.filter(({ isIn }) => isIn).sort((a, b) => a.seat - b.seat);
  return [
    ...seated.filter(({ seat }) => seat > button),
    ...seated.filter(({ seat }) => seat <= button),
  ];
};

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
  const whole = (cards: readonly PhhCard[]): readonly PhhCard[] =>
    cards.length === holeCards ? cards : [...cards, ...hidden.slice(cards.length)];
  const actions: PhhAction[] = [];
  // They come first, so that a replay sees them give up before the cards are dealt.
  const absent = new Set<ImportPlayer>();
  for (const step of steps) {
    if (step.verb !== 'absent') continue;
    absent.add(step.player);
    actions.push({ verb: 'sm', player: order.indexOf(step.player), cards: null });
  }
  for (const [i, player] of order.entries()) {
    if (!absent.has(player)) actions.push({ verb: 'dh', player: i, cards: whole(player.cards) });
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
  { runs, board, isDouble, rake, pots, hero, cashOuts, hasOpenPair }: ImportRecord,
  order: readonly ImportPlayer[],
  { place, button, limit, small, game }: ImportTable,
  isTold: boolean,
): Pick<PhhHand, 'extra'> {
  const cards = runs.flat();
  const length = isDouble ? (runs[0]?.length ?? 0) : FULL_BOARD - board;
  const isWhole = runs.every((run) => run.length === length);
  if (runs.length > 0 && (runs.length < 2 || !isWhole || cards.includes(-1))) {
    fail('runsOpen');
  }
  if (new Set(cards).size < cards.length) fail('runsShareCard');
  const isPosted = order.some(({ posts }) => posts.has('small-blind'));
  const { forced } = GAMES[game];
  const hasBlinds = limit !== 'fixed-limit' && forced === 'blinds';
  const index = hero === null ? -1 : order.indexOf(hero);
  const extra = {
    ...place.extra,
    ...(runs.length > 0 && boardsIn(runs, isDouble)),
    ...(isTold && rake !== null && { [RAKE]: rake }),
    ...(isTold && pots.length > 1 && { [POTS]: [...pots] }),
    ...(cashOuts.size > 0 && { [CASH_OUT]: order.map((player) => cashOuts.get(player) ?? 0) }),
    ...(hasBlinds && !isPosted && small > 0 && { [SMALL_BLIND]: small }),
    ...(hasOpenPair && { [OPEN_PAIR]: true }),
    ...(forced !== 'bring-in' && order.at(-1)?.seat !== button && { [BUTTON]: button }),
    ...(index >= 0 && { [HERO]: index + 1 }),
  };
  return Object.keys(extra).length === 0 ? {} : { extra };
}

const boardsIn = (
  runs: readonly (readonly PhhCard[])[],
  isDouble: boolean,
): NonNullable<PhhHand['extra']> => {
  const texts = runs.map((run) => run.map(cardText).join(''));
  return isDouble ? { [SECOND_BOARD]: texts[1] ?? '' } : { [RUNS]: texts };
};

const cardText = (card: PhhCard): string => formatCard(card as Card);
