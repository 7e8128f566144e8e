/**
 * What a host chooses. Options are what is handed in; settings are the same, judged and with every
 * default filled in.
 */

import {
  answering,
  choiceProblem,
  isObject,
  keysProblem,
  nullProblem,
  unfit,
  unitProblem,
} from '../checks.js';
import { amountProblem, isAmount } from '../chips.js';
import { type Refusal, type Result, refused, reject, type Wanted } from '../errors.js';
import { type Game, LIMITS, type Limit } from '../games/game.js';
import { GAMES, type GameName } from '../games/games.js';
import { readConfig } from '../hand/state/config.js';
import type { HandConfig } from '../hand/state/types.js';
import {
  ANTE_MODES,
  type AnteMode,
  SINGLE_ANTE_ORDERS,
  type SingleAnteOrder,
} from '../pots/antes.js';
import { type RakeConfig, rakeProblem } from '../pots/rake.js';
import { BUTTON_RULES, type ButtonRule } from './button.js';
import { handFields, hasBlinds, isStud, type Stakes, stakesAt, tableGame } from './hand-fields.js';
import {
  filledMix,
  levelGamesProblem,
  type Mix,
  type MixOptions,
  mixProblem,
  mixSeats,
} from './mix/mix.js';
import { type GameStakes, studStakes } from './mix/stakes.js';
import { gamesOf, settingsIn } from './one-game.js';
import { type TournamentPreset, withPreset } from './presets.js';
import { type TournamentOptions, tournamentProblem } from './prizes/levels.js';

/** Cash games, and tournaments on one table. */
export const TABLE_MODES = ['cash', 'tournament'] as const;
/** One of `TABLE_MODES`. */
export type TableMode = (typeof TABLE_MODES)[number];

/** Who may straddle (R43). */
export const STRADDLES = ['none', 'utg', 'button', 'both'] as const;
/** One of `STRADDLES`. */
export type StraddleRule = (typeof STRADDLES)[number];

/** The most seats of a table. */
export const MAX_SEATS = 10;

const RULE_KEYS = [
  'smallBet',
  'bigBet',
  'reopen',
  'straddleRaise',
  'potLimitPreflop',
  'fixedLimitRaises',
  'foldWhenFree',
  'hideAllIns',
  'tripsOverStraight',
  'boardTie',
  'openPair',
] as const;

/** Rules that the table only hands on to the hand, which judges them. */
export type HandRules = Pick<HandConfig, (typeof RULE_KEYS)[number]>;

/** Settings of a table, judged and without gaps: what `settingsOf` makes of options. */
export interface TableSettings {
  /** 2 to 10. */
  readonly seatCount: number;
  readonly mode: TableMode;
  /** Of a mix the first. */
  readonly game: GameName;
  readonly limit: Limit;
  /** Games that take turns; null: one game. Settings of older versions say nothing of it. */
  readonly mix: Mix | null;
  /**
   * Cash; a tournament has them by level. Short deck has none (R33); in stud the big blind is the
   * small bet, and nobody posts it.
   */
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  /** Stud (R108). */
  readonly bringIn: number;
  readonly anteMode: AnteMode;
  readonly singleAnteOrder: SingleAnteOrder;
  /** Who may straddle (R43). */
  readonly straddle: StraddleRule;
  /** In chips; of a cash game. */
  readonly minBuyIn: number;
  readonly maxBuyIn: number;
  readonly buttonRule: ButtonRule;
  readonly unit: number;
  readonly rakeConfig: RakeConfig | null;
  readonly runs: 1 | 2 | 3;
  readonly rules: HandRules;
  readonly tournament: Required<TournamentOptions> | null;
}

/**
 * Whatever is left out has its default: 9 seats, hold'em at its usual limit, 40 to 100 big blinds,
 * the dead button. A table with `tournament` is a tournament.
 */
export type TableOptions = Partial<Omit<TableSettings, 'tournament' | 'mix'>> & {
  readonly tournament?: TournamentOptions | null;
  readonly mix?: MixOptions | null;
  /**
   * The rules of a tournament by name: `TDA 2024` or `Ante first`, which is the default. Something
   * contrary beside it is refused.
   */
  readonly preset?: TournamentPreset;
};

/** What cannot change while people sit there. */
const FIXED = ['seatCount', 'mode', 'tournament', 'preset'] as const;

