/** The oracle is only worth something if it is right: the rulebook's own examples, and ours. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SettleInput, Settlement, SettlePlayer } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { dealOneByOne, oracleRake, oracleSettle, sortChips } from './oracle.js';

interface Vector extends SettleInput {
  readonly id: string;
  readonly title: string;
  readonly expect: Settlement;
}

const path = fileURLToPath(new URL('../../../../shared/rules/vectors.json', import.meta.url));
const vectors: Vector[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];

describe.skipIf(vectors.length === 0)('oracle: vectors of ../shared/rules/vectors.json', () => {
  it('are 29', () => expect(vectors).toHaveLength(29));
  it.each(vectors)('$id $title', (vector) => {
    expect(oracleSettle(vector)).toEqual(vector.expect);
  });
});

type Stake = Partial<Omit<SettlePlayer, 'id' | 'seat'>>;

/** Players in seats 1, 2, 3 … of a table of nine, button on seat 9 unless told. */
function hand(stakes: Record<string, Stake>, rest: Partial<SettleInput> = {}): SettleInput {
  const players = Object.entries(stakes).map(([id, stake], index) => ({
    id,
    seat: index + 1,
    ante: 0,
    dead: 0,
    live: 0,
    folded: false,
    ...stake,
  }));
  return { players, button: 9, seatCount: 9, boards: [], ...rest };
}

const folded = true;
/** Best first; tied names share a word: 'A BC' is A before B and C, who tie. */
const ranked = (tiers: string): string[][] => tiers.split(' ').map((tier) => [...tier]);
const board = (high: string, low?: string) => ({
  high: ranked(high),
  ...(low !== undefined && { low: ranked(low) }),
});

describe('oracle: worked by hand', () => {
  it('R10 R12 R13 (V04): 100, 50 all-in, 150 and a folded 30', () => {
    const given = hand(
      { A: { live: 100 }, B: { live: 50 }, C: { live: 150 }, D: { live: 30, folded } },
      { boards: [board('B A C')] },
    );
    expect(oracleSettle(given)).toEqual({
      refund: { C: 50 },
      pots: [
        { name: 'Main Pot', amount: 180, eligible: ['A', 'B', 'C'], rake: 0, awards: { B: 180 } },
        { name: 'Side Pot 1', amount: 100, eligible: ['A', 'C'], rake: 0, awards: { A: 100 } },
      ],
      awards: { A: 100, B: 180 },
      rake: 0,
    });
  });

  it('R11 R17 (V14): a folded bettor gets the unmatched part, the rest falls to A', () => {
    const given = hand({ A: { live: 50 }, B: { live: 100, folded }, C: { live: 150, folded } });
    expect(sortChips(given).orphans).toHaveLength(100);
    expect(oracleSettle(given)).toEqual({
      refund: { C: 50 },
      pots: [{ name: 'Main Pot', amount: 250, eligible: ['A'], rake: 0, awards: { A: 250 } }],
      awards: { A: 250 },
      rake: 0,
    });
  });

  it('R14 R29 (V10): all-in on a dead ante plays for the ante only', () => {
    const given = hand(
      { A: { live: 100 }, B: { live: 100 }, C: { dead: 60 } },
      { boards: [board('C A B')] },
    );
    expect(oracleSettle(given)).toEqual({
      refund: {},
      pots: [
        { name: 'Main Pot', amount: 60, eligible: ['A', 'B', 'C'], rake: 0, awards: { C: 60 } },
        { name: 'Side Pot 1', amount: 200, eligible: ['A', 'B'], rake: 0, awards: { A: 200 } },
      ],
      awards: { A: 200, C: 60 },
      rake: 0,
    });
  });

  it('R16 (V15): a lone contender over a folded caller has a pot, not a refund', () => {
    const given = hand(
      { A: { live: 100 }, B: { live: 100, folded }, C: { live: 60 } },
      { boards: [board('C A')] },
    );
    const { refund, pots } = oracleSettle(given);
    expect(refund).toEqual({});
    expect(pots.map((pot) => [pot.amount, pot.eligible])).toEqual([
      [180, ['A', 'C']],
      [80, ['A']],
    ]);
  });

  it('R23 (V13): antes of 5, one of 3, one player with nothing behind', () => {
    const given = hand(
      {
        A: { ante: 3 },
        B: { ante: 5, live: 20 },
        C: { ante: 5, live: 20 },
        D: { ante: 5, live: 10, folded },
        E: { ante: 5 },
      },
      { button: 2, boards: [board('A E BC')] },
    );
    const { pots, awards } = oracleSettle(given);
    expect(pots.map((pot) => pot.amount)).toEqual([15, 8, 50]);
    expect(awards).toEqual({ A: 15, B: 25, C: 25, E: 8 });
  });

  it('R82 R83 (V17): two odd chips, one each, the button last', () => {
    const given = hand(
      { A: { live: 3 }, B: { live: 3 }, C: { live: 3 }, D: { live: 2, folded } },
      { seatCount: 4, button: 1, boards: [board('ABC')] },
    );
    expect(oracleSettle(given).awards).toEqual({ A: 3, B: 4, C: 4 });
  });

  it('R85 (V20) and R86 (V21): odd chip to high; the same two both ways split once', () => {
    const stakes = { A: { live: 50 }, B: { live: 50 }, C: { live: 1, folded } };
    const quartered = hand(stakes, { kind: 'hilo', boards: [board('A B', 'AB')] });
    expect(oracleSettle(quartered).awards).toEqual({ A: 76, B: 25 });
    const once = hand(
      { A: { live: 13 }, B: { live: 13 } },
      { kind: 'hilo', boards: [board('AB', 'BA')] },
    );
    expect(oracleSettle(once).awards).toEqual({ A: 13, B: 13 });
  });

  it('R88 R90: 101 on two boards, high-low: 26 + 25 and 25 + 25', () => {
    const given = hand(
      { A: { live: 50 }, B: { live: 50 }, C: { live: 1, folded } },
      { kind: 'hilo', boards: [board('A B', 'B'), board('B A', 'A')] },
    );
    expect(oracleSettle(given).awards).toEqual({ A: 26 + 25, B: 25 + 25 });
  });

  it('R92 R94 R96 (V24): 5 % with a cap of 30 on 130 and 920', () => {
    const given = hand(
      { A: { live: 40 }, B: { live: 500 }, C: { live: 700 }, D: { live: 10, folded } },
      { rakeConfig: { bps: 500, cap: 30 }, boards: [board('A C B')] },
    );
    const { refund, pots, awards, rake } = oracleSettle(given);
    expect(refund).toEqual({ C: 200 });
    expect(pots.map((pot) => [pot.amount, pot.rake])).toEqual([
      [130, 3],
      [920, 27],
    ]);
    expect(awards).toEqual({ A: 127, C: 893 });
    expect(rake).toBe(30);
  });
});

