/**
 * Random hands to play: every game with a board and nothing else, every limit, kind of ante, straddle
 * and option, mostly with stacks so short that somebody is all-in before long. As in arbitrary.ts
 * every choice is a `Source`'s. `random-games.ts` has the other games.
 */
import {
  type AmountRange,
  BOARD_GAMES,
  type BoardGame,
  deck,
  GAMES,
  type GameName,
  type HandConfig,
  type HandPlayer,
  type HandState,
  holeCardsOf,
  type LegalActions,
  type PlayerCommand,
  type Straddle,
  shortDeck,
} from '@sidepot/engine';
import { randomRake, type Source } from '../arbitrary.js';

const FULL = deck();
const SHORT = shortDeck();
export const SEATS = 10;

export const pick = <T>(source: Source, choices: readonly T[]): T =>
  choices[source.int(choices.length)]!;
/** True once in `n`. */
export const oneIn = (source: Source, n: number): boolean => source.int(n) === 0;

/** A new list with its first `count` places drawn at random, which is all that is dealt. */
export function drawnFirst<T>(source: Source, items: readonly T[], count: number): T[] {
  const result = items.slice();
  for (let i = 0; i < count && i < result.length - 1; i++) {
    const j = i + source.int(result.length - i);
    const item = result[i]!;
    result[i] = result[j]!;
    result[j] = item;
  }
  return result;
}

const holeCards = (game: GameName): number => GAMES[game].streets[0]!.down;

/** `only` plays that game. */
export function randomConfig(source: Source, only?: BoardGame): HandConfig {
  const game = only ?? (oneIn(source, 2) ? 'holdem' : pick(source, BOARD_GAMES));
  const cards = game === 'short-deck' ? SHORT : FULL;
  const most = Math.min(SEATS, Math.floor((cards.length - 8) / holeCards(game)));
  const count = 2 + source.int(most - 1);
  const seatCount = oneIn(source, 2) ? count : count + source.int(SEATS - count + 1);
  const seats = drawnFirst(
    source,
    Array.from({ length: seatCount }, (_, i) => i + 1),
    count,
  ).slice(0, count);
  const unit = pick(source, [1, 1, 1, 1, 2, 5]);
  const bigBlind = unit * (1 + source.int(pick(source, [2, 4, 10])));
  // R36: the button may be where nobody sits.
  const button = oneIn(source, 8) ? 1 + source.int(seatCount) : pick(source, seats);
  const players = randomPlayers(source, seats, bigBlind);
  const mode = pick(source, ['cash', 'tournament'] as const);
  const isShort = game === 'short-deck';
  const isBombPot = mode === 'cash' && oneIn(source, 8);
  const forced: Partial<HandConfig> = isBombPot
    ? { bombPot: true, bigBlind, ante: 1 + source.int(3 * bigBlind) }
    : isShort
      ? { ante: bigBlind }
      : randomBlinds(source, seats, button, bigBlind, unit);
  const isPosted = forced.straddles?.length === 0 && oneIn(source, 6);
  return {
    players: isPosted ? withPost(source, players, button, bigBlind) : players,
    button,
    seatCount,
    game,
    limit: pick(source, GAMES[game].limits),
    ...forced,
    mode,
    unit,
    ...(mode === 'cash' && oneIn(source, 3) && { rakeConfig: houseRake(source) }),
    ...(mode === 'cash' && oneIn(source, 3) && { runs: pick(source, [2, 3] as const) }),
    ...(mode === 'cash' &&
      cards.length >= count * holeCards(game) + 10 &&
      oneIn(source, isBombPot ? 2 : 12) && { doubleBoard: true }),
    ...(oneIn(source, 3) && { reopen: 'consecutive' }),
    ...(oneIn(source, 4) && { straddleRaise: 'straddle' }),
    potLimitPreflop: pick(source, ['full-blinds', 'true-value', 'sb-as-bb']),
    ...(oneIn(source, 4) && { fixedLimitRaises: 1 + source.int(4) }),
    ...(oneIn(source, 8) && { uncapped: true }),
    ...(oneIn(source, 4) && { foldWhenFree: 'reject' }),
    ...(oneIn(source, 4) && { hideAllIns: true }),
    ...(isShort && oneIn(source, 2) && { tripsOverStraight: true }),
    deck: drawnFirst(source, cards, count * holeCards(game) + 15),
  };
}

