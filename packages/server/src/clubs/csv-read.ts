/**
 * Nights from a file. Either all of it is taken, or the first line that cannot be is named with the
 * reason and nothing is.
 */

import { CLUB_COLUMNS, CLUB_EXTRA_COLUMNS, type CsvRow, readCsv } from '@sidepot/protocol';
import { looksLike } from '../room/people/skeleton.js';
import { BadLine, type Cells, type NightLine, type NightLines, nightLineOf } from './csv-line.js';
import { nightOf } from './csv-night.js';
import type { ClubBody, KeptNight } from './types.js';

export interface ReadNights {
  readonly nights: readonly KeptNight[];
  /** Who was not in the club under that name. */
  readonly people: ClubBody['people'];
}

/** Throws a {@link BadLine}. */
export function readNights(text: string, club: ClubBody, newId: () => string): ReadNights {
  const { rows, separator, badLine } = readCsv(text);
  if (badLine !== null) throw new BadLine(badLine, 'quotes');
  const [head, ...body] = rows.map(withoutEmptyEnd);
  if (head === undefined || body.length === 0) throw new BadLine(1, 'empty');
  const places = columnsOf(head);
  const lines = body.map((row) => {
    if (row.cells.length > head.cells.length) throw new BadLine(row.line, 'cells');
    const cells: Cells = (column) => row.cells[places.get(column) ?? -1] ?? '';
    return nightLineOf(row.line, cells, club.currency, separator);
  });
  const people: { id: string; name: string }[] = [];
  const ids = new Map<string, string>();
  const personOf = (name: string): string => {
    const id = ids.get(name) ?? personLike(name);
    ids.set(name, id);
    return id;
  };
  const personLike = (name: string): string => {
    const known = [...club.people, ...people].find((one) => looksLike(one.name, name));
    if (known !== undefined) return known.id;
    const one = { id: newId(), name };
    people.push(one);
    return one.id;
  };
  const nights = grouped(lines).map((group): KeptNight => {
    const [{ line, at, night }] = group;
    const isKnown = club.nights.some(({ result }) => result?.at === at && result.name === night);
    if (isKnown) throw new BadLine(line, 'known');
    const result = nightOf(group, personOf);
    const about = { name: night, addedAt: at, settled: false, worth: 1 };
    return { kind: 'imported', id: newId(), ...about, result };
  });
  return { nights, people };
}

/** Spreadsheets write cells behind the last column. */
function withoutEmptyEnd({ line, cells }: CsvRow): CsvRow {
  const last = cells.findLastIndex((cell) => cell !== '');
  return { line, cells: cells.slice(0, last + 1) };
}

function columnsOf({ line, cells }: CsvRow): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  const known: readonly string[] = [...CLUB_COLUMNS, ...CLUB_EXTRA_COLUMNS];
  for (const [i, cell] of cells.entries()) {
    const name = cell.toLowerCase();
    if (!known.includes(name) || columns.has(name)) {
      throw new BadLine(line, 'unknownColumn', cell.slice(0, 40));
    }
    columns.set(name, i);
  }
  const missing = CLUB_COLUMNS.find((name) => !columns.has(name));
  if (missing !== undefined) throw new BadLine(line, 'missingColumn', missing);
  return columns;
}

/** The lines of one night have its date and its name; they need not stand together. */
function grouped(lines: readonly NightLine[]): readonly NightLines[] {
  const groups = new Map<string, [NightLine, ...NightLine[]]>();
  for (const line of lines) {
    const key = `${line.at} ${line.night}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  return [...groups.values()];
}
