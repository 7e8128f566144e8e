import {
  commandEnvelopeSchema,
  commandSchema,
  createOptionsSchema,
  MAX_FRAME_BYTES,
  PROTOCOL_VERSION,
  ROUTES,
  readBody,
  readClientMessage,
} from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { CLIENT_EXAMPLES } from '../src/docs/examples/messages.js';

const envelope = (changes: object): unknown => {
  const { type: _type, ...rest } = CLIENT_EXAMPLES.command;
  return { ...rest, ...changes };
};

const isCommand = (value: unknown): boolean => commandSchema.safeParse(value).success;
const raise = (to: unknown): unknown => ({ type: 'act', action: { type: 'raise', to } });

describe('amounts', () => {
  const wrong: [string, unknown][] = [
    ['negative', -5],
    ['zero', 0],
    ['a fraction', 10.5],
    ['a tiny fraction', 60.000001],
    ['huge', 2 ** 53],
    ['infinite', Number.POSITIVE_INFINITY],
    ['not a number', Number.NaN],
    ['text', '60'],
    ['empty text', ''],
    ['null', null],
    ['a flag', true],
    ['a list', [60]],
    ['an object', { valueOf: 60 }],
    ['a bigint', 60n],
    ['missing', undefined],
  ];
  test.each(wrong)('%s is refused', (_, value) => {
    expect(isCommand(raise(value))).toBe(false);
    expect(isCommand({ type: 'topUp', amount: value })).toBe(false);
  });

  test('the largest is accepted', () => {
    expect(isCommand(raise(Number.MAX_SAFE_INTEGER))).toBe(true);
  });

  test('−0 is 0', () => {
    const { data } = createOptionsSchema.safeParse(JSON.parse('{"poker":{"ante":-0}}'));
    expect(data?.poker.ante).toBe(0);
  });

  test.each(['-1', '1.5', '1e3', '', ' 1', '0x10', '9'.repeat(16), 'NaN'])(
    'in a URL %j is refused',
    (after) => {
      expect(ROUTES.listEvents.query.safeParse({ after }).success).toBe(false);
    },
  );
});

describe('shapes', () => {
  test.each([
    ['an unknown command', { type: 'giveChips', amount: 5 }],
    ['an unknown key', { type: 'topUp', amount: 5, seat: 2 }],
    ['somebody else', { type: 'sitOut', player: 'bob_3xW9bT' }],
    ['an unknown key inside', { type: 'act', action: { type: 'fold', to: 5 } }],
    ['the timeout of the server', { type: 'act', action: { type: 'timeout' } }],
    ['a command of the dealer', { type: 'deal' }],
    ['a prototype', JSON.parse('{"type":"sitOut","__proto__":{"host":true}}')],
    ['no type', {}],
    ['a type of the prototype', { type: 'constructor' }],
    ['a list', []],
    ['null', null],
    ['text', 'fold'],
    ['four runs', { type: 'runs', runs: 4 }],
    ['a card beyond the deck', { type: 'show', cards: [52] }],
    ['no cards', { type: 'show', cards: [] }],
    ['seat 0', { type: 'requestSeat', seat: 0 }],
    ['seat 11', { type: 'requestSeat', seat: 11 }],
    [
      'a change of what is fixed',
      { type: 'changeSettings', settings: { poker: { seatCount: 9 } } },
    ],
    ['no reason', { type: 'adjustLedger', player: 'bob_3xW9bT', amount: 5, reason: '  ' }],
    ['undefined for left out', { type: 'buyIn', amount: undefined }],
  ])('%s is refused', (_, value) => {
    expect(isCommand(value)).toBe(false);
  });

  test.each([
    ['another version', { v: PROTOCOL_VERSION + 1 }],
    ['a version of text', { v: '1' }],
    ['no version', { v: undefined }],
    ['a short table id', { table: '1234' }],
    ['a path for a table id', { table: '../../etc/passwd' }],
    ['a short key', { key: 'a' }],
    ['a long key', { key: 'a'.repeat(65) }],
    ['a negative sequence', { expectedSeq: -1 }],
    ['a command about a hand that names none', { hand: undefined }],
    ['hand 0', { hand: 0 }],
    ['an identity', { player: 'ann_8fK2mQ' }],
  ])('%s is refused in the envelope', (_, changes) => {
    const value = JSON.parse(JSON.stringify(envelope(changes)));
    expect(commandEnvelopeSchema.safeParse(value).success).toBe(false);
  });

  test('other commands need no hand', () => {
    const { hand: _hand, ...rest } = envelope({ command: { type: 'sitOut' } }) as { hand: number };
    expect(commandEnvelopeSchema.safeParse(rest).success).toBe(true);
  });
});

