/** Issue 14, 5: on a shared database its clock decides; with a file the machine's, but for jumps. */

import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Timekeeper } from '../../../src/runtime/clock/timekeeper.js';
import type { LastBeat } from '../../../src/store/index.js';

const START = 1_790_000_000_000;
const HOUR = 3_600_000;

/** One machine and one database, whose clocks are set by hand. `shared`: has the database one? */
async function machine(options: { shared: boolean; skew?: number; last?: LastBeat }) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const world = { at: 0, wall: START + (options.skew ?? 0), database: START };
  const lines: string[] = [];
  const keeper = await Timekeeper.start({
    store: {
      clock: async () => (options.shared ? world.database + world.at : null),
      lastBeat: async () => options.last ?? null,
    },
    wall: () => world.wall + world.at,
    monotonic: () => world.at,
    warn: (line) => lines.push(line),
  });
  onTestFinished(() => {
    keeper.stop();
    vi.useRealTimers();
  });
  /** Time goes by; the clocks are read every two seconds. */
  const pass = async (ms: number): Promise<void> => {
    world.at += ms;
    await vi.advanceTimersByTimeAsync(2000);
  };
  return { world, keeper, lines, pass };
}

const idle = (at: number) => ({ at, isTicking: false, outages: [] });
const busy = (at: number) => ({ at, isTicking: true, outages: [] });

describe('issue 14, 5: a shared database', () => {
  test('has the time, whatever the machine says; beyond a second of skew the node is not ready', async () => {
    const { world, keeper, lines, pass } = await machine({ shared: true, skew: 25_000 });
    expect(keeper.now()).toBe(START);
    expect(keeper.skew).toBe(25_000);
    expect(keeper.problem()).toBe("this machine's clock is 25.0 s ahead of the database's");
    expect(lines).toEqual([`not ready: ${keeper.problem()}`]);
    world.wall = START - 900;
    await pass(2000);
    expect(keeper.now()).toBe(START + 2000);
    expect(keeper.skew).toBe(-900);
    expect(keeper.problem()).toBeNull();
    expect(lines).toHaveLength(2);
  });

  test('a jump of the machine changes nothing; one of the database is followed slowly', async () => {
    const { world, keeper, lines, pass } = await machine({ shared: true });
    world.wall -= HOUR;
    await pass(2000);
    expect(keeper.now()).toBe(START + 2000);
    world.wall += HOUR;
    world.database += HOUR;
    await pass(2000);
    expect(keeper.now()).toBe(START + 4000);
    expect(lines).toContain('the clock jumped by 3600.0 s; the tables follow it slowly');
    await pass(2000);
    expect(keeper.now()).toBe(START + 6100);
  });

  test('a node that starts meanwhile shares the time of the others', async () => {
    const last = { at: START - HOUR - 400, lag: HOUR };
    const { keeper } = await machine({ shared: true, last });
    expect(keeper.now()).toBe(START - HOUR);
  });

  test('a node that slept has the time of the others at once', async () => {
    const { world, keeper } = await machine({ shared: true });
    world.wall += HOUR;
    world.database += HOUR;
    keeper.heard(busy(START + HOUR));
    expect(keeper.now()).toBe(START + HOUR);
  });
});

describe('issue 14, 5: with a file', () => {
  test('the machine’s clock is read at the start, but never before what is stored', async () => {
    const { keeper } = await machine({ shared: false, skew: -HOUR, last: { at: START, lag: 0 } });
    expect(keeper.now()).toBe(START);
    expect(keeper.problem()).toBeNull();
  });

  test('a jump is followed slowly while any clock runs, and at once when none does', async () => {
    const { world, keeper, pass } = await machine({ shared: false });
    world.wall += HOUR;
    await pass(2000);
    keeper.heard(busy(START));
    expect(keeper.now()).toBe(START + 2000);
    expect(keeper.problem()).toBeNull();
    keeper.heard(idle(START));
    expect(keeper.now()).toBe(START + 2000 + HOUR);
    world.wall -= 2 * HOUR;
    await pass(2000);
    keeper.heard(idle(START));
    const then = keeper.now();
    expect(then).toBe(START + 4000 + HOUR);
    await pass(20_000);
    expect(keeper.now()).toBe(then + 19_000);
  });
});
