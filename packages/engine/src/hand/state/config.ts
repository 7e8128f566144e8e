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
import { boardCards, GAME_NAMES, GAMES, isBoardGame } from '../../games/games.js';
import { ANTE_MODES, SINGLE_ANTE_ORDERS } from '../../pots/antes.js';
import { duplicateIdProblem, isId, mayShareId } from '../../pots/ids.js';
import { rakeProblem } from '../../pots/rake.js';
import { seatsOfBlinds } from './blind-seats.js';
import { forcedProblem } from './forced-check.js';
import { middlePots, middleProblem } from './middle.js';
import type { HandConfig, HandPlayer, Middle, Rules } from './types.js';

export interface Start {
  readonly rules: Rules;
  /** In seat order. Ids may still be numbers: they end in `freshState`. */
  readonly players: readonly HandPlayer[];
  readonly deck: readonly Card[] | null;
  readonly spares: readonly (readonly Card[])[];
  /** Where it begins, if that is in the middle. */
  readonly middle: Middle | null;
}

export const gameOf = (rules: Pick<Rules, 'game'>): Game => GAMES[rules.game];

/** Index of the street that the betting starts on. */
export const firstStreet = (rules: Pick<Rules, 'bombPot'>): number => (rules.bombPot ? 1 : 0);

export const deckSize = (game: Game): number => (game.deck === 'short' ? 36 : 52);

export function readConfig(config: HandConfig): Result<Start> {
  const wrong = shapeProblem(config);
  if (wrong !== undefined) return { ok: false, error: wrong };
  const players = bySeat(config.players);
  const rules = withDefaults(config, players);
  const deck = config.deck ?? null;
  const spares = config.spares ?? NONE;
  const problem =
    playersProblem(players, rules, config.middle !== undefined) ??
    (config.middle === undefined ? undefined : middleProblem(config.middle, players, rules)) ??
    choicesProblem(config) ??
    optionsProblem(rules) ??
    (config.middle === undefined ? forcedProblem(rules, players) : undefined) ??
    (deck === null ? undefined : deckProblem(deck, players.length, rules)) ??
    (spares.length === 0 ? undefined : sparesProblem(spares, deck, rules));
  return problem === undefined
    ? { ok: true, value: { rules, players, deck, spares, middle: config.middle ?? null } }
    : { ok: false, error: problem };
}

const NONE: readonly never[] = [];

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
  'bringIn',
  'boardTie',
  'openPair',
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
  'doubleBoard',
  'middle',
  'deck',
  'spares',
]);

/** By place, the key that a config had there last: the next one most often has it there, too. */
const keysBefore: string[] = [];

const PLAYER_KEYS: readonly string[] = ['id', 'seat', 'stack', 'posts', 'absent'];
/** How many of them a player must have. */
const PLAYER_NEEDS = 3;
const POST_KEYS: readonly string[] = ['live', 'dead'];

/** What defaults are reckoned from: the rest is judged with them. */
const numberProblem = (field: string, value: unknown): Refusal | undefined =>
  typeof value === 'number' ? undefined : amountProblem(value, field);

/** Null says something here: nobody owes the small blind, no rake. */
const NULLABLE: readonly string[] = ['smallBlindSeat', 'rakeConfig'];

function shapeProblem(config: HandConfig): Refusal | undefined {
  if (!isObject(config)) return unfit('config', 'object', config);
  let hasNull = false;
  let at = 0;
  for (const key in config) {
    if (keysBefore[at] !== key) {
      if (!KEYS.has(key)) return unknownKey(key, [...KEYS]);
      keysBefore[at] = key;
    }
    at++;
    if (config[key as keyof HandConfig] === null) hasNull = true;
  }
  const { players, game, straddles, deck, spares } = config;
  if (!Array.isArray(players)) return unfit('players', 'list', players);
  const none = hasNull ? nullProblem(config, NULLABLE) : undefined;
  if (none !== undefined) return none;
  for (let i = 0; i < players.length; i++) {
    const player: HandPlayer | undefined = players[i];
    // Most players are just what they must be.
    const isPlain = typeof player?.seat === 'number' && !hasMoreKeys(player, PLAYER_NEEDS);
    const wrong = isPlain ? undefined : shapeOfPlayerProblem(player, i);
    if (wrong !== undefined) return wrong;
  }
  const wrong =
    numberProblem('button', config.button) ??
    numberProblem('bigBlind', config.bigBlind ?? 0) ??
    numberProblem('smallBet', config.smallBet ?? 0);
  if (wrong !== undefined) return wrong;
  if (straddles !== undefined && !Array.isArray(straddles)) {
    return unfit('straddles', 'list', straddles);
  }
  if (deck !== undefined && !Array.isArray(deck)) return unfit('deck', 'cards', deck);
  if (spares !== undefined && !(Array.isArray(spares) && spares.every(Array.isArray))) {
    return unfit('spares', 'list', spares);
  }
  return choiceProblem('game', game, GAME_NAMES);
}

