/** Random tables of one game: mostly with stacks so short that somebody is all-in before long. */
import { type GameRecord, recordOf } from './records.js';
import { between, oneIn, pick, type Source, shuffled } from './source.js';
import type { WalkConfig, WalkPlayer, WalkRake } from './state.js';

type Stakes = Pick<
  WalkConfig,
  'ante' | 'anteMode' | 'singleAnteOrder' | 'smallBlind' | 'bigBlind' | 'smallBet' | 'bigBet'
> &
  Pick<WalkConfig, 'bringIn'>;

export function randomConfig(source: Source, name: string): WalkConfig {
  const game = recordOf(name);
  // Full tables are where decks run short.
  const count = oneIn(source, 3) ? game.seats : between(source, 2, game.seats);
  const seatCount = oneIn(source, 2) ? count : between(source, count, 10);
  const unit = oneIn(source, 10) ? 5 : 1;
  const limit = pick(source, game.limits);
  const isFixed = limit === 'fixed-limit';
  const stakes = game.upCards ? studStakes(source, unit) : blindStakes(source, unit, isFixed);
  const mode = oneIn(source, 2) ? 'cash' : 'tournament';
  const players = randomPlayers(source, count, seatCount, stakes, unit, mode);
  return {
    ...{ game: name, limit, mode, seatCount, players },
    button: randomButton(source, game, players, seatCount),
    ...stakes,
    ...(unit > 1 && { unit }),
    ...(game.upCards && oneIn(source, 4) && { boardTie: 'position' as const }),
    ...(name === 'stud' && oneIn(source, 3) && { openPair: true }),
    ...(mode === 'tournament' && isFixed && count === 2 && { uncapped: oneIn(source, 2) }),
    ...(mode === 'cash' && oneIn(source, 3) && { rakeConfig: randomRake(source) }),
  };
}

/** R106: in stud the last seat; R36: elsewhere now and then a seat nobody sits on. */
function randomButton(
  source: Source,
  game: GameRecord,
  players: readonly WalkPlayer[],
  seatCount: number,
): number {
  if (game.upCards !== null) return seatCount;
  const isEmpty = players.length > 2 && oneIn(source, 8);
  return isEmpty ? between(source, 1, seatCount) : pick(source, players).seat;
}

function studStakes(source: Source, unit: number): Stakes {
  const smallBet = unit * between(source, 4, 20);
  const bringIn = unit * between(source, 1, Math.floor(smallBet / unit / 2));
  const ante = unit * between(source, 1, 4);
  return { ante, bringIn, smallBet, bigBet: 2 * smallBet };
}

function blindStakes(source: Source, unit: number, isFixed: boolean): Stakes {
  const bigBlind = unit * between(source, 2, 20);
  const smallBlind = unit * between(source, 1, bigBlind / unit);
  const anteMode = pick(source, ['none', 'none', 'perPlayer', 'bigBlind'] as const);
  return {
    ...{ smallBlind, bigBlind },
    ...(isFixed && { smallBet: bigBlind, bigBet: 2 * bigBlind }),
    ...(anteMode !== 'none' && { anteMode, ante: unit * between(source, 1, bigBlind / unit) }),
    ...(anteMode === 'bigBlind' && oneIn(source, 2) && { singleAnteOrder: 'blind-first' as const }),
  };
}

function randomPlayers(
  source: Source,
  count: number,
  seatCount: number,
  { ante = 0, smallBet, bigBlind = 0 }: Stakes,
  unit: number,
  mode: 'cash' | 'tournament',
): WalkPlayer[] {
  const all = Array.from({ length: seatCount }, (_, index) => index + 1);
  const seats = shuffled(source, all).slice(0, count);
  const bet = smallBet ?? bigBlind;
  const away = mode === 'tournament' && oneIn(source, 8) ? source.int(count) : -1;
  return seats.map((seat, index) => {
    const most = pick(source, [ante + bet, 3 * bet, 10 * bet, 40 * bet]);
    const chips = between(source, 1, most);
    const stack = oneIn(source, 6) ? chips : Math.ceil(chips / unit) * unit;
    const id = String.fromCharCode(65 + index);
    return { id, seat, stack, ...(index === away && { absent: true }) };
  });
}

const randomRake = (source: Source): WalkRake => ({
  bps: pick(source, [100, 250, 500, 1000]),
  cap: pick(source, [null, 1, 3, 30]),
  rounding: pick(source, ['floor', 'half-even'] as const),
  noFlopNoDrop: !oneIn(source, 4),
});
