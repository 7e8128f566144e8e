/** Tables that count in hundredths: one reader, one writer, nothing rounded. */

import { settingsOf } from '@sidepot/engine';
import {
  amount,
  moneyOf,
  pages,
  refusalSentence,
  signOf,
  speak,
  words,
  writeAmounts,
} from '@sidepot/i18n/page';
import { createOptionsSchema, type TableView, type WireSettings } from '@sidepot/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { ledgerCsv, settlementCsv } from '../src/host/ledger/ledger-csv.js';
import { readSigned } from '../src/host/ledger/read-signed.js';
import { buyInOf } from '../src/session/buy-in.js';
import { takenAway } from '../src/session/taken-away.js';
import { DEFAULT_DRAFT, draftIn, draftOf, type SettingsDraft } from '../src/settings/draft.js';
import { readChange, readOptions } from '../src/settings/read.js';
import { usualOf } from '../src/settings/usual.js';
import { chipsToType, typedChips } from '../src/ui/typed/chips.js';

const inDollars = (part: Partial<SettingsDraft> = {}): SettingsDraft => ({
  ...draftIn(DEFAULT_DRAFT, 'USD'),
  ...part,
});
const errorsOf = (draft: SettingsDraft) => {
  const read = readOptions(draft);
  return read.ok ? {} : read.errors;
};

let undo = (): void => {};
const dollars = (): void => {
  undo = writeAmounts({ write: moneyOf('0.01', signOf('USD')), unit: '0.01' });
};
afterEach(() => {
  undo();
  undo = () => {};
});

