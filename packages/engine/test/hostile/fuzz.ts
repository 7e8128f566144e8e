/**
 * Every exported function with hostile values in every argument, and in every field of it (R104). It
 * must answer: a Result whose code is one of ours, a thrown PokerError, or something ordinary; never
 * another exception, never a change of what was handed in (all of it is frozen), never for ever.
 */

import { runInThisContext } from 'node:vm';
import * as engine from '@sidepot/engine';
import { ERROR_CODES, PokerError, randomBelow, seededRng } from '@sidepot/engine';
import type { Row } from './row.js';
import { CALLS } from './rows.js';
import { CHANGES, type Change, copyOf, deepFreeze, isOpen, REPLACEMENTS } from './values.js';

/** Trusted for speed, and said so in their comments. */
export const UNCHECKED: readonly string[] = [
  'evaluate5',
  'evaluate6',
  'evaluate7',
  'evaluateBatch',
  'rankOf',
  'suitOf',
  'makeCard',
];

/** What is promised cannot be judged when the call is over: it has a test of its own. */
export const PROMISING: readonly string[] = ['equityAsync'];

export const exportedFunctions = (): string[] =>
  Object.entries(engine)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name);

/** All calls of one function take seconds, on a busy machine many; this only ends what never would. */
const WATCHDOG_MS = 150_000;

interface Case {
  readonly path: readonly PropertyKey[];
  readonly change: Change;
}

export interface Failure {
  readonly seed: number;
  readonly call: string;
  /** "args[1].players[0].seat: a symbol" for each change. */
  readonly changes: readonly string[];
  readonly message: string;
}

export interface Report {
  readonly calls: number;
  readonly refused: number;
  readonly failures: readonly Failure[];
}

interface Counters {
  calls: number;
  refused: number;
}

type Rng = () => number;
const pick = <T>(rng: Rng, list: readonly T[]): T => list[randomBelow(rng, list.length)] as T;

/** Any place in the arguments: an argument itself, a field of it, a field of that. */
function randomPath(rng: Rng, args: readonly unknown[]): PropertyKey[] {
  const path: PropertyKey[] = [];
  let value: unknown = args;
  for (;;) {
    const keys = isOpen(value) ? Object.keys(value) : [];
    if (keys.length === 0 || (path.length > 0 && randomBelow(rng, 4) === 0)) return path;
    const key = pick(rng, keys);
    path.push(key);
    value = (value as Record<string, unknown>)[key];
  }
}

/** New containers along the path, the rest shared: the arguments of the row stay as they are. */
function changed(args: readonly unknown[], { path, change }: Case): unknown[] {
  const copy = copyOf(args) as unknown[];
  let parent = copy as unknown as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) {
    const value = Object.getOwnPropertyDescriptor(parent, key)?.value;
    if (!isOpen(value)) return copy;
    parent[key] = copyOf(value);
    parent = parent[key] as Record<PropertyKey, unknown>;
  }
  const last = path.at(-1);
  // The list of arguments itself is ours: a getter there would throw in our own hands.
  if (last !== undefined && !(path.length === 1 && change.isGetter)) change.apply(parent, last);
  return copy;
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => (/^\d+$/.test(String(key)) ? `[${String(key)}]` : `.${String(key)}`)).join('');

/** What is wrong with the answer; nothing if it is one of those that are allowed. */
function judge(row: Row, cases: readonly Case[], run: () => unknown, counts: Counters): string {
  counts.calls++;
  const isTrapped = cases.some(({ change }) => change.isTrap);
  const isInState = cases.some(({ path }) => row.states?.includes(Number(path[0])) === true);
  const may = (code: unknown, isThrown: boolean): string => {
    counts.refused++;
    if (!(ERROR_CODES as readonly unknown[]).includes(code)) return `no code: ${String(code)}`;
    if (code === 'UNREADABLE' && !isTrapped && !isInState) return 'UNREADABLE without a trap';
    if (code === 'CONSERVATION' && isInState) return '';
    if (code === 'CONSERVATION' && row.counts !== true) return 'CONSERVATION';
    return isThrown && row.returns === 'result' ? `thrown: ${String(code)}` : '';
  };
  try {
    const answer = run() as { readonly ok?: unknown; readonly error?: { readonly code?: unknown } };
    return row.returns === 'result' && answer.ok !== true ? may(answer.error?.code, false) : '';
  } catch (error) {
    if (error instanceof PokerError) {
      return error.refusal.code === error.code ? may(error.code, true) : 'two codes';
    }
    if (isTimeout(error)) throw error;
    if (isTrapped && cases.some(({ path }) => row.callbacks?.includes(Number(path[0])))) return '';
    return error instanceof Error ? `${error.stack ?? error}` : `thrown: ${String(error)}`;
  }
}

