import { describe, expect, test } from 'vitest';
import { ERROR_CODES, rebuild, winningHandText } from '../../src/index.js';
import { type Replay, type ReplayOptions, readPhh, replayHand } from '../../src/notation/index.js';
import { accepted, phh, refused } from './samples.js';

const read = (lines: readonly string[]) => accepted(readPhh(phh(...lines)));
const replay = (lines: readonly string[], options: ReplayOptions = { warnings: true }): Replay =>
  accepted(replayHand(read(lines), options));
const actions = (...list: readonly string[]): string =>
  `actions = [${list.map((action) => `'${action}'`).join(', ')}]`;
const codes = ({ warnings }: Replay): string[] => warnings.map(({ code }) => code);

const HEADS_UP = ['antes = [0, 0]', 'blinds_or_straddles = [1, 2]', 'starting_stacks = [50, 80]'];
const BOARD = 'd db 2c3d4h5s9c';

describe('what was put in', () => {
  test('a walk: the uncalled part of the blind goes back (R10)', () => {
    expect(replay([])).toEqual({
      contributions: [1, 2, 0],
      folded: [true, false, true],
      refund: { index: 1, amount: 1 },
      pots: [{ amount: 2, eligible: [1] }],
      finishing: [99, 201, 300],
      warnings: [],
      events: null,
      state: null,
    });
  });

  test('heads-up p2 has the button and the small blind, in the file too the first (R35)', () => {
    const result = replay([...HEADS_UP, actions('p2 f')]);
    expect(result).toMatchObject({ contributions: [2, 1], finishing: [51, 79], warnings: [] });
  });

  test('R39 who calls a short blind in full does not raise under the minimum', () => {
    const lines = ['starting_stacks = [100, 1, 300]'];
    const full = actions('p3 cbr 2', 'p1 cc', 'd db 2c3d4h', 'p1 f');
    expect(codes(replay([...lines, full]))).not.toContain('UNDER_MINIMUM');
    const under = actions('p3 cbr 2', 'p1 cbr 3', 'p3 f');
    expect(codes(replay([...lines, under]))).toContain('UNDER_MINIMUM');
  });

  test('a short blind in the list lowers the price', () => {
    const lines = [
      'blinds_or_straddles = [10, 6, 0]',
      'min_bet = 10',
      'starting_stacks = [50, 6, 80]',
    ];
    const result = replay([...lines, actions('p3 cc', 'p1 cc', BOARD, 'p1 cc', 'p3 cc')]);
    expect(result.contributions).toEqual([10, 6, 10]);
    expect(codes(result)).toContain('SHORT_POST');
  });

  test('a blind above the stack: the price is what was posted', () => {
    const lines = ['blinds_or_straddles = [1, 10, 0]', 'starting_stacks = [50, 6, 80]'];
    const result = replay([...lines, actions('p3 cc', 'p1 f', 'd db 2c3d4h5s9c')]);
    expect(result.contributions).toEqual([1, 6, 6]);
  });

  test('a late post (R41) is live, and does not move the first action', () => {
    const lines = [
      'antes = [0, 0, 0, 0, 0]',
      'blinds_or_straddles = [1, 2, 0, -2, 0]',
      'starting_stacks = [50, 50, 50, 50, 50]',
    ];
    const result = replay([...lines, actions('p3 f', 'p4 cc', 'p5 f', 'p1 f', 'p2 cbr 8', 'p4 f')]);
    expect(result).toMatchObject({
      contributions: [1, 8, 0, 2, 0],
      refund: { index: 1, amount: 6 },
      warnings: [{ code: 'LATE_POST', player: 3, paid: 2 }],
    });
  });

  test('one ante for all is dead money (R14), and never uncalled (R31)', () => {
    const result = replay(['antes = [0, 5, 0]']);
    expect(result).toMatchObject({
      contributions: [1, 7, 0],
      refund: { index: 1, amount: 1 },
      pots: [{ amount: 7, eligible: [1] }],
    });
  });

  describe('an ante that is short', () => {
    const lines = [
      'antes = [5, 5, 5]',
      'starting_stacks = [3, 50, 50]',
      actions('d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cc', 'p2 cc', BOARD),
    ];
    const [layered, dead] = [
      [
        { amount: 9, eligible: [0, 1, 2] },
        { amount: 8, eligible: [1, 2] },
      ],
      [
        { amount: 13, eligible: [0, 1, 2] },
        { amount: 4, eligible: [1, 2] },
      ],
    ];
    test.each([
      ['layered if the record does not say (R23)', [], layered],
      ['layered if it is trimmed', ['ante_trimming_status = true'], layered],
      ['dead if it is not', ['ante_trimming_status = false'], dead],
    ])('%s', (_, more, pots) => {
      expect(replay([...lines, ...more]).pots).toEqual(pots);
    });
  });

  test('short deck: antes are layered, the button posts a blind (R33)', () => {
    const lines = [
      "variant = 'NS'",
      'antes = [3, 3, 3]',
      'blinds_or_straddles = [0, 0, 3]',
      'min_bet = 3',
    ];
    const result = replay([...lines, actions('p1 cc', 'p2 cbr 9', 'p3 f', 'p1 f')]);
    expect(result).toMatchObject({
      contributions: [6, 12, 6],
      refund: { index: 1, amount: 6 },
      finishing: [94, 212, 294],
      warnings: [],
    });
  });

  test('R33, R49 short deck: the first raise is at least the double ante, as in play', () => {
    const lines = [
      "variant = 'NS'",
      'antes = [3, 3, 3]',
      'blinds_or_straddles = [0, 0, 3]',
      'min_bet = 3',
    ];
    // To 8: 5 more than the price, where 6 would be a full raise.
    const { events } = replay([...lines, actions('p1 cc', 'p2 cbr 8', 'p3 f', 'p1 f')], {
      events: true,
    });
    expect(events?.find(({ type }) => type === 'opened')).toMatchObject({ lastFullRaise: 6 });
    expect(events?.find((one) => one.type === 'acted' && one.seat === 2)).toMatchObject({
      full: false,
    });
  });

  test('a bet over every stack: the excess goes back', () => {
    const result = replay([actions('p3 cbr 300', 'p1 cc', 'p2 f', BOARD)]);
    expect(result).toMatchObject({
      contributions: [100, 2, 300],
      refund: { index: 2, amount: 200 },
      pots: [{ amount: 202, eligible: [0, 2] }],
      finishing: null,
    });
    expect(codes(result)).toEqual(['UNKNOWN_WINNER']);
  });

  test('stacks that nobody knows', () => {
    const result = replay([
      'starting_stacks = [inf, inf, 300]',
      actions('p3 cbr 6', 'p1 cc', 'p2 f', 'd db 2c3d4h', 'p1 cbr 20', 'p3 f'),
    ]);
    expect(result).toMatchObject({
      contributions: [26, 2, 6],
      pots: [{ amount: 14, eligible: [0] }],
      finishing: [Infinity, Infinity, 294],
    });
  });
});

