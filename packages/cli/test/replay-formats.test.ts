/** `sidepot replay` with PokerStars' text and Open Hand History. */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apply,
  autoAdvance,
  type HandEvent,
  parseCards,
  startHand,
  toOpenHandHistory,
  toPokerStars,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { asked, expectSame, jsonLines, sidepot } from './sidepot.js';

const folder = mkdtempSync(join(tmpdir(), 'sidepot-formats-'));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Blinds 1/2; Ann on the button is all-in for 100, Bob for 50, Cat for 20: queens, kings, aces. */
function played(): readonly HandEvent[] {
  const started = startHand({
    players: ['Ann', 'Bob', 'Cat'].map((id, i) => ({ id, seat: i + 1, stack: [100, 50, 20][i]! })),
    button: 1,
    smallBlind: 1,
    bigBlind: 2,
    mode: 'cash',
    deck: parseCards('Kh Kd Ah Ad Qh Qd 2c 3d 4h 5s 9c'),
  });
  if (!started.ok) throw new Error(started.error.code);
  const events = [...started.value.events];
  let { state } = started.value;
  while (!state.over) {
    const step = autoAdvance(state);
    events.push(...step.events);
    state = step.state;
    if (state.turn.kind !== 'act') continue;
    const done = apply(state, { type: 'allIn', seat: state.turn.seat });
    if (!done.ok) throw new Error(done.error.code);
    events.push(...done.value.events);
    state = done.value.state;
  }
  return events;
}

const EVENTS = played();
const meta = (handId: number) => ({ handId, table: 'T', startedAt: '2026-10-01T18:30:05Z' });
const stars = (id: number): string => toPokerStars(EVENTS, meta(id));
const ohh = (id: number): string => JSON.stringify(toOpenHandHistory(EVENTS, meta(id)));

const ANSWER = {
  ok: true,
  unit: 1,
  players: ['Bob', 'Cat', 'Ann'],
  contributions: [50, 20, 100],
  folded: [false, false, false],
  refund: { index: 2, amount: 50 },
  pots: [
    { amount: 60, eligible: [0, 1, 2] },
    { amount: 60, eligible: [0, 2] },
  ],
  finishing: [60, 60, 50],
};

