// Pots: Table#gatherBets. Split: Table#showdown, which calls it. Both are public, so the bets of
// one street are laid in front of the players and the hand goes to showdown on the river.
import { dealFor } from './cards.mjs';
import { BettingRound, Card, Player, Table } from './chevtek-source.mjs';
import { isAllIn, levelOf, notExpressible, versionOf } from './common.mjs';

export const name = '@chevtek/poker-engine';
export const version = versionOf(name);

// gatherBets takes an empty stack for all-in, so everyone else keeps chips behind.
const BEHIND = 1000;

function seat(input) {
  const table = new Table(1, 1, 2);
  const players = input.players.map((pl) => {
    const player = new Player(pl.id, isAllIn(input, pl) ? 0 : BEHIND, table);
    player.bet = levelOf(pl);
    player.folded = pl.folded;
    table.players[pl.seat - 1] = player;
    return player;
  });
  return { table, players };
}

const toCard = ([rank, suit]) => new Card(rank, suit);

export function pay(input) {
  const reason = notExpressible(input);
  if (reason) return { unsupported: reason };
  const { table, players } = seat(input);
  const before = players.map((player) => player.stackSize);
  const cards = dealFor(input);
  for (const player of players) player.holeCards = cards.hole[player.id].map(toCard);
  table.communityCards = cards.board.map(toCard);
  table.dealerPosition = input.button - 1;
  table.currentRound = BettingRound.RIVER;
  table.showdown();
  const won = players.map((player, i) => [player.id, player.stackSize - before[i]]);
  return { payouts: Object.fromEntries(won), note: 'ties are divided into fractions of a chip' };
}

// gatherBets empties the bets, so each run first puts them back.
export function makePots(input) {
  if (input.players.some(({ dead }) => dead > 0)) return null;
  const { table, players } = seat(input);
  const bets = input.players.map(levelOf);
  return () => {
    for (let i = 0; i < players.length; i += 1) players[i].bet = bets[i];
    table.pots = [];
    table.gatherBets();
    return table.pots;
  };
}
