/**
 * One hand's events as a hand history tells them: who sat where, what was posted, round after round
 * what was done, who showed what and who got what. Both exports read this; neither replays rules.
 */

import type { Card } from '../../cards.js';
import { throwIf } from '../../errors.js';
import type { Game } from '../../games/game.js';
import { GAMES } from '../../games/games.js';
import { without } from '../../hand/state/hidden.js';
import type { HandEvent, Rules, SeenCard } from '../../hand/state/types.js';
import { currentEvent, type LoggedEvent } from '../../hand/state/upcast.js';
import { Course } from './course.js';
import { eventsProblem } from './event-shape.js';
import { hasLiveAntes, shortDeckPosts } from './live-antes.js';
import { historyMetaProblem } from './meta-shape.js';
import { planFor } from './plan.js';
import { type HistorySeats, type Started, seatedPlayers } from './players.js';
import { rulesAtTable } from './reseat.js';
import type {
  Award,
  History,
  HistoryMeta,
  HistoryPlayer,
  HistoryShow,
  HistoryStep,
  Post,
  Round,
} from './types.js';
import { badInput } from './words.js';

/** Of events and a meta that come from anywhere. Throws what is wrong with them. */
export function checkedHistory(events: readonly LoggedEvent[], meta: HistoryMeta): History {
  throwIf(historyMetaProblem(meta) ?? eventsProblem(events));
  return readHistory(events.map(currentEvent), meta);
}

/** How far a hand has been told. */
interface Telling {
  readonly rules: Rules;
  readonly game: Game;
  readonly seated: HistorySeats;
  readonly course: Course | null;
  readonly areAntesLive: boolean;
  readonly posts: Post[];
  readonly rounds: Round[];
  readonly boards: (readonly SeenCard[])[];
  readonly shows: HistoryShow[];
  readonly awards: Award[];
  round: Round;
  currentBet: number;
  /** Stud: who must bring it in and has not. */
  opener: HistoryPlayer | undefined;
  /** Stud: is the bring-in a price that nobody has paid? */
  isUnpaid: boolean;
  /** The main pot comes last; a side pot without rivals may be paid before the cards are out (R16). */
  isPaid: boolean;
  voided: boolean;
}

/** Throws BAD_INPUT if the events, each of which is one, are not those of a hand. */
export function readHistory(events: readonly HandEvent[], meta: HistoryMeta): History {
  const [started] = events;
  if (started?.type !== 'started') throw badInput('events', 'eventsFromStart');
  const telling = begin(started, meta, hasLiveAntes(events));
  for (let k = 1; k < events.length; k++) tell(telling, events[k] as HandEvent);
  return ended(telling);
}

function begin(started: Started, meta: HistoryMeta, areAntesLive: boolean): Telling {
  const game: Game = GAMES[started.rules.game];
  const first = roundOf(game, 0, 0, NONE, NONE);
  return {
    rules: rulesAtTable(started.rules, meta),
    game,
    seated: seatedPlayers(started.players, meta),
    course: planFor(game) === null ? null : new Course(game),
    areAntesLive,
    posts: [],
    rounds: [first],
    boards: [NONE],
    shows: [],
    awards: [],
    round: first,
    currentBet: 0,
    opener: undefined,
    isUnpaid: false,
    isPaid: false,
    voided: false,
  };
}

const NONE: readonly never[] = [];

function tell(telling: Telling, event: HandEvent): void {
  switch (event.type) {
    case 'posted':
      tellPosted(telling, event);
      break;
    case 'dealt':
      tellDealt(telling, event);
      break;
    case 'drew':
      tellDrew(telling, event);
      break;
    case 'board':
      tellBoard(telling, event);
      break;
    case 'opened':
      telling.currentBet = event.currentBet;
      if (event.mustBringIn === true) telling.opener = telling.seated.bySeat[event.seat];
      telling.isUnpaid =
        event.street === 0 && telling.game.forced === 'bring-in' && !isBroughtIn(telling.round);
      break;
    case 'acted':
      tellActed(telling, event);
      break;
    case 'killed':
      tellKilled(telling, playerAt(telling, event.seat));
      break;
    case 'refunded': {
      const player = playerAt(telling, event.seat);
      player.refunded += event.amount;
      telling.round.steps.push({ kind: 'refund', player, amount: event.amount });
      break;
    }
    case 'shown':
      tellShown(telling, event);
      break;
    case 'mucked':
      telling.shows.push({
        player: playerAt(telling, event.seat),
        cards: NONE,
        late: telling.isPaid,
      });
      break;
    case 'awarded':
      tellAwarded(telling, event);
      break;
    case 'voided':
      telling.voided = true;
      break;
  }
}

