/** One line of a club's file, its cells read one by one. */

import {
  type CLUB_COLUMNS,
  type CLUB_EXTRA_COLUMNS,
  type CsvProblem,
  nameSchema,
  type ServerRefusal,
  type TableCurrency,
  tableNameSchema,
} from '@sidepot/protocol';
import { refusal } from '../room/state/refusals.js';

export interface NightLine {
  readonly line: number;
  readonly at: number;
  readonly night: string;
  /** Null: the house. */
  readonly player: string | null;
  readonly place: number | null;
  readonly paid: number;
  readonly won: number;
  readonly fee: number;
  readonly people: number | null;
  readonly buyIn: number | null;
}

/** Where the reading ends. */
export class BadLine extends Error {
  readonly refusal: ServerRefusal;

  constructor(line: number, reason: CsvProblem, column?: string) {
    super(reason);
    this.refusal = refusal('BAD_CSV', {
      line,
      reason,
      ...(column === undefined ? {} : { column }),
    });
  }
}

/** The lines of one night. */
export type NightLines = readonly [NightLine, ...NightLine[]];

export type ClubColumn = (typeof CLUB_COLUMNS)[number] | (typeof CLUB_EXTRA_COLUMNS)[number];
export type Cells = (column: ClubColumn) => string;

/** Throws a {@link BadLine}. */
export function nightLineOf(
  line: number,
  cell: Cells,
  currency: TableCurrency,
  separator: ',' | ';',
): NightLine {
  const bad = (reason: CsvProblem, column: ClubColumn): never => {
    throw new BadLine(line, reason, column);
  };
  const amount = (column: ClubColumn): number =>
    amountOf(cell(column), currency, separator) ?? bad('amount', column);
  const whole = (column: ClubColumn): number | null => {
    const text = cell(column);
    if (text === '') return null;
    return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : bad('number', column);
  };
  const code = cell('currency').toUpperCase();
  if (code !== '' && code !== currency) bad('currency', 'currency');
  const night = tableNameSchema.safeParse(cell('night'));
  const player = cell('player');
  const name = player === '' ? null : nameSchema.safeParse(player);
  return {
    line,
    at: timeOf(cell('date')) ?? bad('date', 'date'),
    night: night.success ? night.data : bad('night', 'night'),
    player: name === null ? null : name.success ? name.data : bad('player', 'player'),
    place: whole('place'),
    ...{ paid: amount('paid'), won: amount('won'), fee: amount('fee') },
    people: whole('people'),
    buyIn: cell('buy_in') === '' ? null : amount('buy_in'),
  };
}

const DATE = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z)?$/;

/** A day, or a moment in UTC. Days that are in no calendar are none. */
function timeOf(text: string): number | null {
  const [, day = '', time] = DATE.exec(text) ?? [];
  const at = Date.parse(time === undefined ? `${day}T00:00Z` : text);
  if (!Number.isFinite(at) || at < 0) return null;
  return new Date(at).toISOString().startsWith(day) ? at : null;
}

const CHIPS = /^\d{1,12}$/;
const MONEY = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Nothing is rounded. Where cells end with semicolons, a comma may stand for the point. */
function amountOf(text: string, currency: TableCurrency, separator: ',' | ';'): number | null {
  if (text === '') return 0;
  const plain = separator === ';' ? text.replace(',', '.') : text;
  if (currency === 'none') return CHIPS.test(plain) ? Number(plain) : null;
  const [whole, units, cents = ''] = MONEY.exec(plain) ?? [];
  return whole === undefined ? null : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}
