/** Chips that are too small for the blinds leave the table: when, and who gets what (R220–R222). */

import { type Card, formatCard, isCard } from '../../cards.js';
import { answering, isObject, throwing, unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { PokerError, type Refusal, type Result, refused, reject } from '../../errors.js';
import type { Level } from './levels.js';

/** A chip goes, and what it becomes. */
export interface ColourUp {
  readonly chip: number;
  readonly into: number;
  /** After which level, from 1. */
  readonly afterLevel: number;
}

type Blinds = Pick<Level, 'smallBlind' | 'bigBlind' | 'ante'>;

/**
 * When which chips go: at the end of the first level after which every blind and ante is a multiple
 * of the next larger chip (R220). Chips that are needed to the end are not in it.
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no list.
 *
 * @example
 * import { colourUps } from '@sidepot/engine';
 *
 * const levels = [{ smallBlind: 75, bigBlind: 150 }, { smallBlind: 100, bigBlind: 200 }];
 * colourUps([25, 100], levels); // → [{ chip: 25, into: 100, afterLevel: 1 }]
 */
export const colourUps = (
  chips: readonly number[],
  levels: readonly Pick<Level, 'smallBlind' | 'bigBlind' | 'ante'>[],
): readonly ColourUp[] =>
  throwing(() => {
    const values = listed('chips', chips).map((chip, i) => {
      const wrong = amountProblem(chip, `chips[${i}]`);
      if (wrong !== undefined || chip === 0) {
        throw new PokerError(wrong ?? unfit(`chips[${i}]`, 'positive', chip));
      }
      return chip;
    });
    const sorted = values.sort((a, b) => a - b);
    const all = listed('levels', levels).map((level, i) => amountsOf(level, i));
    return sorted.flatMap((chip, i) => {
      const into = sorted[i + 1];
      if (into === undefined) return [];
      // The last level that still needs it.
      const needs = all.map((amounts) => amounts.some((amount) => amount % into !== 0));
      const last = needs.lastIndexOf(true);
      return last + 1 < all.length ? [{ chip, into, afterLevel: last + 1 }] : [];
    });
  });

function listed<T>(field: string, value: readonly T[]): T[] {
  if (!Array.isArray(value) || value.length > 1000) {
    throw new PokerError(unfit(field, { wants: 'listUpTo', most: 1000 }, value));
  }
  return Array.from(value);
}

function amountsOf(level: Blinds, i: number): readonly number[] {
  if (!isObject(level)) throw new PokerError(unfit(`levels[${i}]`, 'object', level));
  const { smallBlind, bigBlind, ante = 0 } = level;
  const wrong =
    amountProblem(smallBlind, 'smallBlind') ??
    amountProblem(bigBlind, 'bigBlind') ??
    amountProblem(ante, 'ante');
  if (wrong !== undefined) throw new PokerError(wrong);
  return [smallBlind, bigBlind, ante];
}

/** Who races, and the cards they were dealt: one for each odd chip. */
export interface RacePlayer {
  readonly seat: number;
  readonly stack: number;
  readonly cards?: readonly Card[];
}

/** What a race is about. */
export interface RaceInput {
  /** The chip that goes, and the one it becomes. */
  readonly chip: number;
  readonly into: number;
  readonly players: readonly RacePlayer[];
}

/** One player of a race. */
export interface RaceLine {
  readonly seat: number;
  readonly was: number;
  readonly stack: number;
  /** Odd chips, and so cards. */
  readonly cards: number;
  /** A new chip by a card, or because nobody is raced out (R222). */
  readonly got: 'nothing' | 'won' | 'rescued';
}

/** A race that was run; before the cards are there, what is dealt to whom. */
export interface Race {
  /** By seat. */
  readonly lines: readonly RaceLine[];
  /** New chips that are raced for. */
  readonly newChips: number;
  /** Seats that won them, the highest card first. */
  readonly won: readonly number[];
  readonly rescued: readonly number[];
  /** By how much all chips of the table change. */
  readonly change: number;
}

/**
 * The race of a table (R221, R222): from seat 1 everybody gets a card for each odd chip; new chips go
 * one each to the highest single cards. Without cards nobody has won one yet.
 *
 * @example
 * import { chipRace, parseCards } from '@sidepot/engine';
 *
 * const race = chipRace({
 *   chip: 25,
 *   into: 100,
 *   players: [
 *     { seat: 1, stack: 1_050, cards: parseCards('Th 4c') },
 *     { seat: 2, stack: 2_050, cards: parseCards('Ts 3d') },
 *   ],
 * });
 * if (race.ok) race.value.won; // → [2]
 */
export const chipRace = (input: RaceInput): Result<Race> =>
  answering<Race>(() => {
    const problem = raceProblem(input);
    if (problem !== undefined) return refused(problem);
    return { ok: true, value: raceOf(input) };
  });

function raceOf({ chip, into, players }: RaceInput): Race {
  const seats = [...players].sort((a, b) => a.seat - b.seat);
  const odd = seats.reduce((sum, { stack }) => sum + (stack % into), 0);
  const newChips = Math.floor((2 * odd + into) / (2 * into));
  // Rank, then spades, hearts, diamonds, clubs: each player by their best card.
  const order = seats
    .flatMap(({ seat, cards = [] }) =>
      cards.length === 0 ? [] : [{ seat, best: Math.max(...cards.map(strengthOf)) }],
    )
    .sort((a, b) => b.best - a.best);
  const won = order.slice(0, newChips).map(({ seat }) => seat);
  const lines = seats.map(({ seat, stack }): RaceLine => {
    const rest = stack % into;
    const kept = stack - rest + (won.includes(seat) ? into : 0);
    const got = won.includes(seat) ? 'won' : kept === 0 ? 'rescued' : 'nothing';
    return { seat, was: stack, stack: kept === 0 ? into : kept, cards: rest / chip, got };
  });
  return {
    lines,
    newChips,
    won,
    rescued: lines.filter(({ got }) => got === 'rescued').map(({ seat }) => seat),
    change: lines.reduce((sum, { was, stack }) => sum + stack - was, 0),
  };
}

/** Cards are numbered by rank and then by suit: clubs, diamonds, hearts, spades. */
const strengthOf = (card: Card): number => card;

function raceProblem(input: RaceInput): Refusal | undefined {
  if (!isObject(input)) return unfit('input', 'object', input);
  const { chip, into, players } = input;
  const wrong = amountProblem(chip, 'chip') ?? amountProblem(into, 'into');
  if (wrong !== undefined) return wrong;
  if (chip < 1) return unfit('chip', 'positive', chip);
  if (into <= chip || into % chip !== 0) {
    return unfit('into', { wants: 'multipleAboveZero', unit: chip }, into);
  }
  if (!Array.isArray(players) || players.length > 22) {
    return unfit('players', { wants: 'listUpTo', most: 22 }, players);
  }
  const seen = new Set<number>();
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as RacePlayer;
    const problem = racerProblem(player, `players[${i}]`, chip, into, seen);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function racerProblem(
  player: RacePlayer,
  at: string,
  chip: number,
  into: number,
  seen: Set<number>,
): Refusal | undefined {
  if (!isObject(player)) return unfit(at, 'object', player);
  const { seat, stack, cards } = player;
  const wrong = amountProblem(seat, `${at}.seat`) ?? amountProblem(stack, `${at}.stack`);
  if (wrong !== undefined) return wrong;
  if ((stack % into) % chip !== 0) {
    return unfit(`${at}.stack`, { wants: 'multipleOfUnit', unit: chip }, stack);
  }
  if (cards === undefined) return undefined;
  const count = (stack % into) / chip;
  if (!Array.isArray(cards) || cards.length !== count) {
    return unfit(`${at}.cards`, { wants: 'cardCount', count }, cards);
  }
  for (let k = 0; k < cards.length; k++) {
    const card: unknown = cards[k];
    if (!isCard(card)) return reject('BAD_CARD', { card });
    if (seen.has(card)) return reject('DUPLICATE_CARD', { card: formatCard(card) });
    seen.add(card);
  }
  return undefined;
}