/** What the flop did is the hand's to know. */
function houseRake(source: Source): NonNullable<HandConfig['rakeConfig']> {
  const { flopSeen: _, ...rake } = randomRake(source);
  return rake;
}

export function randomPlayers(
  source: Source,
  seats: readonly number[],
  bigBlind: number,
): HandPlayer[] {
  const deepest = bigBlind * pick(source, [2, 5, 5, 10, 10, 20]);
  const players = seats.map((seat): HandPlayer => {
    // A deep stack among short ones, and equal stacks, now and then.
    const stack = oneIn(source, 12) ? 3 * deepest : 1 + source.int(deepest);
    return {
      id: `P${seat}`,
      seat,
      stack: oneIn(source, 6) ? deepest : stack,
    };
  });
  if (!oneIn(source, 20)) return players;
  const away = source.int(players.length);
  return players.map((player, i) => (i === away ? { ...player, absent: true } : player));
}

/** R41, R42: somebody posts who owes no blind; here the seat of the button, or the one before it. */
export function withPost(
  source: Source,
  players: readonly HandPlayer[],
  button: number,
  bigBlind: number,
): HandPlayer[] {
  const poster = [...players]
    .sort((a, b) => a.seat - b.seat)
    .findLast(({ seat }) => seat <= button);
  const posts = { live: source.int(bigBlind + 1), dead: source.int(bigBlind) };
  return players.map((player) =>
    player === poster && players.length > 3 ? { ...player, posts } : player,
  );
}

export function randomBlinds(
  source: Source,
  seats: readonly number[],
  button: number,
  bigBlind: number,
  unit: number,
): Partial<HandConfig> {
  const anteMode = pick(source, [
    'none',
    'none',
    'none',
    'perPlayer',
    'bigBlind',
    'button',
  ] as const);
  const straddles: Straddle[] = [];
  // Anybody but the two blinds, who sit next after the button (R34).
  const sitting = [...seats].sort((a, b) => a - b);
  const behind = [
    ...sitting.filter((seat) => seat > button),
    ...sitting.filter((seat) => seat <= button),
  ].slice(2);
  if (oneIn(source, 5)) {
    let amount = bigBlind;
    const straddlers = drawnFirst(source, behind, pick(source, [1, 1, 2]));
    for (const seat of straddlers.slice(0, pick(source, [1, 1, 2]))) {
      amount += bigBlind + unit * source.int(3);
      straddles.push({ seat, amount });
    }
  }
  return {
    smallBlind: oneIn(source, 3) ? source.int(bigBlind + 1) : Math.floor(bigBlind / 2),
    bigBlind,
    anteMode,
    ...(anteMode !== 'none' && { ante: 1 + source.int(bigBlind + 2) }),
    ...(oneIn(source, 3) && { singleAnteOrder: 'blind-first' }),
    straddles,
    ...(seats.length > 2 && oneIn(source, 10) && { smallBlindSeat: null }),
  };
}

/** A legal command of whoever is to act: often all-in, seldom a fold, the clock once in a while. */
export function randomChoice(
  source: Source,
  legal: LegalActions,
  seat: number,
  state: HandState,
): PlayerCommand {
  if (!legal.check && legal.call === null && legal.bringIn === null) {
    return state.turn.kind === 'draw'
      ? randomDraw(source, state)
      : { type: 'runs', seat, runs: 1 + source.int(mostRuns(state)) };
  }
  const drawn = source.int(16);
  const range = legal.bet ?? legal.raise;
  if (drawn < 2 && legal.allIn !== null) return { type: 'allIn', seat };
  if (drawn < 6 && range !== null) {
    return { type: legal.bet === null ? 'raise' : 'bet', seat, to: amountIn(source, range, legal) };
  }
  if (drawn === 6) return { type: 'timeout', seat };
  if (legal.bringIn !== null) return { type: 'bringIn', seat };
  if (legal.check) return { type: drawn === 7 && legal.fold ? 'fold' : 'check', seat };
  return { type: drawn < 9 ? 'fold' : 'call', seat };
}

