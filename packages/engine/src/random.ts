/** Randomness is an argument: who deals real hands passes a CSPRNG, tests and simulations a seed. */

import { throwing, unfit } from './checks.js';
import { PokerError, type Wanted } from './errors.js';

/**
 * A source of random numbers: each call gives a whole number from 0 to 4,294,967,295, all equally
 * likely. `cryptoRng()` makes one for dealing, `seededRng(seed)` one for tests. `Math.random` is
 * none: what it gives is refused (BAD_RANDOM).
 */
export type Rng = () => number;

/**
 * A small fast generator (sfc32) for tests and simulations: the same seed, the same numbers on every
 * machine. NOT for dealing: whoever sees some of its output can compute the rest. Deal with
 * `cryptoRng()`.
 *
 * @throws `BAD_INPUT` for a seed that is no whole number
 * @example
 * ```ts
 * import { seededRng } from '@sidepot/engine';
 * seededRng(1)(); // → 3359835970
 * ```
 */
export function seededRng(seed: number): Rng {
  if (!Number.isSafeInteger(seed)) throw new PokerError(unfit('seed', 'whole', seed));
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next: Rng = () => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

const MAX_COUNT = 0x1_0000_0000;

/** Fewer than half of all draws are drawn anew: so many in a row come from a broken source. */
const MAX_REDRAWS = 128;

/**
 * A random number from 0 to `count` − 1, all equally likely; `count` is at most 4,294,967,296. Draws
 * past the last full multiple of `count` are drawn anew.
 *
 * @throws `BAD_RANDOM` for an `rng` that is no function, a draw that is no whole number of 32 bits, or
 *   a source that gives the same for ever; `BAD_INPUT` for the count
 * @example
 * ```ts
 * import { randomBelow, seededRng } from '@sidepot/engine';
 * randomBelow(seededRng(1), 6); // → 4
 * ```
 */
export function randomBelow(rng: Rng, count: number): number {
  if (!Number.isSafeInteger(count) || count < 1 || count > MAX_COUNT) {
    throw new PokerError(unfit('count', { wants: 'wholeFromTo', least: 1, most: 2 ** 32 }, count));
  }
  checkRng(rng);
  try {
    return below(rng, count);
  } catch (error) {
    return throwing(() => {
      throw error;
    });
  }
}

/**
 * The cards in random order (Fisher–Yates): a new list, every order equally likely if `rng` is
 * uniform. `cards` may be any list.
 *
 * @throws `BAD_INPUT` for what is no list, or a list with gaps; `BAD_RANDOM` as `randomBelow`
 * @example
 * ```ts
 * import { cryptoRng, deck, shuffle } from '@sidepot/engine';
 * const dealt = shuffle(deck(), cryptoRng());
 * dealt.length; // → 52
 * ```
 */
export function shuffle<T>(cards: readonly T[], rng: Rng): T[] {
  checkRng(rng);
  // As `throwing`, without a function for each call.
  try {
    return mixed(copyOf(cards), rng);
  } catch (error) {
    return throwing(() => {
      throw error;
    });
  }
}

function copyOf<T>(cards: readonly T[]): T[] {
  if (!Array.isArray(cards)) throw new PokerError(unfit('cards', 'list', cards));
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === undefined && !(i in cards)) {
      throw new PokerError(unfit(`cards[${i}]`, 'there', undefined));
    }
  }
  return cards.slice();
}

function mixed<T>(cards: T[], rng: Rng): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const card = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = card;
  }
  return cards;
}

/** The same as `randomBelow`; trusts all but the draws. */
export function below(rng: Rng, count: number): number {
  let drawn = draw(rng);
  // Fewer than `count` numbers are past the last whole multiple: nearly always that needs no division.
  if (drawn <= 0xffffffff - count) return remainder(drawn, count);
  const past = MAX_COUNT % count;
  for (let again = 0; drawn > 0xffffffff - past; again++) {
    if (again === MAX_REDRAWS) throw badRandom('randomDiffers', drawn);
    drawn = draw(rng);
  }
  return remainder(drawn, count);
}

/**
 * `drawn % count` in half the time. Quotients of whole numbers of 32 bits that differ at all differ by
 * more than a double rounds off, so none is rounded up to the next whole one. `>>> 0` changes no
 * number; but without it V8 keeps the rest as a double, and with it every stack and bet that is drawn.
 */
const remainder = (drawn: number, count: number): number =>
  (drawn - ((drawn / count) >>> 0) * count) >>> 0;

function draw(rng: Rng): number {
  const drawn: unknown = rng();
  if (typeof drawn === 'number' && drawn >>> 0 === drawn) return drawn;
  throw badRandom({ wants: 'randomWhole', least: 0, most: 2 ** 32 - 1 }, drawn);
}

function checkRng(rng: unknown): void {
  if (typeof rng !== 'function') throw badRandom('randomFunction', rng);
}

const badRandom = (wanted: Wanted, value: unknown): PokerError =>
  new PokerError(unfit('rng', wanted, value, 'BAD_RANDOM'));
