/** A short payer of a single ante: where the two orders of R27 and R28 pay differently, both are told. */

import {
  deck,
  playHand,
  postAnteAndBlind,
  SINGLE_ANTE_ORDERS,
  seededRng,
  shuffle,
  TOURNAMENT_PRESETS,
} from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { en } from '../../i18n/src/en/page/index.js';
import { type BothOrders, bothOrders } from '../src/calculator/model/both-orders.js';
import type { CalculatorDraft } from '../src/calculator/model/draft.js';
import { withAnteOrder, withEntry } from '../src/calculator/model/forced.js';
import { calculatorPath, hashOf } from '../src/calculator/model/link.js';
import { placesIn } from '../src/calculator/model/order.js';
import { PRESET_DRAFTS } from '../src/calculator/model/presets.js';
import type { Solution } from '../src/calculator/model/solve.js';
import { changed, stateOf } from '../src/calculator/model/state.js';
import { addressOf, readAddress } from '../src/calculator/share/address.js';
import { linkedDraft } from '../src/calculator/share/draft-of.js';
import { openJson } from '../src/calculator/share/import.js';
import { handJson } from '../src/calculator/share/json.js';
import { linkedHandOf } from '../src/calculator/share/linked-hand.js';
import { reportOf, reportSentence } from '../src/calculator/share/report.js';
import { answerOf, settlementOf, totals } from './calculator-hands.js';

/** Ann on the button, Bob small blind, Cat big blind with an ante of 1,000 for all. */
const hand = (
  chips: Readonly<Record<string, string>>,
  fields: Partial<CalculatorDraft> = {},
): CalculatorDraft =>
  totals(chips, {
    ...{ button: '1', smallBlind: '500', bigBlind: '1000', anteMode: 'bigBlind', ante: '1000' },
    way: 'rank',
    orders: [[3], [1], [2]].map((_, i) => ({
      high: i === 0 ? placesIn([[3], [1], [2]]) : [],
      low: [],
    })),
    ...fields,
  });

/** R28's example: Cat has 1,500 for both. */
const short = (fields: Partial<CalculatorDraft> = {}): CalculatorDraft =>
  hand({ Ann: '1000', Bob: '1000', Cat: '1500' }, fields);

const both = (draft: CalculatorDraft): BothOrders | null => bothOrders(draft, answerOf(draft));

const gets = ({ rows }: Solution) =>
  rows.map(({ player, returned, won }) => `${player.name} ${returned + (won ?? Number.NaN)}`);

const told = (found: BothOrders | null) =>
  found?.results.map(({ order, dead, blind, answer }) => ({
    ...{ order, dead, blind },
    pots: answer.pots.map(({ amount, eligible }) => [amount, eligible.length]),
    gets: answer.isAwarded ? gets(answer) : null,
  })) ?? null;

const EXAMPLE = [
  {
    ...{ order: 'ante-first', dead: 1000, blind: 500 },
    pots: [
      [2500, 3],
      [1000, 2],
    ],
    gets: ['Ann 1000', 'Bob 0', 'Cat 2500'],
  },
  {
    ...{ order: 'blind-first', dead: 500, blind: 1000 },
    pots: [[3500, 3]],
    gets: ['Ann 0', 'Bob 0', 'Cat 3500'],
  },
];

describe('R27, R28: the two orders pay differently', () => {
  test.each(SINGLE_ANTE_ORDERS)('both are told, whichever is chosen: %s', (anteOrder) => {
    const draft = short({ anteOrder });
    const found = both(draft);
    expect(told(found)).toEqual(EXAMPLE);
    expect(found).toMatchObject({ payer: 3, chosen: anteOrder, ante: 1000, owedBlind: 1000 });
    // The chosen one is the answer of the page.
    const own = found?.results.find(({ order }) => order === anteOrder)?.answer;
    expect(own).toEqual(answerOf(draft));
  });

  test('R29: 60 of an ante of 100 wins the dead money alone, or plays for a main pot', () => {
    const draft = hand(
      { Ann: '100', Bob: '100', Cat: '60' },
      { smallBlind: '50', bigBlind: '100', ante: '100' },
    );
    expect(told(both(draft))?.map((result) => result.gets)).toEqual([
      ['Ann 200', 'Bob 0', 'Cat 60'],
      ['Ann 80', 'Bob 0', 'Cat 180'],
    ]);
  });

  test('R32: a button ante', () => {
    const draft = hand(
      { Ann: '1100', Bob: '1000' },
      {
        ...{ anteMode: 'button', orders: [{ high: placesIn([[1], [2]]), low: [] }] },
      },
    );
    // Heads-up the button is the small blind: 1,000 + 100, or 500 + 600.
    expect(told(both(draft))?.map(({ dead, blind }) => [dead, blind])).toEqual([
      [1000, 100],
      [600, 500],
    ]);
  });

  test('with stacks: what was there, not what was put in, is too short', () => {
    const draft = short();
    const players = draft.players.map((player) => ({ ...player, start: player.total }));
    expect(told(both({ ...draft, players }))).toEqual(EXAMPLE);
  });

  test('in parts, if they are those of the chosen order', () => {
    for (const anteOrder of SINGLE_ANTE_ORDERS) {
      expect(told(both(withEntry(short({ anteOrder }), 'parts')))).toEqual(EXAMPLE);
    }
    const parts = withEntry(short(), 'parts');
    const other = parts.players.map((player) =>
      player.name === 'Cat' ? { ...player, dead: '700', live: '800' } : player,
    );
    expect(both({ ...parts, players: other })).toBeNull();
  });
});

