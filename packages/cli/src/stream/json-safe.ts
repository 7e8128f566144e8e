/**
 * Details of a refusal quote the input, which may be anything of any size: NaN, a list of a
 * thousand, nested so deeply that JSON.stringify would overflow the stack. This cuts them short.
 */

const MAX_TEXT = 200;
/** More than the largest list the engine speaks of: 22 players. */
const MAX_ITEMS = 24;
const MAX_DEPTH = 3;
const CUT = '…';

export function cutText(text: string, max: number = MAX_TEXT): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 1);
  const splitsPair = /[\uD800-\uDBFF]$/.test(kept);
  return (splitsPair ? kept.slice(0, -1) : kept) + CUT;
}

export function jsonSafe(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cutText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return cutText(String(value));
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return CUT;
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map((item) => jsonSafe(item, depth + 1));
    return value.length > MAX_ITEMS ? [...items, CUT] : items;
  }
  const all = Object.entries(value);
  const entries = all
    .slice(0, MAX_ITEMS)
    .map(([key, item]) => [cutText(key), jsonSafe(item, depth + 1)]);
  if (all.length > MAX_ITEMS) entries.push([CUT, all.length - MAX_ITEMS]);
  return Object.fromEntries(entries);
}
