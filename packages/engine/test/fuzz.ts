/**
 * Everything that must be true of one hand (`problemOf`), and a loop that tries it on many.
 * The properties use the same checks.
 */
import {
  calculateSidePots,
  distributePots,
  type ExplainedSettlement,
  explain,
  type SettleInput,
  type Settlement,
  settle,
  type WhyStep,
} from '@sidepot/engine';
import { randomHand, seeded } from './arbitrary.js';
import { dealOneByOne, oracleSettle, sortChips, unitOfHand } from './oracle.js';

type Amounts = { readonly [id: string]: number | undefined };

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};
const amountsOf = (chips: Amounts): Map<string, number> =>
  new Map(Object.entries(chips) as [string, number][]);
const add = (to: Map<string, number>, id: string, amount: number): void => {
  if (amount !== 0) to.set(id, (to.get(id) ?? 0) + amount);
};
const sorted = (chips: Iterable<readonly [string, number]>): string =>
  JSON.stringify([...chips].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The numbers of a settlement, so that equal settlements are equal strings. */
export function numbersOf(value: Settlement): string {
  const chips = (record: Amounts): string => sorted(amountsOf(record));
  const pots = value.pots.map(
    (pot) =>
      `${JSON.stringify([pot.name, pot.amount, pot.eligible, pot.rake])} ${chips(pot.awards)}`,
  );
  return [
    `refund ${chips(value.refund)}`,
    ...pots,
    `awards ${chips(value.awards)}`,
    value.rake,
  ].join('\n');
}

function sameAmounts(a: Amounts, b: Amounts): boolean {
  const ids = Object.keys(a);
  if (ids.length !== Object.keys(b).length) return false;
  for (const id of ids) if (!Object.hasOwn(b, id) || a[id] !== b[id]) return false;
  return true;
}

const sameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

/** Whether `numbersOf` tells the same of both; thousands of hands are fine, and need no strings. */
function sameNumbers(a: Settlement, b: Settlement): boolean {
  return (
    a.rake === b.rake &&
    a.pots.length === b.pots.length &&
    sameAmounts(a.refund, b.refund) &&
    sameAmounts(a.awards, b.awards) &&
    a.pots.every((pot, i) => {
      const other = b.pots[i]!;
      return (
        pot.name === other.name &&
        pot.amount === other.amount &&
        pot.rake === other.rake &&
        sameList(pot.eligible, other.eligible) &&
        sameAmounts(pot.awards, other.awards)
      );
    })
  );
}

export function expectSameNumbers(actual: Settlement, expected: Settlement, name: string): void {
  if (!sameNumbers(actual, expected)) expectSame(numbersOf(actual), numbersOf(expected), name);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Array.isArray(value) ? value : Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** The same hand told in another order: players, and the names inside a tier (R6). */
export function retold(hand: SettleInput, order: <T>(items: readonly T[]) => T[]): SettleInput {
  const tiers = (ranking: readonly (readonly string[])[]): string[][] => ranking.map(order);
  return {
    ...hand,
    players: order(hand.players),
    boards: hand.boards.map(({ high, low }) => ({
      high: tiers(high),
      ...(low && { low: tiers(low) }),
    })),
  };
}

class Problem extends Error {}

/** The text before the colon names the check; the shrinker keeps to one name. */
function expect(fine: boolean, name: string, details: () => unknown): void {
  if (!fine) throw new Problem(`${name}: ${String(details())}`);
}

function expectSame(actual: string, expected: string, name: string): void {
  expect(actual === expected, name, () => `\n${actual}\n--- but should be\n${expected}`);
}

type Chips = ReadonlyMap<string, number>;

function expectSameChips(actual: Chips, expected: Chips, name: string): void {
  let same = actual.size === expected.size;
  for (const [id, amount] of actual) same &&= expected.get(id) === amount;
  if (!same) expectSame(sorted(actual), sorted(expected), name);
}

function settled(hand: SettleInput, name: string): Settlement {
  const result = settle(hand);
  if (!result.ok) throw new Problem(`${name} refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** RULES part A, as far as one settlement can break it. */
export function checkInvariants(hand: SettleInput, value: Settlement, orphaned: number): void {
  const players = [...hand.players].sort((a, b) => a.seat - b.seat);
  const folded = new Set(players.filter((player) => player.folded).map((player) => player.id));
  const put = players.map((player) => (player.ante ?? 0) + player.live);
  const dead = sum(players.map((player) => player.dead ?? 0));
  const refund = amountsOf(value.refund);
  const awards = amountsOf(value.awards);

  for (const amount of [...refund.values(), ...awards.values()]) {
    expect(Number.isSafeInteger(amount) && amount > 0, 'R1', () => amount);
  }
  const back = sum(refund.values());
  const out = back + sum(awards.values()) + value.rake;
  expect(out === sum(put) + dead, 'R4 I2 conservation', () => `${sum(put) + dead} in, ${out} out`);
  expect(sum(value.pots.map((pot) => pot.amount)) + back === sum(put) + dead, 'I3', () => back);
  expect(sum(value.pots.map((pot) => pot.rake)) === value.rake, 'R96 parts', () => value.rake);

  const byPot = new Map<string, number>();
  let before: readonly string[] | undefined;
  value.pots.forEach((pot, index) => {
    expect(pot.name === (index === 0 ? 'Main Pot' : `Side Pot ${index}`), 'R18', () => pot.name);
    expect(pot.amount > 0 && pot.eligible.length > 0, 'I4', () => JSON.stringify(pot));
    expect(!pot.eligible.some((id) => folded.has(id)), 'I4 folded', () => pot.eligible);
    const inSeatOrder = players.filter(({ id }) => pot.eligible.includes(id)).map(({ id }) => id);
    expect(inSeatOrder.join('\0') === pot.eligible.join('\0'), 'seat order', () => pot.eligible);
    const shrinks =
      before === undefined ||
      (pot.eligible.length < before.length && pot.eligible.every((id) => before?.includes(id)));
    expect(shrinks, 'I5', () => `${before} then ${pot.eligible}`);
    before = pot.eligible;

    const paid = amountsOf(pot.awards);
    expect(pot.rake >= 0 && pot.rake <= pot.amount, 'R96', () => `${pot.rake} of ${pot.amount}`);
    expect(sum(paid.values()) + pot.rake === pot.amount, 'I6', () => JSON.stringify(pot));
    for (const [id, amount] of paid) {
      expect(pot.eligible.includes(id), 'R79 eligible', () => id);
      add(byPot, id, amount);
    }
  });
  expectSameChips(awards, byPot, 'awards by pot');

  const levels = players.map((player, i) => put[i]! - (refund.get(player.id) ?? 0));
  expect(refund.size <= 1, 'R10 one refund', () => [...refund.keys()]);
  players.forEach((player, i) => {
    const won = awards.get(player.id) ?? 0;
    expect(!player.folded || won === 0, 'I8', () => player.id);
    const reach = sum(levels.map((level) => Math.min(level, levels[i]!)));
    expect(won <= reach + dead + orphaned, 'I10', () => `${player.id} wins ${won}`);
  });
  const cuts = new Set(levels.filter((level, i) => level > 0 && !players[i]!.folded));
  expect(value.pots.length <= cuts.size + 1, 'R20', () => value.pots.length);
}

const ofKind = <K extends WhyStep['kind']>(steps: readonly WhyStep[], kind: K) =>
  steps.filter((step): step is Extract<WhyStep, { kind: K }> => step.kind === kind);

/** By type a complete list; at run time it finds steps that the checks have never heard of. */
const STEP_KINDS: Record<WhyStep['kind'], true> = {
  refund: true,
  forfeit: true,
  'hand-rake': true,
  sum: true,
  folded: true,
  out: true,
  'pot-rake': true,
  unopposed: true,
  board: true,
  half: true,
  'no-low': true,
  'same-both-ways': true,
  win: true,
  split: true,
};

/** The reasons are data: they must add up to the numbers they explain. */
export function checkReasons(value: ExplainedSettlement): void {
  for (const { kind } of [value, ...value.pots].flatMap(({ why }) => why.steps)) {
    expect(Object.hasOwn(STEP_KINDS, kind), 'why unknown step', () => kind);
  }
  const refunds = ofKind(value.why.steps, 'refund');
  const back = new Map(refunds.map((step) => [step.player, step.amount]));
  expectSameChips(back, amountsOf(value.refund), 'why refund');
  for (const { level, matched, amount } of refunds) {
    expect(level - matched === amount, 'why refund sum', () => `${level} − ${matched} = ${amount}`);
  }
  const forfeits = ofKind(value.why.steps, 'forfeit');
  expect(forfeits.length <= 1, 'why one forfeit', () => JSON.stringify(value.why));
  for (const { player, called, level, amount } of forfeits) {
    expect(called < amount && amount <= level, 'why forfeit', () => `${called} ${amount} ${level}`);
    expect(level - amount === (back.get(player) ?? 0), 'why forfeit rest', () => `${level}`);
  }
  // A step that must be there is counted, so that a check cannot pass by finding nothing.
  const house = ofKind(value.why.steps, 'hand-rake');
  expect(house.length <= 1 && (value.rake === 0 || house.length === 1), 'why one hand-rake', () =>
    JSON.stringify(value.why),
  );
  for (const step of house) {
    expect(step.amount === value.rake, 'why hand-rake', () => JSON.stringify(step));
    expect(step.base === sum(value.pots.map((pot) => pot.amount)), 'why base', () => step.base);
  }

  for (const pot of value.pots) {
    const show = (): string => JSON.stringify(pot);
    const sums = ofKind(pot.why.steps, 'sum');
    expect(sums.length === 1, 'why one sum', show);
    for (const { from, to, full, dead, short, orphan, amount } of sums) {
      const parts = (to - from) * full + dead + sum(short.map((part) => part.amount)) + orphan;
      expect(parts === amount && amount === pot.amount, 'why sum', show);
    }
    const rakes = ofKind(pot.why.steps, 'pot-rake');
    expect(rakes.length <= 1 && (pot.rake === 0 || rakes.length === 1), 'why one pot-rake', show);
    for (const { amount, left } of rakes) {
      expect(amount === pot.rake && left === pot.amount - pot.rake, 'why pot-rake', show);
    }

    const paid = new Map<string, number>();
    for (const step of ofKind(pot.why.steps, 'unopposed')) add(paid, step.player, step.amount);
    for (const step of ofKind(pot.why.steps, 'win')) add(paid, step.player, step.amount);
    for (const step of ofKind(pot.why.steps, 'split')) {
      const given = step.share * step.players.length + sum(step.odd.map((odd) => odd.amount));
      expect(given === step.amount, 'why split', show);
      for (const id of step.players) add(paid, id, step.share);
      for (const odd of step.odd) add(paid, odd.player, odd.amount);
      const twice = new Set(step.odd.map((odd) => odd.player)).size < step.odd.length;
      expect(!twice, 'R82 nobody gets two', show);
    }
    expectSameChips(paid, amountsOf(pot.awards), 'why awards');
    // Boards and halves are parts of the pot after rake (R90).
    const runs = ofKind(pot.why.steps, 'board');
    const net = pot.amount - pot.rake;
    expect(runs.length === 0 || sum(runs.map((run) => run.amount)) === net, 'why boards', show);
    expect(pot.why.text !== '', 'why text', show);
  }
}

/** The short form knows levels only: no dead or forfeit chips, one board, high only, no rake. */
function checkSidePots(hand: SettleInput): void {
  const board = hand.boards[0];
  const { button, seatCount } = hand;
  const short: SettleInput = {
    players: hand.players.map((player) => ({ ...player, dead: 0, forfeit: 0 })),
    button,
    seatCount,
    unit: hand.unit ?? 1,
    boards: board ? [{ high: board.high }] : [],
  };
  const value = settled(short, 'high only');
  // Pots alone do not tell of what chips they are made (R84).
  const unit = unitOfHand(short);
  const pots = calculateSidePots(
    hand.players.map(({ id, ante = 0, live, folded }) => ({
      userId: id,
      amount: ante + live,
      isFolded: folded,
    })),
  );
  const total = sum(hand.players.map(({ ante = 0, live }) => ante + live));
  expect(sum(pots.map((pot) => pot.amount)) === total, 'calculateSidePots total', () =>
    JSON.stringify(pots),
  );
  const wanted = [
    ...value.pots.map((pot) => ({ amount: pot.amount, ids: pot.eligible })),
    ...Object.entries(value.refund as Amounts).map(([id, back]) => ({ amount: back, ids: [id] })),
  ];
  const asWanted = pots.every(({ amount, eligiblePlayerIds: ids }, i) => {
    const other = wanted[i];
    return amount === other?.amount && sameList([...ids].sort(), [...other.ids].sort());
  });
  expect(
    asWanted && pots.length === wanted.length,
    'calculateSidePots',
    () => `\n${JSON.stringify(pots)}\n--- but should be\n${JSON.stringify(wanted)}`,
  );

  const tiers = board?.high ?? [];
  const ranks = new Map(tiers.flatMap((tier, i) => tier.map((id) => [id, -i] as const)));
  const clockwise = (seat: number): number => (seat - button - 1 + seatCount) % seatCount;
  const seatOrder = [...hand.players]
    .sort((a, b) => clockwise(a.seat) - clockwise(b.seat))
    .map((player) => player.id);
  const expected = amountsOf(value.awards);
  for (const [id, back] of amountsOf(value.refund)) add(expected, id, back);
  const positive = (paid: Chips): Chips => new Map([...paid].filter(([, won]) => won !== 0));
  expectSameChips(
    positive(distributePots(pots, ranks, { seatOrder, unit })),
    expected,
    'distributePots with seats',
  );

  // R6: without seats the whole remainder goes to the first tied player in the pot's own order.
  const bare = new Map<string, number>();
  for (const { amount, eligiblePlayerIds: ids } of pots) {
    const tier = tiers.find((candidate) => ids.some((id) => candidate.includes(id))) ?? ids;
    const winners = ids.length === 1 ? ids : ids.filter((id) => tier.includes(id));
    const rounds = dealOneByOne(amount - (amount % winners.length), winners.length, 1);
    winners.forEach((id, i) => {
      add(bare, id, rounds[i]!);
    });
    add(bare, winners[0]!, amount % winners.length);
  }
  expectSameChips(positive(distributePots(pots, ranks)), bare, 'R6 distributePots');
}

function checkHand(hand: SettleInput): void {
  deepFreeze(hand); // whoever changes it throws
  const value = settled(hand, 'settle');
  const chips = sortChips(hand);
  const orphaned = chips.orphans.length;
  expect(Object.keys(value).sort().join() === 'awards,pots,rake,refund', 'shape', () =>
    Object.keys(value),
  );
  expectSameNumbers(value, oracleSettle(hand, chips), 'oracle');
  checkInvariants(hand, value, orphaned);

  const explained = explain(hand);
  if (!explained.ok) throw new Problem(`explain refused: ${JSON.stringify(explained.error)}`);
  expectSameNumbers(explained.value, value, 'explain');
  checkReasons(explained.value);

  const orders = [
    <T>(items: readonly T[]): T[] => [...items].reverse(),
    <T>(items: readonly T[]): T[] => [...items.slice(1), ...items.slice(0, 1)],
  ];
  for (const order of orders) {
    expectSameNumbers(settled(retold(hand, order), 'R6'), value, 'R6 order');
  }

  const strict = settle({ ...hand, orphanLayer: 'reject' });
  const refused = !strict.ok && strict.error.code === 'ORPHAN_LAYER';
  expect(refused === orphaned > 0, 'R17 reject', () => JSON.stringify(strict));
  if (strict.ok) expectSameNumbers(strict.value, value, 'R17 strict');

  checkSidePots(hand);
}

/** What is wrong with the engine's answer to this hand; null if nothing. */
export function problemOf(hand: SettleInput): string | null {
  try {
    checkHand(hand);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    return `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

function without(hand: SettleInput, id: string): SettleInput {
  const tiers = (ranking: readonly (readonly string[])[]): string[][] =>
    ranking.map((tier) => tier.filter((other) => other !== id)).filter((tier) => tier.length > 0);
  return {
    ...hand,
    players: hand.players.filter((player) => player.id !== id),
    boards: hand.boards.map(({ high, low }) => ({
      high: tiers(high),
      ...(low && { low: tiers(low) }),
    })),
  };
}

/** Hands a little smaller than this one, the boldest cuts first. */
function* smaller(hand: SettleInput): Generator<SettleInput> {
  const { players } = hand;
  for (const { id, folded } of players) {
    const othersLeft = players.some((player) => player.id !== id && !player.folded);
    if (players.length > 2 && (folded || othersLeft)) yield without(hand, id);
  }
  for (const key of ['rakeConfig', 'mode', 'unit', 'orphanLayer'] as const) {
    const { [key]: dropped, ...rest } = hand;
    if (dropped !== undefined) yield rest;
  }
  if (hand.kind !== undefined) {
    const { kind, ...rest } = hand;
    yield { ...rest, boards: hand.boards.map(({ high }) => ({ high })) };
  }
  if (hand.boards.length > 1) yield { ...hand, boards: hand.boards.slice(1) };
  if (hand.boards.length > 1) yield { ...hand, boards: hand.boards.slice(0, -1) };
  for (const key of ['cap', 'rounding', 'noFlopNoDrop', 'flopSeen', 'spread'] as const) {
    const { [key]: dropped, ...rest } = hand.rakeConfig ?? { bps: 0 };
    if (dropped !== undefined) yield { ...hand, rakeConfig: rest };
  }
  for (const player of players) {
    for (const key of ['ante', 'dead', 'live'] as const) {
      const amount = player[key] ?? 0;
      for (const less of new Set([0, Math.floor(amount / 2), amount - 1])) {
        if (less < 0 || less >= amount) continue;
        const lower = { ...player, [key]: less };
        yield { ...hand, players: players.map((other) => (other === player ? lower : other)) };
      }
    }
  }
}

/** Greedy: the first smaller hand with the same problem, until there is none. */
export function shrink(hand: SettleInput, problem: string): { hand: SettleInput; message: string } {
  const name = problem.split(':')[0];
  let found = { hand, message: problem };
  for (let tries = 0; tries < 20_000; ) {
    let next: typeof found | undefined;
    for (const candidate of smaller(found.hand)) {
      tries++;
      const message = problemOf(candidate);
      if (message !== null && message.split(':')[0] === name) {
        next = { hand: candidate, message };
        break;
      }
    }
    if (!next) break;
    found = next;
  }
  return found;
}

export interface FuzzOptions {
  /** Stops after that much time … */
  readonly seconds?: number;
  /** … or after that many hands, whichever is first; 10,000 hands if neither is given. */
  readonly hands?: number;
  readonly seed: number;
  onProgress?(done: number): void;
}

export interface FuzzReport {
  readonly hands: number;
  readonly failure: null | {
    readonly index: number;
    readonly message: string;
    readonly hand: unknown;
  };
}

/** Hand `index` of a seed, without those before it. */
export const handOf = (seed: number, index: number): SettleInput => randomHand(seeded(seed, index));

export function fuzz(options: FuzzOptions): FuzzReport {
  const { seed, seconds = Number.POSITIVE_INFINITY } = options;
  const limit =
    options.hands ?? (options.seconds === undefined ? 10_000 : Number.POSITIVE_INFINITY);
  const end = performance.now() + seconds * 1000;
  let index = 0;
  for (; index < limit && performance.now() < end; index++) {
    const hand = handOf(seed, index);
    const problem = problemOf(hand);
    if (problem !== null) {
      const small = shrink(hand, problem);
      const message = `hand ${index} of seed ${seed}: ${small.message}`;
      return { hands: index + 1, failure: { index, message, hand: small.hand } };
    }
    if ((index + 1) % 1000 === 0) options.onProgress?.(index + 1);
  }
  return { hands: index, failure: null };
}
