/**
 * What the prizes that are still open are worth to those who are left (R267–R269). Reckoned in whole
 * numbers with 160 bits behind the point, so that the shares are the same on every machine and sum to
 * the prizes exactly. Money is never simulated.
 */

const POINT = 160n;
const MILLION = 1_000_000n;

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/**
 * By sets (R268): how likely it is that just these came in front, whatever their order. A table has
 * at most ten players, so there are at most 1,024 sets.
 */
function equities(stacks: readonly number[], prizes: readonly number[]): bigint[] {
  const sets = 1 << stacks.length;
  const chance = Array.from({ length: sets }, () => 0n);
  const worth = stacks.map(() => 0n);
  // Whoever is left has chips; a state that says otherwise must not divide by nothing.
  const chips = stacks.map((stack) => BigInt(Math.max(1, stack)));
  chance[0] = 1n << POINT;
  for (let set = 0; set < sets; set++) {
    const here = chance[set] ?? 0n;
    const isIn = (i: number): boolean => (set & (1 << i)) !== 0;
    const prize = prizes[chips.filter((_, i) => isIn(i)).length];
    if (prize === undefined || here === 0n) continue;
    const rest = chips.reduce((total, stack, i) => (isIn(i) ? total : total + stack), 0n);
    for (const [i, stack] of chips.entries()) {
      if (isIn(i)) continue;
      const next = (here * stack) / rest;
      worth[i] = (worth[i] ?? 0n) + next * BigInt(prize);
      chance[set | (1 << i)] = (chance[set | (1 << i)] ?? 0n) + next;
    }
  }
  // Equal stacks, equal equity (R269): the last bit is the order's.
  return stacks.map((stack) => worth[stacks.indexOf(stack)] ?? 0n);
}

/** In millionths, rounded. */
const millionths = (equity: bigint): bigint =>
  (2n * equity * MILLION + (1n << POINT)) >> (POINT + 1n);

/** Equities as numbers: for whoever wants to look at them. */
export const icmEquities = (stacks: readonly number[], prizes: readonly number[]): number[] =>
  equities(stacks, prizes).map((equity) => Number((equity * 10n ** 12n) >> POINT) / 1e12);

/**
 * The prizes divided by ICM in whole units (R269): each rounded down, what is left one each to the
 * largest remainders, then to the larger stack, then in the order given: clockwise from the button.
 */
export function icmShares(stacks: readonly number[], prizes: readonly number[]): number[] {
  const open = prizes.slice(0, stacks.length);
  const exact = equities(stacks, open).map(millionths);
  const shares = exact.map((amount) => Number(amount / MILLION));
  const rest = (i: number): number => Number((exact[i] ?? 0n) % MILLION);
  const stackOf = (i: number): number => stacks[i] ?? 0;
  const left = sum(open) - sum(shares);
  const byRest = [...stacks.keys()].sort(
    (a, b) => rest(b) - rest(a) || stackOf(b) - stackOf(a) || a - b,
  );
  for (const i of byRest.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
  return shares;
}
