/**
 * Two cards before the flop are one of 169 classes. What each is worth is worked out once, when it
 * is first asked for, always with the same seed: the answer never depends on who asked before.
 */

import { type Card, makeCard, type Rules, rankOf, seededRng, suitOf } from '@sidepot/engine';
import { expectedShare } from './share.js';

const CLASSES = 169;
const MOST_RIVALS = 9;
/** Reads of the rivals: 1, 1.5, 2, 2.5, 3. */
const READS = 5;

const tables = new Map<string, Float32Array>();

/** Null for games with more than two cards. `read` is that of a usual rival. */
export function classShare(
  rules: Rules,
  hole: readonly Card[],
  rivals: number,
  read: number,
): number | null {
  const [a, b] = hole;
  if (a === undefined || b === undefined || hole.length !== 2) return null;
  const table = tableOf(rules);
  const many = Math.min(rivals, MOST_RIVALS);
  const step = Math.min(READS - 1, Math.max(0, Math.round((read - 1) * 2)));
  const handClass = classOf(a, b);
  const at = (handClass * MOST_RIVALS + many - 1) * READS + step;
  const known = table[at] ?? 0;
  if (known > 0) return known;
  const tries = 1 + step / 2;
  const problem = {
    rules,
    hole: exampleOf(handClass),
    board: [],
    rivals: new Array<number>(many).fill(tries),
  };
  const samples = Math.max(250, Math.floor(2400 / (many * tries)));
  // Stored as a float of 32 bits: read back, so that the first answer is the later ones' too.
  table[at] = Math.max(0.001, expectedShare(problem, samples, seededRng(at)));
  return table[at] ?? null;
}

/** Of its class always the same: other suits would draw other cards by the same numbers. */
function exampleOf(handClass: number): readonly Card[] {
  const [first, second] = [Math.floor(handClass / 13), handClass % 13];
  return [makeCard(first, 0), makeCard(second, first > second ? 0 : 1)];
}

function tableOf({ game, tripsOverStraight }: Rules): Float32Array {
  const key = `${game} ${tripsOverStraight}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = new Float32Array(CLASSES * MOST_RIVALS * READS);
  tables.set(key, table);
  return table;
}

/** 13 × 13: suited above the diagonal, pairs on it, the others below. */
function classOf(a: Card, b: Card): number {
  const [low, high] = [Math.min(rankOf(a), rankOf(b)), Math.max(rankOf(a), rankOf(b))];
  return suitOf(a) === suitOf(b) ? high * 13 + low : low * 13 + high;
}
