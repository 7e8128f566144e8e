/** What a stream can show: colours and how many columns. */

import { type Paint, paintFor, wantsColors } from './paint.js';

const DEFAULT_COLUMNS = 80;
const MIN_COLUMNS = 40;
const MAX_COLUMNS = 120;

export interface Terminal {
  readonly paint: Paint;
  readonly columns: number;
}

/** Some terminals say 0 columns for "unknown". */
export function terminal({ isTTY = false, columns }: NodeJS.WriteStream): Terminal {
  return {
    paint: paintFor(wantsColors(isTTY, process.env)),
    columns: Math.min(Math.max(columns || DEFAULT_COLUMNS, MIN_COLUMNS), MAX_COLUMNS),
  };
}
