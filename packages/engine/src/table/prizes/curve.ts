/** How many places are paid, and what each of them gets, from the number of entries (R260–R263). */

import { answering, isObject, keysProblem, unfit, unitProblem } from '../../checks.js';
import { amountProblem, isAmount, multiplyDivide } from '../../chips.js';
import { type Refusal, type Result, refused, reject } from '../../errors.js';

/** What is left out has its default. */
export interface PrizeOptions {
  /** Each prize but the first is a multiple of it; 1 if left out. */
  readonly roundTo?: number;
  /** Places paid, in hundredths of a per cent of the entries; 1500 if left out. */
  readonly paidBps?: number;
  /** So many places share alike, the first ones first: 1, 1, 1, 3, 3 (R263). */
  readonly bands?: readonly number[];
}

const KEYS: readonly string[] = ['roundTo', 'paidBps', 'bands'];
const SMALL: readonly (readonly number[])[] = [[100], [65, 35], [50, 30, 20]];
/** More than any event has. */
const MOST_ENTRIES = 100_000;

function paidPlaces(entries: number, paidBps: number): number {
  const least = entries <= 4 ? 1 : entries <= 7 ? 2 : 3;
  return Math.min(entries, Math.max(least, Math.ceil((entries * paidBps) / 10_000)));
}

/** ⌊√n⌋, by Newton. */
function rootOf(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

/** ⌊10⁹ × (i + ½)^(−5/4)⌋, in whole numbers. */
const weightOf = (place: number): number =>
  Number(rootOf(rootOf((32n * 10n ** 36n) / BigInt(2 * place + 1) ** 5n)));

/** By the curve, before rounding; what is left over is the first's. */
function rawPrizes(entries: number, pool: number, places: number): number[] {
  const shares = SMALL[places - 1];
  if (shares !== undefined) return shares.map((share) => multiplyDivide(pool, share, 100).floor);
  const each = multiplyDivide(pool, 3, 2 * entries).floor;
  const rest = pool - places * each;
  const weights = Array.from({ length: places }, (_, i) => weightOf(i + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => each + multiplyDivide(rest, weight, whole).floor);
}

/** A band's places get the average of their prizes, rounded down as those are. */
function banded(prizes: readonly number[], bands: readonly number[], roundTo: number): number[] {
  const result: number[] = [];
  let at = 0;
  for (const size of bands) {
    const band = prizes.slice(at, at + size);
    if (band.length === 0) break;
    const average = Math.floor(band.reduce((sum, prize) => sum + prize, 0) / band.length);
    result.push(...band.map(() => average - (average % roundTo)));
    at += size;
  }
  return [...result, ...prizes.slice(at)];
}

/**
 * The prizes of an event, first place first: together the pool exactly, never rising downwards. For
 * shares of one's own there is `payouts` of a table.
 *
 * @example
 * import { prizeCurve } from '@sidepot/engine';
 *
 * const prizes = prizeCurve(21, 2_100);
 * if (prizes.ok) prizes.value; // → [856, 522, 394, 328]
 */
export const prizeCurve = (
  entries: number,
  pool: number,
  options: PrizeOptions = {},
): Result<readonly number[]> =>
  answering<readonly number[]>(() => {
    const problem = inputProblem(entries, pool, options);
    if (problem !== undefined) return refused(problem);
    const { roundTo = 1, paidBps = 1500, bands } = options;
    const least = multiplyDivide(pool, 3, 2 * entries).floor;
    if (roundTo > Math.max(1, least)) {
      return refused(reject('BAD_ROUNDING', { roundTo, max: least }));
    }
    const raw = rawPrizes(entries, pool, paidPlaces(entries, paidBps));
    const rounded = raw.map((prize) => prize - (prize % roundTo));
    const prizes = bands === undefined ? rounded : banded(rounded, bands, roundTo);
    const others = prizes.slice(1).reduce((sum, prize) => sum + prize, 0);
    return { ok: true, value: [pool - others, ...prizes.slice(1)] };
  });

function inputProblem(entries: number, pool: number, options: PrizeOptions): Refusal | undefined {
  if (!isObject(options)) return unfit('options', 'object', options);
  const { roundTo = 1, paidBps = 1500, bands } = options;
  const range = { wants: 'wholeFromTo', least: 1, most: MOST_ENTRIES } as const;
  return (
    keysProblem(options, KEYS) ??
    amountProblem(entries, 'entries') ??
    (entries < 1 || entries > MOST_ENTRIES ? unfit('entries', range, entries) : undefined) ??
    amountProblem(pool, 'pool') ??
    unitProblem(roundTo) ??
    (isAmount(paidBps) && paidBps >= 1 && paidBps <= 10_000
      ? undefined
      : unfit('paidBps', { wants: 'wholeFromTo', least: 1, most: 10_000 }, paidBps)) ??
    (bands === undefined || isBands(bands) ? undefined : unfit('bands', 'positives', bands))
  );
}

/** By index: `every` passes over the holes of a list. */
function isBands(bands: unknown): boolean {
  if (!Array.isArray(bands) || bands.length > MOST_ENTRIES) return false;
  for (let i = 0; i < bands.length; i++) if (!isAmount(bands[i]) || bands[i] === 0) return false;
  return true;
}
