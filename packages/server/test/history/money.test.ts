/** A table that counts in hundredths: its histories say so, and are read back to the cent. */
import {
  type PhhHand,
  type Refusal,
  type Result,
  readOpenHandHistory,
  readPhh,
  readPokerStars,
} from '@sidepot/engine';
import { type HandFormat, TABLE_CURRENCIES } from '@sidepot/protocol';
import { describe, expect, it, test } from 'vitest';
import { historyOf, type KeptHand } from '../../src/history/index.js';
import { randomHand, WATCHER } from './hands.js';

const CASH = Array.from({ length: 120 }, (_, n) => randomHand(31, n + 1).hand).filter(
  ({ tournament, log }) => tournament === null && log.every(({ type }) => type !== 'voided'),
);
const MONEY = TABLE_CURRENCIES.filter((code) => code !== 'none');

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const READ: Readonly<Record<HandFormat, (text: string, unit?: string) => Result<PhhHand>>> = {
  phh: (text) => readPhh(text),
  pokerstars: (text, unit) => readPokerStars(text, unit === undefined ? {} : { unit }),
  ohh: (text, unit) => readOpenHandHistory(text, unit === undefined ? {} : { unit }),
};

const back = (hand: KeptHand, format: HandFormat, unit?: string): PhhHand =>
  must(READ[format](historyOf(hand, WATCHER, format), unit));

describe('read back it is the same hand in the same chips', () => {
  test.each(['phh', 'pokerstars', 'ohh'] as const)('%s', (format) => {
    expect(CASH.length).toBeGreaterThan(40);
    for (const [i, hand] of CASH.entries()) {
      const currency = MONEY[i % MONEY.length] ?? 'USD';
      const {
        currency: told,
        currencySymbol,
        unit,
        ...money
      } = back({ ...hand, currency }, format, '0.01');
      expect([told, unit]).toEqual([currency, '0.01']);
      const { unit: whole, ...chips } = back(hand, format);
      expect(whole).toBe('1');
      expect(money).toEqual(chips);
      if (currency === 'USD' && format !== 'ohh') expect(currencySymbol).toBe('$');
    }
  });
});

it('is written as people write it', () => {
  const hand: KeptHand = { ...(CASH[0] as KeptHand), currency: 'EUR' };
  expect(historyOf(hand, WATCHER, 'phh')).toMatch(/^currency = 'EUR'$/m);
  expect(historyOf(hand, WATCHER, 'phh')).toMatch(/^currency_symbol = '€'$/m);
  expect(historyOf(hand, WATCHER, 'pokerstars')).toMatch(/^PokerStars .*€\d.* EUR\)/);
  expect(historyOf(hand, WATCHER, 'pokerstars')).not.toContain('Play Money');
  expect(JSON.parse(historyOf(hand, WATCHER, 'ohh')).ohh.currency).toBe('EUR');
});
