/** What a record says about the rules of its hand. */

import { isAmount } from '../../chips.js';
import { GAMES, isBoardGame } from '../../games/games.js';
import type { Rules } from '../../hand/state/types.js';
import type { PhhHand } from '../phh/hand.js';
import { readSecond } from '../phh/second-board.js';
import {
  BOARD_TIE,
  OPEN_PAIR,
  SMALLEST_CHIP,
  TRIPS_OVER_STRAIGHT,
  type Variant,
} from '../phh/variants.js';

const NONE: readonly never[] = [];

/** By index: heads-up the file has (small, big) blind, but p1 is the big blind (R35). */
export const byIndex = (list: readonly number[] | undefined): readonly number[] =>
  list === undefined ? NONE : list.length === 2 ? [list[1] as number, list[0] as number] : list;

/**
 * Index of the last forced bet: betting starts behind it. A late post (negative) opens nothing, and
 * of equal blinds the later one counts. −1 if nobody posted one.
 */
export function lastBlindOf(blinds: readonly number[]): number {
  let last = -1;
  let highest = 0;
  for (let i = 0; i < blinds.length; i++) {
    const blind = blinds[i] as number;
    // Heads-up the big blind is the first index, but the later blind.
    if (blind > 0 && (blind > highest || (blind === highest && blinds.length > 2))) {
      highest = blind;
      last = i;
    }
  }
  return last;
}

/** What pots are divided by (R84). Bets are not judged by it: some records leave live antes out. */
export function smallestChipOf({ extra }: PhhHand): number {
  const chip = extra?.[SMALLEST_CHIP];
  return isAmount(chip) && chip > 0 ? chip : 1;
}

/** Does the board come before anybody acts? Where nobody posted a blind, that is a bomb pot. */
const startsOnBoard = ({ actions }: PhhHand): boolean =>
  actions.find(({ verb }) => verb !== 'dh' && verb !== 'note')?.verb === 'db';

/**
 * Seats are p1 to pn, and the last one has the button. Every field is there, in the order of a config's
 * rules: with two shapes of rules in a process V8 takes longer over every hand.
 */
export function replayRules(
  hand: PhhHand,
  { game, limit }: Variant,
  blinds: readonly number[],
  lastBlind: number,
): Rules {
  const { startingStacks, antes } = hand;
  const count = startingStacks.length;
  const big = lastBlind < 0 ? 0 : (blinds[lastBlind] ?? 0);
  const smallIndex = count === 2 ? 1 : 0;
  const small = smallIndex === lastBlind ? 0 : (blinds[smallIndex] ?? 0);
  const least = hand.minBet ?? hand.smallBet ?? big;
  const rules: Rules = {
    button: count,
    seatCount: count,
    game,
    limit,
    smallBlind: small > 0 ? small : 0,
    bigBlind: least,
    smallBlindSeat: small > 0 ? smallIndex + 1 : null,
    bigBlindSeat: (lastBlind < 0 ? (count === 2 ? 0 : 1) : lastBlind) + 1,
    straddles: NONE,
    ante: GAMES[game].forced === 'live-antes' ? least : (antes[0] ?? 0),
    anteMode: 'none',
    singleAnteOrder: 'ante-first',
    smallBet: hand.smallBet ?? least,
    bigBet: hand.bigBet ?? 2 * least,
    bringIn: 0,
    boardTie: 'suit',
    openPair: false,
    absent: NONE,
    mode: 'cash',
    unit: 1,
    rakeConfig: null,
    runs: 1,
    reopen: 'per-player',
    straddleRaise: 'bb',
    potLimitPreflop: 'full-blinds',
    fixedLimitRaises: 4,
    uncapped: count === 2,
    foldWhenFree: 'allow',
    hideAllIns: false,
    tripsOverStraight: hand.extra?.[TRIPS_OVER_STRAIGHT] === true,
    bombPot: lastBlind < 0 && isBoardGame(game) && startsOnBoard(hand),
    doubleBoard: hand.extra !== undefined && readSecond(hand) !== null,
    middle: NONE,
  };
  return GAMES[game].forced === 'bring-in' ? { ...rules, ...studRules(hand) } : rules;
}

/** Nobody posts a blind, and everybody the ante (R105). */
const studRules = ({ bringIn, extra }: PhhHand): Partial<Rules> => ({
  bigBlind: 0,
  anteMode: 'perPlayer',
  bringIn: bringIn ?? 0,
  boardTie: extra?.[BOARD_TIE] === 'position' ? 'position' : 'suit',
  openPair: extra?.[OPEN_PAIR] === true,
});
