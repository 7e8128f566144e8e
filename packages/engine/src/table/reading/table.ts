/**
 * Questions to a table, asked from outside. The functions behind them are called with tables that
 * were judged; here anything may come in, so everything is looked at first.
 */

import { flagProblem, unfit } from '../../checks.js';
import { amountProblem, isAmount } from '../../chips.js';
import type { PlayerId, Refusal } from '../../errors.js';
import { amount } from '../../shapes.js';
import * as blinds from '../blinds.js';
import type { Plan } from '../button.js';
import * as fields from '../hand-fields.js';
import * as ledger from '../ledger.js';
import { nextPlan } from '../next-hand.js';
import * as owed from '../owed.js';
import * as levels from '../prizes/levels.js';
import * as payouts from '../prizes/payouts.js';
import * as seats from '../seats.js';
import type { TableSettings } from '../settings.js';
import type { Place, RunningHand, Seat, TableState } from '../state.js';
import { shapesOf, tableProblem } from '../state-check.js';
import * as tournament from '../tournament.js';
import { asked, ofPlayer, ofTable } from './asked.js';

/**
 * Where a player sits, or undefined. The number 1 and the text "1" are one player.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { createTable, seatOf } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) seatOf(made.value, 'Ann'); // → undefined
 */
export const seatOf = (state: TableState, player: PlayerId): Seat | undefined =>
  ofPlayer(state, player, (name) => seats.findSeat(state, name));

/**
 * Was this player dealt into the hand that is being played?
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { createTable, isInHand } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) isInHand(made.value, 'Ann'); // → false
 */
export const isInHand = (state: TableState, player: PlayerId): boolean =>
  ofPlayer(state, player, (name) => seats.isSeatInHand(state, name));

/**
 * Seats in the running hand whose player has left: fold for them at their turn.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { createTable, seatsToFold } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) seatsToFold(made.value); // → []
 */
export const seatsToFold = (state: TableState): number[] =>
  ofTable(state, () => seats.foldingSeats(state));

/**
 * How many may sit: all seats, or as many as the deck serves in the game that is played and in the
 * one that comes next.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { createTable, seatsServed } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2, game: 'omaha6' });
 * if (made.ok) seatsServed(made.value); // → 7
 */
export const seatsServed = (state: TableState): number =>
  ofTable(state, () => seats.mostSeats(state));

/**
 * Chips on the table; while a hand is played, those it started with.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { createTable, chipsOnTable } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) chipsOnTable(made.value); // → 0
 */
export const chipsOnTable = (state: TableState): number =>
  ofTable(state, () => seats.sumOfChips(state));

/**
 * Who paid in, who was paid, and what they are up or down. The nets sum to −rake: always in a cash
 * game, and in a tournament when it is over. Chips of a tournament are not money and do not count.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { createTable, ledgerLines } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) ledgerLines(made.value); // → []
 */
export const ledgerLines = (state: TableState): ledger.LedgerLine[] =>
  ofTable(state, () => ledger.linesOfLedger(state));

/**
 * What all entries have paid for the prizes.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { createTable, prizePool } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) prizePool(made.value); // → 0
 */
export const prizePool = (state: TableState): number =>
  ofTable(state, () => tournament.sumOfPrizes(state));

/**
 * Places of all who are out, and of the winner once they are the only one left; best first. The
 * prizes are final when the tournament is over; before, they are what would be paid if nobody
 * entered any more.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { createTable, finalPlaces } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) finalPlaces(made.value); // → []
 */
export const finalPlaces = (state: TableState): readonly Place[] =>
  ofTable(state, () => tournament.placesSoFar(state));

/**
 * Where the next hand would have its button and blinds and who would be dealt in; null with fewer
 * than two players, or before the first hand without the button that was `drawn`. Nobody owes a
 * blind for a bomb pot, so everybody is dealt in (House).
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state, button or flag that is none.
 *
 * @example
 * import { createTable, planNextHand } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) planNextHand(made.value, 1); // → null
 */
export const planNextHand = (
  state: TableState,
  drawn: number | null = null,
  isBombPot = false,
): Plan | null =>
  asked(
    () =>
      tableProblem(state) ??
      (drawn === null ? undefined : amount(drawn, 'drawn')) ??
      flagProblem('isBombPot', isBombPot),
    () => nextPlan(state, drawn, isBombPot),
  );

/**
 * Who sits there, is not dealt in by this plan, and is passed by a blind: they owe it when they come
 * back (R41). Tournaments have none: everybody is dealt in.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state or plan that is none.
 *
 * @example
 * import { createTable, missedBlinds } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * const plan = { button: 1, smallBlind: 2, bigBlind: 3, dealt: [1, 2, 3], posters: [], buyer: null };
 * if (made.ok) missedBlinds(made.value, plan); // → { small: [], big: [] }
 */
