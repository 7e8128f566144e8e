import { describe, expect, test } from 'vitest';
import { parseCard } from '../../src/cards.js';
import { refusalText } from '../../src/error-text.js';
import { type PhhHand, type PhhOptions, readPhh } from '../../src/notation/index.js';
import {
  accepted,
  corpusHands,
  corpusIsAbsent,
  corpusNote,
  phh,
  reasonText,
  refused,
} from './samples.js';

const read = (text: string, options?: PhhOptions): PhhHand => accepted(readPhh(text, options));
const refusal = (text: string, options?: PhhOptions) => refused(readPhh(text, options));
const cards = (...names: string[]) => names.map((name) => (name === '??' ? -1 : parseCard(name)));

describe('the fields of the notation', () => {
  test('each one', () => {
    const text = `variant = 'F7S'
ante_trimming_status = true
antes = [1, 1]
blinds_or_straddles = [0, 0]
bring_in = 2
small_bet = 4
big_bet = 8
min_bet = 4
starting_stacks = [100, 200]
actions = []
author = 'A B'
event = 'Event #1'
url = 'https://example.org/x'
venue = 'Somewhere'
address = '1 Street'
city = 'C'
region = 'R'
postal_code = 'W1J'
country = 'Land'
time = 05:44:49
time_zone = 'Europe/Vienna'
day = 1
month = 12
year = 2009
hand = 16488081032
level = 3
seats = [4, 2]
seat_count = 9
table = 'T  1'
players = ['a', 'b']
finishing_stacks = [99, 201]
winnings = [0, 2]
currency = 'USD'
currency_symbol = '$'
time_zone_abbreviation = 'CET'
`;
    expect(read(text)).toStrictEqual({
      unit: '1',
      variant: 'F7S',
      anteTrimmingStatus: true,
      antes: [1, 1],
      blindsOrStraddles: [0, 0],
      bringIn: 2,
      smallBet: 4,
      bigBet: 8,
      minBet: 4,
      startingStacks: [100, 200],
      actions: [],
      author: 'A B',
      event: 'Event #1',
      url: 'https://example.org/x',
      venue: 'Somewhere',
      address: '1 Street',
      city: 'C',
      region: 'R',
      postalCode: 'W1J',
      country: 'Land',
      time: '05:44:49',
      timeZone: 'Europe/Vienna',
      day: 1,
      month: 12,
      year: 2009,
      hand: 16488081032,
      level: 3,
      seats: [4, 2],
      seatCount: 9,
      table: 'T  1',
      players: ['a', 'b'],
      finishingStacks: [99, 201],
      winnings: [0, 2],
      currency: 'USD',
      currencySymbol: '$',
      timeZoneAbbreviation: 'CET',
    });
  });
  test.each(['variant', 'antes', 'starting_stacks', 'actions'])('%s is required', (field) => {
    const text = phh().replace(new RegExp(`^${field} = .*\n`, 'm'), '');
    expect(refusal(text)).toMatchObject({ code: 'BAD_NOTATION', field, reason: 'isMissing' });
  });
  test.each<[string, unknown]>([
    ['hand = 5', 5],
    ["hand = 'R5-2586460-197'", 'R5-2586460-197'],
    ['hand = 123456789012345678901', '123456789012345678901'],
    ['hand = 1_000', 1000],
  ])('pitfall 6: %s', (line, hand) => {
    expect(read(phh(line)).hand).toBe(hand);
  });
  test('pitfall 6: hand and table may be missing', () => {
    const hand = read(phh());
    expect(['hand' in hand, 'table' in hand, 'extra' in hand]).toEqual([false, false, false]);
  });
  test.each<[string, object]>([
    ['_note = "mine"', { _note: 'mine' }],
    ['rake = 1.25', { rake: 1.25 }],
    ['_date = 2009-07-15', { _date: { literal: '2009-07-15' } }],
    ['_at = 2009-07-15 05:44:49.5', { _at: { literal: '2009-07-15 05:44:49.5' } }],
    ['_at = 2009-07-15T05:44:49Z', { _at: { literal: '2009-07-15T05:44:49Z' } }],
    ['_big = 9007199254740993', { _big: { literal: '9007199254740993' } }],
    ['_odd = [inf, nan, 0xff]', { _odd: [{ literal: 'inf' }, { literal: 'nan' }, 255] }],
    ['_t = { a = 1, "b c" = [true] }', { _t: { table: { a: 1, 'b c': [true] } } }],
    ['_t = {}', { _t: { table: {} } }],
    ['"quoted key" = 1', { 'quoted key': 1 }],
    ['_list = [[1], [], [2, [3]]]', { _list: [[1], [], [2, [3]]] }],
    ['postal_code = 1234', { postal_code: 1234 }],
    ['day = "Monday"', { day: 'Monday' }],
    ['players = ["a", 2, "c"]', { players: ['a', 2, 'c'] }],
    ['time = 2009-07-15', { time: { literal: '2009-07-15' } }],
  ])('kept for what it is: %s', (line, extra) => {
    expect(read(phh(line)).extra).toStrictEqual(extra);
  });
  test('a field named __proto__ is a field', () => {
    const { extra } = read(phh('__proto__ = 5'));
    expect(Object.entries(extra ?? {})).toEqual([['__proto__', 5]]);
  });
  test.each(['min_bet = 2\nmin_bet = 2', '_x = 1\n_x = 1'])('twice: %j', (lines) => {
    expect(refusal(`${phh()}${lines}`)).toMatchObject({ reason: 'isTwice' });
  });
  test.each([
    ['antes = [0, 0]', 'antes'],
    ["players = ['a', 'b']", 'players'],
    ['winnings = [1, 2, 3, 4]', 'winnings'],
  ])('one entry for each player: %s', (line, field) => {
    expect(refusal(phh(line))).toMatchObject({ code: 'BAD_NOTATION', field });
  });
});

