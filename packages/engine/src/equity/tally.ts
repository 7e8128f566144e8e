/**
 * Counts by set of winners, and what follows from them. The index of a count is the set of winners
 * (bit p for hand p) and, above it, the set of winners of the low half (0: nobody has a low).
 */

/** How often a hand wins one half of the pot, or all of it. */
export interface HalfEquity {
  /** Run-outs won alone. */
  readonly win: number;
  /** `ties[k]`: run-outs shared with k others. `ties[0]` is always 0. */
  readonly ties: readonly number[];
  /** Expected share. */
  readonly equity: number;
  /** Of `equity`; 0 when exact. */
  readonly standardError: number;
}

/** The second half of a game that has two: a low, a badugi, in Drawmaha the five in hand. */
export interface LowEquity extends HalfEquity {
  /** Run-outs in which the hand takes the whole pot. */
  readonly scoop: number;
}

/** Wins and ties are of the first half; where there are two, `equity` is of both together. */
export interface HandEquity extends HalfEquity {
  /** The second half, where there is one; its equity counts run-outs without a low as 0. */
  readonly low?: LowEquity;
}

export interface Tally {
  readonly hands: number;
  readonly highLow: boolean;
  readonly sums: Float64Array;
}

export const newTally = (hands: number, highLow: boolean): Tally => ({
  hands,
  highLow,
  sums: new Float64Array(1 << (highLow ? 2 * hands : hands)),
});

export const totalOf = ({ sums }: Tally): number => sums.reduce((sum, weight) => sum + weight, 0);

export function addTally(to: Tally, from: Tally, times: number): void {
  for (let set = 0; set < from.sums.length; set++) {
    const weight = from.sums[set] as number;
    if (weight !== 0) to.sums[set] = (to.sums[set] as number) + weight * times;
  }
}

/** Every hand's part. `sampled`: the counts are a sample, so there is an error to report. */
export function summarizeTally(tally: Tally, sampled: boolean): HandEquity[] {
  const total = totalOf(tally);
  return Array.from({ length: tally.hands }, (_, hand) =>
    summarizeHand(tally, hand, total, sampled),
  );
}

function summarizeHand(tally: Tally, hand: number, total: number, sampled: boolean): HandEquity {
  const { hands, highLow, sums } = tally;
  const all = (1 << hands) - 1;
  const high = new Half(hands);
  const low = new Half(hands);
  const pot = new Spread();
  let scoop = 0;
  for (let set = 1; set < sums.length; set++) {
    const weight = sums[set] as number;
    if (weight === 0) continue;
    const highShare = high.add(set & all, hand, weight);
    if (!highLow) continue;
    const lowSet = set >>> hands;
    const lowShare = low.add(lowSet, hand, weight);
    const share = lowSet === 0 ? highShare : (highShare + lowShare) / 2;
    pot.add(share, weight);
    if (share === 1) scoop += weight;
  }
  const ofHigh = high.result(total, sampled);
  if (!highLow) return ofHigh;
  return {
    ...ofHigh,
    ...pot.result(total, sampled),
    low: { ...low.result(total, sampled), scoop },
  };
}

/** Sums for the mean of a share and its standard error. */
class Spread {
  private first = 0;
  private second = 0;

  add(share: number, weight: number): void {
    this.first += share * weight;
    this.second += share * share * weight;
  }

  result(total: number, sampled: boolean): { equity: number; standardError: number } {
    const equity = this.first / total;
    const variance = Math.max(0, this.second / total - equity * equity);
    return { equity, standardError: sampled ? Math.sqrt(variance / total) : 0 };
  }
}

class Half {
  private readonly sharing: number[];

  constructor(hands: number) {
    this.sharing = new Array<number>(hands).fill(0);
  }

  /** The hand's share if `winners` divide it. */
  add(winners: number, hand: number, weight: number): number {
    if (((winners >> hand) & 1) === 0) return 0;
    let others = 0;
    for (let left = winners & (winners - 1); left !== 0; left &= left - 1) others++;
    this.sharing[others] = (this.sharing[others] as number) + weight;
    return 1 / (others + 1);
  }

  result(total: number, sampled: boolean): HalfEquity {
    const [win = 0, ...ties] = this.sharing;
    const spread = new Spread();
    for (const [others, weight] of this.sharing.entries()) spread.add(1 / (others + 1), weight);
    return { win, ties: [0, ...ties], ...spread.result(total, sampled) };
  }
}
