/** The calculator gives the answer of `settle`, whatever it is asked, and says what is wrong. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleInputs } from '../../engine/test/arbitrary.js';
import { VECTORS, vectorHand } from '../../engine/test/vectors.js';
import { withPlayer } from '../src/calculator/model/draft.js';
import { fillForced, withEntry } from '../src/calculator/model/forced.js';
import { PRESET_DRAFTS, PRESETS } from '../src/calculator/model/presets.js';
import { isBeforeAwards } from '../src/calculator/model/solve.js';
import { positionsOf } from '../src/calculator/model/split.js';
import { changed, stateOf } from '../src/calculator/model/state.js';
import { linkedDraft } from '../src/calculator/share/draft-of.js';
import { handJson } from '../src/calculator/share/json.js';
import { reportOf, reportSentence } from '../src/calculator/share/report.js';
import { answerOf, form, settled, settlementOf, totals } from './calculator-hands.js';

describe('the answer of settle', () => {
  test.each(VECTORS)('$id $title', (vector) => {
    const hand = vectorHand(vector);
    const answer = answerOf(linkedDraft({ hand }));
    expect(settlementOf(answer)).toEqual(settled(hand));
    // What it gives away is what it was given.
    expect(settled(handJson(answer))).toEqual(settled(hand));
  });

  test('on hands that chance made', () => {
    const trimmed = settleInputs().map((hand) => {
      const name = (id: string): string => id.trim();
      return {
        ...hand,
        players: hand.players.map((player) => ({ ...player, id: name(player.id) })),
        boards: hand.boards.map(({ high, low }) => ({
          high: high.map((tier) => tier.map(name)),
          ...(low !== undefined && { low: low.map((tier) => tier.map(name)) }),
        })),
      };
    });
    fc.assert(
      fc.property(trimmed, (hand) => {
        // Orphans are refused or not, as the hand says.
        const { errors, isOld, answer } = stateOf(linkedDraft({ hand }));
        if (errors.orphanLayer !== undefined) {
          expect(() => settled(hand)).toThrow('ORPHAN_LAYER');
          return;
        }
        expect({ errors, isOld }).toEqual({ errors: {}, isOld: false });
        expect(settlementOf(answer!)).toEqual(settled(hand));
        expect(settled(handJson(answer!))).toEqual(settled(hand));
      }),
      { numRuns: 400 },
    );
  });

  test.each(PRESETS)('on the preset "%s"', (name) => {
    const answer = answerOf(PRESET_DRAFTS[name]);
    expect(answer.isAwarded).toBe(true);
    expect(settlementOf(answer)).toEqual(settled(handJson(answer)));
  });
});

describe('antes in totals', () => {
  const three = { Ann: '100', Bob: '100', Cem: '200' };
  const pots = (draft: ReturnType<typeof totals>) =>
    answerOf(draft).pots.map(({ amount }) => amount);

  test('the big blind’s total has the ante in it: dead money, so nothing is uncalled', () => {
    const draft = totals(three, { button: '1', anteMode: 'bigBlind', ante: '100' });
    expect(answerOf(draft).hand.players[2]).toMatchObject({ ante: 0, dead: 100, live: 100 });
    expect(pots(draft)).toEqual([400]);
    expect(answerOf(draft).refund).toBeNull();
  });

  test('TC-10: 245,000 and 20,000', () => {
    expect(pots(PRESET_DRAFTS.ante)).toEqual([245_000, 20_000]);
  });

  test('a short big blind fills the ante first, or the blind (R27, R28)', () => {
    const at = { button: '1', anteMode: 'bigBlind', ante: '1000', bigBlind: '1000' } as const;
    const short = totals({ Ann: '1000', Bob: '1000', Cem: '1500' }, at);
    expect(answerOf(short).hand.players[2]).toMatchObject({ dead: 1000, live: 500 });
    const other = { ...short, anteOrder: 'blind-first' } as const;
    expect(answerOf(other).hand.players[2]).toMatchObject({ dead: 500, live: 1000 });
  });

  test('everybody’s ante is layered with the bets', () => {
    const draft = totals(
      { Ann: '3', Bob: '25', Cem: '25', Eva: '5' },
      { button: '2', anteMode: 'perPlayer', ante: '5' },
    );
    expect(answerOf(draft).hand.players.map(({ ante }) => ante)).toEqual([3, 5, 5, 5]);
    expect(pots(draft)).toEqual([12, 6, 40]);
  });

  test('heads-up the button is the small blind, and the big blind pays', () => {
    const draft = totals(
      { Ann: '100', Bob: '200' },
      { button: '1', anteMode: 'bigBlind', ante: '100' },
    );
    expect(answerOf(draft).hand.positions).toEqual({ button: 1, small: 1, big: 2 });
    expect(pots(draft)).toEqual([300]);
  });

  test('less than the ante from a stack that had more is an error at the field', () => {
    const draft = withPlayer(
      totals(
        { Ann: '100', Bob: '100', Cem: '50' },
        { button: '1', anteMode: 'bigBlind', ante: '100' },
      ),
      3,
      { start: '500' },
    );
    expect(stateOf(draft).errors['total.3']?.code).toBe('BAD_ANTE');
  });

  test('totals taken apart and put together again are the same hand', () => {
    const draft = totals(three, { button: '1', anteMode: 'bigBlind', ante: '100' });
    const parts = withEntry(draft, 'parts');
    expect(parts.players[2]).toMatchObject({ ante: '', dead: '100', live: '100' });
    expect(pots(parts)).toEqual([400]);
    const again = withEntry({ ...parts, anteMode: 'none', ante: '' }, 'total');
    expect(again).toMatchObject({ anteMode: 'bigBlind', ante: '100' });
    expect(pots(again)).toEqual([400]);
  });

  test('blinds and antes are posted for those who have nothing in', () => {
    const at = { button: '3', smallBlind: '50', bigBlind: '100', anteMode: 'bigBlind' } as const;
    const draft = form(
      [{ name: 'Ann' }, { name: 'Bob', start: '130' }, { name: 'Cem', total: '7' }],
      { ...at, ante: '100' },
    );
    expect(fillForced(draft).players.map(({ total }) => total)).toEqual(['50', '130', '7']);
    const parts = fillForced(withEntry(draft, 'parts'));
    expect(parts.players[1]).toMatchObject({ dead: '100', live: '30' });
  });
});

describe('in words', () => {
  const answer = answerOf(PRESET_DRAFTS.dead);

  test('a report that can be checked line by line', () => {
    expect(reportOf(answer).split('\n')).toEqual([
      'Side-pot calculator',
      '',
      'Ann: 100',
      'Bob: 50',
      'Cem: 150',
      'Dee, folded: 30',
      '',
      'Cem put in 150, but nobody called more than 100: 50 went back. It is in no pot.',
      '',
      'Main pot: 180 (64.3%)',
      '  50 × 3 + 30 (folded) = 180',
      '  Dee (30) folded; the chips stay in the pot.',
      '  Played for by Ann, Bob and Cem.',
      '  Bob has the best hand and wins 180.',
      '',
      'Side pot 1: 100 (35.7%)',
      '  (100 - 50) × 2 = 100',
      '  Bob (50) put in less and cannot win this pot.',
      '  Played for by Ann and Cem.',
      '  Ann has the best hand and wins 100.',
      '',
      'Ann: 0',
      'Bob: +130',
      'Cem: −100',
      'Dee: −30',
      'Chips in 330 = chips out 330',
      '',
    ]);
  });

  test('one sentence for a screen reader', () => {
    expect(reportSentence(answer)).toBe(
      'Uncalled 50 goes back to Cem. Main pot 180: Bob wins 180. Side pot 1 100: Ann wins 100. Chips in 330 = chips out 330.',
    );
  });
});

describe('what is wrong', () => {
  test('stands at its field with its code, and the last answer stays', () => {
    const before = stateOf(PRESET_DRAFTS.short);
    const after = changed(before, (draft) => withPlayer(draft, 2, { total: '5.5' }));
    expect(after.errors).toEqual({
      'total.2': { code: 'NOT_INTEGER', text: 'Enter a whole number.' },
    });
    expect(after.answer).toBe(before.answer);
    expect(after.isOld).toBe(true);
    expect(changed(after, (draft) => withPlayer(draft, 2, { total: '55' })).isOld).toBe(false);
  });

  test.each([
    ['-5', 'NEGATIVE_AMOUNT'],
    ['1.000', 'NOT_INTEGER'],
    ['12,50', 'NOT_INTEGER'],
    ['many', 'NOT_INTEGER'],
    ['9007199254740993', 'UNSAFE_INTEGER'],
  ])('chips: %s', (total, code) => {
    expect(stateOf(totals({ Ann: total, Bob: '5' })).errors['total.1']?.code).toBe(code);
  });

  test.each([
    ['12,500', 12_500],
    ['1 000 000', 1_000_000],
    ['12.5k', 12_500],
    ['2.3k', 2300],
    ['1M', 1_000_000],
    ['', 0],
  ])('but %s is understood', (total, chips) => {
    expect(answerOf(totals({ Ann: total, Bob: '1' })).rows[0]?.put).toBe(chips);
  });

  const two = totals({ Ann: '10', Bob: '10' });
  test.each([
    ['two in one seat', withPlayer(two, 2, { seat: '1' }), ['seat.1', 'seat.2'], 'DUPLICATE_SEAT'],
    ['a seat too many', withPlayer(two, 2, { seat: '10' }), ['seat.2'], 'SEAT_OUT_OF_RANGE'],
    ['no seat', withPlayer(two, 2, { seat: '' }), ['seat.2'], 'SEAT_OUT_OF_RANGE'],
    [
      'two of a name',
      withPlayer(two, 2, { name: 'Ann' }),
      ['name.1', 'name.2'],
      'DUPLICATE_PLAYER',
    ],
    ['no seats', { ...two, seatCount: '' }, ['seatCount'], 'BAD_INPUT'],
    ['a table of one', { ...two, seatCount: '1' }, ['seatCount'], 'BAD_INPUT'],
    ['no button', { ...two, button: '12' }, ['button'], 'BUTTON_OUT_OF_RANGE'],
    ['no chip', { ...two, unit: '0' }, ['unit'], 'BAD_UNIT'],
    [
      'half a percent more',
      { ...two, hasRake: true, rakePercent: '100.5' },
      ['rakePercent'],
      'BAD_RAKE',
    ],
    ['a step without its cap', { ...two, hasRake: true, rakeCap: '2:' }, ['rakeCap'], 'BAD_RAKE'],
    ['a step of three', { ...two, hasRake: true, rakeCap: '2: 5: 9' }, ['rakeCap'], 'BAD_RAKE'],
    ['a cap of words', { ...two, hasRake: true, rakeCap: '3: 5' }, ['rakeCap'], 'BAD_RAKE'],
    [
      'two boards in a tournament',
      { ...two, mode: 'tournament', boardCount: 2 },
      ['boardCount'],
      'BAD_BOARDS',
    ],
    ['more than they had', withPlayer(two, 1, { start: '9' }), ['start.1'], 'NOT_ENOUGH_CHIPS'],
    [
      'a small blind above the big one',
      { ...two, smallBlind: '5', bigBlind: '2' },
      ['smallBlind'],
      'BAD_BLINDS',
    ],
    [
      'everybody folded',
      withPlayer(withPlayer(two, 1, { folded: true }), 2, { folded: true }),
      ['players'],
      'NO_LIVE_HAND',
    ],
    ['one player', { ...two, players: two.players.slice(0, 1) }, ['players'], 'TOO_FEW_PLAYERS'],
  ] as const)('%s', (_, draft, fields, code) => {
    const { errors } = stateOf(draft);
    expect(Object.keys(errors)).toEqual(fields);
    for (const error of Object.values(errors)) {
      expect(error).toEqual({ code, text: expect.stringMatching(/^[A-Z0-9].*\.$/) });
    }
  });
});

describe('stacks', () => {
  const draft = form(
    [
      { name: 'Ann', total: '100', start: '300', end: '210' },
      { name: 'Bob', total: '50', start: '50', end: '100' },
    ],
    { way: 'rank', orders: [{ high: [{ key: 2, isTied: false }], low: [] }] },
  );

  test('start − put in + returned + won is the new stack', () => {
    expect(answerOf(draft).rows.map(({ stack }) => stack)).toEqual([250, 100]);
  });

  test('a final stack that does not add up says how it would, and the answer still counts', () => {
    const { errors, isOld } = stateOf(draft);
    expect(isOld).toBe(false);
    expect(errors).toEqual({
      'end.1': {
        code: 'STACK_MISMATCH',
        text: '300 − 100 put in + 50 returned + 0 won = 250. Before the pots are paid: 200.',
      },
    });
  });

  test.each([
    ['after the hand', '250', '100', false],
    ['after the betting', '200', '0', true],
    ['after the betting, with what nobody called', '250', '0', true],
  ])('a final stack %s is accepted', (_, ann, bob, isBefore) => {
    const typed = {
      ...draft,
      players: draft.players.map((one, i) => ({ ...one, end: [ann, bob][i] ?? '' })),
    };
    const { errors, answer } = stateOf(typed);
    expect(errors).toEqual({});
    expect(answer?.rows.some(isBeforeAwards)).toBe(isBefore);
  });

  test('TC-10 has the stacks of its paper: before the hand, and after the betting', () => {
    const { errors, answer } = stateOf(PRESET_DRAFTS.ante);
    expect(errors).toEqual({});
    expect(
      answer?.rows.map(({ player, put, stack }) => [player.start, put, player.end, stack]),
    ).toEqual([
      [80_000, 80_000, 0, 0],
      [165_000, 90_000, 75_000, 75_000],
      [265_000, 95_000, 170_000, 435_000],
    ]);
  });
});

test.each([12.5, Number.NaN, 0, -1])(
  'while %d is typed as a seat, nobody posts from there',
  (seat) => {
    const players = [
      { key: 1, seat },
      { key: 2, seat: 2 },
      { key: 3, seat: 3 },
    ];
    expect(positionsOf(players, 2)).toEqual({ button: 2, small: 2, big: 3 });
    expect(positionsOf(players, seat)).toMatchObject({ big: null });
  },
);
