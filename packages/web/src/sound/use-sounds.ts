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

/** Sounds come on with the first click or key, if they are wanted then. */
export function useFirstTouch(): void {
  const { sound } = useBrowserSettings();
  useEffect(() => {
    if (!sound) return;
    // Loaded before: some browsers allow a sound only in the very turn of the click.
    const synth = import('./synth.js').catch(() => null);
    const touched = (): void => {
      stop();
      void synth.then((loaded) => loaded?.unlock());
    };
    const stop = (): void => {
      for (const type of FIRST) removeEventListener(type, touched, true);
    };
    for (const type of FIRST) addEventListener(type, touched, true);
    if (navigator.userActivation?.hasBeenActive) touched();
    return stop;
  }, [sound]);
}

const FIRST = ['pointerdown', 'keydown'] as const;

/** Where it cannot be fetched, nothing is heard. */
const load = (cue: Cue): Promise<void> =>
  import('./synth.js').then(
    ({ play }) => play(cue),
    () => {},
  );
