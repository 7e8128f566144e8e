/**
 * One hand's events as a hand history tells them: who sat where, what was posted, round after round
 * what was done, who showed what and who got what. Both exports read this; neither replays rules.
 */

import { type Card, formatCard } from '../../cards.js';
import { unfit, wantsOf } from '../../checks.js';
import { PokerError, reject, type Wanted } from '../../errors.js';
import type { Game } from '../../games/game.js';
import { GAMES } from '../../games/games.js';
import { without } from '../../hand/state/hidden.js';
import type { HandEvent, SeenCard } from '../../hand/state/types.js';
import { currentEvent, type LoggedEvent } from '../../hand/state/upcast.js';
import { decimalOf, decimalUnit, type Unit } from '../../money/decimals.js';
import { Course } from './course.js';
import { hasLiveAntes, shortDeckPosts } from './live-antes.js';
import { planFor } from './plan.js';
import { reseated } from './reseat.js';
import type {
  Award,
  History,
  HistoryMeta,
  HistoryPlayer,
  HistoryShow,
  Post,
  Round,
} from './types.js';

/** Throws BAD_INPUT if the events are not those of a hand. */
export function readHistory(log: readonly LoggedEvent[], meta: HistoryMeta): History {
  const played = log.map(currentEvent);
  const names = namesOf(played, meta);
  const events = reseated(played, meta);
  const started = events[0];
  if (started?.type !== 'started') throw badInput('events', 'eventsFromStart');
  const { rules } = started;
  const game: Game = GAMES[rules.game];
  const players = playersOf(started.players, names, meta);
  const first: Round = roundOf(game, 0, 0, [], []);
  const posts: Post[] = [];
  const rounds: Round[] = [first];
  const boards: SeenCard[][] = [[]];
  const shows: HistoryShow[] = [];
  const awards: Award[] = [];
  const areAntesLive = hasLiveAntes(events);
  const course = planFor(game) === null ? null : new Course(game);
  /** Stud: seat of who must bring it in and has not. */
  let opener = -1;
  /** Stud: is the bring-in a price that nobody has paid? */
  let isUnpaid = false;
  let round = first;
  let currentBet = 0;
  let voided = false;

  const playerAt = (seat: number): HistoryPlayer => {
    const player = players.find((one) => one.seat === seat);
    if (player === undefined) throw badInput('seat', 'seatOfHand', seat);
    return player;
  };
  /** The main pot comes last; a side pot without rivals may be paid before the cards are out (R16). */
  const isPaid = (): boolean => awards.some(({ pot }) => pot === 0);
  /** Where a street has no board, its first card or draw begins it. */
  const moveTo = (street: number): void => {
    while (round.street < street) {
      round = roundOf(game, round.street + 1, 0, boards[0] ?? [], []);
      rounds.push(round);
      currentBet = 0;
    }
  };
  const fold = (seat: number): void => {
    playerAt(seat).folded = round.street;
  };

  for (const event of events) {
    switch (event.type) {
      case 'posted': {
        const player = playerAt(event.seat);
        if (event.kind === 'bring-in') {
          // For somebody who is not there (R111).
          const { seat, live: to } = event;
          player.paid += to;
          player.live += to;
          const allIn = player.paid === player.stack;
          round.steps.push({ kind: 'act', seat, action: 'bring-in', by: to, to, paid: to, allIn });
          break;
        }
        for (const { kind, ante, dead, live } of areAntesLive
          ? shortDeckPosts(event, rules)
          : [event]) {
          const amount = ante + dead + live;
          if (amount === 0) continue;
          player.paid += amount;
          player.live += live;
          const allIn = player.paid === player.stack;
          posts.push({ seat: event.seat, kind, amount, live, allIn });
        }
        break;
      }
      case 'dealt': {
        const player = playerAt(event.seat);
        const { seat, cards: down, up } = event;
        player.cards = [...player.cards, ...down, ...up];
        player.up = [...player.up, ...up];
        player.isKnown &&= !player.cards.includes(null);
        if (course === null) break;
        moveTo(course.dealt(seat, down.length + up.length));
        round.steps.push({ kind: 'dealt', seat, down, up });
        break;
      }
      case 'drew': {
        const player = playerAt(event.seat);
        player.cards = without(player.cards, event.discarded);
        if (course === null) break;
        moveTo(course.drew(event.seat, event.discarded.length));
        round.steps.push({ kind: 'draw', seat: event.seat, cards: event.discarded });
        break;
      }
      case 'board': {
        if (event.board > boards.length) throw badInput('board', 'nextBoard', event.board);
        // A new run starts with what was on the table when the runs parted.
        const before = boards[event.board] ?? boardBefore(rounds, event.street);
        // It may have begun with a draw, or with the cards in hand (R144, R145).
        if (course !== null || event.street === 0) {
          moveTo(event.street);
          round.cards = event.cards;
        } else {
          round = roundOf(game, event.street, event.board, before, event.cards);
          rounds.push(round);
        }
        boards[event.board] = [...before, ...event.cards];
        if (event.street > 0) currentBet = 0;
        break;
      }
      case 'opened':
        currentBet = event.currentBet;
        if (event.mustBringIn === true) opener = event.seat;
        isUnpaid = event.street === 0 && game.forced === 'bring-in' && !isBroughtIn(round);
        break;
      case 'acted': {
        const { seat, action, to, paid, allIn } = event;
        const player = playerAt(seat);
        player.paid += paid;
        player.live += paid;
        if (action === 'fold') fold(seat);
        const by = to - currentBet;
        const total = areAntesLive && round.street === 0 ? to - rules.ante : to;
        // Who completes instead of bringing it in bets; the first to call what nobody brought in brings
        // it in, to histories (R109, R163).
        const isBet = action === 'raise' && seat === opener;
        const deed = isBet ? 'bet' : action === 'call' && isUnpaid ? 'bring-in' : action;
        if (paid > 0) {
          opener = -1;
          isUnpaid = false;
        }
        round.steps.push({ kind: 'act', seat, action: deed, by, to: total, paid, allIn });
        currentBet = Math.max(currentBet, to);
        break;
      }
      case 'killed': {
        // No history has a word for a ruling; to the others it is a fold. A replay says so of a hand
        // that was folded before (R45).
        const { seat } = event;
        if (playerAt(seat).folded >= 0) break;
        fold(seat);
        const none = { by: 0, to: 0, paid: 0, allIn: false };
        round.steps.push({ kind: 'act', seat, action: 'fold', ...none });
        break;
      }
      case 'refunded':
        playerAt(event.seat).refunded += event.amount;
        round.steps.push({ kind: 'refund', seat: event.seat, amount: event.amount });
        break;
      case 'shown': {
        const player = playerAt(event.seat);
        const cards = event.cards.filter(isKnown);
        player.shown = wholeOf(player, [...new Set([...player.shown, ...cards])]);
        if (cards.length === 0) break;
        shows.push({ seat: event.seat, cards: player.shown, late: isPaid() });
        break;
      }
      case 'mucked':
        playerAt(event.seat);
        shows.push({ seat: event.seat, cards: [], late: isPaid() });
        break;
      case 'awarded':
        awards.push(event);
        for (const { seat, amount } of event.shares) playerAt(seat).won += amount;
        break;
      case 'voided':
        voided = true;
        break;
    }
  }
  // Cards face up that came after a hand was shown belong to it.
  for (const player of players) player.shown = wholeOf(player, player.shown);
  return {
    rules,
    game,
    players,
    posts,
    // Runs are told one after the other; two boards from the start as they came.
    rounds: rules.doubleBoard ? rounds : rounds.sort((a, b) => a.board - b.board),
    boards,
    shows: shows.map((show) => ({ ...show, cards: wholeOf(playerAt(show.seat), show.cards) })),
    awards,
    contested: !voided && players.filter(({ folded }) => folded < 0).length > 1,
    voided,
  };
}

