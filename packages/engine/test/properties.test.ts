/**
 * `settle` against the oracle and the invariants, on random hands. The seed is in the test's name;
 * SIDEPOT_SEED=… repeats a run. What is checked of a hand is in fuzz.ts.
 */
import {
  explain,
  MAX_CHIPS,
  type SettleInput,
  type Settlement,
  type SettlePlayer,
  settle,
} from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, randomHand, type Source, settleInputs } from './arbitrary.js';
import {
  checkInvariants,
  checkReasons,
  expectSameNumbers,
  fuzz,
  handOf,
  problemOf,
  shrink,
} from './fuzz.js';
import {
  type Deal,
  dealOneByOne,
  oracleRake,
  oracleSettle,
  payPot,
  toChips,
  unitOfHand,
} from './oracle.js';

const SEED = Number(process.env['SIDEPOT_SEED'] ?? 20_241_017);

/** Our own shrinker drops players and chips, which says more than a smaller tape. */
function mustBeFine(hand: SettleInput): void {
  const problem = problemOf(hand);
  if (problem === null) return;
  const small = shrink(hand, problem);
  throw new Error(`${small.message}\n${JSON.stringify(small.hand)}`);
}

describe('R4 R6 R10–R18 R79–R88 R91–R97 I1–I10: settle is what the oracle says', () => {
  it(`20,000 hands, seed ${SEED}`, () => {
    fc.assert(fc.property(settleInputs(), mustBeFine), {
      numRuns: 20_000,
      seed: SEED,
      endOnFailure: true,
    });
  });

  it('5,000 hands of a fresh seed (named in the failure)', () => {
    fc.assert(fc.property(settleInputs(), mustBeFine), {
      numRuns: 5_000,
      seed: Date.now() | 0,
      endOnFailure: true,
    });
  });
});

describe('R79: ranks', () => {
  it('are needed by exactly those who contest a pot with someone', () => {
    const property = fc.property(settleInputs(), fc.nat(9), (hand, which) => {
      const unfolded = hand.players.filter((player) => !player.folded);
      const { id } = unfolded[which % unfolded.length]!;
      const drop = (tiers: readonly (readonly string[])[]): string[][] =>
        tiers.map((tier) => tier.filter((other) => other !== id));
      const boards = hand.boards.map(({ high, low }) => ({
        high: drop(high),
        ...(low && { low: drop(low) }),
      }));
      const expected = oracleSettle(hand);
      const result = settle({ ...hand, boards });
      const contests = expected.pots.some(
        ({ eligible }) => eligible.length > 1 && eligible.includes(id),
      );
      if (contests) {
        expect(result).toMatchObject({ ok: false, error: { code: 'MISSING_RANK', player: id } });
      } else {
        if (!result.ok) throw new Error(JSON.stringify(result.error));
        expectSameNumbers(result.value, expected, 'R79');
      }
    });
    fc.assert(property, { numRuns: 2_000, seed: SEED });
  });
});

/** R81, R82, R84 in closed form. */
const dealByDivision: Deal = (amount, count, unit) => {
  const [chips, places, one] = [BigInt(amount), BigInt(count), BigInt(unit)];
  const units = chips / one;
  const odd = Number(units % places);
  return Array.from({ length: count }, (_, place) =>
    Number((units / places) * one + (place < odd ? one : 0n)),
  );
};

