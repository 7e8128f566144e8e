/** The first two lines of a PokerStars history: game, stakes, time, table, button. */

import type { Limit } from '../../games/game.js';
import { GAME_NAMES, GAMES, type GameName } from '../../games/games.js';
import type { Unit } from '../../money/decimals.js';
import { utcOf } from '../history/eastern-time.js';
import { fail, ImportFault } from '../import/types.js';
import { amountOf } from '../import/words.js';
import type { AmountUnits } from '../phh/amounts.js';
import type { PhhHand, PhhValue } from '../phh/hand.js';
import { CAP as CAPPED, MIX, TOURNAMENT, UTC } from '../phh/variants.js';
import type { Dialect } from './dialect.js';
import { starsName } from './words.js';

export interface StarsHeader {
  readonly game: GameName;
  readonly limit: Limit;
  /** Blinds; in fixed limit the two bets; in short deck both are the button's blind. */
  readonly small: number;
  readonly big: number;
  /** Of this hand alone: the reader adds the table to it. */
  readonly place: Place;
}

type Place = { -readonly [K in keyof PhhHand]?: PhhHand[K] };

/** By name in small letters; long names first, as some begin with another. */
const NAMES: ReadonlyMap<string, GameName> = /* @__PURE__ */ (() =>
  new Map(GAME_NAMES.map((game) => [starsName(GAMES[game]).toLowerCase(), game])))();
const GAME: RegExp = /* @__PURE__ */ (() => {
  const names = [...NAMES.keys()].sort((a, b) => b.length - a.length);
  const quoted = names.map((name) => name.replace(/[+/]/g, '\\$&'));
  return new RegExp(
    `(^|[\\s(])(${quoted.join('|')}) (No Limit|Pot Limit|Limit|Fixed Limit)\\b`,
    'i',
  );
})();

const LIMITS: Readonly<Record<string, Limit>> = {
  'no limit': 'no-limit',
  'pot limit': 'pot-limit',
  limit: 'fixed-limit',
  'fixed limit': 'fixed-limit',
};

