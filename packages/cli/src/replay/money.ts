/** Chips as the file writes them: with the unit 0.01, 123450 are 1,234.50. */

import { formatChips } from '@sidepot/engine';

export type Money = (chips: number) => string;

/** `unit` is positive decimal text. */
export function moneyOf(unit: string): Money {
  const [whole = '0', fraction = ''] = unit.split('.');
  const decimals = fraction.length;
  const mantissa = BigInt(whole + fraction);
  if (decimals === 0 && mantissa === 1n) return plainChips;
  return (chips) => {
    if (!Number.isFinite(chips)) return '?';
    const digits = String(BigInt(Math.abs(chips)) * mantissa).padStart(decimals + 1, '0');
    const ones = formatChips(Number(digits.slice(0, digits.length - decimals)));
    const rest = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
    return `${chips < 0 ? '-' : ''}${ones}${/[1-9]/.test(rest) ? rest : ''}`;
  };
}

const plainChips: Money = (chips) =>
  Number.isFinite(chips) ? `${chips < 0 ? '-' : ''}${formatChips(Math.abs(chips))}` : '?';
