/** The game of an Open Hand History hand, and where and when it was played. */

import { BOARD_GAMES, GAMES, type GameName, holeCardCount } from '../../games/games.js';
import { symbolOf } from '../../money/symbols.js';
import type { ImportRecord } from '../import/record.js';
import { ImportFault } from '../import/types.js';
import type { PhhHand } from '../phh/hand.js';
import { TOURNAMENT } from '../phh/variants.js';
import { buyInText } from '../pokerstars/header.js';
import type { JsonField } from './json.js';

/** The format has one Omaha, however many cards are dealt: what is known of the hands tells. */
export function ohhGame(type: JsonField, { players }: ImportRecord): GameName {
  const most = Math.max(...players.map(({ cards }) => cards.length));
  const games = gamesCalled(type);
  const game = most > 4 ? games.find((name) => holeCardCount(GAMES[name]) === most) : games[0];
  if (game === undefined) throw new ImportFault(null, type.text() || '?');
  return game;
}

export const isAnteGame = (type: JsonField): boolean =>
  gamesCalled(type).some((name) => GAMES[name].forced === 'live-antes');

/** With the fewest cards first. */
function gamesCalled(type: JsonField): readonly GameName[] {
  const letters = type
    .text()
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return BOARD_GAMES.filter((name) => GAMES[name].codes.ohh.toLowerCase() === letters);
}

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d:\d\d))?/;

export function ohhPlace(hand: JsonField): Partial<PhhHand> {
  const text = (name: string): string => hand.get(name).text();
  const [, year, month, day, time] = TIME.exec(text('start_date_utc')) ?? [];
  const number = Number(text('game_number'));
  const size = hand.get('table_size').value;
  return {
    ...(text('site_name') !== '' && { venue: text('site_name') }),
    ...(text('game_number') !== '' && {
      hand: Number.isSafeInteger(number) && number > 0 ? number : text('game_number'),
    }),
    ...tournamentOf(hand.get('tournament_info')),
    ...(time !== undefined && { time, timeZoneAbbreviation: 'UTC' }),
    ...(year !== undefined && { day: Number(day), month: Number(month), year: Number(year) }),
    ...(text('table_name') !== '' && { table: text('table_name') }),
    ...(Number.isSafeInteger(size) && { seatCount: size as number }),
    ...currencyOf(text('currency')),
  };
}

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
  const symbol = symbolOf(code);
  return { buy_in: buyInText(paid(1), { currency: { code, symbol } }) };
}
