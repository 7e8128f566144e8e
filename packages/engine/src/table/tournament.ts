/** Entering, going out, and who came where in a tournament on one table. */

import { unfit } from '../checks.js';
import { isAmount } from '../chips.js';
import { type Refusal, reject } from '../errors.js';
import { distance } from './circle.js';
import { icmShares } from './prizes/icm.js';
import { clockAt } from './prizes/levels.js';
import { prizesOf, sharedPrizes } from './prizes/payouts.js';
import type { Elimination, Place, RunningHand, TableState } from './state.js';

/** May this player enter now, or enter again? Who was sent away may not. */
export function entryProblem(
  state: TableState,
  player: string,
  now: number | undefined,
): Refusal | undefined {
  const options = state.settings.tournament;
  const { tournament } = state;
  if (options === null || tournament === null) return undefined;
  if (tournament.places !== null) return reject('TOURNAMENT_OVER');
  if (state.hands === 0) return undefined;
  if (options.clock === 'time' && !isAmount(now))
    return unfit('now', 'milliseconds', now, 'BAD_COMMAND');
  if (tournament.eliminations.some((one) => one.disqualified && one.player === player)) {
    return reject('ENTRY_CLOSED', { player });
  }
  const { level } = clockAt(options, tournament.clock, now ?? 0);
  if (level + 1 > options.lateEntryLevel) {
    return reject('ENTRY_CLOSED', { player, level: level + 1, last: options.lateEntryLevel });
  }
  const entries = tournament.entrants.find((one) => one.player === player)?.entries ?? 0;
  return entries > options.reEntries
    ? reject('ENTRY_CLOSED', { player, entries, max: options.reEntries + 1 })
    : undefined;
}

/** What all entries have paid for the prizes. */
export function sumOfPrizes({ settings, tournament }: TableState): number {
  const entries = tournament?.entrants.reduce((sum, one) => sum + one.entries, 0) ?? 0;
  return entries * (settings.tournament?.buyIn ?? 0);
}

/**
 * Who went out in this hand, the worst place first: of two in one hand the one who started it with
 * more chips comes higher. Equal stacks tie; the seat nearest left of the button comes first among
 * them, for the odd chip.
 */
export function eliminatedIn(
  hand: RunningHand,
  stacks: Readonly<Record<number, number>>,
  seatCount: number,
): (Elimination & { readonly seat: number })[] {
  const far = (seat: number): number => distance(hand.positions.button, seat, seatCount);
  return hand.config.players
    .filter(({ seat }) => stacks[seat] === 0)
    .sort((a, b) => a.stack - b.stack || far(a.seat) - far(b.seat))
    .map(({ id, seat, stack }) => ({ player: id, seat, hand: hand.number, stack }));
}

/**
 * Places of all who are out, and of the winner once nobody else is left; best first. The prizes
 * are final when the tournament is over; before, they are what would be paid if nobody entered any
 * more.
 */
export function placesSoFar(state: TableState): readonly Place[] {
  const { tournament, settings, seats } = state;
  if (tournament === null || settings.tournament === null) return [];
  if (tournament.places !== null) return tournament.places;
  const tiers = tiersOf(tournament.eliminations);
  const left = seats.map(({ player }) => player);
  const isOver = left.length === 1;
  const sizes = [...left.map(() => 1), ...tiers.map((tier) => tier.length)];
  const shares = sharedPrizes(sumOfPrizes(state), settings.tournament.payouts, sizes);
  const ranked = [...left.map((player) => [player]), ...tiers];
  let place = 1;
  const places = ranked.map((tier, i) => {
    const group = tier.map((player, j) => ({ player, place, prize: shares[i]?.[j] ?? 0 }));
    place += tier.length;
    return group;
  });
  return places.slice(isOver ? 0 : left.length).flat();
}

/**
 * Places if play stops now, best first (R266): those who are left by their chips, equal ones tie, and
 * the open prizes by ICM (R267–R269); those who are out as they are.
 */
export function stoppedPlaces(state: TableState): readonly Place[] {
  const { tournament, settings, seats, positions } = state;
  if (tournament === null || settings.tournament === null) return [];
  if (seats.length < 2) return placesSoFar(state);
  const far = (seat: number): number => distance(positions?.button ?? 0, seat, settings.seatCount);
  const left = [...seats].sort((a, b) => far(a.seat) - far(b.seat));
  const players = left.length + tournament.eliminations.length;
  const table = prizesOf(sumOfPrizes(state), settings.tournament.payouts, players);
  const stacks = left.map(({ stack }) => stack);
  const shares = icmShares(stacks, table);
  const standing = left
    .map(({ player, stack }, i) => ({
      player,
      place: 1 + stacks.filter((other) => other > stack).length,
      prize: shares[i] ?? 0,
    }))
    .sort((a, b) => a.place - b.place);
  return [...standing, ...placesSoFar(state)];
}

/** Players who went out together with equal stacks, the last ones first. */
function tiersOf(eliminations: readonly Elimination[]): string[][] {
  const tiers: string[][] = [];
  let above: Elimination | undefined;
  for (const one of eliminations) {
    const isSent = (above?.disqualified ?? one.disqualified) === true;
    const ties = above?.hand === one.hand && above.stack === one.stack && !isSent;
    if (ties) tiers[0]?.push(one.player);
    else tiers.unshift([one.player]);
    above = one;
  }
  return tiers;
}
