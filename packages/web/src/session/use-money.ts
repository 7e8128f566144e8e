/** While a hand or a table is on the page, all amounts in it are written as it counts them. */

import { type AmountStyle, moneyOf, signOf, writeAmounts } from '@sidepot/i18n/page';
import { MONEY_UNIT } from '@sidepot/protocol/words';
import { useLayoutEffect, useMemo, useState } from 'react';

/** False until it is so: what is drawn before would have other amounts. */
export function useMoney(unit: string, symbol: string): boolean {
  const style = useMemo<AmountStyle>(
    () => ({ write: moneyOf(unit, symbol), unit }),
    [unit, symbol],
  );
  return useStyle(style);
}

/** The same of a table: hundredths of a currency, or chips. */
export function useTableMoney(currency: string): boolean {
  const style = useMemo<AmountStyle | null>(
    () =>
      currency === 'none'
        ? null
        : { write: moneyOf(MONEY_UNIT, signOf(currency)), unit: MONEY_UNIT },
    [currency],
  );
  // Chips are what is written anyway.
  return useStyle(style) || style === null;
}

function useStyle(style: AmountStyle | null): boolean {
  const [written, setWritten] = useState<{ readonly as: AmountStyle | null } | null>(null);
  useLayoutEffect(() => {
    setWritten({ as: style });
    return writeAmounts(style);
  }, [style]);
  return written?.as === style;
}
