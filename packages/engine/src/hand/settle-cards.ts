/** `settle` for who has cards instead of ranks: the game's own evaluators rank them. */

import { type Card, parseCards } from '../cards.js';
import { answering, flagProblem, isObject, keysProblem, unfit } from '../checks.js';
import {
  type PlayerId,
  PokerError,
  type Refusal,
  type Result,
  refused,
  reject,
} from '../errors.js';
import type { Game } from '../games/game.js';
import { boardCards, deckOf, GAMES, type GameName, gameProblem, hasLow } from '../games/games.js';
import { evaluatorsOf, type HandValue } from '../games/values.js';
import type { BoardRanking } from '../pots/boards.js';
import { crowdProblem } from '../pots/crowd.js';
import { type Explainer, type Settlement, settleHand } from '../pots/settle.js';
import {
  HAND_KEYS,
  PLAYER_KEYS,
  readHand,
  type SettleInput,
  type SettlePlayer,
} from '../pots/settle-input.js';
import { tiersByValue } from '../pots/tiers.js';
import { oddRules } from './rules/odd-units.js';
import { MOST_RUNS } from './state/state-check.js';

/** Cards, or a text such as "As Kd". */
export type CardsGiven = string | readonly Card[];

/** A player of a finished hand, with what they hold; who folded need not say. */
export interface CardPlayer<Id extends PlayerId = string> extends SettlePlayer<Id> {
  readonly cards?: CardsGiven;
}

/** A finished hand with its cards: `SettleInput` without ranks. */
export interface SettleCardsInput<Id extends PlayerId = string>
  extends Omit<SettleInput<Id>, 'players' | 'boards' | 'kind'> {
  /** Hold'em if left out. */
  readonly game?: GameName;
  readonly players: readonly CardPlayer<Id>[];
  /**
   * Five cards for each board that was run; empty when a single hand is left. In stud the common card,
   * if there was one (R119); stud and draw games need no board.
   */
  readonly boards: readonly CardsGiven[];
  /** Short deck: three of a kind over a straight, as some rooms have it (R101). */
  readonly tripsOverStraight?: boolean;
}

/** Made when it is needed: who does not need it does not carry it. */
const knownKeys = (): readonly string[] => [
  ...HAND_KEYS.filter((key) => key !== 'kind'),
  'game',
  'tripsOverStraight',
];

/**
 * Who gets what, from hole cards and boards. Games with two halves are paid in halves by themselves,
 * and odd chips go as the game has them (R132, R135).
 *
 * @throws `PokerError`: `CONSERVATION` only, which would be a bug of ours.
 *
 * @example
 * import { settleCards } from '@sidepot/engine';
 *
 * const hand = settleCards({
 *   players: [
 *     { id: 'Ann', seat: 1, live: 50, folded: false, cards: 'As Ah' },
 *     { id: 'Bob', seat: 2, live: 80, folded: false, cards: 'Kd Kc' },
 *     { id: 'Cat', seat: 3, live: 80, folded: true },
 *   ],
 *   ...{ button: 1, seatCount: 3, boards: ['Qs 7d 7h 3c 2s'] },
 * });
 * if (hand.ok) hand.value.awards; // → { Ann: 150, Bob: 60 }
 */
export const settleCards = <Id extends PlayerId = string>(
  input: SettleCardsInput<Id>,
): Result<Settlement<Id>> => settleCardsWith(input, undefined);

/** The same, told by an explainer if there is one. */
export const settleCardsWith = <Id extends PlayerId>(
  input: SettleCardsInput<Id>,
  explainer: Explainer<Id> | undefined,
): ReturnType<typeof settleHand<Id>> =>
  answering(() => {
    const wrong = shapeProblem(input);
    if (wrong !== undefined) return refused(wrong);
    const { game = 'holdem', tripsOverStraight, players, boards, ...rest } = input;
    const options = tripsOverStraight === undefined ? {} : { tripsOverStraight };
    const { high, low } = evaluatorsOf(game, options);
    const deck = new Set<Card>(deckOf(game));
    const hands = players.map(({ cards }, i) =>
      cards === undefined ? null : read(cards, `players[${i}].cards`, deck, game),
    );
    // A place that was deleted is no board either: `map` would pass it over.
    const known = Array.from(boards, (board, b) => read(board, `boards[${b}]`, deck, game));
    const contested = players.filter(({ folded }) => folded !== true).length > 1;
    const dealt = known.length === 0 && contested && boardCards(GAMES[game]) === 0 ? [[]] : known;
    const problem = cardsProblem(hands, dealt, GAMES[game]);
    if (problem !== undefined) return refused(problem);
    const live = players.flatMap((player, i) => {
      const cards = hands[i] ?? null;
      return player.folded === true || cards === null ? [] : [{ id: player.id, cards }];
    });
    const ranked = dealt.map((board): BoardRanking<Id> => {
      const tiers = tiersOf(live, board, high);
      return low === null ? { high: tiers } : { high: tiers, low: tiersOf(live, board, low) };
    });
    const kind = hasLow(GAMES[game]) ? 'hilo' : 'high';
    const withoutCards = players.map(({ cards: _cards, ...player }) => player);
    const hand = { ...rest, kind, players: withoutCards as SettlePlayer<Id>[], boards: ranked };
    const odd = oddRules(GAMES[game], bySeat(players, hands), dealt[0] ?? []);
    const given = readHand(hand as SettleInput<Id>);
    return settleHand(given.ok ? { ok: true, value: { ...given.value, odd } } : given, explainer);
  });

