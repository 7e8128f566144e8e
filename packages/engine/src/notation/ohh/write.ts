/** A hand as Open Hand History JSON (hh-specs.handhistory.org). Files have a blank line between hands. */

import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import type { Limit } from '../../games/game.js';
import type { SeenCard } from '../../hand/state/types.js';
import type { LoggedEvent } from '../../hand/state/upcast.js';
import { CENTS, type Unit, WHOLE } from '../../money/decimals.js';
import { isoTime } from '../history/eastern-time.js';
import { eventsProblem } from '../history/event-shape.js';
import {
  cardText,
  dealtCards,
  decimalNumber,
  readHistory,
  unitOfMeta,
} from '../history/history.js';
import { historyMetaProblem } from '../history/meta-shape.js';
import { planFor } from '../history/plan.js';
import type {
  History,
  HistoryMeta,
  HistoryPlayer,
  HistoryStep,
  Post,
  Round,
  TournamentMeta,
} from '../history/types.js';
import { codeOf } from '../phh/variants.js';
import { isOpenType } from './game-type.js';
import type {
  OhhAction,
  OhhHand,
  OhhPot,
  OhhRound,
  OhhTournament,
  OpenHandHistory,
} from './types.js';

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
  throwing(() => {
    throwIf(historyMetaProblem(meta) ?? eventsProblem(events));
    return objectOf(events, meta);
  });

function objectOf(events: readonly LoggedEvent[], meta: OhhMeta): OpenHandHistory {
  const history = readHistory(events, meta);
  const { rules, game, players, boards } = history;
  const unit = unitOfMeta(meta);
  const amount = (units: number): number => decimalNumber(units, unit);
  const { tournament, site = 'Sidepot', network = site, version = '1.0.0' } = meta;
  const hero = players.findIndex(({ isHero }) => isHero);
  const isStud = game.forced === 'bring-in';
  const ohh: OhhHand = {
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
    players: players.map(({ seat, name, stack }, id) => ({
      id,
      seat,
      name,
      starting_stack: amount(stack),
    })),
    rounds: roundsOf(history, meta, unit),
    pots: potsOf(history, unit),
  };
  return { ohh };
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
    buyin_amount: decimalNumber(buyIn, unit),
    fee_amount: decimalNumber(fee, unit),
    bounty_fee_amount: decimalNumber(bounty, unit),
    initial_stack: initialStack ?? Math.max(...stacks),
    type: tournament.tables === 'one' ? 'STT' : 'MTT',
    flags: bounty > 0 ? ['Bounty'] : [],
    speed: { type: 'Normal', round_time: levelTime },
    ...(tournament.level !== undefined && { level: tournament.level }),
  };
}

/** An action without its number. */
type Deed = Omit<OhhAction, 'action_number'>;

/** 'First Draw'. */
const streetName = (name: string): string =>
  name.replace(/(?:^| )[a-z]/g, (letters) => letters.toUpperCase());

/** Run twice: two rounds of the same street, with different ids. */
function roundsOf(history: History, meta: HistoryMeta, unit: Unit): OhhRound[] {
  const { rounds, posts, players } = history;
  const isInStreets = planFor(history.game) !== null;
  const idOf = (seat: number): number => players.findIndex((player) => player.seat === seat);
  const before: Deed[] = [
    ...posts.flatMap((post) => postDeeds(post, idOf(post.seat), unit)),
    ...(isInStreets ? [] : players.flatMap((player, id) => dealtDeeds(player, id, meta))),
  ];
  const shown = history.shows.map(({ seat, cards }): Deed => {
    const isMuck = cards.length === 0;
    const deed = plain(idOf(seat), isMuck ? 'Mucks Cards' : 'Shows Cards');
    return isMuck ? deed : { ...deed, cards: cards.map(cardText) };
  });
  const streets = rounds.map((round, id): OhhRound => {
    const deeds = round.steps.flatMap((step) => {
      const id = idOf(step.seat);
      const isTold = isToldFrom(players[id], meta);
      return step.kind === 'act' ? [actDeed(step, id, unit)] : cardDeeds(step, id, isTold);
    });
    return {
      id,
      street: streetName(round.name),
      ...boardCards(round),
      actions: numbered(round.street === 0 ? [...before, ...deeds] : deeds),
    };
  });
  if (shown.length === 0) return streets;
  return [...streets, { id: streets.length, street: 'Showdown', actions: numbered(shown) }];
}

