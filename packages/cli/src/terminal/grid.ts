/** Columns of text under headings. A cell may have several lines. */

import type { Style } from './paint.js';
import { width } from './text.js';

export interface Column {
  readonly title: string;
  /** One entry per row, each a list of lines. */
  readonly cells: readonly (readonly string[])[];
  readonly align?: 'right';
  readonly style?: Style;
}

export const GAP = '  ';

export const columnWidth = ({ title, cells }: Column): number =>
  Math.max(width(title), ...cells.flat().map(width));

export const gridWidth = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + columnWidth(column) + GAP.length, -GAP.length);

export function grid(columns: readonly Column[], heading: Style, rule: Style): string[] {
  const widths = columns.map(columnWidth);
  const line = (textOf: (column: Column) => string, styled: boolean): string => {
    const parts = columns.map((column, i) => {
      const text = textOf(column);
      const space = ' '.repeat(Math.max(0, (widths[i] as number) - width(text)));
      const shown = styled && column.style !== undefined ? column.style(text) : text;
      return column.align === 'right' ? space + shown : shown + space;
    });
    return parts.join(GAP).trimEnd();
  };
  const lines = [
    heading(line((column) => column.title, false)),
    rule(widths.map((columns) => '─'.repeat(columns)).join(GAP)),
  ];
  const rows = columns[0]?.cells.length ?? 0;
  for (let row = 0; row < rows; row++) {
    const height = Math.max(...columns.map((column) => column.cells[row]?.length ?? 0));
    for (let k = 0; k < height; k++) {
      lines.push(line((column) => column.cells[row]?.[k] ?? '', true));
    }
  }
  return lines;
}
