/**
 * From a hand that was played, at a table or in a hand history, to one that the calculator opens:
 * what everybody put in before anything came back, the cards that are known, and who beats whom.
 */

import {
  type BoardRanking,
  type Card,
  formatCards,
  type GameName,
  type HandState,
  type PlayerState,
  type Rules,
  type SeenCard,
  type SettlePlayer,
  tiersByWinners,
} from '@sidepot/engine';
import { CALCULATOR_GAMES, type CalculatorGame, type LinkedHand } from '../model/link.js';
import { gameHasLow, isComplete, rankHands } from '../model/ranking.js';

type Payer = Pick<
  PlayerState,
  'seat' | 'ante' | 'dead' | 'live' | 'refunded' | 'folded' | 'forced' | 'killed'
>;
type UpCards = Pick<PlayerState, 'up'>;

interface Holder {
  /** Those face down that are known; null for the others. */
  readonly cards: readonly SeenCard[];
}

/** What a state and a view of it have in common. */
export interface PlayedHand {
  readonly rules: Pick<
    Rules,
    'button' | 'seatCount' | 'unit' | 'mode' | 'rakeConfig' | 'game' | 'bombPot'
  > &
    Pick<Rules, 'smallBlind' | 'bigBlind' | 'ante' | 'anteMode' | 'singleAnteOrder'>;
  readonly players: readonly (Pick<PlayerState, 'stack' | 'won'> & Payer & UpCards & Holder)[];
  readonly boards: HandState['boards'];
  /** Of what is dead, the ante for the table. */
  readonly singleAnte: number;
}

/** Null if the calculator has it not: such a hand goes without its cards. */
function calculatorGame(game: GameName): CalculatorGame | null {
  if (game === 'omaha5' || game === 'omaha6') return 'omaha';
  if (game === 'omaha5-8') return 'omaha8';
  return CALCULATOR_GAMES.find((name) => name === game) ?? null;
}

/** Of a replayed or a running hand. `names` by index of the player. */
export function linkedHandOf(state: HandState, names: readonly string[]): LinkedHand {
  const players = state.players.map((player, i) => ({
    ...player,
    cards: state.hidden.cards[i] ?? [],
  }));
  return linkedHand(
    { ...state, players },
    (seat) => names[players.findIndex((player) => player.seat === seat)] ?? '',
    rankingOf(state, players),
  );
}

/** `boards` ranks seats; none if it is not known who won. */
export function linkedHand(
  hand: PlayedHand,
  nameOf: (seat: number) => string,
  boards: readonly BoardRanking<number>[],
): LinkedHand {
  const { button, seatCount, unit, mode, rakeConfig, smallBlind, bigBlind, bombPot } = hand.rules;
  const { ante: amount, anteMode, singleAnteOrder: order } = hand.rules;
  const names = uniqueNames(hand, nameOf);
  const name = (seat: number): string => names.get(seat) ?? '';
  const named = (tiers: readonly (readonly number[])[]) => tiers.map((tier) => tier.map(name));
  const game = calculatorGame(hand.rules.game);
  const common = hand.boards.map((board) => known(board) ?? []);
  const hasBoards = game !== null && common.some((board) => board.length > 0);
  return {
    hand: {
      players: putInBy(hand.players).map((player) => ({ id: name(player.seat), ...short(player) })),
      ...{ button, seatCount, unit, mode, rakeConfig },
      kind: game !== null && gameHasLow(game) ? 'hilo' : 'high',
      ...deadBlindsIn(hand),
      boards: boards.map(({ high, low }) => ({
        high: named(high),
        ...(low !== undefined && { low: named(low) }),
      })),
    },
    ...(game !== null && { game, cards: cardsOf(hand, name) }),
    ...(hasBoards && { boards: common.map(formatCards) }),
    stacks: stacksOf(hand, name),
    ...(!bombPot && { blinds: { small: smallBlind, big: bigBlind } }),
    ...(anteMode !== 'none' && amount > 0 && { ante: { mode: anteMode, amount, order } }),
  };
}

/** What goes without saying makes a link longer, and its code harder for a camera. */
const short = ({ ante = 0, dead = 0, ...rest }: Omit<SettlePlayer, 'id'>) => ({
  ...rest,
  ...(ante > 0 && { ante }),
  ...(dead > 0 && { dead }),
});

