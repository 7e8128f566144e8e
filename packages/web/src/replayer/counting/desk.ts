/** Questions to the worker about the hands it has read, and how they are answered piece by piece. */

import { writePhh } from '@sidepot/engine';
import type { Stats } from '@sidepot/engine/stats';
import { type AllInMiss, findMisses } from './misses.js';
import { countPlayerHands, type PlayerHands, type RecordShelf } from './player-hands.js';
import {
  countStats,
  type PlayerLine,
  type PlayerReport,
  playerLines,
  playerReport,
  type SameNames,
  withSameNames,
} from './players.js';

/** Null: all hands. */
type Numbers = Uint32Array | null;

interface Asked {
  readonly players: { readonly numbers: Numbers; readonly same: SameNames };
  readonly player: { readonly numbers: Numbers; readonly same: SameNames; readonly name: string };
  readonly hands: { readonly names: readonly string[] };
  readonly misses: { readonly numbers: Uint32Array };
  readonly text: { readonly numbers: Numbers };
}

interface Answered {
  readonly players: { readonly unit: string; readonly lines: readonly PlayerLine[] };
  readonly player: { readonly unit: string; readonly report: PlayerReport | null };
  readonly hands: PlayerHands;
  readonly misses: readonly AllInMiss[];
  /** PHHS, numbered anew. */
  readonly text: string;
}

export type QuestionKind = keyof Asked;
export type QuestionOf<K extends QuestionKind> = { readonly kind: K } & Asked[K];
export type DeskQuestion = { [K in QuestionKind]: QuestionOf<K> }[QuestionKind];
export type AnswerOf<K extends QuestionKind> = Answered[K];
export type DeskAnswer = Answered[QuestionKind];

const MOST_PLAYERS = 4;

/**
 * Keeps the last counters: another player or another name of the same hands is answered at once, and so
 * is who comes back to a review.
 */
export class CountingDesk {
  readonly #shelf: RecordShelf;
  #last: { readonly key: string; readonly stats: Stats } | null = null;
  #all: Stats | null = null;
  #lastMisses: { readonly key: string; readonly misses: readonly AllInMiss[] } | null = null;
  /** By names; of a few players, since each is a column for every hand. */
  readonly #ofPlayers = new Map<string, PlayerHands>();

  constructor(shelf: RecordShelf) {
    this.#shelf = shelf;
  }

  /** Yields how much is done, 0 to 1. */
  answer(question: DeskQuestion): Generator<number, DeskAnswer> {
    switch (question.kind) {
      case 'players':
        return this.#players(question);
      case 'player':
        return this.#player(question);
      case 'hands':
        return this.#hands(question.names);
      case 'misses':
        return this.#misses(question.numbers);
      case 'text':
        return this.#text(question.numbers);
    }
  }

  *#players({ numbers, same }: Asked['players']): Generator<number, AnswerOf<'players'>> {
    const stats = yield* this.#stats(numbers);
    return { unit: stats.unit, lines: playerLines(withSameNames(stats, same), same) };
  }

  *#player({ numbers, same, name }: Asked['player']): Generator<number, AnswerOf<'player'>> {
    const stats = yield* this.#stats(numbers);
    return { unit: stats.unit, report: playerReport(withSameNames(stats, same), name) };
  }

  /** What a number opens was counted for the page that it is on. */
  *#hands(names: readonly string[]): Generator<number, PlayerHands> {
    const key = JSON.stringify(names);
    const known = this.#ofPlayers.get(key) ?? (yield* countPlayerHands(this.#shelf, names));
    this.#ofPlayers.delete(key);
    this.#ofPlayers.set(key, known);
    const [oldest] = this.#ofPlayers.keys();
    if (this.#ofPlayers.size > MOST_PLAYERS && oldest !== undefined) this.#ofPlayers.delete(oldest);
    return known;
  }

  *#stats(numbers: Numbers): Generator<number, Stats> {
    if (numbers === null) {
      this.#all ??= yield* countStats(this.#shelf, null);
      return this.#all;
    }
    const key = numbers.join();
    if (this.#last?.key !== key) {
      this.#last = { key, stats: yield* countStats(this.#shelf, numbers) };
    }
    return this.#last.stats;
  }

  *#misses(numbers: Uint32Array): Generator<number, AnswerOf<'misses'>> {
    const key = numbers.join();
    if (this.#lastMisses?.key !== key) {
      this.#lastMisses = { key, misses: yield* findMisses(this.#shelf, numbers) };
    }
    return this.#lastMisses.misses;
  }

  *#text(numbers: Numbers): Generator<number, string> {
    const count = numbers?.length ?? this.#shelf.size;
    const parts: string[] = [];
    for (let i = 0; i < count; i++) {
      if (i % 50 === 0) yield i / count;
      const record = this.#shelf.record(numbers === null ? i + 1 : (numbers[i] ?? 0));
      if (record !== null) parts.push(`[${parts.length + 1}]\n${writePhh(record)}`);
    }
    return parts.join('\n');
  }
}
