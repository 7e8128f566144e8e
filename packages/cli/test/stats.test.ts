import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked } from './sidepot.js';

let folder = '';
let file = '';

/** An all-in before the flop with a side pot, in cents; a fold; and one that cannot have happened. */
const HANDS = `[1]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [10, 25, 50]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cbr 50', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'd db 5s', 'd db 9c']
players = ['Ann', 'Bob', 'Cem']
year = 2026
month = 10
day = 1
time = 18:30:05

[2]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 f', 'p2 f']
players = ['Ann', 'Bob', 'Cem']
year = 2026
month = 11
day = 2
time = 10:00:00

[3]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [20, 50]
actions = ['p2 cbr 600']
`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sidepot-stats-'));
  file = join(folder, 'hands.phhs');
  writeFileSync(file, HANDS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one object of JSON by the contract; a refused hand is told and the rest counted', async () => {
  const { stdout, stderr, code } = await asked(['stats', file, '--json', '--by', 'month']);
  expect(code).toBe(1);
  expect(stderr).toMatch(/hands\.phhs:\d+, hand 3: NOT_ENOUGH_CHIPS/);
  const { players, ...rest } = JSON.parse(stdout);
  expect(rest).toEqual({
    ...{ hands: 2, refused: 1, unit: 0.01 },
    biggest: [
      ['1', 6000],
      ['2', 500],
    ],
  });
  const { Ann, Bob, Cem } = players;
  expect(Ann.stats).toMatchObject({ vpip: [1, 2], pfr: [0, 2], wsd: [1, 1], sawFlop: [1, 2] });
  expect([Ann.net, Bob.net, Cem.net]).toEqual([1900, 300, -2200]);
  expect(Ann.stakes).toEqual({ '100': [1, 2000], '200': [1, -100] });
  expect(Ann.evNet + Bob.evNet + Cem.evNet).toBeCloseTo(0, 4);
  expect(Cem.positions.btn).toMatchObject({ hands: 2, net: -2200 });
  expect(Cem.groups.map(({ group, net }: { group: string; net: number }) => [group, net])).toEqual([
    ['2026-10', -2500],
    ['2026-11', 300],
  ]);
});

test('a table fits 80 columns, and so does everything of one player', async () => {
  for (const more of [[], ['--by', 'position'], ['--player', 'Cem'], ['--by', 'session']]) {
    const { stdout } = await asked(['stats', file, ...more]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
  }
  const { stdout } = await asked(['stats', file, '--player', 'Cem']);
  expect(stdout).toMatch(/Raise first in +100\.0 % +2\/2/);
  expect((await asked(['stats', file, '--player', 'nobody'])).stdout).toBe('No hands.\n');
});

test('without all-ins adjusted no second result is shown', async () => {
  for (const more of [[], ['--player', 'Cem']]) {
    expect((await asked(['stats', file, ...more])).stdout).toContain('All-in adj.');
    const { stdout } = await asked(['stats', file, ...more, '--no-ev']);
    expect(stdout).toContain('Net');
    expect(stdout).not.toContain('All-in adj.');
  }
});

test('groups may be asked for in the plural', async () => {
  const rows = async (by: string): Promise<string> =>
    (await asked(['stats', file, '--csv', '--by', by])).stdout;
  for (const by of ['position', 'session', 'day', 'month', 'stake', 'game', 'depth']) {
    expect(await rows(`${by}s`)).toBe(await rows(by));
  }
});

test('rows of CSV, with or without all-ins', async () => {
  const { stdout } = await asked(['stats', file, '--csv', '--by', 'stake', '--no-ev']);
  const [head = '', first = ''] = stdout.split('\n');
  expect(head.startsWith('player,group,hands,away,settled,net,')).toBe(true);
  expect(first.startsWith('Ann,100,1,0,1,2000,2000,2000,0,')).toBe(true);
});

test('what is not asked right is usage', async () => {
  for (const args of [
    ['--by', 'moon'],
    ['--json', '--csv'],
    ['--jobs', '0'],
  ]) {
    expect((await asked(['stats', file, ...args])).code).toBe(2);
  }
  expect((await asked(['stats', join(folder, 'none')])).code).toBe(2);
});