function shapeOfPlayerProblem(player: HandPlayer | undefined, i: number): Refusal | undefined {
  if (player === undefined || !isObject(player)) {
    return unfit(`players[${i}]`, 'object', player);
  }
  const { id, seat } = player;
  return (
    keysProblem(player, PLAYER_KEYS, `players[${i}].`) ??
    (isId(id) ? undefined : unfit('id', 'id', id)) ??
    (typeof seat === 'number' ? undefined : amountProblem(seat, 'seat', id))
  );
}

function withDefaults(config: HandConfig, players: readonly HandPlayer[]): Rules {
  const game = GAMES[config.game ?? 'holdem'];
  const { button, bigBlind = 0, ante = 0, bombPot = false } = config;
  const isStud = game.forced === 'bring-in';
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
    anteMode: config.anteMode ?? (bombPot || isStud ? 'perPlayer' : 'none'),
    singleAnteOrder: config.singleAnteOrder ?? 'ante-first',
    smallBet: config.smallBet ?? bigBlind,
    bigBet: config.bigBet ?? 2 * (config.smallBet ?? bigBlind),
    bringIn: config.bringIn ?? 0,
    boardTie: config.boardTie ?? 'suit',
    openPair: config.openPair ?? false,
    absent: isStud ? absentSeats(players) : NONE,
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
    doubleBoard: config.doubleBoard ?? false,
    middle: config.middle === undefined ? NONE : middlePots(config.middle, players),
  };
}

const absentSeats = (players: readonly HandPlayer[]): readonly number[] =>
  players.filter(({ absent }) => absent === true).map(({ seat }) => seat);

function playersProblem(
  players: readonly HandPlayer[],
  rules: Rules,
  mayBeAllIn: boolean,
): Refusal | undefined {
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
  let before: HandPlayer | undefined;
  for (let i = 0; i < count; i++) {
    const player = players[i] as HandPlayer;
    const problem = playerProblem(player, before, seatCount, mayBeAllIn);
    if (problem !== undefined) return problem;
    total += player.stack;
    if (player.absent !== true) present++;
    before = player;
  }
  if (present === 0) return reject('NO_LIVE_HAND');
  return (
    (mayShareId(players) ? duplicateIdProblem(players.map(({ id }) => id)) : undefined) ??
    totalProblem(total)
  );
}

