// Pots: dist/lib/pot-manager.js. Split: Dealer#showdown. Both are published files, so the chips
// go straight in, as after one street of betting; the cards are dealt to fit the ranking.
import { dealFor } from './cards.mjs';
import { isAllIn, levelOf, notExpressible, require, unfolded, versionOf } from './common.mjs';

const { default: Dealer } = require('poker-ts/dist/lib/dealer.js');
const { default: Player } = require('poker-ts/dist/lib/player.js');
const { default: PotManager } = require('poker-ts/dist/lib/pot-manager.js');
const { default: Card } = require('poker-ts/dist/lib/card.js');
const community = require('poker-ts/dist/lib/community-cards.js');

export const name = 'poker-ts';
export const version = versionOf(name);

const toCard = ([rank, suit]) => new Card('23456789TJQKA'.indexOf(rank), 'cdhs'.indexOf(suit));

const BEHIND = 1000;

export function pay(input) {
  const reason = notExpressible(input);
  if (reason) return { unsupported: reason };
  const seats = new Array(input.seatCount).fill(null);
  const behind = {};
  for (const pl of unfolded(input)) {
    behind[pl.id] = isAllIn(input, pl) ? 0 : BEHIND;
    seats[pl.seat - 1] = new Player(levelOf(pl) + behind[pl.id]);
    seats[pl.seat - 1].bet(levelOf(pl));
  }
  const board = new community.default();
  const blinds = { blinds: { small: 1, big: 2 } };
  const dealer = new Dealer(seats, input.button - 1, blinds, { length: 52 }, board, seats.length);
  // What Dealer#actionTaken does on a fold, then what Dealer#endBettingRound does.
  for (const pl of input.players) if (pl.folded) dealer._potManager.betFolded(levelOf(pl));
  dealer._potManager.collectBetsForm(seats);
  const cards = dealFor(input);
  for (const pl of input.players) dealer._holeCards[pl.seat - 1] = cards.hole[pl.id].map(toCard);
  board.deal(cards.board.map(toCard));
  dealer._roundOfBetting = community.RoundOfBetting.RIVER;
  dealer._bettingRoundsCompleted = true;
  dealer._handInProgress = true;
  dealer.showdown();
  const won = unfolded(input).map((pl) => [pl.id, seats[pl.seat - 1].totalChips() - behind[pl.id]]);
  return { payouts: Object.fromEntries(won), note: 'folded bets fill the lowest pots first' };
}

// The manager eats the bets it is given, so each run first puts them back.
export function makePots(input) {
  if (input.players.some(({ dead }) => dead > 0)) return null;
  const seats = input.players.map((pl) => (pl.folded ? null : new Player(levelOf(pl))));
  const bets = input.players.map(levelOf);
  const folded = input.players.filter((pl) => pl.folded).map(levelOf);
  return () => {
    for (let i = 0; i < seats.length; i += 1) {
      if (seats[i] === null) continue;
      seats[i]._total = bets[i];
      seats[i]._betSize = bets[i];
    }
    const manager = new PotManager();
    for (const amount of folded) manager.betFolded(amount);
    manager.collectBetsForm(seats);
    return manager.pots();
  };
}
