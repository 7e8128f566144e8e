/** Amounts in a file's own numbers: 1250 of '0.01' is 12.50. Exact, since they are whole units. */

export function amountText(units: number, unit: string): string {
  if (!Number.isFinite(units)) return '';
  if (unit === '1') return String(units);
  if (unit === '0.01' && units >= 0 && units <= MOST_CENTS) return centsText(units);
  const [whole = '', decimals = ''] = unit.split('.');
  const scaled = BigInt(units) * BigInt(whole + decimals);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals.length + 1, '0');
  const at = digits.length - decimals.length;
  const sign = scaled < 0n ? '-' : '';
  return decimals === '' ? sign + digits : `${sign}${digits.slice(0, at)}.${digits.slice(at)}`;
}

/** So many are exact in whole numbers of 32 bits. */
const MOST_CENTS = 0x7fff_ffff;

function centsText(units: number): string {
  const whole = (units / 100) | 0;
  const cents = units - 100 * whole;
  return cents < 10 ? `${whole}.0${cents}` : `${whole}.${cents}`;
}
