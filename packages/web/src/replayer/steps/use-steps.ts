/** Where a replay stands, and what moves it. */

import { useCallback, useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Steps {
  readonly at: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  go(step: number): void;
  togglePlay(): void;
  setSpeed(speed: Speed): void;
  /** True if the key meant something. */
  press(key: string): boolean;
}

/** Milliseconds for a step at the speed of 1. */
const PACE = 1200;

export function useSteps(count: number, start = 0): Steps {
  const last = Math.max(0, count - 1);
  const [at, setAt] = useState(Math.min(last, Math.max(0, start)));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, speed]);
  const go = useCallback(
    (step: number): void => {
      setPlaying(false);
      setAt(Math.min(last, Math.max(0, step)));
    },
    [last],
  );
  const togglePlay = (): void => {
    if (!isPlaying && at >= last) setAt(0);
    setPlaying(!isPlaying);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    Home: () => go(0),
    End: () => go(last),
    ' ': togglePlay,
  };
  return {
    at,
    count,
    isPlaying,
    speed,
    go,
    togglePlay,
    setSpeed,
    press(key) {
      const action = keys[key];
      action?.();
      return action !== undefined;
    },
  };
}