describe('pitfall 6: styles of TOML', () => {
  const plain = read(phh("venue = 'x'"));
  test.each<[string, string]>([
    ['no final newline', phh("venue = 'x'").trimEnd()],
    ['carriage returns', phh("venue = 'x'").replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${phh("venue = 'x'")}`],
    ['double quotes', phh("venue = 'x'").replaceAll("'", '"')],
    ['comments and empty lines', `# one\n\n  # two\n${phh("venue = 'x' # three")}\n#`],
    ['no spaces, more spaces', phh("venue='x'").replace('min_bet = 2', '  min_bet \t=   2  ')],
    [
      'quoted keys',
      `${phh().replace('variant', '"variant"').replace('min_bet', "'min_bet'")}venue = 'x'`,
    ],
    ['triple quotes', phh("venue = '''x'''").replace("'NT'", '"""\nNT"""')],
    ['escapes', phh('venue = "\\u0078"').replace("'p3 f'", '"p3\\u0020f"')],
    [
      'a multi-line list',
      phh("venue = 'x'").replace('[100, 200, 300]', '[\n 100, # a\n\n 200,\n 300, # ]\n]'),
    ],
    [
      'actions over lines',
      phh("venue = 'x'").replace("['p3 f', 'p1 f']", "[ # x\n'p3 f' # ',\n,\n\n\"p1 f\"\n]"),
    ],
    ['triple-quoted actions', phh("venue = 'x'").replace("'p3 f'", "'''p3 f'''")],
    ['more spaces in an action', phh("venue = 'x'").replace('p3 f', ' p3  f ')],
    ['underscores and signs', phh("venue = 'x'").replace('[100, 200, 300]', '[1_00, +200, 3_0_0]')],
    [
      'actions before the stacks',
      phh("venue = 'x'").replace(/^(starting.*\n)(actions.*\n)/m, '$2$1'),
    ],
    ['an exponent', phh("venue = 'x'").replace('[100, 200', '[1e2, 2E+2')],
  ])('%s', (_, text) => {
    expect(readPhh(text)).toStrictEqual({ ok: true, value: plain });
  });
  test('the replaced styles really are different texts', () => {
    expect(phh("venue = 'x'").replace('[100, 200, 300]', '')).not.toBe(phh("venue = 'x'"));
    expect(phh()).toContain("['p3 f', 'p1 f']");
    expect(phh()).toMatch(/^(starting.*\n)(actions.*\n)/m);
  });
  test.each<[string, string]>([
    ['"a\\tb\\"\\\\\\n"', 'a\tb"\\\n'],
    ["'a\\n'", 'a\\n'],
    ['"\\U0001F0A1"', '\u{1f0a1}'],
    ["''", ''],
    ['""', ''],
    ['""""""', ''],
    ["'''AMY'S'''", "AMY'S"],
    ["'''''two quotes'''''", "''two quotes''"],
    ['"""""x"""""', '""x""'],
    ['"""\r\na \\\n   b\nc"""', 'a b\nc'],
    ['"O\'Brien # no comment"', "O'Brien # no comment"],
  ])('the string %s', (toml, value) => {
    expect(read(phh(`venue = ${toml}`)).venue).toBe(value);
  });
  test.each([
    ["venue = 'x", 'a string that does not end'],
    ["venue = 'x\ncity = 'y'", 'a string that does not end'],
    ['venue = """x', 'a string that does not end'],
    ["venue = '''x", 'a string that does not end'],
    ['venue = "\\x"', 'an escape that TOML does not know'],
    ['venue = "\\ud800"', 'an escape that TOML does not know'],
    ["venue = 'x' 'y'", 'more text after the value'],
    ['venue', 'no = after the name'],
    ['venue =', 'no value'],
    ['_x = [1, 2', 'a list that does not end'],
    ['_x = [1 2]', 'a list that does not end'],
    ['_x = yes', 'yes is not a value'],
    ['_x = { a = 1, a = 2 }', 'a is there twice'],
    ['= 5', 'not a field'],
    ['a.b = 5', 'no = after the name'],
    ['[2]', 'a section header inside a hand'],
    [`_x = ${'['.repeat(50_000)}`, 'lists too deep'],
  ])('%j is refused in its line', (line, reason) => {
    const error = refusal(`${phh()}${line}`);
    expect(error).toMatchObject({ code: 'BAD_NOTATION', line: 7 });
    expect(reasonText(error)).toBe(reason);
  });
});

describe('amounts', () => {
  test.each<[string, string, number[]]>([
    ['[100, 200, 300]', '1', [100, 200, 300]],
    ['[574, 2067.40, 461.7]', '0.01', [57400, 206740, 46170]],
    ['[0.07, 1.10, 4.35]', '0.01', [7, 110, 435]],
    ['[inf, 1, +inf]', '1', [Infinity, 1, Infinity]],
    ['[inf, 0.5, 1]', '0.01', [Infinity, 50, 100]],
    ['[5.00, 1, 2]', '0.01', [500, 100, 200]],
    ['[0.500, 1, 2]', '0.01', [50, 100, 200]],
    ['[90071992547409.91, 1, 2]', '0.01', [9007199254740991, 100, 200]],
    ['[9007199254740991, 1, 2]', '1', [9007199254740991, 1, 2]],
  ])('%s in units of %s', (list, unit, startingStacks) => {
    expect(read(phh(`starting_stacks = ${list}`))).toMatchObject({ unit, startingStacks });
  });
  test.each<[string, string, number[]]>([
    ['[1, 2, 3]', '0.01', [100, 200, 300]],
    ['[0.125, 2, 3]', '0.001', [125, 2000, 3000]],
    ['[0.15, 2, 3.05]', '0.05', [3, 40, 61]],
    ['[100.00, 200, 300]', '1', [100, 200, 300]],
    ['[100, 200, 350]', '50', [2, 4, 7]],
    ['[99.5, 200, 350.5]', '0.5', [199, 400, 701]],
  ])('%s in units of %s, if asked', (list, unit, startingStacks) => {
    const text = phh(`starting_stacks = ${list}`, 'blinds_or_straddles = [0, 0, 0]', 'min_bet = 0');
    expect(read(text, { unit })).toMatchObject({ unit, startingStacks });
  });
  test('a point in a name makes no cents', () => {
    expect(read(phh("event = 'St. Louis'", '_x = 1.5'))).toMatchObject({ unit: '1', minBet: 2 });
  });
  test('a point in a raise does', () => {
    expect(read(phh("actions = ['p3 cbr 4.5']"))).toMatchObject({ unit: '0.01', minBet: 200 });
  });
  test('pitfall 2: a negative blind keeps its sign', () => {
    const { blindsOrStraddles } = read(phh('blinds_or_straddles = [0.05, -0.10, -0]'));
    expect(blindsOrStraddles).toStrictEqual([5, -10, 0]);
  });
  test.each<[string, string, string]>([
    [
      'starting_stacks = [0.125, 1, 2]',
      'starting_stacks',
      '0.125 is not a whole number of units of 0.01',
    ],
    ['min_bet = 0.005', 'min_bet', '0.005 is not a whole number of units of 0.01'],
    ['min_bet = 9007199254740992', 'min_bet', '9007199254740992 is too large'],
    ['min_bet = 1e400', 'min_bet', '1e400 is too large'],
    ['min_bet = 1e9999', 'min_bet', '1e9999 is not a number'],
    ['min_bet = inf', 'min_bet', 'inf is not a number'],
    ['antes = [inf, 0, 0]', 'antes', 'inf is not a number'],
    ['starting_stacks = [-inf, 0, 0]', 'starting_stacks', '-inf is not a number'],
    ['starting_stacks = [-1, 0, 0]', 'starting_stacks', '-1 is below zero'],
    ['antes = [.5, 0, 0]', 'antes', '.5 is not a number'],
    ['antes = [5., 0, 0]', 'antes', '5. is not a number'],
    ['antes = 5', 'antes', 'not a list'],
    ["antes = ['1', 0, 0]", 'antes', "'1' is not a number"],
    ['starting_stacks = []', 'starting_stacks', 'nobody has a stack'],
    ['variant = 5', 'variant', 'not a string'],
    ['ante_trimming_status = 1', 'ante_trimming_status', 'neither true nor false'],
  ])('%s is refused', (line, field, reason) => {
    const error = refusal(phh(line));
    expect(error).toMatchObject({ code: 'BAD_NOTATION', field });
    expect(reasonText(error)).toBe(reason);
  });
  test.each(['0', '0.00', '-1', '1e2', '', 'x', '1.', '0.0000000000000001'])('unit %j', (unit) => {
    expect(refusal(phh(), { unit })).toMatchObject({ code: 'BAD_NOTATION', field: 'unit' });
  });
  test('the unit asked for is named where an amount does not fit', () => {
    expect(refusal(phh(), { unit: '0.3' })).toMatchObject({
      line: 3,
      field: 'blinds_or_straddles',
    });
  });
});

describe('actions', () => {
  // The last ones of a file are read another way than those before them.
  const far = `_far = '${'x'.repeat(100)}'`;
  const action = (text: string, ...more: string[]) =>
    read(phh(`actions = [${text}]`, 'starting_stacks = [1, 2, 3]', ...more)).actions[0];
  const CASES: [string, object][] = [
    ["'d dh p1 ????'", { verb: 'dh', player: 0, cards: [-1, -1] }],
    ["'d dh p3 As??'", { verb: 'dh', player: 2, cards: cards('As', '??') }],
    ["'d dh p2 7h6c4c3d2c'", { verb: 'dh', player: 1, cards: cards('7h', '6c', '4c', '3d', '2c') }],
    ["'d db Th9cTs'", { verb: 'db', cards: cards('Th', '9c', 'Ts') }],
    ["'d db 2c'", { verb: 'db', cards: cards('2c') }],
    ["'d db 2c3c4c5c'", { verb: 'db', cards: cards('2c', '3c', '4c', '5c') }],
    ["'p1 f'", { verb: 'f', player: 0 }],
    ["'p2 cc'", { verb: 'cc', player: 1 }],
    ["'p3 pb'", { verb: 'pb', player: 2 }],
    ["'p1 cbr 170000'", { verb: 'cbr', player: 0, amount: 170000 }],
    ["'p1 cbr 1_000'", { verb: 'cbr', player: 0, amount: 1000 }],
    ["'p1 sm AsKd'", { verb: 'sm', player: 0, cards: cards('As', 'Kd') }],
    ["'p1 sm ????'", { verb: 'sm', player: 0, cards: [-1, -1] }],
    ["'p1 sm'", { verb: 'sm', player: 0, cards: null }],
    ["'p1 sm -'", { verb: 'sm', player: 0, cards: null }],
    ["'p1 sd'", { verb: 'sd', player: 0, cards: [] }],
    ["'p1 sd AsQs'", { verb: 'sd', player: 0, cards: cards('As', 'Qs') }],
    ["'p1 cc # thinks'", { verb: 'cc', player: 0, comment: 'thinks' }],
    ["'p1 cbr 5 #all # in'", { verb: 'cbr', player: 0, amount: 5, comment: 'all # in' }],
    ["'p1 sm # -'", { verb: 'sm', player: 0, cards: null, comment: '-' }],
    ["'d db 2c #'", { verb: 'db', cards: cards('2c'), comment: '' }],
    ["'# nothing yet'", { verb: 'note', comment: 'nothing yet' }],
    ["''", { verb: 'note', comment: '' }],
  ];
  test.each(CASES)('%s', (text, expected) => {
    expect(action(text, far)).toStrictEqual(expected);
    expect(action(text)).toStrictEqual(expected);
  });
  test('a raise in cents', () => {
    expect(action("'p1 cbr 3.47'", far)).toMatchObject({ amount: 347 });
    expect(action("'p1 cbr 3.5'")).toMatchObject({ amount: 350 });
  });
  test('pitfall 4: every show is there, in order', () => {
    const { actions } = read(phh("actions = ['p1 sm ????', 'p1 sm ????', 'p1 sm AsKd']", far));
    expect(actions.map((each) => 'cards' in each && each.cards)).toEqual([
      [-1, -1],
      [-1, -1],
      cards('As', 'Kd'),
    ]);
  });
  test('players of two digits', () => {
    const zeros = `[${Array(12).fill(0).join(', ')}]`;
    const lines = ['antes', 'blinds_or_straddles', 'starting_stacks'].map((f) => `${f} = ${zeros}`);
    const { actions } = read(phh(...lines, "actions = ['p12 f', 'p1 f']", far));
    expect(actions).toEqual([
      { verb: 'f', player: 11 },
      { verb: 'f', player: 0 },
    ]);
  });
  test.each<[string, string]>([
    ['p1 x', 'p1 x is not an action'],
    ['p1 F', 'p1 F is not an action'],
    ['p1', 'p1 is not an action'],
    ['p1 f f', 'p1 f f is not an action'],
    ['p1 ff', 'p1 ff is not an action'],
    ['p1 ccc', 'p1 ccc is not an action'],
    ['d f', 'd is not a player'],
    ['d db', 'd db is not an action'],
    ['d dh p1', 'd dh p1 is not an action'],
    ['d dh AsKs', 'AsKs is not a player'],
    ['p0 f', 'p0 is not a player'],
    ['p4 f', 'p4 is not one of 3 players'],
    ['d dh p4 AsKs', 'p4 is not one of 3 players'],
    ['p01 f', 'p01 is not a player'],
    ['q1 f', 'q1 is not a player'],
    ['p1 sm As1s', '1s is not a card'],
    ['p1 sm A?', 'A? is not a card'],
    ['p1 sm ?s', '?s is not a card'],
    ['p1 sm as', 'as is not a card'],
    ['p1 sm AsK', 'K is not a card'],
    ['p1 sm AsKs Qs', 'p1 sm AsKs Qs is not an action'],
    ['d db Aé', 'Aé is not a card'],
    ['p1 cbr', 'p1 cbr names no amount'],
    ['p1 cbr x', 'x is not a number'],
    ['p1 cbr -5', '-5 is below zero'],
    ['p1 cbr inf', 'inf is not a number'],
    ['p1 cbr 0.001', '0.001 is not a whole number of units of 0.01'],
  ])('%s is refused', (text, reason) => {
    for (const more of [[], [far]]) {
      const error = refusal(phh(`actions = ['p3 f', '${text}']`, ...more));
      expect(error).toMatchObject({ code: 'BAD_NOTATION', line: 6, field: 'actions', action: 1 });
      expect(reasonText(error)).toBe(reason);
    }
  });
  test('the line is that of the action', () => {
    const error = refusal(phh("actions = [\n  'p3 f', # one\n  'p9 f',\n]"));
    expect(error).toMatchObject({ line: 8, action: 1 });
    expect(refusalText(error)).toBe('line 8: actions: action 1: p9 is not one of 3 players');
  });
  test('not a string', () => {
    expect(refusal(phh('actions = [5]'))).toMatchObject({ action: 0 });
    expect(refusal(phh("actions = 'p1 f'"))).toMatchObject({ field: 'actions' });
  });
  test('also where they come before the stacks', () => {
    const text = phh("actions = ['p1 f', 'p4 f']").replace(/^(starting.*\n)(actions.*\n)/m, '$2$1');
    expect(refusal(text)).toMatchObject({ line: 5, field: 'actions', action: 1 });
  });
});

describe(`the real hands${corpusNote}`, () => {
  test.skipIf(corpusIsAbsent).each([
    ['hands', 3008, '0.01'],
    ['pluribus', 4933, '1'],
    ['wsop', 45, '1'],
    ['single', 5, undefined],
  ] as const)('%s: every hand, its stacks and winnings', (name, count, unit) => {
    const hands = corpusHands(name);
    expect(hands).toHaveLength(count);
    for (const real of hands) {
      // Eight hands of Pluribus end with half chips.
      const isHalf = name === 'pluribus' && real.phh.includes('.');
      const hand = read(real.phh, unit === undefined || isHalf ? {} : { unit });
      if (unit === undefined || isHalf) continue;
      expect(hand.startingStacks).toEqual(real.startingStacks);
      if (real.finishingStacks) expect(hand.finishingStacks).toEqual(real.finishingStacks);
      if (real.recordedWinnings) expect(hand.winnings).toEqual(real.recordedWinnings);
      expect(hand.extra).toBeUndefined();
    }
  });
});