describe('who wins', () => {
  const toTheRiver = (...rest: readonly string[]) => [
    'd dh p1 ????',
    'd dh p2 ????',
    'd dh p3 ????',
    'p3 cc',
    'p1 cc',
    'p2 cc',
    BOARD,
    ...rest,
  ];
  const end = (rest: readonly string[], ...lines: readonly string[]) =>
    replay([actions(...toTheRiver(...rest)), ...lines]);

  test('the last show counts, however often ???? stood before it', () => {
    const result = end(['p1 sm ????', 'p2 sm ????', 'p1 sm AhKh', 'p2 sm QhQd', 'p3 sm ????']);
    expect(result.finishing).toEqual([104, 198, 298]);
  });

  test('a show before the betting is over counts too', () => {
    const early = [
      'd dh p1 ????',
      'd dh p2 ????',
      'p3 f',
      'p1 cbr 100',
      'p1 sm AhKh',
      'p2 cc',
      BOARD,
    ];
    const result = replay([actions(...early, 'p2 sm QhQd')]);
    expect(result.finishing).toEqual([200, 100, 300]);
  });

  test('whose cards are unknown loses to who showed', () => {
    expect(end(['p1 sm ????', 'p3 sm 7h8h']).finishing).toEqual([98, 198, 304]);
  });

  test('who mucked loses, even with cards that were seen', () => {
    const dealt = ['d dh p1 AhAd', 'd dh p2 7h8h', 'p3 f', 'p1 cc', 'p2 cc', BOARD];
    const result = replay([actions(...dealt, 'p1 sm', 'p2 sm 7h8h')]);
    expect(result.finishing).toEqual([98, 202, 300]);
  });

  test('cards that were seen need no show', () => {
    const dealt = ['d dh p1 AhAd', 'd dh p2 7h8h', 'p3 f', 'p1 cc', 'p2 cc', BOARD];
    expect(replay([actions(...dealt)]).finishing).toEqual([102, 198, 300]);
  });

  test('odd chips go clockwise from the button (R81)', () => {
    const dealt = ['d dh p1 7h8h', 'd dh p2 7c8c', 'd dh p3 AhAd', 'p3 cbr 5', 'p1 cc', 'p2 cc'];
    const flop = ['d db 9c9d9hTsJc', 'p1 cbr 5', 'p2 cc', 'p3 f'];
    expect(replay([actions(...dealt, ...flop)])).toMatchObject({
      pots: [{ amount: 25, eligible: [0, 1] }],
      finishing: [103, 202, 295],
    });
  });

  test('a side pot that only one can win is theirs, whatever they hold (R16)', () => {
    const lines = ['starting_stacks = [10, 100, 100]'];
    const before = ['p3 cbr 10', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'p2 cbr 20', 'p3 cc', 'd db 5s'];
    const after = ['p2 cbr 50', 'p3 f', 'd db 9c', 'p1 sm AhKh', 'p2 sm ????'];
    expect(replay([...lines, actions(...before, ...after)])).toMatchObject({
      pots: [
        { amount: 30, eligible: [0, 1] },
        { amount: 40, eligible: [1] },
      ],
      refund: { index: 1, amount: 50 },
      finishing: [30, 110, 70],
    });
  });

  test.each([
    ['winnings', ['winnings = [0, 6, 0]'], [98, 204, 298]],
    ['winnings after rake', ['winnings = [0, 5, 0]'], [98, 204, 298]],
    ['finishing stacks', ['finishing_stacks = [98, 198, 304]'], [98, 198, 304]],
    ['a tie', ['winnings = [3, 0, 3]'], [101, 198, 301]],
    ['nothing that helps', ['winnings = [0, 0, 0]'], null],
  ])('nobody showed: by %s', (_, lines, finishing) => {
    const result = end([], ...lines);
    expect(result.finishing).toEqual(finishing);
    expect(codes(result)).toEqual([finishing === null ? 'UNKNOWN_WINNER' : 'WINNER_BY_RECORD']);
  });

  test('two pots by the record, uncalled chips counted as winnings by some sites', () => {
    const lines = ['starting_stacks = [10, 50, 100]'];
    const bets = actions('p3 cbr 100', 'p1 cc', 'p2 cc', BOARD);
    const pots = [
      { amount: 30, eligible: [0, 1, 2] },
      { amount: 80, eligible: [1, 2] },
    ];
    for (const winnings of ['[29, 79, 50]', '[30, 80, 0]']) {
      const result = replay([...lines, bets, `winnings = ${winnings}`]);
      expect(result).toMatchObject({ pots, finishing: [30, 80, 50] });
    }
  });

  test('the board in one go, street by street, or card by card', () => {
    const hole = ['d dh p1 AhAd', 'd dh p2 KhKd', 'p3 f', 'p1 cbr 100', 'p2 cc'];
    for (const board of [
      [BOARD],
      ['d db 2c3d4h', 'd db 5s', 'd db 9c'],
      ['d db 2c', 'd db 3d', 'd db 4h', 'd db 5s', 'd db 9c'],
      ['d db 2c3d4h5s', 'd db 9c'],
    ]) {
      expect(replay([actions(...hole, ...board)]).finishing).toEqual([200, 100, 300]);
    }
  });

  test('without a board nobody knows, unless the record does', () => {
    const hole = actions('d dh p1 AhAd', 'd dh p2 KhKd', 'p3 f', 'p1 cbr 100', 'p2 cc');
    expect(replay([hole])).toMatchObject({ pots: [{ amount: 200 }], finishing: null });
    expect(replay([hole, 'winnings = [0, 200, 0]']).finishing).toEqual([0, 300, 300]);
  });

  test('Omaha eight-or-better: high and low (R85)', () => {
    const lines = ["variant = 'FO/8'", 'small_bet = 2', 'big_bet = 4'];
    const hole = ['d dh p1 AsAdKcKd', 'd dh p2 AhThTd6c', 'p3 f', 'p1 cc', 'p2 cc'];
    const result = replay([...lines, actions(...hole, 'd db 2c3d8hJsAc')]);
    expect(result).toMatchObject({ pots: [{ amount: 4 }], finishing: [100, 200, 300] });
  });

  test('a record that stops in the middle', () => {
    const result = replay([actions('p3 cbr 10', 'p1 cc')]);
    expect(result).toMatchObject({ contributions: [10, 2, 10], finishing: null });
    expect(codes(result)).toEqual(['STILL_TO_ACT', 'UNFINISHED', 'UNKNOWN_WINNER']);
  });

  test('a winner that the record contradicts', () => {
    expect(end(['p1 sm AhKh', 'p2 sm ????'], 'winnings = [0, 6, 0]')).toMatchObject({
      finishing: [104, 198, 298],
      warnings: [{ code: 'RECORD_DIFFERS', player: 1, won: 6 }],
    });
  });
});