/**
 * Options judged, and with every default filled in. Options that are refused come back as a
 * refusal.
 *
 * @example
 * import { settingsOf } from '@sidepot/engine';
 *
 * const settings = settingsOf({ smallBlind: 1, bigBlind: 2 });
 * if (settings.ok) settings.value.maxBuyIn; // → 200
 */
export const settingsOf = (options: TableOptions): Result<TableSettings> =>
  answering(() => readSettings(options, null));

/** `seated`: how many sit there already; null at a new table, all of whose seats may be taken. */
function readSettings(options: TableOptions, seated: number | null): Result<TableSettings> {
  if (!isObject(options)) return refused(unfit('settings', 'object', options));
  const wrong =
    keysProblem(options, KEYS) ??
    nullProblem(options, ['rakeConfig', 'tournament', 'mix']) ??
    choiceProblem('game', options.game, Object.keys(GAMES)) ??
    (options.tournament === undefined || options.tournament === null
      ? undefined
      : tournamentProblem(options.tournament)) ??
    (options.mix === undefined || options.mix === null
      ? undefined
      : mixProblem(options.mix, isEvent(options))) ??
    // The buy-ins are reckoned from them, if they are left out.
    (options.bigBlind === undefined ? undefined : amountProblem(options.bigBlind, 'bigBlind')) ??
    (options.ante === undefined ? undefined : amountProblem(options.ante, 'ante')) ??
    (options.bringIn === undefined ? undefined : amountProblem(options.bringIn, 'bringIn'));
  if (wrong !== undefined) return refused(wrong);
  const named = withPreset(options);
  if (!named.ok) return named;
  const settings = filled(named.value);
  const problem = settingsProblem(settings, seated);
  return problem === undefined ? { ok: true, value: settings } : refused(problem);
}

/**
 * The settings with some of them changed. House: a game whose deck serves fewer than there are
 * seats may follow while no more than those are taken; the others stay empty.
 */
export function changedSettings(
  settings: TableSettings,
  change: TableOptions,
  seated: number,
): Result<TableSettings> {
  if (!isObject(change)) return refused(unfit('settings', 'object', change));
  const fixed = FIXED.find((key) => change[key] !== undefined);
  if (fixed !== undefined) return refused(unfit(fixed, 'unchanged', change[fixed]));
  // What is said to be undefined is not changed either.
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  return answering(() => readSettings({ ...settings, ...Object.fromEntries(said) }, seated));
}

const KEYS: readonly string[] = [
  'seatCount',
  'mode',
  'game',
  'limit',
  'mix',
  'smallBlind',
  'bigBlind',
  'ante',
  'bringIn',
  'anteMode',
  'singleAnteOrder',
  'straddle',
  'minBuyIn',
  'maxBuyIn',
  'buttonRule',
  'unit',
  'rakeConfig',
  'runs',
  'rules',
  'tournament',
  'preset',
];

const isEvent = ({ mode, tournament }: TableOptions): boolean =>
  (mode ?? (tournament ? 'tournament' : 'cash')) === 'tournament';

/** What of the stakes follows from the others: in stud ante and bring-in, in a mix the small blind. */
function filledStakes(
  options: TableOptions,
  game: Game,
  mix: Mix | null,
): Pick<TableSettings, 'smallBlind' | 'bigBlind' | 'ante' | 'bringIn'> {
  const { bigBlind = 0, ante = 0, bringIn = 0, unit = 1 } = options;
  const given = { smallBlind: options.smallBlind ?? 0, bigBlind, ante, bringIn };
  const isReckoned = bigBlind > 0 && unitProblem(unit) === undefined && !isEvent(options);
  if (!isReckoned) return given;
  if (mix === null) return game.forced === 'bring-in' ? studStakes(given, unit) : given;
  const { smallBlind = Math.floor(bigBlind / 2 / unit) * unit } = options;
  return { ...given, smallBlind };
}

