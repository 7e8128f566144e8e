/** R45 in the calculator: the forced bets of a dead hand stay in, however the hand comes there. */

import { describe, expect, test } from 'vitest';
import { type BothOrders, bothOrders } from '../src/calculator/model/both-orders.js';
import {
  type CalculatorDraft,
  type PlayerDraft,
  withFolded,
} from '../src/calculator/model/draft.js';
import { withEntry } from '../src/calculator/model/forced.js';
import { hashOf } from '../src/calculator/model/link.js';
import { stateOf } from '../src/calculator/model/state.js';
import { addressOf, readAddress } from '../src/calculator/share/address.js';
import { linkedDraft } from '../src/calculator/share/draft-of.js';
import { openJson } from '../src/calculator/share/import.js';
import { handJson } from '../src/calculator/share/json.js';
import { reportOf } from '../src/calculator/share/report.js';
import { towersOf } from '../src/towers/towers.js';
import { answerOf, form, settlementOf, totals } from './calculator-hands.js';

/** V28: the button folded, the big blind is away. */
const away = (
  bigBlind: Partial<PlayerDraft> = {},
  fields: Partial<CalculatorDraft> = {},
): CalculatorDraft =>
  form(
    [
      { name: 'BTN', folded: true },
      { name: 'SB', total: '50' },
      { name: 'BB', total: '100', folded: true, killed: true, ...bigBlind },
    ],
    fields,
  );

const forfeitOf = (draft: CalculatorDraft): number | undefined =>
  answerOf(draft).hand.input.players.find(({ id }) => id === 3)?.forfeit;

describe('a dead hand', () => {
  test('V28: all that went in stays in, and the small blind wins it', () => {
    expect(settlementOf(answerOf(away()))).toEqual({
      refund: {},
      pots: [{ amount: 150, rake: 0, eligible: ['SB'], awards: { SB: 150 } }],
      rake: 0,
    });
    expect(settlementOf(answerOf(away({ killed: false }))).refund).toEqual({ BB: 50 });
  });

  test('the amount follows what went in, and can be corrected', () => {
    expect(forfeitOf(away())).toBe(100);
    expect(forfeitOf(away({ total: '140' }))).toBe(140);
    const raised = away({ total: '300', forfeit: '100' });
    expect(forfeitOf(raised)).toBe(100);
    expect(settlementOf(answerOf(raised))).toMatchObject({ refund: { BB: 200 } });
    expect(forfeitOf(away({ forfeit: '0' }))).toBeUndefined();
  });

  test.each([
    ['101', 'BAD_INPUT', 'At most 100: what went in, without dead money.'],
    ['some', 'NOT_INTEGER', 'Enter a whole number.'],
    ['-1', 'NEGATIVE_AMOUNT', 'It cannot be less than 0.'],
  ])('%s is wrong at its field', (forfeit, code, text) => {
    expect(stateOf(away({ forfeit })).errors).toEqual({ 'forfeit.3': { code, text } });
  });

  test('an ante for the table is dead money anyway', () => {
    const blinds = {
      smallBlind: '50',
      bigBlind: '100',
      anteMode: 'bigBlind',
      ante: '100',
    } as const;
    expect(forfeitOf(away({ total: '200' }, blinds))).toBe(100);
  });

  test('a hand that is live again is not dead', () => {
    const [, , bb] = withFolded(away({ forfeit: '60' }), 3, false).players;
    expect(bb).toMatchObject({ folded: false, killed: false, forfeit: '' });
    expect(withFolded(away(), 1, true).players[0]).toMatchObject({ folded: true, killed: false });
  });

  test('parts and totals are the same hand', () => {
    const draft = away({ total: '300', forfeit: '100' });
    const parts = withEntry(draft, 'parts');
    expect(settlementOf(answerOf(parts))).toEqual(settlementOf(answerOf(draft)));
    expect(settlementOf(answerOf(withEntry(parts, 'total')))).toEqual(
      settlementOf(answerOf(draft)),
    );
  });

  test('by the other order of a single ante all of it stays forfeit', () => {
    const blinds = {
      smallBlind: '50',
      bigBlind: '100',
      anteMode: 'bigBlind',
      ante: '100',
    } as const;
    const orders = (bigBlind: Partial<PlayerDraft>): BothOrders | null => {
      const draft = away({ total: '150', ...bigBlind }, blinds);
      return bothOrders(draft, answerOf(draft));
    };
    // 50 or 100 of the 150 are the blind: the small blind wins all of it by either order.
    expect(orders({})).toBeNull();
    expect(orders({ killed: false })?.results.map(({ answer }) => answer.refund)).toEqual([
      null,
      { key: 3, amount: 50 },
    ]);
  });
});

