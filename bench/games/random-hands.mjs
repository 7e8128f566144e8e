// Random hands of every game that two engines can be asked about: no rake, no straddle, nobody absent,
// chips of one, and nobody folds who could check. Everything else is as it comes: short stacks, antes,
// full tables.
import { ENGINE } from '../common.mjs';

const { deckOf, GAMES, holeCardsOf, randomBelow, shuffle } = await import(ENGINE);

const oneIn = (rng, n) => randomBelow(rng, n) === 0;
const pick = (rng, items) => items[randomBelow(rng, items.length)];
const between = (rng, low, high) => low + randomBelow(rng, high - low + 1);

export function randomConfig(game, rng) {
  const { seats, forced, limits } = GAMES[game];
  const most = Math.min(seats, 9);
  const count = oneIn(rng, 3) ? most : between(rng, 2, most);
  const bet = between(rng, 4, 20);
  const deepest = bet * pick(rng, [2, 5, 10, 40]);
  const players = Array.from({ length: count }, (_, i) => ({
    id: `P${i + 1}`,
    seat: i + 1,
    stack: oneIn(rng, 4) ? deepest : between(rng, 1, deepest),
  }));
  return {
    ...{ game, players, limit: pick(rng, limits), mode: pick(rng, ['cash', 'tournament']) },
    button: forced === 'bring-in' ? count : between(rng, 1, count),
    ...stakes(forced, bet, rng),
    deck: shuffle(deckOf(game), rng),
    spares: Array.from({ length: 4 }, () => shuffle(deckOf(game), rng)),
  };
}

function stakes(forced, bet, rng) {
  if (forced === 'live-antes') return { ante: bet };
  if (forced === 'bring-in') {
    const bringIn = between(rng, 1, Math.floor(bet / 2));
    return { ante: between(rng, 1, 4), bringIn, smallBet: bet, bigBet: 2 * bet };
  }
  const anteMode = pick(rng, ['none', 'none', 'perPlayer', 'bigBlind']);
  return {
    ...{ smallBlind: between(rng, 1, bet), bigBlind: bet, anteMode },
    ...(anteMode !== 'none' && { ante: between(rng, 1, bet) }),
  };
}

/** What somebody does, of what is legal: mostly what keeps the hand going. */
export function randomCommand({ turn, ...state }, rng) {
  const { seat } = turn;
  if (turn.kind === 'draw') {
    const count = between(rng, turn.min, oneIn(rng, 3) ? turn.max : Math.min(turn.max, 2));
    const held = holeCardsOf({ turn, ...state }, seat);
    return { type: 'draw', seat, cards: shuffle(held, rng).slice(0, Math.max(turn.min, count)) };
  }
  const { check, call, bringIn, bet, raise } = turn.legal;
  const range = bet ?? raise;
  if (range !== null && oneIn(rng, 4)) {
    const to = pick(rng, [range.min, range.max, between(rng, range.min, range.max)]);
    return { type: bet === null ? 'raise' : 'bet', seat, to };
  }
  if (bringIn !== null) return { type: 'bringIn', seat };
  if (check || call === null) return { type: 'check', seat };
  return { type: oneIn(rng, 6) ? 'fold' : 'call', seat };
}