type Of<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

function playerAt({ seated }: Telling, seat: number): HistoryPlayer {
  const player = seated.bySeat[seat];
  if (player === undefined) throw badInput('seat', 'seatOfHand', seat);
  return player;
}

function tellPosted(telling: Telling, event: Of<'posted'>): void {
  const player = playerAt(telling, event.seat);
  const { kind, live } = event;
  if (kind === 'bring-in') {
    // For somebody who is not there (R111).
    player.paid += live;
    player.live += live;
    const allIn = player.paid === player.stack;
    const bets = { by: live, to: live, paid: live, allIn };
    telling.round.steps.push({ kind: 'act', player, action: kind, ...bets });
  } else if (telling.areAntesLive) {
    for (const post of shortDeckPosts(event, telling.rules)) addPost(telling, player, post);
  } else addPost(telling, player, event);
}

function addPost(
  { posts }: Telling,
  player: HistoryPlayer,
  { kind, ante, dead, live }: Of<'posted'>,
): void {
  const amount = ante + dead + live;
  if (amount === 0) return;
  player.paid += amount;
  player.live += live;
  posts.push({ player, kind, amount, live, allIn: player.paid === player.stack });
}

function tellDealt(telling: Telling, { seat, cards: down, up }: Of<'dealt'>): void {
  const player = playerAt(telling, seat);
  const { course } = telling;
  // What is dealt at once is the whole hand, most often.
  const isAll = up.length === 0 && player.cards.length === 0;
  player.cards = isAll ? down : [...player.cards, ...down, ...up];
  if (up.length > 0) player.up = [...player.up, ...up];
  player.isKnown &&= !player.cards.includes(null);
  if (course === null) return;
  moveTo(telling, course.dealt(seat, down.length + up.length));
  telling.round.steps.push({ kind: 'dealt', player, down, up });
}

function tellDrew(telling: Telling, { seat, discarded: cards }: Of<'drew'>): void {
  const player = playerAt(telling, seat);
  const { course } = telling;
  player.cards = without(player.cards, cards);
  if (course === null) return;
  moveTo(telling, course.drew(seat, cards.length));
  telling.round.steps.push({ kind: 'draw', player, cards });
}

/** Where a street has no board, its first card or draw begins it. */
function moveTo(telling: Telling, street: number): void {
  const { game, boards } = telling;
  while (telling.round.street < street) {
    beginRound(telling, roundOf(game, telling.round.street + 1, 0, boards[0] ?? NONE, NONE));
    telling.currentBet = 0;
  }
}

function tellBoard(telling: Telling, { street, board, cards }: Of<'board'>): void {
  const { game, boards, rounds, course } = telling;
  if (board > boards.length) throw badInput('board', 'nextBoard', board);
  // A new run starts with what was on the table when the runs parted.
  const before = boards[board] ?? boardBefore(rounds, street);
  // It may have begun with a draw, or with the cards in hand (R144, R145).
  if (course !== null || street === 0) {
    moveTo(telling, street);
    telling.round.cards = cards;
  } else beginRound(telling, roundOf(game, street, board, before, cards));
  boards[board] = before.length === 0 ? cards : [...before, ...cards];
  if (street > 0) telling.currentBet = 0;
}

function beginRound(telling: Telling, round: Round): void {
  telling.round = round;
  telling.rounds.push(round);
}

