// No pot objects: Game#settle pays the best hand what it can cover and repeats with the rest.
// Its players stand in order from the small blind, so the button comes last.
import { dealFor } from './cards.mjs';
import { clockwise, isAllIn, levelOf, notExpressible, require, versionOf } from './common.mjs';

const { Game } = require('binions/lib/game.js');
const { Player } = require('binions/lib/player.js');
const { Card } = require('hoyle');

export const name = 'binions';
export const version = versionOf(name);

const BEHIND = 1000;
const bot = { update: () => 0 };

export function pay(input) {
  const reason = notExpressible(input);
  if (reason) return { unsupported: reason };
  const cards = dealFor(input);
  const seated = clockwise(input).filter((pl) => levelOf(pl) > 0);
  const behind = seated.map((pl) => (isAllIn(input, pl) ? 0 : BEHIND));
  const players = seated.map((pl, i) => new Player(bot, levelOf(pl) + behind[i], pl.id));
  const game = new Game(players, null);
  players.forEach((player, i) => {
    player.bet(levelOf(seated[i]));
    player.state = seated[i].folded ? 'folded' : behind[i] === 0 ? 'allIn' : 'active';
    player.cards = cards.hole[player.name].map((card) => new Card(card));
  });
  game.community = cards.board.map((card) => new Card(card));
  game.settle();
  const won = players.map((player, i) => [player.name, player.chips - behind[i]]);
  return { payouts: Object.fromEntries(won), note: 'all odd chips go to the first winner' };
}
