/** Every command's help, reports and errors in a language without a letter: what is left is nobody's word. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { cliLanguages, LANGUAGE_NAMES, type LanguageName } from '@sidepot/i18n/cli';
import { libraries } from '@sidepot/i18n/library';
import { StoreError } from '@sidepot/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { englishIn } from '../../../test/english.js';
import { pseudo } from '../../i18n/test/pseudo.js';
import { newProblem, PROBLEM_TEXTS, type ProblemKey } from '../../server/src/problems.js';
import { ADMIN_ACTIONS } from '../src/args/admin-actions.js';
import {
  bansText,
  linesText,
  playersText,
  quotasText,
  tablesText,
  verifiedText,
} from '../src/commands/admin-report.js';
import { main } from '../src/main.js';
import { loadTexts, phrases, speakIn } from '../src/phrases.js';
import { programOf } from '../src/program.js';
import { paintFor } from '../src/terminal/paint.js';
import { problemLine } from '../src/terminal/problem.js';
import { reachLines } from '../src/terminal/reach.js';
import type { Run } from './sidepot.js';

/** A language like any other, and the one of the environment. */
const PSEUDO = 'xx';
/** The names of commands, operands and options, and what they can be: nobody translates them. */
const program = programOf(() => {});
const choices = [program, ...program.commands].flatMap(({ options, registeredArguments }) =>
  [...options, ...registeredArguments].flatMap(({ argChoices = [] }) => argChoices),
);
const names = [
  ...program.commands.flatMap((command) => [
    command.name(),
    ...command.registeredArguments.map((operand) => operand.name()),
  ]),
  ...['sidepot', 'help', PSEUDO],
];
const FREE = new RegExp(
  [
    '--?[\\w-]+(?:=\\w+)?',
    '[<[][^>\\]]*[>\\]]',
    '\\b[A-Z][A-Z_]{2,}\\b',
    '\\b(?:[2-9TJQKA][cdhs])+\\b',
    `\\b(?:${[...new Set([...names, ...choices])].sort((a, b) => b.length - a.length).join('|')})\\b`,
  ].join('|'),
  'g',
);
const wordsIn = (text: string): string[] => text.replace(FREE, '').match(/[A-Za-z]+/g) ?? [];

let folder = '';
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const { LC_ALL } = process.env;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), '9-'));
  Object.assign(cliLanguages, { [PSEUDO]: async () => pseudo(await cliLanguages.en()) });
  Object.assign(libraries, { [PSEUDO]: async () => pseudo(await libraries.en()) });
  (LANGUAGE_NAMES as string[]).push(PSEUDO);
  process.env['LC_ALL'] = PSEUDO;
});
beforeEach(async () => {
  await speakIn(PSEUDO as LanguageName);
  await loadTexts();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  Reflect.deleteProperty(cliLanguages, PSEUDO);
  Reflect.deleteProperty(libraries, PSEUDO);
  (LANGUAGE_NAMES as string[]).pop();
  if (LC_ALL === undefined) delete process.env['LC_ALL'];
  else process.env['LC_ALL'] = LC_ALL;
  await speakIn('en');
  await loadTexts();
});

