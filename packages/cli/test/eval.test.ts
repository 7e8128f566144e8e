import { describe, expect, test } from 'vitest';
import { asked, expectSame, jsonLines } from './sidepot.js';

const ESCAPE = '\u001b';
const BOARD = ['--board', 'Ks7s2d4c5c'];

const printed = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await asked(['eval', ...args]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return stdout;
};

describe('the table', () => {
  test.each([
    ['in one word', ['KsKh9d9cKd2s3h']],
    ['in quotes', ['Ks Kh 9d 9c Kd 2s 3h']],
    ['card by card', ['Ks', 'Kh', '9d', '9c', 'Kd', '2s', '3h']],
    ['in small letters', ['kskh9d9ckd2s3h']],
    ['with the signs of suits', ['K♠ K♥ 9♦ 9♣ K♦ 2♠ 3♥']],
    [
      'with white and coloured signs, card by card',
      ['K♤', 'K♡', '9♢', '9♧', 'K♦\uFE0F', '2♠', '3h'],
    ],
  ])('one hand, %s', async (_name, args) => {
    expect(await printed(...args)).toBe(
      [
        'Cards           Plays           Hand',
        '──────────────  ──────────────  ────────────────────────────',
        'KsKh9d9cKd2s3h  Ks Kh Kd 9d 9c  Full house, kings over nines\n',
      ].join('\n'),
    );
  });

  test('a ten is T or 10', async () => {
    expect(await printed('10s9s8s7s6s')).toContain('Ts 9s 8s 7s 6s  Straight flush, ten high\n');
  });

  test('several hands: best first, ties are said', async () => {
    expect(await printed('Jc3c', 'AcKd', 'AhQh', 'AdKh', ...BOARD)).toMatchInlineSnapshot(`
      "#   Cards  Plays           Hand
      ──  ─────  ──────────────  ─────────────────────────
      1=  AcKd   Kd Ks Ac 7s 5c  Pair of kings, ace kicker
      1=  AdKh   Kh Ks Ad 7s 5c  Pair of kings, ace kicker
      3   AhQh   Ah Ks Qh 7s 5c  High card, ace
      4   Jc3c   Ks Jc 7s 5c 4c  High card, king

      AcKd and AdKh tie for best
      "
    `);
  });

  test('one winner; the board, too, is read with the signs of suits', async () => {
    expect(await printed('AsKs', 'QhQd', '--board', 'Q♠ 7♠ 2♠ 9♦ J♣')).toMatch(
      /\n\nAsKs is best\n$/,
    );
  });

  test('kickers are said where they decide', async () => {
    const both = await printed('AcTd', 'AhJh', '--board', 'As Ks 7d 4c 2c');
    expect(both).toContain('Pair of aces, king and jack kickers\n');
    expect(both).toContain('Pair of aces, king and ten kickers\n');
    expect(await printed('AcTd', 'QhJh', '--board', 'As Ks 7d 4c 2c')).toContain(
      'Pair of aces, king kicker\n',
    );
  });

  test('R99: in Omaha exactly two cards of the hand play', async () => {
    const board = ['--board', 'Ks Qs Js 2s 2c'];
    // One spade in the hand is no flush, and of three aces two play.
    expect(await printed('AsAhAd3c', '--game', 'omaha', ...board)).toContain(
      'As Ah 2s 2c Ks  Two pair, aces and twos, king kicker\n',
    );
    expect(await printed('AsTs3c3d4d4h', '--game', 'omaha6', ...board)).toContain('Royal flush\n');
  });

  test('R101: in short deck A-6-7-8-9 is a straight and a flush beats a full house', async () => {
    const stdout = await printed(
      ...['KcKd', 'As8s', 'Ac8c', '--game', 'short-deck', '--board', '9s 7s 6s 6d Kh'],
    );
    expect(stdout).toMatch(/^1 +As8s +9s 8s 7s 6s As +Straight flush, nine high$/m);
    expect(stdout).toMatch(/^2 +KcKd +Kc Kd Kh 6s 6d +Full house, kings over sixes$/m);
    expect(stdout).toMatch(/^3 +Ac8c +9s 8c 7s 6s Ac +Straight, nine high$/m);
    const flush = ['KcKd', 'Js8s', '--game', 'short-deck', '--board', '9s 7s 6s 6d Kh'];
    expect(await printed(...flush)).toMatch(/\n\nJs8s is best\n$/);
  });

  test('coloured if wanted, plain in a pipe', async () => {
    const args = ['eval', 'AcKd', 'AhQh', ...BOARD];
    const plain = (await expectSame(args)).stdout;
    const coloured = (await expectSame(args, { env: { FORCE_COLOR: '1' } })).stdout;
    expect(plain).not.toContain(ESCAPE);
    expect(coloured).toContain(ESCAPE);
    expect(coloured.replaceAll(new RegExp(`${ESCAPE}\\[\\d+m`, 'g'), '')).toBe(plain);
  });
});

test('--json: one object per hand, in the order given', async () => {
  const stdout = await printed('--json', 'AhQh', 'AcKd', ...BOARD);
  const [first, second] = jsonLines(stdout) as { readonly value: number }[];
  expect(first).toEqual({
    hand: 'AhQh',
    value: expect.any(Number),
    category: 'high card',
    text: 'High card, ace',
    cards: ['Ah', 'Ks', 'Qh', '7s', '5c'],
  });
  expect(second).toEqual({
    hand: 'AcKd',
    value: expect.any(Number),
    category: 'pair',
    text: 'Pair of kings, ace kicker',
    cards: ['Kd', 'Ks', 'Ac', '7s', '5c'],
  });
  expect(second?.value).toBeGreaterThan(first?.value ?? Infinity);
  expect(jsonLines(stdout)).toHaveLength(2);
});