function filled(options: TableOptions): TableSettings {
  const mix = options.mix ? filledMix(options.mix) : null;
  const { game = 'holdem', limit } = mix?.games[0] ?? options;
  const shape: Game = GAMES[game];
  const tournament = options.tournament ?? null;
  const stakes = filledStakes(options, shape, mix);
  const price = Math.max(stakes.bigBlind, stakes.ante);
  const liveAntes = mix === null && shape.forced === 'live-antes';
  return {
    seatCount: options.seatCount ?? Math.min(9, mostSeatsOf(game, mix)),
    mode: options.mode ?? (tournament === null ? 'cash' : 'tournament'),
    game,
    limit: limit ?? shape.limits[0] ?? 'no-limit',
    mix,
    ...stakes,
    // R33: short-deck antes are bets.
    anteMode: liveAntes
      ? 'none'
      : (options.anteMode ?? (tournament === null ? 'none' : 'bigBlind')),
    singleAnteOrder: options.singleAnteOrder ?? 'ante-first',
    straddle: options.straddle ?? 'none',
    minBuyIn: options.minBuyIn ?? 40 * price,
    maxBuyIn: options.maxBuyIn ?? 100 * price,
    // R37: short deck always has the moving button.
    buttonRule: liveAntes ? 'moving' : (options.buttonRule ?? 'dead'),
    unit: options.unit ?? 1,
    rakeConfig: options.rakeConfig ?? null,
    runs: options.runs ?? 1,
    rules: options.rules ?? {},
    tournament:
      tournament === null
        ? null
        : {
            startingStack: tournament.startingStack,
            buyIn: tournament.buyIn ?? 0,
            fee: tournament.fee ?? 0,
            clock: tournament.clock ?? 'time',
            levels: tournament.levels,
            lateEntryLevel: tournament.lateEntryLevel ?? 0,
            reEntries: tournament.reEntries ?? 0,
            payouts: tournament.payouts ?? [50, 30, 20],
          },
  };
}

/** As many as the deck has cards for, in every game (R155). */
const mostSeatsOf = (game: GameName, mix: Mix | null): number =>
  Math.min(MAX_SEATS, mix === null ? GAMES[game].seats : mixSeats(mix));

function settingsProblem(settings: TableSettings, seated: number | null): Refusal | undefined {
  const { seatCount, straddle, runs, rules, mix } = settings;
  const most = mostSeatsOf(settings.game, mix);
  if (!isAmount(seatCount) || seatCount < 2) {
    return unfit('seatCount', { wants: 'wholeFromTo', least: 2, most: MAX_SEATS }, seatCount);
  }
  const count = seated ?? seatCount;
  if (count > most) return reject('TOO_MANY_PLAYERS', { count, max: most });
  return (
    choiceProblem('mode', settings.mode, TABLE_MODES) ??
    choiceProblem('limit', settings.limit, LIMITS) ??
    choiceProblem('anteMode', settings.anteMode, ANTE_MODES, 'BAD_ANTE') ??
    choiceProblem('singleAnteOrder', settings.singleAnteOrder, SINGLE_ANTE_ORDERS, 'BAD_ANTE') ??
    choiceProblem('straddle', straddle, STRADDLES) ??
    choiceProblem('buttonRule', settings.buttonRule, BUTTON_RULES) ??
    unitProblem(settings.unit) ??
    ([1, 2, 3].includes(runs)
      ? undefined
      : unfit('runs', { wants: 'oneOf', choices: [1, 2, 3] }, runs)) ??
    (isObject(rules)
      ? (keysProblem(rules, RULE_KEYS, 'rules.') ?? nullProblem(rules, [], 'rules.'))
      : unfit('rules', 'object', rules)) ??
    (settings.mode === 'cash' ? cashProblem(settings) : eventProblem(settings)) ??
    everyGameProblem(settings) ??
    (settings.mode === 'cash' ? moneyProblem(settings) : undefined)
  );
}