/** The cards of a player by index: the pot engine counts players in seat order. */
function bySeat(
  players: readonly CardPlayer<PlayerId>[],
  hands: readonly (readonly Card[] | null)[],
): (player: number) => readonly Card[] {
  const places = players.map((_, i) => i);
  // A seat that is no number is refused by the pot engine, not made one here.
  const seatOf = (i: number): number => {
    const seat: unknown = players[i]?.seat;
    return typeof seat === 'number' ? seat : 0;
  };
  places.sort((a, b) => seatOf(a) - seatOf(b));
  return (player) => hands[places[player] ?? -1] ?? [];
}

function shapeProblem(input: SettleCardsInput<PlayerId>): Refusal | undefined {
  if (!isObject(input)) return unfit('hand', 'object', input);
  const { game, tripsOverStraight, players, boards } = input;
  const wrong =
    keysProblem(input, knownKeys()) ??
    (game === undefined ? undefined : gameProblem(game)) ??
    flagProblem('tripsOverStraight', tripsOverStraight);
  if (wrong !== undefined) return wrong;
  if (!Array.isArray(players)) return unfit('players', 'list', players);
  const crowd = crowdProblem(players.length);
  if (crowd !== undefined) return crowd;
  for (let i = 0; i < players.length; i++) {
    const at = `players[${i}]`;
    if (!isObject(players[i])) return unfit(at, 'object', players[i]);
    const unknown = keysProblem(players[i], [...PLAYER_KEYS, 'cards'], `${at}.`);
    if (unknown !== undefined) return unknown;
  }
  if (!Array.isArray(boards)) return unfit('boards', 'list', boards);
  return boards.length > MOST_RUNS
    ? unfit('boards', { wants: 'atMostItems', most: MOST_RUNS }, boards.length, 'BAD_BOARDS')
    : undefined;
}

/** Cards of the game's deck. How many there must be, the evaluators know. */
function read(
  given: CardsGiven,
  field: string,
  deck: ReadonlySet<Card>,
  game: GameName,
): readonly Card[] {
  if (typeof given !== 'string' && !(Array.isArray(given) && given.length <= deck.size)) {
    throw new PokerError(unfit(field, 'cards', given));
  }
  const cards = typeof given === 'string' ? parseCards(given) : Array.from(given);
  const strange = cards.find((card) => !deck.has(card));
  if (cards.some((card) => !deck.has(card))) {
    throw new PokerError(reject('BAD_CARD', { card: strange, game }));
  }
  return cards;
}

/** Each board is complete, and no card is twice in it or in it and in a hand. */
function cardsProblem(
  hands: readonly (readonly Card[] | null)[],
  boards: readonly (readonly Card[])[],
  game: Game,
): Refusal | undefined {
  const held = hands.flatMap((cards) => cards ?? []);
  const count = boardCards(game);
  for (const [b, board] of boards.entries()) {
    if (board.length === count || (board.length === 1 && game.upCards !== null)) continue;
    return unfit(`boards[${b}]`, { wants: 'cardCount', count }, board.length, 'BAD_BOARDS');
  }
  for (const board of boards.length === 0 ? [[]] : boards) {
    const seen = new Set<Card>();
    for (const card of [...held, ...board]) {
      if (seen.has(card)) return reject('DUPLICATE_CARD', { card });
      seen.add(card);
    }
  }
  return undefined;
}

function tiersOf<Id extends PlayerId>(
  live: readonly { readonly id: Id; readonly cards: readonly Card[] }[],
  board: readonly Card[],
  value: HandValue,
): readonly (readonly Id[])[] {
  return tiersByValue(live.map(({ id, cards }) => [id, worthOf(id, cards, board, value)]));
}

/** Says whose cards are too few or too many. */
function worthOf(
  player: PlayerId,
  cards: readonly Card[],
  board: readonly Card[],
  value: HandValue,
): number {
  try {
    return value(cards, board);
  } catch (error) {
    if (!(error instanceof PokerError)) throw error;
    throw new PokerError({ ...error.refusal, player } as Refusal);
  }
}
