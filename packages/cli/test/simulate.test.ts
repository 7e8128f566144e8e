import { describe, expect, test } from 'vitest';
import { asked, expectSame, sidepot } from './sidepot.js';

const HANDS = ['simulate', '--hands', '1500'];
const simulate = (...args: string[]) => asked([...HANDS, ...args]);

interface Report {
  readonly hands: number;
  readonly actions: number;
  readonly showdowns: number;
  readonly sidePots: number;
  readonly chipsIn: number;
  readonly chipsOut: number;
  readonly conserved: boolean;
  readonly handsPerSecond: number;
}

async function json(...args: string[]): Promise<Report> {
  const { code, stdout, stderr } = await simulate(...args, '--json');
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout) as Report;
}

test('a table, the conservation check and the speed', async () => {
  const { code, stdout, stderr } = await sidepot(HANDS);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Hands +1,500$/m);
  expect(stdout).toMatch(/^Actions +[\d,]+ {2}\d+\.\d\d per hand$/m);
  expect(stdout).toMatch(/^Side pots +[\d,]+ {2}in [\d.]+% of the hands, up to \d+ in one$/m);
  expect(stdout).toMatch(/^chips in ([\d,]+) = chips out \1$/m);
  expect(stdout).toMatch(/^[\d,]+ hands\/s: 1,500 in [\d.]+ s on one thread$/m);
  expect(code).toBe(0);
});

test('the same seed plays the same hands, with any number of threads', async () => {
  const [one, two, other] = await Promise.all([
    json('--seed', '5'),
    json('--seed', '5', '--jobs', '2'),
    json('--seed', '6'),
  ]);
  const counts = ({ hands, actions, showdowns, sidePots, chipsIn }: Report) => [
    ...[hands, actions, showdowns, sidePots, chipsIn],
  ];
  expect(counts(two)).toEqual(counts(one));
  expect(counts(other)).not.toEqual(counts(one));
});

test('the order of ante and blind changes what short stacks play for', async () => {
  const short = ['--stacks', '1-30', '--ante', '10', '--ante-mode', 'bigBlind'];
  const [usual, ante, blind] = await Promise.all([
    json(...short),
    json(...short, '--ante-order', 'ante-first'),
    json(...short, '--ante-order', 'blind-first'),
  ]);
  expect(ante.actions).toBe(usual.actions);
  expect(blind.actions).not.toBe(ante.actions);
  expect(blind.conserved).toBe(true);
});

describe('every game', () => {
  test.each([
    ['--limit', 'fixed-limit'],
    ['--game', 'omaha', '--limit', 'no-limit'],
    ['--game', 'omaha6'],
    ['--game', 'omaha5-8', '--ante', '3'],
    ['--game', 'short-deck', '--ante', '4'],
    ['--players', '6', '--stacks', '1-30', '--ante', '7', '--ante-mode', 'bigBlind'],
    ['--players', '2', '--stacks', '500', '--blinds', '25,50', '--unit', '25'],
  ])('%s %s %s %s %s %s %s %s', async (...args) => {
    const report = await json(...args.filter((arg) => arg !== undefined));
    expect(report).toMatchObject({ hands: 1500, conserved: true });
    expect(report.chipsIn).toBe(report.chipsOut);
    expect(report.sidePots).toBeGreaterThanOrEqual(args.includes('2') ? 0 : 1);
  });
});

describe('exit code 2: one line on stderr', () => {
  test.each([
    ['no hands', ['--hands', '0'], /at least 1/],
    ['a range the wrong way', ['--players', '9-2'], /players must be a whole number or a range/],
    ['stacks of nothing', ['--stacks', '0-9'], /stacks must be/],
    ['too many players', ['--players', '8', '--game', 'omaha6'], /TOO_MANY_PLAYERS/],
    [
      'too many in a thread',
      ['--players', '8', '--game', 'omaha6', '--jobs', '2'],
      /TOO_MANY_PLAY/,
    ],
    ['one player', ['--players', '1'], /TOO_FEW_PLAYERS/],
    ['chips past counting', ['--stacks', '999999999', '--hands', '9999999'], /UNSAFE_INTEGER/],
    ['a thousand threads', ['--jobs', '1000'], /at most 64/],
    ['blinds in short deck', ['--game', 'short-deck', '--blinds', '1,2'], /BAD_BLINDS/],
  ])('%s', async (_, args, message) => {
    const { code, stdout, stderr } = await simulate(...args);
    expect(stderr).toMatch(/^sidepot: [^\n]+\n$/);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test('of a process of its own, too', async () => {
    expect((await expectSame([...HANDS, '--players', '1'])).code).toBe(2);
    const threads = ['--players', '8', '--game', 'omaha6', '--jobs', '2'];
    expect((await expectSame([...HANDS, ...threads])).code).toBe(2);
  });
});
