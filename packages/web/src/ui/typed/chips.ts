/** Amounts in fields: one way to read what somebody typed, and to write what stands there first. */

import { moneyWriter, readChips } from '@sidepot/engine';
import { amountUnit, marksOfNow, words } from '@sidepot/i18n/page';

/** Null if it is no amount; `readChips` says what is one. Nothing is rounded. */
export function typedChips(typed: string, unit: string = amountUnit()): number | null {
  const read = readChips(typed, 'amount', unit, marksOfNow());
  return read.ok ? read.value : null;
}

/** Parts of a percent or a second: two decimals behind a comma or a point are never thousands. */
export const typedDecimal = (typed: string, unit: string): number | null =>
  typedChips(typed.replace(/^(\d+)[.,](\d{1,2})$/, `$1${marksOfNow().point}$2`), unit);

/** As somebody would type it. */
export const chipsToType = (chips: number, unit: string = amountUnit()): string =>
  moneyWriter(unit, { zeros: true, group: String, point: marksOfNow().point })(chips);

/** What is said of text that is no amount. */
export const badAmount = (unit: string = amountUnit()): string =>
  isWhole(unit) ? words.table.amounts.chips : words.table.amounts.money;

/** The keys that a phone offers. */
export const amountKeys = (unit: string = amountUnit()): 'numeric' | 'decimal' =>
  isWhole(unit) ? 'numeric' : 'decimal';

const isWhole = (unit: string): boolean => unit === '1';
