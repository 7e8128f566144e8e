/**
 * The door of `settle`: `SettleInput` is anything a caller may hand in, `Hand` is what passed every
 * check of R104, in seat order. Inside, nothing is checked twice.
 */

import {
  choiceProblem,
  hasMoreKeys,
  isObject,
  keysProblem,
  unfit,
  unitProblem,
} from '../checks.js';
import { amountProblem, isAmount, totalProblem } from '../chips.js';
import { type PlayerId, type Refusal, type Result, reject } from '../errors.js';
import type { OddRules } from './award.js';
import { type BoardRanking, readBoard, type Tiers } from './boards.js';
import { crowdProblem } from './crowd.js';
import { filled } from './filled.js';
import { duplicateIdProblem, fingerprint, isId } from './ids.js';
import { type RakeConfig, rakeProblem } from './rake.js';
import { unitOfAll } from './unit.js';

/** One player of a finished hand, with what they put in (R3). */
export interface SettlePlayer<Id extends PlayerId = string> {
  readonly id: Id;
  /** 1 to `seatCount`, numbered clockwise. */
  readonly seat: number;
  /** Per-player ante: layered with `live` (R22). 0 if absent. */
  readonly ante?: number;
  /** Single-payer ante, dead blind, missed straddle: never layered, never refunded (R3). 0 if absent. */
  readonly dead?: number;
  /** Blinds, bets and calls. */
  readonly live: number;
  readonly folded: boolean;
  /**
   * The part of ante + live that is never returned, 0 if absent: the forced bets of a dead hand, be
   * its player absent or the hand killed (R45).
   */
  readonly forfeit?: number;
}

/** High only, or high and low. */
export const SETTLE_KINDS = ['high', 'hilo'] as const;
/** What becomes of chips above every live hand (R17). */
export const ORPHAN_RULES = ['roll-down', 'reject'] as const;
/** Tournaments are never raked and run one board (R88, R91). */
export const GAME_MODES = ['tournament', 'cash'] as const;

/** A finished hand: who put in what, and how the hands rank on each board. */
export interface SettleInput<Id extends PlayerId = string> {
  readonly players: readonly SettlePlayer<Id>[];
  /** Seat of the dealer button; the seat may be empty (R83). */
  readonly button: number;
  readonly seatCount: number;
  /** One ranking per board run; empty when a single hand is left. */
  readonly boards: readonly BoardRanking<NoInfer<Id>>[];
  /** Smallest chip of the table, 1 if absent; what was put in may hold smaller ones (R84). */
  readonly unit?: number;
  readonly kind?: (typeof SETTLE_KINDS)[number];
  readonly rakeConfig?: RakeConfig | null;
  readonly orphanLayer?: (typeof ORPHAN_RULES)[number];
  /**
   * How much of all `dead` chips are dead blinds and missed straddles, 0 if absent. Only the words of
   * the sum depend on it: the rest is the ante for the table.
   */
  readonly deadBlinds?: number;
  /** A tournament is never raked (R91) and runs one board (R88). Absent: as `rakeConfig` says. */
  readonly mode?: (typeof GAME_MODES)[number];
}

/** `id`, `title` and `rules` are labels of a hand as JSON: readHandJson. */
export const HAND_KEYS: readonly string[] = [
  'id',
  'title',
  'rules',
  'players',
  'button',
  'seatCount',
  'unit',
  'kind',
  'mode',
  'orphanLayer',
  'rakeConfig',
  'deadBlinds',
  'boards',
];
export const PLAYER_KEYS: readonly string[] = [
  'id',
  'seat',
  'ante',
  'dead',
  'live',
  'folded',
  'forfeit',
];
/** How many of them a hand must have, and a player who leaves nothing out. */
const HAND_NEEDS = 4;
const PLAYER_NEEDS = 6;

export interface Hand<Id extends PlayerId> {
  /** In seat order. */
  readonly players: readonly SettlePlayer<Id>[];
  /** ante + live, per player (R3). */
  readonly levels: readonly number[];
  readonly folded: readonly boolean[];
  /** What of each level is never returned (R45); absent if that is nobody's. */
  readonly forfeits: readonly number[] | undefined;
  readonly dead: number;
  /** What of it is dead blinds; 0 if that is not said. */
  readonly deadBlinds: number;
  readonly total: number;
  /** Index of the first player clockwise from the button (R34). */
  readonly first: number;
  /** Smallest chip of the hand (R84), and that of the table. */
  readonly unit: number;
  readonly tableUnit: number;
  readonly rake: RakeConfig | null;
  readonly hilo: boolean;
  readonly rejectOrphans: boolean;
  readonly boards: readonly Tiers[];
  /** Set by `settleCards`. */
  readonly odd?: OddRules | undefined;
}

