/**
 * What each event does to the state. No rule is judged here: an event has happened. So a log, a
 * hand history and live play all end in this one function.
 */

import type { Card } from '../cards.js';
import { PokerError, reject, throwIf } from '../errors.js';
import { type Draft, indexOfSeat, pendingFrom, playerAt } from './state.js';
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
      cards: NO_CARDS,
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
    deck,
    dealt: 0,
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
  };
}

export function evolveDraft(draft: Draft, event: HandEvent): void {
  switch (event.type) {
    case 'started':
      throw new PokerError(reject('BAD_COMMAND', { field: 'started', wants: 'the first event' }));
    case 'posted':
      posted(draft, event);
      break;
    case 'dealt':
      dealt(draft, event);
      break;
    case 'drew':
      drew(draft, event);
      break;
    case 'board':
      board(draft, event);
      break;
    case 'opened':
      opened(draft, event);
      break;
    case 'acted':
      acted(draft, event);
      break;
    case 'killed':
      killed(draft, event);
      break;
    case 'refunded':
      refunded(draft, event);
      break;
    case 'collected':
      collected(draft);
      break;
    case 'runsAnswered':
      draft.runAnswers = { ...draft.runAnswers, [event.seat]: event.runs };
      break;
    case 'runsDecided':
      draft.runs = event.runs;
      draft.boards = Array.from({ length: event.runs }, () => draft.boards[0] ?? NO_CARDS);
      break;
    case 'shown':
      of(draft, event.seat).shown = event.cards;
      break;
    case 'mucked':
      of(draft, event.seat).mucked = true;
      break;
    case 'showdown':
      draft.shownDown = true;
      break;
    case 'raked':
      draft.rake = event.amount;
      draft.potRakes = event.pots;
      break;
    case 'awarded':
      awarded(draft, event);
      break;
    case 'voided':
      voided(draft);
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

function of(draft: Draft, seat: number): PlayerState {
  const i = indexOfSeat(draft, seat);
  if (i < 0) throw new PokerError(reject('UNKNOWN_PLAYER', { player: `seat ${seat}` }));
  return playerAt(draft, i);
}

function posted(draft: Draft, { seat, kind, ante, dead, live }: Event<'posted'>): void {
  const player = of(draft, seat);
  player.stack -= ante + dead + live;
  player.ante += ante;
  player.dead += dead;
  player.live += live;
  player.bet += live;
  player.forced += live;
  if (kind === 'ante') draft.singleAnte += dead;
}

function dealt(draft: Draft, { seat, cards, up }: Event<'dealt'>): void {
  const player = of(draft, seat);
  player.cards = player.cards.length === 0 ? cards : [...player.cards, ...cards];
  if (up.length > 0) player.up = [...player.up, ...up];
  take(draft, cards);
  take(draft, up);
}

/** Draw games: some cards go, as many come. */
function drew(draft: Draft, { seat, discarded, cards }: Event<'drew'>): void {
  const player = of(draft, seat);
  const kept = player.cards.filter((card) => !discarded.includes(card));
  player.cards = [...kept, ...cards];
  take(draft, cards);
}

/** Dealt cards leave the deck, from its top or from wherever they lay in it. */
function take(draft: Draft, cards: readonly SeenCard[]): void {
  const { deck, dealt } = draft;
  if (deck === null) return;
  for (let i = 0; i < cards.length; i++) {
    if (deck[dealt + i] !== cards[i]) {
      draft.deck = deck.filter((card: Card, at) => at < dealt || !cards.includes(card));
      return;
    }
  }
  draft.dealt = dealt + cards.length;
}

function board(draft: Draft, { street, board: index, cards }: Event<'board'>): void {
  if (street > draft.street) {
    draft.street = street;
    draft.aggressor = -1;
  }
  draft.boards =
    draft.boards.length === 1
      ? [[...(draft.boards[0] ?? NO_CARDS), ...cards]]
      : draft.boards.map((old, b) => (b === index ? [...old, ...cards] : old));
  take(draft, cards);
}

function opened(draft: Draft, event: Event<'opened'>): void {
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
    const player = playerAt(draft, i);
    player.acted = false;
    player.answered = 0;
  }
  draft.actor = event.seat < 0 ? -1 : indexOfSeat(draft, event.seat);
}

function acted(draft: Draft, { seat, action, to, paid, full }: Event<'acted'>): void {
  const i = indexOfSeat(draft, seat);
  const player = of(draft, seat);
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

function raised(draft: Draft, i: number, to: number, full: boolean): void {
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

function killed(draft: Draft, { seat }: Event<'killed'>): void {
  const player = of(draft, seat);
  player.folded = true;
  player.killed = true;
  if (draft.open) draft.actor = pendingFrom(draft, draft.actor < 0 ? 0 : draft.actor);
}

function refunded(draft: Draft, { seat, amount }: Event<'refunded'>): void {
  const player = of(draft, seat);
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

function collected(draft: Draft): void {
  for (let i = 0; i < draft.players.length; i++) playerAt(draft, i).bet = 0;
  draft.open = false;
  draft.actor = -1;
  draft.currentBet = 0;
}

function awarded(draft: Draft, { pot, shares }: Event<'awarded'>): void {
  for (let i = 0; i < shares.length; i++) {
    const { seat, amount } = shares[i] as (typeof shares)[number];
    const player = of(draft, seat);
    player.stack += amount;
    player.won += amount;
  }
  const winners = shares.map(({ seat }) => seat);
  draft.pots = draft.pots.map((old, index) => (index === pot ? paidTo(old, winners) : old));
}

const paidTo = ({ name, amount, eligiblePlayers }: PotState, winners: number[]): PotState => ({
  name,
  amount,
  eligiblePlayers,
  winners,
});

function voided(draft: Draft): void {
  for (let i = 0; i < draft.players.length; i++) {
    const player = playerAt(draft, i);
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
