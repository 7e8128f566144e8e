/** A card of two characters where it stands in a text. */

import { RANKS, SUITS } from '../../cards.js';
import type { PhhCard } from './hand.js';

/** No card, and none of the codes of a card. */
export const BAD = -2;

/** By code: rank × 4, or the suit; above everything for `?`. */
const UNSEEN = 64;
const tableOf = (letters: string, step: number): Int8Array => {
  const table = new Int8Array(128).fill(-128);
  for (let i = 0; i < letters.length; i++) table[letters.charCodeAt(i)] = i * step;
  table['?'.charCodeAt(0)] = UNSEEN;
  return table;
};
const RANK_OF = /* @__PURE__ */ tableOf(RANKS, 4);
const SUIT_OF = /* @__PURE__ */ tableOf(SUITS, 1);

/** −1 for `??`. */
export const cardAt = (text: string, i: number): PhhCard | typeof BAD =>
  cardOfCodes(text.charCodeAt(i), text.charCodeAt(i + 1));

/** Of the codes of its two characters. */
export function cardOfCodes(first: number, second: number): PhhCard | typeof BAD {
  if (first > 127 || second > 127) return BAD;
  const card = (RANK_OF[first] ?? BAD) + (SUIT_OF[second] ?? BAD);
  if (card >= 0 && card < 52) return card as PhhCard;
  return card === 2 * UNSEEN ? -1 : BAD;
}