/** Stud: with all cards face down shown the whole hand is seen, in the order it came. */
function wholeOf({ cards, up }: HistoryPlayer, shown: readonly Card[]): readonly Card[] {
  const known = cards.filter(isKnown);
  const isWhole = up.length > 0 && known.length === cards.length;
  return isWhole && cards.every((card) => up.includes(card) || shown.includes(card as Card))
    ? known
    : shown;
}

const roundOf = (
  game: Game,
  street: number,
  board: number,
  before: readonly SeenCard[],
  cards: readonly SeenCard[],
): Round => {
  const name = game.streets[street]?.name;
  if (name === undefined) throw badInput('street', 'street', street);
  return { street, name, board, before, cards, steps: [] };
};

const isBroughtIn = ({ steps }: Round): boolean =>
  steps.some((step) => step.kind === 'act' && step.action === 'bring-in');

const boardBefore = (rounds: readonly Round[], street: number): readonly SeenCard[] =>
  rounds.filter((one) => one.board === 0 && one.street < street).flatMap(({ cards }) => cards);

type Started = Extract<HandEvent, { type: 'started' }>;

/** By the seats of the table. */
function namesOf([started]: readonly HandEvent[], { names, seats }: HistoryMeta): Names {
  const found = new Map<number, string>();
  if (started?.type !== 'started') return found;
  for (const { id, seat } of started.players) {
    const name = asName(names?.[seat] ?? id);
    found.set(seats?.[seat] ?? seat, name.trim() === '' ? `Seat ${seats?.[seat] ?? seat}` : name);
  }
  return found;
}

