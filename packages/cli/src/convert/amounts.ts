/** Amounts in a file's own numbers: 1250 of '0.01' is 12.50. Exact, since they are whole units. */

export function amountText(units: number, unit: string): string {
  if (!Number.isFinite(units)) return '';
  const [whole = '', decimals = ''] = unit.split('.');
  if (decimals === '' && whole === '1') return String(units);
  const scaled = BigInt(units) * BigInt(whole + decimals);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals.length + 1, '0');
  const at = digits.length - decimals.length;
  const sign = scaled < 0n ? '-' : '';
  return decimals === '' ? sign + digits : `${sign}${digits.slice(0, at)}.${digits.slice(at)}`;
}
