/** What is wrong with the forced bets of a config: blinds, antes, straddles, the bring-in (R104). */

import { isObject, keysProblem, unfit } from '../../checks.js';
import { isAmount } from '../../chips.js';
import type { Refusal, Wanted } from '../../errors.js';
import type { Game } from '../../games/game.js';
import { GAMES } from '../../games/games.js';
import type { HandPlayer, Rules } from './types.js';

const STRADDLE_KEYS: readonly string[] = ['seat', 'amount'];

/** Is what everybody must post whole? */
export function forcedProblem(rules: Rules, players: readonly HandPlayer[]): Refusal | undefined {
  const game = GAMES[rules.game];
  const { limit } = rules;
  if (!game.limits.includes(limit))
    return unfit('limit', { wants: 'oneOf', choices: game.limits }, limit);
  if (game.forced === 'bring-in') return studProblem(rules, players);
  if ((rules.bringIn ?? 0) > 0)
    return bad('bringIn', { wants: 'leftOutInGame', game: rules.game }, rules.bringIn);
  return blindsProblem(rules, players, game);
}

/** Antes, a bring-in and two bets; nothing of blinds (R105, R108). */
function studProblem(rules: Rules, players: readonly HandPlayer[]): Refusal | undefined {
  const { game, ante, anteMode, bringIn = 0, smallBet, bigBet } = rules;
  if (ante === 0) {
    return unfit('ante', { wants: 'atLeastInGame', least: 1, game }, ante, 'BAD_ANTE');
  }
  if (anteMode !== 'perPlayer')
    return unfit('anteMode', { wants: 'oneOf', choices: ['perPlayer'] }, anteMode, 'BAD_ANTE');
  if (rules.bigBlind + rules.smallBlind + rules.straddles.length > 0)
    return bad('bigBlind', { wants: 'leftOutInGame', game }, rules.bigBlind);
  if (smallBet === 0) return bad('smallBet', { wants: 'atLeastInGame', least: 1, game }, smallBet);
  if (bringIn === 0 || bringIn > smallBet) {
    return bad('bringIn', { wants: 'fromTo', least: 1, most: smallBet }, bringIn);
  }
  if (bigBet < smallBet)
    return bad('bigBet', { wants: 'atLeastSmallBet', least: smallBet }, bigBet);
  const poster = players.find(({ posts }) => posts !== undefined);
  return poster && bad('posts', { wants: 'leftOutInGame', game }, poster.posts);
}

function blindsProblem(
  rules: Rules,
  players: readonly HandPlayer[],
  game: Game,
): Refusal | undefined {
  const { smallBlind, bigBlind, smallBet, bigBet, ante, anteMode, limit } = rules;
  if (rules.bombPot) {
    const problem = bombPotProblem(rules, players);
    if (problem !== undefined) return problem;
  } else if (game.forced === 'live-antes') {
    if (ante === 0)
      return unfit(
        'ante',
        { wants: 'atLeastInGame', least: 1, game: rules.game },
        ante,
        'BAD_ANTE',
      );
    if (anteMode !== 'none') {
      return unfit('anteMode', { wants: 'noneInGame', game: rules.game }, anteMode, 'BAD_ANTE');
    }
    if (bigBlind + smallBlind + rules.straddles.length > 0) {
      return unfit(
        'bigBlind',
        { wants: 'leftOutInGame', game: rules.game },
        bigBlind,
        'BAD_BLINDS',
      );
    }
    return undefined;
  }
  if (bigBlind === 0) return bad('bigBlind', { wants: 'atLeast', least: 1 }, bigBlind);
  if (smallBlind > bigBlind)
    return bad('smallBlind', { wants: 'atMostBigBlind', most: bigBlind }, smallBlind);
  if (anteMode === 'none' && ante > 0) {
    return unfit('ante', 'withAnteMode', ante, 'BAD_ANTE');
  }
  if (limit === 'fixed-limit' && (smallBet === 0 || bigBet < smallBet)) {
    return bad('bigBet', { wants: 'atLeastSmallBet', least: smallBet }, bigBet);
  }
  const { smallBlindSeat, bigBlindSeat, straddles } = rules;
  if (!sits(players, bigBlindSeat)) return bad('bigBlindSeat', 'seatOfPlayer', bigBlindSeat);
  if (smallBlindSeat === bigBlindSeat) {
    return bad('smallBlindSeat', 'notBigBlindSeat', smallBlindSeat);
  }
  if (smallBlindSeat !== null && !sits(players, smallBlindSeat)) {
    return bad('smallBlindSeat', 'seatOfPlayerOrNull', smallBlindSeat);
  }
  return straddles.length === 0 && !hasPosts(players) ? undefined : liveProblem(rules, players);
}

function hasPosts(players: readonly HandPlayer[]): boolean {
  for (let i = 0; i < players.length; i++) if (players[i]?.posts !== undefined) return true;
  return false;
}

/** Straddles, and what who comes back posts live: each above the bet before it, none beside a blind. */
function liveProblem(
  { bigBlind, smallBlindSeat, bigBlindSeat, straddles }: Rules,
  players: readonly HandPlayer[],
): Refusal | undefined {
  let price = bigBlind;
  const forced = [smallBlindSeat, bigBlindSeat];
  for (const straddle of straddles) {
    const unknown = keysProblem(straddle, STRADDLE_KEYS, 'straddles.');
    if (unknown !== undefined) return unknown;
    if (!isObject(straddle) || !sits(players, straddle.seat)) {
      return bad('straddles', 'byPlayers', straddle);
    }
    if (forced.includes(straddle.seat)) {
      return bad('straddles', 'byPlayersWithoutBlind', straddle.seat);
    }
    if (!isAmount(straddle.amount) || straddle.amount <= price) {
      return bad('straddles', { wants: 'above', least: price }, straddle.amount);
    }
    price = straddle.amount;
    forced.push(straddle.seat);
  }
  for (const { seat, posts } of players) {
    const live = posts?.live ?? 0;
    if (live > price || (live > 0 && forced.includes(seat))) {
      return bad('posts.live', { wants: 'livePost', most: price }, live);
    }
  }
  return undefined;
}

const bad = (field: string, wanted: Wanted, value: unknown): Refusal =>
  unfit(field, wanted, value, 'BAD_BLINDS');

function sits(players: readonly HandPlayer[], seat: number): boolean {
  for (let i = 0; i < players.length; i++) if (players[i]?.seat === seat) return true;
  return false;
}

/** Antes from everybody and nothing else (House). */
function bombPotProblem(
  { ante, anteMode, straddles }: Rules,
  players: readonly HandPlayer[],
): Refusal | undefined {
  if (ante === 0) return unfit('ante', { wants: 'atLeastInBombPot', least: 1 }, ante, 'BAD_ANTE');
  if (anteMode !== 'perPlayer') {
    return unfit('anteMode', { wants: 'inBombPot', only: 'perPlayer' }, anteMode, 'BAD_ANTE');
  }
  if (straddles.length > 0) return unfit('straddles', 'leftOutInBombPot', straddles, 'BAD_BLINDS');
  const poster = players.find(({ posts }) => posts !== undefined);
  return poster && unfit('posts', 'leftOutInBombPot', poster.posts, 'BAD_BLINDS');
}
