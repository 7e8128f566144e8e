/** Where the hands of a GGPoker file begin, without reading them. */

import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import { textProblem } from '../detect/read-options.js';
import { type TextSlice, textSlices } from '../pokerstars/split.js';

/**
 * Cuts a file of GGPoker's text into its hands without reading them.
 *
 * @throws PokerError BAD_INPUT at once, if it is no text.
 *
 * @example
 * ```ts
 * import { splitGgPoker } from '@sidepot/engine';
 *
 * const lines = [...splitGgPoker('Poker Hand #HD1: …\n\nPoker Hand #HD2: …\n')].map(({ line }) => line);
 * console.log(lines); // → [ 1, 3 ]
 * ```
 */
export function splitGgPoker(text: string): Generator<TextSlice, void> {
  throwing(() => throwIf(textProblem(text)));
  return textSlices(text, 'Poker Hand #');
}