describe('names', () => {
  const rename = (name: unknown): boolean => isCommand({ type: 'rename', name });

  test.each([
    ['empty', ''],
    ['blank', ' \t '],
    ['too long', 'a'.repeat(25)],
    ['a line end', 'a\nb'],
    ['a null byte', 'a\u0000b'],
    ['an escape', '\u001b[31mred'],
    ['a bidi override', 'a\u202eb'],
    ['zero width', 'a\u200bb'],
    ['half a character', '\ud800'],
    ['a number', 5],
  ])('%s is refused', (_, name) => {
    expect(rename(name)).toBe(false);
  });

  test.each(['Ann', 'Zoë', '李小龍', 'Ann & Bob', '🂡 Ace', "O'Neil"])('%s is fine', (name) => {
    expect(rename(name)).toBe(true);
  });

  test.each([
    ['a soft hyphen', 'An\u00adn', 'invisible', 'U+00AD'],
    ['a zero-width non-joiner between Latin letters', 'An\u200cn', 'invisible', 'U+200C'],
    ['a zero-width joiner between Latin letters', 'An\u200dn', 'invisible', 'U+200D'],
    ['a filler of Hangul', '\u3164', 'blank', 'U+3164'],
    ['another one', 'Ann\u115f', 'blank', 'U+115F'],
    ['an empty braille cell', '\u2800\u2800', 'blank', 'U+2800'],
    ['a mark of direction', 'Ann\u200f', 'direction', 'U+200F'],
    ['an isolate', '\u2067Ann', 'direction', 'U+2067'],
    ['a variation selector after a letter', 'Ann\ufe0f', 'invisible', 'U+FE0F'],
    ['a tag', 'Ann\u{e0041}', 'invisible', 'U+E0041'],
    ['a joiner of graphemes', 'A\u034fnn', 'invisible', 'U+034F'],
    ['nothing assigned', 'Ann\u0378', 'unassigned', 'U+0378'],
    ['private use', 'Ann\ue000', 'private', 'U+E000'],
    ['a mark on nothing', '\u0301Ann', 'marks', 'U+0301'],
    ['marks in a heap', `A${'\u0301'.repeat(5)}nn`, 'marks', 'U+0301'],
  ])('issue 14, 11: %s is refused, and which it is', (_, name, why, character) => {
    const command = { type: 'join', name };
    expect(readBody(commandSchema, command)).toEqual({
      ok: false,
      error: { code: 'BAD_NAME', field: 'name', why, character },
    });
    expect(isCommand({ type: 'addBot', seat: null, strength: 'easy', name })).toBe(false);
    expect(ROUTES.newIdentity.body.safeParse({ name }).success).toBe(false);
    expect(createOptionsSchema.safeParse({ name, poker: {} }).success).toBe(false);
  });

  test.each([
    ['Persian, with its non-joiner', 'علی\u200cرضا'],
    ['Hindi, with a joiner after the virama', 'क्\u200dष'],
    ['Bengali, with a non-joiner after the virama', 'ক্\u200cষ'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Hebrew', 'נועה'],
    ['Cyrillic', 'Наташа'],
    ['Vietnamese, decomposed', 'Nguyễn'.normalize('NFD')],
    ['Thai', 'น้ำ'],
    ['a family of emoji', '👩‍👩‍👧 Lee'],
    ['a heart with its selector', 'Ann ❤\ufe0f'],
    ['a flag made of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Tom'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a tone of skin', '👍🏽'],
  ])('issue 14, 11: %s stays possible', (_, name) => {
    expect(readBody(commandSchema, { type: 'join', name }).ok).toBe(true);
  });

  test('is trimmed', () => {
    expect(commandSchema.parse({ type: 'rename', name: '  Ann ' })).toEqual({
      type: 'rename',
      name: 'Ann',
    });
  });

  test('chat of 301 characters is refused', () => {
    expect(isCommand({ type: 'chat', text: 'a'.repeat(300) })).toBe(true);
    expect(isCommand({ type: 'chat', text: 'a'.repeat(301) })).toBe(false);
  });
});

describe('settings', () => {
  test.each([
    ['a misspelt key', { poker: { bigblind: 10 } }],
    ['no poker', {}],
    ['text blinds', { poker: { bigBlind: '10' } }],
    ['a game that is not', { poker: { game: 'snap' } }],
    ['a deck', { poker: { deck: [1, 2, 3] } }],
    ['one seat', { poker: { seatCount: 1 } }],
    ['a clock of no time', { poker: {}, room: { actionClock: 0 } }],
    ['a negative delay', { poker: {}, room: { spectators: { allowed: true, delay: -1 } } }],
    ['an unknown pace', { poker: {}, room: { runOut: 'warp' } }],
    ['more rake than all', { poker: { rakeConfig: { bps: 10_001 } } }],
    ['no levels', { poker: { tournament: { startingStack: 100, levels: [] } } }],
    ['a thousand levels', { poker: { tournament: { startingStack: 9, levels: Array(1000) } } }],
  ])('%s is refused', (_, value) => {
    expect(createOptionsSchema.safeParse(value).success).toBe(false);
  });
});

describe('readClientMessage', () => {
  const code = (text: string): unknown => {
    const read = readClientMessage(text);
    return read.ok ? undefined : read.error.code;
  };

  test.each([
    ['not JSON', '{"type":', 'BAD_MESSAGE'],
    ['nothing', '', 'BAD_MESSAGE'],
    ['NaN', '{"type":"ping","nonce":NaN}', 'BAD_MESSAGE'],
    ['too big', ' '.repeat(MAX_FRAME_BYTES + 1), 'TOO_BIG'],
    ['deep', '['.repeat(8000) + ']'.repeat(8000), 'BAD_MESSAGE'],
    ['an old page', '{"type":"hello","v":0,"table":"kf7Qm2xW9bTc"}', 'BAD_PROTOCOL_VERSION'],
    ['a message of the server', '{"type":"ack","key":"12345678","seq":1}', 'BAD_MESSAGE'],
    ['fine', JSON.stringify(CLIENT_EXAMPLES.command), undefined],
  ])('%s', (_, text, expected) => {
    expect(code(text)).toBe(expected);
  });

  test('says where it is wrong, and not what was sent', () => {
    const read = readBody(commandEnvelopeSchema, envelope({ command: raise('my secret') }));
    expect(read).toMatchObject({ ok: false, error: { field: 'command.action.to' } });
    const extra = readBody(commandEnvelopeSchema, envelope({ 'my secret': 1 }));
    expect(JSON.stringify([read, extra])).not.toContain('secret');
  });
});
