/** Judging the dealer's commands: the next hand, and how it ended. */

import { isObject, keysProblem, unfit } from '../../checks.js';
import { amountProblem, isAmount } from '../../chips.js';
import { type Refusal, type Result, refused, reject } from '../../errors.js';
import { isBoardGame } from '../../games/games.js';
import { blindsMissed } from '../blinds.js';
import { evolved } from '../evolve.js';
import { type NextHand, nextHand } from '../next-hand.js';
import { clockAt, startClock } from '../prizes/levels.js';
import type { BombPot, RunningHand, TableCommand, TableEvent, TableState } from '../state.js';
import { eliminatedIn, placesSoFar } from '../tournament.js';
import { bombPotConfig, handConfig } from './hand-config.js';
import { farewell } from './seat-commands.js';

type CommandOf<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
type Judged = Result<readonly TableEvent[]>;

export function startNextHand(state: TableState, command: CommandOf<'startNextHand'>): Judged {
  if (state.hand !== null) return refused(reject('HAND_RUNNING', { hand: state.hand.number }));
  const { bombPot } = command;
  const problem = bombPot === undefined ? undefined : bombPotProblem(state, bombPot);
  if (problem !== undefined) return refused(problem);
  const levels =
    command.level === undefined
      ? levelEvents(state, command.now)
      : levelToldEvents(state, command.level);
  if (!levels.ok) return levels;
  const planned = planHand(levels.value.reduce(evolved, state), command);
  if (!planned.ok) return planned;
  const { table, plan, rotation } = planned.value;
  const wrong = bombPot && bombGameProblem(table);
  if (wrong !== undefined) return refused(wrong);
  const { button, smallBlind, bigBlind } = plan;
  const hand: RunningHand = {
    number: state.hands + 1,
    config: bombPot ? bombPotConfig(table, plan, bombPot) : handConfig(table, plan),
    positions: { button, smallBlind, bigBlind },
    missed: bombPot ? { small: [], big: [] } : blindsMissed(table, plan),
    ...(rotation !== null && { rotation }),
  };
  return { ok: true, value: [...levels.value, { type: 'handStarted', hand }] };
}

/** Cash only, in whole chips. */
function bombPotProblem({ settings }: TableState, bombPot: BombPot): Refusal | undefined {
  if (settings.mode === 'tournament') return reject('WRONG_MODE', { mode: 'tournament' });
  if (!isObject(bombPot)) return unfit('bombPot', 'object', bombPot, 'BAD_COMMAND');
  const { ante, boards = 1 } = bombPot;
  const wrong =
    keysProblem(bombPot, ['ante', 'boards'], 'bombPot.') ??
    amountProblem(ante, 'bombPot.ante') ??
    (boards === 1 || boards === 2
      ? undefined
      : unfit('bombPot.boards', { wants: 'oneOf', choices: [1, 2] }, boards));
  if (wrong !== undefined) return wrong;
  const { unit } = settings;
  return ante === 0 || ante % unit !== 0
    ? unfit('bombPot.ante', { wants: 'multipleAboveZero', unit }, ante, 'BAD_ANTE')
    : undefined;
}

/** House: only where a board comes. */
function bombGameProblem({ settings: { game } }: TableState): Refusal | undefined {
  return isBoardGame(game)
    ? undefined
    : unfit('bombPot', { wants: 'leftOutInGame', game }, 'given', 'BAD_COMMAND');
}

/** The button is drawn for the first hand and follows from the rules afterwards. */
function planHand(
  state: TableState,
  { button: drawn, chooser, bombPot }: CommandOf<'startNextHand'>,
): Result<NextHand> {
  const max = state.settings.seatCount;
  const isFirst = state.positions === null && state.rotation === undefined;
  if (chooser !== undefined && !(isFirst && state.seats.some(({ seat }) => seat === chooser))) {
    return refused(unfit('chooser', 'leftOutLater', chooser, 'BAD_COMMAND'));
  }
  if (isFirst) {
    if (!isAmount(drawn) || drawn < 1 || drawn > max) {
      return refused(reject('BUTTON_OUT_OF_RANGE', { button: drawn, max }));
    }
  } else if (drawn !== undefined) {
    return refused(unfit('button', 'leftOutLater', drawn, 'BAD_COMMAND'));
  }
  const { seats } = state;
  const playing = seats.filter(({ stack, out, leaving }) => stack > 0 && !out && !leaving);
  const isEvent = state.settings.mode === 'tournament';
  const value = nextHand(state, drawn ?? null, bombPot !== undefined, chooser ?? null);
  // R45: absent players' hands are dead, so somebody has to be there.
  if (value !== null && (!isEvent || playing.length > 0)) return { ok: true, value };
  const count = isEvent && playing.length > 0 ? seats.length : playing.length;
  return count < 2
    ? refused(reject('TOO_FEW_PLAYERS', { count }))
    : refused(unfit('button', 'seatDealtIn', drawn, 'BAD_COMMAND'));
}

function levelEvents(state: TableState, now: number | undefined): Judged {
  const { tournament, settings } = state;
  const options = settings.tournament;
  if (tournament === null || options === null) return { ok: true, value: [] };
  if (tournament.places !== null) return refused(reject('TOURNAMENT_OVER'));
  if (options.clock === 'time' && !isAmount(now))
    return refused(unfit('now', 'milliseconds', now, 'BAD_COMMAND'));
  const { clock } = tournament;
  if (state.hands === 0) {
    return { ok: true, value: [{ type: 'levelStarted', clock: startClock(options, now ?? 0) }] };
  }
  const { breakUntil, ...reached } = clockAt(options, clock, now ?? 0);
  if (breakUntil !== null) return refused(reject('ON_BREAK', { until: breakUntil }));
  return reached.level === clock.level
    ? { ok: true, value: [] }
    : { ok: true, value: [{ type: 'levelStarted', clock: reached }] };
}

