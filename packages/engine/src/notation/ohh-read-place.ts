/** The game of an Open Hand History hand, and where and when it was played. */

import type { GameName } from '../hand/games.js';
import { ImportFault, type ImportRecord } from './import-record.js';
import type { JsonField } from './ohh-json.js';
import type { PhhHand } from './phh-hand.js';

/** The format has one Omaha, however many cards are dealt: what is known of the hands tells. */
export function gameOf(type: JsonField, { players }: ImportRecord): GameName {
  const most = Math.max(...players.map(({ cards }) => cards.length));
  const games = Object.hasOwn(GAMES, nameOf(type)) ? GAMES[nameOf(type)] : undefined;
  const game = games?.[most > 4 ? most - 4 : 0];
  if (game === undefined) throw new ImportFault(type.text() || 'a game without a name', true);
  return game;
}

export const isShortDeck = (type: JsonField): boolean => nameOf(type) === 'shortdeck';

const nameOf = (type: JsonField): string =>
  type
    .text()
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** With four cards or fewer, five, six. */
const GAMES: Readonly<Record<string, readonly GameName[]>> = {
  holdem: ['holdem'],
  shortdeck: ['short-deck'],
  omaha: ['omaha', 'omaha5', 'omaha6'],
  omahahilo: ['omaha8', 'omaha5-8'],
};

const TIME = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d:\d\d:\d\d)/;

export function placeOf(hand: JsonField): Partial<PhhHand> {
  const text = (name: string): string => hand.get(name).text();
  const [, year, month, day, time = ''] = TIME.exec(text('start_date_utc')) ?? [];
  const number = Number(text('game_number'));
  const size = hand.get('table_size').value;
  const tournament = hand.get('tournament_info');
  const event = tournament.get('name').text() || tournament.get('tournament_number').text();
  const currency = text('currency');
  return {
    ...(text('site_name') !== '' && { venue: text('site_name') }),
    ...(text('game_number') !== '' && {
      hand: Number.isSafeInteger(number) && number > 0 ? number : text('game_number'),
    }),
    ...(event !== '' && { event }),
    ...(year !== undefined && {
      time,
      timeZoneAbbreviation: 'UTC',
      day: Number(day),
      month: Number(month),
      year: Number(year),
    }),
    ...(text('table_name') !== '' && { table: text('table_name') }),
    ...(Number.isSafeInteger(size) && { seatCount: size as number }),
    ...(currency !== '' && currency !== 'XPM' && { currency }),
  };
}
