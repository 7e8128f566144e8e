/** Stars and comments on hands. They stay on this device and nobody else learns of them. */

import { useSyncExternalStore } from 'react';

export interface HandMark {
  readonly isStarred: boolean;
  readonly comment: string;
}

/** By the key of the hand. */
export type HandMarks = ReadonlyMap<string, HandMark>;

const KEY = 'sidepot.hand-marks';
const MOST = 5000;
export const LONGEST_COMMENT = 2000;
export const NO_MARK: HandMark = { isStarred: false, comment: '' };

const listeners = new Set<() => void>();
let known: HandMarks | null = null;

/** What is stored may be anything: `[key, star, comment]` is what we write. */
export function readMarks(stored: string | null): HandMarks {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    const entries = Array.isArray(found) ? found.filter(Array.isArray) : [];
    return new Map(
      entries.slice(-MOST).flatMap(([key, star, comment]): [string, HandMark][] => {
        if (typeof key !== 'string') return [];
        const text = typeof comment === 'string' ? comment.slice(0, LONGEST_COMMENT) : '';
        return [[key, { isStarred: star === 1, comment: text }]];
      }),
    );
  } catch {
    return new Map();
  }
}

export const writeMarks = (marks: HandMarks): string =>
  JSON.stringify([...marks].map(([key, { isStarred, comment }]) => [key, +isStarred, comment]));

/** The newest is last; one that says nothing is none. */
export function withMark(marks: HandMarks, key: string, mark: HandMark): HandMarks {
  const others = [...marks].filter(([other]) => other !== key);
  const isEmpty = !mark.isStarred && mark.comment.trim() === '';
  return new Map((isEmpty ? others : [...others, [key, mark] as const]).slice(-MOST));
}

/** A browser may refuse to store anything. */
function handMarks(): HandMarks {
  if (known !== null) return known;
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Then there is none until one is made.
  }
  known = readMarks(stored);
  return known;
}

export function markHand(key: string, mark: HandMark): void {
  known = withMark(handMarks(), key, mark);
  try {
    localStorage.setItem(KEY, writeMarks(known));
  } catch {
    // It holds for as long as the page is open.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHandMarks = (): HandMarks => useSyncExternalStore(listen, handMarks);
