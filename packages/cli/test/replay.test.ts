import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asked, expectSame, jsonLines, sidepot } from './sidepot.js';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-replay-'));

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Blinds 1/2; p3 raises to 6 and is called by p1, who then folds to a bet of 10. */
const hand = (...lines: readonly string[]): string =>
  [
    "variant = 'NT'",
    'antes = [0, 0, 0]',
    'blinds_or_straddles = [1, 2, 0]',
    'min_bet = 2',
    'starting_stacks = [100, 200, 300]',
    "actions = ['p3 cbr 6', 'p1 cc', 'p2 f', 'd db 2c3d4h', 'p1 cc', 'p3 cbr 10', 'p1 f']",
    ...lines,
    '',
  ].join('\n');

const ANSWER = {
  hand: 1,
  ok: true,
  unit: 1,
  players: ['p1', 'p2', 'p3'],
  contributions: [6, 2, 16],
  folded: [true, true, false],
  refund: { index: 2, amount: 10 },
  pots: [{ amount: 14, eligible: [2] }],
  finishing: [94, 198, 308],
};

const several = (...hands: readonly string[]): string =>
  hands.map((text, i) => `[${i + 1}]\n${text}\n`).join('');

describe('--json', () => {
  test('a hand, one line with these keys in this order', async () => {
    const path = file('one.phh', hand());
    const { code, stdout, stderr } = await expectSame(['replay', '--json', path]);
    expect(stdout).toBe(`${JSON.stringify({ file: path, ...ANSWER })}\n`);
    expect([code, stderr]).toEqual([0, '']);
  });

  test('files in the order given, hands in the order of the file, standard input between', async () => {
    const one = file('first.phh', hand());
    const two = file('second.phhs', several(hand(), hand("hand = 'x'")));
    const { stdout } = await expectSame(['replay', '--json', one, '-', two], { input: hand() });
    expect(jsonLines(stdout)).toEqual([
      { file: one, ...ANSWER },
      { file: '-', ...ANSWER },
      { file: two, ...ANSWER },
      { file: two, ...ANSWER, hand: 2 },
    ]);
  });

  test('the players are named; who has no name is p1, p2 …', async () => {
    const path = file('named.phh', hand("players = ['Ann', '', 'Cem \"the\" 3rd']"));
    const { stdout } = await asked(['replay', '--json', path]);
    expect(jsonLines(stdout)).toMatchObject([{ players: ['Ann', 'p2', 'Cem "the" 3rd'] }]);
  });

  test('cents, if any amount of the hand has a point; points in names are none', async () => {
    const cents = file('cents.phhs', several(hand(), hand('winnings = [0, 0, 13.5]')));
    const whole = file('whole.phhs', several(hand("venue = 'v1.5'"), hand("table = '0.01'")));
    const { stdout } = await asked(['replay', '--json', cents, whole]);
    expect(jsonLines(stdout)).toMatchObject([
      { unit: 1, contributions: [6, 2, 16] },
      { unit: 0.01, finishing: [9400, 19800, 30800] },
      { unit: 1, contributions: [6, 2, 16] },
      { unit: 1 },
    ]);
  });

  test('cents on standard input, of the one hand that has them', async () => {
    const hands = Array.from({ length: 2000 }, (_, i) =>
      i === 1999 ? hand('winnings = [0, 0, 13.5]') : hand(),
    );
    const { stdout } = await asked(['replay', '--json', '-'], { input: several(...hands) });
    const lines = jsonLines(stdout) as { unit: number }[];
    expect(lines.length).toBe(2000);
    expect(lines.slice(0, -1).every(({ unit }) => unit === 1)).toBe(true);
    expect(lines.at(-1)?.unit).toBe(0.01);
  });

  test('--unit', async () => {
    const path = file('unit.phh', hand());
    const { stdout } = await asked(['replay', '--json', '--unit', '0.5', path]);
    expect(jsonLines(stdout)).toMatchObject([{ unit: 0.5, contributions: [12, 4, 32] }]);
  });

  test('a refused hand has its code and action, the others are answered, exit code 1', async () => {
    const bad = hand().replace('p1 cc', 'p1 cbr 101');
    const path = file('bad.phhs', several(hand(), bad, 'what = ever\n', hand()));
    const { code, stdout } = await expectSame(['replay', '--json', path]);
    expect(jsonLines(stdout)).toMatchObject([
      { hand: 1, ok: true },
      { hand: 2, ok: false, error: { code: 'NOT_ENOUGH_CHIPS', action: 1, to: 101, max: 100 } },
      { hand: 3, ok: false, error: { code: 'BAD_NOTATION', action: null, line: 18 } },
      { hand: 4, ok: true },
    ]);
    expect(code).toBe(1);
  });

  test('games that nobody knows', async () => {
    const path = file('stud.phh', hand().replace("'NT'", "'F5S'"));
    const { code, stdout } = await asked(['replay', '--json', path]);
    const error = { code: 'UNSUPPORTED_GAME', action: null, variant: 'F5S' };
    expect(jsonLines(stdout)).toMatchObject([{ ok: false, error }]);
    expect(code).toBe(1);
  });

  test('--warnings', async () => {
    const path = file('warned.phh', hand().replace('p3 cbr 6', 'p3 cbr 3'));
    const { stdout } = await asked(['replay', '--json', '--warnings', path]);
    const warning = { code: 'UNDER_MINIMUM', action: 0, player: 2, to: 3, min: 4, max: 300 };
    expect(jsonLines(stdout)).toMatchObject([{ ok: true, warnings: [warning] }]);
  });

  test('an empty file is one refused hand', async () => {
    const path = file('empty.phh', '\n# nothing\n');
    const { code, stdout } = await asked(['replay', '--json', path]);
    expect(jsonLines(stdout)).toMatchObject([
      { hand: 1, ok: false, error: { code: 'BAD_NOTATION' } },
    ]);
    expect(code).toBe(1);
  });

  test('no winner: finishing is null; an unknown stack is null too', async () => {
    const open = hand().replace("'p3 cbr 10', 'p1 f'", "'p3 cc', 'd db 5s', 'p1 cc', 'p3 cc'");
    const path = file('open.phhs', several(open, hand().replace('200', 'inf')));
    const { stdout } = await asked(['replay', '--json', path]);
    expect(jsonLines(stdout)).toMatchObject([{ finishing: null }, { finishing: [94, null, 308] }]);
  });

  test('pieces of input end anywhere; what looks like a header inside a text is none', async () => {
    const note = "_note = '''\n[7]\nvariant = 1\n'''";
    const input = Buffer.from(several(hand(note), hand("players = ['Zoë', 'b', 'c']"), hand()));
    const pieces = [37, 180, 215, 300, 420, input.length].map((end, i, all) =>
      input.subarray(all[i - 1] ?? 0, end),
    );
    const { stdout, code } = await sidepot(['replay', '--json', '-'], { input: pieces });
    const lines = jsonLines(stdout) as { hand: number }[];
    expect(lines.map((line) => line.hand)).toEqual([1, 2, 3]);
    expect(code).toBe(0);
  });

  test('many hands on several threads: the same lines in the same order', async () => {
    const hands = Array.from({ length: 6000 }, (_, i) =>
      i % 1000 === 999 ? hand().replace("'NT'", "'FR'") : hand(`hand = ${i}`),
    );
    const path = file('many.phhs', several(...hands));
    const one = await asked(['replay', '--json', '--jobs', '1', path]);
    const two = await sidepot(['replay', '--json', '--jobs', '2', path]);
    expect(two).toEqual(one);
    const lines = jsonLines(two.stdout) as { hand: number; ok: boolean }[];
    expect(lines.map((line) => line.hand)).toEqual(hands.map((_, i) => i + 1));
    expect(lines.filter(({ ok }) => !ok).length).toBe(6);
    expect(two.code).toBe(1);
  });
});

