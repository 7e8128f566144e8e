/** From a config to rules without gaps, and everything that is wrong with it (R104). */

import type { Card } from '../../cards.js';
import {
  choiceProblem,
  hasMoreKeys,
  isObject,
  keysProblem,
  nullProblem,
  unfit,
  unitProblem,
  unknownKey,
} from '../../checks.js';
import { amountProblem, isAmount, totalProblem } from '../../chips.js';
import { type Refusal, type Result, reject } from '../../errors.js';
import { type Game, LIMITS, type Limit } from '../../games/game.js';
import { GAME_NAMES, GAMES, holeCardCount } from '../../games/games.js';
import { ANTE_MODES, SINGLE_ANTE_ORDERS } from '../../pots/antes.js';
import { duplicateIdProblem, isId } from '../../pots/ids.js';
import { rakeProblem } from '../../pots/rake.js';
import { seatsOfBlinds } from './blind-seats.js';
import type { HandConfig, HandPlayer, Rules } from './types.js';

export interface Start {
  readonly rules: Rules;
  /** In seat order. */
  readonly players: readonly HandPlayer<string>[];
  readonly deck: readonly Card[] | null;
}

export const gameOf = (rules: Pick<Rules, 'game'>): Game => GAMES[rules.game];

/** Index of the street that the betting starts on. */
export const firstStreet = (rules: Pick<Rules, 'bombPot'>): number => (rules.bombPot ? 1 : 0);

export const deckSize = (game: Game): number => (game.deck === 'short' ? 36 : 52);

/** Cards to the middle. */
export function boardCards({ streets }: Game): number {
  let cards = 0;
  for (let i = 0; i < streets.length; i++) cards += streets[i]?.board ?? 0;
  return cards;
}

export function readConfig(config: HandConfig): Result<Start> {
  const wrong = shapeProblem(config);
  if (wrong !== undefined) return { ok: false, error: wrong };
  const players = bySeat(config.players);
  const rules = withDefaults(config, players);
  const deck = config.deck ?? null;
  const problem =
    playersProblem(players, rules) ??
    optionsProblem(rules) ??
    blindsProblem(rules, players) ??
    (deck === null ? undefined : deckProblem(deck, players.length, gameOf(rules)));
  return problem === undefined
    ? { ok: true, value: { rules, players: withNames(players), deck } }
    : { ok: false, error: problem };
}

/** Ids as texts; most often they are already. */
function withNames(players: readonly HandPlayer[]): readonly HandPlayer<string>[] {
  return players.every((player): player is HandPlayer<string> => typeof player.id === 'string')
    ? players
    : players.map((player) => ({ ...player, id: String(player.id) }));
}

/** A copy in seat order; most often it is in order already. */
function bySeat(players: readonly HandPlayer[]): readonly HandPlayer[] {
  for (let i = 1; i < players.length; i++) {
    if ((players[i - 1] as HandPlayer).seat > (players[i] as HandPlayer).seat) {
      return players.slice().sort((a, b) => a.seat - b.seat);
    }
  }
  return players;
}

const KEYS: ReadonlySet<string> = /* @__PURE__ */ new Set<keyof HandConfig>([
  'players',
  'button',
  'seatCount',
  'game',
  'limit',
  'smallBlind',
  'bigBlind',
  'smallBlindSeat',
  'bigBlindSeat',
  'straddles',
  'ante',
  'anteMode',
  'singleAnteOrder',
  'smallBet',
  'bigBet',
  'mode',
  'unit',
  'rakeConfig',
  'runs',
  'reopen',
  'straddleRaise',
  'potLimitPreflop',
  'fixedLimitRaises',
  'uncapped',
  'foldWhenFree',
  'hideAllIns',
  'tripsOverStraight',
  'bombPot',
  'deck',
]);

const PLAYER_KEYS: readonly string[] = ['id', 'seat', 'stack', 'posts', 'absent'];
/** How many of them a player must have. */
const PLAYER_NEEDS = 3;
const POST_KEYS: readonly string[] = ['live', 'dead'];
const STRADDLE_KEYS: readonly string[] = ['seat', 'amount'];

/** What defaults are reckoned from: the rest is judged with them. */
const numberProblem = (field: string, value: unknown): Refusal | undefined =>
  typeof value === 'number' ? undefined : amountProblem(value, field);

/** Null says something here: nobody owes the small blind, no rake. */
const NULLABLE: readonly string[] = ['smallBlindSeat', 'rakeConfig'];

