/**
 * The way from one view to the next, event by event. It takes the engine's fold, which comes after the
 * table is drawn; until it is there, and where it cannot be fetched, a change is seen at once.
 */

import type { drawings } from './drawn.js';

let way: typeof drawings | null = null;

export const loadWay = (): Promise<void> =>
  import('./drawn.js').then(
    (loaded) => {
      way = loaded.drawings;
    },
    () => {},
  );

export const onTheWay: typeof drawings = (before, after, entries) =>
  way === null ? [] : way(before, after, entries);