/** Dead chips that are no ante; left out if there are none. */
export function deadBlindsIn({
  players,
  singleAnte,
}: {
  readonly players: readonly Pick<Payer, 'dead'>[];
  readonly singleAnte: number;
}): { readonly deadBlinds?: number } {
  const deadBlinds = players.reduce((sum, { dead }) => sum + dead, 0) - singleAnte;
  return deadBlinds > 0 ? { deadBlinds } : {};
}

/**
 * What went in, before anything came back (R10). A killed raise goes back at once (R11); if others
 * went on to put in more than was left of it, or had a bet back as well, it is as if it was never in.
 */
export function putInBy(players: readonly Payer[]): readonly Omit<SettlePlayer, 'id'>[] {
  const highest = Math.max(...players.map(({ ante, live }) => ante + live));
  const isOne = players.filter(({ refunded }) => refunded > 0).length === 1;
  return players.map((player) => {
    const { seat, ante, dead, live, refunded, folded } = player;
    const isUncalled = isOne && ante + live === highest;
    return {
      ...{ seat, ante, dead, live: isUncalled ? live + refunded : live, folded },
      ...forfeitIn(player),
    };
  });
}

/**
 * What of ante and live stays in whatever comes (R45). What went back before the hand was killed is
 * not taken again.
 */
function forfeitIn({ killed, ante, live, forced }: Payer): { readonly forfeit?: number } {
  const forfeit = killed ? ante + Math.min(forced, live) : 0;
  return forfeit > 0 ? { forfeit } : {};
}

/** Two of the same name get a number, as the calculator tells players apart by their names. */
function uniqueNames(
  { players }: PlayedHand,
  nameOf: (seat: number) => string,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  for (const { seat } of players) {
    const plain = nameOf(seat) || `p${seat}`;
    let name = plain;
    for (let n = 2; taken.has(name); n++) name = `${plain} ${n}`;
    taken.add(name);
    names.set(seat, name);
  }
  return names;
}

/** All that somebody holds: in stud those face up, too. */
const allOf = ({ cards, up }: UpCards & Holder): readonly SeenCard[] => [...cards, ...up];

const known = (cards: readonly (Card | null)[]): readonly Card[] | null =>
  cards.includes(null) ? null : (cards as readonly Card[]);

/** Of whoever folded only if the muck has not come back to somebody else (R127). */
function cardsOf(
  { players }: PlayedHand,
  name: (seat: number) => string,
): Readonly<Record<string, string>> {
  const live = new Set(players.flatMap((player) => (player.folded ? [] : allOf(player))));
  const shown = players.flatMap((player) => {
    const all = known(allOf(player)) ?? [];
    const isBack = player.folded && all.some((card) => live.has(card));
    return all.length === 0 || isBack ? [] : [[name(player.seat), formatCards(all)] as const];
  });
  return Object.fromEntries(shown);
}

/** Before the hand. A record may not know them. */
function stacksOf(
  { players }: PlayedHand,
  name: (seat: number) => string,
): Readonly<Record<string, number>> {
  const before = players.map(
    ({ seat, stack, ante, dead, live, won }) =>
      [name(seat), stack - won + ante + dead + live] as const,
  );
  return Object.fromEntries(before.filter(([, stack]) => Number.isSafeInteger(stack)));
}

/** By the cards if they are all there, else by who won which pot; none if neither is known. */
function rankingOf(
  state: HandState,
  players: readonly (PlayerState & Holder)[],
): readonly BoardRanking<number>[] {
  const live = players.filter(({ folded }) => !folded);
  const boards = state.boards.map(known);
  const dealt = boards.flatMap((board) => board ?? []);
  if (live.length < 2) return dealt.length > 0 ? [{ high: [live.map(({ seat }) => seat)] }] : [];
  const game = calculatorGame(state.rules.game);
  const holdings = live.map((player) => [player.seat, known(allOf(player)) ?? []] as const);
  const full = boards.map((board) => board ?? []);
  if (game !== null && holdings.every(([, hole]) => isComplete(game, hole, full))) {
    return full.map((board) => rankHands(game, holdings, board));
  }
  const isHalved = game !== null && gameHasLow(game);
  return isHalved || boards.length > 1 ? [] : byPots(state);
}

function byPots({ pots, players }: HandState): readonly BoardRanking<number>[] {
  if (pots.length === 0 || pots.some(({ winners }) => winners === null)) return [];
  const live = players.filter(({ folded }) => !folded).map(({ seat }) => seat);
  const high = tiersByWinners(
    pots.map(({ winners }) => winners ?? []),
    live,
  );
  return [{ high }];
}
