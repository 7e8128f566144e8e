// No pot objects: Table#checkForWinner pays the best hand what it can cover and repeats. A table
// is restored with the public import(), the ranking is set on the players, then it is called.
import {
  clockwise,
  isAllIn,
  levelOf,
  notExpressible,
  require,
  strengths,
  versionOf,
} from './common.mjs';

const engine = require('poker-engine');

export const name = 'poker-engine';
export const version = versionOf(name);

// The engine prints every step.
function quietly(run) {
  const { log } = console;
  console.log = () => {};
  try {
    return run();
  } finally {
    console.log = log;
  }
}

export function pay(input) {
  const reason = notExpressible(input);
  if (reason) return { unsupported: reason };
  const seated = clockwise(input);
  const table = engine.import({
    smallBlind: 1,
    bigBlind: 2,
    minPlayers: 2,
    maxPlayers: 10,
    dealer: seated.length - 1,
    currentPlayer: 0,
    players: seated.map((pl) => ({
      playerName: pl.id,
      chips: 0,
      folded: pl.folded,
      isAllIn: isAllIn(input, pl),
      talked: true,
      isSeated: true,
      cards: [],
    })),
    game: { roundName: 'River', roundBets: seated.map(levelOf) },
  });
  const rank = strengths(input);
  for (const player of table.players) {
    player.hand = { rank: rank.get(player.playerName), message: '', cards: [] };
  }
  quietly(() => table.checkForWinner());
  const won = table.players.map((player) => [player.playerName, player.chips]);
  return { payouts: Object.fromEntries(won), note: 'ties are divided into fractions of a chip' };
}