describe('lows, badugis and halves', () => {
  test('razz', async () => {
    expect(await printed('Ac2d3hKs4d9c9h', '5c6d7h8sAhKcKd', '--game', 'razz')).toBe(
      [
        'Cards           Plays           Hand',
        '──────────────  ──────────────  ─────────────',
        'Ac2d3hKs4d9c9h  9c 4d 3h 2d Ac  Low 9-4-3-2-A',
        '5c6d7h8sAhKcKd  8s 7h 6d 5c Ah  Low 8-7-6-5-A',
        '',
        '5c6d7h8sAhKcKd is best\n',
      ].join('\n'),
    );
  });

  test('each half has its line and its best hand', async () => {
    const args = ['As2hKdKc', 'QsQhJcJd', '--game', 'omaha8', '--board', '3c4d8hKs9d'];
    const stdout = await printed(...args);
    expect(stdout).toMatch(/^ +8h 4d 3c 2h As +Low 8-4-3-2-A$/m);
    expect(stdout).toMatch(/^ +no low$/m);
    expect(stdout).toMatch(/\n\nHigh: As2hKdKc is best\nLow: As2hKdKc is best\n$/);
    expect(await printed('2c3d4h7sKd', '2d3c4s5h6c', '--game', 'badeucy')).toMatch(
      /\n\nLow: 2c3d4h7sKd is best\nBadugi: 2d3c4s5h6c is best\n$/,
    );
    expect(
      await printed('AcAdKhKs9d', 'QcQdJhJs7d', '--game', 'drawmaha', '--board', 'Qh8d3c2h2s'),
    ).toMatch(/High: QcQdJhJs7d is best\nIn hand: AcAdKhKs9d is best\n$/);
  });

  test('--json: the halves of each hand', async () => {
    const [line] = jsonLines(await printed('2c3d4h7sKd', '--game', 'badacey', '--json'));
    expect(line).toEqual({
      hand: '2c3d4h7sKd',
      halves: [
        {
          ...{ half: 'low', value: expect.any(Number), text: 'Low, K-7-4-3-2' },
          cards: ['Kd', '7s', '4h', '3d', '2c'],
        },
        {
          ...{ half: 'badugi', value: expect.any(Number), text: 'Badugi, 7-4-3-2' },
          cards: ['7s', '4h', '3d', '2c'],
        },
      ],
    });
  });
});

describe('exit code 2: one line on stderr, nothing on stdout', () => {
  test.each([
    ['a bad card', ['AsKsQsJsXx'], 'BAD_CARD: Xx is not a card'],
    ['a bad card among single ones', ['As', 'Xx'], 'BAD_CARD: Xx is not a card'],
    ['a bad board', ['AsKs', '--board', '2c3c4x'], 'BAD_CARD: 4x is not a card'],
    ['half a card', ['AsKsQsJsT'], 'BAD_CARD: T is not a card'],
    ['a card twice in a hand', ['AsKsQsJsAs'], 'DUPLICATE_CARD: As is there twice'],
    ['a single card twice', ['As', 'Ks', 'As'], 'DUPLICATE_CARD: As is there twice'],
    [
      'a card in two hands',
      ['AsKs', 'AsQd', ...BOARD],
      'DUPLICATE_CARD: As is there twice (cards that hands share: --board)',
    ],
    ['a card on the board too', ['AsKs', ...BOARD], 'DUPLICATE_CARD: Ks is there twice'],
    ['too few', ['AsKs'], 'BAD_HAND: a hand without a board must be 5 to 7 cards, not 2'],
    ['too many', ['AsKsQsJsTs9s8s7s'], /must be 5 to 7 cards, not 8/],
    ['three and a board', ['AsKhQs', ...BOARD], 'BAD_HAND: AsKhQs must be 2 cards, not 3'],
    ['two on the board', ['AsKh', '--board', '2c3c'], /the board must be 3 to 5 cards, not 2/],
    ['no card', [''], /BAD_HAND/],
    ['Omaha without a board', ['AsKhQsJs', '--game', 'omaha'], /the board must be 3 to 5 cards/],
    ['Omaha with two', ['AsKh', '--game', 'omaha', ...BOARD], /AsKh must be 4 cards, not 2/],
    [
      'a deuce in short deck',
      ['2s', '9s', '8s', '7s', '6s', '--game', 'short-deck'],
      'BAD_CARD: 2s is not a card of short-deck',
    ],
    ['an unknown game', ['AsKh', '--game', 'bridge'], /'bridge' is invalid. Allowed choices are/],
    ['an unknown flag', ['AsKh', '--bord', '2c'], /unknown option '--bord'.*--board/],
    ['nothing', [], /missing required argument 'cards'/],
  ])('%s', async (_name, args, message) => {
    const { code, stdout, stderr } = await asked(['eval', ...args]);
    expect(stderr).toMatch(/^sidepot: [^\n]+\n$/);
    if (typeof message === 'string') expect(stderr).toBe(`sidepot: ${message}\n`);
    else expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test('of a process of its own, too', async () => {
    expect((await expectSame(['eval', 'AsKsQsJsXx'])).code).toBe(2);
    expect((await expectSame(['eval', 'AsKh', '--bord', '2c'])).code).toBe(2);
  });

  test('what is typed cannot steer the terminal', async () => {
    const { stderr } = await asked(['eval', `As${ESCAPE}[`]);
    expect(stderr).toMatch(/^sidepot: BAD_CARD: [^\p{C}]*\n$/u);
  });
});