function shapeProblem(config: HandConfig): Refusal | undefined {
  if (!isObject(config)) return unfit('config', 'an object', config);
  for (const key in config) {
    if (!KEYS.has(key)) return unknownKey(key, [...KEYS]);
  }
  const { players, game, straddles, deck } = config;
  if (!Array.isArray(players)) return unfit('players', 'a list', players);
  const none = nullProblem(config, NULLABLE);
  if (none !== undefined) return none;
  for (let i = 0; i < players.length; i++) {
    const player: HandPlayer | undefined = players[i];
    if (player === undefined || !isObject(player)) {
      return unfit(`players[${i}]`, 'an object', player);
    }
    if (hasMoreKeys(player, PLAYER_NEEDS) || typeof player.seat !== 'number') {
      const wrong =
        keysProblem(player, PLAYER_KEYS, `players[${i}].`) ??
        (isId(player.id) ? undefined : unfit('id', 'a name or a whole number', player.id)) ??
        (typeof player.seat === 'number'
          ? undefined
          : amountProblem(player.seat, 'seat', player.id));
      if (wrong !== undefined) return wrong;
    }
  }
  const wrong =
    numberProblem('button', config.button) ??
    numberProblem('bigBlind', config.bigBlind ?? 0) ??
    numberProblem('smallBet', config.smallBet ?? 0);
  if (wrong !== undefined) return wrong;
  if (straddles !== undefined && !Array.isArray(straddles)) {
    return unfit('straddles', 'a list', straddles);
  }
  if (deck !== undefined && !Array.isArray(deck)) return unfit('deck', 'a list of cards', deck);
  return choiceProblem('game', game, GAME_NAMES);
}

function withDefaults(config: HandConfig, players: readonly HandPlayer[]): Rules {
  const game = GAMES[config.game ?? 'holdem'];
  const { button, bigBlind = 0, ante = 0, bombPot = false } = config;
  const last = players[players.length - 1];
  const seats = seatsOfBlinds(players, button);
  return {
    button,
    seatCount: config.seatCount ?? Math.max(last?.seat ?? 0, button),
    game: config.game ?? 'holdem',
    limit: config.limit ?? (game.limits[0] as Limit),
    smallBlind: config.smallBlind ?? 0,
    bigBlind,
    smallBlindSeat: config.smallBlindSeat === undefined ? seats.small : config.smallBlindSeat,
    bigBlindSeat: config.bigBlindSeat ?? seats.big,
    straddles: config.straddles ?? [],
    ante,
    anteMode: config.anteMode ?? (bombPot ? 'perPlayer' : 'none'),
    singleAnteOrder: config.singleAnteOrder ?? 'ante-first',
    smallBet: config.smallBet ?? bigBlind,
    bigBet: config.bigBet ?? 2 * (config.smallBet ?? bigBlind),
    mode: config.mode ?? 'tournament',
    unit: config.unit ?? 1,
    rakeConfig: config.rakeConfig ?? null,
    runs: config.runs ?? 1,
    reopen: config.reopen ?? 'per-player',
    straddleRaise: config.straddleRaise ?? 'bb',
    potLimitPreflop: config.potLimitPreflop ?? 'full-blinds',
    fixedLimitRaises: config.fixedLimitRaises ?? 4,
    uncapped: config.uncapped ?? false,
    foldWhenFree: config.foldWhenFree ?? 'allow',
    hideAllIns: config.hideAllIns ?? false,
    tripsOverStraight: config.tripsOverStraight ?? false,
    bombPot,
  };
}

function playersProblem(players: readonly HandPlayer[], rules: Rules): Refusal | undefined {
  const { seatCount, button } = rules;
  const count = players.length;
  if (count < 2) return reject('TOO_FEW_PLAYERS', { count });
  const game = gameOf(rules);
  const most = game.seats;
  if (count > most) return reject('TOO_MANY_PLAYERS', { count, max: most });
  const wrong = amountProblem(seatCount, 'seatCount') ?? amountProblem(button, 'button');
  if (wrong !== undefined) return wrong;
  if (button < 1 || button > seatCount) {
    return reject('BUTTON_OUT_OF_RANGE', { button, max: seatCount });
  }
  let total = 0;
  let present = 0;
  for (let i = 0; i < count; i++) {
    const player = players[i] as HandPlayer;
    const problem = playerProblem(player, players[i - 1], seatCount);
    if (problem !== undefined) return problem;
    total += player.stack;
    if (player.absent !== true) present++;
  }
  if (present === 0) return reject('NO_LIVE_HAND');
  return duplicateIdProblem(players.map(({ id }) => id)) ?? totalProblem(total);
}

