/**
 * Whose time it is (docs/adr/0014). On a shared database its clock decides, and the machine's own is
 * only compared with it; with a file the machine's clock does. Neither is ever followed in a jump
 * while anybody's clock runs.
 */

import type { Pulse, Store } from '../../store/index.js';
import { SteadyClock } from './steady-clock.js';

export interface ServiceClock {
  now(): number;
  /** What this machine's clock is ahead of the one that decides, in milliseconds. */
  readonly skew: number;
  /** Why this node should not serve; null: it may. */
  problem(): string | null;
  /** What the store says of the others' time, and whether any clock runs. */
  heard(pulse: Pulse): void;
}

/** Time as a test or an embedder gives it. */
export const plainClock = (now: () => number): ServiceClock => ({
  now,
  skew: 0,
  problem: () => null,
  heard() {},
});

const EVERY_MS = 2000;
/** The quickest answer of so many tells best. */
const SAMPLES = 3;
/** Beyond that a node is not ready, and a clock has jumped. */
export const MOST_SKEW_MS = 1000;

export interface TimekeeperOptions {
  readonly store: Pick<Store, 'clock' | 'lastBeat'>;
  readonly wall?: () => number;
  readonly monotonic?: () => number;
  /** Told of what the operator should know. */
  readonly warn?: (message: string) => void;
}

interface Sample {
  /** What the clock that decides is ahead of the monotonic one. */
  readonly offset: number;
  /** What the machine's clock is ahead of the monotonic one. */
  readonly wall: number;
  /** How far off the first may be. */
  readonly doubt: number;
}

export class Timekeeper implements ServiceClock {
  readonly #options: Required<TimekeeperOptions>;
  readonly #clock: SteadyClock;
  #sample: Sample;
  #hasJumped = false;
  #isSkewed = false;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  private constructor(options: Required<TimekeeperOptions>, sample: Sample, start: number) {
    this.#options = options;
    this.#clock = new SteadyClock(options.monotonic, start);
    this.#sample = sample;
    this.#take(sample);
    this.#next();
  }

  static async start({
    store,
    wall = () => Date.now(),
    monotonic = () => performance.now(),
    warn = () => {},
  }: TimekeeperOptions): Promise<Timekeeper> {
    const options = { store, wall, monotonic, warn };
    const sample = await measure(options);
    const last = await store.lastBeat();
    const time = monotonic() + sample.offset;
    return new Timekeeper(options, sample, last === null ? time : joining(time, last));
  }

  now(): number {
    return this.#clock.now();
  }

  get skew(): number {
    return this.#sample.wall - this.#sample.offset;
  }

  problem(): string | null {
    if (Math.abs(this.skew) - this.#sample.doubt <= MOST_SKEW_MS) return null;
    const seconds = (Math.abs(this.skew) / 1000).toFixed(1);
    const side = this.skew > 0 ? 'ahead of' : 'behind';
    return `this machine's clock is ${seconds} s ${side} the database's`;
  }

  heard({ at, isTicking }: Pulse): void {
    // Another node knows that it is later: this machine was asleep.
    this.#clock.stepTo(at);
    const { behind } = this.#clock;
    if (!isTicking && behind > 0) this.#clock.stepTo(this.#clock.now() + behind);
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #next(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      measure(this.#options)
        .then((sample) => this.#take(sample))
        // The store is away; others tell. The monotonic clock goes on.
        .catch(() => {})
        .finally(() => this.#next());
    }, EVERY_MS).unref();
  }

  #take(sample: Sample): void {
    this.#sample = sample;
    this.#clock.follow(sample.offset);
    const { behind } = this.#clock;
    const hasJumped = Math.abs(behind) - sample.doubt > MOST_SKEW_MS;
    if (hasJumped && !this.#hasJumped) {
      const seconds = (behind / 1000).toFixed(1);
      this.#options.warn(`the clock jumped by ${seconds} s; the tables follow it slowly`);
    }
    this.#hasJumped = hasJumped;
    const problem = this.problem();
    if (problem !== null && !this.#isSkewed) this.#options.warn(`not ready: ${problem}`);
    if (problem === null && this.#isSkewed)
      this.#options.warn("the machine's clock is right again");
    this.#isSkewed = problem !== null;
  }
}

/** A beat that waited for the database looks so late, too. */
const LEAST_LAG_MS = 5000;

/** Nodes that follow a jump slowly have a time of their own, which the next one shares. */
function joining(time: number, { at, lag }: { readonly at: number; readonly lag: number }): number {
  const isServed = Math.abs(time - (at + lag)) <= MOST_SKEW_MS;
  const hasJumped = Math.abs(lag) > LEAST_LAG_MS;
  return Math.max(at, isServed && hasJumped ? time - lag : time);
}

async function measure({
  store,
  wall,
  monotonic,
}: Pick<Required<TimekeeperOptions>, 'store' | 'wall' | 'monotonic'>): Promise<Sample> {
  let best: Sample | null = null;
  for (let i = 0; i < SAMPLES; i++) {
    const asked = monotonic();
    const told = await store.clock();
    const heard = monotonic();
    const machine = wall() - heard;
    if (told === null) return { offset: machine, wall: machine, doubt: 0 };
    const doubt = (heard - asked) / 2;
    if (best !== null && best.doubt <= doubt) continue;
    best = { offset: told + doubt - heard, wall: machine, doubt };
  }
  if (best === null) throw new Error('no clock was asked');
  return best;
}