describe('oracle: its parts', () => {
  it.each([
    [11, 3, 1, [4, 4, 3]],
    [42, 4, 1, [11, 11, 10, 10]],
    [1300, 2, 100, [700, 600]],
    [1325, 2, 25, [675, 650]],
    [90, 3, 5, [30, 30, 30]],
    [0, 2, 1, [0, 0]],
  ])('R82 R84: %i over %i in units of %i', (amount, count, unit, shares) => {
    expect(dealOneByOne(amount, count, unit)).toEqual(shares);
  });

  const two = hand({ A: { live: 1 }, B: { live: 1 } }, { boards: [board('A B')] });
  it.each([
    ['floor', 30, 1], // 1.5
    ['half-even', 30, 2],
    ['half-even', 50, 2], // 2.5
    ['half-even', 70, 4], // 3.5
    ['half-even', 51, 3], // 2.55
    ['half-even', 49, 2], // 2.45
  ] as const)('R93: 5 %% %s of %i', (rounding, pot, rake) => {
    expect(oracleRake({ ...two, rakeConfig: { bps: 500, rounding } }, [pot])).toEqual([rake]);
  });

  it('R91 R95: no rake in a tournament or without a flop', () => {
    const raked = { ...two, rakeConfig: { bps: 500 } };
    expect(oracleRake(raked, [100])).toEqual([5]);
    expect(oracleRake({ ...raked, mode: 'tournament' }, [100])).toEqual([0]);
    expect(oracleRake({ ...raked, boards: [] }, [100])).toEqual([0]);
    expect(oracleRake({ ...two, rakeConfig: { bps: 500, flopSeen: false } }, [100])).toEqual([0]);
    const always = { bps: 500, flopSeen: false, noFlopNoDrop: false };
    expect(oracleRake({ ...two, rakeConfig: always }, [100])).toEqual([5]);
  });

  it('R94 R96: cap by players dealt in; main-first can swallow the main pot', () => {
    const cap = [
      { players: 2, cap: 7 },
      { players: 3, cap: 20 },
    ];
    expect(oracleRake({ ...two, rakeConfig: { bps: 10_000, cap } }, [50, 50])).toEqual([4, 3]);
    const mainFirst = { bps: 1_000, spread: 'main-first' } as const;
    expect(oracleRake({ ...two, rakeConfig: mainFirst }, [6, 94])).toEqual([6, 4]);
  });
});