function playerProblem(
  { id, seat, stack, posts, absent }: HandPlayer,
  before: HandPlayer | undefined,
  seatCount: number,
): Refusal | undefined {
  if (!isId(id)) return unfit('id', 'a name or a whole number', id);
  if (!isAmount(seat)) return amountProblem(seat, 'seat', id);
  if (seat < 1 || seat > seatCount) {
    return reject('SEAT_OUT_OF_RANGE', { player: id, seat, max: seatCount });
  }
  if (before?.seat === seat) return reject('DUPLICATE_SEAT', { players: [before.id, id], seat });
  if (!isAmount(stack)) return amountProblem(stack, 'stack', id);
  if (stack === 0) return reject('EMPTY_STACK', { player: id });
  if (absent !== undefined && typeof absent !== 'boolean') {
    return unfit('absent', 'true or false', absent);
  }
  if (posts === undefined) return undefined;
  if (!isObject(posts)) return unfit('posts', 'an object', posts);
  return (
    keysProblem(posts, POST_KEYS, 'posts.') ??
    nullProblem(posts, [], 'posts.') ??
    amountProblem(posts.live ?? 0, 'posts.live', id) ??
    amountProblem(posts.dead ?? 0, 'posts.dead', id)
  );
}

const MODES = ['tournament', 'cash'] as const;
const REOPEN = ['per-player', 'consecutive'] as const;
const STRADDLE_RAISE = ['bb', 'straddle'] as const;
const POT_LIMIT_PREFLOP = ['full-blinds', 'true-value', 'sb-as-bb'] as const;
const FOLD_WHEN_FREE = ['allow', 'reject'] as const;

function optionsProblem(rules: Rules): Refusal | undefined {
  // One by one: reading fields by name, in a loop, took a tenth of a simulated hand.
  const wrong =
    choiceProblem('limit', rules.limit, LIMITS) ??
    choiceProblem('anteMode', rules.anteMode, ANTE_MODES) ??
    choiceProblem('singleAnteOrder', rules.singleAnteOrder, SINGLE_ANTE_ORDERS) ??
    choiceProblem('mode', rules.mode, MODES) ??
    choiceProblem('reopen', rules.reopen, REOPEN) ??
    choiceProblem('straddleRaise', rules.straddleRaise, STRADDLE_RAISE) ??
    choiceProblem('potLimitPreflop', rules.potLimitPreflop, POT_LIMIT_PREFLOP) ??
    choiceProblem('foldWhenFree', rules.foldWhenFree, FOLD_WHEN_FREE) ??
    amountProblem(rules.smallBlind, 'smallBlind') ??
    amountProblem(rules.bigBlind, 'bigBlind') ??
    amountProblem(rules.ante, 'ante') ??
    amountProblem(rules.smallBet, 'smallBet') ??
    amountProblem(rules.bigBet, 'bigBet') ??
    amountProblem(rules.fixedLimitRaises, 'fixedLimitRaises');
  if (wrong !== undefined) return wrong;
  if (typeof rules.uncapped !== 'boolean' || typeof rules.hideAllIns !== 'boolean') {
    return unfit('uncapped and hideAllIns', 'true or false', [rules.uncapped, rules.hideAllIns]);
  }
  if (typeof rules.tripsOverStraight !== 'boolean') {
    return unfit('tripsOverStraight', 'true or false', rules.tripsOverStraight);
  }
  if (typeof rules.bombPot !== 'boolean') return unfit('bombPot', 'true or false', rules.bombPot);
  const { unit, rakeConfig, runs, mode } = rules;
  if (runs !== 1 && runs !== 2 && runs !== 3) return unfit('runs', '1, 2 or 3', runs);
  if (mode === 'tournament' && runs > 1) return unfit('runs', '1 in a tournament', runs);
  if (mode === 'tournament' && rules.bombPot)
    return unfit('bombPot', 'false in a tournament', true);
  return unitProblem(unit) ?? (rakeConfig === null ? undefined : rakeProblem(rakeConfig));
}

