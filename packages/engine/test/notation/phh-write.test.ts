import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PokerError } from '../../src/errors.js';
import {
  type PhhAction,
  type PhhHand,
  type PhhValue,
  readPhh,
  writePhh,
} from '../../src/notation/index.js';
import { accepted, corpusHands, corpusIsAbsent, corpusNote, phh } from './samples.js';

const rewritten = (text: string): string => writePhh(accepted(readPhh(text)));
const lineOf = (text: string, field: string): string | undefined =>
  text.split('\n').find((line) => line.startsWith(`${field} = `));

describe('the style of the dataset', () => {
  test('fields in their order, whatever the order they came in', () => {
    const lines = phh("venue = 'x'", 'time = 05:44:49', '_mine = 1').trimEnd().split('\n');
    expect(rewritten(lines.toReversed().join('\n'))).toBe(`${lines.join('\n')}\n`);
  });
  test.each<[string, string]>([
    ['starting_stacks = [574, 0.5, 2067.4]', 'starting_stacks = [574, 0.50, 2067.40]'],
    ['starting_stacks = [1.00, inf, 0]', 'starting_stacks = [1.00, inf, 0.00]'],
    ['blinds_or_straddles = [0.05, -0.1, 0]', 'blinds_or_straddles = [0.05, -0.10, 0]'],
    ['hand = "R5"', "hand = 'R5'"],
    ['hand = 123456789012345678901', 'hand = 123456789012345678901'],
    ['table = "AMY\'S AVE"', "table = '''AMY'S AVE'''"],
    ['table = "\'a"', 'table = "\'a"'],
    ['table = "a\\nb\\u0001\\\\"', 'table = "a\\nb\\u0001\\\\"'],
    ['time = "05:44:49"', 'time = 05:44:49'],
    ['time = "noon"', "time = 'noon'"],
    ['_at = 2009-07-15', '_at = 2009-07-15'],
    ['_t = {a=1,"b c"=[]}', "_t = { a = 1, 'b c' = [] }"],
    ['actions = [ "p1 sm -", "p1 cc #x" ]', "actions = ['p1 sm', 'p1 cc # x']"],
    ['actions = ["# x", "", "p1 sd"]', "actions = ['# x', '', 'p1 sd']"],
  ])('%s becomes %s', (line, expected) => {
    expect(lineOf(rewritten(phh(line)), expected.split(' ')[0] ?? '')).toBe(expected);
  });
  test('what is in the hand is not written a second time from extra', () => {
    const hand: PhhHand = { ...accepted(readPhh(phh("venue = 'x'"))), extra: { venue: 5, _a: 1 } };
    expect(accepted(readPhh(writePhh(hand)))).toEqual({ ...hand, extra: { _a: 1 } });
  });
  test('half a chip in an action is none (hostile seed 1896059010)', () => {
    const hand = accepted(readPhh(phh("actions = ['p1 cbr 4']")));
    const actions = [{ verb: 'cbr', player: 0, amount: 1.5 } as const];
    expect(() => writePhh({ ...hand, actions })).toThrow('NOT_INTEGER');
  });
  test('a unit that is none throws', () => {
    const hand = { ...accepted(readPhh(phh())), unit: '0' };
    expect(() => writePhh(hand)).toThrow(
      expect.objectContaining({ code: 'BAD_NOTATION' } satisfies Partial<PokerError>),
    );
  });
});

