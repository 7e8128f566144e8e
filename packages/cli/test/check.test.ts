import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, jsonLines, sidepot } from './sidepot.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sidepot-check-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

interface Vector {
  readonly id: string;
  readonly rules: readonly string[];
  readonly players: readonly Readonly<Record<string, unknown>>[];
  readonly expect: Readonly<Record<string, unknown>>;
}

const vectors = async (...args: string[]): Promise<Vector[]> => {
  const { stdout, code, stderr } = await asked(['vectors', ...args]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return jsonLines(stdout) as Vector[];
};

const lines = (list: readonly unknown[]): string =>
  list.map((one) => `${JSON.stringify(one)}\n`).join('');

describe('sidepot vectors', () => {
  test.each([
    [[]],
    [['--ante-mode', 'bigBlind', '--ante-order', 'both', '--short-blinds']],
    [['--ante-mode', 'any', '--killed']],
    [['--levels', '5', '--hilo', '--boards', '2', '--unit', '25']],
    [['--players', '2', '--rake', '500', '--rake-cap', '30']],
    [['--shape', 'totals', '--ante-mode', 'any', '--ante-order', 'both', '--short-blinds']],
    [['--shape', 'totals', '--unit', '25', '--levels', '3-5']],
  ])('%j: settle answers what they expect', async (args) => {
    const drawn = await vectors('--count', '60', '--seed', '3', ...args);
    expect(drawn).toHaveLength(60);
    const settled = await asked(['settle', '--jsonl'], { input: lines(drawn) });
    expect(jsonLines(settled.stdout)).toEqual(drawn.map((vector) => vector.expect));
    for (const { rules } of drawn) expect(rules.every((rule) => /^R\d+$/.test(rule))).toBe(true);
  });

  test('the same seed draws the same hands, and one more changes none', async () => {
    const [few, more, other] = [
      await vectors('--count', '5', '--seed', '8'),
      await vectors('--count', '9', '--seed', '8'),
      await vectors('--count', '5', '--seed', '9'),
    ];
    expect(more.slice(0, 5)).toEqual(few);
    expect(other.map(({ players }) => players)).not.toEqual(few.map(({ players }) => players));
  });

  test('what is asked for is there: levels, boards, short big blinds in both orders', async () => {
    const five = await vectors('--count', '20', '--levels', '5');
    for (const { players } of five) {
      const live = players.filter(({ folded }) => folded === false).map((player) => player['live']);
      expect(new Set(live).size).toBe(5);
    }
    const short = await vectors(
      ...['--count', '40', '--ante-mode', 'bigBlind', '--ante-order', 'both', '--short-blinds'],
    );
    const seen = new Set(short.flatMap(({ rules }) => rules));
    for (const rule of ['R27', 'R28', 'R29']) expect(seen).toContain(rule);
  });

  test("the documents' shape has its names, stacks that add up, and one big blind", async () => {
    const drawn = await vectors('--count', '30', '--shape', 'totals', '--ante-mode', 'bigBlind');
    for (const vector of drawn) {
      expect(vector).toMatchObject({ bb_ante: 100, total_pot: expect.any(Number) });
      for (const player of vector.players) {
        const { starting_stack, final_stack, total_contribution } = player;
        expect(Number(starting_stack) - Number(final_stack)).toBe(total_contribution);
        expect(player).toMatchObject({ position: expect.any(String), name: expect.any(String) });
      }
      expect(vector.players.filter(({ is_bb }) => is_bb === true)).toHaveLength(1);
    }
  });

  test.each([
    ['more levels than players', ['--levels', '5', '--players', '2-4'], 'levels must be'],
    ['too many players', ['--players', '2-99'], 'players must be'],
    ['what totals cannot say', ['--shape', 'totals', '--hilo'], 'shape must be'],
    ['no such ante', ['--ante-mode', 'all'], "'all' is invalid"],
  ])('%s is refused', async (_, args, told) => {
    const { code, stderr } = await asked(['vectors', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(told);
  });
});

/** Two tie for 11 and the button is one of them. */
const TIE = {
  ...{ id: 'T1', seatCount: 2, button: 1 },
  players: [
    { id: 'Ann', seat: 1, ante: 0, dead: 0, live: 5, folded: false },
    { id: 'Bob', seat: 2, ante: 0, dead: 1, live: 5, folded: false },
  ],
  boards: [{ high: [['Ann', 'Bob']] }],
};

describe('sidepot check: answers in a file', () => {
  test('a wrong odd chip is told with its rule, a right one is not told', async () => {
    const path = file(
      'tie.jsonl',
      lines([
        { ...TIE, answer: { awards: { Ann: 6, Bob: 5 } } },
        { ...TIE, id: 'T2', answer: { awards: { Ann: 5, Bob: 6 } } },
      ]),
    );
    const { code, stdout } = await asked(['check', path]);
    expect(code).toBe(1);
    expect(stdout).toContain('hand T1: paid Ann 6, Bob 5; R83 says Ann 5, Bob 6\n');
    expect(stdout).not.toContain('hand T2');
    expect(stdout).toContain('2 hands: 1 right, 1 wrong');
  });

  test.each([
    ['a refund', { refund: { Ann: 1 } }, 'gave back Ann 1; R10 says nothing'],
    ['a pot', { pots: [{ amount: 10 }] }, 'Main Pot: holds 10; R14 says 11'],
    ['a pot more', { pots: [{ amount: 10 }, { amount: 1 }] }, 'Main Pot: holds 10; R14 says 11'],
    ['no pot', { pots: [] }, 'has the pots nothing; R14 says 11'],
    ['who may win', { pots: [{ amount: 11, eligible: ['Ann'] }] }, 'may be won by Ann; R12 says'],
    ['rake', { rake: 1 }, 'rake 1; R91 says 0'],
    ['all that comes back', { payouts: { Ann: 5.5, Bob: 5.5 } }, 'paid out Ann 5.5, Bob 5.5; R83'],
    ['nothing to compare', { total: 11 }, 'the answer tells nothing that could be compared'],
    ['no object', 7, 'the answer is no JSON object: 7'],
  ])('%s', async (_, answer, told) => {
    const { code, stdout } = await asked(['check', file('one.jsonl', lines([{ ...TIE, answer }]))]);
    expect(code).toBe(1);
    expect(stdout).toContain(told);
  });

  test('a hand that is to be refused: an answer is wrong, an error right', async () => {
    const bad = { ...TIE, button: 9 };
    const path = file('bad.jsonl', lines([{ ...bad, answer: { awards: {} } }]));
    expect((await asked(['check', path])).stdout).toContain('but R104 refuses this hand');
    const fine = file('fine.jsonl', lines([{ ...bad, answer: { error: 'no such seat' } }]));
    expect((await asked(['check', fine])).code).toBe(0);
  });

  test('answers alone go by id or by order, with --hands or the same seed', async () => {
    const drawn = await vectors('--count', '6');
    const hands = file('hands.jsonl', lines(drawn));
    const inOrder = file('order.jsonl', lines(drawn.map((vector) => vector.expect)));
    const byId = file(
      'id.jsonl',
      lines([...drawn].reverse().map((vector) => ({ id: vector.id, ...vector.expect }))),
    );
    for (const args of [
      [inOrder, '--hands', hands],
      [byId, '--hands', hands],
      [inOrder, '--count', '6', '--seed', '1'],
      [hands],
    ]) {
      const { code, stdout } = await asked(['check', ...args]);
      expect(stdout).toContain('6 hands: 6 right, 0 wrong');
      expect(code).toBe(0);
    }
    const few = await asked(['check', inOrder, '--count', '7']);
    expect(few.code).toBe(1);
    expect(few.stdout).toContain('hand 1-7: no answer');
    expect((await asked(['check', inOrder])).stderr).toContain('add --hands FILE');
  });

  test('a file without a line is no right answer', async () => {
    const empty = file('empty.jsonl', '\n\n');
    const alone = await asked(['check', empty]);
    expect([alone.code, alone.stdout]).toEqual([2, '']);
    expect(alone.stderr).toContain('empty.jsonl: there is no hand in it');
    const hands = file('tie-hand.jsonl', lines([TIE]));
    const missing = await asked(['check', empty, '--hands', hands]);
    expect(missing.code).toBe(1);
    expect(missing.stdout).toContain('hand T1: no answer');
    expect(missing.stdout).toContain('1 hand: 0 right, 0 wrong, 1 without an answer');
    expect((await asked(['check', hands, '--hands', empty])).code).toBe(2);
  });

  test('JUnit, Markdown and JSON say the same', async () => {
    const wrong = { ...TIE, id: '<1>', answer: { awards: { Ann: 6, Bob: 5 } } };
    const path = file('files.jsonl', lines([wrong, { ...TIE, answer: { unsupported: true } }]));
    const [junit, markdown] = [join(folder, 'a.xml'), join(folder, 'a.md')];
    const { stdout, code } = await asked([
      ...['check', path, '--json', '--junit', junit, '--markdown', markdown],
    ]);
    expect(code).toBe(1);
    expect(jsonLines(stdout)).toMatchObject([
      { id: '<1>', status: 'wrong', field: 'awards', rule: 'R83', want: { Ann: 5, Bob: 6 } },
      { id: 'T1', status: 'declined' },
    ]);
    const xml = readFileSync(junit, 'utf8');
    expect(xml).toContain('tests="2" failures="1" errors="0" skipped="1"');
    expect(xml).toContain('name="&lt;1&gt;"><failure type="R83" message="paid Ann 6, Bob 5; R83');
    expect(readFileSync(markdown, 'utf8')).toContain('| R83 | 2 | 0 | 1 |');
  });
});

/** A command that answers as `body` says: `answer(hand, number)` of each line. */
const engine = (name: string, body: string): string => {
  const path = file(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline';
let number = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const hand = JSON.parse(line);
  number++;
  ${body}
}`,
  );
  chmodSync(path, 0o755);
  return `'${process.execPath}' '${path}'`;
};

describe.skipIf(process.platform === 'win32')('sidepot check --command', () => {
  test('settle itself is right', async () => {
    const bin = `'${process.execPath}' '${join(import.meta.dirname, '../bin/sidepot.js')}'`;
    const run = await sidepot(['check', '--count', '30', '--command', `${bin} settle --jsonl`]);
    expect(run.stdout).toContain('30 hands: 30 right, 0 wrong');
    expect(run.code).toBe(0);
  });

  test('one that dies is started anew, and told with its last words', async () => {
    const dying = engine(
      'dying',
      `if (hand.id === '1-3') { console.error('out of chips'); process.exit(7); }
      await new Promise((done) => process.stdout.write('{"unsupported":true}\\n', done));`,
    );
    const { code, stdout } = await sidepot(['check', '--count', '5', '--command', dying]);
    expect(code).toBe(1);
    expect(stdout).toContain('hand 1-3: the command ended with 7 before it answered: out of chips');
    expect(stdout).toContain('5 hands: 0 right, 0 wrong, 4 not played, 1 without an answer');
  });

  test.each([
    [`throw new Error('no such game');`, 'Error: no such game'],
    [
      `throw Object.assign(new RangeError('no such card'), { cause: new Error('a cause'), rank: 13 });`,
      'RangeError: no such card',
    ],
    [
      `throw Object.assign(new Error(), { name: 'NoDeck', stack: 'NoDeck: no deck\\n    at deal', suits: [4] });`,
      'NoDeck: no deck',
    ],
    [`throw 'no cards';`, 'no cards'],
  ])('of one that throws, what it threw is told: %s', async (code, told) => {
    const { stdout } = await sidepot([
      'check',
      '--count',
      '1',
      '--command',
      engine('throwing', code),
    ]);
    expect(stdout).toContain(`ended with 1 before it answered: ${told}\n`);
  });

  test('one that hangs is stopped', async () => {
    const hanging = engine('hanging', `if (number === 1) setInterval(() => {}, 1000);`);
    const args = ['check', '--count', '2', '--timeout', '1', '--command', hanging];
    const { code, stdout } = await sidepot(args);
    expect(code).toBe(1);
    expect(stdout).toContain('hand 1-1: no answer in 1 s');
    expect(stdout).toContain('2 hands: 0 right, 0 wrong, 2 without an answer');
  });

  test('rubbish is told as such, and the rest is still read', async () => {
    const babbling = engine(
      'babbling',
      `console.log(number === 2 ? 'Traceback: oh no' : '{"unsupported":true}');`,
    );
    const { code, stdout } = await sidepot(['check', '--count', '3', '--command', babbling]);
    expect(code).toBe(1);
    expect(stdout).toContain('hand 1-2: the answer is no JSON object: Traceback: oh no');
    expect(stdout).toContain('2 not played, 1 without an answer');
  });

  test('no such command', async () => {
    const { code, stdout } = await sidepot(['check', '--count', '1', '--command', 'no-such-thing']);
    expect(code).toBe(1);
    expect(stdout).toContain('the command ended with 127');
  });
});

test.each([[['check']], [['check', 'a', '--command', 'b']]])('%j is wrong usage', async (args) => {
  const { code, stderr } = await asked(args);
  expect(code).toBe(2);
  expect(stderr).toContain('a file of answers, or --command');
});
