/**
 * Where the hands of a PokerNow log are, without reading them. The log has its newest line first, so
 * a hand ends with the line that says it starts; what is shown after it stands above its end.
 */

import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import { textProblem } from '../detect/read-options.js';
import { withLineFeeds } from '../import/read-text.js';
import type { TextSlice } from '../pokerstars/split.js';
import { isNewestFirst, logRecords, STARTS } from './csv.js';

/**
 * Cuts a PokerNow log (CSV) into its hands without reading them, in the order of the file. Lines that
 * stand before the first hand belong to none.
 *
 * @throws PokerError BAD_INPUT at once, if it is no text.
 *
 * @example
 * ```ts
 * import { splitPokerNow } from '@sidepot/engine';
 *
 * const log = `entry,at,order
 * "-- ending hand #7 --",2026-10-01T18:30:09.000Z,2
 * "-- starting hand #7  (No Limit Texas Hold'em) (dead button) --",2026-10-01T18:30:05.000Z,1
 * `;
 * console.log([...splitPokerNow(log)].length); // → 1
 * ```
 */
export function splitPokerNow(text: string): Generator<TextSlice, void> {
  throwing(() => throwIf(textProblem(text)));
  return slicesOf(withLineFeeds(text));
}

function* slicesOf(text: string): Generator<TextSlice, void> {
  const lines = logRecords(text);
  const rows = text.split('\n');
  const starts = lines.filter(({ entry }) => entry.startsWith(STARTS));
  const slice = (first: number, last: number): TextSlice => ({
    line: first,
    text: `${rows.slice(first - 1, last).join('\n')}\n`,
  });
  if (isNewestFirst(lines)) {
    let first = lines[0]?.line ?? 1;
    for (const { line } of starts) {
      yield slice(first, line);
      first = line + 1;
    }
    return;
  }
  for (const [i, { line }] of starts.entries()) {
    yield slice(line, (starts[i + 1]?.line ?? rows.length + 1) - 1);
  }
}