/** The pseudo-code under R21, in BigInt: layers, not chips. */
function bigLayers(input: SettleInput) {
  const players = [...input.players].sort((a, b) => a.seat - b.seat);
  const unfolded = players.filter((player) => !player.folded);
  const level = new Map(players.map((p) => [p.id, BigInt(p.ante ?? 0) + BigInt(p.live)]));
  const of = (player: SettlePlayer): bigint => level.get(player.id)!;
  const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
  const ascending = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

  const refund = new Map<string, number>();
  const [second, highest] = players.map(of).sort(ascending).slice(-2) as [bigint, bigint];
  const tallest = players.find((player) => of(player) === highest)!;
  const kept = second > BigInt(tallest.forfeit ?? 0) ? second : BigInt(tallest.forfeit ?? 0);
  if (highest > second && highest > kept) {
    refund.set(tallest.id, Number(highest - kept));
    level.set(tallest.id, kept);
  }

  const pots: { contenders: SettlePlayer[]; amount: bigint }[] = [];
  const dead = players.reduce((total, player) => total + BigInt(player.dead ?? 0), 0n);
  if (dead > 0n) pots.push({ contenders: unfolded, amount: dead });
  let previous = 0n;
  for (const cut of [...new Set(unfolded.map(of))].sort(ascending)) {
    if (cut === 0n) continue;
    const inside = (player: SettlePlayer) => min(of(player), cut) - min(of(player), previous);
    const amount = players.reduce((total, player) => total + inside(player), 0n);
    const contenders = unfolded.filter((player) => of(player) >= cut);
    const last = pots.at(-1);
    if (last && last.contenders.length === contenders.length) last.amount += amount;
    else pots.push({ contenders, amount });
    previous = cut;
  }
  const above = (player: SettlePlayer) => of(player) - min(of(player), previous);
  const orphan = players.reduce((total, player) => total + above(player), 0n);
  if (orphan > 0n && pots.length === 0) pots.push({ contenders: unfolded, amount: 0n });
  if (orphan > 0n) pots.at(-1)!.amount += orphan;
  return { refund, pots, orphan: Number(orphan) };
}

function bigSettle(input: SettleInput): { value: Settlement; orphan: number } {
  const { refund, pots, orphan } = bigLayers(input);
  const amounts = pots.map((pot) => Number(pot.amount));
  const unit = unitOfHand(input);
  const rakes = oracleRake(input, amounts); // BigInt inside
  const awards = new Map<string, number>();
  const settled = pots.map(({ contenders }, index) => {
    const paid = payPot(input, contenders, amounts[index]! - rakes[index]!, dealByDivision, unit);
    for (const [id, amount] of paid) awards.set(id, (awards.get(id) ?? 0) + amount);
    return {
      name: index === 0 ? 'Main Pot' : `Side Pot ${index}`,
      amount: amounts[index]!,
      eligible: contenders.map((player) => player.id),
      rake: rakes[index]!,
      awards: toChips(paid),
    };
  });
  const rake = rakes.reduce((a, b) => a + b, 0);
  return {
    value: { refund: toChips(refund), pots: settled, awards: toChips(awards), rake },
    orphan,
  };
}

/** A random hand blown up until its chips are nearly, or exactly, all that R2 allows. */
function hugeHand(source: Source): SettleInput {
  const hand = randomHand(source);
  const noise = [0, 1, 7, 100, 999, 12_345][source.int(6)]!;
  const total = hand.players.reduce(
    (sum, { ante = 0, dead = 0, live }) => sum + ante + dead + live,
    0,
  );
  if (total === 0) return hand;
  const factor = Math.floor((MAX_CHIPS - noise * 3 * hand.players.length) / total);
  // Equal amounts stay equal, so that ties of levels survive.
  const grow = (amount: number): number =>
    amount === 0 ? 0 : amount * factor + (amount % 2) * noise;
  const players = hand.players.map((player) => ({
    ...player,
    ante: grow(player.ante ?? 0),
    dead: grow(player.dead ?? 0),
    live: grow(player.live),
  }));
  const room = players.reduce((left, p) => left - p.ante - p.dead - p.live, MAX_CHIPS);
  const first = players[0]!;
  const fill = ['live', 'dead', undefined][source.int(3)] as 'live' | 'dead' | undefined;
  if (fill) players[0] = { ...first, [fill]: first[fill] + room };
  const { rakeConfig: rake } = hand;
  const wide = rake && typeof rake.cap === 'number' && source.int(2) === 1;
  return {
    ...hand,
    players,
    unit: [1, 1, hand.unit ?? 1, 1_000_003, factor][source.int(5)]!,
    ...(wide && { rakeConfig: { ...rake, cap: (rake.cap as number) * Math.floor(factor / 200) } }),
  };
}

