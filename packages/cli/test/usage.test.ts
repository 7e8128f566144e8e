import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programOf } from '../src/program.js';
import { asked, BIN, expectSame, HEADS_UP_ANSWER, headsUp, sidepot } from './sidepot.js';

/** With what stands below the options. */
function helpOf(command: Command): string {
  let text = '';
  const writeOut = (part: string): void => {
    text += part;
  };
  command.configureOutput({ writeOut, getOutHelpWidth: () => 80 });
  command.outputHelp();
  return text;
}

const COMMANDS = programOf(() => {}).commands.map((command) => ({
  name: command.name(),
  flags: new Set(command.options.map(({ long }) => long)),
  help: helpOf(command),
}));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sidepot-cli-'));
  writeFileSync(join(folder, 'hand.json'), JSON.stringify(headsUp(), null, 2));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('exit code 2: one line on stderr, nothing on stdout', () => {
  test.each([
    ['an unknown flag', ['settle', '--jsno'], /unknown option '--jsno'.*--json/],
    ['an unknown flag before the command', ['--what'], /unknown option '--what'/],
    ['an unknown command', ['setle'], /unknown command 'setle'/],
    ['help of an unknown command', ['help', 'setle'], /no help for 'setle'/],
    ['two files', ['settle', 'a', 'b'], /too many arguments/],
    ['a missing file', ['settle', 'nowhere.json'], /no such file: nowhere\.json/],
    ['a missing file of lines', ['settle', '--jsonl', 'nowhere'], /no such file: nowhere/],
    [
      'JSON and lines of JSON',
      ['settle', '--json', '--jsonl'],
      /'--json' cannot be used with option '--jsonl'/,
    ],
    [
      'lines of JSON and JSON',
      ['settle', '--jsonl', '--json'],
      /'--json' cannot be used with option '--jsonl'/,
    ],
    ['a directory', ['settle', '.'], /directory/],
    ['a directory of lines', ['settle', '--jsonl', '.'], /directory/],
  ])('%s', async (_name, args, message) => {
    const { code, stdout, stderr } = await asked(args, { cwd: folder });
    expect(stderr).toMatch(/^sidepot: [^\n]+\n$/);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test.each([
    [['settle', '--jsno']],
    [['setle']],
    [['settle', 'nowhere.json']],
    [['settle', '--jsonl', '.']],
  ])('of a process of its own, too: %j', async (args) => {
    expect((await expectSame(args, { cwd: folder })).code).toBe(2);
  });
});

describe('short deck has one name, that of the engine', () => {
  test('in every command that knows the game', () => {
    const games = programOf(() => {}).commands.flatMap(({ options }) =>
      options.filter(({ long }) => long === '--game').map(({ argChoices = [] }) => argChoices),
    );
    expect(games).toHaveLength(4);
    for (const names of games) {
      expect(names.filter((name) => name.startsWith('short'))).toEqual(['short-deck']);
    }
  });

  test('another is refused, with the games listed', async () => {
    const { code, stderr } = await asked(['equity', 'AsKs', 'QhQd', '--game', 'shortdeck']);
    expect(stderr).toMatch(
      /^sidepot: [^\n]*'shortdeck' is invalid[^\n]*holdem,[^\n]*short-deck[^\n]*\n$/,
    );
    expect(code).toBe(2);
  });
});

test.skipIf(process.platform === 'win32')('a directory as standard input', async () => {
  const script = `"${process.execPath}" "${BIN}" settle --jsonl < .`;
  const { code, stderr } = await sidepot(['-c', script], { command: 'sh', cwd: folder });
  expect(stderr).toMatch(/^sidepot: standard input is a directory[^\n]*\n$/);
  expect(code).toBe(2);
});

describe('exit code 0', () => {
  test('a file, - and no file are the same hand', async () => {
    const input = readFileSync(join(folder, 'hand.json'));
    const runs = await Promise.all([
      sidepot(['settle', '--json', 'hand.json'], { cwd: folder }),
      asked(['settle', '--json', '-'], { input }),
      sidepot(['settle', '--json'], { input }),
    ]);
    for (const { code, stdout, stderr } of runs) {
      expect(stdout).toBe(`${JSON.stringify(HEADS_UP_ANSWER)}\n`);
      expect(stderr).toBe('');
      expect(code).toBe(0);
    }
  });

  test('--version prints the version of the package', async () => {
    const manifest = new URL('../package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
    expect(await sidepot(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('--help names every command', async () => {
    const { code, stdout, stderr } = await sidepot(['--help']);
    expect(stdout).toContain('Usage: sidepot');
    for (const { name } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('bare sidepot, alone or without colours, is --help: it serves nothing', async () => {
    const help = await asked(['--help']);
    expect(await sidepot([], { cwd: folder, env: { PORT: '0' } })).toEqual(help);
    expect(await asked(['--no-color'], { cwd: folder })).toEqual(help);
    expect(await asked(['help'])).toEqual(help);
  });

  test('help settle is settle --help', async () => {
    expect(await asked(['help', 'settle'])).toEqual(await asked(['settle', '--help']));
  });

  test.each(COMMANDS)('$name --help has at most 80 columns', ({ help }) => {
    for (const line of help.split('\n')) expect(line.length, line).toBeLessThan(81);
  });

  test('a command that has both refuses --json with --jsonl', () => {
    const both = COMMANDS.filter(({ flags }) => flags.has('--json') && flags.has('--jsonl'));
    expect(both.map(({ name }) => name)).toEqual(['settle']);
  });

  test('--no-color, before or after the command, counts more than FORCE_COLOR', async () => {
    const env = { FORCE_COLOR: '1' };
    const [coloured, ...plain] = await Promise.all([
      asked(['eval', 'AsKsQsJsTs'], { env }),
      asked(['eval', 'AsKsQsJsTs', '--no-color'], { env }),
      sidepot(['--no-color', 'eval', 'AsKsQsJsTs'], { env }),
    ]);
    expect(coloured.stdout).toContain('\u001b[');
    for (const { code, stdout } of plain) {
      expect(stdout).toMatch(/^Cards /);
      expect(stdout).not.toContain('\u001b');
      expect(code).toBe(0);
    }
  });
});

describe('docs/cli.md', () => {
  const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
  const [list = '', ...sections] = page.split(/^## /m);

  test.each(COMMANDS)('lists $name, and has all of its options', ({ name, flags }) => {
    expect(list).toContain(`[\`sidepot ${name}\`]`);
    // What several commands share is told once, where a section sends its reader.
    const of = sections.filter((section) => new RegExp(`^sidepot .*${name}\\b`).test(section));
    expect(of).toHaveLength(1);
    const shared = { check: 'sidepot vectors', simulate: 'sidepot perft' } as Record<
      string,
      string
    >;
    const elsewhere = sections.filter((section) => section.startsWith(shared[name] ?? '-'));
    const text = [...of, ...elsewhere].join('\n');
    expect([...flags].filter((flag) => !text.includes(String(flag)))).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('the examples of the help run when pasted', () => {
  test.each([[['--help']], [['settle', '--help']]])('%j', async (args) => {
    const { PATH } = process.env;
    const bin = mkdtempSync(join(folder, 'bin-'));
    const shim = join(bin, 'sidepot');
    writeFileSync(shim, `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`);
    chmodSync(shim, 0o755);

    const { stdout: help } = await asked(args);
    const examples = help.split('Examples:\n')[1] ?? '';
    expect(examples).toContain('sidepot settle');
    const { code, stdout, stderr } = await sidepot(['-e', '-c', examples], {
      command: 'sh',
      cwd: bin,
      env: { PATH: `${bin}${delimiter}${PATH}` },
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('chips in 220 = returned 15 + awarded 205 + rake 0');
    expect(code).toBe(0);
  });
});
