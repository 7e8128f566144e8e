/** Random hands of every game beyond those with a board: configs, commands, whole hands. */

import {
  apply,
  autoAdvance,
  BOARD_GAMES,
  deckOf,
  GAME_NAMES,
  GAMES,
  type GameName,
  type HandConfig,
  type HandEvent,
  type HandState,
  holeCardsOf,
  type PlayerCommand,
  type Rng,
  randomBelow,
  shuffle,
  startHand,
  type Turn,
  unwrap,
} from '@sidepot/engine';

export const NEW_GAMES: readonly GameName[] = GAME_NAMES.filter(
  (name) => !(BOARD_GAMES as readonly string[]).includes(name),
);

const oneIn = (rng: Rng, n: number): boolean => randomBelow(rng, n) === 0;
const pick = <T>(rng: Rng, items: readonly T[]): T => items[randomBelow(rng, items.length)]!;

/** Short stacks, so that somebody is all-in before long. */
export function randomGame(game: GameName, rng: Rng): HandConfig {
  const { seats, forced, limits } = GAMES[game];
  const count = 2 + randomBelow(rng, seats - 1);
  const unit = pick(rng, [1, 1, 1, 5]);
  const bet = unit * (4 + 2 * randomBelow(rng, 8));
  const mode = pick(rng, ['cash', 'tournament'] as const);
  const deepest = bet * pick(rng, [2, 5, 10, 30]);
  const away = oneIn(rng, 8) ? randomBelow(rng, count) : -1;
  const players = Array.from({ length: count }, (_, i) => ({
    id: `P${i + 1}`,
    seat: i + 1,
    stack: oneIn(rng, 4) ? deepest : 1 + randomBelow(rng, deepest),
    ...(i === away && { absent: true }),
  }));
  const isStud = forced === 'bring-in';
  const antes = oneIn(rng, 3);
  const stakes = isStud
    ? {
        ante: unit * (1 + randomBelow(rng, 3)),
        bringIn: unit * (1 + randomBelow(rng, 3)),
        ...{ smallBet: bet, bigBet: 2 * bet },
        boardTie: pick(rng, ['suit', 'suit', 'position'] as const),
        openPair: oneIn(rng, 2),
      }
    : {
        ...{ smallBlind: unit * Math.floor(bet / unit / 2), bigBlind: bet },
        ...(antes && {
          ante: unit * (1 + randomBelow(rng, 3)),
          anteMode: pick(rng, ['perPlayer', 'bigBlind'] as const),
        }),
      };
  return {
    ...{ players, game, limit: pick(rng, limits), mode, unit },
    button: isStud ? count : 1 + randomBelow(rng, count),
    ...stakes,
    ...(oneIn(rng, 6) && { uncapped: true }),
    ...(oneIn(rng, 4) && { foldWhenFree: 'reject' as const }),
    ...(oneIn(rng, 4) && { hideAllIns: true }),
    ...(mode === 'cash' &&
      oneIn(rng, 3) && { rakeConfig: { bps: 500, rounding: 'floor', noFlopNoDrop: true } }),
    ...(mode === 'cash' && oneIn(rng, 4) && { runs: 2 as const }),
    deck: shuffle(deckOf(game), rng),
    spares: Array.from({ length: 4 }, () => shuffle(deckOf(game), rng)),
  };
}

/** Something legal. Few fold, so that hands go on to the last street. */
export function randomMove(turn: Turn, state: HandState, rng: Rng): PlayerCommand {
  if (turn.kind === 'draw') {
    const { seat, min, max } = turn;
    if (oneIn(rng, 12)) return { type: 'timeout', seat };
    const count = min + randomBelow(rng, Math.min(max, oneIn(rng, 3) ? max : 3) - min + 1);
    return { type: 'draw', seat, cards: shuffle(holeCardsOf(state, seat), rng).slice(0, count) };
  }
  if (turn.kind === 'runs') {
    return { type: 'runs', seat: turn.seats[0]!, runs: 1 + randomBelow(rng, turn.most) };
  }
  if (turn.kind !== 'act') throw new Error(turn.kind);
  const { seat, legal } = turn;
  const drawn = randomBelow(rng, 20);
  const range = legal.bet ?? legal.raise;
  if (drawn === 0) return { type: 'timeout', seat };
  if (drawn === 1 && legal.allIn !== null) return { type: 'allIn', seat };
  if (drawn < 6 && range !== null) {
    const steps = Math.floor((range.max - range.min) / legal.unit);
    const to =
      range.either !== undefined
        ? pick(rng, range.either)
        : range.min + legal.unit * randomBelow(rng, steps + 1);
    return { type: legal.bet === null ? 'raise' : 'bet', seat, to };
  }
  if (legal.bringIn !== null) return { type: 'bringIn', seat };
  if (legal.check) return { type: 'check', seat };
  return { type: drawn < 8 && legal.fold ? 'fold' : 'call', seat };
}

export interface Moment {
  readonly state: HandState;
  /** What led to it from the moment before. */
  readonly events: readonly HandEvent[];
}

/** A whole hand: the state after the start, after each command, and after each step of the dealer. */
export function randomHand(game: GameName, rng: Rng): readonly Moment[] {
  const moments: Moment[] = [unwrap(startHand(randomGame(game, rng)))];
  for (;;) {
    const { state } = moments.at(-1)!;
    const next = autoAdvance(state);
    if (next.events.length > 0) moments.push(next);
    if (next.state.over) return moments;
    moments.push(unwrap(apply(next.state, randomMove(next.state.turn, next.state, rng))));
  }
}
