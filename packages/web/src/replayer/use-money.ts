/** While a hand is on the page, all amounts in it are written as its record writes them. */

import type { Money } from '@sidepot/engine';
import { useLayoutEffect, useMemo, useState } from 'react';
import { moneyOf, writeAmounts } from '../i18n/tools/numbers.js';

/** False until it is so: what is drawn before would have other amounts. */
export function useMoney(unit: string, symbol: string): boolean {
  const money = useMemo(() => moneyOf(unit, symbol), [unit, symbol]);
  const [written, setWritten] = useState<{ readonly as: Money } | null>(null);
  useLayoutEffect(() => {
    writeAmounts(money);
    setWritten({ as: money });
    return () => writeAmounts(null);
  }, [money]);
  return written?.as === money;
}
