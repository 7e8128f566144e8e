/** The first two lines of a PokerStars history: game, stakes, time, table, button. */

import type { Limit } from '../../games/game.js';
import { GAME_NAMES, GAMES, type GameName } from '../../games/games.js';
import { utcOf } from '../history/eastern-time.js';
import { fail, ImportFault } from '../import/types.js';
import { amountOf } from '../import/words.js';
import type { AmountUnits } from '../phh/amounts.js';
import type { PhhHand } from '../phh/hand.js';
import { MIX, TOURNAMENT, UTC } from '../phh/variants.js';
import { starsName } from './words.js';

export interface StarsHeader {
  readonly game: GameName;
  readonly limit: Limit;
  /** Blinds; in fixed limit the two bets; in short deck both are the button's blind. */
  readonly small: number;
  readonly big: number;
  readonly place: Partial<PhhHand>;
}

/** A home game has the name of its club in braces. */
const HAND = /^PokerStars [^#]*#([^:]*):\s+(?:\{.*?\}\s*)?(.*)$/;
/** By name in small letters; long names first, as some begin with another. */
const NAMES: ReadonlyMap<string, GameName> = /* @__PURE__ */ (() =>
  new Map(GAME_NAMES.map((game) => [starsName(GAMES[game]).toLowerCase(), game])))();
const GAME: RegExp = /* @__PURE__ */ (() => {
  const names = [...NAMES.keys()].sort((a, b) => b.length - a.length);
  const quoted = names.map((name) => name.replace(/[+/]/g, '\\$&'));
  return new RegExp(`(^|[\\s(])(${quoted.join('|')}) (No Limit|Pot Limit|Limit)\\b`, 'i');
})();

const LIMITS: Readonly<Record<string, Limit>> = {
  'no limit': 'no-limit',
  'pot limit': 'pot-limit',
  limit: 'fixed-limit',
};

const STAKES = /[(,] ?([^\s(/]*\d)\/([^\s)/,]*\d)/;
const BUTTON_BLIND = /Button Blind (\S*\d)/;

export function starsHeader(line: string, money: AmountUnits): StarsHeader {
  const [, hand = '', rest = ''] = HAND.exec(line) ?? fail('noStarsHand');
  const found = GAME.exec(rest);
  const game = NAMES.get(found?.[2]?.toLowerCase() ?? '');
  const limit = LIMITS[found?.[3]?.toLowerCase() ?? ''];
  const at = (found?.index ?? 0) + (found?.[1]?.length ?? 0);
  if (found === null || game === undefined || limit === undefined || isOther(rest, at)) {
    throw new ImportFault(null, gameText(rest));
  }
  const behind = rest.slice(found.index + found[0].length);
  const [, small = '', big = ''] = STAKES.exec(behind) ?? [];
  const [, blind = ''] = BUTTON_BLIND.exec(behind) ?? [];
  if (big === '' && blind === '') fail('noStakes');
  const parts = [tournament(rest), time(behind), mix(rest.slice(0, at))];
  const extra = Object.assign({}, ...parts.map((part) => part.extra));
  return {
    game,
    limit,
    small: amountOf(blind || small, money),
    big: amountOf(blind || big, money),
    place: {
      venue: 'PokerStars',
      ...handNumber(hand),
      ...parts[0],
      ...currency(rest, small || blind),
      ...parts[1],
      extra,
    },
  };
}

/** Split Hold'em is another game than its last word; a cap ends the betting before the chips do. */
function isOther(rest: string, at: number): boolean {
  const [, word = ''] = /(\S*)\s*$/.exec(rest.slice(0, at)) ?? [];
  return (/[a-z]/.test(word) && word !== 'Freeroll') || /\bCap\b/.test(rest);
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

function handNumber(text: string): Partial<PhhHand> {
  const hand = Number(text);
  if (text === '') return {};
  return { hand: /^[1-9]\d*$/.test(text) && Number.isSafeInteger(hand) ? hand : text };
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
    ...(symbol !== '' && { currencySymbol: symbol }),
  };
}

const TIME = /(\d{4})\/(\d\d?)\/(\d\d?)(?: (\d\d?):(\d\d):(\d\d) ?([A-Z]{1,5}(?:[+-]\d{4})?)?)?/;
/** Of some records only the year is known, or the month. */
const PART_OF_DATE = / - (\d{4})(?:\/(\d\d))?$/;
const EASTERN = /\[(\d{4})\/(\d\d?)\/(\d\d?) (\d\d?):(\d\d:\d\d) ET\]/;

/** Eastern Time in brackets tells the moment better than the letters of a zone. */
function time(text: string): Partial<PhhHand> {
  const [, year, month, day, hours, minutes, seconds, zone] = TIME.exec(text) ?? [];
  if (year === undefined) return partOfDate(text);
  const utc = zone === 'UTC' ? undefined : easternUtc(text);
  return {
    ...(hours !== undefined && { time: `${hours.padStart(2, '0')}:${minutes}:${seconds}` }),
    ...(zone !== undefined && { timeZoneAbbreviation: zone }),
    day: Number(day),
    month: Number(month),
    year: Number(year),
    ...(utc !== undefined && { extra: { [UTC]: utc } }),
  };
}

function partOfDate(text: string): Partial<PhhHand> {
  const [, year, month] = PART_OF_DATE.exec(text) ?? [];
  if (year === undefined) return {};
  return { ...(month !== undefined && { month: Number(month) }), year: Number(year) };
}

function easternUtc(text: string): string | undefined {
  const [, year, month = '', day = '', hours = '', rest] = EASTERN.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return utcOf({ date, time: `${hours.padStart(2, '0')}:${rest}`, zone: 'ET' });
}

const TABLE = /^Table '(.*)'(?: (\d+)-max\b)?(?:.* Seat #(\d+) is the button)?/;

/** Stud has no button (R163). */
export function starsTable(
  line: string,
  { game }: StarsHeader,
): { button: number; place: Partial<PhhHand> } {
  const [, table = '', size, button] = TABLE.exec(line) ?? fail('noTable');
  if (button === undefined && GAMES[game].forced !== 'bring-in') fail('noTable');
  return {
    button: Number(button ?? 0),
    place: {
      ...(table !== '' && { table }),
      ...(size !== undefined && { seatCount: Number(size) }),
    },
  };
}
