/**
 * Random hands of the games with up cards, draws or halves of their own, as `random-config.ts` has
 * them of the others. Full tables and large draws are frequent: that is where decks run short.
 */
import {
  BOARD_GAMES,
  type Card,
  deck,
  GAME_NAMES,
  GAMES,
  type GameName,
  type HandConfig,
  type RakeConfig,
} from '@sidepot/engine';
import { type Source, seeded, shuffled } from '../arbitrary.js';
import {
  drawnFirst,
  oneIn,
  pick,
  randomBlinds,
  randomPlayers,
  SEATS,
  withPost,
} from './random-config.js';

const OTHER_GAMES: readonly GameName[] = GAME_NAMES.filter(
  (name) => !(BOARD_GAMES as readonly string[]).includes(name),
);

const FULL = deck();
/** Shuffled once: to shuffle four decks anew would take as long as the hand. */
const SPARES: readonly (readonly Card[])[] = Array.from({ length: 256 }, (_, i) =>
  shuffled(seeded(0x5b, i), FULL),
);

/** `only` plays that game. */
export function randomGame(source: Source, only?: GameName): HandConfig {
  const game = only ?? pick(source, OTHER_GAMES);
  const { seats: most, forced, limits, shortDeck } = GAMES[game];
  const count = oneIn(source, 4) ? most : 2 + source.int(most - 1);
  const seatCount = oneIn(source, 2) ? count : count + source.int(SEATS - count + 1);
  const all = Array.from({ length: seatCount }, (_, i) => i + 1);
  const seats = drawnFirst(source, all, count).slice(0, count);
  const unit = pick(source, [1, 1, 1, 1, 2, 5]);
  const bet = unit * (2 + source.int(pick(source, [2, 4, 10])));
  const isStud = forced === 'bring-in';
  const mode = pick(source, ['cash', 'tournament'] as const);
  // R106: in stud the last seat.
  const isEmpty = oneIn(source, 8);
  const place = isEmpty ? 1 + source.int(seatCount) : pick(source, seats);
  const button = isStud ? seatCount : place;
  const players = randomPlayers(source, seats, bet);
  const stakes = isStud
    ? studStakes(source, bet, unit)
    : randomBlinds(source, seats, button, bet, unit);
  const isPosted = stakes.straddles?.length === 0 && oneIn(source, 6);
  return {
    players: isPosted ? withPost(source, players, button, bet) : players,
    ...{ button, seatCount, game, limit: pick(source, limits), mode, unit },
    ...stakes,
    ...(mode === 'cash' && oneIn(source, 3) && { rakeConfig: plainRake(source) }),
    // In stud and draw games nobody is asked (R156).
    ...(mode === 'cash' && oneIn(source, 4) && { runs: pick(source, [2, 3] as const) }),
    ...(oneIn(source, 3) && { reopen: 'consecutive' }),
    ...(oneIn(source, 4) && { straddleRaise: 'straddle' }),
    potLimitPreflop: pick(source, ['full-blinds', 'true-value', 'sb-as-bb']),
    ...(oneIn(source, 4) && { fixedLimitRaises: 1 + source.int(4) }),
    ...(oneIn(source, 8) && { uncapped: true }),
    ...(oneIn(source, 4) && { foldWhenFree: 'reject' }),
    ...(oneIn(source, 4) && { hideAllIns: true }),
    deck: drawnFirst(source, FULL, FULL.length),
    ...(shortDeck === 'reshuffle' && {
      spares: Array.from({ length: 4 }, () => pick(source, SPARES)),
    }),
  };
}

/** R105, R108, R115, R116. */
function studStakes(source: Source, smallBet: number, unit: number): Partial<HandConfig> {
  return {
    ante: unit * (1 + source.int(3)),
    bringIn: unit * (1 + source.int(smallBet / unit)),
    smallBet,
    bigBet: oneIn(source, 4) ? smallBet : 2 * smallBet,
    boardTie: pick(source, ['suit', 'suit', 'position'] as const),
    openPair: oneIn(source, 2),
  };
}

/** As the walker reckons it. */
const plainRake = (source: Source): RakeConfig => ({
  bps: pick(source, [100, 250, 500, 1000]),
  cap: pick(source, [null, 1, 3, 30]),
  rounding: pick(source, ['floor', 'half-even'] as const),
  noFlopNoDrop: !oneIn(source, 4),
});