export function readHand<Id extends PlayerId>(input: SettleInput<Id>): Result<Hand<Id>> {
  const found = shapeProblem(input) ?? optionsProblem(input);
  if (found !== undefined) return { ok: false, error: found };
  const { button, seatCount } = input;
  const players = bySeat(input.players);
  const ids: Id[] = [];
  const prints: number[] = [];
  const levels: number[] = [];
  const folded: boolean[] = [];
  let forfeits: number[] | undefined;
  const tableUnit = input.unit ?? 1;
  let unit = tableUnit;
  let dead = 0;
  let total = 0;
  let live = 0;
  let first = 0;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as SettlePlayer<Id>;
    if (!isSound(player, seatCount)) return { ok: false, error: flawOf(player, input) };
    const { ante = 0, dead: ownDead = 0 } = player;
    const level = ante + player.live;
    ids.push(player.id);
    prints.push(fingerprint(player.id));
    levels.push(level);
    folded.push(player.folded);
    if (player.forfeit !== undefined && player.forfeit > 0) {
      forfeits ??= filled(players.length, 0);
      forfeits[i] = player.forfeit;
    }
    if (unit > 1) unit = unitOfAll(unit, [ante, ownDead, player.live]);
    dead += ownDead;
    total += level + ownDead;
    if (!player.folded) live++;
    if (player.seat <= button) first = i + 1;
  }
  const problem =
    duplicateIdProblem(ids, prints) ??
    duplicateSeatProblem(players) ??
    totalProblem(total) ??
    deadBlindsProblem(input.deadBlinds, dead) ??
    (live === 0 ? reject('NO_LIVE_HAND') : undefined);
  if (problem !== undefined) return { ok: false, error: problem };

  const hilo = input.kind === 'hilo';
  const boards: Tiers[] = [];
  for (let b = 0; b < input.boards.length; b++) {
    const tiers = readBoard(input.boards[b], { ids, prints, folded }, b, hilo);
    if (!tiers.ok) return tiers;
    boards.push(tiers.value);
  }
  return {
    ok: true,
    value: {
      players,
      levels,
      folded,
      forfeits,
      dead,
      deadBlinds: input.deadBlinds ?? 0,
      total,
      first: first === players.length ? 0 : first,
      unit,
      tableUnit,
      rake: input.mode === 'tournament' ? null : (input.rakeConfig ?? null),
      hilo,
      rejectOrphans: input.orphanLayer === 'reject',
      boards,
    },
  };
}

function shapeProblem(input: SettleInput<PlayerId>): Refusal | undefined {
  if (!isObject(input)) return unfit('hand', 'object', input);
  const { players, boards, seatCount, button } = input;
  if (hasMoreKeys(input, HAND_NEEDS + optionCount(input))) {
    const unknown = keysProblem(input, HAND_KEYS);
    if (unknown !== undefined) return unknown;
  }
  if (!Array.isArray(players))
    return keysProblem(input, HAND_KEYS) ?? unfit('players', 'list', players);
  if (!Array.isArray(boards))
    return keysProblem(input, HAND_KEYS) ?? unfit('boards', 'list', boards);
  for (let i = 0; i < players.length; i++) {
    const player: SettlePlayer<PlayerId> | undefined = players[i];
    if (player === undefined || !isObject(player)) {
      return unfit(`players[${i}]`, 'object', player);
    }
    // Who leaves one out may have misspelt it.
    const isShort = player.ante === undefined || player.dead === undefined;
    if (isShort || hasMoreKeys(player, PLAYER_NEEDS)) {
      const unknown = keysProblem(player, PLAYER_KEYS, `players[${i}].`);
      if (unknown !== undefined) return unknown;
    }
    // They are put in order by it before all else is judged.
    if (typeof player.seat !== 'number') return flawOf(player, input);
  }
  const wrong =
    crowdProblem(players.length) ??
    amountProblem(seatCount, 'seatCount') ??
    (Number.isInteger(button) ? undefined : amountProblem(button, 'button'));
  if (wrong !== undefined || (button >= 1 && button <= seatCount)) return wrong;
  return reject('BUTTON_OUT_OF_RANGE', { button, max: seatCount });
}

