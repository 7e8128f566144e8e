/** How many in a row, now and at best: kept on this device. */

const KEY = 'sidepot.drill';

export interface Streak {
  readonly now: number;
  readonly best: number;
}

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

export function readStreak(): Streak {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { now, best }: Partial<Record<string, unknown>> =
      typeof found === 'object' && found !== null ? { ...found } : {};
    return { now: whole(now), best: whole(best) };
  } catch {
    return { now: 0, best: 0 };
  }
}

export function keepStreak({ now, best }: Streak, isRight: boolean): Streak {
  const next = isRight ? { now: now + 1, best: Math.max(best, now + 1) } : { now: 0, best };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // It is a game: what cannot be kept is not.
  }
  return next;
}