describe('R2: exact up to 2^53 − 1', () => {
  it('the two ways of dealing agree (R82 R84)', () => {
    const amounts = fc.tuple(
      fc.nat(3_000),
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom(1, 2, 5, 25),
    );
    fc.assert(
      fc.property(amounts, (given) => {
        const [units, ways, unit] = given;
        const whole = [units * unit, ways, unit] as const;
        expect(dealByDivision(...whole)).toEqual(dealOneByOne(...whole));
      }),
      { numRuns: 2_000, seed: SEED },
    );
  });

  it('the BigInt layers agree with the chips (R12)', () => {
    fc.assert(
      fc.property(settleInputs(), (hand) => {
        expectSameNumbers(bigSettle(hand).value, oracleSettle(hand), 'R12');
      }),
      { numRuns: 2_000, seed: SEED },
    );
  });

  it(`R12 R81 R92–R96: pots, shares and rake of huge hands are those of BigInt, seed ${SEED}`, () => {
    let full = 0;
    fc.assert(
      fc.property(drawn(hugeHand), (hand) => {
        const result = explain(hand);
        if (!result.ok) throw new Error(JSON.stringify(result.error));
        const { value, orphan } = bigSettle(hand);
        expectSameNumbers(result.value, value, 'R2');
        checkInvariants(hand, result.value, orphan);
        checkReasons(result.value);
        if (
          hand.players.reduce((sum, p) => sum + (p.ante ?? 0) + (p.dead ?? 0) + p.live, 0) ===
          MAX_CHIPS
        )
          full++;
      }),
      { numRuns: 5_000, seed: SEED },
    );
    expect(full).toBeGreaterThan(1_000);
  });

  it('one chip more is refused', () => {
    fc.assert(
      fc.property(drawn(hugeHand), (hand) => {
        const total = hand.players.reduce(
          (sum, p) => sum + (p.ante ?? 0) + (p.dead ?? 0) + p.live,
          0,
        );
        fc.pre(total === MAX_CHIPS);
        const [first, ...others] = hand.players;
        const more = { ...first!, dead: (first!.dead ?? 0) + 1 };
        const result = settle({ ...hand, players: [more, ...others] });
        expect(result).toMatchObject({ ok: false, error: { code: 'UNSAFE_INTEGER' } });
      }),
      { numRuns: 500, seed: SEED },
    );
  });
});

describe('the fuzzer', () => {
  it('hand k of a seed can be made alone, and seeds differ', () => {
    expect(handOf(7, 41)).toEqual(handOf(7, 41));
    expect(handOf(7, 41)).not.toEqual(handOf(7, 42));
    expect(handOf(7, 41)).not.toEqual(handOf(8, 41));
  });

  it('runs as many hands as asked and reports progress', () => {
    const seen: number[] = [];
    const report = fuzz({ seed: SEED, hands: 2_000, onProgress: (done) => seen.push(done) });
    expect(report).toEqual({ hands: 2_000, failure: null });
    expect(seen).toEqual([1_000, 2_000]);
  });

  it('sees a settlement that is wrong by a chip', () => {
    const player = { ante: 0, dead: 0, folded: false };
    const hand: SettleInput = {
      players: [
        { ...player, id: 'A', seat: 1, live: 10 },
        { ...player, id: 'B', seat: 2, live: 4 },
      ],
      button: 1,
      seatCount: 2,
      boards: [{ high: [['A', 'B']] }],
    };
    const value = oracleSettle(hand);
    const pot = value.pots[0]!;
    const check = (change: Partial<Settlement>) => () =>
      checkInvariants(hand, { ...value, ...change }, 0);
    expect(check({})).not.toThrow();
    expect(check({ awards: { A: 4, B: 5 } })).toThrow('R4');
    expect(check({ refund: { A: 5 }, awards: { A: 5, B: 4 } })).toThrow('I3');
    expect(check({ awards: { A: 5, B: 3 } })).toThrow('awards by pot');
    expect(check({ pots: [{ ...pot, awards: { A: 8, B: 1 } }] })).toThrow('I6');
    expect(check({ pots: [{ ...pot, eligible: ['B', 'A'] }] })).toThrow('seat order');
    expect(check({ pots: [{ ...pot, eligible: [] }] })).toThrow('I4');
    expect(problemOf(hand)).toBeNull();
    expect(problemOf({ ...hand, boards: [] })).toContain('settle refused');
  });
});
