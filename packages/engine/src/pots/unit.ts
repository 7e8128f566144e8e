/**
 * The smallest chip in play (R84): the table's unit, or less if less was put in. So every pot is a
 * whole number of units, and a division leaves no rest below one.
 */

/** The greatest common divisor of `unit` ≥ 1 and `amount` ≥ 0. */
export function commonUnit(unit: number, amount: number): number {
  let a = unit;
  let b = amount;
  while (b > 0) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

export function unitOfAll(unit: number, amounts: readonly number[]): number {
  let common = unit;
  for (let i = 0; i < amounts.length && common > 1; i++) {
    common = commonUnit(common, amounts[i] as number);
  }
  return common;
}
