/**
 * The evaluator's WebAssembly kernel, in AssemblyScript: fills the tables of values and evaluates
 * hands of seven cards in batches. `npm run kernel` compiles it into src/evaluator/kernel-code.ts.
 *
 * It says again what src/evaluator/ranking.ts says, because code that runs once, cold, is ten times
 * as fast here; a test compares every entry of every table.
 */

/** Places in memory that the host reads and writes. */
export const RANK_KEYS: usize = memory.data(13 * 4, 4);
export const INPUT: usize = memory.data(7 * 4096, 64);
export const OUT: usize = memory.data(2 * 4096, 64);
export const FLUSH_VALUES: usize = memory.data(8192 * 2, 64);
export const ROWS: usize = memory.data(16384 * 2, 64);
export const VALUES: usize = memory.data(66048 * 2, 64);
export const CARD_KEYS: usize = memory.data(64 * 4, 64);
export const FLUSH_SUIT: usize = memory.data(512, 64);
export const SUITED_BIT: usize = memory.data(5 * 64 * 2, 64);

/** By mask of ranks: its place among the masks with as many ranks. */
const PLACES: usize = memory.data(8192 * 2, 64);

/** By two cards, as they lie in memory: the sum of their keys. */
const PAIR_KEYS: usize = memory.data((51 * 257 + 1) * 4, 64);

let rowBits: i32 = 0;

/** The host has written the keys of the ranks. Makes FLUSH_VALUES. */
export function start(): void {
  const seen = OUT;
  memory.fill(seen, 0, 14 * 4);
  for (let mask: i32 = 1; mask < 8192; mask++) {
    const counter = seen + (popcnt(mask) << 2);
    const place = load<i32>(counter);
    store<u16>(PLACES + (mask << 1), place);
    store<i32>(counter, place + 1);
  }
  for (let mask: i32 = 0; mask < 8192; mask++) {
    const straight = straightTop(mask);
    const value = straight >= 0 ? (8 << 12) | straight : (5 << 12) | placeOfHighest(mask, 5);
    store<u16>(FLUSH_VALUES + (mask << 1), value);
  }
}

/** The host has written the row starts as text (offsets.ts). Makes ROWS and VALUES. */
export function fill(size: i32, bits: i32, characters: i32): void {
  rowBits = bits;
  let row: i32 = 0;
  for (let at: i32 = 0; at < characters; ) {
    const first = digit(at);
    if (first > 15) {
      row += first - 15;
      at++;
    } else {
      store<u16>(ROWS + (row << 1), (first << 12) | (digit(at + 1) << 6) | digit(at + 2));
      row++;
      at += 3;
    }
  }
  addRanks(12, size, 0, 0, 0, 0, 0);
}

/** The host has written the tables by card. Makes PAIR_KEYS: the last thing before `evaluate`. */
export function fillPairs(): void {
  for (let a: i32 = 0; a < 52; a++) {
    for (let b: i32 = 0; b < 52; b++) {
      store<i32>(PAIR_KEYS + ((a | (b << 8)) << 2), cardKey(a) + cardKey(b));
    }
  }
}

/** `count` hands of seven cards from INPUT; values to OUT. */
export function evaluate(count: i32): void {
  let cards: usize = INPUT;
  let out: usize = OUT;
  for (let i: i32 = 0; i < count; i++) {
    const key = pairKey(cards) + pairKey(cards + 2) + pairKey(cards + 4) + cardKey(card(cards + 6));
    const suit = <i32>load<u8>(key >>> 23, FLUSH_SUIT);
    if (suit !== 0) {
      store<u16>(out, flush(suit, cards));
    } else {
      const row = <i32>load<u16>(((key >>> 9) & 16383) << 1, ROWS);
      store<u16>(out, load<u16>((row + (key & 511)) << 1, VALUES));
    }
    cards += 7;
    out += 2;
  }
}

function flush(suit: i32, cards: usize): i32 {
  const bits = SUITED_BIT + (suit << 7);
  let mask: i32 = 0;
  for (let i: i32 = 0; i < 7; i++) mask |= <i32>load<u16>(bits + (card(cards + i) << 1));
  return load<u16>(FLUSH_VALUES + (mask << 1));
}

function card(at: usize): i32 {
  return <i32>load<u8>(at);
}

function cardKey(card: i32): i32 {
  return load<i32>(card << 2, CARD_KEYS);
}

function pairKey(at: usize): i32 {
  return load<i32>((<i32>load<u16>(at)) << 2, PAIR_KEYS);
}

function digit(at: i32): i32 {
  const code = <i32>load<u8>(INPUT + at);
  return code > 91 ? code - 49 : code - 48;
}

/** Every multiset of ranks, none more than four times, highest first; its value goes to VALUES. */
function addRanks(
  from: i32,
  left: i32,
  key: i32,
  once: i32,
  twice: i32,
  thrice: i32,
  four: i32,
): void {
  for (let rank = from; rank >= 0; rank--) {
    const bit = (<i32>1) << rank;
    if ((four & bit) !== 0) continue;
    const sum = key + load<i32>(RANK_KEYS + (rank << 2));
    const two = twice | (once & bit);
    const three = thrice | (twice & bit);
    const all = four | (thrice & bit);
    if (left > 1) {
      addRanks(rank, left - 1, sum, once | bit, two, three, all);
    } else {
      const row = <i32>load<u16>(ROWS + ((sum >>> rowBits) << 1));
      const column = sum & ((1 << rowBits) - 1);
      store<u16>(VALUES + ((row + column) << 1), rankValue(once | bit, two, three, all));
    }
  }
}

function rankValue(once: i32, twice: i32, thrice: i32, four: i32): i32 {
  if (four !== 0) {
    const quads = topRank(four);
    return (7 << 12) | (quads * 13 + topRank(without(once, quads)));
  }
  const trips = topRank(thrice);
  if (thrice !== 0) {
    const pairs = without(twice, trips);
    if (pairs !== 0) return (6 << 12) | (trips * 13 + topRank(pairs));
  }
  const straight = straightTop(once);
  if (straight >= 0) return (4 << 12) | straight;
  if (thrice !== 0) return (3 << 12) | (trips * 78 + placeOfHighest(without(once, trips), 2));
  if (twice === 0) return 1 + placeOfHighest(once, 5);
  const pair = topRank(twice);
  const second = without(twice, pair);
  if (second === 0) return (1 << 12) | (pair * 286 + placeOfHighest(without(once, pair), 3));
  const pairs = ((<i32>1) << pair) | ((<i32>1) << topRank(second));
  return (2 << 12) | (placeOfHighest(pairs, 2) * 13 + topRank(once & ~pairs));
}

function straightTop(mask: i32): i32 {
  const wheel = (mask << 1) | (mask >>> 12);
  const runs = wheel & (wheel >> 1) & (wheel >> 2) & (wheel >> 3) & (wheel >> 4);
  return runs === 0 ? -1 : topRank(runs) + 3;
}

function placeOfHighest(mask: i32, count: i32): i32 {
  let left = mask;
  for (let drop = popcnt(mask) - count; drop > 0; drop--) left &= left - 1;
  return load<u16>(PLACES + (left << 1));
}

function topRank(mask: i32): i32 {
  return 31 - clz(mask);
}

function without(mask: i32, rank: i32): i32 {
  return mask & ~((<i32>1) << rank);
}