function playerProblem(
  { id, seat, stack, posts, absent }: HandPlayer,
  before: HandPlayer | undefined,
  seatCount: number,
  mayBeAllIn: boolean,
): Refusal | undefined {
  if (!isId(id)) return unfit('id', 'id', id);
  if (!isAmount(seat)) return amountProblem(seat, 'seat', id);
  if (seat < 1 || seat > seatCount) {
    return reject('SEAT_OUT_OF_RANGE', { player: id, seat, max: seatCount });
  }
  if (before?.seat === seat) return reject('DUPLICATE_SEAT', { players: [before.id, id], seat });
  if (!isAmount(stack)) return amountProblem(stack, 'stack', id);
  if (stack === 0 && !mayBeAllIn) return reject('EMPTY_STACK', { player: id });
  if (absent !== undefined && typeof absent !== 'boolean') {
    return unfit('absent', 'boolean', absent);
  }
  if (posts === undefined) return undefined;
  if (!isObject(posts)) return unfit('posts', 'object', posts);
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
const BOARD_TIE = ['suit', 'position'] as const;
const FOLD_WHEN_FREE = ['allow', 'reject'] as const;

/** One by one: reading fields by name, in a loop, took a tenth of a simulated hand. */
const choicesProblem = (config: HandConfig): Refusal | undefined =>
  choiceProblem('limit', config.limit, LIMITS) ??
  choiceProblem('anteMode', config.anteMode, ANTE_MODES) ??
  choiceProblem('singleAnteOrder', config.singleAnteOrder, SINGLE_ANTE_ORDERS) ??
  choiceProblem('mode', config.mode, MODES) ??
  choiceProblem('reopen', config.reopen, REOPEN) ??
  choiceProblem('straddleRaise', config.straddleRaise, STRADDLE_RAISE) ??
  choiceProblem('potLimitPreflop', config.potLimitPreflop, POT_LIMIT_PREFLOP) ??
  choiceProblem('boardTie', config.boardTie, BOARD_TIE) ??
  choiceProblem('foldWhenFree', config.foldWhenFree, FOLD_WHEN_FREE);

function optionsProblem(rules: Rules): Refusal | undefined {
  const wrong =
    amountProblem(rules.smallBlind, 'smallBlind') ??
    amountProblem(rules.bigBlind, 'bigBlind') ??
    amountProblem(rules.ante, 'ante') ??
    amountProblem(rules.smallBet, 'smallBet') ??
    amountProblem(rules.bigBet, 'bigBet') ??
    amountProblem(rules.bringIn, 'bringIn') ??
    amountProblem(rules.fixedLimitRaises, 'fixedLimitRaises');
  if (wrong !== undefined) return wrong;
  if (typeof rules.uncapped !== 'boolean') return unfit('uncapped', 'boolean', rules.uncapped);
  if (typeof rules.hideAllIns !== 'boolean') {
    return unfit('hideAllIns', 'boolean', rules.hideAllIns);
  }
  if (typeof rules.tripsOverStraight !== 'boolean') {
    return unfit('tripsOverStraight', 'boolean', rules.tripsOverStraight);
  }
  if (typeof rules.openPair !== 'boolean') return unfit('openPair', 'boolean', rules.openPair);
  if (typeof rules.bombPot !== 'boolean') return unfit('bombPot', 'boolean', rules.bombPot);
  if (typeof rules.doubleBoard !== 'boolean') {
    return unfit('doubleBoard', 'boolean', rules.doubleBoard);
  }
  const house = rules.bombPot ? 'bombPot' : rules.doubleBoard ? 'doubleBoard' : null;
  if (house !== null && !isBoardGame(rules.game)) {
    return unfit(house, { wants: 'leftOutInGame', game: rules.game }, true);
  }
  const { unit, rakeConfig, runs, mode } = rules;
  if (runs !== 1 && runs !== 2 && runs !== 3)
    return unfit('runs', { wants: 'oneOf', choices: [1, 2, 3] }, runs);
  if (mode === 'tournament' && runs > 1)
    return unfit('runs', { wants: 'inTournament', only: 1 }, runs);
  if (mode === 'tournament' && rules.bombPot)
    return unfit('bombPot', { wants: 'inTournament', only: false }, true);
  if (mode === 'tournament' && rules.doubleBoard)
    return unfit('doubleBoard', { wants: 'inTournament', only: false }, true);
  return unitProblem(unit) ?? (rakeConfig === null ? undefined : rakeProblem(rakeConfig));
}

function deckProblem(deck: readonly Card[], players: number, rules: Rules): Refusal | undefined {
  const game = gameOf(rules);
  const boards = rules.doubleBoard ? 2 : 1;
  const first = game.streets[0];
  // Where cards may run short, what comes later is asked later (R119, R127).
  const needed =
    game.shortDeck === 'refuse' || first === undefined
      ? players * mostHeld(game) + boards * boardCards(game)
      : players * (first.down + first.up) + first.board;
  if (deck.length < needed) return reject('DECK_EXHAUSTED', { needed, left: deck.length });
  return cardsProblem(deck, rules);
}

/** Also those that are thrown later, if no new ones come (R146). */
function mostHeld({ streets }: Game): number {
  let cards = 0;
  for (let i = 0; i < streets.length; i++) {
    cards += (streets[i]?.down ?? 0) + (streets[i]?.up ?? 0);
  }
  return cards;
}

/** Each is the same deck in another order (R160). */
function sparesProblem(
  spares: readonly (readonly Card[])[],
  deck: readonly Card[] | null,
  rules: Rules,
): Refusal | undefined {
  const size = deck?.length ?? 0;
  for (let k = 0; k < spares.length; k++) {
    const spare = spares[k] as readonly Card[];
    if (spare.length !== size) {
      return unfit(`spares[${k}]`, { wants: 'cardCount', count: size }, spare.length);
    }
    const wrong = cardsProblem(spare, rules);
    if (wrong !== undefined) return wrong;
    const strange = spare.find((card) => !deck?.includes(card));
    if (strange !== undefined) return reject('BAD_CARD', { card: strange, game: rules.game });
  }
  return undefined;
}

/** Cards of this game, each once. */
export function cardsProblem(
  cards: readonly unknown[],
  { game }: Pick<Rules, 'game'>,
): Refusal | undefined {
  const lowest = 52 - deckSize(GAMES[game]);
  let low = 0;
  let high = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (typeof card !== 'number' || (card | 0) !== card || card > 51 || card < lowest) {
      return reject('BAD_CARD', { card, game });
    }
    // No branch: in a shuffled deck the processor would guess it wrong every other time.
    const upper = -(card >>> 5);
    const bit = 1 << (card & 31);
    if ((((low & ~upper) | (high & upper)) & bit) !== 0) return reject('DUPLICATE_CARD', { card });
    low |= bit & ~upper;
    high |= bit & upper;
  }
  return undefined;
}
