/** A hand as Open Hand History JSON (hh-specs.handhistory.org). Files have a blank line between hands. */

import { throwing } from '../../checks.js';
import type { Limit } from '../../games/game.js';
import type { LoggedEvent } from '../../hand/state/upcast.js';
import { CENTS, type Unit, WHOLE } from '../../money/decimals.js';
import { isoTime } from '../history/eastern-time.js';
import { checkedHistory } from '../history/history.js';
import type { History, HistoryMeta, TournamentMeta } from '../history/types.js';
import { unitOfMeta } from '../history/words.js';
import { codeOf } from '../phh/variants.js';
import { amountNumber } from './amounts.js';
import { isOpenType } from './game-type.js';
import type { OhhHand, OhhTournament, OpenHandHistory } from './types.js';
import { playersJson, potsJson } from './write-pots.js';
import { roundsJson } from './write-rounds.js';

/** The meta of `toOpenHandHistory`; `toPokerStars` takes it too and has no word for the rest. */
export interface OhhMeta extends HistoryMeta {
  /** Where it was played; Sidepot, if left out. */
  readonly site?: string;
  readonly network?: string;
  /** Of the software that dealt. */
  readonly version?: string;
}

/**
 * One hand as an object of Open Hand History, from the events that `startHand`, `apply` or
 * `replayHand` gave. `readOpenHandHistory` reads it back.
 *
 * @throws PokerError BAD_INPUT if these are no events of a hand or the meta is none, UNKNOWN_KEY for
 * a key of the meta that nobody reads, BAD_UNIT.
 *
 * @example
 * ```ts
 * import { readPhh, replayHand, toOpenHandHistory } from '@sidepot/engine';
 *
 * const read = readPhh("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nstarting_stacks = [9, 9]\nactions = ['p2 f']");
 * const replay = read.ok ? replayHand(read.value, { events: true }) : read;
 * if (replay.ok && replay.value.events !== null) {
 *   const { ohh } = toOpenHandHistory(replay.value.events, { handId: 7, table: 'Kitchen' });
 *   console.log(ohh.game_number, ohh.pots[0]?.amount); // → 7 2
 * }
 * ```
 */
export const toOpenHandHistory = (events: readonly LoggedEvent[], meta: OhhMeta): OpenHandHistory =>
  throwing(() => JSON.parse(ohhText(checkedHistory(events, meta), meta)) as OpenHandHistory);

/**
 * The JSON of a history that was checked. Players, rounds and pots, which are nearly all of it, are
 * written as text at once: objects on the way there cost three times as much.
 */
export function ohhText(history: History, meta: OhhMeta): string {
  const unit = unitOfMeta(meta);
  const head = JSON.stringify(headOf(history, meta, unit)).slice(0, -1);
  const players = playersJson(history, unit);
  const rounds = roundsJson(history, meta, unit);
  return `{"ohh":${head},"players":${players},"rounds":${rounds},"pots":${potsJson(history, unit)}}}`;
}

/** What stands before the players. */
function headOf(
  history: History,
  meta: OhhMeta,
  unit: Unit,
): Omit<OhhHand, 'players' | 'rounds' | 'pots'> {
  const { rules, game, players, boards } = history;
  const amount = (units: number): number => amountNumber(units, unit);
  const { tournament, site = 'Sidepot', network = site, version = '1.0.0' } = meta;
  const hero = players.findIndex(({ isHero }) => isHero);
  const isStud = game.forced === 'bring-in';
  return {
    spec_version: '1.4.7',
    site_name: site,
    network_name: network,
    internal_version: version,
    ...(tournament && {
      tournament: true,
      tournament_info: tournamentOf(tournament, meta, history),
    }),
    game_number: String(meta.handId),
    start_date_utc: startOf(meta),
    table_name: meta.table,
    game_type: game.codes.ohh,
    ...(isOpenType(rules.game) && { variant: codeOf(rules) }),
    ...(meta.mix !== undefined && { mix: meta.mix }),
    bet_limit: { bet_type: BET_TYPES[rules.limit], bet_cap: 0 },
    table_size: rules.seatCount,
    currency: tournament === undefined ? currencyOf(meta) : '',
    dealer_seat: rules.button,
    small_blind_amount: amount(rules.smallBlind),
    big_blind_amount: amount(isStud ? rules.smallBet : rules.bigBlind),
    ante_amount: amount(rules.ante),
    ...(isStud && { bring_in_amount: amount(rules.bringIn ?? 0) }),
    ...(hero >= 0 && { hero_player_id: hero }),
    flags: [
      ...(boards.length > 1 && !rules.doubleBoard ? (['Run_It_Twice'] as const) : []),
      ...(hero < 0 ? (['Observed'] as const) : []),
      ...(rules.bombPot ? (['Bomb_Pot'] as const) : []),
    ],
  };
}

const BET_TYPES: Readonly<Record<Limit, 'NL' | 'PL' | 'FL'>> = {
  'no-limit': 'NL',
  'pot-limit': 'PL',
  'fixed-limit': 'FL',
};

/** XPM is play money. */
const currencyOf = ({ currency }: HistoryMeta): string =>
  currency === undefined ? 'XPM' : currency.code || currency.symbol;

/** A time whose zone nobody knows stands as it was told. */
function startOf({ startedAt, local }: HistoryMeta): string {
  if (startedAt !== undefined) return isoTime(startedAt, 'startedAt');
  if (local === undefined) return '';
  return local.time === undefined ? local.date : `${local.date}T${local.time}Z`;
}

function tournamentOf(
  tournament: TournamentMeta,
  meta: HistoryMeta,
  { players }: History,
): OhhTournament {
  const { id, name = '', buyIn = 0, fee = 0, bounty = 0, initialStack, levelTime = 0 } = tournament;
  const unit = meta.currency === undefined ? WHOLE : CENTS;
  const stacks = players.map(({ stack }) => stack);
  return {
    tournament_number: String(id),
    name,
    start_date_utc:
      tournament.startedAt === undefined
        ? startOf(meta)
        : isoTime(tournament.startedAt, 'tournament.startedAt'),
    currency: currencyOf(meta),
    buyin_amount: amountNumber(buyIn, unit),
    fee_amount: amountNumber(fee, unit),
    bounty_fee_amount: amountNumber(bounty, unit),
    initial_stack: initialStack ?? Math.max(...stacks),
    type: tournament.tables === 'one' ? 'STT' : 'MTT',
    flags: bounty > 0 ? ['Bounty'] : [],
    speed: { type: 'Normal', round_time: levelTime },
    ...(tournament.level !== undefined && { level: tournament.level }),
  };
}
