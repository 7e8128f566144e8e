/**
 * A second `settle`, written from the rulebook alone and as plainly as possible: one object per
 * chip, and shares dealt out one unit at a time. Slow on purpose. It trusts its input.
 */
import type { PlayerId, RakeConfig, SettleInput, Settlement, SettlePlayer } from '@sidepot/engine';

interface Chip<Id> {
  readonly owner: Id;
  /** R45: of a forced bet of a dead hand, at the bottom of its tower; never returned. */
  readonly forfeit: boolean;
  readonly compartment: 'ante' | 'dead' | 'live';
  /** Place in the owner's tower of ante and live chips, the lowest is 1; 0 for dead chips (R3). */
  readonly height: number;
}

export interface OraclePot<Id extends PlayerId> {
  readonly contenders: readonly SettlePlayer<Id>[];
  readonly chips: Chip<Id>[];
}

/** Divides `amount` over `count` places in line. */
export type Deal = (amount: number, count: number, unit: number) => number[];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How high a player's tower of ante and live chips is (R3). */
const height = (player: SettlePlayer<PlayerId>): number => (player.ante ?? 0) + player.live;

function chipsOf<Id extends PlayerId>(player: SettlePlayer<Id>): Chip<Id>[] {
  const chips: Chip<Id>[] = [];
  const owner = player.id;
  let top = 0;
  const lost = player.forfeit ?? 0;
  const put = (compartment: 'ante' | 'live'): void => {
    top++;
    chips.push({ owner, forfeit: top <= lost, compartment, height: top });
  };
  for (let i = 0; i < (player.ante ?? 0); i++) put('ante');
  for (let i = 0; i < player.live; i++) put('live');
  for (let i = 0; i < (player.dead ?? 0); i++) {
    chips.push({ owner, forfeit: false, compartment: 'dead', height: 0 });
  }
  return chips;
}

function remembered<T>(answer: (height: number) => T): (height: number) => T {
  const known: T[] = [];
  return (height) => {
    known[height] ??= answer(height);
    return known[height];
  };
}

export interface Sorted<Id extends PlayerId> {
  /** Chips nobody matched (R10), also those of a folded player (R11). */
  readonly uncalled: readonly Chip<Id>[];
  /** Main pot first. */
  readonly pots: readonly OraclePot<Id>[];
  /** Chips that only folded players reached; they are in the last pot too (R17). */
  readonly orphans: readonly Chip<Id>[];
}

/** Asks every chip in turn whose it is; chips of one height get one answer, looked up once. */
export function sortChips<Id extends PlayerId>(input: SettleInput<Id>): Sorted<Id> {
  const seated = [...input.players].sort((a, b) => a.seat - b.seat);
  const unfolded = seated.filter((player) => !player.folded);
  const uncalled: Chip<Id>[] = [];
  const orphans: Chip<Id>[] = [];
  const pots = new Map<string, OraclePot<Id>>();
  const reached = remembered((level) => {
    const contenders = unfolded.filter((player) => height(player) >= level);
    return {
      matched: seated.filter((player) => height(player) >= level).length,
      contenders,
      key: contenders.map((player) => player.seat).join(),
    };
  });

  for (const chip of seated.flatMap(chipsOf)) {
    const { matched, contenders, key } = reached(chip.height);
    // R10, R11: folded players match chips too. Dead chips are never uncalled (R31).
    if (chip.compartment !== 'dead' && matched === 1 && !chip.forfeit) {
      uncalled.push(chip);
      continue;
    }
    // R12, R13; a dead chip has height 0, which every unfolded player reaches (R14).
    if (contenders.length === 0) {
      orphans.push(chip);
      continue;
    }
    // R15: same contenders, same pot.
    const pot = pots.get(key);
    if (pot) pot.chips.push(chip);
    else pots.set(key, { contenders, chips: [chip] });
  }

  // R18: whoever reaches a chip reaches all below it, so the lower pot has more contenders.
  const ordered = [...pots.values()].sort((a, b) => b.contenders.length - a.contenders.length);
  if (orphans.length > 0) {
    // R17: into the highest pot that has a contender; if there is no pot, one for all unfolded.
    if (ordered.length === 0) ordered.push({ contenders: unfolded, chips: [] });
    ordered.at(-1)!.chips.push(...orphans);
  }
  return { uncalled, pots: ordered, orphans };
}

/** `value / by`, rounded as R93 says. */
function rounded(value: bigint, by: bigint, rounding: RakeConfig['rounding']): bigint {
  const down = value / by;
  const twiceRest = (value % by) * 2n;
  if (rounding !== 'half-even' || twiceRest < by) return down;
  if (twiceRest > by) return down + 1n;
  return down % 2n === 0n ? down : down + 1n;
}

/** The step for the greatest number of players not above those dealt in (R94). */
function capOf(cap: RakeConfig['cap'], dealtIn: number): number | null {
  if (cap === null || cap === undefined || typeof cap === 'number') return cap ?? null;
  let found: number | null = null;
  for (const step of cap) if (step.players <= dealtIn) found = step.cap;
  return found;
}