/** In this process, with streams of its own. */
async function run(args: readonly string[], input = ''): Promise<Run> {
  const pieces = { stdout: '', stderr: '' };
  const kept = (name: keyof typeof pieces): Writable =>
    new Writable({
      write(piece: Buffer, _, done) {
        pieces[name] += piece.toString();
        done();
      },
    });
  const streams = {
    stdin: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    stdout: kept('stdout'),
    stderr: kept('stderr'),
  };
  const real = Object.keys(streams).map(
    (name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const,
  );
  for (const [name, value] of Object.entries(streams)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  try {
    return { code: await main(args), ...pieces };
  } finally {
    for (const [name, own] of real) if (own) Object.defineProperty(process, name, own);
  }
}

/** Without what was handed in: the folder, and what stands in quotes as it was typed. */
const saidOf = ({ stdout, stderr }: Run): string =>
  `${stdout}${stderr}`.replaceAll(folder, '').replace(/'[^']*'/g, '');

describe('help', () => {
  test.each([[], ...program.commands.map((command) => [command.name()])])('%s', async (...of) => {
    const { code, stdout } = await run([...of, '--help'].filter((word) => word !== ''));
    expect(code).toBe(0);
    // Examples are typed as they stand.
    const titles = [phrases.commands.titles.examples, phrases.commands.completion.examples];
    const at = Math.max(...titles.map((title) => stdout.indexOf(`\n${title}`)));
    expect(wordsIn(at === -1 ? stdout : stdout.slice(0, at))).toEqual([]);
  });
});

const player = (id: string, seat: number, live: number, more: object = {}) => ({
  ...{ id, seat, ante: 0, dead: 0, live, folded: false },
  ...more,
});

const HAND = {
  ...{ seatCount: 9, button: 1, unit: 1, kind: 'hilo', rakeConfig: { bps: 500, cap: 3 } },
  players: [
    player('Άννα', 1, 300),
    player('Борис', 2, 200, { dead: 5 }),
    player('Γ', 3, 50),
    player('Δ', 4, 20, { folded: true }),
    player('Ω', 5, 301),
  ],
  boards: [
    { high: [['Γ'], ['Борис', 'Άννα'], ['Ω']], low: [['Άννα']] },
    { high: [['Ω', 'Άννα'], ['Γ'], ['Борис']], low: [] },
  ],
};
const TOTALS = {
  bb_ante: 10,
  winners: { 'Main Pot': 'Γ', 'Side Pot 1': 'Борис' },
  players: [
    {
      name: 'Γ',
      starting_stack: 50,
      final_stack: 0,
      total_contribution: 50,
      is_bb: false,
      is_folded: false,
    },
    {
      name: 'Борис',
      starting_stack: 2110,
      final_stack: 1000,
      total_contribution: 1110,
      is_bb: true,
      is_folded: false,
    },
    {
      name: 'Ω',
      starting_stack: 1100,
      final_stack: 0,
      total_contribution: 1100,
      is_bb: false,
      is_folded: false,
    },
  ],
};
const PHH = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 50, 100]
players = ['Γ', 'Борис', 'Ω']
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cbr 100',
  'p1 cc', 'p2 cc', 'd db 2c3d4h5s9c']
