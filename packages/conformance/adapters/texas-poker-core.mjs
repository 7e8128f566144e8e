// Pots and split: dist/Pool/index.js, a published file. Pool#pay takes the bets and each player's
// rank; odd chips are drawn by lot, so a tie is paid many times with a repeatable generator.
import { isAllIn, levelOf, notExpressible, require, strengths, versionOf } from './common.mjs';

const { default: Pool } = require('texas-poker-core/dist/Pool/index.js');
const { Player } = require('texas-poker-core');

export const name = 'texas-poker-core';
export const version = versionOf(name);

const RUNS = 300;

function sit(input, pool) {
  return input.players.map((pl, i) => {
    const options = { user: { id: i + 1, name: pl.id }, initialChips: levelOf(pl) };
    const player = new Player({ ...options, pool, dealer: {}, controller: {}, lowestBetAmount: 1 });
    if (pl.folded) player.setStatus('out');
    else player.setStatus(isAllIn(input, pl) ? 'allIn' : 'active');
    return player;
  });
}

function payOnce(input) {
  const pool = new Pool();
  const players = sit(input, pool);
  const rank = strengths(input);
  players.forEach((player, i) => {
    const { id } = input.players[i];
    if (levelOf(input.players[i]) > 0) pool.add(player, levelOf(input.players[i]));
    player.rankSignature = `rank ${rank.get(id)}`;
    player.rankStrength = rank.get(id);
  });
  pool.pay();
  return Object.fromEntries(players.map((player, i) => [input.players[i].id, player.balance]));
}

export function pay(input) {
  const reason = notExpressible(input);
  if (reason) return { unsupported: reason };
  const { random } = Math;
  let state = 1;
  Math.random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  try {
    const runs = Array.from({ length: RUNS }, () => payOnce(input));
    return { payouts: runs[0], runs, note: 'odd chips go to random winners' };
  } finally {
    Math.random = random;
  }
}

// calculateSidePot counts its map down to zero, so each run hands it a copy.
export function makePots(input) {
  if (input.players.some(({ dead }) => dead > 0)) return null;
  const pool = new Pool();
  const players = sit(input, pool);
  const bets = new Map(players.map((player, i) => [player, levelOf(input.players[i])]));
  for (const [player, amount] of bets) if (amount === 0) bets.delete(player);
  return () => {
    pool.reset();
    pool.calculateSidePot(new Map(bets));
    return pool.pots;
  };
}
