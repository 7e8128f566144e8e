import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  detectNotation,
  metaOf,
  NOTATION_READERS,
  readPhhs,
  replayHand,
  unwrap,
} from '@sidepot/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, jsonLines, sidepot } from './sidepot.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sidepot-convert-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Three hands: a side pot with a refund at a table of six, a walk, and one of a tournament. */
const HANDS = `[1]
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [10, 25, 50]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 ????', 'p3 cbr 50', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'd db 5s', 'd db 9c', 'p3 sm QhQd']
venue = 'Kitchen'
country = 'NL'
time = 18:30:05
day = 1
month = 10
year = 2026
hand = 77
seats = [2, 4, 6]
seat_count = 6
table = 'Oak, "1"'
players = ['Ann', 'Bob', 'Cem']
currency = 'EUR'
currency_symbol = '€'

[2]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [20, 50]
actions = ['p2 f']
players = ['Dee', 'Eve']

[3]
variant = 'NT'
antes = [5, 5]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1500, 1500]
actions = ['p2 cbr 300', 'p1 f']
event = 'Tournament #900'
level = 3
players = ['Ann', 'Eve']
`;
const BAD = `\n[4]\nvariant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [20, 50]\nactions = ['p2 cbr 700']\n`;

const convert = (...args: string[]) => asked(['convert', ...args]);

/** What counts of a hand, in whatever format it was. */
const factsOf = (text: string): readonly object[] => {
  const { reader } = detectNotation(text);
  if (reader === null) throw new Error('no reader');
  const { split, read } = NOTATION_READERS[reader];
  return [...split(text)].map((slice) => {
    const hand = unwrap(read(slice.text, { unit: '0.01' }));
    const { contributions, refund, pots, finishing } = unwrap(replayHand(hand));
    const { names, seats, button, seatCount, currency, tournament, table } = metaOf(hand);
    return {
      contributions,
      refund,
      pots,
      finishing,
      names,
      seats,
      button,
      seatCount,
      currency,
      tournament,
      table,
    };
  });
};

