/**
 * The ledger and its settlement as files for a spreadsheet (RFC 4180): a line with the columns, then
 * one each. Amounts are plain decimals, exact and without a sign of the currency, which has a column
 * of its own; empty: chips. The columns are documented in `docs/guide-host.md`, and stay.
 */

import type { Ledger } from '@sidepot/protocol';
import { chipsToType } from '../../ui/typed-chips.js';

export interface NamedPayment {
  readonly from: string;
  readonly to: string;
  readonly chips: number;
}

type Cell = { readonly name: string } | { readonly chips: number } | { readonly code: string };

const codeOf = (currency: string): string => (currency === 'none' ? '' : currency);

export const settlementCsv = (payments: readonly NamedPayment[], currency: string): string =>
  csv(
    ['from', 'to', 'amount', 'currency'],
    payments.map(({ from, to, chips }) => [
      { name: from },
      { name: to },
      { chips },
      { code: codeOf(currency) },
    ]),
  );

export const ledgerCsv = (lines: Ledger['lines'], currency: string): string =>
  csv(
    ['player', 'buy_in', 'cash_out', 'stack', 'correction', 'net', 'currency'],
    lines.map(({ name, buyIns, cashOuts, stack, adjusted, net }) => [
      { name },
      ...[buyIns, cashOuts, stack, adjusted, net].map((chips) => ({ chips })),
      { code: codeOf(currency) },
    ]),
  );

const csv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [columns, ...rows.map((row) => row.map(written))].map((row) => `${row.join(',')}\r\n`).join('');

function written(cell: Cell): string {
  if ('chips' in cell) return chipsToType(cell.chips);
  return 'code' in cell ? cell.code : quoted(cell.name);
}

/** A name that a spreadsheet would take for a formula gets an apostrophe in front. */
function quoted(name: string): string {
  const text = /^[=+\-@\t\r]/.test(name) ? `'${name}` : name;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