type Names = ReadonlyMap<number, string>;

/** A name is one line and nobody else's: a history tells players apart by nothing else. */
function playersOf(
  players: Started['players'],
  names: Names,
  { hero, seats }: HistoryMeta,
): HistoryPlayer[] {
  const heroSeat = hero === undefined ? undefined : (seats?.[hero] ?? hero);
  const taken = new Set<string>();
  const inOrder = [...players].sort((a, b) => a.seat - b.seat);
  return inOrder.map(({ seat, stack }) => {
    let name = names.get(seat) ?? '';
    while (taken.has(name)) name += '_';
    taken.add(name);
    const nothing = { folded: -1, paid: 0, live: 0, refunded: 0, won: 0 };
    if (stack === Infinity) throw badInput('stack', 'known', name);
    const cards = { cards: [], up: [], shown: [], isKnown: true };
    return { seat, name, isHero: seat === heroSeat, stack, ...cards, ...nothing };
  });
}

/** Whatever ends a line, or cannot be seen, is a space; the rest of a name is the player's own. */
export const asName = (text: string): string =>
  isPlain(text) ? text : text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd();

/** Letters, digits and marks of ASCII, with no space at the end: nothing to be done. */
function isPlain(text: string): boolean {
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code > 126) return false;
  }
  return text.charCodeAt(length - 1) !== 32;
}

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export const isKnown = (card: SeenCard): card is Card => card !== null;

/** A card nobody saw is ??. */
export const cardText = (card: SeenCard): string => (card === null ? '??' : formatCard(card));

/** The cards of a player that may be told before they are shown; none if any of them is unknown. */
export function dealtCards(
  { isHero, cards }: Pick<HistoryPlayer, 'isHero' | 'cards'>,
  { showAll }: HistoryMeta,
): readonly Card[] {
  const known = cards.filter(isKnown);
  return (showAll === true || isHero) && known.length === cards.length ? known : [];
}

/** What the events' chips are counted in. Throws BAD_UNIT. */
export function unitOfMeta({ unit = '1' }: HistoryMeta): Unit {
  const found = decimalUnit(unit);
  if (found !== undefined) return found;
  throw new PokerError(reject('BAD_UNIT', { field: 'unit', value: unit }));
}

/** The number with the fewest digits that reads as the amount: 0.3, never 0.30000000000000004. */
export const decimalNumber = (amount: number, unit: Unit): number =>
  Number(decimalOf(amount, unit, false));

export const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

export const badInput = (field: string, wanted: Wanted, value?: unknown): PokerError =>
  new PokerError(
    value === undefined
      ? reject('BAD_INPUT', { field, ...wantsOf(wanted) })
      : unfit(field, wanted, value),
  );