describe('what departs from the rulebook is noted, and followed', () => {
  test.each([
    ['a raise under the minimum', ['p3 cbr 3', 'p1 f', 'p2 f'], 'UNDER_MINIMUM', 0],
    [
      'a raise that only covers the rival',
      ['p3 cbr 150', 'p1 f', 'p2 cbr 199'],
      'UNDER_MINIMUM',
      2,
    ],
    ['out of turn', ['p1 f', 'p3 f'], 'OUT_OF_TURN', 0],
    [
      'a raise after a short all-in',
      ['p3 cbr 90', 'p1 cbr 100', 'p2 f', 'p3 cbr 300'],
      'NO_RIVAL_TO_RAISE',
      3,
    ],
    ['cards before the round is over', ['p3 cbr 10', BOARD], 'STILL_TO_ACT', 1],
    [
      'a check with nothing to decide',
      ['p3 cbr 300', 'p1 f', 'p2 cc', BOARD, 'p3 cc'],
      'BETTING_CLOSED',
      4,
    ],
  ])('%s', (_, list, code, action) => {
    const { warnings } = replay([actions(...list)]);
    expect(warnings.map((warning) => [warning.code, warning.action])).toContainEqual([
      code,
      action,
    ]);
  });

  test('not reopened (R52), pot limit and raise cap', () => {
    const four = (...lines: readonly string[]) => [
      'antes = [0, 0, 0, 0]',
      'blinds_or_straddles = [1, 2, 0, 0]',
      'starting_stacks = [100, 12, 100, 100]',
      ...lines,
    ];
    const reopened = replay(four(actions('p3 cbr 10', 'p4 cc', 'p1 cc', 'p2 cbr 12', 'p3 cbr 40')));
    expect(codes(reopened)).toContain('NOT_REOPENED');
    const over = replay(four("variant = 'PT'", actions('p3 cbr 8', 'p4 f', 'p1 f', 'p2 f')));
    expect(codes(over)).toEqual(['OVER_MAXIMUM']);
    const fixed = ["variant = 'FT'", 'small_bet = 2', 'big_bet = 4'];
    const raises = ['p3 cbr 4', 'p4 cbr 6', 'p1 cbr 8', 'p3 cbr 10', 'p4 cbr 12'];
    expect(codes(replay(four(...fixed, actions(...raises))))).toContain('RAISE_CAP');
  });

  test('without asking nothing is noted, and the result is the same', () => {
    const lines = [actions('p3 cbr 3', 'p1 f', 'p2 f')];
    expect(replay(lines, {})).toEqual({ ...replay(lines), warnings: [] });
  });
});

