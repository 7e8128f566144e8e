/**
 * One hand's events as a hand history tells them: who sat where, what was posted, round after round
 * what was done, who showed what and who got what. Both exports read this; neither replays rules.
 */

import { type Card, formatCard } from '../../cards.js';
import { unfit, wantsOf } from '../../checks.js';
import { PokerError, reject, type Wanted } from '../../errors.js';
import type { Game } from '../../games/game.js';
import { GAMES } from '../../games/games.js';
import type { HandEvent, PostKind, Rules, SeenCard } from '../../hand/state/types.js';
import { currentEvent, type LoggedEvent } from '../../hand/state/upcast.js';
import { decimalOf, decimalUnit, type Unit } from '../../money/decimals.js';
import { reseated } from './reseat.js';

/**
 * What the events of a hand do not know, for `toPokerStars` and `toOpenHandHistory`. Of a hand that
 * was read from a file `metaOf` makes it.
 */
export interface HistoryMeta {
  /** PokerStars' readers want digits. */
  readonly handId: string | number;
  readonly table: string;
  /** UTC, to the second or finer: 2026-10-01T18:30:00Z. Left out: nobody knows. */
  readonly startedAt?: string;
  /** The same moment as a record tells it, for PokerStars' text; UTC, if left out. */
  readonly local?: LocalTime;
  /** By seat; a player's id, if left out. */
  readonly names?: Readonly<Record<number, string>>;
  /** Seat of the one whose history it is: their cards are in it. */
  readonly hero?: number;
  /** Every known card is in it, also the mucked ones. */
  readonly showAll?: boolean;
  /** What one chip of the events is worth: '1' (the default), '0.01' for cents. */
  readonly unit?: string;
  /** Left out: play money. Of a tournament it is the buy-in's. */
  readonly currency?: Currency;
  readonly tournament?: TournamentMeta;
  /**
   * The seats of the table by the seats of the events: a replay counts p1, p2 …, and the table was
   * another. `names` and `hero` still go by the seats of the events. The same, if left out.
   */
  readonly seats?: Readonly<Record<number, number>>;
  /** Seat at the table that has the button; it may be empty. */
  readonly button?: number;
  readonly seatCount?: number;
  /** The stake, if it is not what was posted: a small blind may be dead. */
  readonly smallBlind?: number;
}

/** What money is counted in. */
export interface Currency {
  /** ISO 4217: USD; '' if only the symbol is known. */
  readonly code: string;
  readonly symbol: string;
}

/** A moment as a record tells it: as much of it as is known. */
export interface LocalTime {
  /** 2026-10-01; 2026-10 or 2026, if no more is known. */
  readonly date: string;
  /** 18:30:05 */
  readonly time?: string;
  /** ET, CET; as it was written. */
  readonly zone?: string;
}

/** The tournament that a hand was part of. */
export interface TournamentMeta {
  readonly id: string | number;
  /** From 1; left out if nobody knows. */
  readonly level?: number;
  /** Cents of the currency, or whole play money; a freeroll, if all three are left out. */
  readonly buyIn?: number;
  readonly bounty?: number;
  readonly fee?: number;
  readonly name?: string;
  /** UTC; the hand's start, if left out. */
  readonly startedAt?: string;
  readonly initialStack?: number;
  readonly tables?: 'one' | 'many';
  /** Seconds of a level. */
  readonly levelTime?: number;
}

export interface HistoryPlayer {
  readonly seat: number;
  readonly name: string;
  /** Is it this player's history? */
  readonly isHero: boolean;
  readonly stack: number;
  cards: readonly SeenCard[];
  /** What everybody saw of them. */
  shown: readonly Card[];
  /** Index of the street they folded on; −1 for never. */
  folded: number;
  /** All that was put in, and the part that counted as a bet; uncalled chips are still in both. */
  paid: number;
  live: number;
  refunded: number;
  won: number;
}

export interface Post {
  readonly seat: number;
  readonly kind: PostKind;
  readonly amount: number;
  readonly live: number;
  readonly allIn: boolean;
}

export type HistoryStep =
  | {
      readonly kind: 'act';
      readonly seat: number;
      readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise';
      /** What it added to the bet before, what it made it, what it cost. */
      readonly by: number;
      readonly to: number;
      readonly paid: number;
      readonly allIn: boolean;
    }
  | { readonly kind: 'refund'; readonly seat: number; readonly amount: number };

/** A street, on one of the boards. */
export interface Round {
  readonly street: number;
  readonly name: string;
  readonly board: number;
  readonly before: readonly SeenCard[];
  readonly cards: readonly SeenCard[];
  readonly steps: HistoryStep[];
}

