/**
 * Random hands for `settle`. There is one generator, `randomHand`, which asks a `Source` for every
 * choice: a seeded generator for the fuzzer, a tape of numbers from fast-check for the properties.
 * 0 is always the plainest choice, so that a tape that shrinks gives a hand that shrinks.
 */
import type { BoardRanking, RakeCapStep, RakeConfig, SettleInput } from '@sidepot/engine';
import fc from 'fast-check';

export interface Source {
  /** A whole number from 0 to `below` − 1. */
  int(below: number): number;
}

/** sfc32. Two words of seed, so that hand `index` of a seed can be made without those before it. */
export function seeded(seed: number, index = 0): Source {
  let a = seed | 0;
  let b = index | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + mixed;
    return mixed >>> 0;
  };
  for (let i = 0; i < 15; i++) next(); // neighbouring seeds look alike at first
  return { int: (below) => Math.floor((next() / 2 ** 32) * below) };
}

/** Numbers written down before; zeros when they run out. */
export function taped(tape: readonly number[]): Source {
  let at = 0;
  return { int: (below) => (tape[at++] ?? 0) % below };
}

const pick = <T>(source: Source, choices: readonly T[]): T => choices[source.int(choices.length)]!;
/** True once in `n`. */
const oneIn = (source: Source, n: number): boolean => source.int(n) === n - 1;
const times = <T>(n: number, make: (index: number) => T): T[] => {
  const made: T[] = [];
  for (let index = 0; index < n; index++) made.push(make(index));
  return made;
};

