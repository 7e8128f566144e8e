/** How long to wait before the n-th try: doubling, with a spread so that not all come at once. */

const FIRST = 400;
const MOST = 10_000;

export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(MOST, FIRST * 2 ** Math.max(0, attempt - 1));
  return Math.round(full * (0.75 + random() / 4));
}
