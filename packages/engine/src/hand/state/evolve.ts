/**
 * What each event does to the state. No rule is judged here: an event has happened. So a log, a
 * hand history, live play and the drawing of a page all end in this one function; only who holds the
 * deck folds the hidden cards too.
 */

import type { Card } from '../../cards.js';
import { PokerError, reject, throwIf } from '../../errors.js';
import {
  type Draft,
  indexOfSeat,
  ownHidden,
  ownPlayer,
  type Pen,
  type PublicDraft,
  pendingFrom,
  playerAt,
} from './state.js';
import {
  type HandEvent,
  LOG_VERSION,
  type PlayerState,
  type PotState,
  type SeenCard,
  STATE_VERSION,
} from './types.js';
import { versionProblem } from './version.js';

type Started = Extract<HandEvent, { type: 'started' }>;
/** An event of which the cards face down may be hidden. */
export type PublicEvent = Exclude<HandEvent, Started> | Omit<Started, 'deck'>;
type Event<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

const NO_CARDS: readonly never[] = [];

export function firstState(event: HandEvent): Draft {
  if (event.type !== 'started') {
    throw new PokerError(reject('BAD_COMMAND', { field: 'first event', wants: 'started' }));
  }
  throwIf(versionProblem(event, LOG_VERSION));
  return started(event);
}

function started({ rules, players, deck }: Started): Draft {
  let chips = 0;
  const seated: PlayerState[] = [];
  for (let i = 0; i < players.length; i++) {
    const { id, seat, stack } = players[i] as Started['players'][number];
    chips += stack;
    seated.push({
      id,
      seat,
      stack,
      ante: 0,
      dead: 0,
      live: 0,
      bet: 0,
      forced: 0,
      folded: false,
      killed: false,
      acted: false,
      answered: 0,
      held: 0,
      up: NO_CARDS,
      shown: NO_CARDS,
      mucked: false,
      refunded: 0,
      won: 0,
    });
  }
  return {
    version: STATE_VERSION,
    rules,
    players: seated,
    street: -1,
    open: false,
    actor: -1,
    currentBet: 0,
    lastFullRaise: 0,
    fullLevel: 0,
    ladder: NO_CARDS,
    bets: 0,
    capped: false,
    reopenings: 0,
    reopenedAt: 0,
    aggressor: -1,
    actions: 0,
    wagers: 0,
    boards: [NO_CARDS],
    runAnswers: {},
    runs: 0,
    left: deck === null ? null : deck.length,
    pots: NO_CARDS,
    totalPot: 0,
    rake: 0,
    potRakes: NO_CARDS,
    singleAnte: 0,
    chips,
    shownDown: false,
    over: false,
    voided: false,
    turn: { kind: 'over' },
    hidden: { deck, dealt: 0, cards: players.map(() => NO_CARDS) },
  };
}

/** The whole state: what everybody sees, and what is face down. */
export function evolveDraft(pen: Pen, event: HandEvent): void {
  evolvePublic(pen, event);
  switch (event.type) {
    case 'dealt':
      hold(pen, event.seat, event.cards, NO_CARDS);
      take(pen, event.cards);
      take(pen, event.up);
      break;
    case 'drew':
      hold(pen, event.seat, event.cards, event.discarded);
      take(pen, event.cards);
      break;
    case 'board':
      take(pen, event.cards);
      break;
  }
}

/** Cards of a player face down, less those that they gave back. */
function hold(
  pen: Pen,
  seat: number,
  cards: readonly SeenCard[],
  discarded: readonly SeenCard[],
): void {
  const { cards: held } = ownHidden(pen);
  const i = indexOfSeat(pen.draft, seat);
  held[i] = holding(held[i] ?? NO_CARDS, cards, discarded);
}

/** The cards in a hand after a deal or a draw: some go, others come. */
export function holding(
  before: readonly SeenCard[],
  cards: readonly SeenCard[],
  discarded: readonly SeenCard[],
): readonly SeenCard[] {
  if (before.length === 0) return cards;
  const kept = discarded.length === 0 ? before : before.filter((card) => !discarded.includes(card));
  return [...kept, ...cards];
}

/** Dealt cards leave the deck, from its top or from wherever they lay in it. */
function take(pen: Pen, cards: readonly SeenCard[]): void {
  const { deck, dealt } = pen.draft.hidden;
  if (deck === null || cards.length === 0) return;
  const hidden = ownHidden(pen);
  for (let i = 0; i < cards.length; i++) {
    if (deck[dealt + i] !== cards[i]) {
      hidden.deck = deck.filter((card: Card, at) => at < dealt || !cards.includes(card));
      return;
    }
  }
  hidden.dealt = dealt + cards.length;
}

