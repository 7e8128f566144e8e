/** The nights of a club that are over, as a file: `docs/guide-host.md` has the columns. */

import { moneyWriter } from '@sidepot/engine';
import {
  type Club,
  type CsvName,
  csvText,
  MONEY_UNIT,
  type TableCurrency,
} from '@sidepot/protocol';

const COLUMNS = [
  ...['date', 'night', 'place', 'player', 'paid', 'won'],
  ...['people', 'buy_in', 'currency'],
];

/** What one of the club's own units is, written out. */
export const clubUnit = (currency: TableCurrency): string =>
  currency === 'none' ? '1' : MONEY_UNIT;

/** Oldest first. What the house has is a line without a player, so that each night sums to zero. */
export function clubCsv({ nights, members, currency }: Club): string {
  const written = moneyWriter(clubUnit(currency), { zeros: true, group: String });
  const code = currency === 'none' ? '' : currency;
  const nameOf = (member: string): string => members.find(({ id }) => id === member)?.name ?? '';
  const rows = nights
    .filter(({ status }) => status === 'over')
    .toReversed()
    .flatMap(({ at, name, people, buyIn, scores, rows: lines, house }) => {
      const night = [new Date(at).toISOString(), { name }];
      const about = [scores ? String(people) : '', buyIn === null ? '' : written(buyIn), code];
      const all = lines.map(({ member, place, paid, won, adjusted }): (string | CsvName)[] => [
        ...night,
        ...[place === null ? '' : String(place), { name: nameOf(member) }],
        ...[written(paid + Math.max(0, -adjusted)), written(won + Math.max(0, adjusted))],
        ...about,
      ]);
      if (house === 0) return all;
      const [paid, won] = [Math.max(0, -house), Math.max(0, house)];
      return [...all, [...night, '', '', written(paid), written(won), ...about]];
    });
  return csvText([COLUMNS, ...rows]);
}
