/** HOUSE: one verdict on what people type, everywhere (R1, R2). */
import {
  MAX_CHIPS,
  moneyWriter,
  type NumberMarks,
  PokerError,
  readChips,
  readMoney,
} from '@sidepot/engine';
import { describe, expect, it, test } from 'vitest';

const verdict = (typed: string): number | string => {
  const read = readChips(typed);
  return read.ok ? read.value : read.error.code;
};

describe('chips as they are typed', () => {
  test.each([
    ['0', 0],
    ['1200', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ["1'234'567", 1_234_567],
    ['1_200', 1200],
    [' 30 ', 30],
    ['1.5k', 1500],
    ['2.3k', 2300],
    ['1.005 K', 1005],
    ['2M', 2_000_000],
    ['9007199254740991', MAX_CHIPS],
  ])('%j is %d', (typed, chips) => expect(verdict(typed)).toBe(chips));

  test.each([
    ['', 'NOT_INTEGER'],
    ['12,50', 'NOT_INTEGER'],
    ['1.000', 'NOT_INTEGER'],
    ['12.5', 'NOT_INTEGER'],
    ['1.2345k', 'NOT_INTEGER'],
    ['1,2000', 'NOT_INTEGER'],
    ['1e9', 'NOT_INTEGER'],
    ['many', 'NOT_INTEGER'],
    ['-5', 'NEGATIVE_AMOUNT'],
    ['− 5', 'NEGATIVE_AMOUNT'],
    ['9007199254740992', 'UNSAFE_INTEGER'],
    ['99999999999999999999', 'UNSAFE_INTEGER'],
  ])('%j is refused: %s', (typed, code) => expect(verdict(typed)).toBe(code));

  it('says which field', () => {
    expect(readChips('x', 'small blind')).toEqual({
      ok: false,
      error: { code: 'NOT_INTEGER', field: 'small blind', value: 'x' },
    });
    expect(readChips(7 as never)).toMatchObject({ ok: false, error: { code: 'BAD_INPUT' } });
  });
});

describe('chips typed as money: hundredths, never rounded', () => {
  test.each([
    ['0.05', 5],
    ['.05', 5],
    ['10', 1000],
    ['10.00', 1000],
    ['0.1', 10],
    ['400.50', 40_050],
    ['$1,234.50', 123_450],
    ['1.5k', 150_000],
    ['CHF 12.50', 1250],
    ['0.0500', 5],
    ['90071992547409.91', MAX_CHIPS],
  ])('%j is %d', (typed, chips) =>
    expect(readChips(typed, 'amount', '0.01')).toEqual({ ok: true, value: chips }),
  );

  test.each([
    ['', 'BAD_INPUT'],
    ['.', 'BAD_INPUT'],
    ['$', 'BAD_INPUT'],
    ['12,50', 'BAD_INPUT'],
    ['1.000', 'BAD_INPUT'],
    ['0.0050', 'BAD_INPUT'],
    ['0.005', 'BAD_INPUT'],
    ['ten', 'BAD_INPUT'],
    ['-5', 'NEGATIVE_AMOUNT'],
    ['90071992547409.92', 'UNSAFE_INTEGER'],
  ])('%j is refused: %s', (typed, code) =>
    expect(readChips(typed, 'amount', '0.01')).toMatchObject({ ok: false, error: { code } }),
  );

  it('refuses a unit that is none', () => {
    expect(readChips('5', 'amount', '0')).toMatchObject({ ok: false, error: { field: 'unit' } });
  });

  it('reads what it writes', () => {
    const money = moneyWriter('0.01', { symbol: '€', zeros: true });
    for (const chips of [0, 1, 5, 10, 99, 100, 1005, 123_450, 100_000_000]) {
      expect(readChips(money(chips), 'amount', '0.01')).toEqual({ ok: true, value: chips });
    }
  });
});

describe('money as it is typed', () => {
  test.each([
    ['$1,234.50', '1234.50'],
    ['€ 5', '5'],
    ['0.25', '0.25'],
    ['1.5k', '1500'],
    ['12,50', null],
    ['1.000', null],
    ['.', null],
    ['-5', null],
  ])('%j is %j', (typed, text) => {
    const read = readMoney(typed);
    expect(read.ok ? read.value : null).toBe(text);
  });
});

describe('issue 17, 2: amounts in the manner of a language, one verdict each', () => {
  const GERMAN = { point: ',', groups: '.' } as const;
  const FRENCH = { point: ',', groups: '\u202f' } as const;
  const chips = (typed: string, marks: NumberMarks): number | string => {
    const read = readChips(typed, 'amount', '1', marks);
    return read.ok ? read.value : read.error.code;
  };
  const cents = (typed: string, marks: NumberMarks): number | string => {
    const read = readChips(typed, 'amount', '0.01', marks);
    return read.ok ? read.value : read.error.code;
  };

  test.each([
    ['12.500', GERMAN, 12_500],
    ['1.234.567', GERMAN, 1_234_567],
    ['12 500', GERMAN, 12_500],
    ['12,5k', GERMAN, 12_500],
    ['12.5k', GERMAN, 'NOT_INTEGER'],
    ['12,500', GERMAN, 'NOT_INTEGER'],
    ['12,5', GERMAN, 'NOT_INTEGER'],
    ['1.25', GERMAN, 'NOT_INTEGER'],
    ['-5', GERMAN, 'NEGATIVE_AMOUNT'],
    ['12 500', FRENCH, 12_500],
    ['12\u202f500', FRENCH, 12_500],
    ['12\u00a0500', FRENCH, 12_500],
    ['12,5k', FRENCH, 12_500],
    ['12.500', FRENCH, 'NOT_INTEGER'],
    ['12,500', FRENCH, 'NOT_INTEGER'],
  ])('chips: %j with %o is %j', (typed, marks, wanted) => expect(chips(typed, marks)).toBe(wanted));

  test.each([
    ['12,50', GERMAN, 1250],
    ['1.234,50 €', GERMAN, 123_450],
    ['€ 1.234,50', GERMAN, 123_450],
    ['R$ 5', GERMAN, 500],
    ['12,50 CHF', GERMAN, 1250],
    ['0,05', GERMAN, 5],
    [',05', GERMAN, 5],
    ['1.000', GERMAN, 100_000],
    ['12.50', GERMAN, 'BAD_INPUT'],
    ['1,000', GERMAN, 'BAD_INPUT'],
    ['0,005', GERMAN, 'BAD_INPUT'],
    ['€', GERMAN, 'BAD_INPUT'],
    ['1 234,50', FRENCH, 123_450],
    ['1.234,50', FRENCH, 'BAD_INPUT'],
  ])('money: %j with %o is %j', (typed, marks, wanted) => expect(cents(typed, marks)).toBe(wanted));

  it('reads what each writes', () => {
    const written = moneyWriter('0.01', {
      ...{ point: ',', zeros: true },
      group: (whole) => whole.toLocaleString('de-DE'),
    });
    for (const amount of [0, 5, 1250, 100_000, 123_450, 100_000_000]) {
      expect(cents(written(amount), GERMAN)).toBe(amount);
    }
  });

  it('refuses marks that are none', () => {
    for (const marks of [
      null,
      { point: ';', groups: '' },
      { point: ',', groups: ',' },
      { point: '.', groups: '1' },
      { point: '.', groups: ',', more: 1 },
    ]) {
      expect(readChips('5', 'amount', '1', marks as never).ok).toBe(false);
      expect(readMoney('5', 'amount', marks as never).ok).toBe(false);
    }
  });

  it('takes every sign of a list as it is', () => {
    expect(chips('1]234^567', { point: '.', groups: '^]-\\' })).toBe(1_234_567);
  });
});

describe('chips written as money', () => {
  test.each([
    ['1', {}, 1_234_567, '1,234,567'],
    ['0.01', { symbol: '$' }, 123_450, '$1,234.50'],
    ['0.01', { symbol: '$' }, 100, '$1'],
    ['0.05', {}, 3, '0.15'],
    ['0.01', { symbol: '$', zeros: true }, 1000, '$10.00'],
    ['1', { zeros: true }, 1000, '1,000'],
    ['0.01', { minus: '−', symbol: '€' }, -5, '−€0.05'],
    ['0.01', { point: ',', group: (n: number) => `${n}` }, 123_450, '1234,50'],
    ['1', {}, Number.POSITIVE_INFINITY, '?'],
    ['1', { unknown: '∞' }, Number.NaN, '∞'],
    ['0.01', {}, MAX_CHIPS, '90,071,992,547,409.91'],
  ])('unit %s, %o: %d is %s', (unit, style, chips, text) =>
    expect(moneyWriter(unit, style)(chips)).toBe(text),
  );
  it('refuses a unit that is none', () => {
    for (const unit of ['', '0', '-1', 'x', 7]) {
      expect(() => moneyWriter(unit as string)).toThrow(PokerError);
    }
  });
});