describe('sidepot convert', () => {
  test.each(['phh', 'phhs', 'pokerstars', 'ohh'])(
    'to %s and back: chips, seats, button, names, currency, tournament',
    async (to) => {
      const path = file('hands.phhs', HANDS);
      const { code, stdout } = await convert(path, '--to', to, '--unit', '0.01');
      expect(code).toBe(0);
      const before = [...readPhhs(HANDS, { unit: '0.01' })].map(({ hand }) => unwrap(hand));
      const after = factsOf(stdout);
      expect(after).toHaveLength(3);
      for (const [i, hand] of before.entries()) {
        const { contributions, refund, pots, finishing } = unwrap(replayHand(hand));
        expect(after[i]).toMatchObject({ contributions, refund, pots, finishing });
        expect(Object.values((after[i] as { names: object }).names)).toEqual(hand.players);
      }
      expect(after[0]).toMatchObject({ button: 6, seatCount: 6, currency: { code: 'EUR' } });
      expect(after[0]).toMatchObject({ table: 'Oak, "1"', seats: { 1: 2, 2: 4, 3: 6 } });
      expect(after[2]).toMatchObject({ tournament: { id: '900', level: 3 } });
    },
  );

  test('one hand to PHH has no header, several have, and that is noted', async () => {
    const one = await convert(file('one.phhs', HANDS.split('\n[2]')[0] ?? ''), '--to', 'phh');
    expect(one.stdout).toMatch(/^variant = 'NT'\n/);
    expect(one.stderr).toBe('');
    const three = await convert(file('three.phhs', HANDS), '--to', 'phh');
    expect(three.stdout).toMatch(/^\[1\]\n.*\n\n\[2\]\n.*\n\n\[3\]\n/s);
    expect(three.stderr).toContain('note: PHH has one hand a file');
  });

  test('what a format has no place for is noted once', async () => {
    const { stderr } = await convert(
      file('twice.phhs', HANDS + HANDS.replace('[1]', '\n[9]').slice(0, -1)),
      '--to',
      'pokerstars',
    );
    expect(stderr.match(/note:/g)).toHaveLength(1);
    expect(stderr).toContain('pokerstars has no place for country, venue');
    expect((await convert(file('own.phhs', HANDS), '--to', 'phhs')).stderr).toBe('');
    // Of the number of a hand PokerStars' text has the digits.
    const lettered = file('lettered.phhs', HANDS.replace(/^hand = .*$/m, "hand = 'R5-258'"));
    const { stdout, stderr: noted } = await convert(lettered, '--to', 'pokerstars');
    expect(stdout).toContain('PokerStars Hand #5258: ');
    expect(noted).toContain('pokerstars has no place for country, hand, venue');
  });

  test('hands in another language are told with file and line, and the rest goes on', async () => {
    const { stdout } = await convert(file('words.phhs', HANDS), '--to', 'pokerstars');
    const [first = ''] = stdout.split('\n\n');
    const french = first.replace(/^PokerStars Hand #77:/, 'Main PokerStars n°77 :');
    const mixed = file('mixed.txt', `${french}\n\n${stdout}`);
    const { code, stdout: csv, stderr } = await convert(mixed, '--to', 'csv');
    expect(code).toBe(1);
    expect(csv.trim().split('\n')).toHaveLength(4);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/mixed\.txt:1\b.*another language/);
  });

  test('a cash-out has its place in every format: nothing is noted', async () => {
    const text = HANDS.split('\n[2]')[0]?.replace(/^(?:venue|country) = .*\n/gm, '') ?? '';
    const path = file(
      'cashed.phhs',
      `${text}\n_cash_out = [0, 7.92, 0]\n_cash_out_fee = [0, 0.08, 0]\n`,
    );
    const stars = await convert(path, '--to', 'pokerstars');
    expect([stars.code, stars.stderr]).toEqual([0, '']);
    expect(stars.stdout).toContain('Bob cashed out the hand for €7.92 | Cash Out Fee €0.08\n');
    const open = await convert(path, '--to', 'ohh');
    expect([open.code, open.stderr]).toEqual([0, '']);
    expect(open.stdout).toContain('"cashout_amount":7.92,"cashout_fee":0.08');
    const back = await convert(file('cashed.ohh', open.stdout), '--to', 'phh');
    expect(back.stdout).toContain('_cash_out = [0, 7.92, 0]');
    expect(back.stdout).toContain('_cash_out_fee = [0, 0.08, 0]');
  });

  test('what the house adds to a pot is noted once', async () => {
    const text = `Poker Hand #RC1: Hold'em No Limit ($0.5/$1) - 2024/05/20 16:15:11
Table 'Rush1' 6-max Seat #2 is the button
Seat 2: Hero ($100 in chips)
Seat 4: ac12334d ($90 in chips)
Cash Drop to Pot : total $5
Hero: posts small blind $0.5
ac12334d: posts big blind $1
*** HOLE CARDS ***
Dealt to Hero [5h 2c]
Dealt to ac12334d
Hero: folds
Uncalled bet ($0.5) returned to ac12334d
*** SHOWDOWN ***
ac12334d collected $6 from pot
*** SUMMARY ***
Total pot $6 | Rake $0 | Jackpot $0 | Bingo $0
`;
    const path = file('drop.txt', `${text}\n${text.replace('#RC1', '#RC2')}`);
    for (const to of ['pokerstars', 'ohh']) {
      const { code, stderr } = await convert(path, '--to', to);
      expect(code).toBe(0);
      expect(stderr.match(/_cash_drop/g)).toHaveLength(1);
    }
    const { stdout, stderr } = await convert(path, '--to', 'phhs');
    expect(stderr).toBe('');
    expect(stdout.match(/^_cash_drop = 5$/gm)).toHaveLength(2);
  });

  test('a bad hand is told with file, line and reason, and the rest goes on', async () => {
    const path = file('bad.phhs', HANDS.replace('\n[3]', `${BAD}\n[3]`));
    const { code, stdout, stderr } = await convert(path, '--to', 'ohh');
    expect(code).toBe(1);
    expect(stdout.match(/"game_number"/g)).toHaveLength(3);
    expect(stderr).toContain(`${path}:`);
    expect(stderr).toContain('NOT_ENOUGH_CHIPS: ');
    const line = Number(/phhs:(\d+),/.exec(stderr)?.[1]);
    // The first one below its header.
    expect(readFileSync(path, 'utf8').split('\n')[line - 2]).toBe('[4]');
  });

  test('CSV has a row a hand, with what is quoted quoted', async () => {
    const { stdout } = await convert(file('csv.phhs', HANDS), '--to', 'csv');
    const [head, first, second, third, ...rest] = stdout.trimEnd().split('\n');
    expect(rest).toEqual([]);
    expect(head).toBe(
      'file,hand,site,table,started,zone,tournament,level,game,limit,currency,small_blind,big_blind,ante,seats,players,button,board,pot,side_pots,uncalled,rake,winners,showdown',
    );
    expect(first).toContain(
      ',77,Kitchen,"Oak, ""1""",2026-10-01 18:30:05,,,,holdem,no-limit,EUR,0.50,1.00,0.00,6,3,6,2c3d4h5s9c,60.00,1,25.00,0.00,Ann;Bob,1',
    );
    expect(second).toContain(',2,,,,,,,holdem,no-limit,,1,2,0,2,2,2,,2,0,1,0,Dee,0');
    expect(third).toContain(',900,3,holdem,');
  });

  test('CSV has a row a player, and --player one of them', async () => {
    const path = file('players.phhs', HANDS);
    const all = await convert(path, '--to', 'csv', '--rows', 'player');
    expect(all.stdout.trimEnd().split('\n')).toHaveLength(1 + 3 + 2 + 2);
    expect(all.stdout).toContain(',Cem,6,1,0,QhQd,50.00,50.00,25.00,0.00,-25.00,0\n');
    const ann = await convert(path, '--to', 'csv', '--rows', 'player', '--player', 'Ann');
    expect(ann.stdout.trimEnd().split('\n')).toHaveLength(3);
    expect(ann.stdout).toContain(',Ann,2,0,0,AhAd,10.00,10.00,0.00,30.00,20.00,0\n');
  });

  test.each([
    [
      ['--player', 'Eve'],
      [2, 3],
    ],
    [['--filter', 'side-pots'], [1]],
    [['--filter', 'all-in', 'showdown'], [1]],
    [['--filter', 'split'], []],
    [['--player', 'Ann', '--filter', 'all-in'], [1]],
  ])('%j', async (args, wanted) => {
    const { code, stdout } = await convert(file('f.phhs', HANDS), '--to', 'json', ...args);
    expect(code).toBe(0);
    const sections = jsonLines(stdout).map((hand) => Number((hand as { section: string }).section));
    expect(sections).toEqual(wanted);
  });

  test('JSON has the record, with cards as text, and what became of it', async () => {
    const { stdout } = await convert(file('j.phhs', HANDS), '--to', 'json');
    expect(jsonLines(stdout)[0]).toMatchObject({
      ...{ unit: '0.01', hand: 77, players: ['Ann', 'Bob', 'Cem'], venue: 'Kitchen' },
      actions: expect.arrayContaining([{ verb: 'dh', player: 0, cards: 'AhAd' }]),
      result: { won: [3000, 3000, 0], rake: 0, boards: ['2c3d4h5s9c'], button: 6, seatCount: 6 },
    });
  });

  test('many hands by threads come out in their order, numbered through', async () => {
    const [head = ''] = HANDS.split('\n[2]');
    const many = Array.from({ length: 2400 }, (_, i) =>
      head.replace('[1]', `[${i + 1}]`).replace('hand = 77', `hand = ${i + 7}`),
    );
    const out = join(folder, 'many.out');
    const path = file('many.phhs', many.join('\n'));
    expect(readFileSync(path).length).toBeGreaterThan(1024 * 1024);
    const run = await sidepot(['convert', path, '--to', 'phhs', '--jobs', '2', '--out', out]);
    expect(run.code).toBe(0);
    const text = readFileSync(out, 'utf8');
    const headers = [...text.matchAll(/^\[(\d+)\]$/gm)].map(([, number]) => Number(number));
    const numbers = [...text.matchAll(/^hand = (\d+)$/gm)].map(([, number]) => Number(number));
    expect(headers).toEqual(many.map((_, i) => i + 1));
    expect(numbers).toEqual(many.map((_, i) => i + 7));
  });

  test.each([
    ['no format', [], '--to'],
    ['another format', ['--to', 'pdf'], 'pdf'],
    ['no such filter', ['--to', 'csv', '--filter', 'big'], 'big'],
    ['a folder that is not there', ['--to', 'csv', '--out', 'no/such/place'], 'no/such/place'],
  ])('%s is refused', async (_, args, told) => {
    const { code, stderr } = await sidepot(['convert', file('r.phhs', HANDS), ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(told);
    expect(existsSync(join(folder, 'no'))).toBe(false);
  });
});
