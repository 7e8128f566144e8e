import type { detectNotation, encodingOf, NOTATION_READERS, replayHand } from '@sidepot/engine';

export interface HistoryEngine {
  readonly detectNotation: typeof detectNotation;
  readonly encodingOf: typeof encodingOf;
  readonly NOTATION_READERS: typeof NOTATION_READERS;
  readonly replayHand: typeof replayHand;
}

export interface HistoryHand {
  readonly id: string;
  /** What differs from the hand's own lines; none if nothing does. */
  readonly found: readonly string[];
  readonly warnings: readonly string[];
  /** Do its lines contradict themselves? */
  readonly isKnown: boolean;
}

export interface HistoryScore {
  readonly name: string;
  readonly cause: string;
  readonly notation: string;
  /** Is there a reader, and a checker that knows its lines? */
  readonly isRead: boolean;
  readonly hands: readonly HistoryHand[];
  readonly equal: number;
}

export const HISTORIES: string;
export function historyFiles(folder?: string): string[];
export function causeOf(name: string): string;
export function scoreHistories(engine: HistoryEngine, folder?: string): HistoryScore[];
