/** The house's share (R91–R97): one rounding and one cap per hand, then spread over the pots. */

import { isAmount, multiplyDivide } from '../chips.js';
import { type Rejection, reject } from '../errors.js';

export const RAKE_ROUNDINGS = ['floor', 'half-even'] as const;
export const RAKE_SPREADS = ['proportional', 'main-first'] as const;

/** From `players` dealt in upwards the rake is at most `cap`. */
export interface RakeCapStep {
  readonly players: number;
  readonly cap: number;
}

export interface RakeConfig {
  /** Basis points: 500 is 5 %. */
  readonly bps: number;
  /** Per hand, never per pot (R94); null or absent for none. The first step is for 2 players. */
  readonly cap?: number | null | readonly RakeCapStep[];
  readonly rounding?: (typeof RAKE_ROUNDINGS)[number];
  /** R95; true unless said otherwise. */
  readonly noFlopNoDrop?: boolean;
  /** Was a community card dealt? If absent: a showdown says yes, a hand without one says no. */
  readonly flopSeen?: boolean;
  readonly spread?: (typeof RAKE_SPREADS)[number];
}

const BPS = 10_000;

export function rakeProblem(config: RakeConfig): Rejection | undefined {
  const bad = (field: string, value: unknown, wants: string): Rejection =>
    reject('BAD_RAKE', `rakeConfig.${field} must be ${wants}`, { field, value });
  if (typeof config !== 'object' || Array.isArray(config)) {
    return reject('BAD_RAKE', 'rakeConfig must be an object or null', { value: config });
  }
  const { bps, cap, rounding, spread } = config;
  if (!isAmount(bps) || bps > BPS) return bad('bps', bps, 'a whole number from 0 to 10,000');
  if (!isCap(cap)) {
    return bad('cap', cap, 'chips, null, or steps { players, cap } rising from 2 players');
  }
  if (rounding !== undefined && !RAKE_ROUNDINGS.includes(rounding)) {
    return bad('rounding', rounding, RAKE_ROUNDINGS.join(' or '));
  }
  if (spread !== undefined && !RAKE_SPREADS.includes(spread)) {
    return bad('spread', spread, RAKE_SPREADS.join(' or '));
  }
  for (const field of ['noFlopNoDrop', 'flopSeen'] as const) {
    const value = config[field];
    if (value !== undefined && typeof value !== 'boolean')
      return bad(field, value, 'true or false');
  }
  return undefined;
}

function isCap(cap: unknown): cap is RakeConfig['cap'] {
  if (cap === undefined || cap === null || isAmount(cap)) return true;
  return (
    Array.isArray(cap) &&
    cap[0]?.players === 2 &&
    cap.every((step, i) => {
      const rising = i === 0 || step?.players > cap[i - 1].players;
      return rising && isAmount(step?.players) && isAmount(step?.cap);
    })
  );
}

/** The rake of the hand, on the frozen pots after the refund (R92). */
export function rakeOf(base: number, config: RakeConfig, dealtIn: number, flop: boolean): number {
  if ((config.noFlopNoDrop ?? true) && !flop) return 0;
  const { floor, rest } = multiplyDivide(base, config.bps, BPS);
  const roundUp =
    config.rounding === 'half-even' && (rest > BPS / 2 || (rest === BPS / 2 && floor % 2 === 1));
  return Math.min(floor + (roundUp ? 1 : 0), capFor(config, dealtIn));
}

function capFor({ cap }: RakeConfig, dealtIn: number): number {
  if (cap === undefined || cap === null) return Infinity;
  if (typeof cap === 'number') return cap;
  let found = Infinity;
  for (const step of cap) if (dealtIn >= step.players) found = step.cap;
  return found;
}

/** Which pot pays how much of it (R96). The parts sum to `rake` and none exceeds its pot. */
export function spreadRake(
  rake: number,
  amounts: readonly number[],
  spread: RakeConfig['spread'] = 'proportional',
): number[] {
  let left = rake;
  if (spread === 'main-first') {
    return amounts.map((amount) => {
      const part = Math.min(left, amount);
      left -= part;
      return part;
    });
  }
  const base = amounts.reduce((sum, amount) => sum + amount, 0);
  const parts = amounts.map((amount) => multiplyDivide(rake, amount, base).floor);
  left -= parts.reduce((sum, part) => sum + part, 0);
  const largestFirst = amounts
    .map((amount, index) => ({ amount, index }))
    .sort((a, b) => b.amount - a.amount || a.index - b.index);
  for (const { index } of largestFirst.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
