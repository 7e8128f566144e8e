/** What must not change, or must change in a known way, when the same hand is told differently. */
import {
  type BoardRanking,
  calculateSidePots,
  type PlayerId,
  type RakeConfig,
  type SettleInput,
  type Settlement,
  settle,
} from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, randomHand, type Source, shuffled } from './arbitrary.js';
import { expectEqual } from './equal.js';
import { expectSameNumbers, retold } from './fuzz.js';

const SEED = Number(process.env['SIDEPOT_SEED'] ?? 20_241_018);

/** A random hand, and the source for what is to be done with it. */
function always(check: (hand: SettleInput, source: Source) => void, numRuns = 2_000): void {
  // The hand is drawn first; what the tape has left decides about the change.
  const cases = drawn((source) => ({
    hand: randomHand(source),
    rest: Array.from({ length: 40 }, () => source.int(0x7fffffff)),
  }));
  const property = fc.property(cases, ({ hand, rest }) => {
    let at = 0;
    check(hand, { int: (below) => (rest[at++] ?? 0) % below });
  });
  fc.assert(property, { numRuns, seed: SEED });
}

function answer<Id extends PlayerId>(hand: SettleInput<Id>): Settlement<Id> {
  const result = settle(hand);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const same = (a: SettleInput, b: SettleInput): void => {
  expectSameNumbers(answer(a), answer(b), 'the same hand');
};

const chips = (
  record: Settlement['awards'],
  change: (id: string, amount: number) => [PlayerId, number],
) =>
  Object.fromEntries(
    Object.entries(record as Record<string, number>).map(([id, amount]) => change(id, amount)),
  );

/** Other names, other amounts. */
function translated(
  value: Settlement,
  name: (id: string) => PlayerId,
  times: number,
): Settlement<PlayerId> {
  const change = (id: string, amount: number): [PlayerId, number] => [name(id), amount * times];
  return {
    refund: chips(value.refund, change),
    awards: chips(value.awards, change),
    rake: value.rake * times,
    pots: value.pots.map((pot) => ({
      name: pot.name,
      amount: pot.amount * times,
      rake: pot.rake * times,
      eligible: pot.eligible.map(name),
      awards: chips(pot.awards, change),
    })),
  };
}

/** Ids like "constructor" are found in any plain object, so ask for own keys only. */
const own = (record: Settlement['awards'], id: string): number =>
  Object.hasOwn(record, id) ? (record[id] ?? 0) : 0;

const itself = (id: string): string => id;

/** All chips and the smallest chip times `k`. The rake is left as it is. */
const scaled = (hand: SettleInput, k: number): SettleInput => ({
  ...hand,
  unit: (hand.unit ?? 1) * k,
  players: hand.players.map((player) => ({
    ...player,
    ante: (player.ante ?? 0) * k,
    dead: (player.dead ?? 0) * k,
    live: player.live * k,
    ...(player.forfeit !== undefined && { forfeit: player.forfeit * k }),
  })),
});

const withRake = (hand: SettleInput, rakeConfig: RakeConfig | null): SettleInput => ({
  ...hand,
  rakeConfig,
});

function scaledCap(cap: RakeConfig['cap'], k: number): NonNullable<RakeConfig['cap']> | null {
  if (cap === null || cap === undefined) return null;
  if (typeof cap === 'number') return cap * k;
  return cap.map((step) => ({ ...step, cap: step.cap * k }));
}

describe('order and names', () => {
  it('R6: the order of players, and of names inside a tier, changes nothing', () => {
    always((hand, source) =>
      same(
        hand,
        retold(hand, (items) => shuffled(source, items)),
      ),
    );
  });

  it('renaming the players renames the result', () => {
    always((hand) => {
      const name = (id: string): string => `${id} the second`;
      expectEqual(answer(renamed(hand, name)), translated(answer(hand), name, 1));
    });
  });

  it('number ids give what string ids give', () => {
    always((hand, source) => {
      const numbers = shuffled(source, [0, 1, 2, 3, 10, 7, 1000, -5, 42, 99]);
      const index = new Map(hand.players.map(({ id }, i) => [id, numbers[i]!]));
      const name = (id: string): number => index.get(id)!;
      expectEqual(answer(renamed(hand, name)), translated(answer(hand), name, 1));
    });
  });
});

function renamed<Id extends PlayerId>(
  hand: SettleInput,
  name: (id: string) => Id,
): SettleInput<Id> {
  const tiers = (ranking: readonly (readonly string[])[]) => ranking.map((tier) => tier.map(name));
  const board = ({ high, low }: BoardRanking): BoardRanking<Id> => ({
    high: tiers(high),
    ...(low && { low: tiers(low) }),
  });
  return {
    ...hand,
    players: hand.players.map((player) => ({ ...player, id: name(player.id) })),
    boards: hand.boards.map(board),
  };
}

describe('scaling by k', () => {
  const factor = (source: Source): number => 1 + source.int(1_000);

  it('R81 R84: without rake everything is k times as much', () => {
    always((hand, source) => {
      const k = factor(source);
      const plain = withRake(hand, null);
      expectEqual(answer(scaled(plain, k)), translated(answer(plain), itself, k));
    });
  });

  it('R93 R96: so it is with rake, if no pot times the rate leaves a fraction and no cap bites', () => {
    // In pots of whole ten thousands every rate is exact, in the sum and in each pot.
    always((hand, source) => {
      if (!hand.rakeConfig) return;
      const k = factor(source);
      const exact = scaled(withRake(hand, { ...hand.rakeConfig, cap: null }), 10_000);
      expectEqual(answer(scaled(exact, k)), translated(answer(exact), itself, k));
    });
  });

  it('R94 R96: with a cap k times as high too, if the main pot pays first', () => {
    // A capped rake is shared in proportion with a remainder, which does not scale; first come does.
    always((hand, source) => {
      if (!hand.rakeConfig) return;
      const k = factor(source);
      const { cap } = hand.rakeConfig;
      const rake: RakeConfig = { ...hand.rakeConfig, spread: 'main-first' };
      const exact = scaled(withRake(hand, { ...rake, cap: scaledCap(cap, 10_000) }), 10_000);
      const larger = withRake(scaled(exact, k), { ...rake, cap: scaledCap(cap, 10_000 * k) });
      expectEqual(answer(larger), translated(answer(exact), itself, k));
    });
  });

  it('R93 R94 R96: rake is in whole units, so with unit and cap k times as large all of it is', () => {
    always((hand, source) => {
      if (!hand.rakeConfig) return;
      const k = factor(source);
      const { cap } = hand.rakeConfig;
      const large = withRake(scaled(hand, k), { ...hand.rakeConfig, cap: scaledCap(cap, k) });
      expectEqual(answer(large), translated(answer(hand), itself, k));
    });
  });
});

describe('chairs', () => {
  /** R94: the cap that holds for so many players, as one number. */
  const flatCap = (hand: SettleInput, dealtIn: number): SettleInput => {
    const rake = hand.rakeConfig;
    if (!rake || !Array.isArray(rake.cap)) return hand;
    const steps: readonly { players: number; cap: number }[] = rake.cap;
    const cap = steps.filter((step) => step.players <= dealtIn).at(-1)!.cap;
    return withRake(hand, { ...rake, cap });
  };

  it('R34: an empty chair more changes nothing', () => {
    // After the last seat, where no seat number changes.
    always((hand) => same(hand, { ...hand, seatCount: hand.seatCount + 1 }));
  });

  it('R13 R94: a folded player without chips changes nothing but the number of players dealt in', () => {
    always((hand, source) => {
      const taken = new Set(hand.players.map((player) => player.seat));
      const seatCount = hand.seatCount + 1;
      const free = Array.from({ length: seatCount }, (_, i) => i + 1).filter((s) => !taken.has(s));
      const seat = free[source.int(free.length)]!;
      const ghost = { id: 'ghost', seat, ante: 0, dead: 0, live: 0, folded: true };
      const more = { ...hand, seatCount, players: [...hand.players, ghost] };
      same(more, flatCap(hand, more.players.length));
    });
  });

  it('R34 R83: turning the table with its button changes only the order of names in a pot', () => {
    const unordered = (value: Settlement): Settlement => ({
      ...value,
      pots: value.pots.map((pot) => ({ ...pot, eligible: [...pot.eligible].sort() })),
    });
    always((hand, source) => {
      const by = 1 + source.int(hand.seatCount);
      const turn = (seat: number): number => ((seat - 1 + by) % hand.seatCount) + 1;
      const players = hand.players.map((player) => ({ ...player, seat: turn(player.seat) }));
      const turned = answer({ ...hand, players, button: turn(hand.button) });
      expectEqual(unordered(turned), unordered(answer(hand)));
    });
  });

  it('R83: the button moves odd chips only: no share of a pot changes by more than a unit', () => {
    always((hand) => {
      // One board, high only: each pot is divided once.
      const once = {
        ...hand,
        kind: 'high' as const,
        boards: hand.boards.slice(0, 1).map(({ high }) => ({ high })),
      };
      const unit = once.unit ?? 1;
      const here = answer(once);
      const there = answer({ ...once, button: (once.button % once.seatCount) + 1 });
      here.pots.forEach((pot, index) => {
        const other = there.pots[index]!;
        expectEqual({ ...pot, awards: {} }, { ...other, awards: {} });
        for (const id of pot.eligible) {
          const change = Math.abs(own(pot.awards, id) - own(other.awards, id));
          if (change > unit) expect.fail(`${id}: ${change} more or less, in units of ${unit}`);
        }
      });
    });
  });
});

describe('when the chips went in', () => {
  // The chips that were put in say what the smallest one is (R84): here it is 1, whoever posted what.
  const inOnes = (hand: SettleInput): SettleInput => ({ ...hand, unit: 1 });

  it('R3 R22: ante or live, what counts is their sum', () => {
    always((any, source) => {
      const hand = inOnes(any);
      const players = hand.players.map((player) => {
        const put = (player.ante ?? 0) + player.live;
        const ante = source.int(put + 1);
        return { ...player, ante, live: put - ante };
      });
      same(hand, { ...hand, players });
    });
  });

  it('R3 R14: dead chips are everyone’s, whoever posted them', () => {
    always((any, source) => {
      const hand = inOnes(any);
      const dead = hand.players.reduce((sum, player) => sum + (player.dead ?? 0), 0);
      const payer = hand.players[source.int(hand.players.length)]!.id;
      const players = hand.players.map((p) => ({ ...p, dead: p.id === payer ? dead : 0 }));
      same(hand, { ...hand, players });
    });
  });

  it('R10 R15: pots made street by street and put together are the pots of the whole hand', () => {
    fc.assert(
      fc.property(drawn(streets), ({ folded, paid }) => {
        const pots = (amounts: readonly number[]) =>
          calculateSidePots(
            amounts.map((amount, i) => ({ userId: `P${i}`, amount, isFolded: folded[i]! })),
          );
        const byPlayers = new Map<string, number>();
        for (const pot of paid.flatMap(pots)) {
          const key = [...pot.eligiblePlayerIds].sort().join();
          byPlayers.set(key, (byPlayers.get(key) ?? 0) + pot.amount);
        }
        const whole = new Map<string, number>();
        for (const pot of pots(
          folded.map((_, i) => paid.reduce((sum, street) => sum + street[i]!, 0)),
        )) {
          // Uncalled chips of a player and a pot that only they can win have the same key.
          const key = [...pot.eligiblePlayerIds].sort().join();
          whole.set(key, (whole.get(key) ?? 0) + pot.amount);
        }
        expectEqual(whole, byPlayers);
      }),
      { numRuns: 5_000, seed: SEED },
    );
  });
});

/**
 * Legal play, without the poker: on each street there is a price; who stays pays it or is all-in,
 * who folds has paid a part of it, and the last one who paid in full does not fold.
 */
function streets(source: Source): { folded: boolean[]; paid: number[][] } {
  const count = 2 + source.int(7);
  const stacks = Array.from({ length: count }, () => 1 + source.int(60));
  const folded = stacks.map(() => false);
  const paid = [0, 1, 2, 3].map(() => {
    const price = source.int(25);
    const active = stacks
      .map((stack, i) => (folded[i] || stack === 0 ? -1 : i))
      .filter((i) => i >= 0);
    const street = stacks.map(() => 0);
    // The richest stays, so that somebody unfolded has paid as much as anyone.
    const richest = active.reduce(
      (best, i) => (best < 0 || stacks[i]! > stacks[best]! ? i : best),
      -1,
    );
    for (const i of active) {
      const due = Math.min(price, stacks[i]!);
      const gone = i !== richest && due < stacks[i]! && source.int(5) === 4;
      street[i] = gone ? source.int(due + 1) : due;
      if (gone) folded[i] = true;
    }
    street.forEach((amount, i) => {
      stacks[i]! -= amount;
    });
    return street;
  });
  return { folded, paid };
}