const STAKES = /[(,] ?([^\s(/]*\d)\/([^\s)/]*\d)/;
/** Some texts have a space there that does not break, or what is left of it. */
const BUTTON_BLIND = /Button Blind[\s\ufffd]*([^\s\ufffd]*\d)/;
const CAP = /- (\S*\d) Cap\b/;

/** All but the number and the time, which are those of one hand. */
interface Stakes extends Omit<StarsHeader, 'place'> {
  readonly place: Partial<PhhHand>;
  readonly extra: Record<string, PhhValue>;
  /** Of its amounts. */
  readonly hasPoint: boolean;
}

/** Most hands of a file begin alike: what was found last is kept. */
let last: {
  readonly told: string;
  readonly dialect: Dialect;
  readonly unit: Unit;
  readonly stakes: Stakes;
} | null = null;

export function starsHeader(line: string, money: AmountUnits, dialect: Dialect): StarsHeader {
  const found = dialect.hand.exec(line) ?? fail(dialect.noHand);
  const { stakes, behind } = partsOf(found[2] ?? '', money, dialect);
  if (stakes.hasPoint) money.hasPoint = true;
  const { game, limit, small, big } = stakes;
  const place: Place = { venue: dialect.venue };
  const number = found[1] ?? '';
  if (number !== '') place.hand = handNumber(number);
  Object.assign(place, stakes.place);
  const utc = readTime(behind, place);
  place.extra = utc === undefined ? stakes.extra : { ...stakes.extra, [UTC]: utc };
  return { game, limit, small, big, place };
}

function partsOf(
  told: string,
  { unit }: AmountUnits,
  dialect: Dialect,
): { readonly stakes: Stakes; readonly behind: string } {
  const at = told.lastIndexOf(' - ');
  const key = at < 0 ? told : told.slice(0, at);
  const behind = at < 0 ? told : told.slice(at);
  if (last?.told === key && last.dialect === dialect && last.unit === unit) {
    return { stakes: last.stakes, behind };
  }
  const stakes = stakesOf(told, { unit, hasPoint: false }, dialect);
  last = { told: key, dialect, unit, stakes };
  return { stakes, behind };
}

function stakesOf(told: string, money: AmountUnits, dialect: Dialect): Stakes {
  const rest = dialect.rewrites.reduce((text, [from, to]) => text.replace(from, to), told);
  const found = GAME.exec(rest);
  const game = NAMES.get(found?.[2]?.toLowerCase() ?? '');
  const limit = LIMITS[found?.[3]?.toLowerCase() ?? ''];
  const at = (found?.index ?? 0) + (found?.[1]?.length ?? 0);
  if (found === null || game === undefined || limit === undefined || isOther(rest, at, dialect)) {
    throw new ImportFault(null, gameText(rest));
  }
  const behind = rest.slice(found.index + found[0].length);
  const [, small = '', big = ''] = STAKES.exec(behind) ?? [];
  const [, blind = ''] = BUTTON_BLIND.exec(behind) ?? [];
  const [, cap] = CAP.exec(behind) ?? [];
  if (big === '' && blind === '') fail('noStakes');
  const { extra: event, ...place } = tournament(rest);
  const extra: Record<string, PhhValue> = { ...event, ...mix(rest.slice(0, at)).extra };
  if (cap !== undefined) extra[CAPPED] = amountOf(cap, money);
  const stakes = { small: amountOf(blind || small, money), big: amountOf(blind || big, money) };
  return {
    ...{ game, limit, ...stakes, extra, hasPoint: money.hasPoint },
    place: { ...place, ...currency(rest, small || blind) },
  };
}

/** Split Hold'em is another game than its last word. */
function isOther(rest: string, at: number, { hasTitles }: Dialect): boolean {
  if (hasTitles) return false;
  const [, word = ''] = /(\S*)\s*$/.exec(rest.slice(0, at)) ?? [];
  return /[a-z]/.test(word) && word !== 'Freeroll';
}

const gameText = (rest: string): string =>
  rest
    .replace(/ - \d{4}\/.*$/, '')
    .replace(/\(.*$/, '')
    .trim()
    .slice(0, 80) || 'this';

/** "8-Game (7 Card Stud Limit, $400/$800 USD)": what is before the bracket, behind the buy-in. */
function mix(before: string): Partial<PhhHand> {
  const [, name] =
    /^(?:Tournament #[^,]+, (?:Freeroll|[^\s\d]{0,3}\d\S*(?: [A-Z]{3})?) +)?(\S.*?) *\($/i.exec(
      before,
    ) ?? [];
  return name === undefined ? {} : { extra: { [MIX]: name } };
}

function handNumber(text: string): number | string {
  const hand = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(hand) ? hand : text;
}

function tournament(rest: string): Partial<PhhHand> {
  const [, id] = /^Tournament #([^,]+),/i.exec(rest) ?? [];
  if (id === undefined) return {};
  const [, level] = / Level ([IVXLC]+|\d+) /i.exec(rest) ?? [];
  const [, paid = ''] = BUY_IN.exec(rest) ?? [];
  const table = { id, ...(paid !== '' && { buy_in: paid }) };
  return {
    event: `Tournament #${id}`,
    ...(level !== undefined && { level: levelOf(level) }),
    extra: { [TOURNAMENT]: { table } },
  };
}

/** "$1.08+$0.27+$0.15 USD", "100+9". */
const BUY_IN =
  /^Tournament #[^,]+, ([^\s\d]{0,3}\d[\d.,]*(?:\+[^\s\d+]{0,3}\d[\d.,]*){0,2}(?: [A-Z]{3}\b)?)/i;

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** A letter before a larger one is taken off: XIV is 14. */
function levelOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text.slice(0, 9));
  const values = [...text].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** Chips of a tournament have none. */
function currency(rest: string, stake: string): Partial<PhhHand> {
  if (/Tournament #/i.test(rest)) return {};
  const [, symbol = ''] = /^(\D*)/.exec(stake) ?? [];
  const [, code] = / ([A-Z]{3})\)/.exec(rest) ?? [];
  return {
    ...(code !== undefined && { currency: code }),
    ...(symbol !== '' && { currencySymbol: symbol === 'Rs.' ? '₹' : symbol }),
  };
}

const TIME = /(\d{4})\/(\d\d?)\/(\d\d?)(?: (\d\d?):(\d\d):(\d\d) ?([A-Z]{1,5}(?:[+-]\d{4})?)?)?/;
/** Of some records only the year is known, or the month. */
const PART_OF_DATE = / - (\d{4})(?:\/(\d\d))?$/;
const EASTERN = /\[(\d{4})\/(\d\d?)\/(\d\d?) (\d\d?):(\d\d:\d\d) ET\]/;

/** Eastern Time in brackets tells the moment better than the letters of a zone: in UTC, if it does. */
function readTime(text: string, place: Place): string | undefined {
  const found = TIME.exec(text);
  if (found === null) {
    const part = PART_OF_DATE.exec(text);
    if (part?.[2] !== undefined) place.month = Number(part[2]);
    if (part !== null) place.year = Number(part[1]);
    return undefined;
  }
  const hours = found[4];
  const zone = found[7];
  if (hours !== undefined) place.time = `${hours.padStart(2, '0')}:${found[5]}:${found[6]}`;
  if (zone !== undefined) place.timeZoneAbbreviation = zone;
  place.day = Number(found[3]);
  place.month = Number(found[2]);
  place.year = Number(found[1]);
  return zone === 'UTC' ? undefined : easternUtc(text);
}

function easternUtc(text: string): string | undefined {
  if (!text.endsWith(']')) return undefined;
  const found = EASTERN.exec(text);
  if (found === null) return undefined;
  const [month = '', day = '', hours = '', rest = ''] = [found[2], found[3], found[4], found[5]];
  const date = `${found[1]}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const hour = `${date} ${hours.padStart(2, '0')}`;
  if (lastHour?.eastern !== hour) {
    const utc = utcOf({ date, time: `${hours.padStart(2, '0')}:00:00`, zone: 'ET' });
    lastHour = { eastern: hour, utc: utc?.slice(0, 'YYYY-MM-DDTHH'.length) };
  }
  const isClock = /^[0-5]\d:[0-5]\d$/.test(rest);
  return lastHour.utc === undefined || !isClock ? undefined : `${lastHour.utc}:${rest}Z`;
}

/** Hands that follow one another are of the same hour: whole hours lie between the two clocks. */
let lastHour: { readonly eastern: string; readonly utc: string | undefined } | null = null;

const TABLE = /^Table '(.*)'(?: (\d+)-max\b)?(?:.* Seat #(\d+) is the button)?/;

/** Stud has no button (R163). */
export function starsTable(
  line: string,
  { game }: StarsHeader,
): { readonly button: number; readonly place: Place } {
  const found = TABLE.exec(line) ?? fail('noTable');
  const [table, size, button] = [found[1] ?? '', found[2], found[3]];
  if (button === undefined && GAMES[game].forced !== 'bring-in') fail('noTable');
  const place: Place = {};
  if (table !== '') place.table = table;
  if (size !== undefined) place.seatCount = Number(size);
  return { button: Number(button ?? 0), place };
}
