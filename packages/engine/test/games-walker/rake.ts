/** Rake and the chip in play (R84, R91 to R96, R136). */
import type { Pot } from './pots.js';
import type { Hand } from './state.js';

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** R84: of the table's unit and everything put in. */
export const unitOfHand = ({ config, seats }: Hand): number =>
  seats.flatMap(({ ante, dead, live }) => [ante, dead, live]).reduce(divisor, config.unit ?? 1);

/** R93: how many whole units; half-even only where asked for. */
function rounded(value: number, rounding: 'floor' | 'half-even'): number {
  const floor = Math.floor(value);
  if (rounding === 'floor' || value - floor < 0.5) return floor;
  return value - floor > 0.5 || floor % 2 === 1 ? floor + 1 : floor;
}

/** R91, R136: cash only, and not if the hand ended in the first betting round. */
function rakeOfHand(hand: Hand, base: number, unit: number): number {
  const rake = hand.config.rakeConfig;
  if (rake === undefined || hand.config.mode !== 'cash') return 0;
  if (rake.noFlopNoDrop && hand.street === 0) return 0;
  const units = rounded((base * rake.bps) / (10_000 * unit), rake.rounding);
  const cap = rake.cap === null ? units : Math.floor(rake.cap / unit); // R94
  return unit * Math.min(units, cap);
}

/** R96: each pot's part. */
export function rakesOf(hand: Hand, pots: readonly Pot[], unit: number): number[] {
  const base = pots.reduce((sum, { amount }) => sum + amount, 0); // R92
  const rake = rakeOfHand(hand, base, unit);
  if (hand.config.rakeConfig?.spread === 'main-first') return fromTheMain(pots, rake);
  const parts = pots.map(({ amount }) => unit * Math.floor((rake * amount) / (base * unit)));
  const bySize = pots.map((_, i) => i).sort((a, b) => pots[b]!.amount - pots[a]!.amount || a - b);
  let left = rake - parts.reduce((sum, part) => sum + part, 0);
  for (const index of bySize) {
    if (left > 0) parts[index]! += unit;
    left -= unit;
  }
  return parts;
}

function fromTheMain(pots: readonly Pot[], rake: number): number[] {
  let left = rake;
  return pots.map(({ amount }) => {
    const part = Math.min(left, amount);
    left -= part;
    return part;
  });
}