function blindsProblem(rules: Rules, players: readonly HandPlayer[]): Refusal | undefined {
  const { smallBlind, bigBlind, smallBet, bigBet, ante, anteMode, limit } = rules;
  const game = gameOf(rules);
  if (!game.limits.includes(limit)) return unfit('limit', game.limits.join(' or '), limit);
  if (rules.bombPot) {
    const problem = bombPotProblem(rules, players);
    if (problem !== undefined) return problem;
  } else if (game.forced === 'live-antes') {
    if (ante === 0) return unfit('ante', `at least 1 in ${game.name}`, ante, 'BAD_ANTE');
    if (anteMode !== 'none') {
      return unfit('anteMode', `none in ${game.name}, where antes are bets`, anteMode, 'BAD_ANTE');
    }
    if (bigBlind + smallBlind + rules.straddles.length > 0) {
      return unfit('bigBlind', `left out in ${game.name}`, bigBlind, 'BAD_BLINDS');
    }
    return undefined;
  }
  const bad = (field: string, wants: string, value: unknown): Refusal =>
    unfit(field, wants, value, 'BAD_BLINDS');
  if (bigBlind === 0) return bad('bigBlind', 'at least 1', bigBlind);
  if (smallBlind > bigBlind) return bad('smallBlind', `at most ${bigBlind}`, smallBlind);
  if (anteMode === 'none' && ante > 0) {
    return unfit('ante', 'given with an anteMode', ante, 'BAD_ANTE');
  }
  if (limit === 'fixed-limit' && (smallBet === 0 || bigBet < smallBet)) {
    return bad('bigBet', `at least the small bet of ${smallBet}`, bigBet);
  }
  const sits = (seat: number | null): boolean => players.some((player) => player.seat === seat);
  const { smallBlindSeat, bigBlindSeat, straddles } = rules;
  if (!sits(bigBlindSeat)) return bad('bigBlindSeat', 'the seat of a player', bigBlindSeat);
  if (smallBlindSeat === bigBlindSeat) {
    return bad('smallBlindSeat', 'another seat than the big blind’s', smallBlindSeat);
  }
  if (smallBlindSeat !== null && !sits(smallBlindSeat)) {
    return bad('smallBlindSeat', 'the seat of a player, or null', smallBlindSeat);
  }
  let price = bigBlind;
  const forced = [smallBlindSeat, bigBlindSeat];
  for (const straddle of straddles) {
    const unknown = keysProblem(straddle, STRADDLE_KEYS, 'straddles.');
    if (unknown !== undefined) return unknown;
    if (!isObject(straddle) || !sits(straddle.seat)) {
      return bad('straddles', 'by players', straddle);
    }
    if (forced.includes(straddle.seat)) {
      return bad('straddles', 'by players without a blind, each once', straddle.seat);
    }
    if (!isAmount(straddle.amount) || straddle.amount <= price) {
      return bad('straddles', `more than ${price}`, straddle.amount);
    }
    price = straddle.amount;
    forced.push(straddle.seat);
  }
  for (const { seat, posts } of players) {
    const live = posts?.live ?? 0;
    if (live > price || (live > 0 && forced.includes(seat))) {
      return bad('posts.live', `at most ${price}, and by a seat without a blind`, live);
    }
  }
  return undefined;
}

/** Antes from everybody and nothing else (House). */
function bombPotProblem(
  { ante, anteMode, straddles }: Rules,
  players: readonly HandPlayer[],
): Refusal | undefined {
  if (ante === 0) return unfit('ante', 'at least 1 in a bomb pot', ante, 'BAD_ANTE');
  if (anteMode !== 'perPlayer') {
    return unfit('anteMode', 'perPlayer in a bomb pot', anteMode, 'BAD_ANTE');
  }
  if (straddles.length > 0)
    return unfit('straddles', 'none in a bomb pot', straddles, 'BAD_BLINDS');
  const poster = players.find(({ posts }) => posts !== undefined);
  return poster && unfit('posts', 'left out in a bomb pot', poster.posts, 'BAD_BLINDS');
}

function deckProblem(deck: readonly Card[], players: number, game: Game): Refusal | undefined {
  const needed = players * holeCardCount(game) + boardCards(game);
  if (deck.length < needed) return reject('DECK_EXHAUSTED', { needed, left: deck.length });
  return cardsProblem(deck, game);
}

/** Cards of this game, each once. */
export function cardsProblem(cards: readonly unknown[], game: Game): Refusal | undefined {
  const lowest = 52 - deckSize(game);
  let low = 0;
  let high = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (!isAmount(card) || card > 51 || card < lowest) {
      return reject('BAD_CARD', { card, game: game.name });
    }
    const bit = 1 << (card & 31);
    const seen = card < 32 ? low : high;
    if ((seen & bit) !== 0) return reject('DUPLICATE_CARD', { card });
    if (card < 32) low |= bit;
    else high |= bit;
  }
  return undefined;
}