/** How many options are given. */
const optionCount = ({
  unit,
  kind,
  mode,
  orphanLayer,
  rakeConfig,
  deadBlinds,
}: SettleInput<PlayerId>): number =>
  (unit === undefined ? 0 : 1) +
  (kind === undefined ? 0 : 1) +
  (mode === undefined ? 0 : 1) +
  (orphanLayer === undefined ? 0 : 1) +
  (rakeConfig === undefined ? 0 : 1) +
  (deadBlinds === undefined ? 0 : 1);

/** In seat order; a copy if need be. Insertion sort: the list is short. */
function bySeat<P extends { readonly seat: number }>(players: readonly P[]): readonly P[] {
  let inOrder = true;
  for (let i = 1; i < players.length && inOrder; i++) {
    inOrder = (players[i - 1] as P).seat < (players[i] as P).seat;
  }
  if (inOrder) return players;
  const sorted = players.slice();
  for (let i = 1; i < sorted.length; i++) {
    const player = sorted[i] as P;
    let j = i - 1;
    for (; j >= 0 && (sorted[j] as P).seat > player.seat; j--) sorted[j + 1] = sorted[j] as P;
    sorted[j + 1] = player;
  }
  return sorted;
}

/** The quick look; `flawOf` says what it did not like. */
const isSound = (
  { id, seat, ante = 0, dead = 0, live, folded, forfeit }: SettlePlayer<PlayerId>,
  seatCount: number,
): boolean =>
  isId(id) &&
  isAmount(ante) &&
  isAmount(dead) &&
  isAmount(live) &&
  isAmount(seat) &&
  seat >= 1 &&
  seat <= seatCount &&
  typeof folded === 'boolean' &&
  (forfeit === undefined || (isAmount(forfeit) && forfeit <= ante + live));

function flawOf<Id extends PlayerId>(
  player: SettlePlayer<Id>,
  { players, seatCount }: SettleInput<Id>,
): Refusal {
  const { id, seat, ante = 0, dead = 0, live, folded, forfeit } = player;
  const at = `players[${players.indexOf(player)}]`;
  const unknown = keysProblem(player, PLAYER_KEYS, `${at}.`);
  if (unknown !== undefined) return unknown;
  if (!isId(id)) return unfit(`${at}.id`, 'id', id);
  return (
    amountProblem(ante, 'ante', id) ??
    amountProblem(dead, 'dead', id) ??
    amountProblem(live, 'live', id) ??
    amountProblem(forfeit ?? 0, 'forfeit', id) ??
    (Number.isInteger(seat) ? undefined : amountProblem(seat, 'seat', id)) ??
    (typeof folded === 'boolean' ? undefined : unfit(`${at}.folded`, 'boolean', folded)) ??
    (seat < 1 || seat > seatCount
      ? reject('SEAT_OUT_OF_RANGE', { player: id, seat, max: seatCount })
      : unfit(`${at}.forfeit`, { wants: 'atMostPutIn', most: ante + live }, forfeit))
  );
}

function duplicateSeatProblem(players: readonly SettlePlayer<PlayerId>[]): Refusal | undefined {
  for (let i = 1; i < players.length; i++) {
    const { id, seat } = players[i] as SettlePlayer<PlayerId>;
    const neighbour = players[i - 1] as SettlePlayer<PlayerId>;
    if (neighbour.seat === seat)
      return reject('DUPLICATE_SEAT', { players: [neighbour.id, id], seat });
  }
  return undefined;
}

function deadBlindsProblem(deadBlinds: number | undefined, dead: number): Refusal | undefined {
  if (deadBlinds === undefined) return undefined;
  return (
    amountProblem(deadBlinds, 'deadBlinds') ??
    (deadBlinds > dead
      ? unfit('deadBlinds', { wants: 'atMostDead', most: dead }, deadBlinds)
      : undefined)
  );
}

function optionsProblem<Id extends PlayerId>(input: SettleInput<Id>): Refusal | undefined {
  const { unit, kind, orphanLayer, mode, rakeConfig, boards } = input;
  const wrong =
    (unit === undefined ? undefined : unitProblem(unit)) ??
    choiceProblem('kind', kind, SETTLE_KINDS) ??
    choiceProblem('orphanLayer', orphanLayer, ORPHAN_RULES) ??
    choiceProblem('mode', mode, GAME_MODES);
  if (wrong !== undefined) return wrong;
  const most = mode === 'tournament' ? 1 : 3;
  if (boards.length > most) {
    return unfit('boards', { wants: 'atMostItems', most }, boards.length, 'BAD_BOARDS');
  }
  return rakeConfig === undefined || rakeConfig === null ? undefined : rakeProblem(rakeConfig);
}
