/** What the first lines of a site's text tell, as a PHH hand has it. */

import type { Limit } from '../../games/game.js';
import { GAMES, type GameName } from '../../games/games.js';
import { ImportFault } from '../import/types.js';
import type { PhhHand, PhhValue } from '../phh/hand.js';
import { TOURNAMENT } from '../phh/variants.js';
import type { SiteGrammar, SiteHead } from './grammar.js';

const LIMITS: readonly (readonly [RegExp, Limit])[] = [
  [/^(?:no|nl|sl)\b|^бл|^no.?limit/i, 'no-limit'],
  [/^(?:pot|pl)\b|^pot.?limit/i, 'pot-limit'],
  [/^(?:fix|fixed|limit|fl|l)\b/i, 'fixed-limit'],
];

/** Hold'em has none, Omaha that of the pot. */
const USUAL: Readonly<Partial<Record<GameName, Limit>>> = {
  holdem: 'no-limit',
  'short-deck': 'no-limit',
  omaha: 'pot-limit',
  omaha5: 'pot-limit',
  omaha8: 'pot-limit',
};

export function siteGame(
  { game = '', limit = '' }: SiteHead,
  { games, hasUsualLimits, unsaidLimit }: SiteGrammar,
): { readonly game: GameName; readonly limit: Limit } {
  const key = game.toLowerCase().replace(/\s+/g, ' ').trim();
  const found = Object.hasOwn(games, key) ? games[key] : undefined;
  const usual = hasUsualLimits === true && found !== undefined ? USUAL[found] : undefined;
  const told = LIMITS.find(([word]) => word.test(limit.trim()))?.[1];
  // Stud has one only.
  const [first, ...others] = found === undefined ? [] : GAMES[found].limits;
  const unsaid = others.length === 0 ? first : unsaidLimit;
  const betting = told ?? usual ?? (limit === '' ? unsaid : undefined);
  const isKnown = found !== undefined && betting !== undefined;
  if (!isKnown || !GAMES[found].limits.includes(betting)) {
    throw new ImportFault(null, `${game} ${limit}`.trim().slice(0, 80) || 'this');
  }
  return { game: found, limit: betting };
}

type Place = { -readonly [K in keyof PhhHand]?: PhhHand[K] };

export function sitePlace(head: SiteHead, venue: string): Place {
  const place: Place = { venue };
  const { hand, table, seats, tournament, title, level, buyIn, code, small } = head;
  if (hand !== undefined) place.hand = handNumber(hand);
  if (table !== undefined && table.trim() !== '') place.table = table.trim();
  if (seats !== undefined) place.seatCount = Number(seats);
  if (tournament !== undefined || title !== undefined) {
    const id = tournament ?? title ?? '';
    place.event = tournament === undefined ? id : `Tournament #${id}`;
    if (level !== undefined) place.level = Number(level);
    const told: Record<string, PhhValue> = { id };
    if (title !== undefined) told['name'] = title;
    if (buyIn !== undefined && buyIn.trim() !== '') told['buy_in'] = buyIn.trim();
    place.extra = { [TOURNAMENT]: { table: told } };
  } else Object.assign(place, currencyOf(code, small));
  Object.assign(place, timeOf(head));
  return place;
}

const SYMBOLS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

function currencyOf(code: string | undefined, stake = ''): Partial<PhhHand> {
  const [symbol = ''] = /[$€£]/.exec(stake) ?? [];
  const currency = code ?? SYMBOLS[symbol];
  return {
    ...(currency !== undefined && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(symbol !== '' && { currencySymbol: symbol }),
  };
}

function handNumber(text: string): number | string {
  const hand = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(hand) ? hand : text;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Day and month may be words or numbers; whatever is no date is left out. */
function timeOf({ day, month = '', year, time, zone }: SiteHead): Partial<PhhHand> {
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const date = { day: Number(day), month: named > 0 ? named : Number(month), year: Number(year) };
  const isDate = date.day >= 1 && date.day <= 31 && date.month >= 1 && date.month <= 12;
  const clock = time?.split(':').map((part) => part.padStart(2, '0')) ?? [];
  return {
    ...(isDate && date.year > 1900 && date),
    ...(clock.length === 3 && { time: clock.join(':') }),
    ...(clock.length === 3 && zone !== undefined && { timeZoneAbbreviation: zone }),
  };
}
