import type { readPhh, replayHand } from '@sidepot/engine';

export interface Score {
  readonly file: string;
  readonly hands: number;
  readonly compared: number;
  readonly equal: number;
  /** Reason → hands that were not compared. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly tags: Readonly<Record<string, { readonly hands: number; readonly equal: number }>>;
  readonly differences: readonly { readonly id: string; readonly found: readonly unknown[] }[];
}

export const CORPUS: string;
export function corpusFiles(): string[];
export function handsIn(file: string): { readonly phh: string; readonly unit: number }[];
export function scoreOf(
  file: string,
  engine: { readonly readPhh: typeof readPhh; readonly replayHand: typeof replayHand },
): Score;