export function shuffled<T>(source: Source, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = 0; i < result.length - 1; i++) {
    const j = i + source.int(result.length - i);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/** Tiers in random order, ties frequent. */
function partition(source: Source, ids: readonly string[]): string[][] {
  const tiers: string[][] = [];
  const tieOdds = pick(source, [2, 2, 4, 9]);
  for (const id of shuffled(source, ids)) {
    if (tiers.length > 0 && source.int(tieOdds) !== 0) tiers.at(-1)!.push(id);
    else tiers.push([id]);
  }
  return tiers;
}

const TRICKY_IDS = [
  '__proto__',
  'constructor',
  'toString',
  '10',
  '2',
  '-1',
  'Zoë',
  ' a ',
  'length',
];

function ids(source: Source, count: number): string[] {
  const plain = times(count, (index) => `P${index + 1}`);
  // An id is only a name: those that JavaScript objects treat specially too.
  return oneIn(source, 12) ? shuffled(source, [...TRICKY_IDS, ...plain]).slice(0, count) : plain;
}

function folds(source: Source, count: number): boolean[] {
  const style = pick(source, ['some', 'none', 'few', 'most', 'all but one'] as const);
  const odds = { none: 1, few: 4, some: 2, most: 2, 'all but one': 1 }[style];
  const folded = times(count, () => {
    if (style === 'none') return false;
    if (style === 'all but one') return true;
    return style === 'most' ? source.int(4) !== 0 : oneIn(source, odds);
  });
  folded[source.int(count)] = false; // R21: someone must be left
  return folded;
}

function antes(source: Source, count: number): number[] {
  const style = pick(source, ['none', 'none', 'equal', 'short', 'any'] as const);
  const ante = 1 + source.int(10);
  return times(count, () => {
    if (style === 'none') return 0;
    if (style === 'any') return source.int(11);
    return style === 'short' && oneIn(source, 3) ? source.int(ante) : ante; // R23
  });
}

/** From few different amounts, so that equal levels, zero levels and several all-ins are frequent. */
function lives(source: Source, count: number, unit: number): number[] {
  const step = unit <= 5 && oneIn(source, 2) ? unit : 1; // R9: bets are often multiples of the unit
  const amount = (): number => source.int(Math.floor(50 / step) + 1) * step;
  const style = pick(source, ['levels', 'levels', 'levels', 'any', 'tiny'] as const);
  if (style === 'any') return times(count, amount);
  if (style === 'tiny') return times(count, () => source.int(4));
  const levels = times(1 + source.int(5), amount);
  if (oneIn(source, 3)) levels.push(0);
  return times(count, () => pick(source, levels));
}

function deads(source: Source, count: number): number[] {
  const dead = times(count, () => 0);
  for (let left = pick(source, [0, 0, 1, 2]); left > 0; left--) {
    dead[source.int(count)] = 1 + source.int(20);
  }
  return dead;
}

/** R45: all of what a dead hand put in, or the part that it had to post. */
function forfeit(source: Source, player: { ante: number; live: number }): { forfeit?: number } {
  const level = player.ante + player.live;
  const style = pick(source, ['none', 'none', 'none', 'all', 'part', 'zero'] as const);
  if (style === 'none') return {};
  return { forfeit: { all: level, part: source.int(level + 1), zero: 0 }[style] };
}

function capSteps(source: Source): RakeCapStep[] {
  // The first step is for 2 players; which way the caps go is the house's business.
  const from = times(9, (index) => index + 2).filter((n) => n === 2 || oneIn(source, 3));
  return from.map((players) => ({ players, cap: source.int(25) }));
}

export function randomRake(source: Source): RakeConfig {
  const cap = pick(source, ['absent', 'null', 'zero', 'small', 'small', 'large', 'steps'] as const);
  const rounding = pick(source, [undefined, 'floor', 'half-even', 'half-even'] as const);
  const spread = pick(source, [undefined, 'proportional', 'main-first'] as const);
  const noFlopNoDrop = pick(source, [undefined, false, true]);
  const flopSeen = pick(source, [undefined, undefined, true, false]);
  const caps = { null: null, zero: 0, small: 1 + source.int(12), large: 20 + source.int(100) };
  return {
    bps: pick(source, [500, 0, 10_000, 250, 1_000, 5_000, 1, 9_999, source.int(10_001)]),
    ...(cap === 'absent' ? {} : { cap: cap === 'steps' ? capSteps(source) : caps[cap] }),
    ...(rounding && { rounding }),
    ...(spread && { spread }),
    ...(noFlopNoDrop !== undefined && { noFlopNoDrop }),
    ...(flopSeen !== undefined && { flopSeen }),
  };
}

function boards(source: Source, unfolded: readonly string[], hilo: boolean): BoardRanking[] {
  // One hand left needs no board, but the flop may have been dealt before the last fold.
  const count = unfolded.length === 1 ? pick(source, [0, 0, 1, 2]) : pick(source, [1, 1, 2, 3]);
  return times(count, () => {
    const high = partition(source, unfolded);
    if (!hilo || oneIn(source, 6)) return { high };
    const qualify = unfolded.filter(() => oneIn(source, 2));
    // R86 wants the same players both ways more often than chance gives it.
    return { high, low: oneIn(source, 4) ? high : partition(source, qualify) };
  });
}

export function randomHand(source: Source): SettleInput {
  const count = 2 + source.int(9);
  const seatCount = count + source.int(11 - count);
  const seats = shuffled(
    source,
    times(seatCount, (index) => index + 1),
  );
  const unit = pick(source, [1, 1, 1, 2, 5, 25]);
  const id = ids(source, count);
  const folded = folds(source, count);
  const ante = antes(source, count);
  const dead = deads(source, count);
  const live = lives(source, count, unit);
  const broke = oneIn(source, 16); // R17 at its worst: only folded players have a level
  const players = times(count, (i) => ({
    id: id[i]!,
    seat: seats[i]!,
    ante: broke && !folded[i] ? 0 : ante[i]!,
    dead: dead[i]!,
    live: broke && !folded[i] ? 0 : live[i]!,
    folded: folded[i]!,
  })).map((player) => ({ ...player, ...(player.folded && forfeit(source, player)) }));

  const kind = pick(source, [undefined, 'high', 'hilo', 'hilo'] as const);
  const unfolded = players.filter((player) => !player.folded).map((player) => player.id);
  const ranked = boards(source, unfolded, kind === 'hilo');
  const rake = pick(source, ['absent', 'null', 'some', 'some', 'some'] as const);
  // R88: several boards are not for tournaments.
  const mode = pick(source, [
    undefined,
    undefined,
    'cash',
    ranked.length > 1 ? 'cash' : 'tournament',
  ] as const);
  return {
    players: shuffled(source, players),
    button: 1 + source.int(seatCount),
    seatCount,
    boards: ranked,
    ...(unit > 1 || oneIn(source, 2) ? { unit } : {}),
    ...(kind && { kind }),
    ...(rake !== 'absent' && { rakeConfig: rake === 'null' ? null : randomRake(source) }),
    ...(mode && { mode }),
    ...(oneIn(source, 4) && { orphanLayer: 'roll-down' as const }),
  };
}

const numbers = fc.nat(0x7fffffff);
const tapes = fc.array(numbers, { size: 'max' });

/** Draws a number when it is asked for, and writes it down: the tape is what shrinks. */
class Drawn<T> extends fc.Arbitrary<T> {
  readonly #make: (source: Source) => T;

  constructor(make: (source: Source) => T) {
    super();
    this.#make = make;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<T> {
    const tape: number[] = [];
    const int = (below: number): number => {
      const number = numbers.generate(random, bias).value;
      tape.push(number);
      return number % below;
    };
    return new fc.Value(this.#make({ int }), new fc.Value(tape, undefined));
  }

  override canShrinkWithoutContext(_value: unknown): _value is T {
    return false;
  }

  override shrink(_value: T, drawn: unknown): fc.Stream<fc.Value<T>> {
    if (!(drawn instanceof fc.Value)) return fc.Stream.nil();
    return tapes
      .shrink(drawn.value, drawn.context)
      .map((shorter) => new fc.Value(this.#make(taped(shorter.value)), shorter));
  }
}

/** Whatever `make` makes of a random source, as a fast-check value. */
export const drawn = <T>(make: (source: Source) => T): fc.Arbitrary<T> => new Drawn(make);

export const settleInputs = (): fc.Arbitrary<SettleInput> => drawn(randomHand);