describe('nothing is told where they pay the same', () => {
  test.each<[string, CalculatorDraft]>([
    ['ante and blind are covered', hand({ Ann: '1000', Bob: '1000', Cat: '2000' })],
    ['everybody antes', short({ anteMode: 'perPlayer', ante: '10' })],
    ['no ante', short({ anteMode: 'none' })],
    ['an ante of nothing', short({ ante: '0' })],
    ['the big blind loses everything anyway', cats([[1], [2], [3]])],
    ['the example with the covered ante', PRESET_DRAFTS.ante],
    ['an empty form', hand({ Ann: '', Bob: '' })],
  ])('%s', (_, draft) => {
    expect(both(draft)).toBeNull();
    expect(stateOf(draft).both).toBeNull();
  });

  /** Cat beaten by somebody who covers all of it: Ann wins the lot either way. */
  function cats(tiers: readonly (readonly number[])[]): CalculatorDraft {
    return short({ orders: [{ high: placesIn(tiers), low: [] }] });
  }

  test('and it is never told falsely, nor left out', () => {
    const chips = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        ...([chips, chips, chips, chips, fc.constantFrom(...SINGLE_ANTE_ORDERS)] as const),
        fc.shuffledSubarray([1, 2, 3], { minLength: 3 }),
        (cat, ann, blind, single, anteOrder, tiers) => {
          const draft = hand(
            { Ann: String(ann), Bob: String(ann), Cat: String(Math.min(cat, single + blind)) },
            {
              ...{ smallBlind: '', bigBlind: String(blind), ante: String(single), anteOrder },
              orders: [{ high: placesIn(tiers.map((key) => [key])), low: [] }],
            },
          );
          const results = SINGLE_ANTE_ORDERS.map((order) =>
            gets(answerOf({ ...draft, anteOrder: order })),
          );
          const differs = results[0]?.join() !== results[1]?.join();
          expect(told(both(draft))?.map((result) => result.gets) ?? null).toEqual(
            differs ? results : null,
          );
          const stack = Math.min(cat, single + blind);
          const [first, second] = SINGLE_ANTE_ORDERS.map((order) =>
            postAnteAndBlind(stack, single, blind, order),
          );
          if (first?.ante === second?.ante) expect(differs).toBe(false);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('winners that are picked pot by pot', () => {
  const picked = (
    picks: CalculatorDraft['picks'],
    fields: Partial<CalculatorDraft> = {},
  ): CalculatorDraft => short({ way: 'pots', picks, ...fields });

  test('carry over where they say enough', () => {
    expect(told(both(picked({ '0.0.high': [3], '1.0.high': [1] })))).toEqual(EXAMPLE);
  });

  test('a pot that nobody has named stays open', () => {
    const draft = picked({ '0.0.high': [3] }, { anteOrder: 'blind-first' });
    expect(told(both(draft))?.map(({ pots, gets: all }) => [pots, all])).toEqual([
      [EXAMPLE[0]?.pots, null],
      [EXAMPLE[1]?.pots, EXAMPLE[1]?.gets],
    ]);
  });

  test('the best of all is the best of some', () => {
    const draft = picked({ '0.0.high': [1] }, { anteOrder: 'blind-first' });
    // Ann wins everything under both.
    expect(both(draft)).toBeNull();
  });

  test('nobody named: the pots under each', () => {
    expect(told(both(picked({})))?.map(({ pots, gets: all }) => [pots, all])).toEqual([
      [EXAMPLE[0]?.pots, null],
      [EXAMPLE[1]?.pots, null],
    ]);
  });

  test('a low hand that is not said is not taken for none', () => {
    const draft = picked(
      { '0.0.high': [1], '0.0.low': [3] },
      { anteOrder: 'blind-first', game: 'omaha8' },
    );
    const [first] = both(draft)?.results ?? [];
    expect(first?.answer.pots.map(({ award }) => award !== null)).toEqual([true, false]);
  });
});

describe('the choice stays', () => {
  test('a change of the order in parts moves the chips of who antes', () => {
    const parts = withEntry(short(), 'parts');
    const turned = withAnteOrder(parts, 'blind-first');
    expect(turned).toEqual(withEntry(short({ anteOrder: 'blind-first' }), 'parts'));
    expect(withAnteOrder(turned, 'ante-first')).toEqual(parts);
    expect(withAnteOrder(short(), 'blind-first')).toEqual(short({ anteOrder: 'blind-first' }));
  });

  test('parts that are of no order stay as they are', () => {
    const parts = withEntry(short(), 'parts');
    const odd = {
      ...parts,
      players: parts.players.map((player) => ({ ...player, dead: '7', live: '9' })),
    };
    expect(withAnteOrder(odd, 'blind-first')).toEqual({ ...odd, anteOrder: 'blind-first' });
  });

  test.each(SINGLE_ANTE_ORDERS)('in a link and in JSON: %s', (anteOrder) => {
    const draft = short({ anteOrder });
    expect(readAddress(addressOf(draft))).toEqual(draft);
    const json = JSON.parse(JSON.stringify(handJson(answerOf(draft))));
    const opened = openJson(json);
    if (!opened.ok) throw new Error(opened.refused.text);
    expect(settlementOf(answerOf(linkedDraft(opened.hand)))).toEqual(settlementOf(answerOf(draft)));
  });

  test.each(SINGLE_ANTE_ORDERS)('from a hand that was played: %s', (singleAnteOrder) => {
    const config = {
      players: [
        { id: 'Ann', seat: 1, stack: 5000 },
        { id: 'Bob', seat: 2, stack: 5000 },
        { id: 'Cat', seat: 3, stack: 1500 },
      ],
      ...{ button: 1, smallBlind: 500, bigBlind: 1000, ante: 1000, singleAnteOrder },
      anteMode: 'bigBlind',
      deck: shuffle(deck(), seededRng(2)),
    } as const;
    const over = playHand(config, ({ check }, seat) => ({ type: check ? 'check' : 'call', seat }));
    if (!over.ok) throw new Error(over.error.code);
    const linked = linkedHandOf(over.value, ['Ann', 'Bob', 'Cat']);
    const draft = readAddress(calculatorPath(linked).slice('/calculator'.length));
    expect(draft).toMatchObject({ anteMode: 'bigBlind', ante: '1000', anteOrder: singleAnteOrder });
    expect(both(draft!)?.results.map(({ dead, blind }) => [dead, blind])).toEqual([
      [1000, 500],
      [500, 1000],
    ]);
  });

  test('a link without an ante, as they were made before, opens as before', () => {
    const players = [1, 2].map((seat) => ({
      ...{ id: `P${seat}`, seat, ante: 0, dead: seat === 2 ? 10 : 0, live: 20, folded: false },
    }));
    const old = { hand: { players, button: 1, seatCount: 2, boards: [] } };
    expect(readAddress(hashOf(old))).toMatchObject({ anteMode: 'none', anteOrder: 'ante-first' });
    for (const wrong of [{ mode: 'x', amount: 1, order: 'y' }, null, 7, { mode: 'button' }]) {
      expect(readAddress(hashOf({ ...old, ante: wrong }))).toEqual(readAddress(hashOf(old)));
    }
  });
});

describe('in words', () => {
  const { both: found } = stateOf(short());

  test('the names are those of the presets', () => {
    for (const order of SINGLE_ANTE_ORDERS) {
      expect(TOURNAMENT_PRESETS[en.ante.ordersByName[order]].singleAnteOrder).toBe(order);
    }
  });

  test('the text to copy has the other result below', () => {
    expect(reportOf(answerOf(short()), found).split('\n').slice(-5)).toEqual([
      'Chips in 3,500 = chips out 3,500',
      '',
      'Cat has 1,500 for an ante of 1,000 and a blind of 1,000. By TDA 2024 it pays differently:',
      'Ann gets 0, Bob gets 0, Cat gets 3,500',
      '',
    ]);
    expect(reportOf(answerOf(short()), null)).toBe(reportOf(answerOf(short())));
  });

  test('and so has the sentence for a screen reader', () => {
    expect(reportSentence(answerOf(short()), found)).toBe(
      `${reportSentence(answerOf(short()))} By TDA 2024 it pays differently: Ann gets 0, Bob gets 0, Cat gets 3,500.`,
    );
  });

  test('a last result that stands keeps its other one', () => {
    const before = stateOf(short());
    const after = changed(before, (draft) => ({ ...draft, button: 'x' }));
    expect(after.isOld).toBe(true);
    expect(told(before.both)).toEqual(EXAMPLE);
    expect(after.both).toBe(before.both);
  });
});
