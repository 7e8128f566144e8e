/**
 * From a hand that was read to what an export asks for: so that reading and writing again keeps the
 * seats, the button, the size of the table, names, money, site and time.
 */

import { throwing } from '../checks.js';
import { isAmount } from '../chips.js';
import { throwIf } from '../errors.js';
import { symbolOf } from '../money/symbols.js';
import { utcOf } from './history/eastern-time.js';
import type { Currency, LocalTime, TournamentMeta } from './history/types.js';
import type { OhhMeta } from './ohh/write.js';
import type { PhhHand, PhhValue } from './phh/hand.js';
import { phhProblem } from './phh/shape.js';
import {
  BUTTON,
  CASH_OUT,
  CASH_OUT_FEE,
  HERO,
  MIX,
  SMALL_BLIND,
  TOURNAMENT,
  UTC,
} from './phh/variants.js';

/**
 * The meta of a hand that was read, for `toPokerStars` and `toOpenHandHistory`. With the events of
 * `replayHand` they then write what the record says: the same rake and winnings, seats, button, size
 * of the table, names, currency, site and time. Every card that the record knows is written.
 *
 * @throws PokerError BAD_INPUT, NOT_INTEGER and the like, if it is no hand as the readers give it.
 *
 * @example
 * ```ts
 * import { metaOf, readPhh, replayHand, toPokerStars } from '@sidepot/engine';
 *
 * const read = readPhh(`variant = 'NT'
 * antes = [0, 0]
 * blinds_or_straddles = [1, 2]
 * starting_stacks = [100, 100]
 * actions = ['p2 f']
 * seats = [3, 5]
 * seat_count = 6
 * players = ['Ann', 'Bob']`);
 * if (read.ok) {
 *   const replay = replayHand(read.value, { events: true });
 *   if (replay.ok && replay.value.events !== null) {
 *     const text = toPokerStars(replay.value.events, metaOf(read.value));
 *     console.log(text.split('\n')[1]); // → Table '-' 6-max (Play Money) Seat #5 is the button
 *   }
 * }
 * ```
 */
export const metaOf = (hand: PhhHand): OhhMeta =>
  throwing(() => {
    throwIf(phhProblem(hand));
    return metaIn(hand);
  });

/** Of a hand that was looked at. */
export function metaIn(hand: PhhHand): OhhMeta {
  const { players, venue, extra, startingStacks } = hand;
  const count = startingStacks.length;
  const tournament = tournamentOf(hand);
  const currency = tournament?.currency ?? currencyOf(hand);
  const hero = extra?.[HERO];
  const small = extra?.[SMALL_BLIND];
  const mix = extra?.[MIX];
  return {
    handId: hand.hand ?? '',
    table: String(hand.table ?? ''),
    ...timeOf(hand),
    ...(players !== undefined && { names: bySeat(players, count) }),
    ...(typeof hero === 'number' && isSeatOf(hero, count) && { hero }),
    showAll: true,
    unit: hand.unit,
    ...(currency !== undefined && { currency }),
    ...(tournament !== undefined && { tournament: tournament.meta }),
    ...placesOf(hand),
    ...(isAmount(small) && { smallBlind: small }),
    ...(typeof mix === 'string' && mix !== '' && { mix }),
    ...(extra?.[CASH_OUT] !== undefined && cashOutsOf(extra)),
    ...(venue !== undefined && { site: venue }),
  };
}

const isSeatOf = (seat: number, count: number): boolean =>
  Number.isInteger(seat) && seat >= 1 && seat <= count;

function cashOutsOf(
  extra: NonNullable<PhhHand['extra']>,
): Pick<OhhMeta, 'cashOuts' | 'cashOutFees'> {
  const cashOuts = amountsBySeat(extra[CASH_OUT]);
  const cashOutFees = amountsBySeat(extra[CASH_OUT_FEE]);
  return { ...(cashOuts && { cashOuts }), ...(cashOutFees && { cashOutFees }) };
}

/** Nothing of those who have none; undefined if nobody has any. */
function amountsBySeat(list: PhhValue | undefined): Record<number, number> | undefined {
  if (!Array.isArray(list)) return undefined;
  const found: Record<number, number> = {};
  let isAny = false;
  for (const [i, amount] of (list as readonly PhhValue[]).entries()) {
    if (!isAmount(amount) || amount === 0) continue;
    found[i + 1] = amount;
    isAny = true;
  }
  return isAny ? found : undefined;
}

/** Empty names are those of nobody: then the players are p1, p2 … as in the events. */
function bySeat(names: readonly string[], count: number): Record<number, string> {
  const found: Record<number, string> = {};
  for (let i = 0; i < count; i++) found[i + 1] = names[i] || `p${i + 1}`;
  return found;
}

