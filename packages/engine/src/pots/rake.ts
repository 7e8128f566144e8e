/** The house's share (R91–R97): one rounding and one cap per hand, then spread over the pots. */

import {
  choiceProblem,
  flagProblem,
  isObject,
  keysInProblem,
  keysProblem,
  unfit,
} from '../checks.js';
import { isAmount, multiplyDivide } from '../chips.js';
import type { Refusal, Wanted } from '../errors.js';

/** How a part of a chip of rake is rounded (R93). */
export const RAKE_ROUNDINGS = ['floor', 'half-even'] as const;
/** Which pots pay the rake (R96). */
export const RAKE_SPREADS = ['proportional', 'main-first'] as const;

/** From `players` dealt in upwards the rake is at most `cap`. */
export interface RakeCapStep {
  readonly players: number;
  readonly cap: number;
}

/** What the house takes of a hand (R91–R97). */
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

export const RAKE_KEYS: readonly string[] = [
  'bps',
  'cap',
  'rounding',
  'noFlopNoDrop',
  'flopSeen',
  'spread',
];
export const CAP_KEYS: readonly string[] = ['players', 'cap'];

const BPS = 10_000;

export function rakeProblem(config: RakeConfig): Refusal | undefined {
  const bad = (field: string, wanted: Wanted, value: unknown): Refusal =>
    unfit(`rakeConfig${field}`, wanted, value, 'BAD_RAKE');
  if (!isObject(config)) return bad('', 'objectOrNull', config);
  const unknown =
    keysProblem(config, RAKE_KEYS, 'rakeConfig.') ??
    keysInProblem(config.cap, CAP_KEYS, 'rakeConfig.cap');
  if (unknown !== undefined) return unknown;
  const { bps, cap, rounding, spread } = config;
  if (!isAmount(bps) || bps > BPS) return bad('.bps', 'basisPoints', bps);
  if (!isCap(cap)) return bad('.cap', 'rakeCap', cap);
  return (
    flagProblem('rakeConfig.noFlopNoDrop', config.noFlopNoDrop, 'BAD_RAKE') ??
    flagProblem('rakeConfig.flopSeen', config.flopSeen, 'BAD_RAKE') ??
    choiceProblem('rakeConfig.rounding', rounding, RAKE_ROUNDINGS, 'BAD_RAKE') ??
    choiceProblem('rakeConfig.spread', spread, RAKE_SPREADS, 'BAD_RAKE')
  );
}

function isCap(cap: unknown): cap is RakeConfig['cap'] {
  if (cap === undefined || cap === null || isAmount(cap)) return true;
  if (!Array.isArray(cap) || cap[0]?.players !== 2) return false;
  for (let i = 0; i < cap.length; i++) {
    const step: Partial<RakeCapStep> | undefined = cap[i] ?? undefined;
    if (!isAmount(step?.players) || !isAmount(step.cap)) return false;
    if (i > 0 && step.players <= cap[i - 1].players) return false;
  }
  return true;
}

/** What the house takes of a hand, and by which cap. */
export interface HandRake {
  readonly amount: number;
  /** The cap that applies, null for none. */
  readonly cap: number | null;
  /** False if the hand is free because no community card was dealt (R95). */
  readonly due: boolean;
}

/** The rake of the hand, on the frozen pots after the refund (R92), in whole units (R93). */
export function rakeOf(
  base: number,
  config: RakeConfig,
  unit: number,
  dealtIn: number,
  showdown: boolean,
): HandRake {
  const cap = capFor(config.cap ?? null, dealtIn);
  const due = config.noFlopNoDrop === false || (config.flopSeen ?? showdown);
  if (!due) return { amount: 0, cap, due };
  const { floor, rest } = multiplyDivide(base / unit, config.bps, BPS);
  const half = rest - BPS / 2;
  const up = config.rounding === 'half-even' && (half > 0 || (half === 0 && floor % 2 === 1));
  const most = cap === null ? Infinity : Math.floor(cap / unit);
  return { amount: Math.min(up ? floor + 1 : floor, most) * unit, cap, due };
}

function capFor(cap: number | null | readonly RakeCapStep[], dealtIn: number): number | null {
  if (cap === null || typeof cap === 'number') return cap;
  let found: number | null = null;
  for (const step of cap) if (dealtIn >= step.players) found = step.cap;
  return found;
}

/**
 * Which pot pays how much of it, in whole units (R96). The parts sum to `rake` and none exceeds its
 * pot.
 */
export function spreadRake(
  rake: number,
  amounts: readonly number[],
  unit: number,
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
  const parts = amounts.map((amount) => multiplyDivide(rake / unit, amount, base).floor * unit);
  left -= parts.reduce((sum, part) => sum + part, 0);
  const largestFirst = amounts
    .map((amount, index) => ({ amount, index }))
    .sort((a, b) => b.amount - a.amount || a.index - b.index);
  for (const { index } of largestFirst.slice(0, left / unit)) {
    parts[index] = (parts[index] ?? 0) + unit;
  }
  return parts;
}