function amountIn(source: Source, range: AmountRange, { unit }: LegalActions): number {
  const { min, max, either } = range;
  if (either !== undefined) return pick(source, either);
  const steps = Math.floor((max - min) / unit);
  return oneIn(source, 3) ? min : min + unit * source.int(steps + 1);
}

/** Some cards of who is asked for them, in any order; the clock once in a while. */
export function randomDraw(source: Source, state: HandState): PlayerCommand {
  if (state.turn.kind !== 'draw') throw new Error(state.turn.kind);
  const { seat, min, max } = state.turn;
  if (oneIn(source, 16)) return { type: 'timeout', seat };
  // Few are thrown as a rule; many are what makes a deck run short.
  const most = oneIn(source, 3) ? max : Math.max(min, Math.min(max, 2));
  const count = min + source.int(most - min + 1);
  const cards = drawnFirst(source, holeCardsOf(state, seat), count).slice(0, count);
  return { type: 'draw', seat, cards };
}

/** As often as the rules and the deck allow. */
function mostRuns({ rules, boards, hidden }: HandState): number {
  const { deck: all, dealt } = hidden;
  const toCome = 5 - boards[0]!.length;
  if (all === null) return rules.runs;
  return Math.min(rules.runs, Math.floor((all.length - dealt) / toCome));
}

/** Anything a client could send, most of it nonsense. */
export function randomCommand(source: Source, state: HandState): unknown {
  const seats = [...state.players.map((player) => player.seat), 0, 11, 1.5, Number.NaN, undefined];
  const { turn: due } = state;
  const turn = due.kind === 'act' || due.kind === 'draw' ? due : null;
  const seat = turn !== null && !oneIn(source, 3) ? turn.seat : pick(source, seats);
  const top = state.currentBet + state.lastFullRaise;
  const amounts = [
    ...[0, 1, -1, top, top - 1, top + 1, top + 2, state.currentBet, 1.5, '10', null, 2 ** 53],
    ...[Number.NaN, Number.POSITIVE_INFINITY, source.int(200), source.int(200)],
  ];
  const type = pick(source, [
    ...['fold', 'check', 'call', 'allIn', 'timeout', 'bet', 'bet', 'raise', 'raise', 'raise'],
    ...['runs', 'deal', 'showdown', 'award', 'flod', 'bringIn', 'draw', undefined],
  ]);
  if (oneIn(source, 60)) return pick(source, [null, undefined, 'fold', 7, []]);
  if (type === 'bet' || type === 'raise') return { type, seat, to: pick(source, amounts) };
  if (type === 'runs') return { type, seat, runs: pick(source, [0, 1, 2, 3, 4, 1.5]) };
  if (due.kind === 'draw' && (type === 'draw' || oneIn(source, 3))) {
    return { type: 'draw', seat, cards: anyCards(source, state, due.seat) };
  }
  // The dealer has no seat: with one it is a key that nobody reads.
  const isDealers = type === 'deal' || type === 'showdown' || type === 'award';
  return isDealers && !oneIn(source, 4) ? { type } : { type, seat };
}

/** Own cards and those of somebody else, too many of them, one twice, or no cards at all. */
function anyCards(source: Source, state: HandState, seat: number): unknown {
  if (oneIn(source, 12)) return pick(source, [null, 7, 'As', [52], ['As'], [null], [-1]]);
  const own = holeCardsOf(state, seat);
  const cards = drawnFirst(source, own, own.length).slice(0, source.int(own.length + 1));
  if (oneIn(source, 6)) return [...cards, pick(source, own)];
  return oneIn(source, 6) ? [...cards.slice(1), pick(source, FULL)] : cards;
}