describe('the form of a money table', () => {
  test('has the same stakes in hundredths, and buy-ins that fit', () => {
    const draft = inDollars();
    expect([draft.smallBlind, draft.bigBlind]).toEqual(['0.05', '0.10']);
    expect(usualOf(draft)).toMatchObject({ minBuyIn: 400, maxBuyIn: 1000 });
    expect(draftIn(draft, 'none')).toEqual(DEFAULT_DRAFT);
  });

  test('is read to whole chips', () => {
    const read = readOptions(
      inDollars({ smallBlind: '.25', bigBlind: '$0.50', minBuyIn: '10.00', maxBuyIn: '1,250' }),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    expect(read.value).toMatchObject({
      poker: { smallBlind: 25, bigBlind: 50, minBuyIn: 1000, maxBuyIn: 125_000 },
      room: { currency: 'USD' },
    });
    expect(createOptionsSchema.safeParse(read.value).error).toBeUndefined();
    expect(settingsOf(read.value.poker)).toMatchObject({ ok: true });
  });

  test.each(['12,50', '1.000', '0.005', '10.123', 'ten', '-5'])('%j is refused', (maxBuyIn) => {
    expect(errorsOf(inDollars({ maxBuyIn }))).toEqual({ maxBuyIn: words.table.amounts.money });
    expect(errorsOf({ ...DEFAULT_DRAFT, maxBuyIn })).toEqual({
      maxBuyIn: words.table.amounts.chips,
    });
  });

  test('chips are whole: 0.05/0.10 and 400.50 are refused, not rounded', () => {
    const errors = errorsOf({
      ...DEFAULT_DRAFT,
      ...{ smallBlind: '0.05', bigBlind: '0.10', minBuyIn: '400.50' },
    });
    expect(Object.keys(errors)).toEqual(['smallBlind', 'bigBlind', 'minBuyIn']);
  });

  test.each<Partial<SettingsDraft>>([
    { rakeConfig: true, 'rakeConfig.bps': '2.505' },
    { handPause: '0.00005' },
    { returnMinutes: '1.5' },
    { mix: 'horse', 'mix.rotate': 'hands', 'mix.hands': '1.000' },
    { mix: 'horse', 'mix.rotate': 'hands', 'mix.hands': '12,50' },
    { mode: 'tournament', 'tournament.payouts': '1.000' },
    { mode: 'tournament', 'tournament.payouts': '1e3, 50' },
    { mode: 'tournament', 'tournament.payouts': '50.5, 30' },
  ])('%o is refused: nothing is rounded', (part) => {
    expect(Object.keys(errorsOf({ ...DEFAULT_DRAFT, ...part }))).toHaveLength(1);
  });

  test('a table that is there is shown and sent back as it is', () => {
    const read = readOptions(inDollars({ rakeConfig: true, 'rakeConfig.cap': '0.30' }));
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const poker = settingsOf(read.value.poker);
    if (!poker.ok) throw new Error(JSON.stringify(poker.error));
    const room = read.value.room as WireSettings['room'];
    const settings = { name: 'Friday', poker: poker.value, room } as WireSettings;
    const draft = draftOf(settings);
    expect(draft).toMatchObject({ bigBlind: '0.10', maxBuyIn: '10.00', 'rakeConfig.cap': '0.30' });
    const change = readChange(draft);
    expect(change.ok && change.value.room).not.toHaveProperty('currency');
    expect(settings.poker).toMatchObject(change.ok ? (change.value.poker ?? {}) : { no: 1 });
  });

  test('a tournament counts in chips, whatever was chosen before', () => {
    const read = readOptions(inDollars({ mode: 'tournament', 'tournament.buyIn': '20' }));
    expect(read).toMatchObject({ value: { poker: { tournament: { buyIn: 20 } } } });
    expect(read.ok && read.value.room).not.toHaveProperty('currency');
  });
});

describe('amounts of a money table', () => {
  test('are written exactly with the sign, never shortened, and read as they are written', () => {
    dollars();
    expect([5, 1000, 123_450, -50].map(amount)).toEqual(['$0.05', '$10.00', '$1,234.50', '−$0.50']);
    expect(amount(2_000_000_001)).toBe('$20,000,000.01');
    expect(typedChips(amount(123_450))).toBe(123_450);
    expect(chipsToType(123_450)).toBe('1234.50');
    expect(readSigned('-$0.50')).toBe(-50);
    expect(words.table.top.stakes(5, 10)).toBe('$0.05/$0.10');
    undo();
    expect([amount(1234), typedChips('12.50')]).toEqual(['1,234', null]);
  });

  test('stand in refusals too, but not in numbers of seats', () => {
    dollars();
    const bad = { code: 'BAD_BUY_IN', player: 'Ann', min: 400, max: 1000, unit: 1 };
    expect(refusalSentence(bad)).toBe('Ann can buy from $4.00 to $10.00.');
    const steps = { ...bad, unit: 25 };
    expect(refusalSentence(steps)).toBe('Ann can buy from $4.00 to $10.00, in steps of $0.25.');
    const seat = { code: 'SEAT_OUT_OF_RANGE', player: 'Ann', seat: 12, max: 10 };
    expect(refusalSentence(seat)).toBe('Seat 12 of Ann is not from 1 to 10.');
    expect(refusalSentence({ code: 'RATHOLING', min: 1260, until: 0 })).toContain('$12.60');
  });

  test.each([
    [0, '0 BB'],
    [0.04, '< 0.1 BB'],
    [99.97, '99.9 BB'],
    [1234, '1,234 BB'],
  ])('%d big blinds are %j: one decimal, never more than there is', (blinds, told) =>
    expect(words.table.seat.blinds(blinds)).toBe(told),
  );
});

describe('files', () => {
  const payments = [
    { from: 'Bob', to: 'Ann, "the shark"', chips: 1250 },
    { from: '=cmd()', to: 'Bob', chips: 5 },
  ];
  test('the settlement has its documented columns, exact amounts and no formulas', () => {
    dollars();
    expect(settlementCsv(payments, 'USD')).toBe(
      'from,to,amount,currency\r\nBob,"Ann, ""the shark""",12.50,USD\r\n\'=cmd(),Bob,0.05,USD\r\n',
    );
    undo();
    expect(settlementCsv(payments.slice(1), 'none')).toBe(
      "from,to,amount,currency\r\n'=cmd(),Bob,5,\r\n",
    );
  });
  test('amounts have a point in a language that writes a comma', async () => {
    speak(await pages.de());
    dollars();
    expect(chipsToType(1250)).toBe('12,50');
    expect(settlementCsv(payments.slice(0, 1), 'USD')).toContain(',12.50,USD\r\n');
    speak(await pages.en());
  });
  test('the ledger, too', () => {
    dollars();
    const line = { player: 'a', name: 'Ann', buyIns: 1000, cashOuts: 0, stack: 955 };
    expect(ledgerCsv([{ ...line, adjusted: -5, net: -50 }], 'EUR')).toBe(
      'player,buy_in,cash_out,stack,correction,net,currency\r\nAnn,10.00,0.00,9.55,-0.05,-0.50,EUR\r\n',
    );
  });
});

describe('leaving and coming back', () => {
  const hand = (player: object, over = false) =>
    ({ you: { delay: 0 }, hand: { view: { over, players: [{ id: 'a', ...player }] } } }) as never;
  const mine = { player: 'a', stack: 1000 } as never;
  const put = { ante: 1, dead: 0, live: 59, folded: false };

  test('who leaves in a hand takes what is not bet', () => {
    const bet = takenAway(hand({ ...put, stack: 940 }), mine);
    expect(bet).toEqual({ stack: 940, bet: 60, isAllIn: false });
    const folded = takenAway(hand({ ...put, stack: 940, folded: true }), mine);
    expect(folded).toEqual({ stack: 940, bet: 0, isAllIn: false });
    expect(takenAway(hand({ ...put, stack: 0 }), mine)).toMatchObject({ bet: 60, isAllIn: true });
    expect(takenAway(hand({ ...put, stack: 940 }, true), mine)).toMatchObject({ stack: 1000 });
    expect(takenAway({ you: { delay: 0 }, hand: null } as never, mine)).toMatchObject({ bet: 0 });
  });

  const table = (returning?: object): TableView =>
    ({ settings: { poker: { minBuyIn: 400, maxBuyIn: 1000 } }, you: { returning } }) as never;
  test.each([
    ['left with more than the maximum', { chips: 1260, until: 10 }, [1260, 1260, 1260]],
    ['left with less than the maximum', { chips: 700, until: 10 }, [700, 1000, 700]],
    ['left with less than the minimum', { chips: 30, until: 10 }, [400, 1000, 1000]],
    ['long ago', { chips: 1260, until: 5 }, [400, 1000, 1000]],
    ['never', undefined, [400, 1000, 1000]],
  ])('%s', (_, returning, [min, max, first]) =>
    expect(buyInOf(table(returning), 5)).toMatchObject({ min, max, first }),
  );
});