const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

class Fuzz {
  readonly counts: Counters = { calls: 0, refused: 0 };
  readonly failures: Failure[] = [];
  readonly #seed: number;
  readonly #most: number;
  #now: readonly [name: string, cases: readonly Case[]] = ['', []];

  constructor(seed: number, most: number) {
    this.#seed = seed;
    this.#most = most;
  }

  call(name: string, row: Row, args: readonly unknown[], cases: readonly Case[]): void {
    this.#now = [name, cases];
    const given = deepFreeze(cases.reduce(changed, args as unknown[]));
    const message = judge(row, cases, () => row.call(...(given as never[])), this.counts);
    if (message !== '') this.#fail(message);
  }

  #fail(message: string): void {
    const [call, cases] = this.#now;
    const changes = cases.map(({ path, change }) => `args${placeOf(path)}: ${change.name}`);
    this.failures.push({ seed: this.#seed, call, changes, message: message.slice(0, 1000) });
  }

  get isFull(): boolean {
    return this.failures.length >= this.#most;
  }

  /** Under a watchdog that names what it had to end. */
  guard(body: () => void): void {
    const key = '__hostile';
    const scope = globalThis as unknown as Record<string, unknown>;
    scope[key] = body;
    try {
      runInThisContext(`globalThis.${key}()`, { timeout: WATCHDOG_MS });
    } catch (error) {
      if (!isTimeout(error)) throw error;
      this.#fail('never ends');
    } finally {
      delete scope[key];
    }
  }

  get report(): Report {
    return { ...this.counts, failures: this.failures };
  }
}

/** One function: every hostile value for each whole argument, then `samples` places inside of them. */
export function fuzzCall(name: string, seed: number, samples: number, most = 3): Report {
  const row = CALLS[name];
  if (row === undefined) throw new Error(`${name} has no row`);
  const fuzz = new Fuzz(seed, most);
  const rng = seededRng(seed);
  fuzz.guard(() => {
    const sets = row.args();
    for (const [k, args] of sets.entries()) {
      fuzz.call(name, row, args, []);
      for (let i = 0; i < args.length && !fuzz.isFull; i++) {
        // The first set stands for all: whole arguments are judged alike.
        if (k > 0) break;
        for (const change of REPLACEMENTS)
          fuzz.call(name, row, args, [{ path: [String(i)], change }]);
      }
    }
    for (let left = samples; left > 0 && !fuzz.isFull; left--)
      randomCall(fuzz, rng, name, row, sets);
  });
  return fuzz.report;
}

function randomCall(
  fuzz: Fuzz,
  rng: Rng,
  name: string,
  row: Row,
  sets: readonly (readonly unknown[])[],
): void {
  const args = pick(rng, sets);
  if (args.length === 0) return;
  const count = randomBelow(rng, 4) === 0 ? 2 : 1;
  const cases = Array.from({ length: count }, () => ({
    path: randomPath(rng, args),
    change: pick(rng, CHANGES),
  }));
  fuzz.call(name, row, args, cases);
}

export interface CampaignOptions {
  readonly seed: number;
  readonly seconds: number;
  readonly onProgress?: (calls: number) => void;
}

/** Function after function, round after round, each with a seed of its own. */
export function campaign({ seed, seconds, onProgress }: CampaignOptions): Report {
  const end = performance.now() + 1000 * seconds;
  const names = Object.keys(CALLS);
  let calls = 0;
  let refused = 0;
  for (let round = 0; performance.now() < end; round++) {
    for (const name of names) {
      const report = fuzzCall(name, seed + round, 300, 1);
      calls += report.calls;
      refused += report.refused;
      onProgress?.(calls);
      if (report.failures.length > 0) return { calls, refused, failures: report.failures };
      if (performance.now() >= end) break;
    }
  }
  return { calls, refused, failures: [] };
}
