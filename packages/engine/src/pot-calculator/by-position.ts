/**
 * Players by position with a status, pots with the positions that may win them; and pots paid by
 * cards. Views of the short form: nothing is counted here.
 */

import { type Card, parseCards } from '../cards.js';
import { choiceProblem, isObject, keysProblem, throwing, unfit } from '../checks.js';
import { amountProblem } from '../chips.js';
import { type PlayerId, PokerError, type Refusal, reject, throwIf } from '../errors.js';
import { evaluate } from '../evaluator/holdem.js';
import type { PotState } from '../hand/state/types.js';
import { MAX_PLAYERS } from '../pots/crowd.js';
import { idListProblem } from '../pots/ids.js';
import {
  calculateSidePots,
  type DistributeOptions,
  distributePots,
  type Pot,
} from '../pots/side-pots.js';

/** In the hand, out of it, or in it without chips behind. */
export const PLAYER_STATUSES = ['ACTIVE', 'FOLDED', 'ALL_IN'] as const;
/** One of `PLAYER_STATUSES`. */
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** A player by position, with what they put in over the whole hand. */
export interface PositionPlayer {
  readonly position: number;
  readonly totalBet: number;
  readonly status: PlayerStatus;
  /** Of this round, and behind: the pots do not need them. */
  readonly currentBet?: number;
  readonly chips?: number;
}

/** The pots of a hand, main pot first, and their sum. */
export interface PotStructure {
  readonly pots: readonly PotState[];
  readonly totalPot: number;
}

/** A player's hold'em hand: five to seven cards, those of the board among them or in `board`. */
export interface PlayerHand {
  readonly position: number;
  readonly cards: string | readonly Card[];
}

/** How pots are paid by cards. */
export interface CardOptions extends DistributeOptions<number> {
  /** Cards that are everybody's. */
  readonly board?: string | readonly Card[];
}

/**
 * The pots of players with a position and a status: `calculateSidePots` in these words. Folded chips
 * stay in; what nobody called is the last pot, its owner's alone. Positions count from 0 or from 1.
 *
 * @throws `PokerError`: as `calculateSidePots`.
 *
 * @example
 * import { calculatePots } from '@sidepot/engine/pot-calculator';
 *
 * calculatePots([
 *   { position: 0, totalBet: 60, status: 'ACTIVE' },
 *   { position: 1, totalBet: 30, status: 'ALL_IN' },
 *   { position: 2, totalBet: 60, status: 'ACTIVE' },
 * ]).pots[1]; // → { amount: 60, eligiblePlayers: [0, 2], winners: null }
 */
export const calculatePots = (players: readonly PositionPlayer[]): PotStructure =>
  throwing(() => {
    throwIf(playersProblem(players));
    const paid = players.map(({ position, totalBet, status }) => ({
      userId: position,
      amount: totalBet,
      isFolded: status === 'FOLDED',
    }));
    const pots = calculateSidePots(paid).map(({ amount, eligiblePlayerIds }) => {
      return { amount, eligiblePlayers: eligiblePlayerIds, winners: null };
    });
    return { pots, totalPot: pots.reduce((sum, { amount }) => sum + amount, 0) };
  });

const KEYS: readonly string[] = ['position', 'totalBet', 'status', 'currentBet', 'chips'];

