/** Plays what is on stage, and calls me when it is my turn: by sound and by a short shake. */

import { useEffect } from 'react';
import { useBrowserSettings } from '../session/browser-settings.js';
import type { Cue } from './cues.js';

const SHAKE = 80;

/** `id` tells one cue from the next of the same kind. */
export function useCue(cue: Cue | null, id: number | string): void {
  const { sound } = useBrowserSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each id
  useEffect(() => {
    if (sound && cue !== null && document.visibilityState === 'visible') void load(cue);
  }, [id, cue]);
}

export function useTurnCall(isMyTurn: boolean): void {
  const { sound, vibration } = useBrowserSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the turn comes
  useEffect(() => {
    if (!isMyTurn) return;
    if (sound) void load('turn');
    // Before the first tap browsers refuse it, and say so in the console.
    if (vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHAKE);
  }, [isMyTurn]);
}

const load = async (cue: Cue): Promise<void> => (await import('./synth.js')).play(cue);
