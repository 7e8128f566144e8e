/** Bars of block characters, exact to an eighth of a column. */

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** `share` from 0 to 1 of `columns`. What is not nothing is seen. */
export function bar(share: number, columns: number): string {
  const least = share > 0 ? 1 : 0;
  const eighths = Math.max(least, Math.round(Math.min(share, 1) * columns * 8));
  return '█'.repeat(eighths >> 3) + (EIGHTHS[eighths & 7] ?? '');
}