describe('what cannot have happened is refused, with the action', () => {
  test.each([
    ['more than the stack', ['p3 cbr 301'], { code: 'NOT_ENOUGH_CHIPS', action: 0, max: 300 }],
    ['less than the bet', ['p3 cbr 10', 'p1 cbr 9'], { code: 'BELOW_MINIMUM', action: 1 }],
    ['acting after folding', ['p3 f', 'p1 cc', 'p3 cc'], { code: 'PLAYER_FOLDED', action: 2 }],
    ['acting after all-in', ['p3 cbr 300', 'p3 cc'], { code: 'PLAYER_ALL_IN', action: 1 }],
    ['the last hand folds', ['p3 f', 'p1 f', 'p2 f'], { code: 'LAST_LIVE_HAND', action: 2 }],
    ['dealt in twice', ['d dh p1 ????', 'd dh p1 ????'], { code: 'TOO_MANY_CARDS', action: 1 }],
    [
      'a card twice',
      ['d dh p1 AhAd', 'd dh p2 KdAd'],
      { code: 'DUPLICATE_CARD', action: 1, card: 'Ad' },
    ],
    [
      'a card twice on the board',
      ['d dh p1 AhAd', 'd db 2cAh4h'],
      { code: 'DUPLICATE_CARD', action: 1 },
    ],
    [
      'a card twice, as is shown',
      ['d dh p1 ????', 'd dh p2 ????', 'p3 f', 'p1 cc', 'p2 cc', BOARD, 'p1 sm AhAd', 'p2 sm KhAd'],
      { code: 'DUPLICATE_CARD', action: 7 },
    ],
    [
      'other cards than dealt',
      ['d dh p1 AhAd', 'p3 f', 'p1 cc', 'p2 cc', BOARD, 'p1 sm KhKd'],
      { code: 'CARDS_DIFFER', action: 5 },
    ],
    ['six board cards', [BOARD, 'd db Tc'], { code: 'TOO_MANY_CARDS', action: 1 }],
    ['a draw', ['p3 sd'], { code: 'BAD_NOTATION', action: 0 }],
    ['a bring-in', ['p3 pb'], { code: 'BAD_NOTATION', action: 0 }],
  ])('%s', (_, list, error) => {
    expect(refused(replayHand(read([actions(...list)])))).toMatchObject(error);
  });

  test.each([
    ['N7S', { code: 'UNSUPPORTED_GAME', variant: 'N7S' }],
    ['FX', { code: 'UNSUPPORTED_GAME', variant: 'FX' }],
    ['toString', { code: 'UNSUPPORTED_GAME', variant: 'toString' }],
  ])('a game of another kind: %s', (variant, error) => {
    expect(refused(replayHand(read([`variant = '${variant}'`])))).toEqual(error);
  });

  test('nobody plays alone, or without chips, or with more than there are', () => {
    const stacks = (list: string) => refused(replayHand(read([`starting_stacks = ${list}`]))).code;
    expect(stacks('[100, 0, 100]')).toBe('EMPTY_STACK');
    expect(stacks('[9007199254740991, 1, 1]')).toBe('UNSAFE_INTEGER');
    const alone = [
      'antes = [0]',
      'blinds_or_straddles = [0]',
      'starting_stacks = [5]',
      'actions = []',
    ];
    expect(refused(replayHand(read(alone))).code).toBe('TOO_FEW_PLAYERS');
    for (const code of ['UNSUPPORTED_GAME', 'TOO_MANY_CARDS', 'CARDS_DIFFER'] as const) {
      expect(ERROR_CODES).toContain(code);
    }
  });
});