/** What everybody may see. Cards that are face down may be nulls. */
export function evolvePublic(pen: Pen<PublicDraft>, event: PublicEvent): void {
  const { draft } = pen;
  if (event.type !== 'acted' || event.action === 'fold') pen.movesPots = true;
  switch (event.type) {
    case 'started':
      throw new PokerError(reject('BAD_COMMAND', { field: 'started', wants: 'the first event' }));
    case 'posted':
      posted(pen, event);
      break;
    case 'dealt':
      dealt(pen, event);
      break;
    case 'drew':
      drew(pen, event);
      break;
    case 'board':
      board(draft, event);
      break;
    case 'opened':
      opened(pen, event);
      break;
    case 'acted':
      acted(pen, event);
      break;
    case 'killed':
      killed(pen, event);
      break;
    case 'refunded':
      refunded(pen, event);
      break;
    case 'collected':
      collected(pen);
      break;
    case 'runsAnswered':
      draft.runAnswers = { ...draft.runAnswers, [event.seat]: event.runs };
      break;
    case 'runsDecided':
      draft.runs = event.runs;
      draft.boards = Array.from({ length: event.runs }, () => draft.boards[0] ?? NO_CARDS);
      break;
    case 'shown':
      of(pen, event.seat).shown = event.cards;
      break;
    case 'mucked':
      of(pen, event.seat).mucked = true;
      break;
    case 'showdown':
      draft.shownDown = true;
      break;
    case 'raked':
      draft.rake = event.amount;
      draft.potRakes = event.pots;
      break;
    case 'awarded':
      awarded(pen, event);
      break;
    case 'voided':
      voided(pen);
      break;
    case 'ended':
      draft.over = true;
      draft.actor = -1;
      break;
    default:
      throw unknownEvent(event);
  }
}

const unknownEvent = (event: never): PokerError =>
  new PokerError(reject('BAD_COMMAND', { field: 'event', wants: 'one of a hand', value: event }));

function of(pen: Pen<PublicDraft>, seat: number): PlayerState {
  return ownPlayer(pen, placeOf(pen.draft, seat));
}

function placeOf(draft: PublicDraft, seat: number): number {
  const i = indexOfSeat(draft, seat);
  if (i < 0) throw new PokerError(reject('UNKNOWN_PLAYER', { player: `seat ${seat}` }));
  return i;
}

function posted(pen: Pen<PublicDraft>, { seat, kind, ante, dead, live }: Event<'posted'>): void {
  const player = of(pen, seat);
  player.stack -= ante + dead + live;
  player.ante += ante;
  player.dead += dead;
  player.live += live;
  player.bet += live;
  player.forced += live;
  if (kind === 'ante') pen.draft.singleAnte += dead;
}

function dealt(pen: Pen<PublicDraft>, { seat, cards, up }: Event<'dealt'>): void {
  const player = of(pen, seat);
  player.held += cards.length;
  if (up.length > 0) player.up = [...player.up, ...up];
  leave(pen.draft, cards.length + up.length);
}

function drew(pen: Pen<PublicDraft>, { seat, discarded, cards }: Event<'drew'>): void {
  of(pen, seat).held += cards.length - discarded.length;
  leave(pen.draft, cards.length);
}

/** So many cards fewer in the deck, if there is one. */
function leave(draft: PublicDraft, cards: number): void {
  if (draft.left !== null) draft.left = Math.max(0, draft.left - cards);
}

function board(draft: PublicDraft, { street, board: index, cards }: Event<'board'>): void {
  if (street > draft.street) {
    draft.street = street;
    draft.aggressor = -1;
  }
  draft.boards =
    draft.boards.length === 1
      ? [(draft.boards[0] ?? NO_CARDS).concat(cards)]
      : draft.boards.map((old, b) => (b === index ? [...old, ...cards] : old));
  leave(draft, cards.length);
}

function opened(pen: Pen<PublicDraft>, event: Event<'opened'>): void {
  const { draft } = pen;
  draft.street = event.street;
  draft.open = true;
  draft.currentBet = event.currentBet;
  draft.lastFullRaise = event.lastFullRaise;
  draft.fullLevel = event.currentBet;
  draft.ladder = [{ to: event.currentBet, raise: event.lastFullRaise }];
  draft.bets = event.bets;
  draft.capped = event.capped;
  draft.reopenings = 0;
  draft.reopenedAt = event.currentBet;
  draft.aggressor = -1;
  for (let i = 0; i < draft.players.length; i++) {
    const { acted, answered } = playerAt(draft, i);
    if (!acted && answered === 0) continue;
    const player = ownPlayer(pen, i);
    player.acted = false;
    player.answered = 0;
  }
  draft.actor = event.seat < 0 ? -1 : indexOfSeat(draft, event.seat);
}

