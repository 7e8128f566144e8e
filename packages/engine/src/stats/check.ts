/** Checks at the doors: what is no hand, no options, no counters is refused, and nothing is counted. */

import { flagProblem, isObject, keysProblem, unfit } from '../checks.js';
import { amountProblem } from '../chips.js';
import { type Refusal, reject } from '../errors.js';
import { eventProblem } from '../hand/state/event-check.js';
import type { PublicEvent } from '../hand/state/evolve.js';
import { decimalUnit } from '../money/decimals.js';
import { listOf, oneOf } from '../shapes.js';
import { SLOTS } from './counters/slots.js';
import { STAT_GROUPS, STATS_VERSION } from './counters/types.js';

const OPTIONS = ['keep', 'ev'];
const LABEL = ['key', 'order', 'at', 'day', 'source'];
const RECORDED: readonly string[] = ['record', ...LABEL];
const PLAYED: readonly string[] = [...LABEL, 'events', 'names', 'unit'];

/** More than anybody has of anything. */
const MOST = 1_000_000;
/** More than any hand has. */
const MOST_POTS = 100;

type Fields = Readonly<Record<string, unknown>>;

const keepShape = /* @__PURE__ */ listOf(/* @__PURE__ */ oneOf(STAT_GROUPS), STAT_GROUPS.length);

export function statsOptionsProblem(options: unknown): Refusal | undefined {
  if (!isObject(options)) return unfit('options', 'object', options);
  const { keep, ev } = options as Fields;
  const unknown = keysProblem(options, OPTIONS) ?? flagProblem('ev', ev);
  if (unknown !== undefined || keep === undefined) return unknown;
  return keepShape(keep, 'keep');
}

export function handProblem(hand: unknown): Refusal | undefined {
  if (!isObject(hand)) return unfit('hand', 'object', hand);
  const { record, events, names, unit, key, order, at, day, source } = hand as Fields;
  const isRecord = record !== undefined;
  const unknown = keysProblem(hand, isRecord ? RECORDED : PLAYED);
  if (unknown !== undefined) return unknown;
  if (key !== undefined && typeof key !== 'string') return unfit('key', 'text', key);
  if (day !== undefined && typeof day !== 'string') return unfit('day', 'text', day);
  if (source !== undefined && typeof source !== 'string') return unfit('source', 'text', source);
  if (order !== undefined && !Number.isSafeInteger(order)) return unfit('order', 'whole', order);
  if (at !== undefined && !Number.isSafeInteger(at)) return unfit('at', 'whole', at);
  if (isRecord) return undefined;
  if (unit !== undefined && (typeof unit !== 'string' || decimalUnit(unit) === undefined)) {
    return reject('BAD_UNIT', { value: unit });
  }
  if (names !== undefined && !isObject(names)) return unfit('names', 'object', names);
  return logProblem(events);
}

/** A log begins with `started`; what follows must be events of its players. */
function logProblem(events: unknown): Refusal | undefined {
  if (!Array.isArray(events)) return unfit('events', 'list', events);
  let seats: readonly unknown[] = [];
  for (const [at, event] of (events as readonly PublicEvent[]).entries()) {
    const problem = eventProblem(withDeck(event), `events[${at}]`);
    if (problem !== undefined) return problem;
    if ((event.type === 'started') !== (at === 0)) return unfit('events', 'handEvent', event.type);
    if (event.type === 'started') seats = event.players.map(({ seat }) => seat);
    else if ('seat' in event && event.seat >= 0 && !seats.includes(event.seat)) {
      return reject('UNKNOWN_PLAYER', { seat: event.seat });
    }
    if (event.type === 'awarded' && event.pot >= MOST_POTS) {
      return unfit(`events[${at}].pot`, { wants: 'listUpTo', most: MOST_POTS }, event.pot);
    }
    const shares = event.type === 'awarded' ? event.shares : [];
    const stranger = shares.find(({ seat }) => !seats.includes(seat));
    if (stranger !== undefined) return reject('UNKNOWN_PLAYER', { seat: stranger.seat });
  }
  return seats.length > 0 ? undefined : unfit('events', 'list', events);
}

/** What the rail saw has no deck. */
const withDeck = (event: PublicEvent): PublicEvent =>
  isObject(event) && event.type === 'started' ? Object.assign({ deck: null }, event) : event;

/** Counters as `statsOf` gives them; what others wrote into them is looked at, row by row. */
export function statsProblem(stats: unknown, field: string): Refusal | undefined {
  if (!isObject(stats)) return unfit(field, 'object', stats);
  const { version, unit, hands, refused, players, biggest } = stats as Fields;
  if (version !== STATS_VERSION) return reject('BAD_VERSION', { version, wants: STATS_VERSION });
  const isUnit = unit === '' || (typeof unit === 'string' && decimalUnit(unit) !== undefined);
  if (!isUnit) return reject('BAD_UNIT', { value: unit });
  const wrong =
    amountProblem(hands, `${field}.hands`) ?? amountProblem(refused, `${field}.refused`);
  if (wrong !== undefined) return wrong;
  if (!isObject(players)) return unfit(`${field}.players`, 'object', players);
  if (!areTop(biggest)) return unfit(`${field}.biggest`, 'list', biggest);
  for (const [name, player] of Object.entries(players as Fields)) {
    if (!isPlayer(player)) return unfit(`${field}.players`, 'object', name);
  }
  return undefined;
}

function isPlayer(player: unknown): boolean {
  if (!isObject(player)) return false;
  const { rows, sessions, best, worst, tournaments } = player as Fields;
  return (
    areRows(rows) &&
    isListOf(sessions, isSession) &&
    areTop(best) &&
    areTop(worst) &&
    (tournaments === null || areTournaments(tournaments))
  );
}

const areRows = (rows: unknown): boolean =>
  isObject(rows) &&
  Object.values(rows as Fields).every(
    (row) => isListOf(row, Number.isSafeInteger) && row.length === SLOTS,
  );

function isSession(session: unknown): boolean {
  if (!isObject(session)) return false;
  const { from, to, source, rows } = session as Fields;
  const isTime =
    (from === null && to === null) || (Number.isSafeInteger(from) && Number.isSafeInteger(to));
  return isTime && typeof source === 'string' && areRows(rows);
}

const areTop = (list: unknown): boolean =>
  isListOf(
    list,
    (hand) =>
      Array.isArray(hand) &&
      typeof hand[0] === 'string' &&
      Number.isSafeInteger(hand[1]) &&
      Number.isSafeInteger(hand[2]),
  );

/** Not by `every`: it passes over what is missing. */
function isListOf(list: unknown, fits: (each: unknown) => boolean): list is readonly unknown[] {
  if (!Array.isArray(list) || list.length > MOST) return false;
  for (let i = 0; i < list.length; i++) if (!fits(list[i])) return false;
  return true;
}

const TOTALS = ['tournaments', 'entries', 'paid', 'prize', 'bounties', 'cashed', 'wins'];

function areTournaments(counters: unknown): boolean {
  if (!isObject(counters)) return false;
  const fields = counters as Fields;
  const { places } = fields;
  const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
  return (
    TOTALS.every((name) => isCount(fields[name])) &&
    isObject(places) &&
    Object.values(places as Fields).every(isCount)
  );
}