test('the events end in the same state as a log of live play', () => {
  const lines = ["players = ['Ann', 'Bob', 'Cem']"];
  const bets = ['p3 cbr 300', 'p1 cc', 'p2 cc', BOARD];
  const hole = ['d dh p1 ????', 'd dh p2 KhKd', 'd dh p3 QhQd'];
  const shows = ['p1 sm AhAd'];
  const { events, state, finishing } = replay([...lines, actions(...hole, ...bets, ...shows)], {
    events: true,
  });
  expect(rebuild(events ?? [])).toEqual(state);
  expect(state).toMatchObject({
    over: true,
    players: [{ id: 'Ann', stack: 300 }, { stack: 200 }, {}],
  });
  expect(finishing).toEqual([300, 200, 100]);
  const awarded = (events ?? []).filter((event) => event.type === 'awarded');
  expect(awarded).toMatchObject([
    { pot: 1, amount: 200 },
    { pot: 0, amount: 300, shares: [{ seat: 1 }] },
  ]);
  expect(awarded[0]!.hands.map((hand) => winningHandText(hand)?.text)).toEqual([
    'Pair of kings, nine kicker',
  ]);
});

describe('what was paid, without the events', () => {
  const lines = [
    ...HEADS_UP,
    actions('d dh p1 AsAd', 'd dh p2 KsKd', 'p2 cc', 'p1 cc', BOARD, 'p1 sm AsAd', 'p2 sm'),
    'finishing_stacks = [51, 78]',
    '_rake = 1',
  ];

  test('the pots go as the record says, rake included; folded and mucked hands keep their cards', () => {
    const { paid, events, finishing } = replay(lines, { paid: true });
    expect(paid).toMatchObject({ won: [3, 0], rake: 1, rules: { game: 'holdem', bigBlind: 2 } });
    expect(paid?.boards.map((board) => board.length)).toEqual([5]);
    expect(paid?.cards).toEqual([
      [51, 49],
      [47, 45],
    ]);
    expect(events).toBeNull();
    // By the rulebook, as ever.
    expect(finishing).toEqual([52, 78]);
  });

  test('it is what the events tell', () => {
    const { paid } = replay(lines, { paid: true });
    const { events } = replay(lines, { events: true });
    const won = [0, 0];
    let rake = 0;
    for (const event of events ?? []) {
      if (event.type !== 'awarded') continue;
      rake += event.rake;
      for (const { seat, amount } of event.shares) won[seat - 1] = (won[seat - 1] ?? 0) + amount;
    }
    expect({ won: paid?.won, rake: paid?.rake }).toEqual({ won, rake });
  });

  test('only who asks for it is told', () => {
    expect(replay(lines)).not.toHaveProperty('paid');
  });
});