function playersProblem(players: readonly PositionPlayer[]): Refusal | undefined {
  if (!Array.isArray(players)) return unfit('players', 'list', players);
  if (players.length > MAX_PLAYERS) {
    return reject('TOO_MANY_PLAYERS', { count: players.length, max: MAX_PLAYERS });
  }
  for (let i = 0; i < players.length; i++) {
    const player: PositionPlayer | undefined = players[i];
    const at = `players[${i}]`;
    if (player === undefined || !isObject(player)) return unfit(at, 'object', player);
    const { position, totalBet, status, currentBet = 0, chips = 0 } = player;
    const wrong =
      keysProblem(player, KEYS, `${at}.`) ??
      amountProblem(position, `${at}.position`) ??
      amountProblem(totalBet, 'totalBet', position) ??
      amountProblem(currentBet, 'currentBet', position) ??
      amountProblem(chips, 'chips', position) ??
      (status === undefined
        ? unfit(`${at}.status`, { wants: 'oneOf', choices: PLAYER_STATUSES }, status)
        : choiceProblem(`${at}.status`, status, PLAYER_STATUSES));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/**
 * Pots to their winners, by rank or by cards. A Map of ranks is as in the root: a higher one wins. A
 * list of hands is compared as hold'em. The answer has the chips of each winner.
 *
 * @throws `PokerError`: as `distributePots` of the root, and `BAD_HAND`, `BAD_CARD`,
 * `DUPLICATE_CARD`; `MISSING_RANK` for a contender without a hand.
 *
 * @example
 * import { distributePots } from '@sidepot/engine/pot-calculator';
 *
 * const pots = [
 *   { amount: 150, eligiblePlayers: [0, 1, 2], winners: null },
 *   { amount: 60, eligiblePlayers: [0, 2], winners: null },
 * ];
 * const hands = [
 *   { position: 0, cards: 'Qs Qd' },
 *   { position: 1, cards: 'As Ad' },
 *   { position: 2, cards: 'Js Jd' },
 * ];
 * distributePots(pots, hands, { board: '2c 5d 9h Kc 3s' }); // → Map(2) { 1 => 150, 0 => 60 }
 */
export function distribute<Id extends PlayerId = string>(
  pots: readonly Pot<Id>[],
  handRankings: ReadonlyMap<Id, number>,
  options?: DistributeOptions<Id>,
): Map<Id, number>;
export function distribute(
  pots: readonly PotState[],
  playerHands: readonly PlayerHand[],
  options?: CardOptions,
): Map<number, number>;
export function distribute(
  pots: readonly Pot<PlayerId>[] | readonly PotState[],
  ranked: ReadonlyMap<PlayerId, number> | readonly PlayerHand[],
  options: DistributeOptions<PlayerId> | CardOptions = {},
): Map<PlayerId, number> {
  return throwing(() => {
    if (ranked instanceof Map) {
      return distributePots(pots as readonly Pot<PlayerId>[], ranked, options);
    }
    if (!Array.isArray(ranked)) throw new PokerError(unfit('playerHands', 'list', ranked));
    if (!isObject(options)) throw new PokerError(unfit('options', 'object', options));
    const { board = [], ...others } = options as CardOptions;
    const ranks = ranksOf(ranked, cardsOf(board, 'board'));
    return distributePots<PlayerId>(contested(pots as readonly PotState[]), ranks, others);
  });
}

const POT_KEYS: readonly string[] = ['amount', 'eligiblePlayers', 'winners'];

/** In the words of the root. */
function contested(pots: readonly PotState[]): Pot<PlayerId>[] {
  if (!Array.isArray(pots)) throw new PokerError(unfit('pots', 'list', pots));
  const list: Pot<PlayerId>[] = [];
  for (let i = 0; i < pots.length; i++) {
    const pot: PotState | undefined = pots[i];
    if (pot === undefined || !isObject(pot))
      throw new PokerError(unfit(`pots[${i}]`, 'object', pot));
    const { amount, eligiblePlayers } = pot;
    throwIf(
      keysProblem(pot, POT_KEYS, `pots[${i}].`) ??
        idListProblem(`pots[${i}].eligiblePlayers`, eligiblePlayers),
    );
    list.push({ amount, eligiblePlayerIds: eligiblePlayers });
  }
  return list;
}

function ranksOf(hands: readonly PlayerHand[], board: readonly Card[]): Map<PlayerId, number> {
  if (hands.length > MAX_PLAYERS) {
    throw new PokerError(reject('TOO_MANY_PLAYERS', { count: hands.length, max: MAX_PLAYERS }));
  }
  const ranks = new Map<PlayerId, number>();
  const seen = new Set<Card>();
  for (let i = 0; i < hands.length; i++) {
    const hand: PlayerHand | undefined = hands[i];
    const at = `playerHands[${i}]`;
    if (hand === undefined || !isObject(hand)) throw new PokerError(unfit(at, 'object', hand));
    const { position } = hand;
    throwIf(
      keysProblem(hand, ['position', 'cards'], `${at}.`) ??
        amountProblem(position, `${at}.position`) ??
        (ranks.has(position) ? reject('DUPLICATE_PLAYER', { player: position }) : undefined),
    );
    const cards = cardsOf(hand.cards, `${at}.cards`);
    // With the board apart, what each holds is their own.
    const twice = board.length === 0 ? undefined : cards.find((card) => seen.has(card));
    if (twice !== undefined) throw new PokerError(reject('DUPLICATE_CARD', { card: twice }));
    for (const card of cards) seen.add(card);
    ranks.set(position, evaluate([...cards, ...board]));
  }
  return ranks;
}

/** Judged by `evaluate`, all together. */
function cardsOf(cards: string | readonly Card[], field: string): readonly Card[] {
  if (typeof cards === 'string') return parseCards(cards);
  if (!Array.isArray(cards) || cards.length > 7) throw new PokerError(unfit(field, 'cards', cards));
  return Array.from(cards);
}