describe.each([
  ['PokerStars', stars],
  ['Open Hand History', ohh],
])('%s', (_, hand) => {
  test('the same line of JSON as for PHH, with the number of the hand', async () => {
    const path = file('two.any', `\ufeff${hand(71)}\r\n\r\n\r\n${hand(72)}\n`);
    const { code, stdout, stderr } = await expectSame(['replay', '--json', '--warnings', path]);
    expect(jsonLines(stdout)).toEqual(
      [71, 72].map((number) => ({ file: path, hand: number, ...ANSWER, warnings: [] })),
    );
    expect([code, stderr]).toEqual([0, '']);
  });

  test('on standard input, in small pieces', async () => {
    const text = `${hand(71)}\n\n${hand(72)}\n`;
    const pieces = [text.slice(0, 3), text.slice(3, 500), text.slice(500)].map((one) =>
      Buffer.from(one),
    );
    const { stdout } = await sidepot(['replay', '--json', '-'], { input: pieces });
    expect(jsonLines(stdout)).toEqual([71, 72].map((hand) => ({ file: '-', hand, ...ANSWER })));
  });

  test('many hands, in pieces and by several threads, in their order', async () => {
    const count = 1500;
    const text = Array.from({ length: count }, (_, i) => hand(i + 1)).join('\n\n');
    const path = file('many.any', text);
    const one = await asked(['replay', '--json', '--jobs', '1', path]);
    const lines = jsonLines(one.stdout) as { hand: number; finishing: number[] }[];
    expect(lines.map((line) => line.hand)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(lines.every((line) => line.finishing.join() === '60,60,50')).toBe(true);
    const two = await sidepot(['replay', '--json', '--jobs', '2', path]);
    expect(two.stdout).toBe(one.stdout);
  });

  test('for people', async () => {
    const { stdout } = await asked(['replay', file('people.any', hand(71))]);
    expect(stdout).toContain('Uncalled 50 back to Ann');
    expect(stdout).toContain('1 hand: 1 replayed, 0 refused, 0 notes');
  });

  test('--unit', async () => {
    const { stdout } = await asked(['replay', '--json', '--unit', '0.01', file('c', hand(71))]);
    expect(jsonLines(stdout)).toMatchObject([{ unit: 0.01, contributions: [5000, 2000, 10000] }]);
  });
});

test('the unit is that of the hand, not of its neighbours', async () => {
  const cents = toPokerStars(EVENTS, { ...meta(72), unit: '0.01' });
  expect(cents).toContain('(0.50 in chips)');
  const { stdout } = await asked(['replay', '--json', file('c.txt', `${stars(71)}\n\n${cents}`)]);
  expect(jsonLines(stdout)).toMatchObject([
    { hand: 71, unit: 1, contributions: [50, 20, 100] },
    { hand: 72, unit: 0.01, contributions: [50, 20, 100] },
  ]);
});

test('a bounty in a header, a bounty won and a word with a decimal are no cents', async () => {
  const text = stars(71)
    .replace('(Play Money) ', '')
    .replace(/#71: {2}/, '#71: Tournament #9, $1.08+$0.27+$0.15 USD ')
    .replace(
      '*** SUMMARY',
      'Cat wins the $2.38 bounty for eliminating Bob\nAnn said, "1.5 to 1"\n*** SUMMARY',
    );
  const { stdout } = await asked(['replay', '--json', file('bounty.txt', text)]);
  expect(jsonLines(stdout)).toMatchObject([{ unit: 1, contributions: [50, 20, 100] }]);
});

describe('other formats and encodings', () => {
  const gg = stars(71)
    .replace('PokerStars Hand #71:  ', 'Poker Hand #HD71: ')
    .replace(' (Play Money)', '');
  test.each([
    ['GGPoker', Buffer.from(gg), 'HD71'],
    ['UTF-16', Buffer.from(`\ufeff${stars(71)}`, 'utf16le'), 71],
    ['UTF-16 without a mark', Buffer.from(stars(71), 'utf16le'), 71],
    ['line ends of old Macs', Buffer.from(stars(71).replaceAll('\n', '\r')), 71],
    ['indented', Buffer.from(stars(71).replace(/^/gm, ' ')), 71],
  ])('%s', async (_, bytes, hand) => {
    const path = file('any', '');
    writeFileSync(path, bytes);
    const { stdout } = await asked(['replay', '--json', path]);
    expect(jsonLines(stdout)).toMatchObject([{ hand, ok: true, contributions: [50, 20, 100] }]);
  });

  test('PokerNow, newest line first', async () => {
    const log = [
      'entry,at,order',
      '"-- ending hand #7 --",2026-10-01T18:30:09.000Z,8',
      '"""Bob @ b2"" collected 20 from pot",2026-10-01T18:30:09.000Z,7',
      '"Uncalled bet of 10 returned to ""Bob @ b2""",2026-10-01T18:30:09.000Z,6',
      '"""Ann @ a1"" folds",2026-10-01T18:30:08.000Z,5',
      '"""Bob @ b2"" posts a big blind of 20",2026-10-01T18:30:05.000Z,4',
      '"""Ann @ a1"" posts a small blind of 10",2026-10-01T18:30:05.000Z,3',
      '"Player stacks: #1 ""Ann @ a1"" (500) | #4 ""Bob @ b2"" (700)",2026-10-01T18:30:05.000Z,2',
      '"-- starting hand #7  (No Limit Texas Hold\'em) (dealer: ""Ann @ a1"") --",2026-10-01T18:30:05.000Z,1',
    ].join('\n');
    const { stdout } = await asked(['replay', '--json', file('log.csv', log)]);
    expect(jsonLines(stdout)).toMatchObject([
      { hand: 7, ok: true, players: ['Bob', 'Ann'], finishing: [710, 490] },
    ]);
  });
});

describe('a text of another kind is named, and never called broken PHH', () => {
  test.each([
    ['fulltilt', 'Full Tilt Poker Game #33: Table Mason (6 max) - NL Omaha H/L - $0.05/$0.10\n'],
    ['ongame', '\ufeff***** History for hand R5-1 *****\n'],
    ['entraction', "Game # 1 - Texas Hold'em\n"],
    ['html', '<!DOCTYPE html>\n<html><body>PokerStars Hand #1:</body></html>\n'],
    ['settle', '{"seatCount":6,"button":1,"players":[],"boards":[]}\n'],
    ['json', '{"hello":1}\n'],
    ['text', 'Dear Ann,\nhow are you?\n'],
    ['binary', '\u0000\u0001PK\u0003'],
    ['empty', '\n\n'],
  ])('%s', async (notation, text) => {
    const { code, stdout } = await asked(['replay', '--json', file('other', text)]);
    expect(jsonLines(stdout)).toMatchObject([
      { hand: 1, ok: false, error: { code: 'BAD_NOTATION', notation, line: 1 } },
    ]);
    expect(stdout).toMatch(
      notation === 'empty'
        ? /there is no hand in it/
        : /this looks like .*; what can be read is PHH, Open Hand History/,
    );
    expect(code).toBe(1);
  });

  test('for people, and only once, however long it is', async () => {
    const long = `${'Dear Ann, how are you?\n'.repeat(60_000)}variant = 'NT'\n`;
    const { code, stdout } = await asked(['replay', file('long.txt', long)]);
    expect(stdout.match(/looks like plain text/g)).toHaveLength(1);
    expect(stdout).toContain('1 hand: 0 replayed, 1 refused');
    expect(code).toBe(1);
  });
});

test('the rake of the record is told, and the stacks are those of the record', async () => {
  const raked = stars(71)
    .replace('Cat collected 60 from main pot', 'Cat collected 57 from main pot')
    .replace('Main pot 60.', 'Main pot 57.')
    .replace('| Rake 0', '| Rake 3');
  const { stdout } = await asked(['replay', file('raked.txt', raked)]);
  expect(stdout).toContain('The house takes 3');
  expect(stdout).toContain('Main Pot 60: Cat wins 57');
  expect(stdout).toContain('0 notes');
});

test('refused hands are told with the line of the file, the others are replayed', async () => {
  const bad = stars(72).replace('Bob: calls', 'Bob: jumps');
  const path = file('bad.txt', `${stars(71)}\n\n${bad}\n\n${stars(73)}`);
  const line = `${stars(71)}\n\n${bad}`.split('\n').findIndex((one) => one.includes('jumps')) + 1;
  const { code, stdout } = await asked(['replay', '--json', path]);
  expect(jsonLines(stdout)).toMatchObject([
    { hand: 71, ok: true },
    { hand: 72, ok: false, error: { code: 'BAD_NOTATION', action: null, line } },
    { hand: 73, ok: true },
  ]);
  expect(code).toBe(1);
  const json = file('bad.ohh', `${ohh(71)}\n\n${ohh(72).replace('Call', 'Jump')}\n\nnotes\n`);
  expect(jsonLines((await asked(['replay', '--json', json])).stdout)).toMatchObject([
    { hand: 71, ok: true },
    { hand: 72, ok: false, error: { code: 'BAD_NOTATION', line: 3, field: expect.any(String) } },
    { hand: 'line 5', ok: false, error: { code: 'BAD_NOTATION', line: 5 } },
  ]);
});

test('a list of Open Hand History', async () => {
  const path = file('list.json', `[\n  ${ohh(71)},\n  ${ohh(72)}\n]\n`);
  const { stdout } = await asked(['replay', '--json', path]);
  expect(jsonLines(stdout)).toMatchObject([{ hand: 71 }, { hand: 72 }]);
});

test('--stdio: standard input and lines of JSON, for settle, too (issue 19)', async () => {
  const input = stars(1) + stars(2);
  const { stdout } = await sidepot(['replay', '--stdio'], { input });
  expect(stdout).toBe((await sidepot(['replay', '--json', '-'], { input })).stdout);
  const named = await sidepot(['replay', '--stdio', file('stdio.txt', stars(3))]);
  expect(jsonLines(named.stdout)).toMatchObject([{ hand: 3, ok: true }]);
  const hand = JSON.stringify({
    ...{ seatCount: 2, button: 1, boards: [{ high: [['Bob'], ['Ann']] }] },
    players: [
      { id: 'Ann', seat: 1, ante: 0, dead: 0, live: 100, folded: false },
      { id: 'Bob', seat: 2, ante: 0, dead: 0, live: 50, folded: false },
    ],
  });
  const lines = { input: `${hand}\n${hand}\n` };
  const settled = await sidepot(['settle', '--stdio'], lines);
  expect(settled.stdout).toBe((await sidepot(['settle', '--jsonl'], lines)).stdout);
  expect((await sidepot(['replay'])).code).toBe(2);
});