/** What each pot pays to the house (R91–R97). */
export function oracleRake(
  input: SettleInput<PlayerId>,
  amounts: readonly number[],
): readonly number[] {
  const config = input.rakeConfig ?? null;
  const none = amounts.map(() => 0);
  if (config === null || input.mode === 'tournament') return none; // R91
  const flopSeen = config.flopSeen ?? input.boards.length > 0;
  if ((config.noFlopNoDrop ?? true) && !flopSeen) return none; // R95

  const base = amounts.reduce((total, amount) => total + BigInt(amount), 0n); // R92
  if (base === 0n) return none;
  // R93: in whole units; the cap is rounded down to units.
  const unit = BigInt(unitOfHand(input));
  let rake = rounded(base * BigInt(config.bps), 10_000n * unit, config.rounding) * unit;
  const cap = capOf(config.cap, input.players.length);
  if (cap !== null && BigInt(cap) < rake) rake = (BigInt(cap) / unit) * unit; // R94

  // R96
  let left = rake;
  if (config.spread === 'main-first') {
    return amounts.map((amount) => {
      const part = left < BigInt(amount) ? left : BigInt(amount);
      left -= part;
      return Number(part);
    });
  }
  const parts = amounts.map((amount) => ((rake * BigInt(amount)) / base / unit) * unit);
  for (const part of parts) left -= part;
  const largestFirst = amounts
    .map((amount, index) => ({ amount, index }))
    .sort((a, b) => b.amount - a.amount || a.index - b.index);
  for (const { index } of largestFirst) {
    if (left === 0n) break;
    parts[index]! += unit;
    left -= unit;
  }
  return parts.map(Number);
}

/** R84: the largest chip that the table's unit and every amount put in can be made of. */
export function unitOfHand({ unit = 1, players }: SettleInput<PlayerId>): number {
  const amounts = players.flatMap(({ ante = 0, dead = 0, live }) => [ante, dead, live]);
  // R45: where a part of a bet went back, what stayed may be the forfeit, which nobody bet as such.
  const [tallest, next] = [...players].sort((a, b) => height(b) - height(a));
  const kept = tallest?.forfeit ?? 0;
  if (kept > height(next!)) amounts.push(kept);
  return amounts.reduce(commonDivisor, unit);
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** R81, R82: rounds of one unit each while there is enough for a whole round, then one each. */
export const dealOneByOne: Deal = (amount, count, unit) => {
  const shares = Array.from({ length: count }, () => 0);
  let left = amount;
  while (left >= unit * count) {
    for (let place = 0; place < count; place++) {
      shares[place]! += unit;
      left -= unit;
    }
  }
  for (let place = 0; left > 0; place++) {
    shares[place]! += unit;
    left -= unit;
  }
  if (left < 0) throw new Error('R84: a rest below a unit');
  return shares;
};

/** R34: 0 is the seat left of the button, the button itself is the farthest. */
function distance(seat: number, input: SettleInput<PlayerId>): number {
  return (seat - input.button - 1 + input.seatCount) % input.seatCount;
}

/** The best tier that has a contender in it (R79, R87), clockwise from the button (R83). */
function best<Id extends PlayerId>(
  tiers: readonly (readonly Id[])[],
  contenders: readonly SettlePlayer<Id>[],
  input: SettleInput<Id>,
): SettlePlayer<Id>[] {
  for (const tier of tiers) {
    const found = contenders.filter((player) => tier.includes(player.id));
    if (found.length > 0) {
      return found.sort((a, b) => distance(a.seat, input) - distance(b.seat, input));
    }
  }
  return [];
}

/** Who gets what of one pot after rake: boards, then halves, then ties (R90). */
export function payPot<Id extends PlayerId>(
  input: SettleInput<Id>,
  contenders: readonly SettlePlayer<Id>[],
  net: number,
  deal: Deal = dealOneByOne,
  unit: number = unitOfHand(input),
): Map<Id, number> {
  const paid = new Map<Id, number>();
  const pay = (winners: readonly SettlePlayer<Id>[], amount: number): void => {
    const shares = deal(amount, winners.length, unit);
    winners.forEach(({ id }, place) => {
      if (shares[place]! > 0) paid.set(id, (paid.get(id) ?? 0) + shares[place]!);
    });
  };

  if (contenders.length === 1) {
    pay(contenders, net); // R16, R21: unopposed, whatever the boards say
    return paid;
  }
  const parts = deal(net, input.boards.length, unit); // R88
  input.boards.forEach((board, index) => {
    const part = parts[index]!;
    const high = best(board.high, contenders, input);
    const low = input.kind === 'hilo' ? best(board.low ?? [], contenders, input) : [];
    const same = high.length === low.length && high.every((player) => low.includes(player));
    if (low.length === 0 || same) {
      pay(high, part); // R87: no low; R86: the same players both ways
      return;
    }
    const [highHalf, lowHalf] = deal(part, 2, unit); // R85
    pay(high, highHalf!);
    pay(low, lowHalf!);
  });
  return paid;
}

/** `Object.fromEntries` defines keys, so that even "__proto__" is one. */
export const toChips = <Id extends PlayerId>(chips: ReadonlyMap<Id, number>) =>
  Object.fromEntries(chips) as { [id in Id]?: number };

export function oracleSettle<Id extends PlayerId>(
  input: SettleInput<Id>,
  { uncalled, pots }: Sorted<Id> = sortChips(input),
): Settlement<Id> {
  const refund = new Map<Id, number>();
  for (const { owner } of uncalled) refund.set(owner, (refund.get(owner) ?? 0) + 1);

  const rakes = oracleRake(
    input,
    pots.map((pot) => pot.chips.length),
  );
  const unit = unitOfHand(input);
  const awards = new Map<Id, number>();
  const settled = pots.map(({ contenders, chips }, index) => {
    const paid = payPot(input, contenders, chips.length - rakes[index]!, dealOneByOne, unit);
    for (const [id, amount] of paid) awards.set(id, (awards.get(id) ?? 0) + amount);
    return {
      name: index === 0 ? 'Main Pot' : `Side Pot ${index}`, // R18
      amount: chips.length,
      eligible: contenders.map((player) => player.id),
      rake: rakes[index]!,
      awards: toChips(paid),
    };
  });
  return { refund: toChips(refund), pots: settled, awards: toChips(awards), rake: sum(rakes) };
}