/** Cards face up, or none for a hand that was mucked. */
export interface HistoryShow {
  readonly seat: number;
  readonly cards: readonly Card[];
  /** Was a pot awarded before? */
  readonly late: boolean;
}

export type Award = Extract<HandEvent, { type: 'awarded' }>;

export interface History {
  readonly rules: Rules;
  readonly game: Game;
  /** In seat order. */
  readonly players: readonly HistoryPlayer[];
  readonly posts: readonly Post[];
  /** Before the flop first; what was dealt to a second board after all of the first. */
  readonly rounds: readonly Round[];
  /** One for each run. */
  readonly boards: readonly (readonly SeenCard[])[];
  readonly shows: readonly HistoryShow[];
  /** In the order of the awards. */
  readonly awards: readonly Award[];
  /** Were there two hands left to compare? */
  readonly contested: boolean;
  readonly voided: boolean;
}

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
  let round = first;
  let currentBet = 0;
  let voided = false;

  const playerAt = (seat: number): HistoryPlayer => {
    const player = players.find((one) => one.seat === seat);
    if (player === undefined) throw badInput('seat', 'seatOfHand', seat);
    return player;
  };
  const fold = (seat: number): void => {
    playerAt(seat).folded = round.street;
  };

  for (const event of events) {
    switch (event.type) {
      case 'posted': {
        const player = playerAt(event.seat);
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
        player.cards = [...player.cards, ...event.cards];
        break;
      }
      case 'board': {
        if (event.board > boards.length) throw badInput('board', 'nextBoard', event.board);
        // A new run starts with what was on the table when the runs parted.
        const before = boards[event.board] ?? boardBefore(rounds, event.street);
        round = roundOf(game, event.street, event.board, before, event.cards);
        boards[event.board] = [...before, ...event.cards];
        rounds.push(round);
        currentBet = 0;
        break;
      }
      case 'opened':
        currentBet = event.currentBet;
        break;
      case 'acted': {
        const { seat, action, to, paid, allIn } = event;
        // Only stud has one, and histories do not know stud yet.
        if (action === 'bring-in') break;
        const player = playerAt(seat);
        player.paid += paid;
        player.live += paid;
        if (action === 'fold') fold(seat);
        const by = to - currentBet;
        const total = areAntesLive && round.street === 0 ? to - rules.ante : to;
        round.steps.push({ kind: 'act', seat, action, by, to: total, paid, allIn });
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
        player.shown = [...new Set([...player.shown, ...cards])];
        if (cards.length === 0) break;
        shows.push({ seat: event.seat, cards: player.shown, late: awards.length > 0 });
        break;
      }
      case 'mucked':
        playerAt(event.seat);
        shows.push({ seat: event.seat, cards: [], late: awards.length > 0 });
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
  return {
    rules,
    game,
    players,
    posts,
    // Runs are told one after the other; two boards from the start as they came.
    rounds: rules.doubleBoard ? rounds : rounds.sort((a, b) => a.board - b.board),
    boards,
    shows,
    awards,
    contested: !voided && players.filter(({ folded }) => folded < 0).length > 1,
    voided,
  };
}

/**
 * Short deck: are antes counted as bets (R33)? In play they are; a replay follows its record, which
 * counts them apart.
 */
export function hasLiveAntes(events: readonly HandEvent[]): boolean {
  const [started] = events;
  if (started?.type !== 'started' || started.rules.bombPot) return false;
  if (GAMES[started.rules.game].forced !== 'live-antes') return false;
  return !events.some((event) => event.type === 'posted' && event.ante + event.dead > 0);
}

type Posted = Extract<HandEvent, { type: 'posted' }>;

/**
 * Short deck: histories write its live antes (R33) like any others, beside the bets; the button pays
 * one too, and then a blind of the same size.
 */
function shortDeckPosts(event: Posted, rules: Rules): Posted[] {
  const ante = Math.min(event.live, rules.ante);
  const asAnte: Posted = { ...event, kind: 'ante', ante, live: 0 };
  return event.kind === 'button-blind' ? [asAnte, { ...event, live: event.live - ante }] : [asAnte];
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
    return { seat, name, isHero: seat === heroSeat, stack, cards: [], shown: [], ...nothing };
  });
}

/** Whatever ends a line, or cannot be seen, is a space; the rest of a name is the player's own. */
export const asName = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trimEnd();

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export const isKnown = (card: SeenCard): card is Card => card !== null;

/** A card nobody saw is ??. */
export const cardText = (card: SeenCard): string => (card === null ? '??' : formatCard(card));

/** The cards of a player that may be told before they are shown; none if any of them is unknown. */
export function dealtCards(
  { isHero, cards }: HistoryPlayer,
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
