/** How many of what. */

import { count } from '../../tools/numbers.js';

/** Of none there are several, as people write it: "0 notas". `Intl` would say "0 nota". */
export const plural = (things: number, one: string, many: string): string =>
  `${count(things)} ${things === 1 ? one : many}`;
