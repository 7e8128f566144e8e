/** The game of an Open Hand History hand, and where and when it was played. */

import { GAMES, type GameName } from '../../games/games.js';
import { symbolOf } from '../../money/symbols.js';
import { planFor } from '../history/plan.js';
import type { ImportRecord } from '../import/record.js';
import { ImportFault } from '../import/types.js';
import type { PhhHand } from '../phh/hand.js';
import { MIX, TOURNAMENT, variantOf } from '../phh/variants.js';
import { buyInText } from '../pokerstars/header.js';
import { gameOfType, gamesOfType, isOpenType } from './game-type.js';
import type { JsonField } from './json.js';

/** The format has one Omaha, however many cards are dealt: what is known of the hands tells. */
export function ohhGame(hand: JsonField, { players }: ImportRecord): GameName {
  const most = Math.max(...players.map(({ cards }) => cards.length));
  const game = toldGame(hand) ?? gameOfType(hand.get('game_type').text(), most);
  if (game === undefined) throw new ImportFault(null, hand.get('game_type').text() || '?');
  return game;
}

/** Where the type leaves it open, we write the code of the game beside it. */
export function toldGame(hand: JsonField): GameName | undefined {
  const told = variantOf(hand.get('variant').text())?.game;
  const games = gamesOfType(hand.get('game_type').text());
  if (told !== undefined && games.includes(told)) return told;
  // How the cards of the others come must be known before they are read.
  return games.find((name) => !isOpenType(name) && planFor(GAMES[name]) !== null);
}

export const isAnteGame = (type: JsonField): boolean =>
  gamesOfType(type.text()).some((name) => GAMES[name].forced === 'live-antes');

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d:\d\d))?/;

export function ohhPlace(hand: JsonField): Partial<PhhHand> {
  const text = (name: string): string => hand.get(name).text();
  const [, year, month, day, time] = TIME.exec(text('start_date_utc')) ?? [];
  const number = Number(text('game_number'));
  const size = Number(text('table_size') || Number.NaN);
  return {
    ...(text('site_name') !== '' && { venue: text('site_name') }),
    ...(text('game_number') !== '' && {
      hand: Number.isSafeInteger(number) && number > 0 ? number : text('game_number'),
    }),
    ...withMix(tournamentOf(hand.get('tournament_info')), text('mix')),
    ...(time !== undefined && { time, timeZoneAbbreviation: 'UTC' }),
    ...(year !== undefined && { day: Number(day), month: Number(month), year: Number(year) }),
    ...(text('table_name') !== '' && { table: text('table_name') }),
    ...(Number.isSafeInteger(size) && { seatCount: size }),
    ...currencyOf(text('currency')),
  };
}

/** What has no field of PHH is in `extra`. */
const withMix = (place: Partial<PhhHand>, mix: string): Partial<PhhHand> =>
  mix === '' ? place : { ...place, extra: { ...place.extra, [MIX]: mix } };

/** XPM is play money; what is no code of three letters is the symbol. */
function currencyOf(text: string): Partial<PhhHand> {
  if (text === '' || text === 'XPM') return {};
  return /^[A-Z]{3}$/.test(text) ? { currency: text } : { currencySymbol: text };
}

/** Chips have no currency, but the buy-in has. */
function tournamentOf(info: JsonField): Partial<PhhHand> {
  const [id, name] = [info.get('tournament_number').text(), info.get('name').text()];
  const level = info.get('level').value;
  const event = name || (id === '' ? '' : `Tournament #${id}`);
  if (event === '') return {};
  const table = { ...(id !== '' && { id }), ...(name !== '' && { name }), ...buyInOf(info) };
  return {
    event,
    ...(Number.isSafeInteger(level) && { level: level as number }),
    extra: { [TOURNAMENT]: { table } },
  };
}

function buyInOf(info: JsonField): { readonly buy_in?: string } {
  const cents = (name: string): number => {
    const { value } = info.get(name);
    const amount = typeof value === 'number' ? Math.round(value * 100) : 0;
    return Number.isSafeInteger(amount) && amount > 0 ? amount : 0;
  };
  const [buyIn, fee, bounty] = ['buyin_amount', 'fee_amount', 'bounty_fee_amount'].map(cents) as [
    number,
    number,
    number,
  ];
  if (buyIn + fee + bounty === 0) return {};
  const code = info.get('currency').text();
  const paid = (unit: number) => ({
    buyIn: buyIn / unit,
    fee: fee / unit,
    ...(bounty > 0 && { bounty: bounty / unit }),
  });
  if (code === '' || code === 'XPM') return { buy_in: buyInText(paid(100), {}) };
  // What is no code of three letters is the symbol.
  const isCode = /^[A-Z]{3}$/.test(code);
  const currency = isCode ? { code, symbol: symbolOf(code) } : { code: '', symbol: code };
  return { buy_in: buyInText(paid(1), { currency }) };
}