function tellActed(telling: Telling, event: Of<'acted'>): void {
  const { seat, action, to, paid, allIn } = event;
  const { round, rules, currentBet } = telling;
  const player = playerAt(telling, seat);
  player.paid += paid;
  player.live += paid;
  if (action === 'fold') player.folded = round.street;
  const total = telling.areAntesLive && round.street === 0 ? to - rules.ante : to;
  // Who completes instead of bringing it in bets; the first to call what nobody brought in brings
  // it in, to histories (R109, R163).
  const isBet = action === 'raise' && player === telling.opener;
  const deed = isBet ? 'bet' : action === 'call' && telling.isUnpaid ? 'bring-in' : action;
  if (paid > 0) {
    telling.opener = undefined;
    telling.isUnpaid = false;
  }
  const by = to - currentBet;
  round.steps.push({ kind: 'act', player, action: deed, by, to: total, paid, allIn });
  if (to > currentBet) telling.currentBet = to;
}

/**
 * No history has a word for a ruling; to the others it is a fold. A replay says so of a hand that was
 * folded before (R45).
 */
function tellKilled({ round }: Telling, player: HistoryPlayer): void {
  if (player.folded >= 0) return;
  player.folded = round.street;
  const none = { by: 0, to: 0, paid: 0, allIn: false };
  round.steps.push({ kind: 'act', player, action: 'fold', ...none });
}

function tellShown(telling: Telling, { seat, cards }: Of<'shown'>): void {
  const player = playerAt(telling, seat);
  const shown = [...player.shown];
  let isSeen = false;
  for (const card of cards) {
    if (card === null) continue;
    isSeen = true;
    if (!shown.includes(card)) shown.push(card);
  }
  player.shown = wholeOf(player, shown);
  if (isSeen) telling.shows.push({ player, cards: player.shown, late: telling.isPaid });
}

function tellAwarded(telling: Telling, event: Of<'awarded'>): void {
  const { pot, amount, rake } = event;
  const shares = event.shares.map((share) => {
    const player = playerAt(telling, share.seat);
    player.won += share.amount;
    return { player, amount: share.amount };
  });
  const hands = event.hands.map(({ seat, board, half }) => ({
    player: playerAt(telling, seat),
    board,
    half,
  }));
  telling.awards.push({ pot, amount, rake, shares, hands });
  if (pot === 0) telling.isPaid = true;
}

function ended(telling: Telling): History {
  const { rules, game, posts, rounds, boards, shows, awards, voided } = telling;
  const { players } = telling.seated;
  let left = 0;
  for (const player of players) {
    // Cards face up that came after a hand was shown belong to it.
    player.shown = wholeOf(player, player.shown);
    if (player.folded < 0) left++;
  }
  for (const show of shows) show.cards = wholeOf(show.player, show.cards);
  // Runs are told one after the other; two boards from the start as they came.
  if (boards.length > 1 && !rules.doubleBoard) rounds.sort((a, b) => a.board - b.board);
  const contested = !voided && left > 1;
  return { rules, game, players, posts, rounds, boards, shows, awards, contested, voided };
}

/** Stud: with all cards face down shown the whole hand is seen, in the order it came. */
function wholeOf({ cards, up }: HistoryPlayer, shown: readonly Card[]): readonly Card[] {
  const isSeen = (card: SeenCard): boolean =>
    card !== null && (up.includes(card) || shown.includes(card));
  return up.length > 0 && cards.every(isSeen) ? (cards as readonly Card[]) : shown;
}

function roundOf(
  game: Game,
  street: number,
  board: number,
  before: readonly SeenCard[],
  cards: readonly SeenCard[],
): Round {
  const name = game.streets[street]?.name;
  if (name === undefined) throw badInput('street', 'street', street);
  const steps: HistoryStep[] = [];
  return { street, name, board, before, cards, steps };
}

const isBroughtIn = ({ steps }: Round): boolean =>
  steps.some((step) => step.kind === 'act' && step.action === 'bring-in');

const boardBefore = (rounds: readonly Round[], street: number): readonly SeenCard[] =>
  rounds.filter((one) => one.board === 0 && one.street < street).flatMap(({ cards }) => cards);