export const missedBlinds = (state: TableState, plan: Plan): RunningHand['missed'] =>
  asked(
    () => tableProblem(state) ?? shapesOf().plan(plan, 'plan'),
    () => blinds.blindsMissed(state, plan),
  );

/**
 * What a player owes for being dealt in, and the ways to come in by which the next hand would deal to
 * them (R41, R42); null if they owe nothing. Who has no chips or sits out is looked at as if they
 * were back.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state or player that is none.
 *
 * @example
 * import { blindsOwed, createTable } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) blindsOwed(made.value, 'Ann'); // → null
 */
export const blindsOwed = (state: TableState, player: PlayerId): owed.OwedBlinds | null =>
  ofPlayer(state, player, (name) => owed.owedBlinds(state, name));

/**
 * What is posted in the next hand: a tournament has it by level, counted from 0.
 *
 * @throws `PokerError`: `BAD_INPUT` for settings or a level that are none.
 *
 * @example
 * import { createTable, stakesOf } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) stakesOf(made.value.settings, 0); // → { smallBlind: 1, bigBlind: 2, ante: 0 }
 */
export const stakesOf = (settings: TableSettings, level: number): fields.Stakes =>
  asked(
    () => shapesOf().settings(settings, 'settings') ?? amount(level, 'level'),
    () => fields.stakesAt(settings, level),
  );

/**
 * What the clock of a tournament says at `now`, in milliseconds: several levels may have gone by.
 *
 * @throws `PokerError`: `BAD_INPUT` for a clock, options or a time that are none.
 *
 * @example
 * import { readClock, settingsOf } from '@sidepot/engine';
 *
 * const levels = [{ smallBlind: 1, bigBlind: 2, duration: 1000 }, { smallBlind: 2, bigBlind: 4, duration: 1000 }];
 * const made = settingsOf({ tournament: { startingStack: 100, levels } });
 * const options = made.ok ? made.value.tournament : null;
 * if (options !== null) readClock(options, { level: 0, endsAt: 1000, hands: 0 }, 1500).level; // → 1
 */
export const readClock = (
  options: Required<levels.TournamentOptions>,
  clock: levels.Clock,
  now: number,
): levels.ClockReading =>
  asked(
    () =>
      shapesOf().tournament(options, 'options') ??
      shapesOf().clock(clock, 'clock') ??
      amount(now, 'now'),
    () => levels.clockAt(options, clock, now),
  );

/** Nobody plays against more; it bounds the lists of prizes. */
const MOST_PLACES = 1_000_000;

/**
 * Prizes for the first places, in whole chips: what is left of rounding down goes to the first. With
 * fewer players than shares only their shares count.
 *
 * @throws `PokerError`: `NOT_INTEGER`, `NEGATIVE_AMOUNT` or `UNSAFE_INTEGER` for a pool or a number
 * of players that is none, `BAD_INPUT` for shares that are no list of whole numbers above 0.
 *
 * @example
 * import { prizes } from '@sidepot/engine';
 *
 * prizes(1001, [50, 30, 20], 9); // → [501, 300, 200]
 */
export const prizes = (pool: number, shares: readonly number[], players: number): number[] =>
  asked(
    () =>
      amountProblem(pool, 'pool') ??
      payouts.sharesProblem(shares, 'shares') ??
      amountProblem(players, 'players'),
    () => payouts.prizesOf(pool, shares, players),
  );

/**
 * The same where players tie: `tiers` says how many share each place, best first. Returns what each
 * gets, in the same shape.
 *
 * @throws `PokerError`: as `prizes`, and `BAD_INPUT` for tiers that are no list of whole numbers.
 *
 * @example
 * import { sharePrizes } from '@sidepot/engine';
 *
 * sharePrizes(1000, [50, 30, 20], [1, 2]); // → [[500], [250, 250]]
 */
export const sharePrizes = (
  pool: number,
  shares: readonly number[],
  tiers: readonly number[],
): number[][] =>
  asked(
    () =>
      amountProblem(pool, 'pool') ?? payouts.sharesProblem(shares, 'shares') ?? tiersProblem(tiers),
    () => payouts.sharedPrizes(pool, shares, tiers),
  );

const PLACE_TIERS = { wants: 'placeTiers', most: MOST_PLACES } as const;

function tiersProblem(tiers: readonly number[]): Refusal | undefined {
  if (!Array.isArray(tiers)) return unfit('tiers', PLACE_TIERS, tiers);
  let players = 0;
  for (let i = 0; i < tiers.length; i++) {
    if (!isAmount(tiers[i])) return unfit('tiers', PLACE_TIERS, tiers);
    players += tiers[i];
    if (players > MOST_PLACES) return unfit('tiers', PLACE_TIERS, tiers);
  }
  return undefined;
}