/** Only if they can be: all different, clockwise from the button, and no more than the table has. */
function placesOf({ seats, seatCount, extra, startingStacks }: PhhHand): Partial<OhhMeta> {
  const count = startingStacks.length;
  const highest = Math.max(count, ...(seats ?? []));
  const size = Math.max(seatCount ?? 0, highest);
  const isSized = seatCount !== undefined && seatCount >= highest;
  if (seats === undefined || !isClockwise(seats)) {
    return isSized ? { seatCount: size } : {};
  }
  const told = extra?.[BUTTON];
  const button = typeof told === 'number' && isSeatOf(told, size) ? told : seats[count - 1];
  return {
    seats: Object.fromEntries(seats.map((seat, i) => [i + 1, seat])),
    button: button as number,
    seatCount: size,
  };
}

/** Rising, but for one step back to the first seats. */
function isClockwise(seats: readonly number[]): boolean {
  let falls = 0;
  for (const [i, seat] of seats.entries()) {
    if (seat < 1) return false;
    const next = seats[(i + 1) % seats.length] as number;
    if (next === seat && seats.length > 1) return false;
    if (next < seat) falls++;
  }
  return falls <= 1;
}

const two = (value: number): string => String(value).padStart(2, '0');

const CLOCK = /^\d\d:\d\d:\d\d/;

function timeOf(hand: PhhHand): Pick<OhhMeta, 'startedAt' | 'local'> {
  const { year, month, day, time, timeZone, timeZoneAbbreviation, extra } = hand;
  if (year === undefined) return {};
  const zone = timeZoneAbbreviation ?? (timeZone === 'UTC' ? 'UTC' : undefined);
  const isZone = zone !== undefined && /^[A-Z]{1,5}(?:[+-]\d{4})?$/.test(zone);
  const known = month === undefined ? [] : day === undefined ? [month] : [month, day];
  const date = [String(year).padStart(4, '0'), ...known.map(two)].join('-');
  if (!/^\d{4}(?:-\d\d)*$/.test(date)) return {};
  if (known.length < 2 || time === undefined || !CLOCK.test(time)) return { local: { date } };
  const local: LocalTime = { date, time: time.slice(0, 8), ...(isZone && { zone }) };
  const told = extra?.[UTC];
  const startedAt = typeof told === 'string' && ISO.test(told) ? told : utcOf(local);
  if (startedAt === undefined) return { local };
  return zone === 'UTC' ? { startedAt } : { startedAt, local };
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

function currencyOf({ currency = '', currencySymbol }: PhhHand): Currency | undefined {
  if (currency === '' && (currencySymbol ?? '') === '') return undefined;
  return { code: currency, symbol: currencySymbol ?? symbolOf(currency) };
}

const TITLE = /^Tournament #(.+)$/;

/** `_tournament` has what PHH has no field for; the currency is that of the buy-in. */
function tournamentOf({
  event,
  level,
  extra,
}: PhhHand):
  | { readonly meta: TournamentMeta; readonly currency: Currency | undefined }
  | undefined {
  const told = extra?.[TOURNAMENT];
  const table = isTable(told) ? told.table : {};
  const [, named] = TITLE.exec(event ?? '') ?? [];
  const id = textIn(table, 'id') ?? named;
  if (id === undefined) return undefined;
  const paid = buyInOf(textIn(table, 'buy_in') ?? '');
  const name = textIn(table, 'name') ?? (named === undefined ? event : undefined);
  const from = Number(level);
  const isLevel = Number.isInteger(from) && from >= 1 && from <= 999;
  const meta = { id, ...(isLevel && { level: from }), ...paid.parts };
  return { meta: name === undefined ? meta : { ...meta, name }, currency: paid.currency };
}

const isTable = (
  value: PhhValue | undefined,
): value is { readonly table: Readonly<Record<string, PhhValue>> } =>
  typeof value === 'object' && 'table' in value;

function textIn(table: Readonly<Record<string, PhhValue>>, key: string): string | undefined {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const PART = /^([^\d\s.,+-]*)(\d[\d,]*)(?:\.(\d\d?))?$/;

/** "$4.79+$4.79+$0.42 USD": buy-in, bounty if there is one, fee; none of a freeroll. */
function buyInOf(text: string): {
  readonly parts: Pick<TournamentMeta, 'buyIn' | 'bounty' | 'fee'>;
  readonly currency: Currency | undefined;
} {
  const [amounts = '', code = ''] = text.split(' ');
  const found = amounts.split('+').map((part) => PART.exec(part));
  const symbol = found[0]?.[1] ?? '';
  if (found.includes(null) || found.length > 3) return { parts: {}, currency: undefined };
  const isMoney = code !== '' || symbol !== '';
  const values = found.map((part) => {
    const whole = (part?.[2] ?? '').replaceAll(',', '');
    return isMoney ? Number(`${whole}${(part?.[3] ?? '').padEnd(2, '0')}`) : Number(whole);
  });
  const [buyIn = 0, second = 0, fee] = values;
  return {
    parts:
      fee === undefined
        ? { buyIn, ...(values.length > 1 && { fee: second }) }
        : { buyIn, bounty: second, fee },
    currency: isMoney ? { code, symbol } : undefined,
  };
}
