import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { asked, BIN, cleanEnv, expectSame, jsonLines, sidepot } from './sidepot.js';

const ESCAPE = '\u001b';
const folder = mkdtempSync(join(tmpdir(), 'sidepot-equity-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const printed = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await asked(['equity', ...args]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
};

interface Answer {
  readonly method: string;
  readonly total: number;
  readonly hands: readonly {
    readonly hand: string;
    readonly win: number;
    readonly ties: readonly number[];
    readonly equity: number;
    readonly standardError: number;
  }[];
}

const answer = async (...args: readonly string[]): Promise<Answer> => {
  const [first, ...more] = jsonLines(await printed('--json', ...args));
  expect(more).toEqual([]);
  return first as Answer;
};

describe('the table', () => {
  test('in a pipe: plain, aligned, exact', async () => {
    expect(await printed('AsKs', 'QhQd')).toBe(
      [
        'Hand     Win    Tie  Equity',
        '────  ──────  ─────  ──────  ────────────────────────────',
        'AsKs  46.02%  0.39%  46.21%  ███████████████████████▋',
        'QhQd  53.59%  0.39%  53.79%  ███████████████████████████▍',
        '',
        'exact: 1,712,304 run-outs\n',
      ].join('\n'),
    );
  });

  test('a hand that cannot win has no bar, one that cannot lose a full one', async () => {
    const stdout = await printed('AsKs', 'QhQd', '--board', 'Qs Js Ts');
    expect(stdout).toMatch(/^AsKs +100\.00% +0\.00% +100\.00% {2}█{49}$/m);
    expect(stdout).toMatch(/^QhQd +0\.00% +0\.00% +0\.00%$/m);
    expect(stdout).toMatch(/\n\nexact: 990 run-outs\n$/);
  });

  test('samples say how many they are and how exact', async () => {
    const stdout = await printed('AsKs', 'QhQd', '--samples', '20000', '--seed', '5');
    expect(stdout).toMatch(/\n\n20,000 samples, ± 0\.3\d %\n$/);
  });

  test('nothing is wider than 80 columns, however long a range', async () => {
    const range = '22+,A2s+,K2s+,Q2s+,J2s+,T2s+,92s+,82s+';
    const stdout = await printed(range, 'QhQd', '--board', 'Qs Js Ts');
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThan(81);
    expect(stdout).toContain('…');
  });

  test('coloured if wanted', async () => {
    const args = ['equity', 'AsKs', 'QhQd', '--board', '2c3d4h'];
    const plain = (await expectSame(args)).stdout;
    const coloured = (await asked(args, { env: { FORCE_COLOR: '1' } })).stdout;
    expect(plain).not.toContain(ESCAPE);
    expect(coloured).toContain(ESCAPE);
    expect(coloured.replaceAll(new RegExp(`${ESCAPE}\\[\\d+m`, 'g'), '')).toBe(plain);
  });
});

describe('--json', () => {
  test('exact counts of AsKs against QhQd', async () => {
    const { method, total, hands } = await answer('AsKs', 'QhQd');
    expect([method, total]).toEqual(['exact', 1_712_304]);
    expect(hands.map(({ hand, win, ties }) => ({ hand, win, ties }))).toEqual([
      { hand: 'AsKs', win: 787_966, ties: [0, 6_732] },
      { hand: 'QhQd', win: 917_606, ties: [0, 6_732] },
    ]);
    expect(hands.map(({ standardError }) => standardError)).toEqual([0, 0]);
    expect((hands[0]?.equity ?? 0) + (hands[1]?.equity ?? 0)).toBeCloseTo(1, 12);
  });

  test('the board and dead cards are out of the deck', async () => {
    const args = ['AsKs', 'QhQd', '7c7d', '--board', 'Qs7s2d'];
    expect((await answer(...args)).total).toBe((43 * 42) / 2);
    expect((await answer(...args, '--dead', 'Ah Ac')).total).toBe((41 * 40) / 2);
  });

  test('a finished board is one run-out', async () => {
    const { total, hands } = await answer('AsKs', 'AhKh', '--board', '2c3d4c9dTh');
    expect(total).toBe(1);
    expect(hands.map(({ win, ties }) => [win, ties])).toEqual([
      [0, [0, 1]],
      [0, [0, 1]],
    ]);
  });

  test('--samples is that many, the same for the same seed', async () => {
    const args = ['AsKs', 'QhQd', '--samples', '10000', '--seed'];
    const one = await answer(...args, '1');
    expect([one.method, one.total]).toEqual(['monte-carlo', 10_000]);
    expect(await answer(...args, '1')).toEqual(one);
    expect(await answer(...args, '2')).not.toEqual(one);
    const { equity, standardError } = one.hands[0] as Answer['hands'][number];
    expect(standardError).toBeGreaterThan(0);
    expect(Math.abs(equity - 0.4621)).toBeLessThan(4 * standardError);
  });

  test('a range', async () => {
    const { hands } = await answer('QQ+', 'AsKs', '--board', '2c3d4h9dTh');
    expect(hands.map(({ hand }) => hand)).toEqual(['QQ+', 'AsKs']);
    expect(hands[0]?.equity).toBe(1);
  });

  test('--game omaha', async () => {
    const args = ['AsAhKdQd', '9s8s7h6h', '--game', 'omaha', '--board', 'Ts7s2d'];
    expect((await answer(...args)).total).toBe((41 * 40) / 2);
  });
});

describe('other games', () => {
  test('high-low: both halves and who takes all', async () => {
    const args = ['AsAh2d3d', 'KsKhQdJc', '--game', 'omaha8', '--board', '4c5h9s'];
    const stdout = await printed(...args);
    expect(stdout).toMatch(/^Hand +Win high +Tie high +Win low +Tie low +Scoop +Equity/);
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThan(81);
    const { hands } = await answer(...args);
    expect(hands[1]).toMatchObject({ low: { win: 0 } });
  });

  test('short deck has no deuces', async () => {
    expect((await answer('AsKs', 'QhQd', '--game', 'short-deck')).total).toBe(201_376);
    const { code, stderr } = await asked(['equity', 'AsKs', '2h2d', '--game', 'short-deck']);
    expect(stderr).toBe('sidepot: BAD_CARD: 2h is not a card of short-deck\n');
    expect(code).toBe(2);
  });
});

describe('stud and draw', () => {
  test('razz with dead cards: what is not known of a hand is dealt', async () => {
    const args = ['Ac2d3hKs4d', '5c6d7h8sAh', '--game', 'razz'];
    expect(await printed(...args)).toMatch(
      /^Hand +Win +Tie +Equity.*\n\nexact: 671,580 run-outs\n$/s,
    );
    expect((await answer(...args, '--dead', '2c2h')).total).toBe(548_340);
    expect(
      (await answer('Ac2d3hKs4d9c', '5c6d7h8sAhQd', ...args.slice(2), '--board', '2c')).total,
    ).toBe(1);
  });

  test('a draw: what is kept, a slash and what is thrown', async () => {
    const { total, hands } = await answer('9c8d6h4s3c', '2c3d4h7s/Kd', '--game', '27td');
    expect([total, hands[1]?.hand]).toEqual([42, '2c3d4h7s/Kd']);
  });

  test.each([
    [
      'badeucy',
      ['2c3d4h7sKd', '2d3c4s8hQh'],
      /^Hand +Win low +Tie low +Win badugi +Tie badugi +Scoop/,
    ],
    [
      'drawmaha',
      ['AcAdKhKs9d', 'QcJdTh9s8d', '--board', 'QdJcTc2c'],
      /^Hand +Win high +Tie high +Win hand/,
    ],
    ['stud-hilo', ['2c3d4h7sKd', '2d3c4s8hQh'], /^Hand +Win high +Tie high +Win low/],
  ])('%s names its halves', async (game, args, heading) => {
    const stdout = await printed(...args, '--game', game);
    expect(stdout).toMatch(heading);
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThan(81);
  });

  test.each([
    [
      'too many thrown',
      ['2c3d/4h7s8d9d', '2d3c4cKcQh', '--game', 'drawmaha'],
      /discards must be at most 3 cards/,
    ],
    [
      'a throw in stud',
      ['Ac2d/3h', '5c6d7h', '--game', 'razz'],
      /discards must be at most 0 cards/,
    ],
    ['four cards of five', ['2c3d4h7s', '2d3c4cKcQh', '--game', '27td'], /hands of 5 cards/],
    [
      'two on the board',
      ['2c3d4h7s8d', '2d3c4cKcQh', '--game', 'courchevel', '--board', '9c9d'],
      /0, 1, 3, 4 or 5 cards/,
    ],
  ])('%s', async (_name, args, message) => {
    const { code, stderr } = await asked(['equity', ...args]);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });
});

describe('exit code 2: one line on stderr, nothing on stdout', () => {
  test.each([
    ['a bad card', ['AsKs', 'QhXx'], /^sidepot: BAD_[A-Z]+: .*Xx/],
    ['a bad board', ['AsKs', 'QhQd', '--board', '2c3cXx'], /BAD_CARD: Xx is not a card/],
    ['a bad dead card', ['AsKs', 'QhQd', '--dead', 'Xx'], /BAD_CARD: Xx is not a card/],
    ['a card in two hands', ['AsKs', 'AsQd'], /DUPLICATE_CARD: As is there twice/],
    ['a card twice in a hand', ['AsAs', 'KdQd'], /As/],
    ['a card on the board too', ['AsKs', 'QhQd', '--board', 'As2c3c'], /DUPLICATE_CARD: As/],
    ['a dead card in a hand', ['AsKs', 'QhQd', '--dead', 'Qd'], /DUPLICATE_CARD: Qd/],
    ['one hand', ['AsKs'], /^sidepot: [A-Z_]+: /],
    ['no hand', [], /missing required argument 'hands'/],
    ['an unknown game', ['AsKs', 'QhQd', '--game', 'bridge'], /'bridge' is invalid/],
    ['no number', ['AsKs', 'QhQd', '--samples', 'many'], /'many' is invalid. It must be a whole/],
    ['no sample', ['AsKs', 'QhQd', '--samples', '0'], /'0' is invalid. It must be at least 1/],
    ['a bad seed', ['AsKs', 'QhQd', '--seed', '1.5'], /'1.5' is invalid/],
    ['an unknown flag', ['AsKs', 'QhQd', '--jsno'], /unknown option '--jsno'.*--json/],
  ])('%s', async (_name, args, message) => {
    const { code, stdout, stderr } = await asked(['equity', ...args]);
    expect(stderr).toMatch(/^sidepot: [^\n]+\n$/);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test('of a process of its own, too', async () => {
    expect((await expectSame(['equity', 'AsKs', 'AsQd'])).code).toBe(2);
  });
});

/** A pseudo-terminal from util-linux, where there is one. */
const hasTerminal = process.platform === 'linux' && existsSync('/usr/bin/script');

describe.skipIf(!hasTerminal)('on a terminal', () => {
  const onTerminal = (command: string) =>
    sidepot(['-qec', command, '/dev/null'], { command: 'script', env: { TERM: 'xterm' } });
  const program = `"${process.execPath}" "${BIN}" equity`;
  const CTRL_C = '\u0003';
  const NO_END = '--samples 100000000000';

  test('a short count: colours, no progress', async () => {
    const { code, stdout } = await onTerminal(`${program} AsKs QhQd --board 2c3d4h`);
    expect(stdout).toContain(`${ESCAPE}[36mAsKs${ESCAPE}[39m`);
    expect(stdout).not.toContain(`${ESCAPE}[2K`);
    expect(code).toBe(0);
  });

  test('a long one shows its progress; Ctrl-C erases it and ends with 130', async () => {
    const args = ['-qec', `${program} random random ${NO_END}`, '/dev/null'];
    const child = spawn('script', args, { env: { ...cleanEnv(), TERM: 'xterm' } });
    let stdout = '';
    let pressed = false;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (!pressed && stdout.includes(`${ESCAPE}[2K`)) {
        pressed = true;
        child.stdin.write(CTRL_C);
      }
    });
    const [code] = await once(child, 'close');
    expect(stdout).toContain(`\r${ESCAPE}[2K  0% `);
    expect(stdout).toMatch(/\r[^\r]*\[2Ksidepot: ABORTED: stopped before the end\r\n$/);
    expect(code).toBe(130);
  });

  test('a mistake is still one line', async () => {
    const { code, stdout } = await onTerminal(`${program} AsKs AsQd`);
    expect(stdout).toBe('sidepot: DUPLICATE_CARD: As is there twice\r\n');
    expect(code).toBe(2);
  });
});

describe.skipIf(process.platform === 'win32')('the examples of the help run when pasted', () => {
  test.each([
    ['eval', 'Full house, kings over nines'],
    ['equity', 'exact: 1,712,304 run-outs'],
  ])('%s', async (command, proof) => {
    const bin = mkdtempSync(join(folder, 'bin-'));
    const shim = join(bin, 'sidepot');
    writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
    chmodSync(shim, 0o755);
    const { stdout: help } = await asked([command, '--help']);
    const examples = help.split('Examples:\n')[1] ?? '';
    expect(examples).toContain(`sidepot ${command}`);
    for (const line of help.split('\n')) expect(line.length).toBeLessThan(81);
    const { code, stdout, stderr } = await sidepot(['-e', '-c', examples], {
      command: 'sh',
      cwd: bin,
      env: { PATH: `${bin}${delimiter}${process.env['PATH']}` },
    });
    expect(stderr).toBe('');
    expect(stdout).toContain(proof);
    expect(code).toBe(0);
  });
});
