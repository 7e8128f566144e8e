/** Text for a spreadsheet and from one (RFC 4180). */

/** A cell that holds what people chose: it may need quotes. Amounts and codes are as they are. */
export interface CsvName {
  readonly name: string;
}

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as text, each line ended by CR LF. A name that a spreadsheet would take for a formula has an
 * apostrophe in front.
 *
 * @example
 * ```ts
 * import { csvText } from '@sidepot/protocol';
 *
 * csvText([['player', 'net'], [{ name: 'Ann, Jr.' }, '-5']]); // → 'player,net\r\n"Ann, Jr.",-5\r\n'
 * ```
 */
export const csvText = (rows: readonly (readonly (string | CsvName)[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');

function written(cell: string | CsvName): string {
  if (typeof cell === 'string') return cell;
  const text = FORMULA.test(cell.name) ? `'${cell.name}` : cell.name;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of a file, and the line it begins on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a file is read as. */
export interface CsvRead {
  readonly rows: readonly CsvRow[];
  readonly separator: ',' | ';';
  /** Where a quote begins that never ends, or ends in the middle; null: nowhere. */
  readonly badLine: number | null;
}

/**
 * The rows of a file as spreadsheets write it: with commas, or with semicolons if its first line has
 * no comma. Empty lines are left out, and an apostrophe in front of what would be a formula.
 *
 * @example
 * ```ts
 * import { readCsv } from '@sidepot/protocol';
 *
 * readCsv('player;net\r\nAnn;-5\r\n').rows[1]; // → { line: 2, cells: ['Ann', '-5'] }
 * readCsv('"Ann,5').badLine; // → 1
 * ```
 */
export function readCsv(text: string): CsvRead {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [first = ''] = lines.split('\n', 1);
  const separator = first.includes(';') && !first.includes(',') ? ';' : ',';
  const rows: CsvRow[] = [];
  let state: 'fresh' | 'plain' | 'quoted' | 'closed' = 'fresh';
  let [line, start, quote] = [1, 1, 1];
  let cells: string[] = [];
  let cell = '';
  for (const char of `${lines}\n`) {
    if (state === 'quoted') {
      if (char === '"') state = 'closed';
      else cell += char;
      if (char === '\n') line++;
    } else if (char === '"') {
      if (state === 'plain') return { rows: [], separator, badLine: line };
      // Two of them in quotes are one that is meant.
      if (state === 'closed') cell += char;
      else quote = line;
      state = 'quoted';
    } else if (char === separator || char === '\n') {
      cells.push(cell.replace(APOSTROPHE, '').trim());
      cell = '';
      state = 'fresh';
      if (char === separator) continue;
      if (cells.some((one) => one !== '')) rows.push({ line: start, cells });
      cells = [];
      line++;
      start = line;
    } else {
      if (state === 'closed') return { rows: [], separator, badLine: line };
      cell += char;
      state = 'plain';
    }
  }
  return {
    rows: state === 'quoted' ? [] : rows,
    separator,
    badLine: state === 'quoted' ? quote : null,
  };
}

/** As {@link csvText} puts it in front. */
const APOSTROPHE = /^'(?=[=+\-@\t])/;