describe('written and read again is the same hand', () => {
  const card = fc.integer({ min: -1, max: 51 });
  const cards = (minLength: number) => fc.array(card, { minLength, maxLength: 8 });
  const amount = fc.oneof(fc.nat(1000), fc.nat(), fc.maxSafeNat());
  const signed = fc.oneof(amount, fc.integer({ min: -1000, max: -1 }));
  const stack = fc.oneof(amount, fc.constant(Infinity));
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary-ascii' }),
    fc.string({ unit: 'grapheme' }),
  );
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const present = <T extends object>(record: T): T =>
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

  const action = (players: number): fc.Arbitrary<PhhAction> => {
    const player = fc.nat(players - 1);
    const comment = optional(text);
    const bare = fc.oneof(
      fc.record({ verb: fc.constant('dh'), player, cards: cards(1), comment }),
      fc.record({ verb: fc.constant('db'), cards: cards(1), comment }),
      fc.record({ verb: fc.constantFrom('f', 'cc', 'pb'), player, comment }),
      fc.record({ verb: fc.constant('cbr'), player, amount, comment }),
      fc.record({ verb: fc.constant('sm'), player, cards: fc.option(cards(1)), comment }),
      fc.record({ verb: fc.constant('sd'), player, cards: cards(0), comment }),
      fc.record({ verb: fc.constant('note'), comment: text }),
    );
    return bare.map(present) as fc.Arbitrary<PhhAction>;
  };

  const { value } = fc.letrec<{ value: PhhValue }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.boolean(),
      fc.maxSafeInteger().map((n) => n + 0),
      fc.double({ noInteger: true, noNaN: true, noDefaultInfinity: true }),
      fc
        .constantFrom('05:44:49', '2009-07-15', 'inf', '9007199254740993')
        .map((literal) => ({ literal })),
      fc.array(tie('value')),
      fc.dictionary(fc.string(), tie('value')).map((table) => ({ table: { ...table } })),
    ),
  }));

  const hand = (unit: string): fc.Arbitrary<PhhHand> =>
    fc.integer({ min: 1, max: 12 }).chain((players) => {
      const each = <T>(entry: fc.Arbitrary<T>) =>
        fc.array(entry, { minLength: players, maxLength: players });
      const label = optional(fc.oneof(text, fc.maxSafeNat(), fc.constant('123456789012345678901')));
      return fc
        .record({
          unit: fc.constant(unit),
          variant: text,
          anteTrimmingStatus: optional(fc.boolean()),
          antes: each(amount),
          blindsOrStraddles: optional(each(signed)),
          bringIn: optional(amount),
          smallBet: optional(amount),
          bigBet: optional(amount),
          minBet: optional(amount),
          startingStacks: each(stack),
          actions: fc.array(action(players), { maxLength: 40 }),
          author: optional(text),
          venue: optional(text),
          time: optional(fc.oneof(text, fc.constantFrom('00:00:00', '23:59:60.25', '24:00:00'))),
          day: optional(fc.maxSafeInteger().map((n) => n + 0)),
          hand: label,
          table: label,
          seats: optional(each(fc.nat())),
          players: optional(each(text)),
          finishingStacks: optional(each(stack)),
          winnings: optional(each(signed)),
          extra: optional(
            fc
              .dictionary(
                fc.string().map((key) => `_${key}`),
                value,
                { minKeys: 1 },
              )
              .map((extra) => ({ ...extra })),
          ),
        })
        .map((record) => present(record) as PhhHand);
    });

  test.each(['1', '0.01'])('in units of %s, which need not be named', (unit) => {
    fc.assert(
      fc.property(hand(unit), (hand) => {
        expect(accepted(readPhh(writePhh(hand)))).toEqual(hand);
      }),
      { numRuns: 300 },
    );
  });
  test.each(['0.001', '0.05', '25', '0.10'])('in units of %s, when they are named', (unit) => {
    fc.assert(
      fc.property(hand(unit), (hand) => {
        expect(accepted(readPhh(writePhh(hand), { unit }))).toEqual(hand);
      }),
      { numRuns: 100 },
    );
  });
  test('any text is answered, never thrown at', () => {
    const piece = fc.constantFrom(
      ...phh().split(/(?=[ \n'[\]=,])/),
      '"',
      "'",
      '\\',
      '#',
      '{',
      '}',
      '\r',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const result = readPhh(phh() + pieces.join(''));
        expect(result.ok || result.error.code).toBe(result.ok || 'BAD_NOTATION');
      }),
      { numRuns: 1000 },
    );
  });
  test('a hand cut off anywhere is answered too', () => {
    const text = phh('time = 05:44:49', "venue = 'x'", '_t = { a = [1, "\\u0041"] }');
    for (let end = 0; end < text.length; end++) {
      const result = readPhh(text.slice(0, end));
      expect(result.ok || result.error.code).toBe(result.ok || 'BAD_NOTATION');
    }
  });

  test.skipIf(corpusIsAbsent).each([
    ['hands', 2431],
    ['pluribus', 4929],
    ['wsop', 45],
    ['single', 0],
  ])(`the real hands: %s, %i of them byte for byte${corpusNote}`, (name, same) => {
    let count = 0;
    for (const { phh: text } of corpusHands(name)) {
      const hand = accepted(readPhh(text));
      const written = writePhh(hand);
      expect(accepted(readPhh(written))).toEqual(hand);
      if (written.trimEnd() === text.trimEnd()) count++;
    }
    expect(count).toBe(same);
  });
});