describe('comes and goes', () => {
  const raised = away({ total: '300', forfeit: '100' });

  test.each([
    ['all', away()],
    ['a part', raised],
  ])('in the address and in JSON: %s', (_, draft) => {
    expect(readAddress(addressOf(draft))).toEqual(draft);
    const json = JSON.parse(JSON.stringify(handJson(answerOf(draft))));
    expect(json.players[2].forfeit).toBe(100);
    const opened = openJson(json);
    if (!opened.ok) throw new Error(opened.refused.text);
    expect(linkedDraft(opened.hand).players).toMatchObject(
      draft.players.map(({ name, folded, killed, forfeit }) => ({ name, folded, killed, forfeit })),
    );
    expect(settlementOf(answerOf(linkedDraft(opened.hand)))).toEqual(settlementOf(answerOf(draft)));
  });

  test('without it the JSON has no word of it, and an old address opens as it was', () => {
    const draft = totals({ Ann: '10', Bob: '10' });
    expect(JSON.stringify(handJson(answerOf(draft)))).not.toContain('forfeit');
    const old = { players: [{ name: 'Ann', folded: true, total: '9' }, { name: 'Bob' }] };
    expect(readAddress(hashOf({ form: old }))?.players[0]).toMatchObject({
      ...{ name: 'Ann', folded: true, killed: false, forfeit: '', total: '9' },
    });
  });

  test('forfeit chips of a live hand, as the engine takes them, are kept too', () => {
    const players = [
      { id: 'Ann', seat: 1, ante: 0, dead: 0, live: 100, folded: false, forfeit: 80 },
      { id: 'Bob', seat: 2, ante: 0, dead: 0, live: 50, folded: true },
    ];
    const opened = openJson({ players, seatCount: 9, button: 1, boards: [] });
    if (!opened.ok) throw new Error(opened.refused.text);
    expect(settlementOf(answerOf(linkedDraft(opened.hand))).refund).toEqual({ Ann: 20 });
  });
});

describe('in words and pictures', () => {
  test('the report says why it stays', () => {
    expect(reportOf(answerOf(away())).split('\n').slice(2, 11)).toEqual([
      'BTN, folded: 0',
      'SB: 50',
      'BB, dead hand: 100',
      '',
      'BB put in 100, and nobody called more than 50. But this hand is dead: the forced 100 stays in and can be won.',
      '',
      'Pot: 150 (100.0%)',
      '  50 × 2 + 50 (above every live hand) = 150',
      '  BB (100) folded; the chips stay in the pot.',
    ]);
  });

  test('the towers have it in the pot, not on top', () => {
    const [, , bb] = towersOf(answerOf(away())).columns;
    expect(bb).toMatchObject({ killed: true, total: 100 });
    expect(bb?.blocks.map(({ kind, pot, amount }) => [kind, pot, amount])).toEqual([
      ['pot', 0, 50],
      ['pot', 0, 50],
    ]);
  });

  test('R84, R93: the smallest chip of the hand is named where it decides', () => {
    const chips = totals({ Ann: '30', Bob: '30', Cat: '30' }, { unit: '25' });
    const tie = { ...chips, picks: { '0.0.high': [1, 2, 3] } };
    expect(reportOf(answerOf(tie))).toContain('share 90 in chips of 5: 30 each.');
    const raked = totals({ Ann: '300', Bob: '300' }, { unit: '100', hasRake: true });
    expect(reportOf(answerOf({ ...raked, flop: 'yes' }))).toContain(
      'Rake is 5% of 600 in chips of 100: 0.',
    );
  });
});