function acted(pen: Pen<PublicDraft>, { seat, action, to, paid, full }: Event<'acted'>): void {
  const { draft } = pen;
  const i = placeOf(draft, seat);
  const player = ownPlayer(pen, i);
  player.stack -= paid;
  player.live += paid;
  player.bet = to;
  player.acted = true;
  draft.actions++;
  if (paid > 0) draft.wagers++;
  if (action === 'fold') player.folded = true;
  if (action === 'bet' || action === 'raise') raised(draft, i, to, full);
  player.answered = draft.reopenings;
  draft.actor = pendingFrom(draft, i + 1);
}

function raised(draft: PublicDraft, i: number, to: number, full: boolean): void {
  if (full) {
    // In fixed limit half a bet may count as one (R59).
    draft.lastFullRaise = Math.max(draft.lastFullRaise, to - draft.currentBet);
    draft.fullLevel = to;
    draft.ladder = [...draft.ladder, { to, raise: draft.lastFullRaise }];
    draft.bets++;
  }
  draft.currentBet = to;
  draft.aggressor = i;
  if (full || to - draft.reopenedAt >= draft.lastFullRaise) {
    draft.reopenings++;
    draft.reopenedAt = to;
  }
}

function killed(pen: Pen<PublicDraft>, { seat }: Event<'killed'>): void {
  const { draft } = pen;
  const player = of(pen, seat);
  player.folded = true;
  player.killed = true;
  if (draft.open) draft.actor = pendingFrom(draft, draft.actor < 0 ? 0 : draft.actor);
}

function refunded(pen: Pen<PublicDraft>, { seat, amount }: Event<'refunded'>): void {
  const { draft } = pen;
  const player = of(pen, seat);
  // Only antes that others could not match in full make it more than the bets (R23).
  const fromBets = Math.min(amount, player.live);
  player.stack += amount;
  player.live -= fromBets;
  player.ante -= amount - fromBets;
  player.bet = Math.max(0, player.bet - fromBets);
  player.refunded += amount;
  if (!player.folded || !draft.open) return;
  // A killed hand leaves the price, and the raise, of before (R11), never below the blinds' (R39).
  const [first, ...raises] = draft.ladder;
  const price = Math.max(player.bet, first?.to ?? 0);
  const left = raises.filter(({ to }) => to <= price);
  const last = left.at(-1) ?? first;
  draft.bets -= raises.length - left.length;
  draft.ladder = draft.ladder.slice(0, left.length + 1);
  draft.currentBet = price;
  draft.fullLevel = last?.to ?? 0;
  draft.lastFullRaise = last?.raise ?? 0;
  draft.reopenedAt = Math.min(draft.reopenedAt, price);
  draft.actor = pendingFrom(draft, draft.actor < 0 ? 0 : draft.actor);
}

function collected(pen: Pen<PublicDraft>): void {
  const { draft } = pen;
  for (let i = 0; i < draft.players.length; i++) {
    if (playerAt(draft, i).bet > 0) ownPlayer(pen, i).bet = 0;
  }
  draft.open = false;
  draft.actor = -1;
  draft.currentBet = 0;
}

function awarded(pen: Pen<PublicDraft>, { pot, shares }: Event<'awarded'>): void {
  const { draft } = pen;
  for (let i = 0; i < shares.length; i++) {
    const { seat, amount } = shares[i] as (typeof shares)[number];
    const player = of(pen, seat);
    player.stack += amount;
    player.won += amount;
  }
  const winners: number[] = [];
  for (let i = 0; i < shares.length; i++) winners.push((shares[i] as (typeof shares)[number]).seat);
  const pots = draft.pots.slice();
  const paid = pots[pot];
  if (paid !== undefined) pots[pot] = paidTo(paid, winners);
  draft.pots = pots;
}

const paidTo = ({ amount, eligiblePlayers }: PotState, winners: number[]): PotState => ({
  amount,
  eligiblePlayers,
  winners,
});

function voided(pen: Pen<PublicDraft>): void {
  const { draft } = pen;
  for (let i = 0; i < draft.players.length; i++) {
    const player = ownPlayer(pen, i);
    player.stack += player.ante + player.dead + player.live - player.won;
    player.won = 0;
    player.ante = 0;
    player.dead = 0;
    player.live = 0;
    player.bet = 0;
  }
  draft.rake = 0;
  draft.potRakes = NO_CARDS;
  draft.pots = NO_CARDS;
  draft.voided = true;
  draft.open = false;
  draft.actor = -1;
  draft.currentBet = 0;
}
