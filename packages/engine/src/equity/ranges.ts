/**
 * Ranges of two cards: `QQ+, 77-TT, AKs, ATo+, T9s-65s, A5s-A2s, AK, AsKd, random`, each with an
 * optional weight, `AKs:0.5` or `AKs@50%`. A hand that is named twice counts as the last says.
 */

import { type Card, makeCard, parseCards, RANKS, SUITS, withSuitLetters } from '../cards.js';
import { type Refusal, type Result, reject } from '../errors.js';
import type { Wants } from '../wants.js';
import { HAND_COUNT, handIndex } from './hand-index.js';

/** One hand of a range. */
export interface Combo {
  /** Higher card first. */
  readonly cards: readonly [Card, Card];
  /** Above 0, at most 1. */
  readonly weight: number;
}

/**
 * The hands of a range: `QQ+, 77-TT, AKs, ATo+, T9s-65s, A5s-A2s, AK, AsKd, A♠K♦, random`, each with
 * an optional weight, `AKs:0.5` or `AKs@50%`. A hand that is named twice counts as the last says.
 * What is wrong comes back as BAD_RANGE.
 *
 * @example
 * ```ts
 * import { parseRange } from '@sidepot/engine';
 * const range = parseRange('QQ+, AKs:0.5');
 * range.ok && range.value.length; // → 22
 * ```
 */
export function parseRange(text: string): Result<Combo[]> {
  if (typeof text !== 'string') return bad(text, 'text');
  // By number of the hand, −1 for those that are not named: no slower for a name said a million times.
  const weights = new Float64Array(HAND_COUNT).fill(-1);
  for (const token of tokensOf(text)) {
    const wrong = readToken(token, weights);
    if (wrong !== undefined) return bad(token, wrong);
  }
  const combos: Combo[] = [];
  let index = HAND_COUNT;
  for (let high = 51; high > 0; high--) {
    for (let low = high - 1; low >= 0; low--) {
      const weight = weights[--index] as number;
      if (weight > 0) combos.push({ cards: [high as Card, low as Card], weight });
    }
  }
  return combos.length > 0 ? { ok: true, value: combos } : bad(text, 'anyHand');
}

const JOINTS = '-:@';

/** "T9s - 65s : 0.5, AK" is two. Each space is looked at once, however many there are. */
function* tokensOf(text: string): Generator<string> {
  for (const part of text.split(/[,;]+/)) {
    let words: string[] = [];
    for (const word of part.split(/\s+/)) {
      if (word === '') continue;
      const before = words.at(-1);
      const isJoined =
        before === undefined ||
        JOINTS.includes(before.slice(-1)) ||
        JOINTS.includes(word.charAt(0));
      if (!isJoined) {
        yield words.join('');
        words = [];
      }
      words.push(word);
    }
    if (words.length > 0) yield words.join('');
  }
}

const bad = (range: unknown, wants: Wants): { ok: false; error: Refusal } => ({
  ok: false,
  error: reject('BAD_RANGE', { range, wants }),
});

/** Says what would have been right if the token is wrong. */
function readToken(token: string, weights: Float64Array): Wants | undefined {
  const [hands = '', percent, ...more] = token.split(/[:@]/);
  const weight = percent === undefined ? 1 : readWeight(percent);
  if (weight === undefined || more.length > 0) return 'weight';
  const combos = readHands(hands);
  if (typeof combos === 'string') return combos;
  for (const [a, b] of combos) weights[handIndex(a, b)] = weight;
  return undefined;
}

function readWeight(text: string): number | undefined {
  const match = /^(\d+(?:\.\d*)?|\.\d+)(%?)$/.exec(text);
  if (match === null) return undefined;
  const weight = Number(match[1]) / (match[2] === '%' ? 100 : 1);
  return weight <= 1 ? weight : undefined;
}

type TwoCards = readonly [Card, Card];

/** AK, AKs or AKo; pairs are neither suited nor offsuit. */
interface Shape {
  readonly high: number;
  readonly low: number;
  readonly suits: '' | 's' | 'o';
}

/** Made when first asked for. */
let all: readonly TwoCards[] | undefined;

function readHands(given: string): readonly TwoCards[] | Wants {
  if (given.toLowerCase() === 'random') {
    all ??= allCombos();
    return all;
  }
  const text = withSuitLetters(given);
  if (/^(?:(?:10|[2-9tjqka])[cdhs]){2}$/i.test(text)) {
    const cards = readTwo(text);
    return cards === undefined ? 'differentCards' : [cards];
  }
  const [first = '', last, ...more] = text.split('-');
  const plus = first.endsWith('+');
  const from = readShape(plus ? first.slice(0, -1) : first);
  if (from === undefined || more.length > 0 || (plus && last !== undefined)) return 'rangeKinds';
  if (plus) return combosOf(upward(from));
  if (last === undefined) return combosOf([from]);
  const to = readShape(last);
  const shapes = to === undefined ? undefined : between(from, to);
  return shapes === undefined ? 'rangeEnds' : combosOf(shapes);
}

function readTwo(text: string): TwoCards | undefined {
  const [a, b] = [...text.matchAll(/(?:10|.)./g)].flatMap(([card]) => parseCards(card));
  return a === undefined || b === undefined || a === b ? undefined : [a, b];
}

function readShape(text: string): Shape | undefined {
  const match = /^(10|[2-9tjqka])(10|[2-9tjqka])([so]?)$/i.exec(text);
  if (match === null) return undefined;
  const [a, b] = [rank(match[1]), rank(match[2])];
  const suits = (match[3] ?? '').toLowerCase() as Shape['suits'];
  if (a === b && suits !== '') return undefined;
  return { high: Math.max(a, b), low: Math.min(a, b), suits };
}

const rank = (text = ''): number => RANKS.indexOf(text === '10' ? 'T' : text.toUpperCase());

/** QQ+ is pairs up to aces; ATs+ raises the lower card up to below the higher. */
function upward({ high, low, suits }: Shape): Shape[] {
  if (high === low) return steps(high, 12).map((top) => ({ high: top, low: top, suits }));
  return steps(low, high - 1).map((kicker) => ({ high, low: kicker, suits }));
}

/** 77-TT, A5s-A2s (one card slides) or T9s-65s (both do), in either direction. */
function between(from: Shape, to: Shape): Shape[] | undefined {
  const gap = from.high - from.low;
  if (from.suits !== to.suits || (gap === 0) !== (to.high === to.low)) return undefined;
  if (to.high - to.low === gap) {
    return steps(from.high, to.high).map((high) => ({ ...from, high, low: high - gap }));
  }
  if (from.high !== to.high) return undefined;
  return steps(from.low, to.low).map((low) => ({ ...from, low }));
}

function steps(a: number, b: number): number[] {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

const combosOf = (shapes: readonly Shape[]): TwoCards[] => shapes.flatMap(combosOfShape);

function combosOfShape({ high, low, suits }: Shape): TwoCards[] {
  const combos: TwoCards[] = [];
  for (let a = 0; a < SUITS.length; a++) {
    for (let b = 0; b < SUITS.length; b++) {
      if (high === low ? a <= b : suits !== '' && (a === b) !== (suits === 's')) continue;
      combos.push([makeCard(high, a), makeCard(low, b)]);
    }
  }
  return combos;
}

function allCombos(): TwoCards[] {
  const combos: TwoCards[] = [];
  for (let a = 1; a < 52; a++) {
    for (let b = 0; b < a; b++) combos.push([a as Card, b as Card]);
  }
  return combos;
}