`;

describe('reports', () => {
  test('settle', async () => {
    const told = await run(['settle'], JSON.stringify(HAND));
    expect(told.code, told.stderr).toBe(0);
    expect(wordsIn(told.stdout)).toEqual([]);
  });

  test('settle, of stacks and totals', async () => {
    const told = await run(['settle'], JSON.stringify(TOTALS));
    expect(told.code, told.stderr).toBe(0);
    expect(wordsIn(told.stdout)).toEqual([]);
  });

  test('replay, with notes and a refused hand', async () => {
    const late = PHH.replace('[1, 2, 0]', '[1, 1, 0]').replace("'p3 cbr 100'", "'p3 cbr 3'");
    const bad = PHH.replace('20, 50', '"§", 50');
    const paths = [PHH, late, bad, ''].map((text, i) => file(`${i}.1`, text));
    const told = await run(['replay', ...paths]);
    expect(told.code).toBe(1);
    expect(told.stdout).toContain('Борис');
    expect(wordsIn(saidOf(told))).toEqual([]);
  });

  test.each([
    ['eval', 'AsKsQsJsTs'],
    ['eval', 'AsKs', 'QhQd', 'QcJd', '--board', 'Qs7s2s9dJc'],
    ['equity', 'AsKs', 'QhQd', '--board', 'Qs7s2d'],
    ['equity', 'AsAhKdQd', '9s8s7h6h', '--game', 'omaha8', '--board', 'Ts7s2d'],
    ['equity', 'AsKs', 'QhQd', '--samples', '1000'],
    ['perft', '--stacks', '10,10', '--depth', '2'],
    ['simulate', '--hands', '50'],
  ])('%s %s', async (...args) => {
    const told = await run(args);
    expect(told.code, told.stderr).toBe(0);
    expect(wordsIn(told.stdout)).toEqual([]);
  });

  test('admin', () => {
    const paint = paintFor(false);
    const text = [
      tablesText(
        [{ id: '1', name: '2', host: '3', hostName: '4', status: 'asleep', seq: 5 }],
        paint,
      ),
      playersText(
        [{ id: '1', name: '2', tables: 1, sessions: 1, seenAt: 0, banned: true } as never],
        paint,
      ),
      bansText([{ kind: 'player', who: '1', reason: '2', createdAt: 0 }], paint),
      quotasText([{ what: '1', used: 1, limit: null, until: null } as never], paint),
      linesText([{ n: 1, hash: '2', at: 0, by: '3', action: '4' }], paint),
      ...[null, 3].map((brokenAt) =>
        verifiedText({ lines: 9, head: '1', brokenAt, isThere: true }),
      ),
      verifiedText({ lines: 9, head: '1', brokenAt: null, isThere: false }),
    ].join('\n');
    expect(wordsIn(text).filter((word) => !['asleep', 'player'].includes(word))).toEqual([]);
  });

  test('serve', () => {
    const any = { host: '0.0.0.0', isOnlyHere: false };
    const lines = [
      ...reachLines({ host: '1', isOnlyHere: true }, [], '2'),
      ...reachLines(any, [], '2'),
      ...reachLines(any, ['3'], '2'),
    ];
    expect(lines).toHaveLength(3);
    expect(wordsIn(lines.join())).toEqual([]);
  });
});

describe('what goes wrong at a server', () => {
  test('every problem has a sentence, in the words of the server if that is English', async () => {
    const { problems } = await cliLanguages.en();
    expect(problems).toEqual(PROBLEM_TEXTS);
    for (const [key, text] of Object.entries(PROBLEM_TEXTS)) {
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const details = Object.fromEntries(names.map((name, i) => [name, i + 1]));
      const line = problemLine({ message: text, problem: newProblem(key as ProblemKey, details) });
      expect(wordsIn(line), key).toEqual([]);
      for (const [i] of names.entries()) expect(line, key).toContain(String(i + 1));
    }
  });

  test('what a database said is told as it is', () => {
    const failed = new StoreError('STORE_FAILED', 'PostgreSQL: out of memory');
    expect(problemLine(failed)).toBe('PostgreSQL: out of memory');
  });

  test.each([
    ['no server', ['admin', 'tables', '--admin-socket', '9']],
    ['nothing to copy', ['backup', '9']],
    ['no backup', ['restore', '9']],
    ['a folder that is a file', ['serve', '--port', '0', '--host', '127.0.0.1']],
  ])('%s', async (_, args) => {
    const place = args.includes('--admin-socket') ? [] : ['--data', file('9', '')];
    const told = await run([...args, ...place]);
    expect(told.code).toBe(1);
    // The system says why in its own words, with its own code.
    expect(wordsIn(saidOf(told).replace(/E[A-Z]+: .*|: [^:]*$/, ''))).toEqual([]);
  });

  test('every refusal of the server to an operator', async () => {
    const server = createServer((request, response) => {
      request.resume();
      response.end(JSON.stringify({ ok: false, error: { code: codes[0], text: 'in English' } }));
    });
    const socket = join(folder, '8');
    await new Promise<void>((done) => server.listen(socket, done));
    const { refusals } = phrases.admin;
    const codes = [...Object.keys(refusals), 'OF_A_NEWER_SERVER'];
    for (; codes.length > 0; codes.shift()) {
      for (const args of [
        ['transfer', '1', '2'],
        ['close', '1'],
      ]) {
        const told = await run(['admin', ...args, '--admin-socket', socket]);
        expect(told.code).toBe(1);
        const code = String(codes[0]);
        expect(wordsIn(saidOf(told).replace(code, '')), code).toEqual([]);
      }
    }
    server.close();
  });
});

describe('what is refused', () => {
  test.each([
    ['no such command', ['setle']],
    ['no help for it', ['help', 'setle']],
    ['an unknown option', ['settle', '--jsno']],
    ['an unknown language', ['--lang', 'yy', 'settle']],
    ['two files', ['settle', '1', '2']],
    ['no operand', ['equity']],
    ['no value', ['equity', 'AsKs', 'QhQd', '--board']],
    ['a required option', ['perft', '--stacks', '10']],
    ['two that exclude each other', ['settle', '--json', '--jsonl']],
    ['a choice', ['eval', 'AsKs', '--game', 'x']],
    ['a choice of an operand', ['completion', 'x']],
    ['a number', ['simulate', '--hands', 'x']],
    ['a number above 0', ['simulate', '--hands', '0']],
    ['too many threads', ['simulate', '--jobs', '65']],
    ['a decimal number', ['replay', '1', '--unit', 'x']],
    ['days', ['prune', '--keep-days', 'x']],
    ['a file', ['settle', '1.2']],
    ['a directory', ['settle', '.']],
    ['a card', ['eval', 'AsKsQsJs§']],
    ['a card twice', ['eval', 'AsKs', 'AsQd', '--board', 'Qs7s2s9dJc']],
    ['too few cards', ['eval', 'AsKs', 'QhQd']],
    ['a board', ['eval', 'AsKs', '--board', 'Qs7s']],
    ['a range', ['equity', 'AsKs', '9']],
    ['stacks', ['perft', '--stacks', 'x', '--depth', '1']],
    ['too few stacks', ['perft', '--stacks', '1,2', '--players', '3', '--depth', '1']],
    ['blinds', ['perft', '--stacks', '9,9', '--depth', '1', '--blinds', '1']],
    ['a straddle', ['perft', '--stacks', '9,9', '--depth', '1', '--straddle', 'x']],
    ['players', ['simulate', '--players', 'x']],
    ['a port', ['serve', '--port', 'x']],
    ['an origin', ['serve', '--origin', 'x']],
    ['a host', ['serve', '--allowed-host', ':']],
    ['two stores', ['backup', '1', '--data', '1', '--database-url', '2']],
    ['a database', ['prune', '--database-url', 'x']],
    ['databases', ['move', '1', '2', '--database-url', 'postgres://1/2']],
    ['two servers', ['admin', 'tables', '--data', '1', '--admin-socket', '2']],
    ['too many rows', ['admin', 'tables', '--limit', '1001']],
    ...ADMIN_ACTIONS.filter((action) => action !== 'quota').map(
      (action) => [`admin ${action}`, ['admin', action, '1', '2', '3']] as const,
    ),
  ] as const)('%s', async (_, args) => {
    const told = await run(args);
    expect(told.code).toBe(2);
    expect(wordsIn(saidOf(told))).toEqual([]);
  });

  test.each([
    '',
    '{',
    '{"1" 2}',
    '["1\n"]',
    '[1,]',
    '{,}',
    '{"1":}',
    '{} {}',
    '{"1":1 "2"}',
    '\n[{}]',
    JSON.stringify({ ...HAND, players: HAND.players.slice(0, 1) }),
    JSON.stringify({ ...HAND, button: 11 }),
    JSON.stringify({ ...TOTALS, bb_ante: -1 }),
  ])('the hand %j', async (input) => {
    const told = await run(['settle'], input);
    expect(told.code).toBe(1);
    expect(wordsIn(saidOf(told))).toEqual([]);
  });
});

test('--lang counts more than the environment', async () => {
  const [spoken, english] = [await run(['--help']), await run(['--help', '--lang', 'en'])];
  expect(english.stdout).toContain('Usage: sidepot');
  expect(spoken.stdout).not.toContain('Usage');
  process.env['LC_ALL'] = 'C';
  expect(await run(['--help', `--lang=${PSEUDO}`])).toEqual(spoken);
  process.env['LC_ALL'] = PSEUDO;
});

test.each([['--json'], ['--jsonl']])('JSON is the same in every language: %s', async (flag) => {
  const { stdout } = await run(['settle', flag], '{');
  expect(JSON.parse(stdout).error.message).toMatch(/^not valid JSON: the text ends too early/);
  expect((await run(['settle', flag, '--lang', 'en'], '{')).stdout).toBe(stdout);
});

test('English is nowhere in the code: it is among the words, in a package of its own', () => {
  const source = join(import.meta.dirname, '..', 'src');
  const paths = readdirSync(source, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && path !== 'help.ts');
  const found = paths.flatMap((path) => englishIn(path, readFileSync(join(source, path), 'utf8')));
  expect(paths.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