/** R290: the director's clock says which level it is; the table has none of its own. */
function levelToldEvents(state: TableState, level: number): Judged {
  const { tournament, settings } = state;
  const options = settings.tournament;
  if (tournament === null || options === null) {
    return refused(unfit('level', 'leftOutInCashGame', level, 'BAD_COMMAND'));
  }
  if (tournament.places !== null) return refused(reject('TOURNAMENT_OVER'));
  const most = options.levels.length - 1;
  if (!isAmount(level) || level > most) {
    return refused(unfit('level', { wants: 'wholeFromTo', least: 0, most }, level, 'BAD_COMMAND'));
  }
  const isNew = state.hands === 0 || level !== tournament.clock.level;
  const clock = { level, endsAt: null, hands: 0 };
  return { ok: true, value: isNew ? [{ type: 'levelStarted', clock }] : [] };
}

/** Settles everything that waited for the hand to end. Chips that do not add up are refused (R4). */
export function finishHand(state: TableState, command: CommandOf<'finishHand'>): Judged {
  const { hand } = state;
  if (hand === null) return refused(reject('NO_HAND'));
  const problem = finishProblem(state, hand, command);
  if (problem !== undefined) return refused(problem);
  const { rake = 0, voided = false } = command;
  const { players } = hand.config;
  const stacks = Object.fromEntries(players.map(({ seat }) => [seat, command.stacks[seat] ?? 0]));
  const expected = players.reduce((sum, { stack }) => sum + stack, 0);
  const actual = players.reduce((sum, { seat }) => sum + (stacks[seat] ?? 0), rake);
  if (expected !== actual) {
    return refused(reject('CONSERVATION', { expected, actual, off: expected - actual }));
  }
  const finished: TableEvent = {
    type: 'handFinished',
    number: hand.number,
    stacks,
    rake,
    voided,
  };
  const log = [finished, ...newSettings(state)];
  const over = log.reduce(evolved, state);
  const isEvent = state.settings.mode === 'tournament';
  const { elsewhere = 0 } = command;
  const rest = isEvent
    ? voided
      ? []
      : eventEnd(over, hand, stacks, elsewhere > 0)
    : cashEnd(over, hand);
  return { ok: true, value: [...log, ...rest] };
}

function finishProblem(
  state: TableState,
  { config }: RunningHand,
  { stacks, rake = 0, voided = false, elsewhere }: CommandOf<'finishHand'>,
): Refusal | undefined {
  if (elsewhere !== undefined) {
    const wrong =
      state.settings.mode === 'cash'
        ? unfit('elsewhere', 'leftOutInCashGame', elsewhere, 'BAD_COMMAND')
        : amountProblem(elsewhere, 'elsewhere');
    if (wrong !== undefined) return wrong;
  }
  if (!isObject(stacks) || Object.keys(stacks).length !== config.players.length) {
    return unfit('stacks', 'stackOfEach', stacks, 'BAD_COMMAND');
  }
  for (const { id, seat } of config.players) {
    const problem = amountProblem(stacks[seat], 'stacks', id);
    if (problem !== undefined) return problem;
  }
  const problem = amountProblem(rake, 'rake');
  if (problem !== undefined) return problem;
  if (typeof voided !== 'boolean') return unfit('voided', 'boolean', voided, 'BAD_COMMAND');
  if (rake > 0 && state.settings.mode === 'tournament') {
    // R91
    return unfit('rake', { wants: 'inTournament', only: 0 }, rake, 'BAD_RAKE');
  }
  const moved = config.players.some(({ seat, stack }) => stacks[seat] !== stack);
  return voided && (moved || rake > 0)
    ? unfit('stacks', 'stacksBeforeVoid', stacks, 'BAD_COMMAND')
    : undefined;
}

const newSettings = ({ nextSettings }: TableState): TableEvent[] =>
  nextSettings === null ? [] : [{ type: 'settingsChanged', settings: nextSettings, from: 'now' }];

/** Who leaves is paid; who asked for chips gets them as far as they fit; who has none is told. */
function cashEnd(state: TableState, { config }: RunningHand): TableEvent[] {
  return state.seats.flatMap((seat): TableEvent[] => {
    const { player, stack, topUp, leaving } = seat;
    if (leaving) return [farewell(state, seat)];
    const amount = Math.min(topUp, Math.max(0, state.settings.maxBuyIn - stack));
    if (topUp > 0) return [{ type: 'toppedUp', player, amount }];
    const played = config.players.some((one) => one.seat === seat.seat && one.id === player);
    return played && stack === 0 ? [{ type: 'busted', player, seat: seat.seat }] : [];
  });
}

function eventEnd(
  state: TableState,
  hand: RunningHand,
  stacks: Readonly<Record<number, number>>,
  isOneOfMany: boolean,
): TableEvent[] {
  const out = eliminatedIn(hand, stacks, state.settings.seatCount).map(
    (one): TableEvent => ({ type: 'eliminated', ...one }),
  );
  const after = out.reduce(evolved, state);
  if (after.seats.length !== 1 || isOneOfMany) return out;
  return [...out, { type: 'tournamentEnded', places: placesSoFar(after) }];
}
