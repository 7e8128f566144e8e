/**
 * The ledger and its settlement as files for a spreadsheet (RFC 4180): a line with the columns, then
 * one each. Amounts are plain decimals, exact and without a sign of the currency, which has a column
 * of its own; empty: chips. The columns are documented in `docs/guide-host.md`, and stay.
 */

import { moneyWriter } from '@sidepot/engine';
import { amountUnit } from '@sidepot/i18n/page';
import type { Ledger } from '@sidepot/protocol';
import { type CsvName, csvText } from '@sidepot/protocol/words';

export interface NamedPayment {
  readonly from: string;
  readonly to: string;
  readonly chips: number;
}

/** With a point in every language: a comma would be the end of the cell. */
const decimal = (chips: number): string =>
  moneyWriter(amountUnit(), { zeros: true, group: String })(chips);

const codeOf = (currency: string): string => (currency === 'none' ? '' : currency);

export const settlementCsv = (payments: readonly NamedPayment[], currency: string): string =>
  csvText([
    ['from', 'to', 'amount', 'currency'],
    ...payments.map(({ from, to, chips }): (string | CsvName)[] => [
      ...[{ name: from }, { name: to }],
      ...[decimal(chips), codeOf(currency)],
    ]),
  ]);

export const ledgerCsv = (lines: Ledger['lines'], currency: string): string =>
  csvText([
    ['player', 'buy_in', 'cash_out', 'stack', 'correction', 'net', 'currency'],
    ...lines.map(({ name, buyIns, cashOuts, stack, adjusted, net }): (string | CsvName)[] => [
      { name },
      ...[buyIns, cashOuts, stack, adjusted, net].map(decimal),
      codeOf(currency),
    ]),
  ]);