describe('for people', () => {
  test('street by street, with notes and a summary', async () => {
    const names = "players = ['Ann', 'Bob', 'Cem']";
    const shown = hand(names).replace(/actions = .*/, () =>
      [
        "actions = ['d dh p1 AhAd', 'd dh p2 ????', 'd dh p3 KhKd', 'p3 cbr 3', 'p1 cbr 100', 'p2 f',",
        "  'p3 cc', 'd db 2c3d4h', 'd db 9s', 'd db Tc']",
      ].join('\n'),
    );
    const path = file('shown.phh', shown);
    const { code, stdout } = await asked(['replay', 'shown.phh'], { cwd: folder });
    expect(path).toContain('shown');
    expect(stdout.replace(/; .* hands\/s/, '')).toBe(`shown.phh, hand 1 · no-limit hold’em
  Ann posts the small blind, 1
  Bob posts the big blind, 2
  Ann holds Ah Ad
  Cem holds Kh Kd
Before the flop
  Cem raises to 3
  Ann raises to 100, all-in
  Bob folds
  Cem calls 97
Flop 2c 3d 4h, 202 in the pot
Turn 9s, 202 in the pot
River Tc, 202 in the pot
  Ann shows Ah Ad
  Cem shows Kh Kd
  Main Pot 202: Ann wins with pair of aces, ten kicker

Player        Start  Put in  Returned  Won  End
────────────  ─────  ──────  ────────  ───  ───
Ann             100     100         -  202  202
Bob (folded)    200       2         -    -  198
Cem             300     100         -    -  200
Note: Cem raises to 3, the minimum is 4 (action 4)

1 hand: 1 replayed, 0 refused, 1 note
`);
    expect(code).toBe(0);
  });

  test('the first twenty hands, the others are counted; refused ones are told', async () => {
    const hands = Array.from({ length: 30 }, (_, i) => (i === 4 ? 'what = ever\n' : hand()));
    file('thirty.phhs', several(...hands));
    const { code, stdout } = await asked(['replay', 'thirty.phhs'], { cwd: folder });
    expect(stdout.match(/no-limit hold’em/g)?.length).toBe(20);
    expect(stdout).toContain('thirty.phhs, hand 5: BAD_NOTATION: ');
    expect(stdout).toContain('… and 9 more hands, all with --json');
    expect(stdout).toContain('30 hands: 29 replayed, 1 refused, 0 notes');
    expect(code).toBe(1);
  });
});

describe('usage', () => {
  test.each([
    ['no file', ['replay'], /missing required argument/],
    ['a missing file', ['replay', 'nowhere.phh'], /^sidepot: no such file: nowhere\.phh\n$/],
    ['a folder', ['replay', '.'], /this is a directory/],
    ['a bad unit', ['replay', '--unit', '0', 'x.phh'], /positive number/],
    ['no threads', ['replay', '--jobs', '0', 'x.phh'], /at least 1/],
  ])('%s: one line, exit code 2', async (_, args, message) => {
    const { code, stdout, stderr } = await asked(args, { cwd: folder });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n').length).toBe(1);
    expect([code, stdout]).toEqual([2, '']);
  });

  test('a missing file is told before anything is printed', async () => {
    file('there.phh', hand());
    const args = ['replay', '--json', 'there.phh', 'not.phh'];
    const { code, stdout } = await expectSame(args, { cwd: folder });
    expect([code, stdout]).toEqual([2, '']);
  });
});
