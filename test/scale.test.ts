import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, said } from './helpers.js';

const costs = JSON.parse(readFileSync(join(ROOT, 'bench/scale/costs.json'), 'utf8'));
const { crowd, DEFAULTS, demand, playDay } = await import(join(ROOT, 'bench/scale/day.mjs'));

describe('issue 14, 17: a day of players', () => {
  test('the costs say when and where they were measured, and none is missing or below nothing', () => {
    expect(costs.made).toBe('npm run scale -- --measure');
    expect(costs.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(costs.machine).toMatch(/cores, Node v\d+/);
    const numbers = JSON.stringify(costs).match(/:-?[\d.]+/g) ?? [];
    expect(numbers.length).toBeGreaterThan(20);
    for (const number of numbers) expect(Number(number.slice(1))).toBeGreaterThanOrEqual(0);
    for (const name of ['action', 'view']) expect(costs[name].nodeMicroseconds).toBeGreaterThan(0);
  });

  test('the same seed is the same day, another one another', () => {
    expect(playDay(costs, { players: 5000 })).toEqual(playDay(costs, { players: 5000 }));
    const [one, other] = [1, 2].map((seed) => playDay(costs, { players: 5000, seed }).peak.there);
    expect(one).not.toBe(other);
  });

  test('everybody who came is there for as long as they stay', () => {
    const options = { ...DEFAULTS, players: 20_000, minutes: 60 };
    let there = 0;
    for (const minute of crowd(options)) there += minute.there;
    expect(there / (options.players * options.minutes)).toBeCloseTo(1, 1);
  });

  test('ten times the players take about ten times as much, and not fewer nodes or databases', () => {
    const [small, large] = [20_000, 200_000].map((players) => playDay(costs, { players }));
    expect(large.peak.actions / small.peak.actions).toBeGreaterThan(9);
    expect(large.peak.actions / small.peak.actions).toBeLessThan(11);
    expect(large.nodes).toBeGreaterThan(small.nodes);
    expect(large.shards).toBeGreaterThanOrEqual(small.shards);
    const huge = playDay(costs, { players: 20_000_000 });
    expect(huge.nodes).toBeGreaterThan(large.nodes);
    expect(huge.shards).toBeGreaterThan(1);
  });

  test('nodes and databases are as busy as they may be at the busiest minute, and no more', () => {
    const { nodes, shards, peak, options } = playDay(costs, { players: 1_000_000 });
    expect(peak.nodeCpu / nodes).toBeLessThanOrEqual(options.headroom);
    expect(peak.databaseCpu / shards / options.cores).toBeLessThanOrEqual(options.headroom);
    const fewer = demand(costs, options, peak.there, nodes - 1);
    const isFull = fewer.nodeCpu / (nodes - 1) > options.headroom;
    const isHeavy = fewer.nodeMemory / (nodes - 1) > options.memory * 2 ** 30 * options.headroom;
    expect(isFull || isHeavy).toBe(true);
  });

  const scale = (...args: readonly string[]) =>
    said(process.execPath, ['scripts/scale.mjs', ...args], ROOT);

  test('npm run scale prints it, and refuses what is no number', async () => {
    const { stdout } = await scale('--players', '30000', '--news', 'postgres');
    expect(stdout).toMatch(/30,000 players.*news by postgres/);
    expect(stdout).toMatch(/\d+ nodes? at \d+ % of a core/);
    expect(stdout.match(/^\| \d\d:00 /gm)).toHaveLength(24);
    for (const args of [['--players', 'x'], ['--seats', '1'], ['--what']]) {
      await expect(scale(...args)).rejects.toThrow('npm run scale -- ');
    }
  });
});