const boardCards = ({ cards }: Round): { readonly cards?: readonly string[] } =>
  cards.length === 0 ? {} : { cards: cards.map((card: SeenCard) => cardText(card)) };

const numbered = (deeds: readonly Deed[]): OhhAction[] =>
  deeds.map((deed, i) => ({ action_number: i + 1, ...deed }));

const plain = (player_id: number, action: OhhAction['action']): Deed => ({
  player_id,
  action,
  amount: 0,
  is_allin: false,
});

const POSTS: Readonly<Record<Post['kind'], OhhAction['action']>> = {
  ante: 'Post Ante',
  'small-blind': 'Post SB',
  'big-blind': 'Post BB',
  straddle: 'Straddle',
  post: 'Post Extra Blind',
  'button-blind': 'Post Extra Blind',
  'bring-in': 'Post Extra Blind',
};

/** What a player posts to come back is told in its live and its dead part. */
function postDeeds({ kind, amount, live, allIn }: Post, id: number, unit: Unit): Deed[] {
  const parts: readonly (readonly [OhhAction['action'], number])[] =
    kind === 'post'
      ? [
          ['Post Dead', amount - live],
          ['Post Extra Blind', live],
        ]
      : [[POSTS[kind], amount]];
  const paid = parts.filter(([, part]) => part > 0);
  return paid.map(([action, part], i) => ({
    player_id: id,
    action,
    amount: decimalNumber(part, unit),
    is_allin: allIn && i === paid.length - 1,
  }));
}

function dealtDeeds(player: HistoryPlayer, id: number, meta: HistoryMeta): Deed[] {
  const cards = dealtCards(player, meta);
  return cards.length === 0 ? [] : [{ ...plain(id, 'Dealt Cards'), cards: cards.map(cardText) }];
}

const ACTIONS = {
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  bet: 'Bet',
  raise: 'Raise',
  'bring-in': 'Bring In',
} as const satisfies Record<string, OhhAction['action']>;

const actDeed = (
  { action, paid, allIn }: Extract<HistoryStep, { kind: 'act' }>,
  id: number,
  unit: Unit,
): Deed => ({
  player_id: id,
  action: ACTIONS[action],
  amount: decimalNumber(paid, unit),
  is_allin: allIn,
});

/** Is the whole way of a hand told? Else what all saw of it. */
const isToldFrom = (player: HistoryPlayer | undefined, { showAll }: HistoryMeta): boolean =>
  player?.isKnown === true && (player.isHero || showAll === true);

/** Returned chips are no action: a pot simply does not have them. */
function cardDeeds(
  step: Exclude<HistoryStep, { kind: 'act' }>,
  id: number,
  isTold: boolean,
): Deed[] {
  if (step.kind === 'refund') return [];
  if (step.kind === 'draw') {
    const cards = step.cards.map((card) => cardText(isTold ? card : null));
    return [{ ...plain(id, 'Draw'), cards }];
  }
  const cards = isTold ? [...step.down, ...step.up] : step.up;
  return cards.length === 0 ? [] : [{ ...plain(id, 'Dealt Cards'), cards: cards.map(cardText) }];
}

/** A hand that was called off is one pot in which everybody wins back what they put in. */
function potsOf({ awards, players, voided }: History, unit: Unit): OhhPot[] {
  const pot = (
    number: number,
    amount: number,
    rake: number,
    wins: ReadonlyMap<number, number>,
  ): OhhPot => ({
    number,
    amount: decimalNumber(amount, unit),
    rake: decimalNumber(rake, unit),
    player_wins: players.flatMap(({ seat }, player_id) => {
      const won = wins.get(seat) ?? 0;
      return won === 0 ? [] : [{ player_id, win_amount: decimalNumber(won, unit) }];
    }),
  });
  if (voided) {
    const back = new Map(players.map(({ seat, paid, refunded }) => [seat, paid - refunded]));
    const total = [...back.values()].reduce((a, b) => a + b, 0);
    return total === 0 ? [] : [pot(0, total, 0, back)];
  }
  return [...awards]
    .sort((a, b) => a.pot - b.pot)
    .map(({ pot: number, amount, rake, shares }) => {
      const wins = new Map<number, number>();
      for (const share of shares) {
        wins.set(share.seat, (wins.get(share.seat) ?? 0) + share.amount);
      }
      return pot(number, amount, rake, wins);
    });
}
