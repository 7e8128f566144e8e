/**
 * Who pays whom when the game is over, with as few transfers as can be. Players whose nets sum to
 * zero can settle among themselves with one transfer fewer than they are: so the more such groups,
 * the fewer transfers.
 */

import { PokerError } from '@sidepot/engine';

/** Above 0: they are owed. With rake, the house is one of them. */
export interface Net {
  readonly player: string;
  readonly net: number;
}

export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Each player more doubles the work; with more than these, pairs aside, groups may be missed. */
export const EXACT_PLAYERS = 16;

/** In the order of the players who pay, then of those who are paid. Throws if chips are missing. */
export function settleUp(nets: readonly Net[]): Payment[] {
  const actual = nets.reduce((sum, { net }) => sum + net, 0);
  if (actual !== 0 || nets.some(({ net }) => !Number.isSafeInteger(net))) {
    throw new PokerError({ code: 'CONSERVATION', expected: 0, actual, off: -actual });
  }
  const place = new Map(nets.map(({ player }, i) => [player, i]));
  const placeOf = (player: string): number => place.get(player) ?? 0;
  return groupsOf(nets.filter(({ net }) => net !== 0))
    .flatMap(settleGroup)
    .sort((a, b) => placeOf(a.from) - placeOf(b.from) || placeOf(a.to) - placeOf(b.to));
}

/** A payment where null is the house. */
export type HousePayment = Omit<Payment, 'from' | 'to'> & {
  readonly from: string | null;
  readonly to: string | null;
};

/** The house is one of them: it has what is missing, the rake, fees and the host's corrections. */
export function settleWithHouse(nets: readonly Net[]): HousePayment[] {
  const house = -nets.reduce((sum, { net }) => sum + net, 0);
  const name = (player: string): string | null => (player === HOUSE ? null : player);
  return settleUp([...nets, { player: HOUSE, net: house }]).map(({ from, to, amount }) => ({
    from: name(from),
    to: name(to),
    amount,
  }));
}

const HOUSE = '';

function groupsOf(nets: readonly Net[]): (readonly Net[])[] {
  // A pair that cancels out may always be a group: what they leave of theirs makes one group, too.
  const [pairs, rest] = pairsOf(nets);
  return [...pairs, ...(rest.length <= EXACT_PLAYERS ? mostGroups(rest) : [rest])];
}

function pairsOf(nets: readonly Net[]): [pairs: Net[][], rest: Net[]] {
  const pairs: Net[][] = [];
  const rest: Net[] = [];
  for (const one of nets) {
    const match = rest.findIndex(({ net }) => net === -one.net);
    if (match < 0) rest.push(one);
    else pairs.push([...rest.splice(match, 1), one]);
  }
  return [pairs, rest];
}

/**
 * The most groups that sum to zero. Add the players one by one in some order: each time the sum so
 * far is zero, a group is complete. The best order is found over all sets of players.
 */
function mostGroups(nets: readonly Net[]): Net[][] {
  const sets = 1 << nets.length;
  const sums = new Float64Array(sets);
  const groups = new Uint8Array(sets);
  const last = new Uint8Array(sets);
  let even = 0;
  for (let set = 1; set < sets; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (nets[lowest]?.net ?? 0);
    if (sums[set] === 0) even++;
  }
  // Most often only all together are even: then there is nothing to search.
  if (even === 1) return [[...nets]];
  for (let set = 1; set < sets; set++) {
    let best = -1;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const one = rest & -rest;
      const before = groups[set ^ one] ?? 0;
      if (before > best) {
        best = before;
        last[set] = 31 - Math.clz32(one);
      }
    }
    groups[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  return trace(nets, sums, last);
}

/** Takes the players off again in the best order; a new group starts wherever the sum is zero. */
function trace(nets: readonly Net[], sums: Float64Array, last: Uint8Array): Net[][] {
  const found: Net[][] = [];
  let set = sums.length - 1;
  while (set !== 0) {
    if (sums[set] === 0) found.push([]);
    const i = last[set] ?? 0;
    const one = nets[i];
    if (one !== undefined) found.at(-1)?.push(one);
    set ^= 1 << i;
  }
  return found;
}

interface Open {
  readonly player: string;
  readonly place: number;
  readonly left: number;
}

/** The one who owes most pays the one who is owed most, until all are even; of equals the first. */
function settleGroup(group: readonly Net[]): Payment[] {
  const [debtors, creditors] = [openOf(group, -1), openOf(group, 1)];
  const transfers: Payment[] = [];
  for (;;) {
    const [debtor, creditor] = [debtors.pop(), creditors.pop()];
    if (debtor === undefined || creditor === undefined) return transfers;
    const amount = Math.min(debtor.left, creditor.left);
    transfers.push({ from: debtor.player, to: creditor.player, amount });
    putBack(debtors, { ...debtor, left: debtor.left - amount });
    putBack(creditors, { ...creditor, left: creditor.left - amount });
  }
}

/** Whoever is next is last. */
const inOrder = (a: Open, b: Open): number => a.left - b.left || b.place - a.place;

const openOf = (group: readonly Net[], sign: 1 | -1): Open[] =>
  group
    .map(({ player, net }, place) => ({ player, place, left: sign * net }))
    .filter(({ left }) => left > 0)
    .sort(inOrder);

function putBack(ordered: Open[], one: Open): void {
  if (one.left === 0) return;
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = ordered[middle];
    if (other !== undefined && inOrder(other, one) < 0) from = middle + 1;
    else to = middle;
  }
  ordered.splice(from, 0, one);
}
