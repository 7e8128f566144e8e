/**
 * The tables behind `evaluate5`, `evaluate6` and `evaluate7`, 278 KB in all. They are filled when
 * first needed: an unfilled table answers 0, which no hand is worth, and that is the signal.
 *
 * They are plain module constants because that is what V8 folds into the code (ADR 5).
 */

import { decodeRows } from './digits.js';
import { createKernel, type Kernel } from './kernel.js';
import { OFFSETS } from './offsets.js';
import { forEachRanks, type HandSize, RANK_KEYS, ROW_BITS } from './rank-keys.js';
import { flushValue, rankValue } from './ranking.js';

/** The suits' part of a key: counts of four suits in the top nine bits, unique up to seven cards. */
const SUIT_KEYS: readonly number[] = [0, 1, 8, 57];
export const SUIT_SHIFT = 23;
export const RANKS_MASK: number = (1 << SUIT_SHIFT) - 1;

/** By card: the key of its rank, and its suit above. The sum over a hand is the key of the hand. */
export const CARD_KEYS: Int32Array = /* @__PURE__ */ new Int32Array(64);

/** By suit part of the key of 5, 6, 7 cards: 1 + the suit of which there are five, else 0. */
export const FLUSH_SUIT5: Uint8Array = /* @__PURE__ */ new Uint8Array(512);
export const FLUSH_SUIT6: Uint8Array = /* @__PURE__ */ new Uint8Array(512);
export const FLUSH_SUIT7: Uint8Array = /* @__PURE__ */ new Uint8Array(512);

/** By suit + 1 and card: the bit of its rank if it is of that suit. */
export const SUITED_BIT: Uint16Array = /* @__PURE__ */ new Uint16Array(5 * 64);

/** By mask of five or more ranks of one suit. */
export const FLUSH_VALUES: Uint16Array = /* @__PURE__ */ new Uint16Array(8192);

/** Row starts and values, by number of cards; as many as offsets.ts says. */
export const ROWS5: Uint16Array = /* @__PURE__ */ new Uint16Array(4096);
export const VALUES5: Uint16Array = /* @__PURE__ */ new Uint16Array(13_123);
export const ROWS6: Uint16Array = /* @__PURE__ */ new Uint16Array(4096);
export const VALUES6: Uint16Array = /* @__PURE__ */ new Uint16Array(28_010);
export const ROWS7: Uint16Array = /* @__PURE__ */ new Uint16Array(16384);
export const VALUES7: Uint16Array = /* @__PURE__ */ new Uint16Array(51_081);

export function fillTables5(): void {
  fill(5, ROWS5, VALUES5, FLUSH_SUIT5);
}
export function fillTables6(): void {
  fill(6, ROWS6, VALUES6, FLUSH_SUIT6);
}
export function fillTables7(): void {
  fill(7, ROWS7, VALUES7, FLUSH_SUIT7);
}

function fill(size: HandSize, rows: Uint16Array, values: Uint16Array, flushes: Uint8Array): void {
  const kernel = createKernel();
  if (FLUSH_VALUES[8191] === 0) fillCards(kernel);
  if (kernel === null) {
    fillValues(size, rows, values);
  } else {
    kernel.fill(size, ROW_BITS[size], OFFSETS[size]);
    kernel.read('ROWS', rows);
    kernel.read('VALUES', values);
  }
  fillFlushSuits(size, flushes);
}

function fillCards(kernel: Kernel | null): void {
  for (let card = 0; card < 52; card++) {
    const rank = card >> 2;
    const suit = card & 3;
    CARD_KEYS[card] = (RANK_KEYS[rank] as number) + ((SUIT_KEYS[suit] as number) << SUIT_SHIFT);
    SUITED_BIT[((suit + 1) << 6) | card] = 1 << rank;
  }
  if (kernel !== null) {
    kernel.read('FLUSH_VALUES', FLUSH_VALUES);
  } else {
    for (let mask = 0; mask < 8192; mask++) FLUSH_VALUES[mask] = flushValue(mask);
  }
}

function fillValues(size: HandSize, rows: Uint16Array, values: Uint16Array): void {
  decodeRows(OFFSETS[size], rows);
  const bits = ROW_BITS[size];
  const columns = (1 << bits) - 1;
  forEachRanks(size, (key, once, twice, thrice, four) => {
    const row = rows[key >>> bits] as number;
    values[row + (key & columns)] = rankValue(once, twice, thrice, four);
  });
}

function fillFlushSuits(size: number, flushes: Uint8Array): void {
  for (let c = 0; c <= size; c++) {
    for (let d = 0; c + d <= size; d++) {
      for (let h = 0; c + d + h <= size; h++) {
        const counts = [c, d, h, size - c - d - h];
        const key = counts.reduce((sum, n, suit) => sum + n * (SUIT_KEYS[suit] as number), 0);
        flushes[key] = 1 + counts.findIndex((count) => count >= 5);
      }
    }
  }
}