/** Each of its games as the only one. */
function everyGameProblem(settings: TableSettings): Refusal | undefined {
  for (let entry = 0; entry < gamesOf(settings).length; entry++) {
    const problem = gameOfTableProblem(settingsIn(settings, entry));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function gameOfTableProblem(settings: TableSettings): Refusal | undefined {
  const { limit, straddle, tournament } = settings;
  const limits: readonly string[] = tableGame(settings).limits;
  const wrong =
    choiceProblem('limit', limit, limits) ??
    // R43: no button straddle in limit games.
    (limit === 'fixed-limit' && (straddle === 'button' || straddle === 'both')
      ? unfit('straddle', { wants: 'inFixedLimit', choices: ['none', 'utg'] }, straddle)
      : undefined);
  if (wrong !== undefined) return wrong;
  for (let level = 0; level < (tournament?.levels.length ?? 1); level++) {
    const stakes = stakesAt(settings, level);
    const problem = stakesProblem(stakes, settings) ?? trialProblem(stakes, settings);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function cashProblem(settings: TableSettings): Refusal | undefined {
  if (settings.tournament !== null) return unfit('tournament', 'nullInCashGame', 'given');
  return blindsShapeProblem(settings);
}

function moneyProblem({ minBuyIn, maxBuyIn, rakeConfig }: TableSettings): Refusal | undefined {
  return (
    amountProblem(minBuyIn, 'minBuyIn') ??
    amountProblem(maxBuyIn, 'maxBuyIn') ??
    (minBuyIn < 1 || minBuyIn > maxBuyIn
      ? unfit('minBuyIn', 'upToMaxBuyIn', minBuyIn)
      : undefined) ??
    (rakeConfig === null ? undefined : rakeProblem(rakeConfig))
  );
}

/** Numbers at all, before anything is reckoned from them. */
const blindsShapeProblem = ({ smallBlind, bigBlind, ante = 0 }: GameStakes): Refusal | undefined =>
  amountProblem(smallBlind ?? 0, 'smallBlind') ??
  amountProblem(bigBlind, 'bigBlind') ??
  amountProblem(ante, 'ante');

/** R43, R88, R91: no straddles, one board, no rake in a tournament. */
function eventProblem(settings: TableSettings): Refusal | undefined {
  const { tournament, straddle, runs, rakeConfig } = settings;
  if (tournament === null) return unfit('tournament', 'givenInTournament', tournament);
  if (straddle !== 'none')
    return unfit('straddle', { wants: 'inTournament', only: 'none' }, straddle);
  if (runs !== 1) return unfit('runs', { wants: 'inTournament', only: 1 }, runs);
  if (rakeConfig !== null) {
    return unfit('rakeConfig', 'nullInTournament', rakeConfig, 'BAD_RAKE');
  }
  for (const [i, level] of tournament.levels.entries()) {
    const at = `tournament.levels[${i}].games`;
    const problem =
      blindsShapeProblem(level) ??
      amountProblem(level.bringIn ?? 0, 'bringIn') ??
      levelGamesProblem(level.games, settings.mix, at);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function stakesProblem(
  { smallBlind, bigBlind, ante, bringIn = 0 }: Stakes,
  settings: TableSettings,
): Refusal | undefined {
  const { unit, anteMode } = settings;
  const uneven = (amount: number): boolean => amount % unit !== 0;
  const blinds = hasBlinds(settings);
  if (bigBlind < 1 && (blinds || isStud(settings)))
    return unfit('bigBlind', { wants: 'above', least: 0 }, bigBlind, 'BAD_BLINDS');
  if (smallBlind > bigBlind) {
    return unfit(
      'smallBlind',
      { wants: 'atMostBigBlind', most: bigBlind },
      smallBlind,
      'BAD_BLINDS',
    );
  }
  if (uneven(smallBlind)) return unfit('smallBlind', whole(unit), smallBlind, 'BAD_BLINDS');
  if (uneven(bigBlind)) return unfit('bigBlind', whole(unit), bigBlind, 'BAD_BLINDS');
  if (uneven(ante)) return unfit('ante', whole(unit), ante, 'BAD_ANTE');
  if (uneven(bringIn)) return unfit('bringIn', whole(unit), bringIn, 'BAD_BLINDS');
  if (!blinds && ante < 1) return unfit('ante', { wants: 'above', least: 0 }, ante, 'BAD_ANTE');
  if (blinds && ante > 0 && anteMode === 'none')
    return unfit('ante', 'withoutAnteMode', ante, 'BAD_ANTE');
  return undefined;
}

/** The hand judges its own rules: now, for two players, and not when the table wants to deal. */
function trialProblem(stakes: Stakes, settings: TableSettings): Refusal | undefined {
  const players = [1, 2].map((seat) => ({ id: seat, seat, stack: 2 ** 50 }));
  const read = readConfig({ ...handFields(settings, stakes), players, button: 1 });
  return read.ok ? undefined : read.error;
}

const whole = (unit: number): Wanted => ({ wants: 'multipleOfUnit', unit });
